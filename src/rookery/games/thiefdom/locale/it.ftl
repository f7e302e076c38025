### Thiefdom in italiano. `.the` dà la parola con il suo articolo.

title = Thiefdom
description = Guida una gilda di tre ladri per sei notti: ruba, vendi, nasconditi ed evita lo sguardo delle guardie.

## Termini

term-citizen-guard_a = guardia A
    .the = la guardia A
    .of = della guardia A
    .to = alla guardia A
term-citizen-guard_b = guardia B
    .the = la guardia B
    .of = della guardia B
    .to = alla guardia B
term-citizen-guard_c = guardia C
    .the = la guardia C
    .of = della guardia C
    .to = alla guardia C
term-citizen-guard_d = guardia D
    .the = la guardia D
    .of = della guardia D
    .to = alla guardia D
term-citizen-noble_a = nobile A
    .the = il nobile A
    .of = del nobile A
    .to = al nobile A
term-citizen-noble_b = nobile B
    .the = il nobile B
    .of = del nobile B
    .to = al nobile B
term-citizen-noble_c = nobile C
    .the = il nobile C
    .of = del nobile C
    .to = al nobile C
term-citizen-noble_d = nobile D
    .the = il nobile D
    .of = del nobile D
    .to = al nobile D
term-citizen-carriage = carrozza
    .the = la carrozza
    .of = della carrozza
    .to = alla carrozza
term-good-badge = distintivo
    .a = un distintivo
    .many = distintivi
term-good-gem = gemma
    .a = una gemma
    .many = gemme
term-good-liquor = liquore
    .a = una bottiglia di liquore
    .many = bottiglie di liquore
term-good-wine = vino
    .a = una bottiglia di vino
    .many = bottiglie di vino
term-good-gold = oro
    .a = una moneta
    .many = monete
term-good-artwork_1 = opera d’arte 1
    .a = l’opera d’arte 1
    .many = opere d’arte
term-good-artwork_2 = opera d’arte 2
    .a = l’opera d’arte 2
    .many = opere d’arte
term-good-artwork_3 = opera d’arte 3
    .a = l’opera d’arte 3
    .many = opere d’arte
term-good-artwork_4 = opera d’arte 4
    .a = l’opera d’arte 4
    .many = opere d’arte
term-good-artwork_5 = opera d’arte 5
    .a = l’opera d’arte 5
    .many = opere d’arte
term-good-artwork_6 = opera d’arte 6
    .a = l’opera d’arte 6
    .many = opere d’arte
term-kind-tower = torre
    .the = la torre
    .of = della torre
    .into = nella torre
term-kind-garden = giardino
    .the = il giardino
    .of = del giardino
    .into = nel giardino
term-kind-forge = fucina
    .the = la fucina
    .of = della fucina
    .into = nella fucina
term-kind-stable = stalla
    .the = la stalla
    .of = della stalla
    .into = nella stalla
term-kind-church = chiesa
    .the = la chiesa
    .of = della chiesa
    .into = nella chiesa
term-kind-market = mercato
    .the = il mercato
    .of = del mercato
    .into = al mercato
term-kind-dealer = ricettatore
    .the = il ricettatore
    .of = del ricettatore
    .into = dal ricettatore
term-kind-dungeon = prigione
    .the = la prigione
    .of = della prigione
    .into = nella prigione
term-kind-tavern = taverna
    .the = la taverna
    .of = della taverna
    .into = nella taverna
term-kind-smuggler = contrabbandiere
    .the = il contrabbandiere
    .of = del contrabbandiere
    .into = dal contrabbandiere
term-kind-villa = villa
    .the = la villa
    .of = della villa
    .into = nella villa
term-direction-north = nord
    .toward = verso nord
term-direction-east = est
    .toward = verso est
term-direction-south = sud
    .toward = verso sud
term-direction-west = ovest
    .toward = verso ovest
term-thief-first = Volpone
term-thief-second = Furetto
term-thief-third = Corvo
term-other-first = Volpone
term-other-second = Furetto
term-other-third = Corvo
term-side-a = lato A
term-side-b = lato B
term-rating-none = nessuna stella
term-rating-one = una stella
term-rating-two = due stelle
term-rating-three = tre stelle
term-rating-four = quattro stelle
term-rating-five = cinque stelle
rank-none = Nessuna stella
    .text = La città era troppo ben sorvegliata.
rank-one = Una stella
    .text = La tua gilda ha salvato la pelle, e poco altro.
rank-two = Due stelle
    .text = Nelle taverne si comincia a chiedere chi sei.
rank-three = Tre stelle
    .text = Al calar della notte i nobili si tengono stretta la borsa.
rank-four = Quattro stelle
    .text = Nessuna serratura, nessuna guardia, nessuna villa ti ha fermato.
rank-five = Cinque stelle
    .text = Di notte la città è tua, e lo sanno tutti.
term-card-climbing_tools = Attrezzi da scalata
term-card-crossbow = Balestra
term-card-cudgel = Randello
term-card-fishing_rod = Canna da pesca
term-card-grappling_hook = Rampino
term-card-sack = Sacco
term-card-messenger_pigeon = Piccione viaggiatore
term-card-lock_pick = Grimaldello
term-card-shoes = Scarpe
term-card-smoke_bomb = Fumogeno
term-card-thimble_rig = Gioco dei bussolotti
term-card-throwing_stars = Stelle da lancio
term-card-antonius = Antonius
term-card-apollon = Apollon
term-card-beatrix = Beatrix
term-card-benjamin = Benjamin
term-card-bernhard = Bernhard
term-card-elise = Elise
term-card-grimm = Grimm
term-card-helmut = Helmut
term-card-iwana = Iwana
term-card-janus = Janus
term-card-jin = Jin
term-card-juma = Juma
term-card-jolanda = Jolanda
term-card-johanna = Johanna
term-card-jonathan = Jonathan
term-card-konstanze = Konstanze
term-card-kunrad = Kunrad
term-card-larissa = Larissa
term-card-lentz = Lentz
term-card-malika = Malika
term-card-melisande = Melisande
term-card-mortana = Mortana
term-card-oswald = Oswald
term-card-quinta = Quinta
term-card-richard = Richard
term-card-ruth = Ruth
term-card-samuel = Samuel
term-card-siti = Siti
term-card-stoffel = Stoffel
term-card-svenja = Svenja
term-card-towa = Towa
term-card-tristan = Tristan
term-card-wibald = Wibald
term-card-wilma = Wilma
term-card-wolff = Wolff
term-card-wotana = Wotana
place-section = { $section ->
    [1] rione dei Cordai
    [2] rione dei Birrai
    [3] rione del Sagrato
    [4] rione dei Barcaioli
    [5] rione dei Candelai
    [6] rione degli Stagnai
    [7] rione della Forca
   *[8] rione dei Pescatori
}
place-where = { $place ->
    [sole] del { place-section }
    [north] sul lato nord del { place-section }
    [east] sul lato est del { place-section }
    [south] sul lato sud del { place-section }
    [west] sul lato ovest del { place-section }
    [middle] nel mezzo del { place-section }
   *[unknown] numero { $house } del { place-section }
}
place-house = { $place ->
    [unknown] l’edificio { place-where }
   *[other] { $kind_the } { place-where }
}
place-cell = { $place ->
    [alley] il vicolo nel mezzo del { place-section }
    [alley_door] il vicolo alla porta { $kind_of } nel { place-section }
    [alley_side] il vicolo che costeggia { $kind_the } nel { place-section }
    [lantern] la lanterna nel mezzo del { place-section }
    [lantern_door] la lanterna alla porta { $kind_of } nel { place-section }
    [lantern_side] la lanterna che illumina { $kind_the } nel { place-section }
   *[unknown] la riga { $row }, colonna { $column }
}
part-goods = { $count ->
    [0] niente
    [1] { $good_a }
   *[other] { $count } { $good_many }
}
part-gold = { $gold ->
    [0] niente
    [one] { $gold } moneta
   *[other] { $gold } monete
}
part-patrol = { $citizen_the } raggiunge { place-cell } e guarda { $direction_toward }.
part-badge = { $seat_name }: { $thief_name } ruba il distintivo { $citizen_of }.
part-stock = { $count_size ->
    [0] niente
    [1] { $good_a }
   *[other] { $count_size } { $good_many }
}
part-rob-guard = { $way ->
    [0] Ruba il distintivo { $citizen_of }
   *[other] Ruba il distintivo { $citizen_of } con il Randello e falla camminare
}
part-mp = { $mp ->
    [0] Nessun punto movimento rimasto.
    [one] Ancora un punto movimento.
   *[other] Ancora { $mp } punti movimento.
}

