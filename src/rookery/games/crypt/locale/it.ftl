### Crypt in italiano.
###
### I capitoli del regolamento in ordine, ciascuno con i suoi articoli:
###   section-setup CR-1 · section-knowledge CR-2 · section-round CR-3 · section-reveal CR-4
###   section-claim CR-5 · section-collect CR-6 · section-torches CR-7 · section-end CR-8
###   section-collectors CR-9 e CR-K · section-solo CR-S
###
### Attributi di un termine: the = con l’articolo determinativo, a = con l’indeterminativo,
### of = ciò che si colleziona, many = plurale. Il nome di un giocatore apre sempre la frase
### (mai «a» o «di» davanti a un nome).

title = Crypt
description = Manda i tuoi Servitori nella Cripta reale, scaccia i tuoi fratelli e riprenditi l’eredità.

## Termini

term-type-idol = Idolo
    .the = l’Idolo
    .a = un Idolo
    .of = di Idoli
    .many = Idoli
term-type-jewelry = Gioiello
    .the = il Gioiello
    .a = un Gioiello
    .of = di Gioielli
    .many = Gioielli
term-type-manuscript = Manoscritto
    .the = il Manoscritto
    .a = un Manoscritto
    .of = di Manoscritti
    .many = Manoscritti
term-type-pottery = Ceramica
    .the = la Ceramica
    .a = una Ceramica
    .of = di Ceramiche
    .many = Ceramiche
term-type-remains = Reliquia
    .the = la Reliquia
    .a = una Reliquia
    .of = di Reliquie
    .many = Reliquie
term-type-tapestry = Arazzo
    .the = l’Arazzo
    .a = un Arazzo
    .of = di Arazzi
    .many = Arazzi
term-type-unknown = Tesoro
    .the = il Tesoro
    .a = un Tesoro
    .of = di Tesori
    .many = Tesori
term-side-A = lato A
term-side-B = lato B
term-rank-fool = Il Folle
term-rank-petty = Il Meschino
term-rank-wealthy = Il Facoltoso
term-rank-magnificent = Il Magnifico

## Eventi

event-side = Il Collezionista { $type_of } mostra il { $side_name }.
fold-side = I Collezionisti: { $list }.
    .over = side
item-side = { $type_many } { $side_name }
event-leader = { $seat_name } comincia con la carta Leader.
event-round = Round { $round }.
event-revealed = Carta { $slot }, scoperta: { $type_a } di valore { $value }.
fold-revealed = Nella Cripta: { $list }.
    .over = revealed
item-revealed = { $type_a } di valore { $value }
event-hidden = { $type ->
    [unknown] Carta { $slot }, coperta.
   *[other] Carta { $slot }, coperta: { $type_a }.
}
fold-hidden = Nella Cripta: { $list }.
    .over = revealed hidden
item-hidden = { $type ->
    [unknown] una carta coperta
   *[other] { $type_a } a faccia in giù
}
event-turn = { $lights_out ->
    [0] { $seat_name } gioca il suo turno.
   *[other] { $seat_name } gioca il turno della Torcia Spenta: una sola carta.
}
event-claimed = { $dice ->
    [one] { $seat_name } piazza { $dice } Servitore con sforzo { $effort } sulla carta { $slot } ({ $type_name }).
   *[other] { $seat_name } piazza { $dice } Servitori con sforzo { $effort } sulla carta { $slot } ({ $type_name }).
}
fold-claimed = { $seat_name } piazza { $list }.
    .over = turn claimed
    .alike = seat
item-claimed = { $dice ->
    [one] { $dice } Servitore con sforzo { $effort } sulla carta { $slot } ({ $type_name })
   *[other] { $dice } Servitori con sforzo { $effort } sulla carta { $slot } ({ $type_name })
}
event-evicted = { $dice ->
    [one] { $seat_name } perde la carta { $slot } ({ $type_name }) e riprende { $dice } Servitore scacciato.
   *[other] { $seat_name } perde la carta { $slot } ({ $type_name }) e riprende { $dice } Servitori scacciati.
}
event-recovered = { $dice ->
    [0] { $seat_name } non ha nessuno da recuperare.
    [one] { $seat_name } recupera { $dice } Servitore esausto.
   *[other] { $seat_name } recupera { $dice } Servitori esausti.
}
fold-recovered = { event-recovered }
    .over = turn
    .alike = seat
event-passed = { $seat_name } passa.
fold-passed = { event-passed }
    .over = turn
    .alike = seat
event-flipped = { $seat_name } scopre { $type_a } di valore { $value }.
event-restored = { $seat_name } recupera un Servitore esausto.
event-peeked = { $cards ->
    [one] { $seat_name } guarda in segreto { $cards } carta coperta.
   *[other] { $seat_name } guarda in segreto { $cards } carte coperte.
}
event-peeked_card = Lo sai solo tu: la carta { $slot } è { $type_a } di valore { $value }.
event-took = { $seat_name } prende la carta { $slot } coperta: { $type_a }.
event-took_card = Lo sai solo tu: hai preso { $type_a } di valore { $value }.
event-discarded = { $value ->
    [0] La carta { $slot } viene scartata senza essere mostrata: { $type_a }.
   *[other] La carta { $slot } viene scartata: { $type_a } di valore { $value }.
}
fold-discarded = Nessuno le ha volute e si scartano: { $list }.
    .over = discarded
