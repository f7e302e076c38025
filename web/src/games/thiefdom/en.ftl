### What Thiefdom's board says in the browser, beside the game's own words.

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

board-city = The city
board-action = Action { $tile }
board-night-of = { $round ->
    [0] before the first night
   *[other] night { $round } of { $rounds }
}
board-you = You
board-back = Back
board-do-it = Do it
board-ready = Ready
board-vp = { $vp } VP
board-cost = costs { $cost ->
    [0] nothing
   *[other] { $cost } gold
}
board-brings = Brings
board-first = First player
board-wanted = wanted
board-planned = Plan is in
board-tiles-left = Planning tiles: Fox, Ferret, Rook, then the patrol
board-nothing = nothing
board-nowhere = no place yet
board-thief-mine = your { $thief }
board-thief-of = { $name }’s { $thief }
board-stands = { $thief } is here and carries { $goods }.
board-guard-looks = { $citizen } looks { $direction }.
board-seen-by = Seen by { $citizen }.
board-hideout-of = { $mine ->
    [1] Your hideout.
   *[other] Hideout of { $name }.
}
board-no-mission = No mission here.
board-mission = Mission { $number } (house data): bring { $wants }; get { $vp } VP and { $gives }.
board-artwork = { $draws ->
    [0] { $name } (house data): { $vp } VP and { $gives } at a dealer.
   *[other] { $name } (house data): { $vp } VP at a dealer, and one card out of { $draws }.
}
board-artwork-gone = The artwork is gone.
board-villa-lock = { $locked ->
    [gems] The gems are locked.
   *[artwork] The artwork is locked.
}
board-dungeon-holds = Seized goods: { $goods }.
board-zoom = Map
board-zoom-in = Closer
board-zoom-out = Farther
board-show-sight = Show what the guards see
board-go = { $steps ->
    [one] { $place }: 1 step.
   *[other] { $place }: { $steps } steps.
}
board-go-there = { $place }.
board-climb = Climb to: { $place }.
board-vault = Jump over: { $place }.
board-carried = Carried to: { $place }
board-hide-in = Hide here: { $place }.
board-arrest = { $vp ->
    [0] In sight of { $citizen }: arrest, and the goods are lost.
   *[other] In sight of { $citizen }: arrest, −{ $vp } VP, and the goods are lost.
}
board-by-card = Needs a card: over a wall or a building.
board-gains = +{ $vp } VP
board-rivals-cost = { $vp ->
    [one] A rival on the way costs 1 VP.
   *[other] Rivals on the way cost { $vp } VP.
}
board-meets = Passes { $thief }: goods can be exchanged.
board-steps-left = { $count ->
    [0] Then no MP is left.
    [one] Then 1 MP is left.
   *[other] Then { $count } MP are left.
}
board-will-look = { $count ->
    [0] Will look { $direction }, at a wall.
    [one] Will look { $direction }, 1 cell far.
   *[other] Will look { $direction }, { $count } cells far.
}
board-watched = If his turn ends there, { $citizen } will see and arrest him: the patrol comes next.
board-will-arrest = Arrests { $thieves }.
board-will-arrest-none = Arrests nobody.
board-ways = { $count } ways there.
board-how-hideout = Choose a lit house. Not a location, not the church.
board-how-walk = Choose a lit lantern; the way and the view are shown before.
board-how-turn = Numbers are steps. An eye means a guard sees the cell.
board-how-move = Go on to a lit spot, or stop.
board-pick-place = Choose a lit place.
board-plan-how = Drag tiles, or pick two to swap them.
board-keys-plan = while planning: this tile for the thief
board-keys-next = the next lit spot
board-tile = { $carrier }: tile { $tile }
board-tile-number = Tile { $tile }
board-patrol = Patrol
board-hideout = Hideout
board-endurance = { $left ->
    [0] Endurance is used up tonight
   *[other] Endurance is left
}
board-missions-done = { $count ->
    [0] no mission done
    [one] 1 mission done
   *[other] { $count } missions done
}
board-guild = Guild of { $name }
board-guilds = Guilds
board-ap = { $count ->
    [0] No action left
    [one] 1 action left
   *[other] { $count } actions left
}
board-brawl = After a brawl: no ally
board-no-cards = no cards
board-sack = Carries a Sack: two more slots.
board-activate = Activate { $kind }
board-stop = { $mp ->
    [0] Stop here
    [one] Stop here, 1 MP lost
   *[other] Stop here, { $mp } MP lost
}
board-end-turn = { $ap ->
    [0] End: { $thief }
    [one] End: { $thief }, 1 action lost
   *[other] End: { $thief }, { $ap } actions lost
}
board-rob-noble = { $way ->
    [0] Rob { $citizen }: 2 gold
   *[other] Rob { $citizen }: a gem
}
board-rob-guard = { $way ->
    [0] Rob { $citizen }: his badge
   *[other] Rob { $citizen } with the Cudgel
}
board-rob-carriage = { $way ->
    [0] Rob { $citizen }: a bottle of wine and a poster
   *[other] Rob { $citizen }: pay 1 gold for 2 bottles of wine
}
board-mode-grapple = Grappling Hook…
board-mode-travel = Travel by card…
board-menu-lend = Give or take…
board-menu-tithe = Gold for VP…
board-menu-fence = Sell from the hideout…
board-menu-shoot = Crossbow…
board-menu-throw = Throwing Stars…
board-menu-bribe = Bribe a guard…
board-menu-buy = Buy equipment…
board-menu-use = Cards…
board-menu-pigeon = Pigeon…
board-menu-swap = Change places…
board-store = { $thief }: into the hideout
board-fetch = { $thief }: out of the hideout
board-store-all = Everything into the hideout
board-fetch-gold = Take { $count } gold
board-lift = { $way ->
    [0] Put your own goods in
   *[other] Put the other’s goods in
}
board-sell = Sell: { $good }
board-drink = Buy { $good }
board-take = Take
board-drop = Throw away
board-share = Keep
board-note-exchange = First everything that goes in, then what comes out, each in the order shown.
board-note-lift = First the goods of both that are shared, then who keeps what.
board-do-pick = Keep
board-do-buy = Buy
board-kept = { $count ->
    [one] You have kept one card
   *[other] You have kept { $count } cards
}
board-do-ally = Make an ally
board-do-brawl = Brawl: +1 VP
board-do-keep = Keep
board-do-replace = Discard
board-for = For { $thief }
board-solo = { $first ->
    [citizens] Citizens move first tonight.
   *[thieves] Your thieves move first tonight.
} { $left ->
    [0] No patrol board is left.
    [one] One patrol board is left.
   *[other] { $left } patrol boards are left.
}
board-solo-how = One roll moves all citizens of a board: the first arrow that is open counts, at every crossing anew. A second roll sends a rival to a location; the small number is its section.
board-solo-die = Die
board-solo-way = Ways
board-solo-rival = Rival
board-solo-away = not in town
board-spoken-night = { $round ->
    [0] Before the first of { $rounds } nights.
   *[other] Night { $round } of { $rounds }.
}
board-spoken-turn = On the move: { $thief }; actions left { $ap }, steps left { $mp }.
board-spoken-guard = { $citizen } stands at { $place }, looks { $direction } and sees: { $sees }. { $badge ->
    [0] No badge.
   *[other] Has a badge.
}
board-spoken-citizen = { $citizen } stands at { $place }.{ $bag ->
    [0] { " " }The bag is empty.
    [1] { " " }The bag is full.
   *[other] { "" }
}
board-spoken-guild = { $name }: { $vp } VP; hideout: { $place }; in it: { $goods }.
board-spoken-thief = { $thief }: { $place }; carries { $goods }; { $cards }.{ $wanted ->
    [0] { "" }
   *[other] { " " }Wanted.
}
board-spoken-display = For sale at the dealers: { $cards }.
