lessons-begin = Londra, e tu fai parte della Banda di Fagin. Gironzola per le strade, vendi il bottino, tieni sottile il fascicolo di polizia: vince il ladro più ricco.
lessons-end = Questo è tutto Oliver Twist: gironzolare, vendere set a Fagin, chiedere aiuto, di giorno e di notte, e lasciare agli altri il fascicolo più grosso. Ora gioca una partita intera.

lesson-goal = Che cosa conta
    .tell = Una partita ha due manche, il Giorno e la Notte. Vince chi ha più sterline dopo la Notte. Nel tuo turno fai esattamente una cosa: gironzolare, andare da Fagin o giocare una carta Personaggio. Gironzolare vuol dire muovere la Banda, la pedina di tutti, lungo una strada e prendere un segnalino.
    .ask = Gironzola: prendi l’orologio subito a sinistra della Banda. Vale 5 £.
    .then = L’orologio è nella tua riserva, e la Banda ha preso il suo posto; da lì gironzolerà il prossimo giocatore. Ma un Oggetto non è ancora denaro: prima devi venderlo a Fagin.
    .other = L’orologio accanto alla Banda vale 5 £, più di ogni altro Oggetto: prendilo.
    .cheap = Anche quello è accanto alla Banda, ma vale al massimo 2 £. L’orologio a sinistra vale 5 £.
    .far = Ci arrivi, ma ciò che salti per strada si paga, lo vedrai presto. L’orologio è proprio accanto alla Banda: prendi quello.

lesson-skip = Quello che salti
    .tell = Puoi prendere uno dei primi quattro segnalini di una serie: lungo la strada, oltre un incrocio, ma mai attraverso una casella vuota. I segnalini saltati vanno nel tuo fascicolo di polizia, che nessuno apre prima della fine della manche. Chi allora ne ha di più si fa acciuffare e paga 1 £ per ogni tipo diverso.
    .ask = Hai due anelli. Prendi l’anello, il terzo segnalino risalendo la strada, e saltane due.
    .then = Tre anelli: un set, che vale bene la mela e la corda nel tuo fascicolo. Attento anche alla riserva: contiene nove Oggetti, e per un decimo uno di loro va nel fascicolo.
    .other = Si può. Ma hai due anelli, e il terzo è a portata di mano: il terzo segnalino risalendo la strada.
    .near = Così non salti nulla, ma una mela vale poco. L’anello due passi più in là vale 4 £ ed è il tuo terzo.
    .tool = Una corda è un Attrezzo, utile di Notte. Ma subito dietro c’è il tuo terzo anello: prendi quello.

lesson-fagin = Quanto paga Fagin
    .tell = Un set è di tre o più Oggetti dello stesso tipo; un portafoglio vale per qualsiasi tipo. Fagin paga le sterline dei segnalini, 7 £ in più da cinque segnalini in su, e la Ricompensa in cima: 6 per il primo set della manche, poi 5, 4, 3 e 2. Si vende un set per turno.
    .ask = Vai da Fagin: vendi le tue quattro spille insieme al portafoglio.
    .then = 8 per le spille, 7 per cinque segnalini, 6 di Ricompensa: 21 £. Per il prossimo set c’è solo un 5. Raccoglierne di più o arrivare per primo? È la domanda di ogni turno.
    .other = Tocca una spilla della tua riserva, poi il portafoglio: insieme fanno cinque segnalini.
    .prowl = Anche raccoglierne altri non è un cattivo piano. Ma qualcun altro potrebbe prendersi il 6. Vediamo quanto paga Fagin.
    .fewer = È un set, ma non il migliore: le quattro spille e il portafoglio sono cinque segnalini, e cinque fruttano 7 £ in più.

lesson-help = Attrezzi e Personaggi
    .tell = Non tutti i segnalini sono Oggetti. Un Attrezzo va davanti al tuo covo e aspetta la Notte. Un segnalino Personaggio ti dà una carta; dal tuo prossimo turno puoi giocarla, ed è tutto il tuo turno. O chiedi aiuto, e la carta fa quello che dice, o la scarti per nasconderti: passi.
    .ask = Prendi il segnalino Personaggio, il cappello accanto alla Banda. Nel prossimo turno chiedi aiuto alla tua nuova carta: fatti portare il terzo orologio, a sinistra della Banda, oltre la casella vuota.
    .then = Il terzo orologio, fuori dalla portata della Banda, e nel fascicolo non è andato nulla. Le carte si possono tenere per la Notte; dopo non valgono più nulla.
    .other = Hai due orologi. Il Dritto può portarti il terzo: gioca la carta e chiedigli aiuto.
    .elsewhere = Si può, ma vediamo che cosa sa fare un Personaggio: prendi il segnalino Personaggio accanto alla Banda.
    .later = Puoi tenere la carta quanto vuoi. Ma leggila: prende un Oggetto qualsiasi dalle strade. Giocala adesso.
    .hide = Nascondersi è passare: va bene quando ogni mossa è cattiva. Adesso Il Dritto può fare di più: chiedigli aiuto.
    .watch = Ti porterebbe anche quello. Ma un orologio fa un set con i due che hai: quello accanto alla piazzetta, oltre la casella vuota.

