### Thief’s Market in italiano, con i termini del regolamento italiano.
###
### I capitoli in ordine: section-setup TM-1 · section-knowledge TM-2 · section-round TM-3
###   section-split TM-4 · section-piles TM-5 · section-purchases TM-6 · section-close TM-7
###   section-end TM-8 · section-cards TM-9
###
### I nomi delle 49 carte sono quelli del regolamento italiano, anche dove traducono male.
### Un nome di giocatore apre la frase o sta da solo.
title = Thief’s Market
description = Dividi il bottino del giorno, ruba i gruppi degli altri e compra quanto serve per diventare il re dei ladri.

## Termini

term-face-red = gemma rossa
    .a = una gemma rossa
    .many = gemme rosse
term-face-white = gemma bianca
    .a = una gemma bianca
    .many = gemme bianche
term-face-blue = gemma blu
    .a = una gemma blu
    .many = gemme blu
term-face-green = gemma verde
    .a = una gemma verde
    .many = gemme verdi
term-face-bag = sacco giallo
    .a = un sacco giallo
    .many = sacchi gialli
term-face-mask = maschera viola
    .a = una maschera viola
    .many = maschere viola
term-face-marker = segnalino Primo Giocatore
    .a = il segnalino Primo Giocatore
    .many = segnalini Primo Giocatore
term-letter-A = mazzo A
term-letter-B = mazzo B
term-letter-C = mazzo C
term-icon-henchman = Seguace
term-icon-wand = Bacchetta
term-icon-building = Edificio
term-icon-finery = Ornamento
term-icon-compass = Bussola
term-icon-plan = Piano
term-ending-complete = L’ultimo mazzo è terminato.
term-ending-truncated = Partita fermata dopo il numero di round concordato.
term-card-alchemical_lab = Laboratorio Alchemico
    .text = Una volta per round puoi girare un dado gemma rossa del tuo gruppo su una gemma bianca, blu o verde.
term-card-bondsman = Garante
    .text = Una volta per round puoi girare un dado gemma rossa del tuo gruppo sulla faccia sacco giallo.
term-card-coercion_coordinator = Coordinatore di Coercizione
    .text = Una volta per round puoi spendere un dado gemma blu del tuo gruppo per ottenere 1 gettone Infamia.
term-card-corrupt_official = Ufficiale Corrotto
    .text = In ogni round in cui il tuo gruppo finale contiene almeno una gemma bianca, puoi acquistare una carta in più.
term-card-disgruntled_minion = Servo Scontento
    .text = In ogni round in cui il tuo gruppo finale contiene almeno una gemma rossa, puoi acquistare una carta in più.
term-card-fence = Ricettatore
    .text = Una volta per round puoi girare un dado gemma bianca del tuo gruppo sulla faccia sacco giallo.
term-card-glamer = Fascino
    .text = Una volta per round puoi girare un dado gemma blu del tuo gruppo su una gemma rossa, bianca o verde.
term-card-guy_in_a_trenchcoat = Ragazzo in Impermeabile
    .text = In ogni round in cui il tuo gruppo finale contiene almeno una gemma blu, puoi acquistare una carta in più.
term-card-local_celebrity = Celebrità Locale
    .text = Una volta per round puoi spendere un dado gemma bianca del tuo gruppo per ottenere 1 gettone Infamia.
term-card-nearby_safehouse = Nascondiglio Vicino
    .text = Fine partita: 1 Punto Notorietà con un’icona Edificio, 2 con due o più.
term-card-necklace = Collana
    .text = Fine partita: 2 Punti Notorietà.
term-card-pawnbroker = Strozzino
    .text = Una volta per round puoi girare un dado gemma verde del tuo gruppo sulla faccia sacco giallo.
term-card-philosophers_stone = Pietra Filosofale
    .text = Una volta per round puoi girare un dado gemma verde del tuo gruppo su una gemma rossa, bianca o blu.
term-card-public_relations_expert = Esperto di Relazioni Pubbliche
    .text = Una volta per round puoi spendere un dado gemma verde del tuo gruppo per ottenere 1 gettone Infamia.
term-card-shadowy_hood = Cappuccio Ombroso
    .text = Fine partita: 2 Punti Notorietà.
term-card-tailor = Sarto
    .text = Una volta per round puoi spendere un dado gemma rossa del tuo gruppo per ottenere 1 gettone Infamia.
term-card-water_buffalo = Bufalo d’Acqua Antropomorfico
    .text = Ogni volta che acquisti una carta con una gemma rossa nel costo, compresa questa, ottieni 1 gettone Infamia.
term-card-bookie = Allibratore
    .text = Una volta per round puoi girare un dado gemma blu del tuo gruppo sulla faccia sacco giallo.
term-card-brooch = Spilla
    .text = Fine partita: 3 Punti Notorietà.
term-card-concealed_safehouse = Nascondiglio
    .text = Fine partita: 2 Punti Notorietà con un’icona Edificio, 4 con due o più.
term-card-colored_glass = Ingannevoli Pezzi di Vetro Colorato
    .text = Una volta per round puoi girare un dado gemma bianca del tuo gruppo su una gemma rossa, blu o verde.
term-card-easily_impressed_noble = Nobile Facilmente Impressionabile
    .text = Ogni volta che acquisti una carta con una gemma bianca nel costo, compresa questa, ottieni 1 gettone Infamia.
term-card-executive_assistant = Assistente Esecutivo
    .text = In ogni round in cui il tuo gruppo finale contiene almeno una gemma verde, puoi acquistare una carta in più.
term-card-eyepatch_of_command = Benda di Comando
    .text = Alla fine della divisione del bottino, ottieni 1 gettone Infamia se il tuo gruppo contiene il segnalino Primo Giocatore.