item-discarded = { $value ->
    [0] { $type_a } senza mostrarla
   *[other] { $type_a } di valore { $value }
}
event-all_evicted = { $dice ->
    [one] { $seat_name } non ha più Servitori nella Cripta e recupera { $dice } Servitore esausto.
   *[other] { $seat_name } non ha più Servitori nella Cripta e recupera { $dice } Servitori esausti.
}
event-rolled = { $seat_name } tira { $face } con sforzo { $effort } ({ $type_name }).
fold-rolled = { $seat_name } tira i suoi Servitori: { $list }.
    .over = rolled
    .alike = seat
item-rolled = { $face } con sforzo { $effort } ({ $type_name })
event-collected = { $value ->
    [0] { $seat_name } raccoglie la carta { $slot } coperta: { $type_a }.
   *[other] { $seat_name } raccoglie la carta { $slot }: { $type_a } di valore { $value }.
}
fold-collected = { $seat_name } raccoglie { $list }.
    .over = collected
    .alike = seat
item-collected = { $value ->
    [0] { $type_a } a faccia in giù
   *[other] { $type_a } di valore { $value }
}
event-collected_card = Lo sai solo tu: hai raccolto { $type_a } di valore { $value }.
event-idol_race = { $coins ->
    [one] { $seat_name } possiede due Idoli, che a fine partita varranno { $coins } Moneta.
   *[other] { $seat_name } possiede due Idoli, che a fine partita varranno { $coins } Monete.
}
event-rerolled = { $seat_name } rilancia il dado: { $face } con sforzo { $effort }.
event-exhausted = { $dice ->
    [one] { $seat_name } mette nella scatola { $dice } Servitore esausto.
   *[other] { $seat_name } mette nella scatola { $dice } Servitori esausti.
}
event-torches = { $seat_name } riceve la carta Leader: le torce passano a sinistra.
event-ghost_rolled = { $dice ->
    [1] Il Fantasma tira { $first }.
    [2] Il Fantasma tira { $first } e { $second }.
   *[other] Il Fantasma tira { $first }, { $second } e { $third }.
}
event-ghost_claimed = { $dice ->
    [one] Il Fantasma piazza { $dice } Servitore con sforzo { $effort } sulla carta { $slot } ({ $type_name }).
   *[other] Il Fantasma piazza { $dice } Servitori con sforzo { $effort } sulla carta { $slot } ({ $type_name }).
}
event-ghost_aside = { $dice ->
    [one] Il Fantasma mette da parte { $dice } Servitore.
   *[other] Il Fantasma mette da parte { $dice } Servitori.
}
event-ghost_took = { $value ->
    [0] Il Fantasma fa sparire la carta { $slot } senza mostrarla: { $type_a }.
   *[other] Il Fantasma fa sparire la carta { $slot }: { $type_a } di valore { $value }.
}
event-ended = L’ultimo round è finito: tutte le collezioni vengono scoperte.
event-shown = { $seat_name } mostra { $type_a } di valore { $value }.
fold-shown = { $seat_name } mostra { $list }.
    .over = shown
    .alike = seat
item-shown = { $type_a } di valore { $value }
event-tied = { $dice ->
    [0] { $seat_name } è in parità per il primo posto, senza Servitori da tirare.
    [one] { $seat_name } è in parità per il primo posto e tira { $dice } Servitore.
   *[other] { $seat_name } è in parità per il primo posto e tira { $dice } Servitori.
}
event-tie_rolled = { $seat_name } tira { $face } per lo spareggio.
fold-tie_rolled = { $seat_name } tira { $list } per lo spareggio.
    .over = tie_rolled
    .alike = seat
item-tie_rolled = { $face }
event-won = { $coins ->
    [one] { $seat_name } vince con { $coins } Moneta.
   *[other] { $seat_name } vince con { $coins } Monete.
}
event-ranked = { $coins ->
    [one] { $coins } Moneta: { $rank_name }.
   *[other] { $coins } Monete: { $rank_name }.
}

## Azioni

action-place = { $dice ->
    [one] Piazza { $dice } Servitore con sforzo { $effort } sulla carta { $slot }
   *[other] Piazza { $dice } Servitori con sforzo { $effort } sulla carta { $slot }
}
action-done = Concludi il piazzamento
action-recover = Recupera i Servitori esausti, o passa
action-claim = Rivendica Tesori
action-remains = Scopri 2 Reliquie per recuperare un Servitore esausto
action-manuscript = Scopri un Manoscritto per guardare le carte coperte
action-pottery = Scopri 2 Ceramiche per prendere la carta { $slot }
action-reroll = Scopri un Idolo per rilanciare un dado con sforzo { $effort }
action-pass = Passa
action-flip = { $public ->
    [0] Scopri la carta di valore { $value }
   *[other] Scopri la carta di valore { $value } (nota a tutti)
}

## Domande