## Eventi

event-section = Il { place-section } (sezione { $section }, { $side_name }) viene posato a { $row ->
    [1] nord
   *[other] sud
}, posto { $column } da ovest{ $turns ->
    [0] .
    [one] , dopo un quarto di giro.
    [2] , dopo mezzo giro.
   *[other] , dopo { $turns } quarti di giro.
}
fold-section = La città è composta: { $list }.
    .over = section
item-section = { place-section }
event-villa = La villa del { place-section } custodisce { $good_a }.
fold-villa = Nelle ville: { $list }.
    .over = villa
item-villa = { $good_a } nel { place-section }
event-placed = { $citizen_the } prende posizione: { place-cell }.
fold-placed = Prendono posizione: { $list }.
    .over = placed
item-placed = { $citizen_the }
event-mission = Il contrabbandiere del { place-section } offre la missione { $mission }.
fold-mission = I contrabbandieri offrono { $list }.
    .over = mission
item-mission = la missione { $mission } nel { place-section }
event-shown = Nuovo nell’esposizione: { $card_name }.
fold-shown = Nuovi nell’esposizione: { $list }.
    .over = shown
item-shown = { $card_name }
event-board = { $seat_name } riceve la plancia di pattuglia { $board }{ $first ->
    [0] .
   *[other] {" "}ed è il primo giocatore.
}
event-dealt = { $seat_name } riceve { $cards ->
    [one] una carta.
   *[other] { $cards } carte.
}
fold-dealt = { $list } ricevono { $cards ->
    [one] una carta a testa.
   *[other] { $cards } carte a testa.
}
    .over = dealt
    .alike = cards
item-dealt = { $seat_name }
event-hand = Hai in mano: { $card_name }.
fold-hand = Hai in mano: { $list }.
    .over = hand
item-hand = { $card_name }
event-ready = { $seat_name } ha fatto la sua scelta.
fold-ready = { $list } hanno fatto la loro scelta.
    .over = ready
item-ready = { $seat_name }
event-passed_on = Ciascuno passa le sue carte al vicino di destra.
event-bought = { $seat_name } compra { $card_name } per { $thief_name }: { part-gold }{ $vp ->
    [0] .
   *[other] , { $vp } PV.
}
fold-bought = { event-bought }
    .then = stocked vp
    .alike = seat
event-bought_none = { $seat_name } non compra nulla.
event-deck = Tutte le altre carte equipaggiamento vengono mescolate in un mazzo di { $cards ->
    [one] una carta.
   *[other] { $cards } carte.
}
event-hideout = { $seat_name } mette il covo { $kind_into } { place-where }.
event-night = Scende la notte { $round }.
event-plan = { $seat_name } prevede: Volpone { $first }, Furetto { $second }, Corvo { $third }{ $patrol ->
    [0] .
   *[other] , la pattuglia { $patrol }.
}
event-activated = { $seat_name }: { $thief_name } si mette in moto con la tessera { $tile }.
event-patrols = { $seat_name } muove i cittadini della plancia di pattuglia { $board } con la tessera { $tile }.
event-walked = { $citizen ->
    [guard_a] { part-patrol }
    [guard_b] { part-patrol }
    [guard_c] { part-patrol }
    [guard_d] { part-patrol }
   *[other] { $citizen_the } raggiunge { place-cell }.
}
event-stayed = { $citizen_the } non trova nessuna via e resta al suo posto.
event-stepped = { $seat_name }: { $thief_name } raggiunge { place-cell }.
fold-stepped = { event-stepped }
    .over = activated stepped jumped
    .then = turn_over
    .alike = seat thief
event-jumped = { $seat_name }: { $thief_name } balza oltre { place-cell }.
fold-jumped = { event-jumped }
    .over = activated stepped jumped
    .alike = seat thief
event-entered = { $seat_name }: { $thief_name } entra { $kind_into } { place-where }.
fold-entered = { event-entered }
    .over = activated stepped jumped
    .then = turn_over
    .alike = seat thief
event-teleported = { $seat_name }: { $thief_name } sparisce e raggiunge { place-cell }.
event-attempt = { $citizen_the } scorge { $thief_name } ({ $seat_name }).
event-arrested = { $seat_name }: { $thief_name } viene arrestato e riportato al covo.
event-vp = { $vp_sign ->
    [minus] { $seat_name } perde { $vp_size } PV e ne ha { $total }.
   *[other] { $seat_name } guadagna { $vp_size } PV e ne ha { $total }.
}
event-gained = { $seat_name }: { $thief_name } riceve { part-goods }.
event-paid = { $seat_name }: { $thief_name } cede { part-goods }.
event-seized = { $seat_name }: { $thief_name } perde { part-goods }.
event-dropped = { $seat_name }: { $thief_name } getta via { $good_a }.
fold-dropped = { $seat_name }: { $thief_name } getta via { part-goods }.
    .over = dropped
    .alike = seat thief good
event-forgone = { $seat_name }: { $thief_name } rinuncia a questo: { part-goods }.
event-stored = { $seat_name }: { $thief_name } deposita { $good_a } nel covo.
fold-stored = { $seat_name }: { $thief_name } deposita { part-goods } nel covo.
    .over = stored
    .alike = seat thief good
event-fetched = { $seat_name }: { $thief_name } preleva { $good_a } dal covo.
fold-fetched = { $seat_name }: { $thief_name } preleva { part-goods } dal covo.
    .over = fetched
    .alike = seat thief good
event-handed = { $seat_name }: { $thief_name } consegna { $good_a } a { $other_name }.
fold-handed = { $seat_name }: { $thief_name } consegna { part-goods } a { $other_name }.
    .over = handed
    .alike = seat thief other good
event-robbed = { $citizen ->
    [guard_a] { part-badge }
    [guard_b] { part-badge }
    [guard_c] { part-badge }
    [guard_d] { part-badge }
    [carriage] { $seat_name }: { $thief_name } svaligia { $citizen_the }.
   *[other] { $seat_name }: { $thief_name } deruba { $citizen_the }.
}
event-poster = { $seat_name }: { $thief_name } da ora è ricercato.
event-poster_off = { $seat_name }: { $thief_name } non è più ricercato.
event-visited = { $seat_name }: { $thief_name } attiva { $kind_the } del { place-section }.
fold-visited = { event-visited }
    .over = activated entered stepped jumped
    .alike = seat thief
event-sold = { $seat_name }: { $thief_name } vende { part-goods } per { $vp } PV.
fold-sold = { event-sold }
    .then = vp
    .alike = seat
