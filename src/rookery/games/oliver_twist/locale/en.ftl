### Oliver Twist in English.
###
### The rulebook's sections in order, each with the clauses below it:
###   section-setup OT-1 · section-knowledge OT-2 · section-turn OT-3 · section-prowl OT-4 · section-fagin OT-5
###   section-help OT-6 · section-money OT-7 · section-dusk OT-8 · section-night_setup OT-9 · section-night OT-10
###   section-end OT-11 · section-board OT-B · section-characters OT-C
###
### A term's attributes: the = with its article, a = one of them, many = its plural, text = what a card does.
### A player's name always opens a sentence. Sums are in pounds.

title = Oliver Twist
description = Prowl the streets of London by day and by night, sell your loot to Fagin, and keep your police file thin.

## Terms

term-token-apple_1 = apple (£1)
    .a = an apple worth £1
    .the = the apple worth £1
term-token-apple_2 = apple (£2)
    .a = an apple worth £2
    .the = the apple worth £2
term-token-handkerchief_1 = handkerchief (£1)
    .a = a handkerchief worth £1
    .the = the handkerchief worth £1
term-token-handkerchief_2 = handkerchief (£2)
    .a = a handkerchief worth £2
    .the = the handkerchief worth £2
term-token-brooch = brooch (£2)
    .a = a brooch
    .the = the brooch
term-token-necklace = necklace (£3)
    .a = a necklace
    .the = the necklace
term-token-ring = ring (£4)
    .a = a ring
    .the = the ring
term-token-watch = watch (£5)
    .a = a watch
    .the = the watch
term-token-wallet = wallet
    .a = a wallet
    .the = the wallet
term-token-character = Character
    .a = a Character token
    .the = the Character token
term-token-crowbar = crowbar
    .a = a crowbar
    .the = the crowbar
term-token-lantern = dark lantern
    .a = a dark lantern
    .the = the dark lantern
term-token-rope = rope
    .a = a rope
    .the = the rope
term-token-picklocks = picklocks
    .a = a set of picklocks
    .the = the picklocks
term-token-sack = sack
    .a = a sack
    .the = the sack
term-token-burglary = Burglary
    .a = a Burglary token
    .the = the Burglary token
term-type-apple = apple
    .many = apples
term-type-handkerchief = handkerchief
    .many = handkerchiefs
term-type-brooch = brooch
    .many = brooches
term-type-necklace = necklace
    .many = necklaces
term-type-ring = ring
    .many = rings
term-type-watch = watch
    .many = watches
term-type-wallet = wallet
    .many = wallets
term-tool-crowbar = crowbar
    .a = a crowbar
    .the = the crowbar
term-tool-lantern = dark lantern
    .a = a dark lantern
    .the = the dark lantern
term-tool-rope = rope
    .a = a rope
    .the = the rope
term-tool-picklocks = picklocks
    .a = a set of picklocks
    .the = the picklocks
term-tool-sack = sack
    .a = a sack
    .the = the sack
term-card-dodger = The Artful Dodger
    .text = Take any face-up Object from the board. The pawn stays, nothing goes to your file.
term-card-charley = Charley Bates
    .text = Prowl. The tokens you skip go into the bag, not to your file, and earn you £1 each.
term-card-oliver = Oliver Twist
    .text = Place the pawn on another free space beside a token, free of charge, then Prowl from there.
term-card-bullseye = Bull’s-eye
    .text = Prowl, then Prowl again.
term-card-nancy = Nancy
    .text = Up to 4 random tokens leave your file unseen.
term-card-rose = Rose Maylie
    .text = Look through your file and take one Object back into your reserve.
term-card-sikes = Bill Sikes
    .text = Snatch a random token from an opponent’s reserve.
term-card-noah = Noah Claypole
    .text = Up to 3 random tokens of the bag go unseen into an opponent’s file.
term-card-brownlow = Mr Brownlow
    .text = Receive £5.
term-card-bumble = Mr Bumble
    .text = Hand in wallets for £4 each.
term-card-bedwin = Mrs Bedwin
    .text = Go to Fagin with a set of at least 2 tokens.
term-card-barney = Barney
    .text = Go to Fagin with one or two sets; each earns £2 more.
term-card-toby = Toby Crackit
    .text = Take a Tool from the board or from an opponent; or, by Night, burgle without losing a Tool.
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

## Events

event-first = { $seat_name } begins the Day.
event-start_token = { $seat_name } draws a start token: { $token_a }.
fold-start_token = { $seat_name } draws start tokens: { $list }.
    .over = start_token
    .alike = seat