ask-wait = Ora non tocca a te decidere.
ask-window = Prima delle rivendicazioni: vuoi scoprire due Ceramiche per prendere una carta coperta?
ask-turn = { $dice ->
    [0] Tocca a te, senza Servitori attivi.
    [one] Tocca a te, con { $dice } Servitore attivo.
   *[other] Tocca a te, con { $dice } Servitori attivi.
} { $lights_out ->
    [0] Che cosa fai?
   *[other] Torcia Spenta: puoi rivendicare una sola carta. Che cosa fai?
}
ask-place = { $first ->
    [0] Un’altra carta più a destra, o basta così?
   *[other] Quale carta rivendichi, e con quale sforzo?
} { $dice ->
    [0] Non hai Servitori in mano.
    [one] Hai in mano { $dice } Servitore.
   *[other] Hai in mano { $dice } Servitori.
} { $lights_out ->
    [0] Un solo gruppo per carta.
   *[other] Torcia Spenta: una sola carta.
}
ask-flip = Scegli { $type_a } da scoprire{ $left ->
    [one] .
   *[other] {" "}(ancora { $left }).
}
ask-reroll = { $failed ->
    [one] Uno dei tuoi Servitori ha fallito. Vuoi scoprire un Idolo per rilanciarlo?
   *[other] { $failed } dei tuoi Servitori hanno fallito. Vuoi scoprire un Idolo per rilanciarne uno?
}

## Ragioni

why-others = { $seat_name } sta decidendo ora.
why-held = { $seat_name } occupa questa carta con { $total }; { $dice ->
    [one] il tuo unico Servitore attivo arriva al massimo a { $most }, e serve di più.
   *[other] i tuoi { $dice } Servitori attivi arrivano al massimo a { $most }, e serve di più.
}
why-held_by_ghost = Il Fantasma occupa questa carta con { $total }; { $dice ->
    [one] il tuo unico Servitore attivo arriva al massimo a { $most }, e serve di più.
   *[other] i tuoi { $dice } Servitori attivi arrivano al massimo a { $most }, e serve di più.
}
why-too_low = Questo gruppo fa { $made }, e serve più di { $total }.
why-your_own = Occupi già tu questa carta, con { $total }.
why-few_active = { $active ->
    [0] Nessuno dei tuoi Servitori è attivo; questo gruppo ne richiede { $dice }.
    [one] Uno solo dei tuoi Servitori è attivo; questo gruppo ne richiede { $dice }.
   *[other] { $active } dei tuoi Servitori sono attivi; questo gruppo ne richiede { $dice }.
}
why-to_the_right = I gruppi si piazzano da sinistra a destra: dopo la carta { $slot } restano solo le carte più a destra.
why-gone = La carta { $slot } non c’è più.
why-nobody_active = { $exhausted ->
    [0] Nessuno dei tuoi Servitori è attivo: sono tutti sulle carte.
    [one] Nessuno dei tuoi Servitori è attivo, e uno è esausto.
   *[other] Nessuno dei tuoi Servitori è attivo, e { $exhausted } sono esausti.
}
why-no_target = { $dice ->
    [one] Il tuo unico Servitore attivo arriva al massimo a { $most }; anche il gruppo più debole ha { $least }, e serve di più.
   *[other] I tuoi { $dice } Servitori attivi arrivano al massimo a { $most }; anche il gruppo più debole ha { $least }, e serve di più.
}
why-side = Il Collezionista { $type_of } mostra il { $side_name }, che non lo permette.
why-cards = Servono { $need } { $type_many } da scoprire, e { $have ->
    [0] non ne hai.
   *[other] ne hai { $have }.
}
why-nobody_tired = Nessuno dei tuoi Servitori è esausto.
why-all_seen = Conosci già tutte le carte della Cripta.
why-face_up = La carta { $slot } è scoperta, e si può prendere solo una carta coperta.
why-no_failed = Nessuno dei tuoi Servitori ha fallito con sforzo { $effort }.
why-flip_first = Prima scopri { $type_a }{ $left ->
    [one] .
   *[other] {" "}(ancora { $left }).
}

## Opzioni

option-collectors = Collezionisti
    .help = Quali lati dei sei Collezionisti sono in gioco.
option-collectors-A = Tutti sul lato A
option-collectors-B = Tutti sul lato B
option-collectors-random = Lati a caso
option-side_idol = Collezionista di Idoli
    .help = Il lato di questo Collezionista, se deve essere diverso dagli altri.
option-side_idol-preset = Come gli altri
option-side_idol-A = Lato A
option-side_idol-B = Lato B
option-side_idol-random = A caso
option-side_jewelry = Collezionista di Gioielli
    .help = { option-side_idol.help }
option-side_jewelry-preset = { option-side_idol-preset }
option-side_jewelry-A = { option-side_idol-A }
option-side_jewelry-B = { option-side_idol-B }
option-side_jewelry-random = { option-side_idol-random }
option-side_manuscript = Collezionista di Manoscritti
    .help = { option-side_idol.help }
option-side_manuscript-preset = { option-side_idol-preset }
option-side_manuscript-A = { option-side_idol-A }
option-side_manuscript-B = { option-side_idol-B }
option-side_manuscript-random = { option-side_idol-random }
option-side_pottery = Collezionista di Ceramiche
    .help = { option-side_idol.help }
option-side_pottery-preset = { option-side_idol-preset }
option-side_pottery-A = { option-side_idol-A }
option-side_pottery-B = { option-side_idol-B }
option-side_pottery-random = { option-side_idol-random }
option-side_remains = Collezionista di Reliquie
    .help = { option-side_idol.help }
option-side_remains-preset = { option-side_idol-preset }
option-side_remains-A = { option-side_idol-A }
option-side_remains-B = { option-side_idol-B }
option-side_remains-random = { option-side_idol-random }
option-side_tapestry = Collezionista di Arazzi
    .help = { option-side_idol.help }
