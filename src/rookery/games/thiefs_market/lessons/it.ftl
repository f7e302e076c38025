lessons-begin = Il bottino del giorno è sul tavolo, e ogni ladro ne vuole il meglio. Dividetelo, derubatevi a vicenda e spendetelo al Mercato: il più famigerato diventa il re dei ladri.
lessons-end = Ecco tutto Thief’s Market: dividere, rubare, acquistare, e tenere d’occhio che cosa serve agli altri. Ora gioca una partita intera.

lesson-goal = Che cosa fa vincere
    .tell = Vince chi alla fine ha più Punti Notorietà. La maggior parte viene dalle carte che acquisti al Mercato. Le gemme stampate su una carta sono il suo costo: pagale con i dadi del tuo gruppo. Se nessuna carta permette di più, acquisti una carta per round.
    .ask = Acquista la Collana, che vale 2 Punti Notorietà, con le tue due gemme bianche.
    .then = La Collana conta 2 Punti Notorietà alla fine, e resta tua: si rubano i dadi, mai le carte.
    .other = Tocca la Collana nel Mercato: le tue due gemme bianche la pagano.
    .end = Puoi anche non acquistare. Ma le gemme non spese vanno perse alla fine del round: acquista la Collana.

lesson-loot = Dividere il bottino
    .tell = Un round ha due tempi: prima si divide il bottino, poi ognuno acquista. Tutti i dadi vengono tirati al centro e, uno dopo l’altro, si prende ciò che si vuole. Le gemme pagano le carte. Alla fine del round un sacco giallo diventa 1 gettone Oro, una maschera viola 1 gettone Infamia, e ogni Infamia vale 1 Punto Notorietà.
    .ask = Cominci tu. Prendi le due gemme verdi e una maschera viola, e lascia il resto.
    .then = Due gemme verdi pagano la Pietra Filosofale, e la maschera porta un punto. Ciò che hai lasciato aspetta il giocatore seguente.
    .other = Tocca le due gemme verdi e una maschera viola, poi prendile.
    .more = Puoi prendere quanto vuoi, anche tutto. Ma un gruppo grande tenta i ladri: qui prendi le due gemme verdi e una maschera, nient’altro.
    .green = La Pietra Filosofale costa due gemme verdi: prendile tutte e due, e una maschera.
    .mask = Le gemme verdi sono giuste. Aggiungi una maschera viola, e lascia l’altra.

lesson-steal = Rubare un gruppo
    .tell = Chi non ha ancora un gruppo può anche rubarne uno. Ne tieni ciò che vuoi e rimetti al centro almeno un oggetto; i dadi rimessi vengono rilanciati. Chi è stato derubato non ha più un gruppo e sceglierà di nuovo.
    .ask = Ruba il gruppo con le due maschere e tieni tutto tranne la gemma blu.
    .then = Tre gemme e due maschere sono tue, e il dado blu è stato rilanciato. Ma attenzione: nemmeno gli altri hanno un gruppo, e possono derubarti allo stesso modo.
    .other = Ruba il gruppo con le due maschere: è più di quanto il centro abbia per te.
    .take = È permesso, ma in quel gruppo ci sono due maschere, cioè due punti, e in più delle gemme. Rubalo.
    .blue = Almeno un oggetto deve tornare al centro. Che sia la gemma blu: è quella che ti serve meno.
    .keep = Puoi rimetterne di più. Ma basta la gemma blu: tieni tutto il resto.

lesson-robbed = Quando ti derubano
    .tell = Le gemme bianche, quella blu e la maschera laggiù erano tue, finché un rivale non ha rubato il tuo gruppo. Fa male, ma scegli di nuovo. Due cose fermano i ladri: un oggetto solo non si può rubare, e quando tutti hanno un gruppo la divisione è finita. Sei l’ultimo senza gruppo: se prendi, prendi tutto ciò che resta.
    .ask = Prendi i quattro oggetti rimasti.
    .then = Ora tutti hanno un gruppo: la divisione è finita e il tuo è al sicuro. Cominciano gli acquisti.
    .other = Prendi i quattro oggetti rimasti: così tutti hanno un gruppo, e il tuo è al sicuro.
    .back = La vendetta è permessa. Ma allora quel giocatore resta senza gruppo e può derubarti ancora. I quattro oggetti rimasti sono al sicuro: prendili.
    .steal = Si può. Ma dovresti rimettere qualcosa, e quel giocatore potrebbe derubarti a sua volta. I quattro oggetti rimasti sono di più, e senza rischio.

lesson-marker = Chi acquista per primo
    .tell = Il pugnale è il segnalino Primo Giocatore, e fa parte del bottino. Chi ce l’ha alla fine della divisione acquista per primo e comincia il round seguente; gli altri seguono in senso orario. Una carta venduta non c’è più. La Spilla, che vale 3 Punti Notorietà, costa una gemma rossa e una verde, e un rivale le ha già tutte e due.
    .ask = Prendi dal centro la gemma rossa, la gemma verde e il segnalino Primo Giocatore.
    .then = Se nessuno ti deruba, acquisti per primo, e la Spilla è andata prima che il tuo rivale possa pagarla.
    .other = Prendi tre oggetti: la gemma rossa, la gemma verde e il segnalino Primo Giocatore.
    .steal = Per ora fermerebbe il tuo rivale. Ma il segnalino è al centro: con quello e due gemme la Spilla è tua.
    .gems = La Spilla costa una gemma rossa e una verde: prendile tutte e due, e il segnalino.
    .marker = Le gemme sono giuste. Ma senza il segnalino acquisti dopo altri, e il tuo rivale può prendere la Spilla. Prendi anche il segnalino.
    .more = Più prendi, più tenti i ladri. Gemma rossa, gemma verde e segnalino: non serve altro.