item-start_token = { $token_a }
event-day = Day breaks: { $tokens ->
    [one] one token lies in the streets.
   *[other] { $tokens } tokens lie in the streets.
}
event-turn = { $seat_name } is up.
event-stuck = { $seat_name } finds no token beside the Gang and { $pounds ->
    [0] moves it without paying.
   *[other] pays £{ $pounds } to move it.
}
fold-stuck = { event-stuck }
    .over = turn
    .with = placed
    .alike = seat
event-peeked = { $seat_name } looks in secret at the token in { $space_name }.
fold-peeked = { event-peeked }
    .over = turn
    .alike = seat
event-peeked_token = For your eyes only: { $token_the } lies in { $space_name }.
event-placed = { $seat_name } places the Gang in { $space_name }.
fold-placed = { event-placed }
    .over = turn
    .alike = seat
event-revealed = { $seat_name } turns up { $token_a } in { $space_name }.
fold-revealed = { $listed ->
    [1] { event-revealed }
   *[other] { $seat_name } turns up { $listed } tokens: { $list }.
}
    .over = turn revealed
    .alike = seat
item-revealed = { $token_a }
event-skipped = { $seat_name } skips { $token_the } in { $space_name }: into the police file.
fold-skipped = { event-skipped }
    .over = turn skipped
    .alike = seat
event-dropped = { $seat_name } skips { $token_the } in { $space_name }: into the bag.
fold-dropped = { event-dropped }
    .over = turn dropped
    .alike = seat
event-took = { $seat_name } takes { $token_the } in { $space_name }.
fold-took = { $seat_name } takes { $token_the } in { $space_name }{ $after ->
    [skipped] {" "}and skips { $list }: into the police file.
    [dropped] {" "}and skips { $list }: into the bag.
   *[other] .
}
    .over = turn skipped dropped
    .alike = seat
item-skipped = { $token_the }
item-dropped = { $token_the }
event-drew = { $seat_name } draws a Character card.
event-drew_card = For your eyes only: you have drawn { $card_name }.
event-filed = { $seat_name } moves a token from the full reserve to the police file.
event-filed_token = { $seat_name } makes room: { $token_the } goes to the police file.
event-sold = { $seat_name } sells { $list } to Fagin for £{ $pounds }.
fold-sold = { event-sold }
    .over = turn
    .alike = seat
each-low = { $type ->
    [apple] { part-low } at £1
    [handkerchief] { part-low } at £1
   *[other] { part-low }
}
part-low = { $low ->
    [1] 1 { $type_name }
   *[other] { $low } { $type_many }
}
each-high = { $high ->
    [1] 1 { $type_name }
   *[other] { $high } { $type_many }
} at £2
each-wallets = { $wallets ->
    [1] 1 wallet
   *[other] { $wallets } wallets
}
event-start_back = { $seat_name } used a start token: { $token_the } goes back to the others.
event-hid = { $seat_name } discards { $card_name } and hides.
fold-hid = { event-hid }
    .over = turn
    .alike = seat
event-helped = { $seat_name } asks { $card_name } for help.
fold-helped = { event-helped }
    .over = turn
    .alike = seat
event-received = { $pounds ->
    [0] { $seat_name } receives nothing.
   *[other] { $seat_name } receives £{ $pounds }.
}
event-snatched = { $seat_name } snatches { $token_a } from { $victim_seat_name }.
event-lighter = { $tokens ->
    [one] { $seat_name } loses { $tokens } token from the police file.
   *[other] { $seat_name } loses { $tokens } tokens from the police file.
}
event-heavier = { $tokens ->
    [one] { $seat_name } has { $tokens } token of the bag slipped into the file of { $victim_seat_name }.
   *[other] { $seat_name } has { $tokens } tokens of the bag slipped into the file of { $victim_seat_name }.
}
event-found = { $seat_name } takes { $token_the } back from the police file.
event-found_nothing = { $seat_name } finds no Object in the police file.
event-wallets = { $wallets ->
    [one] { $seat_name } hands in { $wallets } wallet for £{ $pounds }.
   *[other] { $seat_name } hands in { $wallets } wallets for £{ $pounds }.
}
event-grabbed = { $seat_name } grabs { $token_the } in { $space_name } from afar.
event-tool_taken = { $seat_name } takes { $tool_the } from { $victim_seat_name }.
event-burgled = { $cards ->
    [one] { $seat_name } burgles a house and draws { $cards } card.
   *[other] { $seat_name } burgles a house and draws { $cards } cards.
}
event-loot = For your eyes only: a Burglary card that { part-loot }.
part-loot = { $pounds_sign ->
    [minus] costs £{ $pounds_size }
    [none] brings nothing
   *[plus] brings £{ $pounds_size }
}
fold-loot = For your eyes only: Burglary cards: { $list }.
    .over = loot