term-card-fortified_safehouse = Nascondiglio Fortificato
    .text = Fine partita: 2 Punti Notorietà con un’icona Edificio, 4 con due o più.
term-card-gauntlet_of_evil_intent = Guanto del Diavolo
    .text = Una volta per round puoi spendere un dado maschera viola del tuo gruppo per ottenere subito 1 gettone Oro.
term-card-imbalanced_scales = Bilancia Sbilanciata
    .text = Alla fine di un round in cui scambi almeno un sacco giallo, ottieni 1 gettone Oro in più.
term-card-legitimate_jeweler = Gioielliere Legittimo
    .text = Una volta per round puoi girare un dado sacco giallo del tuo gruppo su una gemma di qualsiasi colore.
term-card-lucky_animal_appendage = Appendice di Animale Fortunato
    .text = Quando il tuo gruppo viene rubato, { $option_appendage_a ->
        [one_die] scegli uno dei dadi rimessi al centro che non viene rilanciato.
       *[all_dice] i dadi rimessi al centro non vengono rilanciati.
    } Prima degli acquisti puoi rilanciare un dado del tuo gruppo finale.
term-card-menacing_monocle = Monocolo Minaccioso
    .text = Fine partita: 3 Punti Notorietà.
term-card-provisioned_safehouse = Nascondiglio Rifornito
    .text = Fine partita: 2 Punti Notorietà con un’icona Edificio, 4 con due o più.
term-card-rumor_monger = Mercante di Pettegolezzi
    .text = Ogni volta che acquisti una carta con una gemma verde nel costo, compresa questa, ottieni 1 gettone Infamia.
term-card-sticky_fingered_dockhand = Scaricatore di Porto
    .text = Ogni volta che acquisti una carta con una gemma blu nel costo, compresa questa, ottieni 1 gettone Infamia.
term-card-unlabeled_potion = Pozione senza Etichetta
    .text = Quando la acquisti esce dal gioco e ottieni gratis la prossima carta del mazzo{ $option_potion_next_deck ->
        [off] , a meno che non sia esaurito.
       *[on] , o del mazzo successivo se è esaurito.
    }
term-card-wicked_clutches = Abbraccio Maligno
    .text = Ogni volta che il tuo gruppo viene rubato, ottieni 1 gettone Infamia.
term-card-mimetic_stew = Stufato Mimetico
    .text = Quando la prendi, scegli una carta di un avversario: questa ne è una copia fino alla fine della partita.
term-card-narrow_alleyway = Vicolo Stretto
    .text = Alla fine della divisione del bottino, ottieni 2 gettoni Infamia se il gruppo di un altro giocatore contiene almeno 5 oggetti.
term-card-wut = Cosa?
    .text = Non fa nulla, ma ognuna delle sue sei icone conta.
term-card-big_haul = Gran Bottino
    .text = Quando prendi questa carta, ottieni 1 gettone Infamia per ogni oggetto del tuo gruppo finale di questo round.
term-card-collecting_golem = Golem Collezionista
    .text = Fine partita: 3 Punti Notorietà per ogni coppia di icone Bacchetta che possiedi.
term-card-crown = Corona
    .text = Fine partita: 6 Punti Notorietà.
term-card-exit_strategy = Strategia di Uscita
    .text = Nel tuo turno di acquisto, quante volte vuoi: paga 1 gettone Oro per ottenere 2 gettoni Infamia.
term-card-fur_coat = Pelliccia
    .text = Fine partita: 4 Punti Notorietà.
term-card-giant_belt_buckle = Fermaglio Gigante della Cintura
    .text = Fine partita: 4 Punti Notorietà.
term-card-insurance_racket = Racket di Protezione
    .text = In ogni round puoi acquistare una carta in più, e ogni tuo acquisto costa una gemma in meno, a tua scelta.
term-card-island_estate = Tenuta sull’Isola
    .text = Alla fine di un round in cui scambi almeno una maschera viola, ottieni 1 gettone Infamia in più.
term-card-loyalty_program = Programma di Lealtà
    .text = Fine partita: 1 Punto Notorietà per ogni altra carta che possiedi.
term-card-political_campaign = Campagna Politica
    .text = Fine partita: 1 Punto Notorietà per ogni due gettoni Infamia che possiedi.
term-card-scepter = Scettro
    .text = Fine partita: 6 Punti Notorietà.
term-card-the_heist = La Rapina
    .text = Quando prendi questa carta, ottieni 1 gettone Infamia per ogni oggetto del tuo gruppo finale di questo round.
term-card-treasure_map_1 = Mappa del Tesoro
    .text = Fine partita: 7 Punti Notorietà, ma solo 5 se un altro giocatore possiede un’icona Bussola.
term-card-treasure_map_2 = Mappa del Tesoro
    .text = Fine partita: 7 Punti Notorietà, ma solo 5 se un altro giocatore possiede un’icona Bussola.
term-card-purported_curse = Presunta Maledizione
    .text = Fine partita: 1 Punto Notorietà per ogni icona Bacchetta degli altri giocatori.

## Eventi

event-start = { $seat_name } inizia con il segnalino Primo Giocatore.
event-dealt = «{ $card_name }» arriva al Mercato ({ $letter_name }).
fold-dealt = Nuove nel Mercato ({ $letter_name }): { $list }.
    .over = dealt
    .alike = letter