event-delivered = { $seat_name }: { $thief_name } consegna { $good_a }.
event-clients = Al tavolo siede un cliente: { $card_name }.
fold-clients = Al tavolo siedono dei clienti: { $list }.
    .over = clients
item-clients = { $card_name }
event-ally = { $seat_name }: { $thief_name } si allea con { $card_name }{ $gold ->
    [0] , gratis.
   *[other] {" "}per { part-gold }.
}
event-brawl = { $seat_name }: { $thief_name } scatena una rissa; la carta { $card_name } viene posata coperta.
event-declined = { $seat_name } non si allea con nessuno.
event-mission_done = { $seat_name }: { $thief_name } porta a termine la missione { $mission }.
event-used = { $seat_name }: { $thief_name } usa { $card_name }.
fold-used = { event-used }
    .over = activated
    .alike = seat thief
event-discarded = Carta scartata: { $card_name }.
event-endured = { $seat_name }: { $thief_name } ricorre alla resistenza.
event-turn_over = { $seat_name }: { $thief_name } ha finito per questa notte.
fold-turn_over = { event-turn_over }
    .over = activated
    .alike = seat thief
event-day = Si fa giorno dopo la notte { $round }; { $seat_name } sarà il primo giocatore.
event-alley = { $thieves ->
    [0] { $seat_name } non ha ladri nei vicoli allo spuntare del giorno.
    [one] { $seat_name } ha un ladro nei vicoli allo spuntare del giorno.
   *[other] { $seat_name } ha { $thieves } ladri nei vicoli allo spuntare del giorno.
}
event-renewed = Borse, distintivi, missioni ed esposizione vengono rinnovati.
event-compass = Plancia di pattuglia { $board }: il dado dà { $face }. { $face ->
    [1] Prima nord, poi ovest, sud, est.
    [2] Prima nord, poi est, sud, ovest.
    [3] Prima est, poi nord, ovest, sud.
    [4] Prima est, poi sud, ovest, nord.
    [5] Prima sud, poi est, nord, ovest.
    [6] Prima sud, poi ovest, nord, est.
    [7] Prima ovest, poi sud, est, nord.
   *[8] Prima ovest, poi nord, est, sud.
}
event-rival = Il dado segna { $face }: il { $thief ->
    [first] primo
    [second] secondo
   *[third] terzo
} rivale va { $kind_into } del { place-section }.
event-full_moon = Sorge la luna piena: la partita è finita.
event-scored = { $seat_name } finisce con { $total } PV{ $goods ->
    [0] {""}
   *[other] ; beni: { $goods }
}{ $allies ->
    [0] {""}
   *[other] ; alleati: { $allies }
}{ $home ->
    [0] .
   *[other] ; ladri nel covo: { $home }.
}
event-won = { $seat_name } vince la partita con { $total } PV.
event-rated = { $total } PV: { $rating_name }.
event-stocked = { $count_sign ->
    [minus] { $seat_name } attinge dal covo: { part-stock }.
   *[other] { $seat_name } aggiunge al covo: { part-stock }.
}
event-located = { $seat_name }: { $thief_name } si teletrasporta { $kind_into } { place-where }.

## Azioni

action-step = Avanza fino alla riga { $row }, colonna { $column }
action-enter = Entra: { place-house }
action-climb = Scala il muro fino alla riga { $row }, colonna { $column }
action-scale = Scala il muro: { place-house }
action-vault = Scavalca { place-house }
action-stop = Fermati qui
action-hurry = Paga 1 moneta per avere fino a 6 punti movimento
action-walk = Vai { $direction_toward }
action-rob = { $citizen ->
    [guard_a] { part-rob-guard }
    [guard_b] { part-rob-guard }
    [guard_c] { part-rob-guard }
    [guard_d] { part-rob-guard }
    [carriage] { $way ->
        [0] Svaligia { $citizen_the }: una bottiglia di vino e un manifesto
       *[other] Svaligia { $citizen_the }: paga 1 moneta per 2 bottiglie di vino, senza manifesto
    }
   *[other] { $way ->
        [0] Deruba { $citizen_the }: 2 monete
       *[other] Deruba { $citizen_the }: 1 gemma
    }
}
action-activate = Attiva questo luogo
action-endure = Ricorri alla resistenza per un’azione in più
action-exchange = Scambia beni
action-shoot = Tira con la balestra { $citizen_to }
action-throw = Lancia le stelle { $citizen_to }
action-bribe = Corrompi { $citizen_the }
action-use = Usa { $card_name }
action-grapple = Lancia il rampino: { place-house }
action-ferry = Segui il fiume fino alla riga { $row }
action-teleport = Teletrasportati: { place-house }
action-pigeon = Manda il piccione a { $thief_name }
action-lend = { $way ->
    [0] Dai { $good_a } a { $other_name }
   *[other] Prendi { $good_a } da { $other_name }
}
action-swap = Scambia il posto con { $thief_name }
action-tithe = { $count ->
    [one] Cambia una volta monete in PV
    [2] Cambia due volte monete in PV
   *[other] Cambia { $count } volte monete in PV
}
action-fence = { $way ->
    [0] Vendi { $good_a } del covo; le monete restano lì
   *[other] Vendi { $good_a } del covo; le monete vanno al ladro
}
action-fill = Riempi la borsa di monete
action-gems = Riempi l’inventario di gemme
action-artwork = Prendi l’opera d’arte
action-sell = { $count ->
    [one] Vendine { $count }
   *[other] Vendine { $count }
}
action-deliver = Consegna l’opera d’arte
action-buy = Compra la carta { $slot } dell’esposizione
action-meet = Incontra i clienti
action-drink = { $count ->
    [one] Compra una bottiglia di liquore
   *[other] Compra { $count } bottiglie di liquore
}
action-take = Prendi { $good_a }
action-poster = Consegna il manifesto di ricercato
action-mission = Porta a termine la missione
action-drop = Getta via { $good_a }
action-forgo = Rinuncia
action-ally = Alleati con il cliente { $slot }
action-brawl = Scatena una rissa con il cliente { $slot }
action-decline = Non allearti con nessuno
action-keep = Tieni la carta { $slot }
action-replace = Scarta l’equipaggiamento { $slot }
action-store = { $thief_name }: deposita { $good_a }
action-fetch = { $thief_name }: preleva { $good_a }
action-lift = { $way ->
    [0] Metti in comune { $good_a } di questo ladro
   *[other] Metti in comune { $good_a } dell’altro
}
action-share = Tieni { $good_a }
action-done = Fatto
action-pass = Prosegui senza scambio
action-shed = Sbarazzati del manifesto
action-wear = Tieni il manifesto
action-pick = Tieni { $card_name }
action-purchase = Compra { $card_name } per { $thief_name }
action-hide = Metti qui il covo: { place-house }
action-plan = Tessere: Volpone { $first }, Furetto { $second }, Corvo { $third }
action-leave = Lascia questo luogo
action-end = Termina il turno del ladro

## Domande