option-side_tapestry-preset = { option-side_idol-preset }
option-side_tapestry-A = { option-side_idol-A }
option-side_tapestry-B = { option-side_idol-B }
option-side_tapestry-random = { option-side_idol-random }
option-first_leader = Primo Leader
    .help = Chi guida il primo round.
option-first_leader-random = A caso
option-first_leader-1 = Giocatore 1
option-first_leader-2 = Giocatore 2
option-first_leader-3 = Giocatore 3
option-first_leader-4 = Giocatore 4
option-flips = Carte da scoprire
    .help = Chi sceglie le carte da scoprire per usare un Collezionista.
option-flips-owner = Il proprietario
option-flips-automatic = Scelta automatica: prima i valori noti, poi le carte più vecchie
option-backs_show_type = Tipo visibile sul dorso
    .help = Il tipo di una carta coperta è visibile?
option-backs_show_type-on = Sì
option-backs_show_type-off = No
option-memory = Memoria
    .help = Il valore delle carte raccolte scoperte resta visibile?
option-memory-perfect = Perfetta: ciò che si è visto resta visibile
option-memory-physical = Come al tavolo: sta a te ricordare
option-self_push = Rilanciare su sé stessi
    .help = In due o in solitario, il Leader può sostituire nel secondo turno un proprio gruppo con uno più alto?
option-self_push-off = Vietato
option-self_push-on = Permesso
option-idol_b_same_round = Corsa agli Idoli
    .help = Chi condivide il primo posto nella corsa agli Idoli (lato B).
option-idol_b_same_round-off = Chi ci arriva nello stesso momento
option-idol_b_same_round-on = Chi ci arriva nello stesso round
option-jewelry_a = Ricompensa dei Gioielli
    .help = Quanto frutta il tuo Gioiello più prezioso oltre alle sue Monete (lato A).
option-jewelry_a-once = Il suo valore un’altra volta
option-jewelry_a-double = Il doppio del suo valore

## Fasi e punteggi

phase-sides = Preparazione: i Collezionisti
phase-leader = Preparazione: il primo Leader
phase-reveal = I. Rivelare
phase-window = Prima delle rivendicazioni: le Ceramiche
phase-turn = II. Rivendicare
phase-place = II. Rivendicare: piazzamento dei Servitori
phase-flip = Un Tesoro da scoprire
phase-roll = III. Raccogliere: tiro dei dadi
phase-reroll = III. Raccogliere: gli Idoli
phase-reroll_roll = III. Raccogliere: dado rilanciato
phase-ghost_roll = II. Rivendicare: tira il Fantasma
phase-tie_roll = Spareggio
phase-ended = Fine della partita
score-coins = Monete
score-idol = { term-type-idol.many }
score-jewelry = { term-type-jewelry.many }
score-manuscript = { term-type-manuscript.many }
score-pottery = { term-type-pottery.many }
score-remains = { term-type-remains.many }
score-tapestry = { term-type-tapestry.many }
score-servants = Servitori
tie-rolled = Somma dei Servitori tirati
tie-servants = Servitori da tirare
stat-cards = Carte raccolte
stat-evicted = Espulsioni subite
stat-exhausted = Servitori esausti
deed-card = Carta migliore
deed-exhausted = Round più duro
motive-value = È { $type_a } di valore { $value }.
motive-hidden = Non sai ancora il valore della carta { $slot }.
motive-more = { $type_many }: ne hai già { $cards }.
motive-evicts = { $seat_name } perde il posto lì.
motive-effort = Ogni Servitore si esaurisce con probabilità { $percent }%.
motive-recovers = { $dice ->
    [one] { $dice } Servitore ritorna.
   *[other] { $dice } Servitori ritornano.
}

## Collezionisti e ranghi

collector-idol-A = Raccogliere: scopri 1 Idolo per rilanciare un tuo Servitore che ha fallito.
collector-idol-B = Il primo con 2 Idoli li scopre: 5 Monete. Chi arriva dopo: 2 Monete.
collector-jewelry-A = 2 o più: il tuo Gioiello più prezioso vale { $option_jewelry_a ->
    [double] il triplo.
   *[once] doppio.
}
collector-jewelry-B = 1 Moneta in più per ogni Gioiello.
collector-manuscript-A = 2 o più: ogni Manoscritto vale 4.
collector-manuscript-B = Scopri 1 Manoscritto per vedere le carte coperte della Cripta.
collector-pottery-A = 2 Ceramiche: 2 Monete. 3: 4 Monete. 4 o più: 8 Monete.
collector-pottery-B = Prima delle rivendicazioni: scopri 2 Ceramiche per prendere una carta coperta.
collector-remains-A = Scopri 2 Reliquie per recuperare un Servitore esausto.
collector-remains-B = 4 o più Reliquie: 10 Monete.
collector-tapestry-A = Arazzi con il valore totale più alto: 5 Monete.
collector-tapestry-B = 3 o più Arazzi: 7 Monete se nessun altro ci riesce, altrimenti 4.
rank-fool = { term-rank-fool }
    .text = L’ombra di tuo padre ti spegne la torcia e ti accompagna alla porta, a mani vuote.
rank-petty = { term-rank-petty }
    .text = Due cianfrusaglie in tasca, e parecchie notti di sonno agitato.
rank-wealthy = { term-rank-wealthy }
    .text = Gli antiquari si inchinano appena varchi la soglia della bottega.