item-dealt = «{ $card_name }»
event-opened = Si apre una nuova riga: { $letter_name }.
event-round = Round { $round }.
event-loot = Si tira il bottino: { $list }.
event-took = { $marker ->
    [0] { $objects ->
        [one] { $seat_name } prende un oggetto.
       *[other] { $seat_name } prende { $objects } oggetti.
    }
   *[other] { $objects ->
        [one] { $seat_name } prende solo il segnalino Primo Giocatore.
       *[other] { $seat_name } prende { $objects } oggetti, compreso il segnalino Primo Giocatore.
    }
}
fold-took = { event-took }
    .with = pile
event-stole = { $seat_name } ruba un intero gruppo ({ $victim_seat_name }), tiene { $kept ->
    [one] un oggetto
   *[other] { $kept } oggetti
} e ne rimette { $returned ->
    [one] uno al centro.
   *[other] { $returned } al centro.
}{ $marker ->
    [0] {""}
    [1] {" "}Il segnalino Primo Giocatore cambia mano.
   *[other] {" "}Il segnalino Primo Giocatore torna al centro.
}
fold-stole = { event-stole }
    .with = pile
event-pile = { $listed ->
    [0] Nel gruppo non ci sono dadi.
   *[other] Nel gruppo: { $list }.
}
each-red = { $red ->
    [1] una gemma rossa
   *[other] { $red } gemme rosse
}
each-white = { $white ->
    [1] una gemma bianca
   *[other] { $white } gemme bianche
}
each-blue = { $blue ->
    [1] una gemma blu
   *[other] { $blue } gemme blu
}
each-green = { $green ->
    [1] una gemma verde
   *[other] { $green } gemme verdi
}
each-bag = { $bag ->
    [1] un sacco giallo
   *[other] { $bag } sacchi gialli
}
each-mask = { $mask ->
    [1] una maschera viola
   *[other] { $mask } maschere viola
}
event-rerolled = Un dado rimesso al centro viene rilanciato: { $face_a }.
fold-rerolled = I dadi rimessi al centro vengono rilanciati: { $list }.
    .over = rerolled
item-rerolled = { $face_a }
event-calm = { $seat_name } possiede «{ $card_name }»: i dadi rimessi al centro mantengono la loro faccia.
event-spared = { $seat_name } protegge uno dei dadi rimessi al centro: { $face_a }.
event-lucky = { $seat_name } prende un dado del gruppo finale per rilanciarlo: { $face_a }.
event-lucky_roll = { $seat_name } ottiene { $face_a }.
event-passed = { $seat_name } non acquista nulla.
event-bought = { $listed ->
    [0] { $seat_name } ottiene «{ $card_name }» senza pagare nulla.
   *[other] { $seat_name } acquista «{ $card_name }» per { $list }.
}
each-dice = { $dice ->
    [1] un dado
   *[other] { $dice } dadi
}
each-gold = { $gold ->
    [one] { $gold } gettone Oro
   *[other] { $gold } gettoni Oro
}
event-discarded = «{ $card_name }» torna nella scatola.
event-gained = { $seat_name } ottiene gratis «{ $card_name }».
event-no_card = { $seat_name } non trova più carte da ottenere.
event-used = { $seat_name } usa «{ $card_name }».
event-turned = { $seat_name } usa «{ $card_name }»: un dado ora mostra { $face_a }.
event-copied = { $seat_name } copia «{ $card_name }».
event-infamy = { $infamy ->
    [one] { $seat_name } ottiene { $infamy } gettone Infamia («{ $card_name }»).
   *[other] { $seat_name } ottiene { $infamy } gettoni Infamia («{ $card_name }»).
}
fold-infamy = { event-infamy }
    .over = used
    .alike = seat card
event-masks = { $infamy ->
    [one] { $seat_name } scambia una maschera viola con 1 gettone Infamia.
   *[other] { $seat_name } scambia { $infamy } maschere viola con altrettanti gettoni Infamia.
}
event-gold = { $gold ->
    [one] { $seat_name } ottiene { $gold } gettone Oro («{ $card_name }»).
   *[other] { $seat_name } ottiene { $gold } gettoni Oro («{ $card_name }»).
}
fold-gold = { event-gold }
    .over = used
    .alike = seat card
event-bags = { $gold ->
    [one] { $seat_name } scambia un sacco giallo con 1 gettone Oro.
   *[other] { $seat_name } scambia { $gold } sacchi gialli con altrettanti gettoni Oro.
}
event-secret = { $seat_name } nasconde dell’Infamia.
event-own = { $infamy ->
    [one] Lo sai solo tu: ottieni { $infamy } gettone Infamia.
   *[other] Lo sai solo tu: ottieni { $infamy } gettoni Infamia.
}
event-ended = La partita è finita. { $ending_name }
event-revealed = { $infamy ->
    [0] { $seat_name } non ha gettoni Infamia da rivelare.
    [one] { $seat_name } rivela { $infamy } gettone Infamia.
   *[other] { $seat_name } rivela { $infamy } gettoni Infamia.
}
event-won = { $points ->
    [one] { $seat_name } vince con { $points } Punto Notorietà.
   *[other] { $seat_name } vince con { $points } Punti Notorietà.
}

## Azioni

action-take = Prendi dal centro
action-steal = { $seat ->
    [0] Ruba il gruppo del giocatore 1
    [1] Ruba il gruppo del giocatore 2
    [2] Ruba il gruppo del giocatore 3
    [3] Ruba il gruppo del giocatore 4
   *[other] Ruba il gruppo del giocatore 5
}
action-keep = { $count ->
    [0] { $face ->
        [marker] Non prendere il segnalino Primo Giocatore
       *[other] Non prendere { $face_many }
    }
    [1] Prendi { $face_a }
   *[other] Prendi { $count } { $face_many }
}
action-spare = Non rilanciare: { $face_a }
action-reroll = Rilancia { $face_a }
action-pass = Non rilanciare nulla
action-end = Termina gli acquisti
action-buy = Acquista «{ $card_name }»
action-pay = { $count ->
    [0] Non pagare nessuna { $face_name }
    [one] Paga { $face_a }
   *[other] Paga { $count } { $face_many }
}
action-use = Usa «{ $card_name }»
action-turn = Gira il dado su { $face_a }
action-copy = Copia «{ $card_name }»