ask-wait = Gli altri giocatori stanno pensando.
ask-pick = Tieni una carta tra { $left }.
ask-buy = Vuoi comprare equipaggiamento? Hai { part-gold }; { $left ->
    [0] non sono permessi altri acquisti.
    [one] è permesso ancora un acquisto.
   *[other] sono permessi ancora { $left } acquisti.
}
ask-hideout = Scegli la casa che sarà il tuo covo.
ask-plan = Notte { $round }: assegna le tessere pianificazione.
ask-walk = Da che parte va { $citizen_the }?
ask-turn = Che cosa fa { $thief_name }? { $ap ->
    [0] Nessun punto azione rimasto.
    [one] Ancora un punto azione.
   *[other] Ancora { $ap } punti azione.
}
ask-move = { $jumping ->
    [0] Dove va { $thief_name }?
   *[other] { $thief_name } salta: dove atterra?
} { part-mp }
ask-passing = { $thief_name } incrocia { $other_name }: scambiano beni?
ask-location = { $thief_name } attiva { $kind_the }: che cosa fa?
ask-client = Con quale cliente allearsi?
ask-keep = Quale carta tieni?
ask-room = Non c’è posto per { part-goods }: gettare via qualcosa?
ask-exchange = { $thief_name } è nel covo: che cosa deposita, che cosa preleva?
ask-lift = { $thief_name } e { $other_name }: quali beni mettere in comune?
ask-share = Quali beni tiene { $thief_name }? Il resto va a { $other_name }.
ask-poster = Sbarazzarsi del manifesto di ricercato nel covo?
ask-replace = Quale equipaggiamento sostituire?

## Punteggio e fasi

score-track = Tracciato PV
score-gold = Oro
score-gem = Gemme
score-liquor = Liquore
score-badge = Distintivi
score-wine = Vino
score-artwork = Opere d’arte
score-allies = Alleati
score-home = Nel covo
tie-pieces = Pezzi di merce
tie-artwork = Opere d’arte
tie-wine = Vino
tie-badge = Distintivi
tie-gem = Gemme
tie-liquor = Liquore
tie-gold = Oro
tie-place = Turni d’attesa nel round 1
stat-robbed = Rapine
stat-arrested = Arresti
stat-sold = PV dalle vendite
stat-missions = Missioni compiute
stat-allies = Alleati ottenuti
stat-brawls = Risse
deed-sale = Vendita migliore
deed-seized = Arresto più caro
motive-vp = Porta subito { $vp } PV.
motive-gets = Il ladro ottiene { part-goods }.
motive-worth = Si vende per { $vp } PV: { $kind_the }.
motive-sells = Lì si può vendere { part-goods } per { $vp } PV.
motive-pays = Costa { $gold } d’oro.
motive-seen = Attento: { $citizen_the } vede il ladro lì e lo arresta.
motive-unseen = Nessuna guardia vede questa strada.
phase-place = Composizione della città
phase-villas = Posa delle ville
phase-arts = Posa delle opere
phase-guards = Piazzamento delle guardie
phase-nobles = Piazzamento dei nobili
phase-mission = Posa delle missioni
phase-show = Esposizione
phase-boards = Plance di pattuglia
phase-deal = Distribuzione dell’equipaggiamento
phase-tiles = Distribuzione delle tessere
phase-reveal = Arrivo dei clienti
phase-draw = Pesca di equipaggiamento
phase-patrol = Plancia di pattuglia rivelata
phase-compass = Tiro della bussola
phase-rival = Tiro di dado per il rivale
phase-pick = Scelta dell’equipaggiamento
phase-buy = Primi acquisti
phase-hideout = Scelta dei covi
phase-plan = Pianificazione
phase-walk = Movimento dei cittadini
phase-turn = Turno di un ladro
phase-move = Movimento
phase-passing = Incontro per strada
phase-location = Luogo
phase-client = Clienti
phase-keep = Scelta di una carta
phase-room = Fare spazio
phase-exchange = Scambio
phase-lift = Beni da dividere
phase-share = Divisione dei beni
phase-poster = Manifesto di ricercato
phase-replace = Sostituzione dell’equipaggiamento
phase-ended = Fine della partita

## Opzioni

option-city = Città
    .help = Una città composta a caso, o quella fissa della prima partita.
option-city-random = a caso
option-city-tutorial = fissa
option-missions = Missioni
    .help = Le nuove missioni vengono dal mazzo, o da due missioni scoperte accanto a ogni contrabbandiere.
option-missions-deck = dal mazzo
option-missions-strategic = strategiche
option-planning = Pianificazione
    .help = Le tessere si posano in segreto, o si distribuiscono a caso.
option-planning-secret = segreta
option-planning-chaotic = caotica
option-first_look = Primo sguardo della guardia
    .help = Ciò che la guardia vedeva prima di voltarsi conta, o non conta, come visto.
option-first_look-off = non conta
option-first_look-on = conta
option-jump_guard = Saltare una guardia
    .help = Che cosa succede a un ladro che scavalca una guardia di lato o alle spalle.
option-jump_guard-arrest = arresto
option-jump_guard-harmless = innocuo
option-jump_guard-forbidden = vietato
option-immune_move = Ladri protetti in vista
    .help = Un ladro protetto prosegue nel campo visivo di una guardia, o vi si ferma.
option-immune_move-free = continua
option-immune_move-stops = si ferma
option-teleport_entry = Teletrasporto come ingresso
    .help = Teletrasportarsi in un edificio dove ci sono rivali costa, o non costa, PV.
option-teleport_entry-off = no
option-teleport_entry-on = sì
option-activations = Attivazioni per notte
    .help = Ogni ladro attiva ogni luogo una volta per notte, o un solo luogo in tutto.
option-activations-each = ogni luogo una volta
option-activations-one = un solo luogo
option-bags = Borse dei nobili
    .help = Il ladro sceglie tra 2 monete e 1 gemma, o decide la lettera del nobile.
option-bags-choice = a scelta
option-bags-fixed = per lettera
option-full_equipment = Ladro con già due carte
    .help = Un ladro con due carte equipaggiamento può, o non può, comprarne un’altra al posto di una.
option-full_equipment-kept = nessun acquisto
option-full_equipment-replaced = sostituire
option-konstanze = Konstanze
    .help = Quante volte per turno cambia monete in PV, e a che tasso.
option-konstanze-many = a volontà
option-konstanze-once = una volta
option-konstanze-per_gold = 3 PV per moneta
option-stars_carriage = Stelle sulla carrozza
    .help = Fin dove va la carrozza colpita dalle stelle.
option-stars_carriage-second = seconda lanterna libera
option-stars_carriage-next = prossima lanterna libera
option-bernhard = Bernhard
    .help = Chi non può più essere arrestato dalla guardia corrotta.
option-bernhard-thief = il suo ladro
option-bernhard-everyone = tutti i ladri
option-malika = Malika
    .help = A chi giova il suo prezzo delle gemme.
option-malika-thief = il suo ladro
option-malika-guild = la gilda
option-tie_goods = Spareggio per tipo di beni
    .help = A parità di PV e di beni, opere d’arte, vino, distintivi e così via decidono, o non decidono, chi vince.
option-tie_goods-on = sì
option-tie_goods-off = no
option-home_poster = Manifesto nel covo
    .help = Il manifesto sparisce appena il ladro rientra nel covo, o decide il suo giocatore.
option-home_poster-automatic = sempre
option-home_poster-choice = a scelta

## Regole

