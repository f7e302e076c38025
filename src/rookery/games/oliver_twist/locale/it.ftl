### Oliver Twist in italiano.
###
### Le sezioni del regolamento in ordine, ciascuna con i suoi articoli:
###   section-setup OT-1 · section-knowledge OT-2 · section-turn OT-3 · section-prowl OT-4 · section-fagin OT-5
###   section-help OT-6 · section-money OT-7 · section-dusk OT-8 · section-night_setup OT-9 · section-night OT-10
###   section-end OT-11 · section-board OT-B · section-characters OT-C
###
### Attributi di un termine: the = con l’articolo determinativo, a = con quello indeterminativo, many = plurale,
### text = l’effetto di una carta. Il nome di un giocatore apre sempre la frase. Le somme sono in sterline.

title = Oliver Twist
description = Gironzola per le strade di Londra di giorno e di notte, vendi il bottino a Fagin e tieni sottile il fascicolo di polizia.

## Termini

term-token-apple_1 = mela (1 £)
    .a = una mela da 1 £
    .the = la mela da 1 £
term-token-apple_2 = mela (2 £)
    .a = una mela da 2 £
    .the = la mela da 2 £
term-token-handkerchief_1 = fazzoletto (1 £)
    .a = un fazzoletto da 1 £
    .the = il fazzoletto da 1 £
term-token-handkerchief_2 = fazzoletto (2 £)
    .a = un fazzoletto da 2 £
    .the = il fazzoletto da 2 £
term-token-brooch = spilla (2 £)
    .a = una spilla
    .the = la spilla
term-token-necklace = collana (3 £)
    .a = una collana
    .the = la collana
term-token-ring = anello (4 £)
    .a = un anello
    .the = l’anello
term-token-watch = orologio (5 £)
    .a = un orologio
    .the = l’orologio
term-token-wallet = portafoglio
    .a = un portafoglio
    .the = il portafoglio
term-token-character = Personaggio
    .a = un segnalino Personaggio
    .the = il segnalino Personaggio
term-token-crowbar = piede di porco
    .a = un piede di porco
    .the = il piede di porco
term-token-lantern = lanterna cieca
    .a = una lanterna cieca
    .the = la lanterna cieca
term-token-rope = corda
    .a = una corda
    .the = la corda
term-token-picklocks = grimaldelli
    .a = un mazzo di grimaldelli
    .the = il mazzo di grimaldelli
term-token-sack = bisaccia
    .a = una bisaccia
    .the = la bisaccia
term-token-burglary = Scasso
    .a = un segnalino Scasso
    .the = il segnalino Scasso
term-type-apple = mela
    .many = mele
term-type-handkerchief = fazzoletto
    .many = fazzoletti
term-type-brooch = spilla
    .many = spille
term-type-necklace = collana
    .many = collane
term-type-ring = anello
    .many = anelli
term-type-watch = orologio
    .many = orologi
term-type-wallet = portafoglio
    .many = portafogli
term-tool-crowbar = piede di porco
    .a = un piede di porco
    .the = il piede di porco
term-tool-lantern = lanterna cieca
    .a = una lanterna cieca
    .the = la lanterna cieca
term-tool-rope = corda
    .a = una corda
    .the = la corda
term-tool-picklocks = grimaldelli
    .a = un mazzo di grimaldelli
    .the = il mazzo di grimaldelli
term-tool-sack = bisaccia
    .a = una bisaccia
    .the = la bisaccia
term-card-dodger = Il Dritto
    .text = Prendi un Oggetto scoperto qualsiasi dal tabellone. La Banda resta dov’è, nulla va nel fascicolo.
term-card-charley = Charley Bates
    .text = Gironzola. I segnalini saltati vanno nel sacchetto, non nel fascicolo, e ti fruttano 1 £ ciascuno.
term-card-oliver = Oliver Twist
    .text = Metti gratis la Banda su un’altra casella libera accanto a un segnalino, poi gironzola da lì.
term-card-bullseye = Bull’s-eye
    .text = Gironzola, poi gironzola ancora.
term-card-nancy = Nancy
    .text = Fino a 4 segnalini presi a caso lasciano il tuo fascicolo senza essere visti.
term-card-rose = Rose Maylie
    .text = Fruga nel tuo fascicolo, riprendi un Oggetto e mettilo nella riserva.
term-card-sikes = Bill Sikes
    .text = Strappa un segnalino a caso dalla riserva di un avversario.
term-card-noah = Noah Claypole
    .text = Fino a 3 segnalini del sacchetto presi a caso finiscono, senza essere visti, nel fascicolo di un avversario.
term-card-brownlow = Il signor Brownlow
    .text = Ricevi 5 £.
term-card-bumble = Il signor Bumble
    .text = Scarta portafogli per 4 £ ciascuno.
term-card-bedwin = La signora Bedwin
    .text = Vai da Fagin con un set di almeno 2 segnalini.
term-card-barney = Barney
    .text = Vai da Fagin con uno o due set; ciascuno frutta 2 £ in più.
term-card-toby = Toby Crackit
    .text = Prendi un Attrezzo dal tabellone o da un avversario; oppure, di notte, fai uno scasso senza perdere Attrezzi.