## Domande

ask-wait = Non tocca a te decidere.
ask-split = { $objects ->
    [0] Al centro non c’è nulla. Quale gruppo rubi?
    [one] Al centro c’è un oggetto. Lo prendi o rubi un gruppo?
   *[other] Al centro ci sono { $objects } oggetti. Ne prendi o rubi un gruppo?
}
ask-keep = { $face ->
    [marker] { $stealing ->
        [0] Prendi il segnalino Primo Giocatore?
       *[other] Tieni il segnalino Primo Giocatore? Almeno un oggetto torna al centro.
    }
    [bag] { $stealing ->
        [0] Quanti { $face_many } prendi? { $count ->
            [one] Ce n’è uno.
           *[other] Ce ne sono { $count }.
        }
       *[other] Quanti { $face_many } tieni? { $count ->
            [one] Ce n’è uno;
           *[other] Ce ne sono { $count };
        } almeno un oggetto torna al centro.
    }
   *[other] { $stealing ->
        [0] Quante { $face_many } prendi? { $count ->
            [one] Ce n’è una.
           *[other] Ce ne sono { $count }.
        }
       *[other] Quante { $face_many } tieni? { $count ->
            [one] Ce n’è una;
           *[other] Ce ne sono { $count };
        } almeno un oggetto torna al centro.
    }
}
ask-spare = Il tuo gruppo è stato rubato. Quale dado rimesso al centro mantiene la sua faccia?
ask-lucky = Rilanci un dado del tuo gruppo finale?
ask-buy = { $left ->
    [0] Non puoi più acquistare carte
    [one] Puoi acquistare una carta
   *[other] Puoi acquistare { $left } carte
}{ $gold ->
    [0] {" "}e non hai gettoni Oro.
    [one] {" "}e hai { $gold } gettone Oro.
   *[other] {" "}e hai { $gold } gettoni Oro.
} Che cosa fai?
ask-pay = Quante { $face_many } paghi per «{ $card_name }»? L’Oro completa il prezzo.
ask-turn = Su quale faccia giri il dado («{ $card_name }»)?
ask-copy = Quale carta degli avversari copi?

## Perché no, in numeri

why-wait = Ora decide { $seat_name }.
why-no_loot = Al centro non c’è niente.
why-no_pile = { $victim_seat_name } non ha un gruppo.
why-lone = Nel gruppo di { $victim_seat_name } c’è un solo oggetto: un ladro non potrebbe rimettere niente al centro.
why-all = { $objects ->
    [one] Sei l’ultimo senza gruppo: se prendi, l’unico oggetto al centro è tuo.
   *[other] Sei l’ultimo senza gruppo: se prendi, tutti i { $objects } oggetti al centro sono tuoi.
}
why-keep = { $most ->
    [0] { $face_name }: non si può tenere, qualcosa deve tornare al centro.
   *[other] { $face_many }: puoi tenerne da { $least } a { $most }.
}
why-sold = «{ $card_name }» non è al mercato.
why-bought = { $allowed ->
    [one] Hai già fatto l’unico acquisto di questo round.
   *[other] Hai fatto { $made } dei tuoi { $allowed } acquisti di questo round.
}
why-missing = { $missing ->
    [one] Per «{ $card_name }» ti manca una gemma{ part-even-gold }
   *[other] Per «{ $card_name }» ti mancano { $missing } gemme{ part-even-gold }
}
part-even-gold = { $gold ->
    [0] , e non hai gettoni Oro.
    [one] , anche con il tuo gettone Oro.
   *[other] , anche con i tuoi { $gold } gettoni Oro.
}
why-pay = { $face_name }: puoi pagarne da { $least } a { $most }.
why-not_owned = Non possiedi «{ $card_name }».
why-no_ability = «{ $card_name }» non ha niente da usare in un turno di acquisto.
why-used = «{ $card_name }» è già stata usata in questo round.
why-no_die = «{ $card_name }» richiede { $face_a } nel tuo gruppo, e non c’è.
why-no_gold = «{ $card_name }» richiede { $needed ->
    [one] { $needed } gettone Oro
   *[other] { $needed } gettoni Oro
}; { $gold ->
    [0] non ne hai.
   *[other] ne hai { $gold }.
}

## Opzioni

option-promos = Carte promo
    .help = Quattro carte promo vengono mescolate con le altre.
option-promos-off = Senza
option-promos-on = Con
option-first_seat = Primo giocatore
    .help = Chi riceve il segnalino Primo Giocatore all’inizio.
option-first_seat-random = A caso
option-first_seat-1 = Giocatore 1
option-first_seat-2 = Giocatore 2
option-first_seat-3 = Giocatore 3
option-first_seat-4 = Giocatore 4
option-first_seat-5 = Giocatore 5
option-infamy_visibility = Infamia
    .help = Che cosa sanno gli altri della tua Infamia.
option-infamy_visibility-hidden = Guadagni visibili, totali nascosti
option-infamy_visibility-open = Totali visibili
option-infamy_visibility-sealed = Nemmeno le quantità ottenute vengono dette
option-appendage_a = Appendice di Animale Fortunato
    .help = Quando il suo proprietario viene derubato, che cosa succede ai dadi rimessi al centro?
