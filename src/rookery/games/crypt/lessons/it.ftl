lessons-begin = Hai ereditato, e gli altri pure. Manda i tuoi tre Servitori nella Cripta e riporta più Monete di tutti.
lessons-end = Ecco tutta la Cripta: rivendicare, scacciare, tirare, recuperare, e tenere d’occhio quanto pagano i collezionisti. Ora gioca una partita intera.

lesson-goal = Che cosa conta
    .tell = Vince chi ha più Monete quando il mazzo è finito. A ogni round si scoprono dei tesori; il numero su una carta è il suo valore in Monete. I tuoi dadi sono i tuoi Servitori: mandane uno su una carta ed è tua, a meno che qualcuno non lo scacci.
    .ask = Rivendica l’Idolo che vale 4 Monete, con quanti Servitori e quanto sforzo vuoi.
    .then = L’Idolo è tuo se nessuno ci mette più sforzo prima della fine del round. Ora tocca al giocatore seguente.
    .other = È permesso. Ma l’Idolo vale 4 Monete, più di ogni altra carta qui: mandaci qualcuno.
    .recover = Recuperare riporta i Servitori esausti. I tuoi sono tutti freschi: sarebbe un turno senza tesoro.
    .elsewhere = Quella carta rende meno. L’Idolo a sinistra vale 4 Monete: prendi quello.

lesson-effort = Quanto costa lo sforzo
    .tell = Sei tu a scegliere il numero che un Servitore mostra: il suo sforzo. Uno sforzo alto è difficile da scacciare. Ma quando si raccolgono i tesori il Servitore tira il suo dado: sotto il suo sforzo è esausto e va nella scatola.
    .ask = Rivendica il Gioiello di valore 4 con un solo Servitore di sforzo 5, e guarda che cosa tira.
    .then = La carta è tua qualunque cosa abbia tirato. Ma 3 è meno di 5: questo Servitore è esausto. Con sforzo 1 non avrebbe nemmeno dovuto tirare.
    .other = Proviamo il rischio sul Gioiello: un solo Servitore di sforzo 5.
    .effort = La carta è giusta. Per questa prova manda un solo Servitore e fagli mostrare un 5.
    .recover = Nessuno è ancora esausto. Vediamo prima come succede: un Servitore di sforzo 5 sul Gioiello.

lesson-recover = Riavere i Servitori
    .tell = Due dei tuoi Servitori sono esausti, nella scatola. In un turno si fa una di due cose: rivendicare tesori, o recuperare. Recuperare riporta tutti i tuoi Servitori esausti, e in quel turno non ne piazzi nessuno.
    .ask = Recupera i tuoi Servitori.
    .then = Tutti e tre sono pronti. Scegli bene il momento: quando i tesori sono poveri. E alla fine ogni Servitore sveglio conta una Moneta.
    .other = Con un solo Servitore non si tiene una carta contro tre. Questi tesori sono poveri: è un buon momento per recuperare.

lesson-push = Scacciare qualcuno
    .tell = Una carta occupata da un altro si prende con un totale più alto: numero di Servitori per il loro sforzo. La parità non basta. Chi è scacciato riprende subito i suoi Servitori, freschi.
    .ask = Qualcuno tiene la Reliquia di valore 4 con un Servitore di sforzo 6. Prendila con un totale di più di 6.
    .then = Più di 6: la carta è tua. Chi gioca dopo di te può scacciarti allo stesso modo.
    .other = La Reliquia vale 4 Monete. Due Servitori di sforzo 4 fanno 8: più del 6 che la tiene.
    .recover = I tuoi Servitori sono tutti freschi. Usane due: due volte sforzo 4 fa 8, più di 6.
    .elsewhere = Quella carta è libera, ma povera. Due Servitori di sforzo 4 fanno 8 e scacciano il 6 dalla Reliquia.