term-space-SQ = Clerkenwell Green
term-space-A = Islington Turnpike
term-space-B = Sadler’s Wells
term-space-C = Shoreditch Corner
term-space-E = Clerkenwell Cross
term-space-F = Smithfield Market
term-space-G = Whitechapel Gate
term-space-H = Newgate Arch
term-space-I = Snow Hill Fork
term-space-J = Holborn Bars
term-space-K = Blackfriars Steps
term-space-L = Tower Wharf
term-space-s01a = St John’s Road 1
term-space-s01b = St John’s Road 2
term-space-s01c = St John’s Road 3
term-space-s02a = Old Street 1
term-space-s02b = Old Street 2
term-space-s02c = Old Street 3
term-space-s03a = Bethnal Green Road 1
term-space-s03b = Bethnal Green Road 2
term-space-s03c = Bethnal Green Road 3
term-space-s03d = Bethnal Green Road 4
term-space-s03e = Bethnal Green Road 5
term-space-s03f = Bethnal Green Road 6
term-space-s04a = Rosemary Lane 1
term-space-s04b = Rosemary Lane 2
term-space-s05a = Thames Street 1
term-space-s05b = Thames Street 2
term-space-s05c = Thames Street 3
term-space-s06a = Fleet Street 1
term-space-s06b = Fleet Street 2
term-space-s06c = Fleet Street 3
term-space-s07a = Gray’s Inn Lane 1
term-space-s07b = Gray’s Inn Lane 2
term-space-s07c = Gray’s Inn Lane 3
term-space-s07d = Gray’s Inn Lane 4
term-space-s07e = Gray’s Inn Lane 5
term-space-s07f = Gray’s Inn Lane 6
term-space-s07g = Gray’s Inn Lane 7
term-space-s08a = Exmouth Street 1
term-space-s08b = Exmouth Street 2
term-space-s09a = Saffron Hill 1
term-space-s09b = Saffron Hill 2
term-space-s09c = Saffron Hill 3
term-space-s10a = Coppice Row 1
term-space-s10b = Coppice Row 2
term-space-s11a = Goswell Street 1
term-space-s11b = Goswell Street 2
term-space-s11c = Goswell Street 3
term-space-s12a = Long Lane 1
term-space-s12b = Long Lane 2
term-space-s13a = Barbican 1
term-space-s13b = Barbican 2
term-space-s14a = Houndsditch 1
term-space-s14b = Houndsditch 2
term-space-s15a = Cock Lane 1
term-space-s15b = Cock Lane 2
term-space-s16a = Cheapside 1
term-space-s16b = Cheapside 2
term-space-s16c = Cheapside 3
term-space-s17a = Bread Street 1
term-space-s17b = Bread Street 2
term-space-s18a = Snow Hill 1
term-space-s18b = Snow Hill 2
term-space-s19a = Turnmill Street 1
term-space-s19b = Turnmill Street 2
term-space-s20a = Old Bailey 1
term-space-s20b = Old Bailey 2
term-space-d1a = Jacob’s Island 1
term-space-d1b = Jacob’s Island 2
term-space-d1c = Jacob’s Island 3
term-space-d2a = Bartholomew Close 1
term-space-d2b = Bartholomew Close 2
term-space-d3a = Field Lane 1
term-space-d3b = Field Lane 2
term-space-d3c = Field Lane 3

## Eventi

event-first = { $seat_name } comincia il Giorno.
event-start_token = { $seat_name } pesca un segnalino di partenza: { $token_a }.
fold-start_token = { $seat_name } pesca segnalini di partenza: { $list }.
    .over = start_token
    .alike = seat
item-start_token = { $token_a }
event-day = Si fa giorno: nelle strade { $tokens ->
    [one] c’è un segnalino.
   *[other] ci sono { $tokens } segnalini.
}
event-turn = Tocca a { $seat_name }.
event-stuck = { $seat_name } non trova segnalini accanto alla Banda e { $pounds ->
    [0] la sposta senza pagare.
   *[other] paga { $pounds } £ per spostarla.
}
fold-stuck = { event-stuck }
    .over = turn
    .with = placed
    .alike = seat
event-peeked = A { $space_name }, { $seat_name } guarda il segnalino in segreto.
fold-peeked = { event-peeked }
    .over = turn
    .alike = seat
event-peeked_token = Lo sai solo tu: { $token_the } si trova a { $space_name }.
event-placed = { $seat_name } mette la Banda a { $space_name }.
fold-placed = { event-placed }
    .over = turn
    .alike = seat
event-revealed = { $seat_name } scopre { $token_a } a { $space_name }.
fold-revealed = { $listed ->
    [1] { event-revealed }
   *[other] { $seat_name } scopre { $listed } segnalini: { $list }.
}
    .over = turn revealed
    .alike = seat
item-revealed = { $token_a }
event-skipped = A { $space_name }, { $seat_name } salta { $token_the }: nel fascicolo di polizia.
fold-skipped = { event-skipped }
    .over = turn skipped
    .alike = seat
event-dropped = A { $space_name }, { $seat_name } salta { $token_the }: nel sacchetto.
fold-dropped = { event-dropped }
    .over = turn dropped
    .alike = seat
event-took = A { $space_name }, { $seat_name } prende { $token_the }.
fold-took = A { $space_name }, { $seat_name } prende { $token_the }{ $after ->
    [skipped] {" "}dopo aver saltato { $list }: nel fascicolo di polizia.
    [dropped] {" "}dopo aver saltato { $list }: nel sacchetto.
   *[other] .
}
    .over = turn skipped dropped
    .alike = seat
item-skipped = { $token_the }
item-dropped = { $token_the }
event-drew = { $seat_name } pesca una carta Personaggio.
event-drew_card = Lo sai solo tu: hai pescato { $card_name }.
event-filed = { $seat_name } sposta un segnalino dalla riserva piena al fascicolo di polizia.
event-filed_token = { $seat_name } fa posto: { $token_the } va nel fascicolo di polizia.
event-sold = { $seat_name } vende a Fagin { $list } per { $pounds } £.
fold-sold = { event-sold }
    .over = turn
    .alike = seat
each-low = { $type ->
    [apple] { part-low } da 1 £
    [handkerchief] { part-low } da 1 £
   *[other] { part-low }
}
part-low = { $low ->
    [1] 1 { $type_name }
   *[other] { $low } { $type_many }
}
each-high = { $high ->
    [1] 1 { $type_name }
   *[other] { $high } { $type_many }
} da 2 £
each-wallets = { $wallets ->
    [1] 1 portafoglio
   *[other] { $wallets } portafogli
}
event-start_back = { $seat_name } ha reso un segnalino di partenza: { $token_the } torna con gli altri.
event-hid = { $seat_name } si nasconde e scarta una carta: { $card_name }.
fold-hid = { event-hid }
    .over = turn
    .alike = seat
event-helped = { $seat_name } chiede aiuto a un Personaggio: { $card_name }.
fold-helped = { event-helped }
    .over = turn
    .alike = seat