option-appendage_a-all_dice = Tutti mantengono la loro faccia
option-appendage_a-one_die = La vittima ne protegge uno, gli altri vengono rilanciati
option-second_after_tie = Secondo posto dopo un pareggio
    .help = Il secondo posto dei Seguaci dà punti anche con un pareggio in testa?
option-second_after_tie-on = Dà punti
option-second_after_tie-off = Non dà punti
option-potion_next_deck = Pozione e mazzo esaurito
    .help = Che cosa dà la Pozione senza Etichetta quando il mazzo in uso è esaurito.
option-potion_next_deck-on = Una carta del mazzo successivo
option-potion_next_deck-off = Niente
option-max_rounds = Numero massimo di round
    .help = La partita si ferma al più tardi dopo questo numero di round.
option-max_rounds-20 = 20
option-max_rounds-50 = 50
option-max_rounds-100 = 100
option-max_rounds-200 = 200

## Fasi e punteggi

phase-start = Preparazione
phase-deal = Si riempie il Mercato
phase-roll = 1. Si tira il bottino
phase-split = 1. Divisione del bottino
phase-keep = 1. Divisione del bottino: scelta degli oggetti
phase-spare = 1. Divisione del bottino: un dado protetto
phase-reroll = 1. Divisione del bottino: rilancio
phase-lucky = Prima degli acquisti
phase-lucky_roll = Prima degli acquisti: rilancio
phase-buy = 2. Acquisti
phase-pay = 2. Acquisti: pagamento
phase-turn = 2. Acquisti: girare un dado
phase-potion = 2. Acquisti: la pozione
phase-copy = 2. Acquisti: la copia
phase-ended = Fine
score-cards = Carte
score-infamy = Infamia
score-henchmen = Seguaci
score-gold = Oro
tie-cards = Carte
tie-tokens = Segnalini Infamia e Oro
tie-shared = Non si confronta altro
stat-cards = Carte ottenute
stat-thefts = Furti
stat-robbed = Furti subiti
stat-gold = Oro ottenuto
deed-theft = Furto più caro
deed-bags = Sacchi più pieni
prize-card = Carta migliore
    .text = { $seat_name }: { $card_name }, { $points } di Notorietà.
motive-points = { $card_name } aggiunge { $points } di Notorietà, così come stanno le cose.
motive-gold = Servono { $gold } d’Oro oltre ai dadi.
motive-robs = { $victim_seat_name } perde un gruppo di { $objects }.
motive-heap = { $objects ->
    [one] Al centro c’è { $objects } oggetto.
   *[other] Al centro ci sono { $objects } oggetti.
}

## Regole