item-loot = one that { part-loot }
event-kept = For your eyes only: you keep the card that { part-loot }.
event-tool_spent = { $seat_name } throws { $tool_the } away.
event-round_ended = { $seat_name } can do no more, { $pounds ->
    [0] has nothing to pay
   *[other] pays £{ $pounds }
} and ends the round.
fold-round_ended = { event-round_ended }
    .over = turn
    .alike = seat
event-late = { $tokens ->
    [0] { $seat_name } has no late set.
    [one] { $seat_name } hands in one late token for £{ $pounds }.
   *[other] { $seat_name } hands in late sets, { $tokens } tokens in all, for £{ $pounds }.
}
event-file = { $tokens ->
    [0] { $seat_name } opens an empty police file.
    [one] { $seat_name } opens the police file: one token.
   *[other] { $seat_name } opens the police file: { $tokens } tokens of { $types ->
        [one] one type.
       *[other] { $types } types.
    }
}
event-fined = { $seat_name } is caught and { $pounds ->
    [0] has no money for the fine.
   *[other] pays a fine of £{ $pounds }.
}
event-night = Night falls: { $tokens ->
    [one] one token lies face down in the streets.
   *[other] { $tokens } tokens lie face down in the streets.
}
event-money = { $seat_name } announces { $pounds ->
    [0] an empty purse.
   *[other] £{ $pounds }.
}
fold-money = They announce their money: { $list }.
    .over = money
item-money = { $seat_name } { $pounds ->
    [0] nothing
   *[other] £{ $pounds }
}
event-guide = { $seat_name } is the poorest and opens the Night.
event-starter = { $seat_name } names who begins: { $starter_seat_name }.
event-ended = The Night is over: the Burglary cards are shown.
event-loot_shown = { $seat_name } shows a Burglary card that { part-loot }.
fold-loot_shown = { $seat_name } shows Burglary cards: { $list }.
    .over = loot_shown
    .alike = seat
item-loot_shown = one that { part-loot }
event-won = { $pounds_sign ->
    [minus] { $seat_name } wins, though £{ $pounds_size } in debt.
   *[other] { $seat_name } wins with £{ $pounds_size }.
}

## Actions

action-prowl = Prowl
action-fagin = Go to Fagin
action-effect = Ask { $card_name } for help
action-hide = Discard { $card_name } to hide
action-end_round = Pay £4 and end the round
action-take = Take the token in { $space_name }
action-place = Place the Gang in { $space_name }
action-peek = Look at the token in { $space_name }
action-reveal = Turn up the token in { $space_name }
action-no_reveal = Reveal nothing
action-swap = Move to the file: { $token_name }
action-sell_two = Sell { $list }
action-sell_one = Sell { $tokens ->
    [0] { $list }
    [1] { part-one }
   *[other] { part-many }
}
part-one = { $wallets ->
    [0] 1 { $type_name }
   *[other] 1 { $type_name } and { $list }
}
part-many = { $wallets ->
    [0] { $tokens } { $type_many }
   *[other] { $tokens } { $type_many } and { $list }
}
action-sell_wallets = { $wallets ->
    [one] Sell one wallet
   *[other] Sell { $wallets } wallets
}
action-stop = Sell no second set
action-keep = Keep the card that { part-loot }
action-spend = Throw away { $tool_the }
action-starter = Let player { $seat ->
    [0] 1
    [1] 2
    [2] 3
   *[other] 4
} begin
action-late = { $listed ->
    [0] Late sets; no type is left for the file
   *[other] Late sets; to the file go { $list }
}
each-apple = apples
each-handkerchief = handkerchiefs
each-brooch = brooches
each-necklace = necklaces
each-ring = rings
each-watch = watches
action-victim = Choose player { $seat ->
    [0] 1
    [1] 2
    [2] 3
   *[other] 4
}
action-wallets = { $wallets ->
    [one] Hand in one wallet
   *[other] Hand in { $wallets } wallets
}
action-grab = Grab the token in { $space_name }
action-rob = Take { $tool_the } from player { $seat ->
    [0] 1
    [1] 2
    [2] 3
   *[other] 4
}
action-burgle = Burgle a house
action-search = Take back: { $token_name }
action-find_nothing = There is no Object: take nothing

## Questions

