### Il rapporto del laboratorio in italiano.

lab-title = { $title } in cifre
lab-subtitle = Il gioco in cifre, da { $games } partite di bot ({ $bots }).
lab-players = { $seats ->
    [1] in solitario
    [one] { $seats } giocatore
   *[other] { $seats } giocatori
}
lab-place = posto { $place }
lab-glance = A un tavolo da { $seats }, giocato da { $bots }:
lab-glance-minutes = minuti al ritmo di una persona, all’incirca
lab-glance-choices = scelte a partita, di tutti i giocatori
lab-glance-forced = di esse non lasciano scelta
lab-glance-first = delle partite vanno a chi comincia
lab-glance-leads = cambi al comando
lab-glance-ladder = vittorie in più su cento rispetto al livello inferiore

lab-change = Che cosa fa il cambiamento
lab-change-shown = { $change }: { $many ->
    [one] si vede una differenza
   *[other] si vedono { $many } differenze
} in { $games } coppie di partite con la stessa fortuna.
lab-change-nothing = { $change }: niente da vedere in { $games } coppie di partite; una differenza di { $least } punti a giocatore si sarebbe vista.
lab-why-clear = Fermato perché la risposta è chiara.
lab-why-time = Fermato perché il tempo è scaduto.
lab-why-games = Fermato perché tutte le partite sono state giocate.
lab-why-stopped = La misura è stata interrotta.
lab-change-what = che cosa
lab-change-before = prima
lab-change-by = cambia di
lab-change-note = Gli intervalli valgono per tutte le righe insieme, 95 volte su 100, per quanto spesso si sia guardato: un punto pieno è una differenza, uno vuoto è rumore. Un disegno copre una deviazione delle singole partite per parte.

lab-length = Durata
lab-length-intro = Quante scelte ha una partita, di tutti i giocatori. I minuti sono una stima: quattro secondi per una scelta fra due, altri quattro a ogni raddoppio delle possibilità, due per una mossa senza scelta.
lab-length-said = { $bots }: { $choices } scelte in { $rounds } round, circa { $minutes } minuti ({ $games } partite).
lab-decisions = Scelte
lab-rounds = Round
lab-minutes = Minuti

lab-ending = Come finisce
lab-ending-intro = La vittoria è condivisa in { $shared } delle partite; in { $tied } chi è pari viene distinto da altro.
lab-margin = Punti fra primo e secondo
lab-margin-said = Il vincitore è avanti di { $value } punti ({ $bots }).
lab-best = Il punteggio migliore
lab-best-said = Il punteggio migliore è { $value } in media ({ $bots }).
lab-ways = Perché finisce
lab-ways-said = Quante volte è venuto ciascun finale.
lab-shared = Vittorie condivise
lab-tied = Parità risolte

lab-places = I posti al tavolo
lab-places-intro = Quante volte vince ciascun posto nell’ordine di gioco; il posto 1 comincia. La linea punteggiata è la parte uguale. Un punto pieno se ne scosta anche dopo aver guardato tutti i posti e i tavoli; uno vuoto è nel rumore.
lab-places-noise = Niente da vedere in { $games } partite; un posto che vince { $least } punti su cento in più o in meno si sarebbe visto.
lab-places-shown = Il posto { $place } vince { $share } delle partite, dove { $even } sarebbe pari ({ $bots }, { $games } partite).

lab-points = I punti e da dove vengono
lab-points-intro = Di che cosa sono fatti i punteggi, per tutti e per i vincitori. Ciò che toglie punti non è nelle barre.
lab-points-said = Punti a giocatore: { $scores }.
lab-winners = vincitori
lab-score = Punti a giocatore

lab-lead = Chi conduce, e quando lo si sa
lab-lead-intro = Chi scappa vince già presto; dove gli ultimi recuperano, la linea resta bassa fino alla fine.
lab-leader = Chi è primo nei punti vince
lab-leader-said = Chi conduce a metà vince { $half }, chi allora è ultimo { $last } ({ $even } sarebbe pari); il comando cambia { $changes } volte a partita ({ $bots }).
lab-known = Il favorito vince
lab-known-said = Secondo le probabilità che ciascuno può conoscere, il favorito vince tre partite su quattro da { $part } del cammino in poi; a metà il futuro vincitore ha { $winner } ({ $games } partite).
lab-beginning = inizio
lab-end = fine
lab-leads = Cambi al comando