event-received = { $pounds ->
    [0] { $seat_name } non riceve nulla.
   *[other] { $seat_name } riceve { $pounds } £.
}
event-snatched = { $seat_name } strappa { $token_a } a { $victim_seat_name }.
event-lighter = { $tokens ->
    [one] { $seat_name } fa sparire { $tokens } segnalino dal fascicolo di polizia.
   *[other] { $seat_name } fa sparire { $tokens } segnalini dal fascicolo di polizia.
}
event-heavier = { $tokens ->
    [one] { $seat_name } fa scivolare { $tokens } segnalino del sacchetto nel fascicolo di { $victim_seat_name }.
   *[other] { $seat_name } fa scivolare { $tokens } segnalini del sacchetto nel fascicolo di { $victim_seat_name }.
}
event-found = { $seat_name } riprende { $token_the } dal fascicolo di polizia.
event-found_nothing = { $seat_name } non trova Oggetti nel fascicolo di polizia.
event-wallets = { $wallets ->
    [one] { $seat_name } scarta { $wallets } portafoglio per { $pounds } £.
   *[other] { $seat_name } scarta { $wallets } portafogli per { $pounds } £.
}
event-grabbed = A { $space_name }, { $seat_name } arraffa da lontano { $token_the }.
event-tool_taken = { $seat_name } prende { $tool_the } a { $victim_seat_name }.
event-burgled = { $cards ->
    [one] { $seat_name } svaligia una casa e pesca { $cards } carta.
   *[other] { $seat_name } svaligia una casa e pesca { $cards } carte.
}
event-loot = Lo sai solo tu: una carta Scasso che { part-loot }.
part-loot = { $pounds_sign ->
    [minus] costa { $pounds_size } £
    [none] non frutta nulla
   *[plus] frutta { $pounds_size } £
}
fold-loot = Lo sai solo tu, queste carte Scasso: { $list }.
    .over = loot
item-loot = una che { part-loot }
event-kept = Lo sai solo tu: tieni la carta che { part-loot }.
event-tool_spent = { $seat_name } scarta { $tool_the }.
event-round_ended = { $seat_name } non può più fare nulla, { $pounds ->
    [0] non ha nulla da pagare
   *[other] paga { $pounds } £
} e chiude la manche.
fold-round_ended = { event-round_ended }
    .over = turn
    .alike = seat
event-late = { $tokens ->
    [0] { $seat_name } non ha ultimi set.
    [one] { $seat_name } scarta { $tokens } segnalino tardivo per { $pounds } £.
   *[other] { $seat_name } scarta gli ultimi set, { $tokens } segnalini in tutto, per { $pounds } £.
}
event-file = { $tokens ->
    [0] { $seat_name } apre un fascicolo di polizia vuoto.
    [one] { $seat_name } apre il fascicolo di polizia: un segnalino.
   *[other] { $seat_name } apre il fascicolo di polizia: { $tokens } segnalini { $types ->
        [one] di un solo tipo.
       *[other] di { $types } tipi.
    }
}
event-fined = { $seat_name } si fa acciuffare e { $pounds ->
    [0] non ha di che pagare la multa.
   *[other] paga una multa di { $pounds } £.
}
event-night = Cala la notte: nelle strade { $tokens ->
    [one] c’è un segnalino coperto.
   *[other] ci sono { $tokens } segnalini coperti.
}
event-money = { $seat_name } annuncia { $pounds ->
    [0] la borsa vuota.
   *[other] { $pounds } £.
}
fold-money = Ognuno annuncia i suoi soldi: { $list }.
    .over = money
item-money = { $seat_name } { $pounds ->
    [0] niente
   *[other] { $pounds } £
}
event-guide = { $seat_name } ha meno soldi di tutti e apre la Notte.
event-starter = { $seat_name } decide chi comincia: { $starter_seat_name }.
event-ended = La Notte è finita: si mostrano le carte Scasso.
event-loot_shown = { $seat_name } mostra una carta Scasso che { part-loot }.
fold-loot_shown = { $seat_name } mostra le sue carte Scasso: { $list }.
    .over = loot_shown
    .alike = seat
item-loot_shown = una che { part-loot }
event-won = { $pounds_sign ->
    [minus] { $seat_name } vince nonostante { $pounds_size } £ di perdite.
   *[other] { $seat_name } vince con { $pounds_size } £.
}

## Azioni

action-prowl = Gironzola
action-fagin = Vai da Fagin
action-effect = Chiedi aiuto: { $card_name }
action-hide = Nasconditi scartando una carta: { $card_name }
action-end_round = Paga 4 £ e chiudi la manche
action-take = Prendi il segnalino a { $space_name }
action-place = Metti la Banda a { $space_name }
action-peek = Guarda il segnalino a { $space_name }
action-reveal = Scopri il segnalino a { $space_name }
action-no_reveal = Non scoprire nulla
action-swap = Metti nel fascicolo: { $token_name }
action-sell_two = Vendi { $list }
action-sell_one = Vendi { $tokens ->
    [0] { $list }
    [1] { part-one }
   *[other] { part-many }
}
part-one = { $wallets ->
    [0] 1 { $type_name }
   *[other] 1 { $type_name } e { $list }
}
part-many = { $wallets ->
    [0] { $tokens } { $type_many }
   *[other] { $tokens } { $type_many } e { $list }
}
action-sell_wallets = { $wallets ->
    [one] Vendi un portafoglio
   *[other] Vendi { $wallets } portafogli
}
action-stop = Non vendere un secondo set
action-keep = Tieni la carta che { part-loot }
action-spend = Scarta { $tool_the }
action-starter = Fai cominciare il giocatore { $seat ->
    [0] 1
    [1] 2
    [2] 3
   *[other] 4
}
action-late = { $listed ->
    [0] Ultimi set; nessun tipo va nel fascicolo
   *[other] Ultimi set; nel fascicolo vanno { $list }
}
each-apple = mele
each-handkerchief = fazzoletti
each-brooch = spille
each-necklace = collane
each-ring = anelli
each-watch = orologi
action-victim = Scegli il giocatore { $seat ->
    [0] 1
    [1] 2
    [2] 3
   *[other] 4
}
action-wallets = { $wallets ->
    [one] Scarta { $wallets } portafoglio
   *[other] Scarta { $wallets } portafogli
}
action-grab = Arraffa il segnalino a { $space_name }
action-rob = Prendi { $tool_the } del giocatore { $seat ->
    [0] 1
    [1] 2
    [2] 3
   *[other] 4
}
action-burgle = Svaligia una casa
action-search = Riprendi: { $token_name }
action-find_nothing = Nessun Oggetto: non riprendere nulla

## Domande