ask-wait = It is not your decision now.
ask-action = { $tokens ->
    [0] Your turn. The streets are empty: what will you do?
    [one] Your turn, with { $tokens } token in the streets: what will you do?
   *[other] Your turn, with { $tokens } tokens in the streets: what will you do?
}
ask-peek = Which face-down token will you look at? { $left ->
    [one] This is the last one.
   *[other] You may look at { $left } more.
}
ask-place = Where do you place the Gang?
ask-reveal = { $guide ->
    [0] Where do you begin to turn up tokens?
   *[other] You open the Night: where do you begin to turn up tokens?
}
ask-branch = Which way do you go on?
ask-take = { $second ->
    [0] Which token do you take? { $pounds ->
        [0] Those you skip go to your file.
       *[other] Those you skip go into the bag and bring you £{ $pounds } each.
    }
   *[other] Which token do you take first? Another Prowl follows.
}
ask-swap = Your reserve is full: which token makes room? The new one: { $token_name }.
ask-sell = { $second ->
    [0] Which set do you sell?
   *[other] Will you sell a second set?
} { $pounds ->
    [0] No Reward is left.
   *[other] The top Reward adds £{ $pounds }.
}
ask-keep = Which of the { $cards } Burglary cards do you keep?
ask-spend = Which Tool do you throw away?
ask-starter = Who takes the first turn of the Night?
ask-late = Which types do you leave for your file?
ask-victim = Whom does { $card_name } visit?
ask-wallets = How many wallets do you hand in?
ask-grab = Which Object do you grab?
ask-search = Which Object do you take back from your file?
ask-break_in = What is Toby Crackit to do?

## Refusals, in numbers

why-turn = { $seat_name } is to choose now.
why-far = It lies { $steps ->
    [one] one step
   *[other] { $steps } steps
} from the Gang; a series has { $most } tokens at most.
why-gap = No token lies in { $space_name }.
why-dark = The token in { $space_name } lies face down.
why-few = { $tokens ->
    [one] That is 1 token of one type, wallets included; Fagin takes { $least } or more.
   *[other] That is { $tokens } tokens of one type, wallets included; Fagin takes { $least } or more.
}
why-pure = { $wallets ->
    [one] You have one wallet and no Object for it;
   *[other] You have { $wallets } wallets and no Object for them;
} at this table wallets alone are no set.
why-poor = Moving the Gang costs £{ $price }; you have { $pounds ->
    [0] nothing.
   *[other] £{ $pounds }.
}
why-can_prowl = { $tokens ->
    [one] You can still Prowl: 1 token lies in the streets.
   *[other] You can still Prowl: { $tokens } tokens lie in the streets.
}
why-can_sell = You can still go to Fagin with a set of { $tokens } tokens.
why-touches = { $tokens ->
    [one] The Gang touches 1 token.
   *[other] The Gang touches { $tokens } tokens.
}
why-occupied = A token lies in { $space_name }.
why-alone = No token lies beside { $space_name }.

## Options

option-first_player = First player
    .help = Who begins the Day. The rulebook says: the last to have been to London, or the youngest.
option-first_player-random = At random
option-first_player-1 = Player 1
option-first_player-2 = Player 2
option-first_player-3 = Player 3
option-first_player-4 = Player 4
option-youth_order = From the youngest to the oldest
    .help = Of equally poor players, the youngest opens the Night. Empty chairs are passed over.
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
option-visibility = Lairs
    .help = Can all see reserves, money and the size of the police files?
option-visibility-screen = Hidden behind the lair
option-visibility-open = Open to all
option-relocation_when_poor = Moving the Gang without money
    .help = What happens if you cannot pay £2 when the Gang touches no token.
option-relocation_when_poor-pay_all = Pay what you have
option-relocation_when_poor-forbid = You cannot Prowl
option-pure_wallet_sets = Sets of wallets alone
    .help = May wallets form a set without any other Object?
option-pure_wallet_sets-on = Allowed
option-pure_wallet_sets-off = Forbidden
option-late_sets = Late sets
    .help = How sets left at the end of a round are counted.
option-late_sets-split = Several sets of a type if possible
option-late_sets-per_type = One set of each type
option-night_reveal = Reveals by Night
    .help = What you do if the Gang touches face-up and face-down tokens.
option-night_reveal-optional = Reveal if you like
option-night_reveal-forced = You must reveal
option-night_reveal-only_if_none_visible = No reveal
option-reveal_through_visible = Reveals and face-up tokens
    .help = What happens when a reveal meets a token that is face up already.
option-reveal_through_visible-off = It stops there
option-reveal_through_visible-on = It passes over it
option-close_yellow_at_night = Yellow streets by Night
    .help = With two players: are the yellow streets closed by Night too?
option-close_yellow_at_night-on = Closed
option-close_yellow_at_night-off = Open
option-square_is_free_space = The paved square
    .help = May the Gang be placed on the square when it is moved?
option-square_is_free_space-on = Allowed
option-square_is_free_space-off = Forbidden
option-tie_break = Ties for first place
    .help = Who wins if several are equally rich.
option-tie_break-shared = They share the victory
option-tie_break-smaller_file = The smaller police file of the Night

## Phases and scores