lab-choices = Le scelte
lab-choices-intro = Quanto c’è da decidere, e quanto conta.
lab-forced = Mosse senza scelta
lab-forced-said = { $share } delle mosse ha una sola possibilità ({ $bots }).
lab-idle = Turni senza scelta
lab-idle-said = { $share } dei turni non lascia nulla da decidere ({ $bots }).
lab-spread = Quanto vale la scelta migliore
lab-spread-said = La migliore di alcune possibilità vince { $share } in più delle partite proseguite a caso rispetto a quella di mezzo ({ $games } scelte pesate).

lab-luck = Fortuna e bravura
lab-luck-intro = Le stesse carte sono giocate una volta da ciascun livello e una da quello inferiore allo stesso posto. Ciò che i due risultati hanno in comune viene dalle carte, la loro distanza media dal giocatore; il resto viene lungo la strada, da dadi, pescate e avversari.
lab-luck-player = Chi gioca
lab-luck-deal = Le carte
lab-luck-way = La strada
lab-luck-player-said = La parte del risultato di un posto decisa da chi vi siede: questo livello o quello inferiore.
lab-luck-deal-said = La parte che le carte decidono, chiunque le giochi.
lab-luck-way-said = La parte lasciata a dadi, pescate e avversari.
lab-luck-ladder = Vittorie rispetto al livello inferiore
lab-luck-ladder-said = Quante partite su cento un livello vince in più di quello inferiore al suo posto, su { $deals } smazzate.

lab-things = Le cose del gioco
lab-things-intro = Quante volte ogni cosa viene presa quando è offerta, a che punto, da quale posto nell’ordine di gioco, e di quanti punti su cento chi la prende vince più della sua parte. Questo non dice che la cosa l’abbia fatto vincere. La linea punteggiata è la media del suo genere; i punti pieni se ne scostano dopo averli guardati tutti.
lab-column-thing = cosa
lab-column-taken = presa
lab-column-when = quando
lab-column-whose = per posto
lab-column-lift = vittorie in più
lab-kind-shown = In media chi ne prende vince { $average } ± { $half } punti. Spicca soprattutto { $thing }: { $lift } ± { $more } ({ $players } giocatori).
lab-kind-noise = In media chi ne prende vince { $average } ± { $half } punti; nessuna spicca ({ $players } giocatori).
lab-never-taken = Mai prese, benché offerte ({ $many }): { $things }.
lab-more = altre { $many } in mezzo
lab-few = solo { $many }

lab-strategies = Modi di giocare
lab-strategies-intro = I giocatori di { $bots } a tavoli da { $seats } formano { $many } gruppi secondo ciò che hanno fatto e ciò che ha reso.
lab-strategies-one = Ciò che fa { $bots } non si divide in gruppi: c’è un modo di giocare, con varianti, o troppo poche partite per dirlo.
lab-way = Modo { $number }
lab-way-said = { $players } dei giocatori; vincono { $wins } e segnano { $points } in media.
lab-mark-more = più: { $what } (di { $by } deviazioni)
lab-mark-less = meno: { $what } (di { $by } deviazioni)

lab-alone = In solitario
lab-alone-intro = I punti delle partite in solitario, e i gradi che valgono.
lab-alone-said = { $points } punti in media ({ $games } partite).
lab-ranks = Gradi
lab-ranks-said = Quante volte { $bots } raggiunge ciascun grado.

lab-undone = Ciò che non si fa quasi mai
lab-undone-intro = Scelte spesso possibili che i bot fanno meno di una volta su duecento. Può essere la loro cecità o colpa del gioco.
lab-undone-said = { $verb }: { $chosen } volte su { $offered } ({ $bots }).
lab-undone-nothing = I bot usano ogni genere di scelta che hanno spesso.

lab-made = Com’è fatto
lab-made-intro = Seme { $seed }, versione { $version } delle regole, { $batches } lotti di partite in un ordine fisso. Gli intervalli sono al 95 %.
lab-made-table = tavolo
lab-made-bots = bot
lab-made-games = partite guardate
lab-made-deals = smazzate giocate due volte
lab-made-again = Le stesse cifre tornano con