clause-TD-1_1 = La città ha due file di sezioni; le due con il fiume stanno a est, { $option_city ->
    [tutorial] e tutte sono disposte come nella città fissa.
   *[random] le altre a caso, su qualsiasi lato e in qualsiasi verso.
}
clause-TD-1_2 = Ogni sezione ha un ingresso sul bordo esterno, a nord o a sud.
clause-TD-1_3 = Le catacombe sono alle sezioni 1, 3, 6 e 8, le ville con un’opera ciascuna alle sezioni 2, 4, 5 e 7.
clause-TD-1_4 = La carrozza parte dalla lanterna più vicina alla porta ovest.
clause-TD-1_5 = Ogni guardia ha un distintivo e ogni nobile una borsa piena.
clause-TD-1_6 = Ogni contrabbandiere riceve una missione scoperta{ $option_missions ->
    [strategic] , e altre due gli stanno accanto, scoperte.
   *[deck] ; le altre formano un mazzo.
}
clause-TD-1_7 = I clienti formano un mazzo; quattro carte con cerchio pieno formano l’esposizione comune dei ricettatori.
clause-TD-1_8 = Le guardie stanno davanti alle ville e guardano dalla parte opposta.
clause-TD-1_9 = I nobili partono dalle lanterne più vicine alle catacombe.
clause-TD-1_10 = Ogni gilda ha tre ladri, 8 monete nel covo e 10 PV.
clause-TD-1_11 = Ogni giocatore riceve a caso una plancia di pattuglia; l’icona indica il primo giocatore.
clause-TD-1_12 = In due giocatori le sezioni 1 e 5, la guardia D e il nobile D restano nella scatola.
clause-TD-1_13 = La partita in solitario si prepara come in due, con le plance apposite e tre rivali.
clause-TD-2_1 = Tieni una carta su tre e passane due a destra, tienine una su due e passa l’ultima; le scelte sono segrete.
clause-TD-2_2 = Puoi comprare fino a due delle tre carte con l’oro del covo.
clause-TD-2_3 = Un ladro ha al massimo due equipaggiamenti, di tipo diverso, e non li cede mai. { $option_full_equipment ->
    [replaced] Chi ne ha due può comprarne un terzo: uno dei due si scarta, un Sacco solo se tutto ci sta anche senza.
   *[kept] Chi ne ha due non può comprarne altri.
}
clause-TD-2_4 = Gli acquisti si fanno a turno, dal primo giocatore.
clause-TD-2_5 = Tutte le carte rimaste si mescolano in un solo mazzo.
clause-TD-3_1 = I covi si scelgono in senso antiorario; il primo giocatore è l’ultimo.
clause-TD-3_2 = Un covo è una casa libera: niente luoghi, niente chiesa.
clause-TD-4_1 = La partita ha sei round di notte e giorno; l’ultimo non ha il giorno.
clause-TD-4_2 = { $option_planning ->
    [chaotic] Le quattro tessere si distribuiscono a caso ai tre ladri e alla plancia di pattuglia.
   *[secret] In segreto, assegna le quattro tessere ai tre ladri e alla plancia di pattuglia.
}
clause-TD-4_3 = Per le tessere da 1 a 4, ognuno a turno attiva ciò che porta la tessera.
clause-TD-4_4 = Il primo giocatore è chi ha l’icona sulla plancia.
clause-TD-5_1 = Le figure della plancia si muovono da sinistra a destra; gli arresti seguono ogni mossa.
clause-TD-5_2 = Una casella di vicolo contiene una sola figura.
clause-TD-5_3 = I cittadini vanno per i vicoli da lanterna a lanterna, mai negli edifici né attraverso i muri.
clause-TD-5_4 = Le caselle occupate si saltano.
clause-TD-5_5 = Un cittadino non torna mai indietro e non entra in un vicolo cieco.
clause-TD-5_6 = Scegli il primo passo e la direzione a ogni incrocio in cui la mossa non finisce.
clause-TD-5_7 = Un giro può finire sulla lanterna di partenza.
clause-TD-5_8 = Nella stessa mossa nessuna via si percorre due volte, e la via scelta deve permettere di arrivare.
clause-TD-5_9 = Un nobile si ferma sulla prima lanterna libera.
clause-TD-5_10 = Una guardia parte dritta, a sinistra o a destra, e guarda davanti a sé.
clause-TD-5_11 = La carrozza si ferma sulla seconda lanterna libera.
clause-TD-5_12 = I cittadini mossi dalle carte seguono le stesse regole.
clause-TD-6_1 = Adiacente vuol dire fianco a fianco, senza muro.
clause-TD-6_2 = Il campo visivo segue i vicoli, anche oltre le figure, e si ferma a edifici, muri e bordo della città.
clause-TD-6_3 = Una linea di vista è dritta.
clause-TD-6_4 = Un ladro vede in tutte e quattro le direzioni, anche da un edificio.
clause-TD-6_5 = I nobili e la carrozza notano solo le caselle su cui stanno o passano.
clause-TD-6_6 = Una guardia vede dritto davanti a sé{ $option_jump_guard ->
    [harmless] ; chi la scavalca di lato o da dietro passa inosservato.
    [forbidden] ; nessuno può scavalcarla senza Fumogeno.
   *[arrest] , e si accorge di chi la scavalca.
}
clause-TD-6_7 = Dentro un edificio nessuno è visto.
clause-TD-7_1 = C’è un tentativo di arresto quando una guardia in movimento vede un ladro, quando si ferma e lo vede, o quando un ladro entra nel suo campo visivo.
clause-TD-7_2 = Tutte le caselle davanti alla guardia durante i suoi passi contano come viste. { $option_first_look ->
    [on] Anche quelle davanti a lei prima del primo passo.
   *[off] Quelle davanti a lei prima del primo passo non contano.
}
clause-TD-7_3 = Ogni casella in cui un ladro entra o che salta viene controllata.
clause-TD-7_4 = Un ladro ricercato viene arrestato anche da nobili e carrozza quando l’uno scavalca l’altro.
clause-TD-7_5 = I tentativi si risolvono insieme alla fine della mossa.
clause-TD-7_6 = { $option_immune_move ->
    [stops] Un ladro protetto non viene arrestato, ma il suo movimento finisce dove è visto.
   *[free] Un ladro protetto prosegue il suo movimento.
}
clause-TD-7_7 = Un ladro arrestato torna al covo e perde i beni e il manifesto; la sua gilda perde 2 PV.
clause-TD-7_8 = Nel proprio turno perde solo l’azione in corso.
clause-TD-7_9 = Una sola mossa può portare a più arresti.
clause-TD-7_10 = Anche i cittadini mossi dalle carte possono arrestare.
clause-TD-8_1 = Un ladro ha tre punti azione per muoversi, derubare un cittadino, attivare un luogo o usare una carta.
clause-TD-8_2 = Una volta per notte un ladro della gilda ha un punto azione in più.
clause-TD-8_3 = Carte gratuite e scambi nel covo avvengono tra un’azione e l’altra.
clause-TD-8_4 = Il turno può finire in qualsiasi momento; poi l’esposizione viene completata.
clause-TD-9_1 = Un movimento vale 3 punti movimento, uno per ogni posto.
clause-TD-9_2 = Un movimento non finisce mai su una casella occupata.
clause-TD-9_3 = Le caselle occupate si scavalcano gratis, se il salto può essere completato; nessuna figura due volte nello stesso movimento.
clause-TD-9_4 = Scavalcare un ladro rivale costa 1 PV.
clause-TD-9_5 = Entrare in un edificio costa 1 punto movimento e conclude il movimento.
clause-TD-9_6 = Nelle case si entra da ogni lato, nei luoghi solo dalle porte.
clause-TD-9_7 = Da un edificio si esce su qualsiasi casella accanto, senza muro in mezzo.
clause-TD-9_8 = Ogni rivale all’interno costa 1 PV, a meno che sia nel proprio covo o che tu entri nel tuo.
clause-TD-9_9 = I rivali possono entrare in un covo ma non toccarne i beni.
clause-TD-9_10 = Tra due ingressi qualsiasi delle catacombe c’è un solo passo.
clause-TD-9_11 = Il teletrasporto mette un ladro in un posto { $option_teleport_entry ->
    [on] e vale come entrata nell’edificio: i rivali all’interno costano PV.
   *[off] senza che vi entri.
}
clause-TD-9_12 = I muri non si attraversano.
clause-TD-9_13 = Due ladri della stessa gilda possono scambiarsi beni incrociandosi.
clause-TD-9_14 = In un salto si risolvono prima i PV o lo scambio, poi l’arresto.
clause-TD-10_1 = Un cittadino si deruba da una casella di vicolo adiacente, una volta per notte e per ladro.
clause-TD-10_2 = Chi deruba la carrozza riceve una bottiglia di vino e un manifesto di ricercato.
clause-TD-10_3 = Un ladro ruba il distintivo di una guardia solo fuori dal suo campo visivo.
clause-TD-10_4 = Un nobile con la borsa piena dà { $option_bags ->
    [fixed] ciò che dice la sua lettera: A e C 2 monete, B e D una gemma.
   *[choice] 2 monete o una gemma.
}
clause-TD-10_5 = I beni per cui non c’è posto non si ricevono.
clause-TD-11_1 = Un ladro ha al massimo un manifesto.
clause-TD-11_2 = Un ladro ricercato può essere arrestato da ogni cittadino.
clause-TD-11_3 = Un manifesto sparisce { $option_home_poster ->
    [choice] nel covo se il proprietario vuole, nella prigione per 3 PV, o con un arresto.
   *[automatic] nel covo, nella prigione per 3 PV, o con un arresto.
}
clause-TD-12_1 = { $option_activations ->
    [one] Ogni ladro attiva un solo luogo per notte.
   *[each] Ogni ladro attiva lo stesso luogo al massimo una volta per notte.
}
clause-TD-12_2 = Le azioni di un luogo si fanno nell’ordine voluto, una volta ciascuna, e almeno una.
clause-TD-12_3 = Uno scambio senza limite si può ripetere a piacere.
clause-TD-12_4 = Tutto ciò che si paga viene dall’inventario del ladro attivo.
clause-TD-13_1 = Al mercato il ladro riempie di monete il suo inventario.
clause-TD-13_2 = Il mercato compra il liquore a 1 PV la bottiglia.
clause-TD-14_1 = In una villa riempi l’inventario di gemme o prendi l’opera d’arte, se c’è posto.
clause-TD-14_2 = Una delle due azioni è chiusa da un lucchetto e richiede il grimaldello.
clause-TD-14_3 = Un’opera d’arte rubata non viene sostituita.
clause-TD-15_1 = Un ricettatore prende un’opera d’arte in cambio del suo bonus.
clause-TD-15_2 = Un ricettatore compra gemme a 1 PV l’una.
clause-TD-15_3 = Un ricettatore vende una o due carte esposte.
clause-TD-15_4 = Tutti i ricettatori condividono la stessa esposizione.
clause-TD-15_5 = Dopo il turno l’esposizione viene completata a quattro carte.
clause-TD-16_1 = Un ladro senza alleato incontra quattro clienti: si allea con uno di loro, scatena una rissa o lascia perdere.
clause-TD-16_2 = La taverna compra il vino a 2 PV la bottiglia.
clause-TD-16_3 = La taverna vende il liquore a 1 moneta la bottiglia.
clause-TD-16_4 = L’incontro con i clienti non può essere interrotto.
clause-TD-17_1 = La prigione restituisce i beni sequestrati, finché c’è posto.
clause-TD-17_2 = La prigione compra distintivi a 2 PV l’uno.
clause-TD-17_3 = Un manifesto consegnato vale 3 PV.
clause-TD-18_1 = Un contrabbandiere prende i beni della missione e paga la ricompensa.
clause-TD-18_2 = Senza una missione, o senza i beni richiesti, un contrabbandiere non si può attivare.
clause-TD-19_1 = Un ladro porta 4 pezzi di bottino e 4 monete; un’opera d’arte occupa 4 posti di bottino.
clause-TD-19_2 = Un sacco aggiunge due posti, per bottino o monete.
clause-TD-19_3 = L’inventario del covo è illimitato.
clause-TD-19_4 = Nel covo il ladro attivo scambia liberamente beni con l’inventario del covo e con i ladri della gilda presenti.
clause-TD-19_5 = I ladri si scambiano beni solo incrociandosi, nel covo o con le carte.
clause-TD-19_6 = Si possono gettare beni per fare spazio.
clause-TD-19_7 = Solo le opere d’arte sono limitate.
clause-TD-20_1 = Una carta è un’azione, un miglioramento, un’azione gratuita, un bonus finale o un effetto di giorno.
clause-TD-20_2 = «Una volta per turno» vuol dire una volta nel turno di questo ladro.
clause-TD-20_3 = Una carta serve al ladro che la possiede; tre alleati servono a tutta la gilda.
clause-TD-20_4 = Le carte si usano nel turno del loro ladro; una protezione vale sempre.
clause-TD-20_5 = Una carta scartata libera il posto.
clause-TD-E1 = Una volta per turno, scavalca un muro durante un movimento.
clause-TD-E2 = Azione: ottieni 1 PV, poi muovi una guardia in vista.
clause-TD-E3 = Derubando una guardia, anche senza distintivo: ottieni 1 PV, poi muovi la guardia.
clause-TD-E4 = Azione in un edificio accanto alla carrozza: 1 bottiglia di vino e 2 PV.
clause-TD-E5 = Azione: da un edificio passa in linea retta, sopra il vicolo, in quello successivo.
clause-TD-E6 = Due posti in più, per bottino o monete.
clause-TD-E7 = Azione: ridistribuisci fino a tre beni con un altro dei tuoi ladri.
clause-TD-E8 = Apre i lucchetti delle ville e porta 1 PV ogni volta.
clause-TD-E9 = 4 punti movimento invece di 3.
clause-TD-E10 = Azione, poi si scarta: ottieni 4 PV; in questo turno tutte le figure nei vicoli ti sono favorevoli.
clause-TD-E11 = Un nobile derubato dà sia le monete sia la gemma.
clause-TD-E12 = Azione, poi si scarta: ottieni 5 PV, poi muovi un nobile o la carrozza in vista{ $option_stars_carriage ->
    [next] ; la carrozza va alla prossima lanterna libera.
   *[second] ; la carrozza va alla seconda lanterna libera.
}
clause-TD-C13 = In chiesa, una volta per turno: 1 bottiglia di vino.
clause-TD-C14 = In un giardino, una volta per turno: 1 bottiglia di liquore per 1 di vino.
clause-TD-C15 = In chiesa, una volta sola: 3 PV e 3 punti azione, poi la carta torna nella scatola.
clause-TD-C16 = I rivali non costano PV a questo ladro.
clause-TD-C17 = Azione: versa 1 moneta nella prigione; la guardia scelta non può arrestare { $option_bernhard ->
    [everyone] nessuno per tutta la notte.
   *[thief] questo ladro per tutta la notte.
}
clause-TD-C18 = Alla fine: 1 PV per ogni moneta nel covo.
clause-TD-C19 = Alla fine: 2 PV per ogni distintivo nel covo.
clause-TD-C20 = Alla fine: 1 PV per ogni bottiglia di liquore nel covo.
clause-TD-C21 = Alla fine: 1 PV per ogni gemma nel covo.
clause-TD-C22 = Il liquore si vende a 2 PV al mercato.
clause-TD-C23 = Una volta per turno, scavalca un edificio come se fosse una figura.
clause-TD-C24 = Sul fiume, una volta per turno: teletrasporto in un altro posto sul fiume.
clause-TD-C25 = Teletrasporto da giardino a giardino.
clause-TD-C26 = Teletrasporto da stalla a stalla.
clause-TD-C27 = Il vino si vende a 4 PV nelle taverne e nelle ville.
clause-TD-C28 = In chiesa, una volta per turno: { $option_konstanze ->
    [once] 2 monete per 3 PV, una volta sola.
    [per_gold] 3 PV per ogni moneta.
   *[many] 2 monete per 3 PV, quante volte vuoi.
}
clause-TD-C29 = Al mercato: 1 gemma e 1 PV in più.
clause-TD-C30 = Teletrasporto da fucina a fucina.
clause-TD-C31 = Una volta per turno: dai un bene a un altro dei tuoi ladri, o prendine uno da lui.
clause-TD-C32 = Le gemme si vendono a 2 PV dai ricettatori{ $option_malika ->
    [guild] , per tutta la gilda.
   *[thief] , solo per lui.
}
clause-TD-C33 = La gilda compra equipaggiamento nelle fucine, con 1 moneta in meno e 1 PV in più.
clause-TD-C34 = Derubando la carrozza, paga 1 moneta: 2 bottiglie di vino e nessun manifesto.
clause-TD-C35 = Ogni missione della gilda porta 2 monete e 2 PV in più.
clause-TD-C36 = Un nobile derubato dà una gemma in più.
clause-TD-C37 = La gilda si allea gratis, in taverna come al mercato.
clause-TD-C38 = Nel covo: una gemma o un liquore per 2 monete e 1 PV, una bottiglia di vino per 2 monete e 2 PV.
clause-TD-C39 = Azione: scambia il posto con un altro dei tuoi ladri.
clause-TD-C40 = Teletrasporto da torre a torre.
clause-TD-C41 = Allo spuntare del giorno, in un vicolo: 4 monete.
clause-TD-C42 = Dopo una taverna finisci da un ricettatore, e viceversa.
clause-TD-C43 = Teletrasporto nell’altra taverna.
clause-TD-C44 = Un movimento per le catacombe ha 1 punto in più.
clause-TD-C45 = Le guardie sulla sezione della prigione non possono arrestare questo ladro.
clause-TD-C46 = Alla fine: 2 PV per ogni bottiglia di vino nel covo.
clause-TD-C47 = Nel suo turno le guardie non possono arrestare questo ladro.
clause-TD-C48 = Una volta per turno, per 1 moneta: fino a 6 punti movimento, senza catacombe né scarpe.
clause-TD-21_1 = Di giorno il segnalino del round avanza.
clause-TD-21_2 = Si riprendono i segnalini resistenza e le tessere pianificazione.
clause-TD-21_3 = Le plance di pattuglia passano a destra, e con loro il primo giocatore.
clause-TD-21_4 = Ogni ladro in un vicolo porta 1 PV.
clause-TD-21_5 = Ciò che valeva per una notte finisce.
clause-TD-21_6 = Dopo i round 2 e 4 si rinnovano borse, distintivi, missioni ed esposizione.
clause-TD-21_7 = Il round 6 non ha giorno.
clause-TD-22_1 = Alla fine: 1 PV per 4 monete, 2 gemme, 2 liquori, 1 distintivo o 1 vino, 3 PV per un’opera d’arte.
clause-TD-22_2 = Poi gli alleati contano ciò che è nel covo.
clause-TD-22_3 = Ogni ladro nel covo porta 1 PV.
clause-TD-22_4 = Vince chi ha più PV; in caso di parità chi ha più beni, { $option_tie_goods ->
    [off] poi chi ha giocato più tardi nel round 1.
   *[on] poi il loro tipo, poi chi ha giocato più tardi nel round 1.
}
clause-TD-23_1 = Missioni strategiche: due missioni scoperte attendono accanto a ogni contrabbandiere.
clause-TD-23_2 = Pianificazione caotica: le tessere si distribuiscono a caso.
clause-TD-24_1 = Da solo cerchi di ottenere più PV possibile, con le regole per due giocatori.
clause-TD-24_2 = Tieni una carta su tre, una su due e l’ultima.
clause-TD-24_3 = Le tre tessere si posano scoperte sui ladri.
clause-TD-24_4 = Ladri e cittadini si alternano; nei round pari iniziano i cittadini.
clause-TD-24_5 = Si rivela una plancia, il dado muove le sue figure, poi un secondo tiro muove il suo rivale.
clause-TD-24_6 = Il dado dà una direzione; se è impossibile, gira fino alla successiva, in senso orario se il tiro è pari.
clause-TD-24_7 = Una figura che girerebbe per sempre resta ferma.
clause-TD-24_8 = Il secondo tiro manda il rivale in una taverna, al mercato, dal ricettatore o in prigione.
clause-TD-24_9 = I beni di un ladro arrestato vanno persi.
clause-TD-24_10 = Di giorno la bussola si gira e le plance si mescolano.
clause-TD-24_11 = Sei round, punteggio normale e un giudizio in stelle.