ask-wait = Ora non tocca a te decidere.
ask-action = { $tokens ->
    [0] Tocca a te. Le strade sono vuote: che cosa fai?
    [one] Tocca a te. Resta { $tokens } segnalino nelle strade: che cosa fai?
   *[other] Tocca a te. Restano { $tokens } segnalini nelle strade: che cosa fai?
}
ask-peek = Quale segnalino coperto guardi? { $left ->
    [one] È l’ultimo.
   *[other] Puoi guardarne ancora { $left }.
}
ask-place = Dove metti la Banda?
ask-reveal = { $guide ->
    [0] Da dove cominci a scoprire?
   *[other] Apri la Notte: da dove cominci a scoprire?
}
ask-branch = Da che parte prosegui?
ask-take = { $second ->
    [0] Quale segnalino prendi? { $pounds ->
        [0] Quelli che salti vanno nel fascicolo.
       *[other] Quelli che salti vanno nel sacchetto e ti fruttano { $pounds } £ ciascuno.
    }
   *[other] Quale segnalino prendi per primo? Poi gironzoli ancora.
}
ask-swap = La riserva è piena: quale segnalino fa posto? Quello nuovo: { $token_name }.
ask-sell = { $second ->
    [0] Quale set vendi?
   *[other] Vendi un secondo set?
} { $pounds ->
    [0] Non ci sono più Ricompense.
   *[other] La Ricompensa in cima aggiunge { $pounds } £.
}
ask-keep = Quale delle { $cards } carte Scasso tieni?
ask-spend = Quale Attrezzo scarti?
ask-starter = Chi comincia la Notte?
ask-late = Quali tipi lasci al fascicolo?
ask-victim = Da chi mandi questo Personaggio: { $card_name }?
ask-wallets = Quanti portafogli scarti?
ask-grab = Quale Oggetto arraffi?
ask-search = Quale Oggetto riprendi dal fascicolo?
ask-break_in = Che cosa deve fare Toby Crackit?

## Rifiuti, in numeri

why-turn = { $seat_name } deve scegliere ora.
why-far = È a { $steps ->
    [one] un passo
   *[other] { $steps } passi
} dalla Banda; una serie ha al massimo { $most } segnalini.
why-gap = Non c’è nessun segnalino a { $space_name }.
why-dark = A { $space_name } il segnalino è coperto.
why-few = { $tokens ->
    [one] È 1 segnalino di un solo tipo, portafogli compresi; Fagin ne prende { $least } o più.
   *[other] Sono { $tokens } segnalini di un solo tipo, portafogli compresi; Fagin ne prende { $least } o più.
}
why-pure = { $wallets ->
    [one] Hai un portafoglio e nessun Oggetto da unirvi;
   *[other] Hai { $wallets } portafogli e nessun Oggetto da unirvi;
} a questo tavolo i portafogli da soli non fanno un set.
why-poor = Spostare la Banda costa { $price } £; { $pounds ->
    [0] non hai nulla.
   *[other] hai { $pounds } £.
}
why-can_prowl = { $tokens ->
    [one] Puoi ancora gironzolare: resta un segnalino nelle strade.
   *[other] Puoi ancora gironzolare: restano { $tokens } segnalini nelle strade.
}
why-can_sell = Puoi ancora andare da Fagin con un set di { $tokens } segnalini.
why-touches = { $tokens ->
    [one] La Banda tocca 1 segnalino.
   *[other] La Banda tocca { $tokens } segnalini.
}
why-occupied = C’è un segnalino a { $space_name }.
why-alone = Non c’è nessun segnalino accanto a { $space_name }.

## Opzioni

option-first_player = Primo giocatore
    .help = Chi comincia il Giorno. Il regolamento dice: l’ultimo a essere stato a Londra, altrimenti il più giovane.
option-first_player-random = A caso
option-first_player-1 = Giocatore 1
option-first_player-2 = Giocatore 2
option-first_player-3 = Giocatore 3
option-first_player-4 = Giocatore 4
option-youth_order = Dal più giovane al più anziano
    .help = A parità di povertà, il più giovane apre la Notte. Le sedie vuote si saltano.
option-youth_order-1234 = 1, 2, 3, 4
option-youth_order-1243 = 1, 2, 4, 3
option-youth_order-1324 = 1, 3, 2, 4
option-youth_order-1342 = 1, 3, 4, 2
option-youth_order-1423 = 1, 4, 2, 3
option-youth_order-1432 = 1, 4, 3, 2
option-youth_order-2134 = 2, 1, 3, 4
option-youth_order-2143 = 2, 1, 4, 3
option-youth_order-2314 = 2, 3, 1, 4
option-youth_order-2341 = 2, 3, 4, 1
option-youth_order-2413 = 2, 4, 1, 3
option-youth_order-2431 = 2, 4, 3, 1
option-youth_order-3124 = 3, 1, 2, 4
option-youth_order-3142 = 3, 1, 4, 2
option-youth_order-3214 = 3, 2, 1, 4
option-youth_order-3241 = 3, 2, 4, 1
option-youth_order-3412 = 3, 4, 1, 2
option-youth_order-3421 = 3, 4, 2, 1
option-youth_order-4123 = 4, 1, 2, 3
option-youth_order-4132 = 4, 1, 3, 2
option-youth_order-4213 = 4, 2, 1, 3
option-youth_order-4231 = 4, 2, 3, 1
option-youth_order-4312 = 4, 3, 1, 2
option-youth_order-4321 = 4, 3, 2, 1
option-visibility = Covi
    .help = Tutti vedono le riserve, i soldi e quanti segnalini ci sono nei fascicoli di polizia?
option-visibility-screen = Nascosti dietro il covo
option-visibility-open = Aperti a tutti
option-relocation_when_poor = Spostare la Banda senza soldi
    .help = Che cosa succede se non hai 2 £ quando la Banda non tocca segnalini?
option-relocation_when_poor-pay_all = Paghi quello che hai
option-relocation_when_poor-forbid = Non puoi gironzolare
option-pure_wallet_sets = Set di soli portafogli
    .help = I portafogli possono formare un set senza altri Oggetti?
option-pure_wallet_sets-on = Permessi
option-pure_wallet_sets-off = Vietati
option-late_sets = Ultimi set
    .help = Come si contano i set rimasti alla fine di una manche.
option-late_sets-split = Più set di un tipo, se possibile
option-late_sets-per_type = Un solo set per tipo
option-night_reveal = Scoprire di notte
    .help = Che cosa fai se la Banda tocca segnalini scoperti e coperti?
option-night_reveal-optional = Scopri se vuoi
option-night_reveal-forced = Devi scoprire
option-night_reveal-only_if_none_visible = Non scopri
option-reveal_through_visible = Scoprire e segnalini scoperti
    .help = Che cosa succede quando si incontra un segnalino già scoperto?
