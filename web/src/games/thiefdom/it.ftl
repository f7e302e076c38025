### Che cosa dice il tabellone di Thiefdom nel browser, oltre alle parole del gioco.

chapter-TD-1 = { section-1 }
chapter-TD-2 = { section-2 }
chapter-TD-3 = { section-3 }
chapter-TD-4 = { section-4 }
chapter-TD-5 = { section-5 }
chapter-TD-6 = { section-6 }
chapter-TD-7 = { section-7 }
chapter-TD-8 = { section-8 }
chapter-TD-9 = { section-9 }
chapter-TD-10 = { section-10 }
chapter-TD-11 = { section-11 }
chapter-TD-12 = { section-12 }
chapter-TD-13 = { section-13 }
chapter-TD-14 = { section-14 }
chapter-TD-15 = { section-15 }
chapter-TD-16 = { section-16 }
chapter-TD-17 = { section-17 }
chapter-TD-18 = { section-18 }
chapter-TD-19 = { section-19 }
chapter-TD-20 = { section-20 }
chapter-TD-21 = { section-21 }
chapter-TD-22 = { section-22 }
chapter-TD-23 = { section-23 }
chapter-TD-24 = { section-24 }

board-city = La città
board-action = Azione { $tile }
board-night-of = { $round ->
    [0] prima della prima notte
   *[other] notte { $round } di { $rounds }
}
board-you = Tu
board-back = Indietro
board-do-it = Conferma
board-ready = Pronto
board-vp = { $vp } PV
board-cost = costa { $cost ->
    [0] niente
    [one] 1 moneta
   *[other] { $cost } monete
}
board-brings = Porta
board-first = Primo giocatore
board-wanted = ricercato
board-planned = Piano consegnato
board-tiles-left = Tessere di pianificazione: Volpone, Furetto, Corvo, poi la pattuglia
board-nothing = niente
board-nowhere = non ancora scelto
board-thief-mine = il tuo { $thief }
board-thief-of = { $thief } di { $name }
board-stands = Qui c’è { $thief }; porta: { $goods }.
board-guard-looks = { $citizen } guarda { $direction }.
board-seen-by = In vista: { $citizen }.
board-hideout-of = { $mine ->
    [1] Il tuo covo.
   *[other] Covo di { $name }.
}
board-no-mission = Nessuna missione qui.
board-mission = Missione { $number } (dati della casa): consegna { $wants }; ricevi { $vp } PV e { $gives }.
board-artwork = { $draws ->
    [0] { $name } (dati della casa): { $vp } PV e { $gives } da un ricettatore.
   *[other] { $name } (dati della casa): { $vp } PV da un ricettatore, e una carta su { $draws }.
}
board-artwork-gone = L’opera d’arte non c’è più.
board-villa-lock = { $locked ->
    [gems] Le gemme sono sotto chiave.
   *[artwork] L’opera d’arte è sotto chiave.
}
board-dungeon-holds = Beni sequestrati: { $goods }.
board-zoom = Mappa
board-zoom-in = Più vicino
board-zoom-out = Più lontano
board-show-sight = Mostra che cosa vedono le guardie
board-go = { $steps ->
    [one] { $place }: { $steps } passo.
   *[other] { $place }: { $steps } passi.
}
board-go-there = { $place }.
board-climb = Arrampicati fino a: { $place }.
board-vault = Salta oltre: { $place }.
board-carried = Arriva qui: { $place }
board-hide-in = Nasconditi qui: { $place }.
board-arrest = { $vp ->
    [0] In vista: { $citizen }. Arresto, e i beni sono persi.
   *[other] In vista: { $citizen }. Arresto, −{ $vp } PV, e i beni sono persi.
}
board-by-card = Con una carta: oltre un muro o un edificio.
board-gains = +{ $vp } PV
board-rivals-cost = { $vp ->
    [one] Un rivale sulla via costa 1 PV.
   *[other] I rivali sulla via costano { $vp } PV.
}
board-meets = Incrocia { $thief }: si possono scambiare beni.
board-steps-left = { $count ->
    [0] Poi non restano PM.
    [one] Poi resta { $count } PM.
   *[other] Poi restano { $count } PM.
}
board-will-look = { $count ->
    [0] Guarderà { $direction }, contro un muro.
    [one] Guarderà { $direction }, per una casella.
   *[other] Guarderà { $direction }, per { $count } caselle.
}
board-watched = Se il suo turno finisce lì, { $citizen } lo vedrà e lo arresterà: subito dopo passa la pattuglia.
board-will-arrest = Arresta { $thieves }.
board-will-arrest-none = Non arresta nessuno.
board-ways = { $count } vie portano lì.
board-how-hideout = Scegli una casa illuminata. Né luoghi né chiesa.
board-how-walk = Scegli una lanterna illuminata; la via e lo sguardo si mostrano prima.
board-how-turn = I numeri sono passi. Un occhio: una guardia vede la casella.
board-how-move = Prosegui verso un punto illuminato, o fermati.
board-pick-place = Scegli un posto illuminato.
board-plan-how = Trascina le tessere, o toccane due per scambiarle.
board-keys-plan = mentre pianifichi: questa tessera al ladro
board-keys-next = il prossimo luogo illuminato
board-tile = { $carrier }: tessera { $tile }
board-tile-number = Tessera { $tile }
board-patrol = Pattuglia
board-hideout = Covo
board-endurance = { $left ->
    [0] La resistenza è esaurita per stanotte
   *[other] La resistenza è disponibile
}
board-missions-done = { $count ->
    [0] nessuna missione compiuta
    [one] { $count } missione compiuta
   *[other] { $count } missioni compiute
}
board-guild = Gilda di { $name }
board-guilds = Gilde
board-ap = { $count ->
    [0] Nessuna azione rimasta
    [one] Resta { $count } azione
   *[other] Restano { $count } azioni
}
board-brawl = Dopo una rissa: nessun alleato
board-no-cards = nessuna carta
board-sack = Porta un Sacco: due spazi in più.
board-activate = Attiva { $kind }
board-stop = { $mp ->
    [0] Fermati qui
    [one] Fermati qui, { $mp } PM perso
   *[other] Fermati qui, { $mp } PM persi
}
board-end-turn = { $ap ->
    [0] Fine: { $thief }
    [one] Fine: { $thief }, { $ap } azione persa
   *[other] Fine: { $thief }, { $ap } azioni perse
}
board-rob-noble = { $way ->
    [0] Deruba { $citizen }: 2 monete
   *[other] Deruba { $citizen }: 1 gemma
}
board-rob-guard = { $way ->
    [0] Ruba il distintivo: { $citizen }
   *[other] Ruba il distintivo con il Randello: { $citizen }
}
board-rob-carriage = { $way ->
    [0] Svaligia { $citizen }: una bottiglia di vino e un manifesto
   *[other] Svaligia { $citizen }: paga 1 moneta per 2 bottiglie di vino
}
board-mode-grapple = Rampino…
board-mode-travel = Viaggia con una carta…
board-menu-lend = Dai o prendi…
board-menu-tithe = Oro per PV…
board-menu-fence = Vendi dal covo…
board-menu-shoot = Balestra…
board-menu-throw = Stelle da lancio…
board-menu-bribe = Corrompi una guardia…
board-menu-buy = Compra equipaggiamento…
board-menu-use = Carte…
board-menu-pigeon = Piccione…
board-menu-swap = Cambia posto…
board-store = { $thief }: nel covo
board-fetch = { $thief }: dal covo
board-store-all = Deponi tutto nel covo
board-fetch-gold = { $count ->
    [one] Prendi 1 moneta
   *[other] Prendi { $count } monete
}
board-lift = { $way ->
    [0] Metti beni tuoi
   *[other] Metti beni dell’altro
}
board-sell = Vendi: { $good }
board-drink = Compra: { $good }
board-take = Prendi
board-drop = Butta via
board-share = Tieni
board-note-exchange = Prima tutto ciò che entra, poi ciò che esce, sempre nell’ordine mostrato.
board-note-lift = Prima i beni messi in comune, poi chi tiene che cosa.
board-do-pick = Tieni
board-do-buy = Compra
board-kept = { $count ->
    [one] Hai tenuto una carta
   *[other] Hai tenuto { $count } carte
}
board-do-ally = Prendi come alleato
board-do-brawl = Rissa: +1 PV
board-do-keep = Tieni
board-do-replace = Scarta
board-for = Per { $thief }
board-solo = { $first ->
    [citizens] Stanotte cominciano i cittadini.
   *[thieves] Stanotte cominciano i tuoi ladri.
} { $left ->
    [0] Non restano plance di pattuglia.
    [one] Resta una plancia di pattuglia.
   *[other] Restano { $left } plance di pattuglia.
}
board-solo-how = Un solo tiro muove tutti i cittadini di una plancia: vale la prima freccia aperta, di nuovo a ogni incrocio. Un secondo tiro manda un rivale in un luogo; il numero piccolo è la sua sezione.
board-solo-die = Dado
board-solo-way = Direzioni
board-solo-rival = Rivale
board-solo-away = fuori città
board-spoken-night = { $round ->
    [0] Prima della prima di { $rounds } notti.
   *[other] Notte { $round } di { $rounds }.
}
board-spoken-turn = In azione: { $thief }; azioni rimaste { $ap }, passi rimasti { $mp }.
board-spoken-guard = { $citizen }: { $place }; guarda { $direction } e vede: { $sees }. { $badge ->
    [0] Senza distintivo.
   *[other] Con distintivo.
}
board-spoken-citizen = { $citizen }: { $place }.{ $bag ->
    [0] { " " }La borsa è vuota.
    [1] { " " }La borsa è piena.
   *[other] { "" }
}
board-spoken-guild = { $name }: { $vp } PV; covo: { $place }; dentro: { $goods }.
board-spoken-thief = { $thief }: { $place }; porta { $goods }; { $cards }.{ $wanted ->
    [0] { "" }
   *[other] { " " }Ricercato.
}
board-spoken-display = In vendita dai ricettatori: { $cards }.