## Why a choice is refused, in numbers

why-turn = Tocca a { $seat_name } scegliere.
why-spent = Tutti i punti azione di { $thief_name } sono spesi.
why-far = { $steps ->
    [one] Serve un punto movimento per arrivarci.
   *[other] Servono { $steps } punti movimento per arrivarci.
} { part-mp }
why-watched = Strada facendo { $citizen_the } arresterebbe il ladro.
why-price = { $price ->
    [one] Costa { $price } moneta
   *[other] Costa { $price } monete
}; c’è { part-gold }.
why-few = { $needs ->
    [1] Serve { $good_a }
   *[other] Servono { $needs } { $good_many }
}; il ladro { $has ->
    [0] non ne ha.
   *[other] ne ha { $has }.
}
why-full = { $needs ->
    [one] Serve un posto libero
   *[other] Servono { $needs } posti liberi
}; il ladro { $free ->
    [0] non ne ha.
   *[other] ne ha { $free }.
}
why-equipped = { $cards ->
    [one] Il ladro porta già una carta, e nessuno ne porta di più.
   *[other] Il ladro porta già { $cards } carte, e nessuno ne porta di più.
}

section-1 = Preparazione
section-2 = Scelta dell’equipaggiamento e primi acquisti
section-3 = Covi
section-4 = Notti, piani, ordine
section-5 = Come camminano i cittadini
section-6 = Chi vede chi
section-7 = Arresti
section-8 = Il turno di un ladro
section-9 = Muovere un ladro
section-10 = Derubare i cittadini
section-11 = Il manifesto «Ricercato»
section-12 = Attivare un luogo
section-13 = Mercato
section-14 = Villa
section-15 = Ricettatore
section-16 = Taverna
section-17 = Prigione
section-18 = Contrabbandiere
section-19 = Beni e inventari
section-20 = Carte
section-21 = Il giorno
section-22 = La fine
section-23 = Varianti
section-24 = Giocare da soli