option-reveal_through_visible-off = Ci si ferma
option-reveal_through_visible-on = Si passa oltre
option-close_yellow_at_night = Strade gialle di notte
    .help = In due giocatori: le strade gialle restano chiuse anche di notte?
option-close_yellow_at_night-on = Chiuse
option-close_yellow_at_night-off = Aperte
option-square_is_free_space = La piazzetta lastricata
    .help = Si può mettere la Banda sulla piazzetta quando la si sposta?
option-square_is_free_space-on = Permesso
option-square_is_free_space-off = Vietato
option-tie_break = Parità al primo posto
    .help = Chi vince se più giocatori sono ugualmente ricchi.
option-tie_break-shared = Vittoria condivisa
option-tie_break-smaller_file = Il fascicolo più piccolo della Notte

## Fasi e punteggi

phase-first = Preparazione: il primo giocatore
phase-deal = Preparazione: segnalini di partenza
phase-lay = Preparazione: le strade
phase-turn_up = Si scoprono segnalini
phase-look = Uno sguardo segreto
phase-draw = Si pesca un Personaggio
phase-loot_draw = Si pescano carte Scasso
phase-lose = Nancy: segnalini lasciano il fascicolo
phase-snatch = Bill Sikes: un segnalino a caso
phase-plant = Noah Claypole: segnalini del sacchetto
phase-action = Scelta dell’azione
phase-peek = Gironzolare: sguardi segreti
phase-place = Gironzolare: spostare la Banda
phase-reveal = Gironzolare: scoprire
phase-branch = Gironzolare: scoprire, un bivio
phase-take = Gironzolare: prendere un segnalino
phase-swap = Fare posto nella riserva
phase-sell = Da Fagin
phase-keep = Scasso: tenere una carta
phase-spend = Scasso: un Attrezzo
phase-starter = Chi comincia la Notte
phase-late = Ultimi set
phase-victim = Scelta di un avversario
phase-wallets = Il signor Bumble: portafogli
phase-grab = Il Dritto: un Oggetto
phase-search = Rose Maylie: il fascicolo di polizia
phase-break_in = Toby Crackit all’opera
phase-ended = Fine
score-money = Soldi
score-burglaries = Carte Scasso
tie-file = Segnalini nel fascicolo di polizia della Notte
tie-shared = Non si confronta altro
stat-tokens = Segnalini presi
stat-sold = Sterline da Fagin
stat-robbed = Furti agli altri
stat-victim = Furti subiti
stat-burgled = Scassi
stat-fined = Sterline di multe
deed-sale = Vendita migliore
deed-burglary = Scasso più ricco
deed-fine = Multa più cara
motive-earns = Porta { $pounds } £.
motive-costs = Costa { $pounds } £.
motive-files = { $tokens ->
    [0] Nulla va nel tuo fascicolo di polizia.
    [one] { $tokens } segnalino va nel tuo fascicolo di polizia.
   *[other] { $tokens } segnalini vanno nel tuo fascicolo di polizia.
}
motive-clean = Non si salta nulla: il tuo fascicolo di polizia resta com’è.

## Regole

section-setup = Preparazione
section-knowledge = Chi sa che cosa
section-turn = Il turno
section-prowl = Gironzolare
section-fagin = Andare da Fagin
section-help = Chiedere aiuto, nascondersi
section-money = I soldi
section-dusk = Fine di una manche
section-night_setup = Preparazione della Notte
section-night = La Notte
section-end = Fine della partita
section-board = Le strade
section-characters = I Personaggi

clause-OT-1_1 = Oliver Twist si gioca da 2 a 4, in senso orario.
clause-OT-1_2 = Ogni giocatore ha un covo con 10 £, una riserva vuota e un fascicolo di polizia vuoto; nessun Attrezzo e nessuna carta. La somma è riferita da giocatori, il regolamento mostra solo una figura.
clause-OT-1_3 = Mescola i 9 segnalini di partenza coperti; ognuno ne pesca 2 e li mette nella riserva. Gli altri restano da parte, non visti, fino alla Notte.
clause-OT-1_4 = I 10 segnalini Scasso non si usano di Giorno.
clause-OT-1_5 = Mescola i 60 Oggetti, 5 Personaggi e 10 Attrezzi e mettine uno scoperto su ogni casella delle strade. In tre o quattro si usano tutti e 75.
clause-OT-1_6 = In due, le due strade gialle sono chiuse: nessun segnalino vi è posto, e la Banda non può attraversarle né sostarvi. I segnalini di troppo restano nel sacchetto, non visti. Gli incroci alle estremità restano aperti.
clause-OT-1_7 = La Banda parte dalla piazzetta lastricata al centro, che non porta mai segnalini.
clause-OT-1_8 = I cinque segnalini Ricompensa sono impilati sulla tessera di Fagin, dal 6 in cima al 2 in fondo.
clause-OT-1_9 = Le 13 carte Personaggio e le 16 carte Scasso formano due mazzi coperti. Le carte Scasso servono di Notte.
clause-OT-1_10 = { $option_first_player ->
    [random] Il primo giocatore è tirato a sorte.
   *[other] Comincia il giocatore { $option_first_player }.
} Il regolamento dice: l’ultimo a essere stato a Londra, altrimenti il più giovane. L’ordine delle età, dal più giovane: { $option_youth_order }.
clause-OT-1_11 = Le monete formano la banca; si può cambiare denaro in ogni momento.

clause-OT-2_1 = Sul tavolo ci sono le strade con i segnalini, la Banda, le Ricompense e gli Attrezzi davanti ai covi. Il resto è dietro i covi, nei mazzi o nel sacchetto.
clause-OT-2_2 = Tutti sanno che cosa viene preso, saltato, venduto, pagato, ricevuto e scoperto, e che qualcuno guarda, pesca o scassina. Quando una riserva piena fa posto, si sa { $option_visibility ->
    [open] quale segnalino è andato nel fascicolo.
   *[screen] che un segnalino è andato nel fascicolo, ma non quale.
}
clause-OT-2_3 = { $option_visibility ->
    [open] Riserve, soldi e grandezza dei fascicoli sono visibili a tutti; le carte sono nascoste dietro il covo, e il contenuto di un fascicolo lo è anche al suo proprietario, fino alla fine della manche.
   *[screen] Riserva, soldi e carte sono nascosti dietro il covo, e il fascicolo di polizia lo è anche al suo proprietario, fino alla fine della manche. La memoria è permessa.
}
clause-OT-2_4 = Le finestrelle dei fascicoli stampati non fanno parte di questa versione.