rank-magnificent = { term-rank-magnificent }
    .text = Da regni lontani si viene ad ammirare la sala in cui custodisci il tuo tesoro.

## Regole

section-setup = Preparazione
section-knowledge = Chi sa che cosa
section-round = Il round
section-reveal = I. Rivelare
section-claim = II. Rivendicare
section-collect = III. Raccogliere
section-torches = IV. Passare le torce
section-end = Fine della partita
section-collectors = I Collezionisti
section-solo = Figlio unico: il solitario

clause-CR-1_1 = Crypt è per 1–4 giocatori. In solitario il tuo avversario è il Fantasma.
clause-CR-1_2 = I Tesori sono 48, di sei tipi, con valori da 1 a 4. In tre togli le 12 carte contrassegnate IV, in uno o due le 24 carte contrassegnate III o IV; tutti possono sapere quali carte restano. Nostra lettura, non stampata nel regolamento: ogni carta esiste in due copie, con III sulle seconde copie dei valori 2 e 3 e IV su quelle dei valori 1 e 4.
clause-CR-1_3 = Mescola queste carte e mettile coperte al centro del tavolo: sono il mazzo.
clause-CR-1_4 = Tutti e sei i Collezionisti sono in gioco, ciascuno sul lato A o sul lato B, in qualsiasi combinazione. Gioca la prima partita con i lati A; poi prendi i lati B, tirali a sorte o sceglili uno per uno.
clause-CR-1_5 = Ogni giocatore ha una carta Giocatore e tre Servitori, i dadi di un colore. All’inizio sono tutti e tre attivi; il colore non conta.
clause-CR-1_6 = { $option_first_leader ->
    [random] Il primo Leader è tirato a sorte.
   *[other] Il giocatore { $option_first_leader } è il Leader del primo round.
}
clause-CR-1_7 = In tre o quattro, il giocatore alla destra del Leader riceve la carta Torcia Spenta. In due il Leader tiene entrambe le torce; in solitario cominci tu con entrambe.

clause-CR-2_1 = Puoi guardare i tuoi Tesori in ogni momento, mai però i Tesori coperti degli altri. Servitori, torce, Collezionisti e numero di carte nel mazzo sono visibili a tutti.
clause-CR-2_2 = Una carta che è stata scoperta è nota a tutti. Una carta raccolta coperta è nota solo al proprietario e a chi l’ha guardata con un Manoscritto, finché non viene scoperta. { $option_memory ->
    [physical] Che cosa hanno raccolto gli altri devi ricordarlo da te.
   *[perfect] Ciò che hai visto ti resta visibile.
}
clause-CR-2_3 = Al conteggio finale tutte le collezioni vengono scoperte.
clause-CR-2_4 = Il contenuto del mazzo è noto, quindi puoi dedurre che cosa manca: in uno o due ogni valore esiste una sola volta per tipo. { $option_backs_show_type ->
    [off] A questo tavolo il dorso non mostra il tipo.
   *[on] Il dorso mostra il tipo, anche in cima al mazzo; lo si sa da chi ha descritto le carte stampate, non dal regolamento.
}

clause-CR-3_1 = Un round ha quattro fasi: Rivelare, Rivendicare, Raccogliere, Passare le torce. Si gioca un round dopo l’altro finché il mazzo non è finito.

clause-CR-4_1 = Pesca una per una le carte della Cripta e disponile da sinistra a destra, prima quelle scoperte. In uno o due sono due scoperte e una coperta, in tre sono tre e una, in quattro sono quattro e due.
clause-CR-4_2 = Solo con le Ceramiche B: prima delle rivendicazioni, a partire dal Leader e in senso orario, ognuno può usarle quante volte è possibile. Quando tocca a te decidere, puoi prima guardare le carte con i Manoscritti B.

clause-CR-5_1 = In tre o quattro ognuno ha un turno, a partire dal Leader e in senso orario; chi ha la Torcia Spenta gioca per ultimo. In due, e in solitario, gioca il Leader, poi l’altro, poi di nuovo il Leader: questo secondo turno è quello della Torcia Spenta.
clause-CR-5_2 = All’inizio del tuo turno, prima dell’azione, puoi usare le Reliquie A e i Manoscritti B, nell’ordine che vuoi e quante volte puoi. Anche se valgono «in ogni momento», li usi solo quando sta a te decidere.
clause-CR-5_3 = Poi compi esattamente un’azione: Rivendicare o Recuperare.
clause-CR-5_4 = Per rivendicare, piazza uno o più Servitori attivi, un gruppo per carta, e scegli per ogni gruppo uno sforzo da 1 a 6; puoi tenerne alcuni di riserva. Tutti i dadi su una carta mostrano lo stesso sforzo; non c’è altro limite al loro numero.
clause-CR-5_5 = Una carta libera accetta qualsiasi gruppo. Per scacciare un avversario, il totale del tuo gruppo (dadi per sforzo) deve essere strettamente più alto; la parità non basta. { $option_self_push ->
    [on] In due o in solitario il Leader può rilanciare su sé stesso nel secondo turno; altrimenti non puoi rivendicare una carta che già occupi.
   *[off] Non puoi rivendicare una carta che già occupi.
}
clause-CR-5_6 = I Servitori scacciati tornano attivi sulla carta Giocatore del proprietario, che può piazzarli di nuovo solo se in questo round ha ancora un turno.
clause-CR-5_7 = Nel turno della Torcia Spenta puoi rivendicare una sola carta, con quanti Servitori attivi vuoi. In due, il primo turno del Leader non ha questo limite.
clause-CR-5_8 = Se recuperi, tutti i tuoi Servitori esausti tornano attivi e in questo turno non piazzi nulla. È sempre permesso, anche con dadi sulle carte; se nessuno è esausto, equivale a passare. In due, il Leader può recuperare in uno dei suoi turni o in entrambi.
clause-CR-5_9 = Se non hai Servitori attivi, o nessuna carta che tu possa rivendicare, devi recuperare.
clause-CR-5_10 = Gli sforzi si annunciano e sono visibili a tutti; non ci sono offerte segrete.

