### Quello che il tavolo di Thief’s Market dice nel browser, oltre alle parole del gioco.

chapter-TM-1 = { section-setup }
chapter-TM-2 = { section-knowledge }
chapter-TM-3 = { section-round }
chapter-TM-4 = { section-split }
chapter-TM-5 = { section-piles }
chapter-TM-6 = { section-purchases }
chapter-TM-7 = { section-close }
chapter-TM-8 = { section-end }
chapter-TM-9 = { section-cards }

board-phase-split = Dividere il bottino
board-phase-buy = Acquistare
board-round = round { $round }
board-you = Tu
board-market = Il Mercato
board-heap = Il bottino al centro
board-close = Chiudi
board-clear = Annulla scelta
board-undo = Annulla

## Oggetti e gruppi

board-some = { $count ->
    [one] 1 { $face }
   *[other] { $count } { $many }
}
board-centre = { $count ->
    [0] Il centro è vuoto
    [one] Al centro: 1 oggetto
   *[other] Al centro: { $count } oggetti
}
board-object = { $face }, { $at } di { $count }, { $picked ->
    [1] nel tuo gruppo.
   *[other] al centro.
}
board-stolen = { $face }, { $at } di { $count }, { $kept ->
    [1] da tenere.
   *[other] torna al centro.
}
board-your-pile = Il tuo gruppo
board-pile-of = Gruppo di { $name }
board-no-pile = Nessun gruppo
board-no-dice = Nessun dado rimasto
board-pile-spent = Niente più nel gruppo
board-acting = Sta scegliendo…
board-holds-marker = Il segnalino Primo Giocatore è davanti a { $name }.
board-objects = { $count ->
    [one] 1 oggetto
   *[other] { $count } oggetti
}
board-taken = presi { $count } su { $total }
board-kept = ne tieni { $kept }, ne rendi { $back }
board-steal = Ruba
board-robbing = Nelle tue mani
board-steal-from = { $count ->
    [one] Ruba il gruppo di { $name }, 1 oggetto
   *[other] Ruba il gruppo di { $name }, { $count } oggetti
}
board-rob = Deruba { $name }

## Dividere il bottino

board-ask-take = Prendi quello che vuoi dal centro.
board-ask-split = Prendere dal centro o rubare un gruppo?
board-ask-last = Solo tu non hai un gruppo: prendi tutto quello che resta, oppure ruba.
board-ask-steal = Derubi { $name }. Che cosa tieni?
board-touch-loot = Tocca i dadi per prenderli, toccali di nuovo per rimetterli giù.
board-again = Tocca di nuovo per rimettere giù un oggetto.
board-take-all = Scegli tutti ({ $count })
board-take-these = { $count ->
    [one] Prendi questo oggetto
   *[other] Prendi questi { $count } oggetti
}
board-take-rest = { $count ->
    [one] Prendi l’ultimo oggetto
   *[other] Prendi tutti e { $count } gli oggetti
}
board-to-centre = Torna al centro
board-confirm-steal = Tienine { $kept }, rendine { $back }
board-give-one = Tocca quello che rendi: almeno un oggetto.
board-keep-one = Devi tenere almeno un oggetto.
board-rerolled = { $count ->
    [0] Nessun dado viene rilanciato.
    [one] 1 dado viene rilanciato.
   *[other] { $count } dadi vengono rilanciati.
}
board-buys = { $more ->
    [0] Con questo gruppo puoi acquistare { $names }.
   *[other] Con questo gruppo puoi acquistare { $names }, o { $more ->
        [one] un’altra carta.
       *[other] una di altre { $more } carte.
    }
}
board-buys-nothing = Con questo gruppo non puoi ancora acquistare nulla.
board-allowance = { $count ->
    [0] Non potrai acquistare carte.
    [one] Potrai acquistare una carta.
   *[other] Potrai acquistare { $count } carte.
}
board-turned-in = { $infamy ->
    [0] { $gold ->
        [one] Il sacco non usato varrà 1 gettone Oro.
       *[other] I sacchi non usati varranno { $gold } gettoni Oro.
    }
   *[other] { $gold ->
        [0] { $infamy ->
            [one] La maschera non usata varrà 1 gettone Infamia.
           *[other] Le maschere non usate varranno { $infamy } gettoni Infamia.
        }
       *[other] Quello che non usi sarà scambiato: Oro { $gold }, Infamia { $infamy }.
    }
}

## Il Mercato

board-card = { $name }. Costo: { $cost }. { $icons }. { $text }
board-payable = pagabile
board-with-gold = { $count ->
    [one] { $count } gettone Oro
   *[other] { $count } gettoni Oro
}
board-short = { $count ->
    [one] manca 1 gemma
   *[other] mancano { $count } gemme
}
board-deck = { $count ->
    [0] mazzo vuoto
    [one] ne resta 1
   *[other] ne restano { $count }
}
board-row = Fila { $letter }
board-row-shut = si apre più tardi
board-sold = venduta
board-fx-end = alla fine
board-fx-spend = spendi
board-fx-extra = +1 carta
board-fx-cheaper = { $count ->
    [one] −1 gemma
   *[other] −{ $count } gemme
}
board-fx-buy-with = acquisto con
board-fx-rivalled = con rivali
board-fx-per = { $what ->
    [other_cards] per ogni altra carta
    [rival_icons] per rivale
   *[other] ogni { $count }
}
board-fx-lucky = un dado
board-fx-potion = carta gratis
board-fx-copy = copia una carta

## Acquistare

board-purchases = acquisti: { $made } su { $allowed }
board-touch-card = Tocca una carta per acquistarla.
board-nothing-payable = Non puoi pagare nessuna carta.
board-all-bought = Hai fatto tutti i tuoi acquisti.
board-end-turn = Termina il mio turno
board-pay-for = Come pagare: { $card }
board-least-gold = spende meno Oro
board-for-free = gratis
board-buy-title = Acquistare «{ $name }»?
board-price = Paghi: { $price }.
board-buy = Acquista «{ $name }»
board-your-cards = Le tue carte
board-cards-of = Carte di { $name }
board-no-cards = Ancora nessuna carta.
board-used = usata in questo round
board-points-now = { $count ->
    [one] 1 Punto Notorietà per ora.
   *[other] { $count } Punti Notorietà per ora.
}
board-result = { $name }: Notorietà { $points }
board-own = { $name }. { $text }
board-own-used = { $name }, usata in questo round. { $text }
board-own-usable = Usa «{ $name }». { $text }
board-gold = Oro: { $count }
board-infamy = Infamia: { $count }
board-infamy-hidden = Infamia nascosta
board-hidden = nascosta
board-card-count = Carte: { $count }

## La posizione in frasi

board-spoken-round = Round { $round }. Carte rimaste nei mazzi: A { $a }, B { $b }, C { $c }.
board-spoken-centre = Al centro: { $objects }.
board-spoken-empty = Il centro è vuoto.
board-spoken-player = { $name }: { $objects }. Oro: { $gold }. Infamia: { $infamy }.
board-spoken-cards = { $name }, carte: { $cards }.
board-spoken-row = { $count ->
    [one] Fila { $letter }, 1 carta:
   *[other] Fila { $letter }, { $count } carte:
}