## Glossario

glossary-alley = Vicolo
    .text = Una casella tiene una sola figura. Ogni ladro in un vicolo di giorno porta 1 PV.
glossary-ally = Cliente e alleato
    .text = Un ladro senza alleato incontra quattro clienti in una taverna: uno diventa suo alleato e lo aiuta, o scoppia una rissa, o niente.
glossary-ap = Azioni
    .text = Ciò che resta delle tre azioni del turno di questo ladro. Il turno può finire in ogni momento.
glossary-arrest = Arresto
    .text = Un ladro arrestato torna al covo, perde i beni e il manifesto, e la sua gilda 2 PV. { $option_immune_move ->
        [stops] Un ladro protetto non viene arrestato, ma il suo movimento finisce dove è visto.
       *[free] Un ladro protetto non viene fermato.
    }
glossary-artwork = Opera d’arte
    .text = Ce n’è una in ogni villa e occupa tutti e quattro i posti del bottino. Un ricettatore la prende in cambio del suo bonus; nel covo, alla fine vale 3 PV.
glossary-badge = Distintivo
    .text = Rubato a una guardia. La prigione lo compra per 2 PV; tenuto nel covo, alla fine vale 1 PV.
glossary-bags = Sacca e borsa
    .text = Posto per 4 pezzi di bottino e 4 monete d’oro; un’opera d’arte occupa tutti e quattro i posti, e un Sacco ne aggiunge due. Si possono gettare beni per fare posto.