clause-CR-6_1 = Scarta i Tesori che nessuno ha rivendicato: sono fuori dal gioco. Una carta coperta non viene mostrata a nessuno.
clause-CR-6_2 = Se in questo round hai piazzato Servitori e sono stati scacciati tutti, i tuoi Servitori esausti tornano tutti attivi. Avviene da sé e non costa nulla.
clause-CR-6_3 = Tira una volta ogni dado sulle carte, a partire dal Leader e in senso orario, dalla carta più a sinistra verso destra. I Servitori con sforzo 1 non si tirano.
clause-CR-6_4 = Un Servitore fallisce se il risultato è inferiore al suo sforzo e resiste se è uguale o superiore. Lo sforzo 2 fallisce dunque una volta su sei, lo sforzo 6 cinque volte su sei.
clause-CR-6_5 = Raccogli ogni carta che hai rivendicato, qualunque sia il risultato dei dadi. Solo tu vedi una carta che era coperta. Tieni i tuoi Tesori coperti e divisi per tipo, così che tutti possano contarli.
clause-CR-6_6 = Con gli Idoli B, controlla ora, per tutti i giocatori insieme, chi è arrivato a due Idoli.
clause-CR-6_7 = Con gli Idoli A, dopo tutti i tiri e dopo aver raccolto le carte, ognuno può rilanciare i propri Servitori che hanno fallito, a partire dal Leader e in senso orario. Puoi usare più Idoli, uno dopo l’altro.
clause-CR-6_8 = I Servitori che hanno fallito sono esausti e vanno nella scatola. Tutti gli altri lasciano le carte e tornano attivi.

clause-CR-7_1 = Entrambe le torce passano al giocatore di sinistra, in senso orario. In tre o quattro il vecchio Leader riceve così la Torcia Spenta; in due è l’altro giocatore ad averle entrambe. Dopo l’ultimo round le torce restano dove sono.

clause-CR-8_1 = Se dopo la fase Rivelare il mazzo è vuoto, questo è l’ultimo round e la partita finisce dopo la fase Raccogliere. Una partita dura 8 round, 9 se si gioca in tre.
clause-CR-8_2 = Con le Reliquie A, prima del conteggio ognuno le usa quante volte è possibile. Avviene in automatico, perché ogni Servitore recuperato vale una Moneta.
clause-CR-8_3 = Somma le Monete di tutti i tuoi Tesori, scoperti o no, le ricompense dei Collezionisti e 1 Moneta per ogni Servitore non esausto. Con i Manoscritti A i nuovi valori sostituiscono quelli stampati.
clause-CR-8_4 = Vince chi ha più Monete.
clause-CR-8_5 = Chi è in parità per il primo posto tira i propri Servitori non esausti, a partire dall’ultimo Leader e in senso orario; vince la somma più alta, e chi non ha dadi conta 0. Chi resta in parità tira di nuovo; la vittoria è condivisa se non ci sono dadi, o dopo 20 tiri in tutto. Le parità per gli altri posti restano tali.