section-setup = Preparazione
section-knowledge = Chi sa che cosa
section-round = Il round
section-split = Fase 1: divisione del bottino
section-piles = Tra le fasi
section-purchases = Fase 2: acquisti
section-close = Fine del round
section-end = Fine della partita
section-cards = Effetti delle carte
clause-TM-1_1 = Thief’s Market è per 3–5 giocatori.
clause-TM-1_2 = { $option_first_seat ->
    [random] Il segnalino Primo Giocatore va a un giocatore a caso. (Il regolamento lo dà a chi ha rubato più di recente.)
   *[other] Il giocatore { $option_first_seat } comincia con il segnalino Primo Giocatore.
}
clause-TM-1_3 = Inizi con 1 gettone Oro, senza Infamia e senza carte.
clause-TM-1_4 = In 3 giocatori si usano 10 dadi, in 4 giocatori 11, in 5 tutti e 13.
clause-TM-1_5 = Mescola separatamente i mazzi A, B e C e togli carte senza guardarle finché ne restano 13, 12 e 11. Nessuno sa quali sono fuori dal gioco.
clause-TM-1_6 = Gira cinque carte del mazzo A: sono il Mercato iniziale. Le righe B e C per ora restano vuote.
clause-TM-1_7 = Oro e Infamia non finiscono mai e puoi averne quanti ne vuoi.
clause-TM-2_1 = Il numero di gettoni Oro di ciascuno è sempre pubblico.
clause-TM-2_2 = { $option_infamy_visibility ->
    [open] A questo tavolo tutti possono sempre vedere quanta Infamia ha ogni giocatore.
    [sealed] La tua Infamia è nascosta: nessun altro ne vede il totale, né quanta ne ottieni.
   *[hidden] La tua Infamia è nascosta: nessun altro ne vede il totale. I momenti in cui la ottieni sono visibili a tutti.
}
clause-TM-2_3 = Nessuno può guardare i mazzi o le carte tolte. Quali carte non si sono ancora viste, lo può dedurre chiunque.
clause-TM-2_4 = Alla fine della partita tutta l’Infamia viene rivelata.
clause-TM-3_1 = Un round ha due fasi, divisione del bottino e acquisti, poi la fine del round.
clause-TM-4_1 = Tutti i dadi vengono tirati al centro e accanto si mette il segnalino Primo Giocatore. Inizia il primo giocatore.
clause-TM-4_2 = Dopo ogni azione tocca al prossimo giocatore senza gruppo, in senso orario. Chi ha un gruppo aspetta; chi è stato derubato agirà di nuovo a suo turno.
clause-TM-4_3 = Devi prendere dal centro o rubare un gruppo. Non si può passare, e il primo può solo prendere.
clause-TM-4_4 = Se prendi, scegli uno o più oggetti, anche tutti. Se sei l’unico senza gruppo devi prendere tutto. Da un centro vuoto non si prende nulla.
clause-TM-4_5 = Ciò che prendi diventa il tuo gruppo; i dadi mantengono la loro faccia.
clause-TM-4_6 = Puoi rubare un gruppo di almeno due oggetti. Ne tieni almeno uno e ne rimetti almeno uno al centro.
clause-TM-4_7 = Il ladro prende tutto il gruppo, tiene ciò che ha scelto e rimette il resto. I dadi rimessi vengono rilanciati una volta, mai gli altri dadi del centro. Se la vittima possiede l’Appendice di Animale Fortunato, { $option_appendage_a ->
    [one_die] ne sceglie uno che non viene rilanciato.
   *[all_dice] non vengono rilanciati.
}
clause-TM-4_8 = La fase termina appena tutti hanno un gruppo.
clause-TM-4_9 = C’è sempre qualcosa da fare: se il centro è vuoto, si può rubare un gruppo. Alla fine della fase il centro è vuoto, quindi qualcuno ha il segnalino.
clause-TM-4_10 = Ogni furto lascia almeno un oggetto in meno nei gruppi, quindi la fase non può durare all’infinito: al massimo 22 azioni in tre giocatori, 34 in quattro, 51 in cinque.
clause-TM-5_1 = Quando tutti hanno un gruppo, si nota che cosa contengono i gruppi finali: quanti oggetti, segnalino compreso, e quali colori di gemme. Vale per tutto il round.
clause-TM-5_2 = Le carte che premiano la fine della fase pagano ora: la Benda di Comando e, tra le promo, il Vicolo Stretto.
clause-TM-5_3 = Prima del primo acquisto, chi possiede l’Appendice di Animale Fortunato può rilanciare un dado del gruppo finale. Ciò che è stato notato non cambia.
clause-TM-6_1 = Chi ha il segnalino acquista per primo, poi gli altri in senso orario. Ognuno ha un solo turno, con tutti i suoi acquisti.
clause-TM-6_2 = Nel tuo turno acquisti carte e usi abilità in qualsiasi ordine, finché puoi, e finisci quando vuoi. Non sei mai obbligato ad acquistare.
clause-TM-6_3 = Puoi acquistare qualsiasi carta scoperta del Mercato, se hai ancora un acquisto e puoi pagarla.
clause-TM-6_4 = Hai un acquisto per round, più uno per ogni carta che ne concede. Le carte ottenute in questo turno contano subito.
clause-TM-6_5 = Una carta costa le gemme indicate. Ognuna si paga con un dado di quel colore o con 1 gettone Oro; sacchi, maschere, segnalino e Infamia non pagano nulla, e non si paga mai troppo. Il Racket di Protezione toglie una gemma a scelta.
clause-TM-6_6 = Se ci sono più modi di pagare, scegli tu. L’Oro sostituisce una gemma di qualsiasi colore, ma solo per acquistare carte.
clause-TM-6_7 = Quando acquisti: consegni dadi e Oro, la carta si unisce alle tue, le carte che premiano gli acquisti pagano, poi la carta fa ciò che fa quando viene presa. Il suo posto nel Mercato resta vuoto fino a fine round.
clause-TM-6_8 = Un’abilità si usa nel proprio turno di acquisto, una volta per round per ogni carta; la Strategia di Uscita quante volte vuoi. Una carta appena ottenuta si può usare subito.
clause-TM-6_9 = I dadi spesi per un’abilità sono persi per questo round e l’Oro speso va alla banca. Senza di essi non si può usare.
clause-TM-6_10 = Un dado girato resta nel tuo gruppo e conta per la nuova faccia: pagamenti, abilità, fine del round. Ciò che è stato notato del gruppo finale non cambia.
clause-TM-6_11 = Le tue carte restano tue: non possono essere rubate, vendute o scambiate.
clause-TM-6_12 = La fase termina dopo il turno dell’ultimo giocatore. Il Mercato non viene riempito prima.
clause-TM-7_1 = Ogni sacco giallo rimasto in un gruppo dà 1 gettone Oro, ogni maschera viola 1 gettone Infamia. La Bilancia Sbilanciata e la Tenuta sull’Isola ne aggiungono uno, una volta per round. Vale anche nell’ultimo round.
clause-TM-7_2 = Tutti i dadi tornano al centro; le gemme non spese sono perse. Il nuovo Oro si usa dal round successivo.
clause-TM-7_3 = La riga del mazzo in uso viene riempita fino a cinque carte. Se il mazzo finisce prima, si apre il mazzo successivo con cinque carte; le vecchie restano nel Mercato, ma le loro righe non si riempiono più.
clause-TM-7_4 = Quindi il Mercato non ha mai più di 13 carte e una partita dura almeno 6 round.
clause-TM-7_5 = Chi ha preso il segnalino inizia il round successivo. Le abilità si possono usare di nuovo.
clause-TM-8_1 = La partita finisce al termine di un round in cui il mazzo C non può riempire la sua riga fino a cinque carte. Nessuno agisce più.
clause-TM-8_2 = Somma la Notorietà di tutte le tue carte.
clause-TM-8_3 = Ogni gettone Infamia vale 1 Punto Notorietà.
clause-TM-8_4 = Più icone Seguace: 3 Punti Notorietà; secondo posto: 1. In parità ognuno riceve un punto in meno. Senza icone non si ottiene nulla, e un pareggio in testa { $option_second_after_tie ->
    [off] annulla il secondo posto.
   *[on] non annulla il secondo posto.
}
clause-TM-8_5 = Più gettoni Oro: 3 Punti Notorietà, o 2 a testa in parità. Non c’è secondo posto, e senza Oro non si vince nulla.
clause-TM-8_6 = Questi punti non sono gettoni: non contano per la Campagna Politica né per i pareggi.
clause-TM-8_7 = Vince chi ha più Punti Notorietà. In parità, chi ha più carte.
clause-TM-8_8 = Se la parità persiste, chi ha più gettoni, Infamia e Oro insieme.
clause-TM-8_9 = Se anche questo è uguale, condividono la vittoria. (Il regolamento li fa correre per il segnalino.)
clause-TM-8_10 = Un tavolo si ferma al più tardi dopo { $option_max_rounds } round; poi si contano i punti come al solito.
clause-TM-9_1 = Girare un dado: scegli un dado del tuo gruppo con la faccia indicata e giralo su una delle nuove facce. È facoltativo.
clause-TM-9_2 = Spendere un dado: consegna un dado del tuo gruppo con la faccia indicata e ottieni subito il gettone. L’Oro così ottenuto si può usare nello stesso turno.
clause-TM-9_3 = Un acquisto extra richiede almeno una gemma di un colore nel tuo gruppo finale, qualunque cosa le accada poi. La carta in più costa il suo prezzo normale.
clause-TM-9_4 = L’Infamia per un colore arriva una volta per ogni carta acquistata con quel colore nel costo stampato, comunque tu paghi. Le carte gratuite non contano.
clause-TM-9_5 = Il Gran Bottino e La Rapina danno 1 gettone Infamia per ogni oggetto del gruppo finale, segnalino e dadi spesi compresi, anche se ottenute gratis.
clause-TM-9_6 = Alcune carte valgono semplicemente Punti Notorietà alla fine.
clause-TM-9_7 = Un nascondiglio vale il valore più basso con una sola icona Edificio, quello più alto con due o più. La sua stessa icona conta.
clause-TM-9_8 = Le carte dello stesso tipo sono indipendenti: uno stesso dado può essere girato da più carte di seguito.
clause-TM-9_9 = Pozione senza Etichetta: esce dal gioco e ottieni la prossima carta che uscirebbe{ $option_potion_next_deck ->
    [off] ; se il mazzo in uso è esaurito, non ottieni nulla.
   *[on] , dal mazzo successivo se quello in uso è esaurito.
} La carta è ottenuta, non acquistata, e funziona subito.