phase-first = Set-up: the first player
phase-deal = Set-up: start tokens
phase-lay = Set-up: the streets
phase-turn_up = Turning up tokens
phase-look = A secret look
phase-draw = Drawing a Character
phase-loot_draw = Drawing Burglary cards
phase-lose = Nancy: tokens leave the file
phase-snatch = Bill Sikes: a random token
phase-plant = Noah Claypole: tokens of the bag
phase-action = Choosing an action
phase-peek = Prowl: secret looks
phase-place = Prowl: moving the Gang
phase-reveal = Prowl: revealing
phase-branch = Prowl: revealing, a fork
phase-take = Prowl: taking a token
phase-swap = Making room in the reserve
phase-sell = At Fagin’s
phase-keep = Burglary: keeping a card
phase-spend = Burglary: a Tool
phase-starter = Naming who begins the Night
phase-late = Late sets
phase-victim = Choosing an opponent
phase-wallets = Mr Bumble: wallets
phase-grab = The Artful Dodger: an Object
phase-search = Rose Maylie: the police file
phase-break_in = Toby Crackit at work
phase-ended = The end
score-money = Money
score-burglaries = Burglary cards
tie-file = Tokens in the police file of the Night
tie-shared = Nothing more is compared
stat-tokens = Tokens taken
stat-sold = Pounds from Fagin
stat-robbed = Thefts from others
stat-victim = Times robbed
stat-burgled = Burglaries
stat-fined = Pounds in fines
deed-sale = Best sale
deed-burglary = Richest burglary
deed-fine = Dearest fine
motive-earns = It brings £{ $pounds }.
motive-costs = It costs £{ $pounds }.
motive-files = { $tokens ->
    [0] Nothing goes to your police file.
    [one] { $tokens } token goes to your police file.
   *[other] { $tokens } tokens go to your police file.
}
motive-clean = Nothing is skipped: your police file stays as it is.

## Rules

section-setup = Set-up
section-knowledge = Who knows what
section-turn = The turn
section-prowl = Prowling
section-fagin = Going to Fagin
section-help = Asking for help, hiding
section-money = Money
section-dusk = End of a round
section-night_setup = Set-up of the Night
section-night = The Night
section-end = End of the game
section-board = The streets
section-characters = The Characters

clause-OT-1_1 = Oliver Twist is for 2 to 4 players. Play goes clockwise.
clause-OT-1_2 = Each player has a lair with £10, an empty reserve and an empty police file; no Tool and no card. The sum is reported by players, the rulebook shows only a picture.
clause-OT-1_3 = Mix the 9 start tokens face down; each player draws 2 into the reserve. The others stay aside unseen until the Night.
clause-OT-1_4 = The 10 Burglary tokens are not used by Day.
clause-OT-1_5 = Mix the 60 Objects, 5 Characters and 10 Tools and lay one face up on every space of the streets. With three or four players, all 75 are used.
clause-OT-1_6 = With two players, the two yellow streets are closed: no token lies there, and the Gang may neither cross nor stand there. The tokens left over stay in the bag unseen. The crossings at their ends stay open.
clause-OT-1_7 = The Gang starts on the paved square in the middle, which never carries a token.
clause-OT-1_8 = The five Reward tokens lie on Fagin’s tile, from 6 on top down to 2.
clause-OT-1_9 = The 13 Character cards and the 16 Burglary cards form two face-down piles. The Burglary cards are for the Night.
clause-OT-1_10 = { $option_first_player ->
    [random] The first player is drawn at random.
   *[other] Player { $option_first_player } begins.
} The rulebook says: the last to have been to London, or else the youngest. The order of ages, from the youngest on: { $option_youth_order }.
clause-OT-1_11 = The coins form the bank; you may change money at any time.

clause-OT-2_1 = On the table lie the streets with their tokens, the Gang, the Rewards and the Tools in front of the lairs. All else is behind lairs, in piles or in the bag.
clause-OT-2_2 = All are told what is taken, skipped, sold, paid, received and revealed, and that somebody looks, draws or burgles. When a full reserve makes room, all learn { $option_visibility ->
    [open] which token has gone to the file.
   *[screen] that a token has gone to the file, but not which.
}
clause-OT-2_3 = { $option_visibility ->
    [open] Reserves, money and the size of the police files are open to all; cards are hidden behind the lair, and what is in a file even from its owner, until the round ends.
   *[screen] Reserve, money and cards are hidden behind the lair, and a police file even from its owner, until the round ends. You may use your memory.
}
clause-OT-2_4 = The windows of the printed police files are not part of this version.