clause-CR-9_1 = Un Collezionista serve a tutti i giocatori e resta sul tavolo. Nessuno si esaurisce, ma il primo posto nella corsa degli Idoli B si assegna una volta sola.
clause-CR-9_2 = Alcune abilità si pagano scoprendo Tesori coperti della tua collezione, ciascuno una sola volta. Un Tesoro scoperto in questo modo conserva le sue Monete e conta ancora per il suo tipo, ma ora tutti ne conoscono il valore. { $option_flips ->
    [automatic] Si prendono prima i valori noti a tutti, poi le carte che hai da più tempo.
   *[owner] Scegli tu le carte.
}
clause-CR-9_3 = Le ricompense di fine partita si contano una volta sola, alla fine. I Tesori non si perdono mai: una condizione raggiunta resta tale.
clause-CR-9_4 = Di ogni Collezionista è in gioco un solo lato; i due lati non valgono mai insieme.
clause-CR-K-ID-A = Idoli, lato A. Nella fase Raccogliere, scopri un Idolo per rilanciare uno dei tuoi Servitori che ha appena fallito. Se fallisce ancora, puoi usare un altro Idolo; va bene anche un Idolo raccolto in questo stesso round.
clause-CR-K-ID-B = Idoli, lato B. Il primo giocatore che possiede due Idoli deve scoprirne due e a fine partita guadagna 5 Monete, mai di più; se più giocatori ci arrivano { $option_idol_b_same_round ->
    [on] nello stesso round, ne guadagnano 5 ciascuno, anche con un Idolo preso con le Ceramiche B.
   *[off] nella stessa fase Raccogliere, ne guadagnano 5 ciascuno. Un Idolo preso con le Ceramiche B conta come un momento precedente.
} Chi ci arriva dopo lascia i suoi coperti e guadagna 2 Monete.
clause-CR-K-JW-A = Gioielli, lato A. A fine partita, se ne hai almeno due, il tuo Gioiello più prezioso vale { $option_jewelry_a ->
    [double] il triplo: guadagni in più il doppio del suo valore.
   *[once] doppio: guadagni il suo valore un’altra volta.
}
clause-CR-K-JW-B = Gioielli, lato B. A fine partita guadagni 1 Moneta per ogni Gioiello che possiedi.
clause-CR-K-MS-A = Manoscritti, lato A. A fine partita, se ne hai almeno due, ogni tuo Manoscritto vale 4 Monete invece del valore stampato.
clause-CR-K-MS-B = Manoscritti, lato B. All’inizio del tuo turno, o quando decidi sulle Ceramiche B, scopri un Manoscritto: solo tu vedi tutte le carte coperte della Cripta, rivendicate o no. Deve essercene almeno una che non conosci ancora.
clause-CR-K-PO-A = Ceramiche, lato A. A fine partita due Ceramiche fruttano 2 Monete, tre ne fruttano 4, quattro o più ne fruttano 8.
clause-CR-K-PO-B = Ceramiche, lato B. Prima delle rivendicazioni, scopri due Ceramiche per prendere dalla Cripta una carta coperta a tua scelta; solo tu la vedi, e nessuno può più rivendicarla. Puoi ripeterlo finché hai altre due Ceramiche, compresa una appena presa, e resta una carta coperta.
clause-CR-K-RE-A = Reliquie, lato A. All’inizio del tuo turno, scopri due Reliquie: uno dei tuoi Servitori esausti torna attivo e può essere piazzato subito. Serve almeno un Servitore esausto.
clause-CR-K-RE-B = Reliquie, lato B. A fine partita quattro o più Reliquie fruttano 10 Monete, una volta sola.
clause-CR-K-TA-A = Arazzi, lato A. A fine partita il giocatore i cui Arazzi hanno il valore totale più alto guadagna 5 Monete. Può bastare un solo Arazzo; in caso di parità, 5 Monete a testa.
clause-CR-K-TA-B = Arazzi, lato B. A fine partita chi ha almeno tre Arazzi guadagna 7 Monete se è il solo ad averli; altrimenti ognuno di questi giocatori ne guadagna 4.

clause-CR-S_1 = Gioca come in due: un mazzo di 24 carte, due Tesori scoperti e uno coperto. Il Fantasma ha tre Servitori suoi. Tu hai entrambe le torce nei round 1, 3, 5 e 7, il Fantasma nei round 2, 4, 6 e 8.
clause-CR-S_2 = Se sei tu il Leader, giochi tu, poi il Fantasma, poi di nuovo tu con la Torcia Spenta. Se il Leader è il Fantasma, gioca lui, poi tu senza limiti, poi ancora lui.
clause-CR-S_3 = Disponi la Cripta da sinistra a destra per valore decrescente; la carta coperta conta 2,5 e, tra due carte uguali, la prima pescata sta più a sinistra. Quest’ordine non cambia, nemmeno se vieni a sapere il valore nascosto o porti via la carta.
clause-CR-S_4 = Nel suo turno normale il Fantasma tira i suoi tre Servitori.
clause-CR-S_5 = Le facce uguali formano un gruppo, il cui totale è la loro somma. Si piazza per primo il totale più alto; a parità di totale, il gruppo con più dadi: due 3 vengono prima di un 6.
clause-CR-S_6 = Ogni gruppo va sulla carta più a sinistra che sia libera o che tu occupi con un totale strettamente inferiore. Il Fantasma salta le carte già sue. I tuoi Servitori scacciati tornano a te, attivi.
clause-CR-S_7 = Un gruppo che non trova posto è messo da parte fino alla fine del round.
clause-CR-S_8 = Nel secondo turno il Fantasma tira solo i Servitori che gli hai scacciato in questo round, non quelli messi da parte; se non ce ne sono, non succede nulla. Piazza soltanto il primo gruppo, con le stesse regole. Tutti gli altri dadi sono messi da parte, e anche questo gruppo se non trova posto.
clause-CR-S_9 = I Servitori del Fantasma non si tirano mai per lo sfinimento: comincia ogni round con tutti e tre. Le carte che ha rivendicato sono scartate come quelle libere; perciò non possiede nulla.
clause-CR-S_10 = Puoi guardare i Tesori scartati in ogni momento. Quelli che nella Cripta erano coperti restano segreti.
clause-CR-S_11 = Per te le regole di Rivendicare e Raccogliere valgono come al solito. Se il Fantasma ha scacciato tutti i tuoi Servitori, recuperi quelli esausti. Non ci sono parità da risolvere.
clause-CR-S_12 = I Collezionisti guardano solo i tuoi Tesori: due Idoli fruttano 5 Monete sul lato B, un solo Arazzo ne frutta 5 sul lato A, tre Arazzi ne fruttano 7 sul lato B.
clause-CR-S_13 = Sotto le 30 Monete sei Il Folle, da 30 a 39 Il Meschino, da 40 a 49 Il Facoltoso, da 50 in su Il Magnifico. Il regolamento stampa solo i limiti inferiori; i nomi italiani sono nostri.

## Glossario

