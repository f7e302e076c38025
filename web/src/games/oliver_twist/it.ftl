### Che cosa dice il tabellone di Oliver Twist nel browser, oltre alle parole del gioco.

chapter-OT-1 = { section-setup }
chapter-OT-2 = { section-knowledge }
chapter-OT-3 = { section-turn }
chapter-OT-4 = { section-prowl }
chapter-OT-5 = { section-fagin }
chapter-OT-6 = { section-help }
chapter-OT-7 = { section-money }
chapter-OT-8 = { section-dusk }
chapter-OT-9 = { section-night_setup }
chapter-OT-10 = { section-night }
chapter-OT-11 = { section-end }
chapter-OT-B = { section-board }
chapter-OT-C1 = { section-characters }

board-phase-day = Giorno
board-phase-night = Notte
board-phase-account = Conti
board-river = Il Tamigi
board-london-day = Londra di giorno
board-london-night = Londra di notte
board-clerkenwell = Da Clerkenwell al Tamigi
board-gaslight = Clerkenwell alla luce del gas
board-night-falls = Scende la notte
board-lens = Vista della mappa
board-nearer = Ingrandisci
board-farther = Rimpicciolisci
board-to-gang = Torna alla Banda
board-whole = Tutta la città
board-space = { $where }: { $what }.
board-gang-here = La Banda è qui.
board-empty = vuota
board-face-down = coperto
board-only-you = coperto; lo sai solo tu: { $token }
board-looked-by = coperto; visto da { $names }
board-offer-place = La Banda può andare qui.
board-offer-peek = Puoi guardarlo.
board-offer-reveal = Puoi scoprire a partire da qui.
board-offer-grab = Puoi arraffarlo.
board-chamber = Camera
board-hidden = nascosto
board-only-yours = lo vedi solo tu
board-reserve = Riserva
board-reserve-of = Riserva di { $name }
board-of-nine = { $count } su 9
board-reserve-count = { $count ->
    [0] La riserva è vuota
    [one] Un posto su 9 è occupato nella riserva
   *[other] { $count } posti su 9 sono occupati nella riserva
}
board-file = Fascicolo di polizia
board-sealed = sigillato
board-sealed-even = sigillato, anche per te
board-front = Davanti al covo
board-count-of = { $count ->
    [one] { $thing }
   *[other] { $count } × { $thing }
}
board-card = { $name }: { $text }
board-loot = { $pounds ->
    [0] Carta Scasso: niente
   *[other] Carta Scasso: { $pounds } £
}
board-nothing = ancora niente
board-fagin = Da Fagin
board-bonus = { $from } segnalini o più: + { $pounds } £
board-account = I conti del Giorno
board-account-night = I conti della Notte
board-full-set = Un set
board-three-of-a-kind = { $count } dello stesso tipo
board-wallet-joker = Un portafoglio vale per ogni tipo.
board-legend = Sulla mappa
board-legend-reach = a portata; il numero: segnalini che vanno nel fascicolo
board-legend-file = va nel fascicolo
board-legend-down = coperto
board-legend-peeked = visto solo da te
board-legend-start = segnalino di partenza
board-piles = Mazzi
board-pile-cards = Personaggi: { $pile ->
    [0] mazzo vuoto
   *[other] { $pile } nel mazzo
}{ $gone ->
    [0] {""}
    [one] , { $gone } scartato
   *[other] , { $gone } scartati
}
board-pile-loot = Scassi: { $pile ->
    [0] mazzo vuoto
   *[other] { $pile } nel mazzo
}
board-house = dati della casa
board-house-map = Le strade sono nostre.
board-house-cards = Anche gli effetti delle carte.
board-you = Tu
board-yourself = Tu
board-rob = { $tool } ({ $name })
board-card-effect = Chiedi aiuto
board-card-hide = Scarta e nasconditi
board-relocate = Gironzola: paga { $pounds } £ per spostare la Banda
board-fagin-pays = Fagin paga { $pounds } £
board-place-costs = Spostare la Banda costa { $pounds } £; poi prendi un segnalino da lì.
board-detail-place = Poi prendi un segnalino da lì.
board-detail-peek = Solo tu saprai che cos’è; tutti vedono dove guardi.
board-detail-reveal = Da qui si scoprono fino a 12 segnalini di fila.
board-detail-grab = La Banda resta dov’è; niente va nel fascicolo.
board-ask-take = { $where }: prendi { $thing }?
board-ask-place = La Banda a { $where }?
board-ask-peek = Guardi il segnalino a { $where }?
board-ask-reveal = Scopri a partire da { $where }?
board-ask-grab = { $where }: arraffi { $thing }?
board-do-take = Prendi
board-do-place = Metti la Banda
board-do-peek = Guarda
board-do-reveal = Scopri
board-do-grab = Arraffa
board-do-swap = Nel fascicolo
board-too-few = Un set ha almeno { $count } segnalini.
board-sell = Vendi a Fagin: { $type } ({ $count })?
board-sell-for = Vendi per { $pounds } £
board-back = Indietro
board-touch-take = Tocca un segnalino illuminato; il numero dice quanti vanno nel fascicolo.
board-touch-place = Tocca una casella libera illuminata.
board-touch-peek = Tocca un segnalino coperto.
board-touch-reveal = Tocca il segnalino da cui cominci.
board-touch-branch = Tocca il segnalino della via che scegli.
board-touch-grab = Tocca un Oggetto illuminato sulla mappa.
board-touch-swap = Tocca un segnalino della tua riserva.
board-touch-sell = Tocca i segnalini della tua riserva per comporre un set.
board-touch-break_in = Tocca un Attrezzo illuminato sulla mappa, o scegli qui.
board-spoken-reserve = Nella riserva: { $tokens }.
board-spoken-tools = Attrezzi: { $tools }.
board-spoken-cards = Personaggi in mano: { $cards }.
board-spoken-loot = Carte Scasso: { $pounds }.
board-pounds = { $pounds } £
board-keep = Tieni la carta: { $pounds ->
    [0] niente
   *[other] { $loss ->
        [0] { $pounds } £
       *[other] −{ $pounds } £
    }
}
board-progress = { $left ->
    [0] strade vuote
    [one] 1 segnalino nelle strade
   *[other] { $left } segnalini nelle strade
}
board-map = { $round ->
    [day] Le strade di Londra, di giorno
   *[night] Le strade di Londra, di notte
}
board-offer-take = { $files ->
    [0] A portata, a { $steps ->
        [one] 1 passo
       *[other] { $steps } passi
    }; niente va nel tuo fascicolo.
    [one] A portata, a { $steps } passi; 1 segnalino va nel tuo fascicolo.
   *[other] A portata, a { $steps } passi; { $files } segnalini vanno nel tuo fascicolo.
}
board-token = { $token }{ $start ->
    [1] , segnalino di partenza
   *[other] { "" }
}
board-file-count = { $count ->
    [0] il fascicolo di polizia è vuoto
    [one] 1 segnalino nel fascicolo di polizia
   *[other] { $count } segnalini nel fascicolo di polizia
}
board-cards = { $count ->
    [0] nessuna carta Personaggio
    [one] 1 carta Personaggio
   *[other] { $count } carte Personaggio
}
board-burglaries = { $count ->
    [0] nessuna carta Scasso
    [one] 1 carta Scasso
   *[other] { $count } carte Scasso
}
board-signed = { NUMBER($pounds, signDisplay: "exceptZero") }
board-next-set = { $pounds ->
    [0] Nessuna Ricompensa rimasta
   *[other] Prossimo set: + { $pounds } £
}
board-account-of = { $name }: { $late ->
    [0] nessun ultimo set
   *[other] ultimi set { $late } £
}; { $tokens ->
    [0] fascicolo vuoto
    [one] 1 segnalino nel fascicolo
   *[other] { $tokens } segnalini nel fascicolo
}; { $fine ->
    [0] nessuna multa.
   *[other] multa di { $fine } £.
}
board-files = { $count ->
    [0] Niente va nel tuo fascicolo di polizia.
    [one] Strada facendo 1 segnalino va nel tuo fascicolo di polizia.
   *[other] Strada facendo { $count } segnalini vanno nel tuo fascicolo di polizia.
}
board-bags = { $count ->
    [one] { $helper } mette 1 segnalino nel sacchetto: + { $pounds } £.
   *[other] { $helper } mette { $count } segnalini nel sacchetto: + { $pounds } £.
}
board-late = { $what } ({ $pounds } £; { $files ->
    [0] nessun segnalino nel fascicolo
    [one] 1 segnalino nel fascicolo
   *[other] { $files } segnalini nel fascicolo
})
board-sale = Segnalini { $tokens } £{ $bonus ->
    [0] { "" }
   *[other] { " " }+ set grande { $bonus } £
}{ $reward ->
    [0] { "" }
   *[other] { " " }+ Ricompensa { $reward } £
}{ $extra ->
    [0] { "" }
   *[other] { " " }+ { $helper } { $extra } £
} = { $total } £.
board-touch-action = { $stuck ->
    [1] La Banda non tocca nessun segnalino.
   *[other] { $lit ->
        [0] { "" }
       *[other] Tocca un segnalino illuminato; il numero dice quanti vanno nel fascicolo.
    }
}
board-spoken-round = { $round ->
    [day] È Giorno.
   *[night] È Notte.
} { $left ->
    [0] Le strade sono vuote.
    [one] C’è un segnalino nelle strade.
   *[other] Ci sono { $left } segnalini nelle strade.
} La Banda è a { $gang }.
board-spoken-fagin = { $count ->
    [0] Fagin non ha più Ricompense.
    [one] A Fagin resta 1 Ricompensa: { $reward } £.
   *[other] A Fagin restano { $count } Ricompense, { $reward } £ in cima.
}
board-spoken-player = { $name }: { $money ->
    [-1] soldi nascosti
   *[other] { $money } £
}, { $reserve } su 9 nella riserva, { $cards ->
    [one] 1 carta Personaggio
   *[other] { $cards } carte Personaggio
}, { $burglaries ->
    [one] 1 carta Scasso
   *[other] { $burglaries } carte Scasso
}, { $file ->
    [-1] fascicolo di polizia sigillato.
    [one] 1 segnalino nel fascicolo di polizia.
   *[other] { $file } segnalini nel fascicolo di polizia.
}