## What a card of a pack of one's own does, told from its row
does-turn = Una volta per round puoi girare { $face } del tuo gruppo su { $faces }.
does-spend = Una volta per round puoi spendere { $face } del tuo gruppo per ottenere { $gold ->
    [0] { does-infamy }.
   *[other] { $infamy ->
        [0] { does-gold }.
       *[other] { does-gold } e { does-infamy }.
    }
}
does-gold = { $gold ->
    [one] 1 gettone Oro
   *[other] { $gold } gettoni Oro
}
does-infamy = { $infamy ->
    [one] 1 gettone Infamia
   *[other] { $infamy } gettoni Infamia
}
does-points = { $points ->
    [one] 1 Punto Notorietà
   *[other] { $points } Punti Notorietà
}
does-trade = Nel tuo turno di acquisto, quante volte vuoi: paga { does-gold } per ottenere { does-infamy }.
does-extra = In ogni round in cui il tuo gruppo finale contiene almeno { $face }, puoi acquistare una carta in più.{ $discount ->
    [0] { "" }
   *[other] { " " }{ does-cheaper }
}
does-extra-always = In ogni round puoi acquistare una carta in più.{ $discount ->
    [0] { "" }
   *[other] { " " }{ does-cheaper }
}
does-cheaper = { $discount ->
    [one] Ogni tuo acquisto costa una gemma in meno, a tua scelta.
   *[other] Ogni tuo acquisto costa { $discount } gemme in meno, a tua scelta.
}
does-tribute = Ogni volta che acquisti una carta con { $face } nel costo, compresa questa, ottieni { does-infamy }.
does-haul = Quando prendi questa carta, ottieni 1 gettone Infamia per ogni oggetto del tuo gruppo finale di questo round.
does-potion = { term-card-unlabeled_potion.text }
does-copy = { term-card-mimetic_stew.text }
does-lucky = { term-card-lucky_animal_appendage.text }
does-robbed = Ogni volta che il tuo gruppo viene rubato, ottieni { does-infamy }.
does-marker_reward = Alla fine della divisione del bottino, ottieni { does-infamy } se il tuo gruppo contiene il segnalino Primo Giocatore.
does-crowd_reward = { $objects ->
    [one] Alla fine della divisione del bottino, ottieni { does-infamy } se il gruppo di un altro giocatore contiene almeno un oggetto.
   *[other] Alla fine della divisione del bottino, ottieni { does-infamy } se il gruppo di un altro giocatore contiene almeno { $objects } oggetti.
}
does-bonus-bag = { $tokens ->
    [one] Alla fine di un round in cui scambi almeno { $face }, ottieni 1 gettone Oro in più.
   *[other] Alla fine di un round in cui scambi almeno { $face }, ottieni { $tokens } gettoni Oro in più.
}
does-bonus-mask = { $tokens ->
    [one] Alla fine di un round in cui scambi almeno { $face }, ottieni 1 gettone Infamia in più.
   *[other] Alla fine di un round in cui scambi almeno { $face }, ottieni { $tokens } gettoni Infamia in più.
}
does-worth = Fine partita: { does-points }.
does-pair = { $one ->
    [one] Fine partita: 1 Punto Notorietà con un’icona { $icon }, { $more } con due o più.
   *[other] Fine partita: { $one } Punti Notorietà con un’icona { $icon }, { $more } con due o più.
}
does-rare = { $alone ->
    [one] Fine partita: 1 Punto Notorietà, ma solo { $shared } se un altro giocatore possiede un’icona { $icon }.
   *[other] Fine partita: { $alone } Punti Notorietà, ma solo { $shared } se un altro giocatore possiede un’icona { $icon }.
}
does-per = { $what ->
    [other_cards] { $each ->
        [one] Fine partita: { does-points } per ogni altra carta che possiedi.
       *[other] Fine partita: { does-points } ogni { $each } altre carte che possiedi.
    }
    [infamy] { $each ->
        [one] Fine partita: { does-points } per ogni gettone Infamia che possiedi.
       *[other] Fine partita: { does-points } ogni { $each } gettoni Infamia che possiedi.
    }
    [rival_icons] { $each ->
        [one] Fine partita: { does-points } per ogni icona { $icon } degli altri giocatori.
       *[other] Fine partita: { does-points } ogni { $each } icone { $icon } degli altri giocatori.
    }
   *[icons] { $each ->
        [one] Fine partita: { does-points } per ogni icona { $icon } che possiedi.
       *[other] Fine partita: { does-points } ogni { $each } icone { $icon } che possiedi.
    }
}