lesson-lights_out = L’ultimo turno
    .tell = Il Leader comincia, gli altri seguono. L’ultimo tiene la Torcia Spenta: in quel turno rivendica una sola carta. Ma nessuno gioca dopo di lui, quindi nessuno può scacciarlo. A ogni round le torce passano al vicino.
    .ask = Sei l’ultimo. Prendi il Gioiello libero con lo sforzo più piccolo.
    .then = Lo sforzo 1 è bastato, e un Servitore di sforzo 1 non si stanca mai. Quando sei l’ultimo, guarda che cosa hanno lasciato gli altri.
    .other = Il Gioiello è libero e vale 3. Nessuno può più scacciarti: prendilo con sforzo 1.
    .effort = La carta è giusta, ma perché rischiare? Nessuno gioca dopo di te: lo sforzo 1 la tiene altrettanto bene, senza tirare.
    .recover = Nessuno è esausto. C’è un tesoro libero che vale 3: prendilo con sforzo 1.

lesson-spread = Dividersi
    .tell = In un turno che non è l’ultimo puoi rivendicare più carte insieme, ognuna con i suoi Servitori. La carta coperta dice solo il suo tipo; chi la prende ne scopre il valore. Prima guardati intorno: i Servitori degli altri due sono esausti, in questo round nessuno può scacciarti.
    .ask = Rivendica tre carte, ognuna con un Servitore di sforzo 1.
    .then = Tre tesori in un turno, e nessuno deve tirare. Guarda che cosa hanno in mano gli altri prima di scegliere lo sforzo.
    .other = In questo round nessuno può rispondere. Basta un Servitore di sforzo 1 su ciascuna di tre carte.
    .more = Hai ancora dei Servitori in mano, e nessuno può scacciarli. Piazzane uno su un’altra carta.
    .recover = Sono gli altri a dover recuperare! Intanto prendi tre tesori.

lesson-collectors = Quanto pagano i collezionisti
    .tell = Sei collezionisti, uno per ogni tipo di tesoro, pagano alla fine ciò che hai riunito. Quello delle Ceramiche dà 2 Monete per due pezzi, 4 per tre e 8 per quattro. Tu ne hai tre.
    .ask = Rivendica la Ceramica, anche se vale solo 1 Moneta.
    .then = Con la quarta, 4 diventano 8: con la sua Moneta rende 5, più dell’Arazzo da 3. Tocca un collezionista quando vuoi per vedere quanto ti paga.
    .other = Guarda i collezionisti: la tua quarta Ceramica rende 1 Moneta e altre 4.
    .tapestry = Tre Monete, e forse l’Arazzo più bello. Ma la quarta Ceramica rende 1 + 4: prendi quella.

lesson-idol = Un secondo tiro
    .tell = Il tuo Servitore ha tirato 2 contro uno sforzo di 5: sarebbe esausto. Alcuni collezionisti aiutano durante la partita. Quello degli Idoli: gira un tuo Idolo e rilancia il dado. Ogni carta si gira una volta sola.
    .ask = Gira il tuo Idolo e rilancia il dado.
    .then = Stavolta è un 6, e il Servitore resta sveglio. L’Idolo tiene le sue Monete; solo il suo aiuto è consumato.
    .other = Il tuo Idolo può aiutarti: giralo e rilancia il dado.
    .pass = Allora il Servitore sarebbe esausto. Un Idolo che aiuta non perde nessuna Moneta: prova.

lesson-end = La fine
    .tell = Quando il mazzo è finito, il round è l’ultimo. Poi ognuno conta: le Monete di tutte le carte, ciò che pagano i collezionisti, e una Moneta per ogni Servitore che non è esausto. In parità si tirano i Servitori.
    .ask = È l’ultimo turno della partita. Prendi l’Arazzo di valore 4 senza rischiare il tuo ultimo Servitore.
    .then = Vinto! I collezionisti hanno pagato Gioielli, Ceramiche e Arazzi, e il Servitore che non ha dovuto tirare conta una Moneta in più.
    .other = L’Arazzo rende 4 Monete, e gli Arazzi più ricchi ne rendono altre 5. Lo sforzo 1 basta: nessuno gioca dopo di te.
    .effort = La carta è giusta. Ma dovrebbe tirare, e un Servitore esausto alla fine non conta nulla: lo sforzo 1 basta.
    .recover = Recuperare due Servitori rende 2 Monete. L’Arazzo ne rende 4, e altre 5 dal suo collezionista.