clause-OT-3_1 = A game has two rounds, the Day and the Night. One player acts at a time.
clause-OT-3_2 = In your turn you must do exactly one thing: Prowl, go to Fagin, or play a Character card. Then the player on your left is up.
clause-OT-3_3 = You can Prowl as long as a token lies in the open streets.
clause-OT-3_4 = You can go to Fagin if your reserve holds a set.
clause-OT-3_5 = You can play a card only if you hold it.
clause-OT-3_6 = If you can neither Prowl nor go to Fagin, play a card or end the round. Without a card you must end it.
clause-OT-3_7 = As long as you can Prowl or go to Fagin, you may not end the round. You can pass only by discarding a card.
clause-OT-3_8 = Once you have begun an action, you must carry it out.

clause-OT-4_1 = Two spaces are adjacent if a piece of street joins them. A space is free if it is open and empty; the square always is.
clause-OT-4_2 = A series is a line of up to four tokens, each adjacent to the one before, the first adjacent to the Gang. It may turn at a crossing, but never crosses an empty space.
clause-OT-4_3 = You take exactly one token, the last of a series: any of the first four tokens of a series.
clause-OT-4_4 = If two series led to the same token, you would choose one. On this map that cannot happen.
clause-OT-4_5 = All tokens you skip go into your own police file, whatever they are. They have no other effect.
clause-OT-4_6 = The Gang moves to the space of the token you took; all spaces on the way are now empty.
clause-OT-4_7 = An Object goes into your reserve, a Tool in front of your lair. A Character token goes into the bag, and you draw a Character card. A Burglary token starts a break-in.
clause-OT-4_8 = If the Gang touches no token and you Prowl, pay £2 and place it on another free space beside a token; then take a token from there. { $option_square_is_free_space ->
    [off] The square is not allowed.
   *[on] The square is allowed if it qualifies.
}
clause-OT-4_9 = If the Gang touches a token, you may not move it elsewhere.
clause-OT-4_10 = Moving the Gang is part of the same action: you must then take a token.
clause-OT-4_11 = A reserve holds nine tokens: five in the cells and four across them. The places make no difference.
clause-OT-4_12 = If your reserve is full when you gain an Object, move one of the nine tokens to your file; the new one takes its place and cannot be filed itself. Tools, Characters and Burglaries need no place.
clause-OT-4_13 = Start tokens are Objects like all others.

clause-OT-5_1 = A set is three or more Objects of one type. Wallets stand for any type, { $option_pure_wallet_sets ->
    [off] but wallets alone are no set.
   *[on] and three wallets alone are a set too.
}
clause-OT-5_2 = You sell one set in an action and choose its tokens freely; you may keep some back.
clause-OT-5_3 = You receive the pounds on the tokens, £7 more for five tokens or more, and the top Reward. Wallets are worth nothing themselves.
clause-OT-5_4 = Each set uses up one Reward; you cannot decline it.
clause-OT-5_5 = When the Rewards are gone, you may still sell sets, and the £7 never run out.
clause-OT-5_6 = Sold tokens go into the bag, start tokens back to the other start tokens. Of equal tokens, start tokens are sold first.

clause-OT-6_1 = Play a Character card for its effect, or discard it to hide and pass. Either way it is your action, and the card is discarded face up.
clause-OT-6_2 = A card cannot be played in the turn in which you draw it.
clause-OT-6_3 = You may hold any number of cards and keep them for the Night. At the end they are worth nothing.
clause-OT-6_4 = You can use an effect only if it would do something; otherwise you can only hide.
clause-OT-6_5 = Discarded cards do not come back. If the pile is empty, a Character token gives nothing.

clause-OT-7_1 = You may change money at any time, and the bank never runs out.
clause-OT-7_2 = You pay for moving the Gang, for ending a round, and for fines; you receive money for sets, Rewards and from some cards.
clause-OT-7_3 = Nobody has debts: if you owe more than you have, you pay all you have. { $option_relocation_when_poor ->
    [forbid] But you cannot Prowl if you would have to move the Gang without £2.
   *[pay_all] This is also true of the £2 for moving the Gang.
}
clause-OT-7_4 = Only the final score can be below zero, because of Burglary cards.

clause-OT-8_1 = Who ends the round pays £4, and the round stops at once.
clause-OT-8_2 = Late sets: everybody hands in the sets still in the reserve. Each brings only the value of its best token; no Reward, no £7.
clause-OT-8_3 = { $option_late_sets ->
    [per_type] All your tokens of a type make one late set. You decide where your wallets go, but you cannot hold a set back.
   *[split] You decide how to split your late sets, but you cannot hold a set back, and tokens that fit into one of your sets must go with it.
} Only if it matters which types are left over are you asked; all answers are revealed together.
clause-OT-8_4 = All tokens left in the reserves go into the police files.
clause-OT-8_5 = All files are opened. The player with the most tokens is caught and pays £1 for each different type in the file; if several have the most, each pays.
clause-OT-8_6 = There are seven types of Objects, wallets included; all Tools are one type, Characters one, Burglaries one. Tools in front of a lair do not count.
clause-OT-8_7 = After the Day, all round tokens go into the bag, except the Tools in front of the lairs. The start tokens are collected.