clause-OT-3_1 = Una partita ha due manche, il Giorno e la Notte. Agisce un giocatore alla volta.
clause-OT-3_2 = Nel tuo turno devi fare esattamente una cosa: gironzolare, andare da Fagin o giocare una carta Personaggio. Poi tocca a chi siede alla tua sinistra.
clause-OT-3_3 = Puoi gironzolare finché c’è un segnalino nelle strade aperte.
clause-OT-3_4 = Puoi andare da Fagin se la tua riserva contiene un set.
clause-OT-3_5 = Puoi giocare solo una carta che hai.
clause-OT-3_6 = Se non puoi né gironzolare né andare da Fagin, gioca una carta o chiudi la manche. Senza carte devi chiuderla.
clause-OT-3_7 = Finché puoi gironzolare o andare da Fagin, non puoi chiudere la manche. Si passa solo scartando una carta.
clause-OT-3_8 = Un’azione cominciata va portata a termine.

clause-OT-4_1 = Due caselle sono adiacenti se un tratto di strada le unisce. Una casella è libera se è aperta e vuota; la piazzetta lo è sempre.
clause-OT-4_2 = Una serie è una fila di al massimo quattro segnalini, ciascuno adiacente al precedente, il primo adiacente alla Banda. Può svoltare a un incrocio, ma non attraversa mai una casella vuota.
clause-OT-4_3 = Prendi esattamente un segnalino, in fondo a una serie: uno dei primi quattro segnalini di una serie.
clause-OT-4_4 = Se due serie portassero allo stesso segnalino, sceglieresti tu. Su questa mappa non succede.
clause-OT-4_5 = Tutti i segnalini saltati vanno nel tuo fascicolo di polizia, qualunque cosa siano. Non hanno altri effetti.
clause-OT-4_6 = La Banda va sulla casella del segnalino preso; tutte le caselle percorse ora sono vuote.
clause-OT-4_7 = Un Oggetto va nella riserva, un Attrezzo davanti al covo. Un segnalino Personaggio va nel sacchetto, e peschi una carta Personaggio. Il segnalino Scasso avvia un furto con scasso.
clause-OT-4_8 = Se la Banda non tocca segnalini e gironzoli, paga 2 £ e mettila su un’altra casella libera accanto a un segnalino; poi prendi un segnalino da lì. { $option_square_is_free_space ->
    [off] La piazzetta non va bene.
   *[on] La piazzetta va bene se soddisfa la condizione.
}
clause-OT-4_9 = Se la Banda tocca un segnalino, non si può spostarla altrove.
clause-OT-4_10 = Lo spostamento fa parte della stessa azione: poi devi prendere un segnalino.
clause-OT-4_11 = Una riserva contiene nove segnalini: cinque negli alveoli e quattro a cavallo. I posti non contano.
clause-OT-4_12 = Se la riserva è piena quando ottieni un Oggetto, sposta uno dei nove segnalini nel fascicolo; il nuovo prende il suo posto e non può andarci lui stesso. Attrezzi, Personaggi e Scassi non occupano posto.
clause-OT-4_13 = I segnalini di partenza sono Oggetti come gli altri.

clause-OT-5_1 = Un set è di tre o più Oggetti dello stesso tipo. Un portafoglio vale per qualsiasi tipo, { $option_pure_wallet_sets ->
    [off] ma i portafogli da soli non sono un set.
   *[on] e anche tre portafogli da soli sono un set.
}
clause-OT-5_2 = Vendi un set per azione e ne scegli liberamente i segnalini; puoi tenerne.
clause-OT-5_3 = Ricevi le sterline dei segnalini, 7 £ in più da cinque segnalini in su, e la Ricompensa in cima. Un portafoglio di per sé non vale nulla.
clause-OT-5_4 = Ogni set consuma una Ricompensa; non si può rifiutare.
clause-OT-5_5 = Finite le Ricompense si possono ancora vendere set, e le 7 £ non finiscono mai.
clause-OT-5_6 = I segnalini venduti vanno nel sacchetto, quelli di partenza con gli altri di partenza. Fra segnalini uguali, quelli di partenza si vendono per primi.

clause-OT-6_1 = Gioca una carta Personaggio per il suo effetto, oppure scartala per nasconderti e passare. In ogni caso è la tua azione, e la carta si scarta scoperta.
clause-OT-6_2 = Una carta non si gioca nel turno in cui la si pesca.
clause-OT-6_3 = Puoi avere quante carte vuoi e tenerle per la Notte. Alla fine non valgono nulla.
clause-OT-6_4 = Puoi usare un effetto solo se cambia qualcosa; altrimenti puoi soltanto nasconderti.
clause-OT-6_5 = Le carte scartate non tornano. Se il mazzo è vuoto, un segnalino Personaggio non dà nulla.

clause-OT-7_1 = Si può cambiare denaro in ogni momento, e la banca non si esaurisce mai.
clause-OT-7_2 = Paghi per spostare la Banda, per chiudere una manche e per le multe; ricevi denaro per i set, le Ricompense e da alcune carte.
clause-OT-7_3 = Nessuno ha debiti: se devi più di quanto hai, paghi tutto quello che hai. { $option_relocation_when_poor ->
    [forbid] Ma non puoi gironzolare se dovresti spostare la Banda senza 2 £.
   *[pay_all] Vale anche per le 2 £ dovute per spostare la Banda.
}
clause-OT-7_4 = Solo il totale finale può essere negativo, a causa delle carte Scasso.

clause-OT-8_1 = Chi chiude la manche paga 4 £, e la manche finisce subito.
clause-OT-8_2 = Ultimi set: ognuno scarta i set rimasti nella riserva. Ciascuno frutta solo il valore del suo segnalino migliore; niente Ricompensa, niente 7 £.
clause-OT-8_3 = { $option_late_sets ->
    [per_type] Tutti i tuoi segnalini di un tipo fanno un solo ultimo set. Decidi tu dove vanno i portafogli, ma non puoi trattenere un set.
   *[split] Decidi tu come dividere gli ultimi set, ma non puoi trattenerne uno, e i segnalini che entrano in un tuo set devono andare con esso.
} Ti si chiede solo se conta quali tipi restano; le risposte si rivelano insieme.
clause-OT-8_4 = Tutti i segnalini rimasti nelle riserve vanno nei fascicoli di polizia.
clause-OT-8_5 = Si aprono tutti i fascicoli. Chi ha più segnalini si fa acciuffare e paga 1 £ per ogni tipo diverso; in caso di parità ognuno paga la sua multa.
clause-OT-8_6 = Ci sono sette tipi di Oggetti, portafogli compresi; tutti gli Attrezzi sono un tipo, i Personaggi uno, gli Scassi uno. Gli Attrezzi davanti a un covo non contano.
clause-OT-8_7 = Dopo il Giorno tutti i segnalini rotondi vanno nel sacchetto, tranne gli Attrezzi davanti ai covi. Si raccolgono i segnalini di partenza.