glossary-brawl = Rissa
    .text = Invece di un alleato: questo ladro ha scatenato una rissa in una taverna, e qui sta un cliente coperto.
glossary-brings = Porta con sé
    .text = Beni che si ricevono con la carta quando si compra.
glossary-carriage = Carrozza
    .text = Va fino alla seconda lanterna libera. Derubata, dà un vino e un manifesto.
glossary-catacomb = Catacombe
    .text = Tutti i loro ingressi distano un passo l’uno dall’altro.
glossary-church = Chiesa
    .text = Una casa che non è il covo di nessuno. Alcuni alleati aiutano qui.
glossary-cost = Costo
    .text = L’oro che costa una carta.
glossary-dealer = Ricettatore
    .text = Prende un’opera d’arte per il suo bonus, compra gemme per 1 PV l’una e vende una o due carte dell’esposizione, comune a tutti i ricettatori.
glossary-door = Porta
    .text = In un luogo si entra solo dalle porte; in una casa da ogni lato.
glossary-dungeon = Prigione
    .text = Tiene i beni dei ladri arrestati: chi la visita se li riprende. Compra distintivi per 2 PV l’uno e prende un manifesto per 3 PV.
glossary-endurance = Resistenza
    .text = Una volta a notte dà un’azione in più a un ladro della gilda. Torna di giorno.
glossary-equipment = Equipaggiamento
    .text = Una carta per un ladro, che ne ha al massimo due, di tipi diversi. Si compra prima della prima notte o da un ricettatore.
glossary-first = Primo giocatore
    .text = Agisce per primo con ogni tessera. L’icona è su una plancia di pattuglia e passa con essa.
glossary-gate = Ingresso
    .text = Ogni quartiere ne ha uno al bordo esterno: porta alle catacombe o a una villa.
glossary-gem = Gemma
    .text = Viene dalle ville e dai nobili. Un ricettatore la compra per 1 PV; due nel covo valgono 1 PV alla fine.
glossary-gold = Oro
    .text = Paga carte, alleati e liquore, dalla borsa del ladro che agisce. Il mercato riempie la borsa; quattro monete nel covo valgono 1 PV alla fine.
glossary-guard = Guardia
    .text = Guarda dritto davanti a sé lungo il vicolo, come mostra la freccia, e arresta ogni ladro che vede. Derubata da dietro o di lato, dà il suo distintivo.
glossary-guild = Gilda
    .text = I tre ladri di un giocatore con il loro covo, i beni e i punti vittoria.
glossary-hideout = Covo
    .text = La casa della tua gilda. Contiene tutto; lì il ladro attivo scambia liberamente. Ogni ladro nel covo alla fine porta 1 PV.
glossary-house = Casa
    .text = Torre, giardino, fucina o stalla. Vi si entra da ogni lato, e dentro nessuno è visto. Alcune carte servono in un tipo di casa.
glossary-lantern = Lanterna
    .text = I cittadini vanno di lanterna in lanterna e si fermano su una libera.
glossary-liquor = Liquore
    .text = Una taverna lo vende per 1 moneta d’oro, il mercato lo compra per 1 PV a bottiglia; due nel covo valgono 1 PV alla fine.
glossary-market = Mercato
    .text = Riempie d’oro la borsa del ladro e compra il liquore per 1 PV a bottiglia.
glossary-mission = Missione
    .text = L’ordine di un contrabbandiere: porta questi beni e ricevi la sua ricompensa.
glossary-mp = Punti movimento
    .text = Un movimento ha 3 punti, uno per ogni casella. Le caselle occupate si saltano gratis; entrare in un edificio costa 1 e chiude il movimento. Il numero dice quanti passi servono.
glossary-night = Notte e giorno
    .text = La partita ha sei notti, ognuna seguita da un giorno tranne l’ultima. Di giorno torna ciò che è stato usato.
glossary-noble = Nobile
    .text = Cammina di lanterna in lanterna con una borsa da rubare, una volta a notte per ogni ladro. Arresta solo i ladri ricercati, dove si incontrano. { $option_bags ->
        [fixed] Una borsa piena: 2 monete d’oro da A e C, una gemma da B e D.
       *[choice] Una borsa piena: 2 monete d’oro o una gemma.
    }
glossary-offer = Scelta
    .text = Ciò che ora si può fare qui, ogni cosa una volta, in qualsiasi ordine; uno scambio senza fine si può ripetere.
glossary-patrol = Pattuglia
    .text = I cittadini della tua plancia di pattuglia: quando tocca alla sua tessera, li muovi da sinistra a destra, e gli arresti seguono ogni movimento. Di giorno le plance passano a destra.
glossary-planned = Pianificato
    .text = Questo giocatore ha posato le tessere di pianificazione della notte.
glossary-rob = Derubare
    .text = Un’azione: da una casella accanto a un cittadino, una volta a notte per ogni ladro. I beni che non ci stanno non si ricevono.
glossary-sight = In vista
    .text = Ciò che vede una guardia: una linea dritta lungo il vicolo, oltre le figure, fino a un edificio, un muro o il bordo. Un ladro che vi entra viene arrestato.
glossary-smuggler = Contrabbandiere
    .text = Prende i beni della missione che sta qui e paga la ricompensa. Senza i beni non si può visitare.
glossary-solo = Tavola del solitario
    .text = Da soli, il dado muove i cittadini di una plancia di pattuglia e manda tre rivali per la città; la bussola dice chi comincia.
glossary-tavern = Taverna
    .text = Qui un ladro trova un alleato, vende vino per 2 PV a bottiglia e compra liquore per 1 moneta d’oro a bottiglia.
glossary-thief = Ladro
    .text = Uno dei tre della tua gilda. Attivato da una tessera di pianificazione, ha tre azioni: muoversi, derubare, usare un luogo, usare una carta. Porta 4 pezzi di bottino e 4 monete d’oro.
glossary-tile = Tessera di pianificazione
    .text = Il suo numero dice quando agisce questo ladro o la pattuglia: prima tutte le tessere 1, poi 2, 3 e 4. { $option_planning ->
        [chaotic] A questo tavolo le tessere si distribuiscono a caso.
       *[secret] Assegni le tue quattro tessere in segreto.
    }
glossary-villa = Villa
    .text = Prendi gemme fino all’orlo o l’opera d’arte, se ci sta. Una delle due è sotto chiave e richiede un Grimaldello.
glossary-vp = Punti vittoria
    .text = I PV fanno vincere. Vengono da vendite, missioni, carte e da ciò che è nel covo alla fine; un arresto ne costa 2.
glossary-wall = Muro
    .text = Nessuno lo attraversa, e nessuno ci vede attraverso.
glossary-wanted = Ricercato
    .text = Un ladro con un manifesto può essere arrestato da ogni cittadino, anche nobili e carrozza. In prigione il manifesto si consegna per 3 PV. { $option_home_poster ->
        [choice] Nel covo chi lo porta può liberarsene.
       *[automatic] Nel covo sparisce.
    }
glossary-wine = Vino
    .text = Viene dalla carrozza. Una taverna lo compra per 2 PV a bottiglia; nel covo, alla fine vale 1 PV.

## What the lab counts

measured-equipment = Equipaggiamento
measured-client = Clienti
measured-mission = Missioni
measured-location = Luoghi
measured-section = Sezioni
measured-tile = Tessere lasciate alla pattuglia
measured-board = Plance di pattuglia