lesson-gold = L’Oro, e la fine di un round
    .tell = Quando acquisti, 1 gettone Oro sostituisce una gemma di qualsiasi colore. Dopo l’ultimo acquisto il round finisce: ogni sacco giallo del tuo gruppo diventa 1 gettone Oro, ogni maschera viola 1 gettone Infamia. Quanta Infamia hai, lo vedi solo tu. Le gemme non spese vanno perse.
    .ask = Acquista il Monocolo Minaccioso con la tua gemma bianca e 1 gettone Oro. Poi termina il tuo turno.
    .then = Il sacco è diventato 1 gettone Oro e la maschera 1 gettone Infamia; la gemma blu è persa. Il Mercato si riempie, si tirano i dadi: un nuovo round.
    .other = Acquista il Monocolo Minaccioso: lo pagano la gemma bianca e 1 gettone Oro. Poi termina il tuo turno.
    .necklace = Ti costa lo stesso, una gemma bianca e 1 gettone Oro. Ma la Collana vale 2 Punti Notorietà, il Monocolo 3.
    .end = Non ancora: le tue gemme andrebbero perse. Prima acquista il Monocolo Minaccioso.

lesson-ability = Carte che lavorano per te
    .tell = Molte carte non danno punti alla fine, ma aiutano lungo la strada. Una simile abilità si usa nel proprio turno di acquisto, una volta per round, anche subito dopo aver acquistato la carta. Ti manca una gemma rossa per la Spilla. Ma possiedi la Pietra Filosofale: toccala, e cambia il colore di una gemma verde.
    .ask = Usa la Pietra Filosofale, gira un dado verde su una gemma rossa e acquista la Spilla.
    .then = Un dado girato, e la Spilla con i suoi 3 Punti Notorietà è tua. Guarda le tue carte prima di scegliere i dadi.
    .other = Tocca la Pietra Filosofale tra le tue carte, gira un dado verde su una gemma rossa e acquista la Spilla.
    .buy = Due gemme verdi pagherebbero lo Strozzino. Ma con la Pietra Filosofale diventano una rossa e una verde: la Spilla, 3 Punti Notorietà.
    .turn = La Spilla costa una gemma rossa e una verde: gira il dado su una gemma rossa.
    .end = Non fermarti qui: grazie alla Pietra Filosofale puoi pagare la Spilla.

lesson-extra = Due carte in un round
    .tell = L’Ufficiale Corrotto ti fa acquistare una carta in più in ogni round in cui il tuo gruppo finale contiene una gemma bianca. Conta il gruppo com’era alla fine della divisione, anche se la gemma nel frattempo è spesa. E una carta funziona dal momento in cui è tua.
    .ask = Acquista due carte: prima quella che permette di acquistarne un’altra.
    .then = La gemma bianca era spesa, e ha contato lo stesso. Con una carta così acquisti due volte in ogni round in cui hai la gemma giusta: prima la possiedi, meglio è.
    .other = L’Ufficiale Corrotto costa una gemma bianca e permette di acquistare un’altra carta: comincia da lui.
    .tailor = Allora il tuo unico acquisto è fatto. Acquista prima l’Ufficiale Corrotto, e il Sarto dopo di lui.
    .celebrity = Ti prende la gemma bianca e l’unico acquisto. L’Ufficiale Corrotto costa lo stesso e permette di acquistare una seconda carta.
    .end = Hai gemme per due carte: prima l’Ufficiale Corrotto, poi il Sarto.

lesson-end = La fine
    .tell = Le carte vendute sono sostituite dal mazzo A, poi B, poi C. Quando il C non può più completare la sua riga a cinque carte, il round è l’ultimo. Conta i Punti Notorietà delle tue carte e 1 per ogni gettone Infamia. Chi ha più icone Seguace riceve 3, il secondo 1; chi ha più Oro riceve 3. Chi è in parità riceve un punto in meno. Tu hai 3 gettoni Oro, il secondo ne ha 2.
    .ask = L’ultimo acquisto della partita è tuo. Acquista la carta che ti lascia più punti: attenzione al tuo Oro! Poi termina il tuo turno.
    .then = Hai vinto! Il Fermaglio conta 4, e i tuoi 3 gettoni Oro ne portano altri 3. Con la Corona avresti perso di un punto.
    .other = Ti costerebbe dell’Oro, e chi ha più Oro riceve 3 Punti Notorietà. Cerca una carta che le tue gemme pagano da sole.
    .crown = La Corona conta 6. Ma ti costa 2 gettoni Oro, e i 3 Punti Notorietà per il più ricco vanno a un rivale. Il Fermaglio Gigante della Cintura conta 4 e prende solo le tue gemme rosse.
    .pay = La carta è giusta. Ma pagala con le due gemme rosse: le gemme non spese vanno perse, l’Oro che tieni conta.
    .end = Senza una carta ti manca un punto. Acquistane una che le tue gemme pagano da sole.