clause-OT-9_1 = Gira il tabellone sul lato Notte; le strade sono le stesse. Si tengono soldi, Attrezzi e carte Personaggio.
clause-OT-9_2 = Mescola di nuovo i 9 segnalini di partenza; ognuno ne pesca 2 e li mette nella riserva.
clause-OT-9_3 = Aggiungi i 10 Scassi al sacchetto e metti un segnalino coperto su ogni casella aperta; il resto torna nella scatola senza essere visto. In due le strade gialle { $option_close_yellow_at_night ->
    [off] di Notte sono aperte.
   *[on] restano chiuse.
}
clause-OT-9_4 = La Banda torna sulla piazzetta, e le Ricompense si impilano di nuovo.
clause-OT-9_5 = Nessuno conosce ancora nessun segnalino della Notte.
clause-OT-9_6 = I fascicoli di polizia sono di nuovo vuoti.
clause-OT-9_7 = Ognuno annuncia i suoi soldi. Il più povero, a parità il più giovane, apre la Notte.
clause-OT-9_8 = Questo giocatore scopre fino a 12 segnalini contigui, cominciando da uno accanto alla piazzetta.
clause-OT-9_9 = Poi nomina chi gioca il primo turno, anche sé stesso.

clause-OT-10_1 = Di Notte valgono le regole del Giorno, con questi cambiamenti.
clause-OT-10_2 = Si possono prendere o saltare solo segnalini scoperti.
clause-OT-10_3 = Se la Banda tocca solo segnalini coperti, devi scoprire prima di prendere. Se ne tocca anche uno scoperto, { $option_night_reveal ->
    [forced] devi farlo comunque.
    [only_if_none_visible] non scopri nulla.
   *[optional] puoi farlo.
}
clause-OT-10_4 = Si scopre al massimo una volta per azione, sempre prima di scegliere il segnalino, e poi si può seguire qualsiasi serie scoperta.
clause-OT-10_5 = Scopri un segnalino accanto alla Banda, poi quello coperto accanto ad esso, e così via, al massimo 12. A un bivio scegli tu, avendo visto ciò che hai scoperto.
clause-OT-10_6 = Non puoi fermarti prima né tornare verso un altro ramo; { $option_reveal_through_visible ->
    [on] le caselle vuote fermano il cammino, e si passa oltre i segnalini scoperti, per la via più breve e senza contarli.
   *[off] segnalini scoperti e caselle vuote fermano il cammino.
}
clause-OT-10_7 = I segnalini scoperti restano tali finché non vengono presi.
clause-OT-10_8 = Accanto a segnalini coperti la Banda non è bloccata: deve scoprire, non spostarsi.
clause-OT-10_9 = Se la Banda non tocca segnalini, paga 2 £, guarda in segreto due segnalini coperti, uno dopo l’altro, e poi metti la Banda. Tutti vedono dove guardi; solo tu sai che cosa c’è.
clause-OT-10_10 = Uno Scasso saltato va nel fascicolo come ogni segnalino.
clause-OT-10_11 = Scasso: scarta il segnalino, pesca una carta Scasso e una in più per ogni tipo diverso di Attrezzo che hai; tienine una e rimescola le altre nel mazzo. Poi scarta un Attrezzo, se ne hai.
clause-OT-10_12 = Devi tenere una carta, anche se sono tutte perdite.

clause-OT-11_1 = La Notte finisce come il Giorno: ultimi set, fascicoli, multa.
clause-OT-11_2 = Il tuo totale sono i soldi e le carte Scasso, perdite comprese. Vince il totale più alto.
clause-OT-11_3 = { $option_tie_break ->
    [smaller_file] Di chi è in parità al totale più alto vince chi ha il fascicolo più piccolo della Notte; se anche questo è pari, la vittoria è condivisa.
   *[shared] Chi è in parità al totale più alto condivide la vittoria.
}

clause-OT-B_1 = Ci sono esattamente 75 caselle per i segnalini.
clause-OT-B_2 = La mappa è nostra: una piazzetta lastricata, strade, incroci e due strade gialle.
clause-OT-B_3 = Gli incroci sono caselle e portano segnalini.
clause-OT-B_4 = La piazzetta non porta mai segnalini: ferma ogni serie e ogni cammino. { $option_square_is_free_space ->
    [off] Non vi si può mettere la Banda.
   *[on] Vi si può mettere la Banda.
}
clause-OT-B_5 = Le strade sono le stesse di Giorno e di Notte.
clause-OT-B_6 = Senza le carte che toccano il tabellone, una manche richiede esattamente tanti spostamenti della Banda quanti sono gli anelli e i vicoli ciechi, meno uno: 11, o 9 in due.

clause-OT-C1 = Il Dritto: prendi dal tabellone un Oggetto scoperto qualsiasi e mettilo nella riserva. La Banda non si muove, e nulla va nel fascicolo.
clause-OT-C2 = Charley Bates: gironzola; i segnalini saltati vanno nel sacchetto invece che nel fascicolo, e ricevi 1 £ per ciascuno.
clause-OT-C3 = Oliver Twist: metti gratis la Banda su un’altra casella libera accanto a un segnalino, poi gironzola da lì. Di Notte guarda prima due segnalini.
clause-OT-C4 = Bull’s-eye: gironzola, poi gironzola ancora se resta un segnalino.
clause-OT-C5 = Nancy: fino a 4 segnalini presi a caso lasciano il tuo fascicolo senza essere visti. Non dev’essere vuoto.
clause-OT-C6 = Rose Maylie: fruga nel tuo fascicolo, riprendi un Oggetto, mostralo a tutti e mettilo nella riserva. Il fascicolo non dev’essere vuoto.
clause-OT-C7 = Bill Sikes: un segnalino a caso della riserva di un avversario passa nella tua, mostrato a tutti. L’avversario deve averne uno.
clause-OT-C8 = Noah Claypole: fino a 3 segnalini del sacchetto presi a caso vanno, senza essere visti, nel fascicolo di un avversario. Il sacchetto non dev’essere vuoto.
clause-OT-C9 = Il signor Brownlow: ricevi 5 £.
clause-OT-C10 = Il signor Bumble: scarta uno o più portafogli e ricevi 4 £ per ciascuno.
clause-OT-C11 = La signora Bedwin: vai da Fagin con un set di almeno 2 segnalini.
clause-OT-C12 = Barney: vai da Fagin con un set, o con due uno dopo l’altro. Ciascuno frutta 2 £ in più, e la sua Ricompensa.
clause-OT-C13 = Toby Crackit: prendi un Attrezzo, scoperto sul tabellone o di un avversario; oppure, di Notte, fai subito uno scasso senza scartare Attrezzi.