clause-OT-9_1 = Turn the board to its Night side; the streets are the same. Money, Tools and Character cards are kept.
clause-OT-9_2 = Mix the 9 start tokens again; each player draws 2.
clause-OT-9_3 = Add the 10 Burglaries to the bag and lay a token face down on every open space; the rest goes unseen into the box. With two players, the yellow streets { $option_close_yellow_at_night ->
    [off] are open by Night.
   *[on] stay closed.
}
clause-OT-9_4 = The Gang returns to the square, and the Rewards are stacked again.
clause-OT-9_5 = Nobody knows any token of the Night yet.
clause-OT-9_6 = The police files are empty again.
clause-OT-9_7 = Everybody announces his money. The poorest player, of equals the youngest, opens the Night.
clause-OT-9_8 = This player turns up to 12 tokens in a row, beginning with one beside the square.
clause-OT-9_9 = Then this player names who takes the first turn, possibly himself.

clause-OT-10_1 = By Night the rules of the Day hold, with these changes.
clause-OT-10_2 = Only face-up tokens can be taken or skipped.
clause-OT-10_3 = If the Gang touches only face-down tokens, you must reveal before you take. If it also touches a face-up one, { $option_night_reveal ->
    [forced] you must reveal all the same.
    [only_if_none_visible] you do not reveal.
   *[optional] you may.
}
clause-OT-10_4 = You reveal at most once in a Prowl, always before you choose your token, and you may then take along any face-up series.
clause-OT-10_5 = Turn up a token beside the Gang, then the next face-down one beside it, and so on, 12 at most. At a fork you choose the way, having seen what you turned so far.
clause-OT-10_6 = You cannot stop early or go back to another branch; { $option_reveal_through_visible ->
    [on] gaps end the walk, and face-up tokens are passed over by the shortest way without being counted.
   *[off] face-up tokens and gaps end the walk.
}
clause-OT-10_7 = Tokens once turned up stay face up until they are taken.
clause-OT-10_8 = Beside face-down tokens the Gang is not stuck: it must reveal, not move.
clause-OT-10_9 = If the Gang touches no token, pay £2, then look in secret at two face-down tokens, one after the other, and then place the Gang. All see where you look; only you know what lies there.
clause-OT-10_10 = A Burglary you skip goes to your file like any token.
clause-OT-10_11 = Burglary: discard the token, draw one Burglary card and one more for each different type of Tool you have; keep one, and mix the others back into the pile. Then throw away one Tool, if you have any.
clause-OT-10_12 = You must keep a card, even if all are losses.

clause-OT-11_1 = The Night ends like the Day, with late sets, files and the fine.
clause-OT-11_2 = Your score is your money and your Burglary cards, losses included. The highest score wins.
clause-OT-11_3 = { $option_tie_break ->
    [smaller_file] Of players with the same highest score, the one with the smaller file of the Night wins; if even that is equal, they share the victory.
   *[shared] Players with the same highest score share the victory.
}

clause-OT-B_1 = There are exactly 75 spaces for tokens.
clause-OT-B_2 = The map is our own design: a paved square, streets, crossings and two yellow streets.
clause-OT-B_3 = Crossings are spaces and carry tokens.
clause-OT-B_4 = The square never carries a token, so it stops every series and every reveal. The Gang may { $option_square_is_free_space ->
    [off] not be placed on it.
   *[on] be placed on it.
}
clause-OT-B_5 = The streets are the same by Day and by Night.
clause-OT-B_6 = Without cards that touch the board, a round needs exactly as many moves of the Gang as there are loops and dead ends, less one: 11, or 9 with two players.

clause-OT-C1 = The Artful Dodger: take any one face-up Object from the board into your reserve. The Gang does not move, and nothing goes to your file.
clause-OT-C2 = Charley Bates: Prowl; the tokens you skip go into the bag instead of your file, and you receive £1 for each.
clause-OT-C3 = Oliver Twist: place the Gang, free of charge, on another free space beside a token, then Prowl from there. By Night look at two tokens first.
clause-OT-C4 = Bull’s-eye: Prowl, then Prowl again if a token is left.
clause-OT-C5 = Nancy: up to 4 random tokens leave your file unseen. Your file must not be empty.
clause-OT-C6 = Rose Maylie: look through your own file and take one Object back into your reserve, shown to all. Your file must not be empty.
clause-OT-C7 = Bill Sikes: a random token of an opponent’s reserve goes to yours, shown to all. The opponent must have one.
clause-OT-C8 = Noah Claypole: up to 3 random tokens of the bag go unseen into the file of an opponent. The bag must not be empty.
clause-OT-C9 = Mr Brownlow: receive £5.
clause-OT-C10 = Mr Bumble: discard one or more wallets and receive £4 for each.
clause-OT-C11 = Mrs Bedwin: go to Fagin with a set of at least 2 tokens.
clause-OT-C12 = Barney: go to Fagin with one or two sets, one after the other. Each earns £2 more, and its own Reward.
clause-OT-C13 = Toby Crackit: take one Tool, face up on the board or from an opponent; or, by Night, burgle at once without throwing a Tool away.