## Glossario

glossary-bag = Sacco giallo
    .text = Una faccia del dado. Ogni sacco rimasto nel tuo gruppo a fine round dà 1 gettone Oro; di per sé non paga nulla.
glossary-card = Carta
    .text = Sta nel Mercato finché qualcuno non la acquista, poi resta per sempre a chi la possiede. Mostra il prezzo, le icone e ciò che fa.
glossary-centre = Il centro
    .text = Il bottino che nessuno tiene. Nel tuo turno ne prendi quanto vuoi, o rubi un gruppo; l’ultimo senza gruppo deve prendere tutto.
glossary-cost = Prezzo
    .text = Le gemme che costa una carta. Ognuna si paga con un dado di quel colore o con 1 gettone Oro. Ciò che puoi pagare è giudicato sul gruppo che hai in mano.
glossary-dagger = Segnalino Primo Giocatore
    .text = Il pugnale del bottino. Chi lo tiene alla fine acquista per primo in questo round e comincia il prossimo. È un oggetto del gruppo come un dado, ma non paga nulla.
glossary-effect = Effetto
    .text = Ciò che fa la carta, in simboli: i dadi o gettoni prima della freccia diventano ciò che segue; un sigillo è Notorietà alla fine. Un’abilità si usa una volta per round, nel tuo turno di acquisto.
glossary-face = Faccia
    .text = La faccia che un dado può prendere. Un dado girato conta come la nuova faccia per pagare, per le abilità e a fine round.
glossary-gem = Gemma
    .text = Una faccia del dado. Paga una gemma del suo colore su una carta; le gemme non spese nel round vanno perse.
glossary-gold = Oro
    .text = Sostituisce una gemma di qualsiasi colore quando acquisti una carta. Tutti vedono quanto ne ha ciascuno. Chi ne ha di più alla fine ottiene 3 Punti Notorietà, o 2 a testa in parità.
glossary-icon = Icona
    .text = Il genere della carta. Alcune carte contano le icone alla fine. Più icone Seguace: 3 Punti Notorietà, secondo posto 1, uno in meno a testa in parità. { $option_second_after_tie ->
        [off] Un pareggio in testa annulla il secondo posto.
       *[on] Un pareggio in testa non annulla il secondo posto.
    }
glossary-infamy = Infamia
    .text = Ogni gettone vale 1 Punto Notorietà alla fine. { $option_infamy_visibility ->
        [open] A questo tavolo tutti vedono quanta ne ha ciascuno.
        [sealed] Nessun altro vede quanta ne hai né quanta ne ottieni.
       *[hidden] Nessun altro vede il tuo totale, ma tutti vedono quando ne ottieni.
    }
glossary-mask = Maschera viola
    .text = Una faccia del dado. Ogni maschera rimasta nel tuo gruppo a fine round dà 1 gettone Infamia; di per sé non paga nulla.
glossary-notoriety = Notorietà
    .text = Ciò che fa vincere: i punti delle tue carte, 1 per ogni Infamia, e i premi per più Seguaci e più Oro. Un sigillo indica punti.
glossary-pile = Gruppo
    .text = Il bottino preso da un giocatore in questo round: dadi, e forse il segnalino. Finché qualcuno è senza gruppo, può essere rubato; poi i suoi dadi pagano le carte.
glossary-purchase = Acquisto
    .text = Ognuno ne ha uno per round, più uno per ogni carta che ne concede.
glossary-reroll = Rilancio
    .text = Un dado che si tira di nuovo: succede ai dadi rimessi al centro da chi ruba, una volta ciascuno.
glossary-row = Riga e mazzo
    .text = Le righe del Mercato vengono dai mazzi A, B e C. Una riga si riempie a fine round; quando il suo mazzo finisce, si apre il seguente. Quando il mazzo C non può riempire la sua riga, la partita finisce.
glossary-sold = Venduta
    .text = Qui è stata acquistata una carta in questo round. Il posto si riempie a fine round.
glossary-steal = Rubare
    .text = Prendi tutto il gruppo di qualcuno, se ha almeno due oggetti. Ne tieni almeno uno e ne rimetti almeno uno; i dadi rimessi si rilanciano. La vittima gioca di nuovo.
glossary-turn_in = Fine del round
    .text = Ciò che ti daranno i sacchi e le maschere rimasti nel tuo gruppo: Oro e Infamia.
glossary-used = Usata in questo round
    .text = Questa abilità è già servita. Si potrà usare di nuovo nel prossimo round.
glossary-waiting = Nessun gruppo
    .text = Questo giocatore non ha ancora un gruppo, o è stato derubato, e giocherà di nuovo quando gli tocca.
glossary-winner = Chi vince
    .text = Vince chi ha più Notorietà; in parità, chi ha più carte, poi più gettoni, Infamia e Oro insieme.

## What the lab counts

measured-card = Carte
measured-ability = Capacità usate