## Glossario

glossary-account = Conto
    .text = Ciò che la fine della manche ha reso e tolto a ciascuno: ultimi set, segnalini nel fascicolo, e la multa per chi ne aveva di più.
glossary-burglary = Scasso
    .text = Un segnalino della Notte. Chi lo prende pesca una carta Scasso, e una in più per ogni Attrezzo diverso, ne tiene una e scarta un Attrezzo.
glossary-burglary_card = Carta Scasso
    .text = Ciò che uno scasso ha reso o è costato, in sterline. Conta nel totale finale, perdite comprese.
glossary-card = Carta Personaggio
    .text = Invece di gironzolare o vendere: giocala per il suo effetto, o scartala per nasconderti e passare. Non nel turno in cui l’hai pescata. Alla fine non vale nulla.
glossary-character = Personaggio
    .text = Un segnalino che porta una carta Personaggio: chi lo prende ne pesca una in segreto. Se il mazzo è finito, non dà nulla.
glossary-face_down = Segnalino coperto
    .text = Un segnalino della Notte che nessuno ha ancora scoperto. Si prendono e si saltano solo segnalini scoperti; un giro può scoprirne fino a 12 di fila.
glossary-fagin = Fagin
    .text = Compra un set per azione: le sterline dei suoi segnalini, un extra per un set grande, e la Ricompensa in cima.
glossary-file = Fascicolo di polizia
    .text = Ci va tutto ciò che salti, e ciò che resta nella riserva a fine manche. Chi vi ha più segnalini paga allora 1 £ per ogni tipo diverso.
glossary-front = Davanti al covo
    .text = I tuoi Attrezzi, in vista per tutti, e le tue carte. Passano dal Giorno alla Notte.
glossary-gang = La Banda
    .text = Tutti gironzolano con quest’unica pedina. Va sulla casella del segnalino preso. Se non tocca segnalini, chi gironzola paga 2 £ per metterla altrove.
glossary-house = Dati della casa
    .text = Valori, nomi e mappe nostri, perché non si è potuta leggere una fonte stampata. Portano questo segno.
glossary-money = Camera
    .text = I tuoi soldi, nascosti dietro il covo. Con le carte Scasso sono il tuo totale: vince il più alto. Nessuno ha debiti.
glossary-object = Oggetto
    .text = Bottino per la tua riserva. Tre o più dello stesso tipo sono un set per Fagin; il numero è il suo prezzo in sterline. Se lo salti, va nel tuo fascicolo di polizia.
glossary-peeked = Guardato
    .text = Qualcuno ha guardato questo segnalino in segreto. Occhio azzurro: sai che cos’è; altrimenti lo sa qualcun altro.
glossary-pile = Mazzi
    .text = Le carte ancora da pescare. Le carte Personaggio giocate non tornano; le carte Scasso non tenute sì.
glossary-prowl = Gironzolare
    .text = Prendere uno dei primi quattro segnalini di una fila accanto alla Banda. È una delle tre azioni di un turno.
glossary-reach = A portata
    .text = Ciò che ora puoi prendere o scegliere.
glossary-reserve = Riserva
    .text = Posto per nove Oggetti. Se è piena, uno di essi deve andare nel fascicolo per farne entrare uno nuovo. Ci va anche ciò che resta a fine manche.
glossary-reward = Ricompensa
    .text = Ogni set venduto prende la Ricompensa in cima: i primi rendono di più. Quando sono finite si può ancora vendere. Tornano per la Notte.
glossary-round = Giorno e Notte
    .text = Le due manche di una partita. Di Notte i segnalini sono coperti e ci sono gli Scassi. Chi chiude una manche paga 4 £.
glossary-set = Set
    .text = Tre o più Oggetti dello stesso tipo, portafogli compresi. Fagin li paga; un set ancora in riserva a fine manche frutta solo il suo segnalino migliore.
glossary-skipped = Nel fascicolo
    .text = Quanti segnalini salteresti e che fine fanno: vanno nel tuo fascicolo di polizia.
glossary-space = Casella
    .text = Un posto nelle strade per un segnalino. Dalla Banda prendi uno dei primi quattro segnalini di una fila; quelli che salti vanno nel tuo fascicolo.
glossary-square = La piazzetta
    .text = Da qui parte la Banda. Non porta mai segnalini, quindi ferma ogni fila. { $option_square_is_free_space ->
        [off] Non vi si può mettere la Banda.
       *[on] Vi si può mettere la Banda.
    }
glossary-start = Segnalino di partenza
    .text = Un Oggetto come gli altri, pescato prima della manche: è esagonale. Fra segnalini uguali, quelli di partenza si vendono per primi.
glossary-tool = Attrezzo
    .text = Sta davanti al tuo covo e non occupa posto. In uno Scasso ogni Attrezzo diverso dà una carta in più tra cui scegliere; poi un Attrezzo si scarta.
glossary-victim = Giocatore
    .text = La persona a cui si riferisce questa scelta.
glossary-wallet = Portafoglio
    .text = Un Oggetto che in un set vale per qualsiasi tipo e di per sé non vale nulla. { $option_pure_wallet_sets ->
        [off] I portafogli da soli non sono un set.
       *[on] Anche tre portafogli da soli sono un set.
    }
glossary-way = Percorso
    .text = La strada che farebbe la Banda. Tutti i segnalini sul percorso sono saltati e vanno nel tuo fascicolo.

## What the lab counts

measured-character = Personaggi
measured-token = Segnalini
measured-tool = Attrezzi
measured-burglary = Carte Scasso
measured-street = Strade