lesson-stuck = La Banda è bloccata
    .tell = Quando nessun segnalino è accanto alla Banda, è bloccata. Chi gironzola allora paga 2 £ e la mette su un’altra casella libera accanto a un segnalino, per prenderne uno da lì. È una seccatura: fa’ che tocchi agli altri.
    .ask = Stavolta tocca a te pagare. Metti la Banda accanto all’orologio tutto solo: in Field Lane, a sinistra della Banda.
    .then = L’orologio è tuo, e la Banda era di nuovo bloccata: così anche il giocatore dopo di te ha pagato 2 £. Prima di gironzolare, guarda dove lasci la Banda.
    .other = Gironzola, paga 2 £ e metti la Banda accanto all’orologio solitario.
    .beside_more = Lì, dopo la tua presa, resterebbero segnalini accanto alla Banda, e chi viene dopo non pagherebbe nulla. Mettila accanto all’orologio solitario.

lesson-dusk = Quando le strade sono vuote
    .tell = Senza segnalini nelle strade e senza un set nella riserva devi giocare una carta o chiudere la manche. Chi la chiude paga 4 £, e nessuno gioca più. I set rimasti fruttano solo il valore del loro segnalino migliore, tutti gli altri Oggetti passano dalle riserve ai fascicoli, e il fascicolo più grosso paga la multa.
    .ask = L’altro giocatore non ha né set né carte. Vendi le tue spille finché puoi.
    .then = 10 £ per te. L’altro giocatore ha chiuso il Giorno per 4 £ e si è fatto acciuffare con il fascicolo più grosso: altre 5 £. Cala la Notte; il più povero, cioè tu, scopre i primi segnalini e dice chi comincia.
    .other = Vendi adesso le tue tre spille a Fagin, prima che la manche finisca.
    .brownlow = 5 £ fanno comodo. Ma l’altro giocatore chiuderebbe il Giorno, e le tue spille frutterebbero 2 £ invece di 10. Il signor Brownlow può aspettare la Notte.
    .hide = Allora l’altro giocatore chiuderebbe il Giorno, e le tue spille frutterebbero 2 £ invece di 10. Prima vendile, e tieni la carta.

lesson-night = Di notte
    .tell = Di Notte le regole sono le stesse, ma i segnalini sono coperti, e si possono prendere o saltare solo quelli scoperti. Se la Banda tocca solo segnalini coperti, prima devi scoprire: ne giri uno, poi quello accanto e così via, al massimo 12. A un bivio scegli tu. Ciò che è scoperto resta scoperto per tutti.
    .ask = Hai due collane. Gironzola, scopri il vicolo cieco a destra, poi prendi un segnalino che completi un set.
    .then = Ora hai un set: collane, con o senza portafoglio. Ciò che hai scoperto e lasciato aspetta gli altri: pensaci prima di scoprire.
    .other = Scopri il vicolo cieco a destra, Jacob’s Island, e prendi uno dei suoi segnalini.
    .short = Da quella parte ci sono solo due segnalini in fila, nel vicolo cieco a destra tre. Più ne scopri, più puoi scegliere.

lesson-burglary = Gli scassi
    .tell = Di Notte ci sono anche i segnalini Scasso. Chi ne prende uno pesca una carta Scasso, e una in più per ogni tipo diverso di Attrezzo davanti al covo, ne tiene una in segreto e scarta un Attrezzo. La carta conta alla fine della partita. Alcune sono perdite!
    .ask = Hai due Attrezzi. Prendi il segnalino Scasso, la casa accanto alla Banda, tieni la carta migliore, poi scarta l’Attrezzo che vuoi.
    .then = Di tre carte tieni quella da 9 £. Senza Attrezzi ne peschi una sola e devi tenerla, anche una perdita come questa di 3 £. Perciò di Giorno raccogli Attrezzi diversi.
    .other = Il segnalino Scasso è proprio accanto alla Banda: prendi quello.
    .skipped = Così salteresti lo Scasso, che andrebbe nel tuo fascicolo: un tipo in più. Prendilo, piuttosto.
    .keep = Puoi tenerne una qualsiasi. Ma 9 £ è la migliore: tieni quella.

lesson-end = La fine
    .tell = La Notte finisce come il Giorno: qualcuno paga 4 £, e il fascicolo più grosso paga la multa. Poi ognuno aggiunge le carte Scasso ai soldi, e vince il più ricco. Chi ha ancora una carta non è obbligato a chiudere la manche: la gioca, e tocca al prossimo.
    .ask = Le strade sono vuote, e nel tuo fascicolo ci sono 7 segnalini. Chiedi aiuto a Nancy: ne fa sparire 4.
    .then = Vinto, 66 £ a 54! L’altro giocatore ha dovuto chiudere la manche per 4 £ e aveva il fascicolo più grosso: altre 5 £. Due carte Scasso ti hanno fruttato 14 £.
    .other = Nancy può aiutarti adesso: chiedile aiuto.
    .hide = Le 4 £ toccherebbero all’altro giocatore. Ma il fascicolo più grosso sarebbe il tuo, con una multa di 6 £. Chiedi aiuto a Nancy: fa tutt’e due le cose.
    .pay = Pagheresti 4 £ e anche la multa del fascicolo più grosso, e perderesti. Hai ancora una carta: chiedi aiuto a Nancy.
