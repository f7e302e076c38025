### What Oliver Twist’s board says in the browser, beside the game’s own words.

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

board-phase-day = Day
board-phase-night = Night
board-phase-account = Account
board-river = River Thames
board-london-day = London by day
board-london-night = London by night
board-clerkenwell = Clerkenwell to the Thames
board-gaslight = gaslight on Clerkenwell
board-night-falls = Night falls
board-lens = View of the map
board-nearer = Nearer
board-farther = Farther
board-to-gang = Back to the Gang
board-whole = The whole town
board-space = { $where }: { $what }.
board-gang-here = The Gang stands here.
board-empty = empty
board-face-down = face down
board-only-you = face down; only you know: { $token }
board-looked-by = face down; looked at by { $names }
board-offer-place = The Gang can go here.
board-offer-peek = You can look at it.
board-offer-reveal = You can begin to turn tokens up here.
board-offer-grab = You can grab it.
board-chamber = Chamber
board-hidden = hidden
board-only-yours = only you see it
board-reserve = Reserve
board-reserve-of = Reserve of { $name }
board-of-nine = { $count } of 9
board-reserve-count = { $count ->
    [0] The reserve is empty
    [one] One of 9 places in the reserve is taken
   *[other] { $count } of 9 places in the reserve are taken
}
board-file = Police file
board-sealed = sealed
board-sealed-even = sealed, even to you
board-front = In front of the lair
board-count-of = { $count ->
    [one] { $thing }
   *[other] { $count } × { $thing }
}
board-card = { $name }: { $text }
board-loot = { $pounds ->
    [0] Burglary card: nothing
   *[other] Burglary card: £{ $pounds }
}
board-nothing = nothing yet
board-fagin = Fagin’s den
board-bonus = { $from } tokens or more: + £{ $pounds }
board-account = The Day’s account
board-account-night = The Night’s account
board-full-set = A set
board-three-of-a-kind = { $count } of a kind
board-wallet-joker = A wallet stands for any type.
board-legend = On the map
board-legend-reach = in reach; the number: tokens that go to your file
board-legend-file = goes to the file
board-legend-down = face down
board-legend-peeked = only you have seen it
board-legend-start = start token
board-piles = Piles
board-pile-cards = Characters: { $pile ->
    [0] none left
   *[other] { $pile } left
}{ $gone ->
    [0] {""}
   *[other] , { $gone } discarded
}
board-pile-loot = Burglaries: { $pile ->
    [0] none left
   *[other] { $pile } left
}
board-house = house data
board-house-map = The streets are ours.
board-house-cards = So are the cards’ effects.
board-you = You
board-yourself = You
board-rob = { $tool } ({ $name })
board-card-effect = Ask for help
board-card-hide = Discard and hide
board-relocate = Prowl: pay £{ $pounds } to move the Gang
board-fagin-pays = Fagin pays £{ $pounds }
board-place-costs = Moving the Gang costs £{ $pounds }; then you take a token from there.
board-detail-place = Then you take a token from there.
board-detail-peek = Only you will know what it is; all see where you look.
board-detail-reveal = Up to 12 tokens in a row are turned up from here.
board-detail-grab = The Gang stays; nothing goes to your file.
board-ask-take = { $where }: take { $thing }?
board-ask-place = The Gang to { $where }?
board-ask-peek = Look at the token in { $where }?
board-ask-reveal = Turn up from { $where }?
board-ask-grab = { $where }: grab { $thing }?
board-do-take = Take it
board-do-place = Place the Gang
board-do-peek = Look
board-do-reveal = Turn up
board-do-grab = Grab it
board-do-swap = To the file
board-too-few = A set has at least { $count } tokens.
board-sell = Sell to Fagin: { $type } ({ $count })?
board-sell-for = Sell for £{ $pounds }
board-back = Back
board-touch-take = Touch a lit token; the number tells how many go to your file.
board-touch-place = Touch a lit free space.
board-touch-peek = Touch a face-down token.
board-touch-reveal = Touch the token where you begin.
board-touch-branch = Touch the token on the way you choose.
board-touch-grab = Touch a lit Object on the map.
board-touch-swap = Touch a token of your reserve.
board-touch-sell = Touch tokens of your reserve to put a set together.
board-touch-break_in = Touch a lit Tool on the map, or choose here.
board-spoken-reserve = In the reserve: { $tokens }.
board-spoken-tools = Tools: { $tools }.
board-spoken-cards = Characters in hand: { $cards }.
board-spoken-loot = Burglary cards: { $pounds }.
board-pounds = £{ $pounds }
board-keep = Keep the card: { $pounds ->
    [0] nothing
   *[other] { $loss ->
        [0] £{ $pounds }
       *[other] −£{ $pounds }
    }
}
board-progress = { $left ->
    [0] streets empty
    [one] 1 token in the streets
   *[other] { $left } tokens in the streets
}
board-map = { $round ->
    [day] The streets of London by day
   *[night] The streets of London by night
}
board-offer-take = { $files ->
    [0] In reach at { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }, nothing goes to your file.
    [one] In reach at { $steps } steps, 1 token goes to your file.
   *[other] In reach at { $steps } steps, { $files } tokens go to your file.
}
board-token = { $token }{ $start ->
    [1] , start token
   *[other] { "" }
}
board-file-count = { $count ->
    [0] the police file is empty
    [one] 1 token in the police file
   *[other] { $count } tokens in the police file
}
board-cards = { $count ->
    [0] no Character card
    [one] 1 Character card
   *[other] { $count } Character cards
}
board-burglaries = { $count ->
    [0] no Burglary card
    [one] 1 Burglary card
   *[other] { $count } Burglary cards
}
board-signed = { NUMBER($pounds, signDisplay: "exceptZero") }
board-next-set = { $pounds ->
    [0] No Reward is left
   *[other] Next set: + £{ $pounds }
}
board-account-of = { $name }: { $late ->
    [0] no late sets
   *[other] late sets £{ $late }
}; { $tokens ->
    [0] empty file
    [one] 1 token in the file
   *[other] { $tokens } tokens in the file
}; { $fine ->
    [0] no fine.
   *[other] fine £{ $fine }.
}
board-files = { $count ->
    [0] Nothing goes to your police file.
    [one] 1 token goes into your police file on the way.
   *[other] { $count } tokens go into your police file on the way.
}
board-bags = { $count ->
    [one] { $helper } puts 1 token into the bag: + £{ $pounds }.
   *[other] { $helper } puts { $count } tokens into the bag: + £{ $pounds }.
}
board-late = { $what } (£{ $pounds }; { $files ->
    [0] no token to the file
    [one] 1 token to the file
   *[other] { $files } tokens to the file
})
board-sale = Tokens £{ $tokens }{ $bonus ->
    [0] { "" }
   *[other] { " " }+ big set £{ $bonus }
}{ $reward ->
    [0] { "" }
   *[other] { " " }+ Reward £{ $reward }
}{ $extra ->
    [0] { "" }
   *[other] { " " }+ { $helper } £{ $extra }
} = £{ $total }.
board-touch-action = { $stuck ->
    [1] The Gang touches no token.
   *[other] { $lit ->
        [0] { "" }
       *[other] Touch a lit token; the number tells how many go to your file.
    }
}
board-spoken-round = { $round ->
    [day] It is Day.
   *[night] It is Night.
} { $left ->
    [0] The streets are empty.
    [one] One token lies in the streets.
   *[other] { $left } tokens lie in the streets.
} The Gang stands in { $gang }.
board-spoken-fagin = { $count ->
    [0] Fagin has no Reward left.
    [one] Fagin has 1 Reward left: £{ $reward }.
   *[other] Fagin has { $count } Rewards left, £{ $reward } on top.
}
board-spoken-player = { $name }: { $money ->
    [-1] money hidden
   *[other] £{ $money }
}, { $reserve } of 9 in the reserve, { $cards ->
    [one] 1 Character card
   *[other] { $cards } Character cards
}, { $burglaries ->
    [one] 1 Burglary card
   *[other] { $burglaries } Burglary cards
}, { $file ->
    [-1] police file sealed.
    [one] 1 token in the police file.
   *[other] { $file } tokens in the police file.
}