## Glossary

glossary-account = Account
    .text = What the end of the round brought and cost each player: late sets, tokens in the file, and the fine for whoever had the most.
glossary-burglary = Burglary
    .text = A token of the Night. Who takes it draws one Burglary card, and one more for each different Tool, keeps one and throws away a Tool.
glossary-burglary_card = Burglary card
    .text = What a break-in brought or cost, in pounds. It counts in the final score, losses included.
glossary-card = Character card
    .text = Instead of prowling or selling: play it for its effect, or discard it to hide and pass. Not in the turn in which you drew it. At the end it is worth nothing.
glossary-character = Character
    .text = A token that brings a Character card: who takes it draws one in secret. If the pile is empty, it gives nothing.
glossary-face_down = Face-down token
    .text = A token of the Night that nobody has turned up yet. Only face-up tokens can be taken or skipped; a Prowl may turn up to 12 in a row.
glossary-fagin = Fagin
    .text = Buys one set in an action: the pounds on its tokens, more for a large set, and the top Reward.
glossary-file = Police file
    .text = Everything you skip goes in, and what is left in the reserve at the end of a round. Who has the most tokens in it then pays £1 for each different type.
glossary-front = In front of the lair
    .text = Your Tools, open to all, and your cards. They are kept from the Day to the Night.
glossary-gang = The Gang
    .text = All players prowl with this one figure. It moves to the token that was taken. If it touches no token, who prowls pays £2 to place it elsewhere.
glossary-house = House data
    .text = Values, names and maps that are ours, because no printed source could be read. They carry this sign.
glossary-money = Chamber
    .text = Your money, hidden behind the lair. With your Burglary cards it is your score: the highest wins. Nobody has debts.
glossary-object = Object
    .text = Loot for your reserve. Three or more of one type are a set for Fagin; the number on it is its price in pounds. Skipped, it goes into your police file.
glossary-peeked = Looked at
    .text = Somebody has looked at this token in secret. A blue eye: you know what it is; a plain one: somebody else does.
glossary-pile = Piles
    .text = The cards still to be drawn. Played Character cards do not come back; Burglary cards that were not kept do.
glossary-prowl = Prowl
    .text = Take one of the first four tokens of a line beside the Gang. It is one of the three things you can do in a turn.
glossary-reach = In reach
    .text = What you may take or choose now.
glossary-reserve = Reserve
    .text = Room for nine Objects. If it is full, one of them must go to the file for a new one. What is left at the end of a round goes to the file too.
glossary-reward = Reward
    .text = Each set that is sold takes the top Reward, so early sets pay more. When they are gone, sets can still be sold. They are stacked again for the Night.
glossary-round = Day and Night
    .text = The two rounds of a game. By Night the tokens lie face down and there are Burglaries. Who ends a round pays £4.
glossary-set = Set
    .text = Three or more Objects of one type, wallets included. Fagin pays for them; a set still in the reserve when the round ends brings only its best token.
glossary-skipped = Into the file
    .text = How many tokens you would skip, and what becomes of them: they go into your police file.
glossary-space = Space
    .text = A place in the streets for one token. From the Gang you take any of the first four tokens of a line; those you skip go into your file.
glossary-square = The square
    .text = Here the Gang starts. It never carries a token, so it stops every line. { $option_square_is_free_space ->
        [off] The Gang may not be placed here.
       *[on] The Gang may be placed here.
    }
glossary-start = Start token
    .text = An Object like all others, drawn before the round: six-sided. Of equal tokens, start tokens are sold first.
glossary-tool = Tool
    .text = Lies in front of your lair and takes no room. In a Burglary each different Tool gives one more card to choose from; then one Tool is thrown away.
glossary-victim = Player
    .text = Somebody whom this choice is about.
glossary-wallet = Wallet
    .text = An Object that stands for any type in a set and is worth nothing itself. { $option_pure_wallet_sets ->
        [off] Wallets alone are no set.
       *[on] Three wallets alone are a set too.
    }
glossary-way = Way
    .text = How the Gang would go there. All tokens on the way are skipped and go into your file.

## What the lab counts

measured-character = Characters
measured-token = Tokens
measured-tool = Tools
measured-burglary = Burglary cards
measured-street = Streets
