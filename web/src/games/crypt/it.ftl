### Che cosa dice il tabellone di Crypt nel browser, oltre alle parole del gioco.

chapter-CR-1 = { section-setup }
chapter-CR-2 = { section-knowledge }
chapter-CR-3 = { section-round }
chapter-CR-4 = { section-reveal }
chapter-CR-5 = { section-claim }
chapter-CR-6 = { section-collect }
chapter-CR-7 = { section-torches }
chapter-CR-8 = { section-end }
chapter-CR-9 = { section-collectors }
chapter-CR-S = { section-solo }

board-phase-reveal = Rivelare
board-phase-claim = Rivendicare
board-phase-collect = Raccogliere
board-phase-torches = Torce
board-round = round { $round } di { $rounds }
board-crypt = La Cripta
board-collectors = Collezionisti
board-side-open = Il suo lato non è ancora stato estratto.
board-progress-count = tu: { $count }
board-progress-turned = tu: { $count }, di cui { $fresh } da scoprire
board-use = Usalo
board-you = Tu
board-ghost = Il Fantasma
board-free = Libera
board-holder = { $name }: { $dice } × { $effort } = { $total }
board-only-you = Lo sai solo tu: { $value }
board-beats = { $dice } × { $effort } = { $total } batte { $old }
board-total = { $dice } × { $effort } = { $total }
board-wins-with = servono
board-risk-each = rischio
board-need = { $effort ->
    [0] { $dice ->
        [one] 1 dado
       *[other] { $dice } dadi
    }
   *[other] { $dice ->
        [one] 1 dado a { $effort }
       *[other] { $dice } dadi a { $effort }
    }
}
board-percent = { $risk }%
board-setter = Servitori e sforzo
board-servants = { $count ->
    [one] Servitore
   *[other] Servitori
}
board-effort-risk = sforzo, rischio { $risk }%
board-effort-short = sforzo { $effort }:
board-fewer = Un Servitore in meno
board-more = Un Servitore in più
board-less-effort = Meno sforzo
board-more-effort = Più sforzo
board-leader = Leader
board-lights-out = Torcia Spenta
board-deck = { $count ->
    [0] nessuna carta
    [one] resta 1 carta
   *[other] restano { $count } carte
}
board-next = prossima: { $type }
board-last-round = Ultimo round
board-discard = { $count ->
    [one] 1 carta scartata
   *[other] { $count } carte scartate
}
board-ghost-dice = { $hand } in mano, { $placed } piazzati, { $aside } da parte
board-your-servants = I tuoi Servitori
board-servants-of = Servitori di { $name }
board-servant-counts = attivi: { $active }, piazzati: { $placed }, esausti: { $exhausted }
board-out-there = { $count ->
    [0] Non tengono nessuna carta.
    [one] Tengono 1 carta.
   *[other] Tengono { $count } carte.
}
board-collection = La tua collezione
board-collection-of = Collezione di { $name }
board-coins = { $coins ->
    [one] 1 Moneta in vista
   *[other] { $coins } Monete in vista
}
board-secret = segreta agli altri
board-turned = scoperta
board-flip-this = Scopri la carta di valore { $value }
board-rolls = Tiri
board-roll = { $name }: { $face } contro sforzo { $effort }, { $failed ->
    [1] fallito
   *[other] riuscito
}
board-reroll = Rilancia (fallisce { $risk }%)
board-touch = Tocca una carta per mandarci dei Servitori.
board-recover = { $count ->
    [0] Passa
    [one] Recupera 1 Servitore
   *[other] Recupera { $count } Servitori
}
board-send = { $dice ->
    [one] Mandi 1 Servitore: { $names }?
   *[other] Mandi { $dice } Servitori: { $names }?
}
board-confirm = Rivendica: { $names }
board-back = Indietro
board-not-possible = Le regole non permettono questo gruppo.
board-evicts = Carta { $card }: { $total } batte { $old }, a danno di { $name }.
board-claims-free = La carta { $card } è libera: { $total } in totale.
board-risk-worst = { $risk ->
    [0] Nessun rischio di sfinimento.
   *[other] Rischio di sfinimento: fino al { $risk }% per Servitore.
}
board-rerolls = { $count ->
    [one] Con il tuo Idolo puoi rilanciare un Servitore che fallisce.
   *[other] Con i tuoi Idoli puoi rilanciare { $count } Servitori che falliscono.
}
board-slot = Carta { $slot } di { $slots }, { $type }, { $knowledge ->
    [hidden] valore nascosto.
    [private] valore { $value }, lo sai solo tu.
   *[open] valore { $value }.
}
board-slot-empty = La carta { $slot } non c’è più.
board-slot-free = Libera.
board-slot-held = { $mine ->
    [1] La tieni tu con { $dice } × { $effort } = { $total }.
   *[other] La tiene { $name } con { $dice } × { $effort } = { $total }.
}
board-draft-spoken = Il tuo piano: { $dice } × { $effort } = { $total }.
board-spoken-value = { $value ->
    [0] valore nascosto
   *[other] { $value }{ $flipped ->
        [1] , scoperta
       *[other] { $shared ->
            [1] , nota a tutti
           *[other] , segreta
        }
    }
}
board-no-cards = Ancora nessuna carta.
board-spoken-round = Round { $round } di { $rounds }, { $deck ->
    [0] nessuna carta
    [one] 1 carta
   *[other] { $deck } carte
} nel mazzo.
board-spoken-top = La prima carta del mazzo è di tipo { $type }.
board-spoken-player = { $name }: Servitori attivi { $active }, piazzati { $placed }, esausti { $exhausted }.{ $torch ->
    [leader] { " " }Leader.
    [out] { " " }Torcia Spenta.
    [both] { " " }Leader e Torcia Spenta.
   *[none] { "" }
}
board-spoken-ghost = Il Fantasma: in mano { $hand }, piazzati { $placed }, da parte { $aside }.
board-keys-effort = più o meno sforzo
board-keys-dice = un Servitore in più (dopo l’ultimo: di nuovo uno)
scene-rolled = { $count } Servitori tentano la sorte: si tirano i dadi.
scene-collected = { $count } tesori vengono portati via.