glossary-claim = Rivendicare
    .text = Mandare Servitori attivi su una o più carte, un gruppo per carta. È una delle due azioni di un turno; l’altra è recuperare.
glossary-coins = Monete
    .text = Ciò che fa vincere: il valore dei tuoi Tesori, i premi dei Collezionisti e 1 Moneta per ogni Servitore non esausto alla fine. Qui si contano quelle di cui vedi il valore.
glossary-collection = Collezione
    .text = I Tesori che un giocatore ha portato a casa. Tutti possono contare le carte di ogni tipo; il valore di quelle prese coperte lo sa solo chi le possiede. { $option_memory ->
        [physical] Quello che hanno preso gli altri devi ricordarlo tu.
       *[perfect] Quello che hai visto resta mostrato.
    }
glossary-collector = Collezionista
    .text = Premia un tipo di Tesori, allo stesso modo per tutti. Resta sul lato A o B per tutta la partita e non si consuma mai.
glossary-deck = Mazzo
    .text = I Tesori che devono ancora uscire. Se dopo Rivelare è vuoto, questo è l’ultimo round. { $option_backs_show_type ->
        [off] A questo tavolo i dorsi non mostrano il tipo.
       *[on] Il dorso della prima carta ne mostra il tipo.
    }
glossary-discard = Scarti
    .text = I Tesori che nessuno ha rivendicato. Sono fuori dal gioco; quelli coperti restano ignoti.
glossary-effort = Sforzo
    .text = La faccia che scegli per i dadi di un gruppo, da 1 a 6. Più è alto, più è difficile da battere; ma alla fine del round ogni dado si tira: sotto il suo sforzo è esausto. Lo sforzo 1 non si tira.
glossary-evict = Scacciare
    .text = Prendere una carta a chi la tiene, con un totale più alto. I Servitori scacciati tornano a casa attivi; si possono piazzare di nuovo solo se il proprietario ha ancora un turno.
glossary-exhausted = Esausto
    .text = Un Servitore che ha fallito il tiro: sta nella scatola e non si può mandare. Torna se recuperi invece di rivendicare, se tutti i tuoi Servitori di un round sono stati scacciati, o con le Reliquie A.
glossary-free = Libera
    .text = Nessuno tiene questa carta: basta qualsiasi gruppo, anche un solo Servitore con sforzo 1.
glossary-ghost = Il Fantasma
    .text = Il tuo avversario in solitario. Ha tre Servitori, li piazza secondo i suoi tiri, prima il totale più alto e da sinistra, e non si esaurisce mai; ciò che rivendica viene scartato.
glossary-gone = Una nicchia vuota
    .text = La carta che era qui è stata presa prima delle rivendicazioni, con le Ceramiche B.
glossary-leader = Leader
    .text = La torcia accesa: chi la tiene gioca per primo in questo round. Dopo il round, tutte e due le torce passano a sinistra.
glossary-lights_out = Torcia Spenta
    .text = Chi la tiene gioca per ultimo e in quel turno può rivendicare una sola carta, con quanti Servitori vuole.
glossary-recover = Recuperare
    .text = Invece di rivendicare: tutti i tuoi Servitori esausti tornano attivi. Se nessuno è esausto, equivale a passare.
glossary-risk = Rischio
    .text = Quanto spesso un Servitore con questo sforzo si esaurisce quando si tira: una probabilità su sei in più per ogni passo sopra 1.
glossary-roll = Tiro
    .text = In Raccogliere ogni dado piazzato si tira una volta. Sotto il suo sforzo fallisce ed è esausto; la carta è tua comunque. Con gli Idoli A un Servitore che ha fallito si può rilanciare.
glossary-round = Round
    .text = Rivelare, Rivendicare, Raccogliere, Passare le torce. La partita finisce con il round in cui si esaurisce il mazzo.
glossary-secret = Segreta
    .text = Un valore che tu conosci e gli altri no: la carta era coperta quando l’hai presa o guardata.
glossary-servant = Servitore
    .text = Un dado del tuo colore; ne hai tre. Quelli attivi si possono mandare sulle carte, quelli piazzati tengono una carta fino alla fine del round. Ognuno che alla fine non è esausto vale 1 Moneta.
glossary-total = Totale
    .text = Dadi per sforzo. Per scacciare qualcuno, il tuo deve essere più alto; la parità non basta. { $option_self_push ->
        [on] In due o in solitario, nel secondo turno il Leader può rilanciare su sé stesso.
       *[off] Non puoi rivendicare una carta che tieni già.
    }
glossary-treasure = Tesoro
    .text = Una carta della Cripta, di uno dei sei tipi e di valore da 1 a 4. Chi la tiene con i suoi Servitori quando tutti hanno giocato la porta a casa; le sue Monete contano alla fine.
glossary-turned = Scoperta
    .text = Un Tesoro che ha pagato l’abilità di un Collezionista. Conserva le Monete e conta per il suo tipo, ma non paga più, e tutti ne conoscono il valore. { $option_flips ->
        [automatic] Prima i valori noti, poi le carte possedute da più tempo.
       *[owner] Sceglie chi lo possiede.
    }
glossary-value = Valore
    .text = Le Monete che un Tesoro vale alla fine, da 1 a 4. Una moneta tratteggiata con «?» ti è ignota; una azzurra con un occhio la conosci solo tu.

## What the lab counts

measured-treasure = Tesori
measured-collector = Collezionisti
