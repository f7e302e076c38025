### Thief’s Market in English.
###
### The rulebook’s sections in order: section-setup TM-1 · section-knowledge TM-2 · section-round TM-3
###   section-split TM-4 · section-piles TM-5 · section-purchases TM-6 · section-close TM-7
###   section-end TM-8 · section-cards TM-9
###
### A face’s attributes: a = with its article, many = its plural. A card’s text is what it does.
### A player’s name opens a sentence or stands alone.
title = Thief’s Market
description = Split the day’s loot, rob each other’s piles and buy your way to the crown of the king of thieves.

## Terms

term-face-red = red gem
    .a = a red gem
    .many = red gems
term-face-white = white gem
    .a = a white gem
    .many = white gems
term-face-blue = blue gem
    .a = a blue gem
    .many = blue gems
term-face-green = green gem
    .a = a green gem
    .many = green gems
term-face-bag = yellow bag
    .a = a yellow bag
    .many = yellow bags
term-face-mask = purple mask
    .a = a purple mask
    .many = purple masks
term-face-marker = First Player marker
    .a = the First Player marker
    .many = First Player markers
term-letter-A = deck A
term-letter-B = deck B
term-letter-C = deck C
term-icon-henchman = Henchman
term-icon-wand = Wand
term-icon-building = Building
term-icon-finery = Finery
term-icon-compass = Compass
term-icon-plan = Plan
term-ending-complete = The last deck has run out.
term-ending-truncated = Stopped after the agreed number of rounds.
term-card-alchemical_lab = Alchemical Lab
    .text = Once a round, you may turn a red gem of your pile into a white, blue or green gem.
term-card-bondsman = Bondsman
    .text = Once a round, you may turn a red gem of your pile into a yellow bag.
term-card-coercion_coordinator = Coercion Coordinator
    .text = Once a round, you may spend a blue gem of your pile to gain 1 Infamy.
term-card-corrupt_official = Corrupt Official
    .text = In every round in which your final pile holds a white gem or more, you may buy one more card.
term-card-disgruntled_minion = Disgruntled Minion
    .text = In every round in which your final pile holds a red gem or more, you may buy one more card.
term-card-fence = Fence
    .text = Once a round, you may turn a white gem of your pile into a yellow bag.
term-card-glamer = Glamer
    .text = Once a round, you may turn a blue gem of your pile into a red, white or green gem.
term-card-guy_in_a_trenchcoat = Guy in a Trenchcoat
    .text = In every round in which your final pile holds a blue gem or more, you may buy one more card.
term-card-local_celebrity = Local Celebrity
    .text = Once a round, you may spend a white gem of your pile to gain 1 Infamy.
term-card-nearby_safehouse = Nearby Safehouse
    .text = At the end: 1 Notoriety with one Building icon, 2 with two or more.
term-card-necklace = Necklace
    .text = At the end: 2 Notoriety.
term-card-pawnbroker = Pawnbroker
    .text = Once a round, you may turn a green gem of your pile into a yellow bag.
term-card-philosophers_stone = Philosopher’s Stone
    .text = Once a round, you may turn a green gem of your pile into a red, white or blue gem.
term-card-public_relations_expert = Public Relations Expert
    .text = Once a round, you may spend a green gem of your pile to gain 1 Infamy.
term-card-shadowy_hood = Shadowy Hood
    .text = At the end: 2 Notoriety.
term-card-tailor = Tailor
    .text = Once a round, you may spend a red gem of your pile to gain 1 Infamy.
term-card-water_buffalo = Anthropomorphic Water Buffalo
    .text = Each time you buy a card with a red gem in its cost, this one included, gain 1 Infamy.
term-card-bookie = Bookie
    .text = Once a round, you may turn a blue gem of your pile into a yellow bag.
term-card-brooch = Brooch
    .text = At the end: 3 Notoriety.
term-card-concealed_safehouse = Concealed Safehouse
    .text = At the end: 2 Notoriety with one Building icon, 4 with two or more.
term-card-colored_glass = Deceptive Bits of Colored Glass
    .text = Once a round, you may turn a white gem of your pile into a red, blue or green gem.
term-card-easily_impressed_noble = Easily Impressed Noble
    .text = Each time you buy a card with a white gem in its cost, this one included, gain 1 Infamy.
term-card-executive_assistant = Executive Assistant
    .text = In every round in which your final pile holds a green gem or more, you may buy one more card.
term-card-eyepatch_of_command = Eyepatch of Command
    .text = At the end of Splitting the Loot, gain 1 Infamy if your pile holds the First Player marker.
term-card-fortified_safehouse = Fortified Safehouse
    .text = At the end: 2 Notoriety with one Building icon, 4 with two or more.
term-card-gauntlet_of_evil_intent = Gauntlet of Evil Intent
    .text = Once a round, you may spend a purple mask of your pile to gain 1 Gold at once.
term-card-imbalanced_scales = Imbalanced Scales
    .text = At the end of a round in which you turn in a yellow bag or more, gain 1 Gold more.
term-card-legitimate_jeweler = Legitimate Jeweler
    .text = Once a round, you may turn a yellow bag of your pile into a gem of any colour.
term-card-lucky_animal_appendage = Lucky Animal Appendage
    .text = When your pile is stolen, { $option_appendage_a ->
        [one_die] you choose one of the dice put back that is not rerolled.
       *[all_dice] the dice put back are not rerolled.
    } Before the purchases, you may reroll one die of your final pile.
term-card-menacing_monocle = Menacing Monocle
    .text = At the end: 3 Notoriety.
term-card-provisioned_safehouse = Provisioned Safehouse
    .text = At the end: 2 Notoriety with one Building icon, 4 with two or more.
term-card-rumor_monger = Rumor-Monger
    .text = Each time you buy a card with a green gem in its cost, this one included, gain 1 Infamy.
term-card-sticky_fingered_dockhand = Sticky-Fingered Dockhand
    .text = Each time you buy a card with a blue gem in its cost, this one included, gain 1 Infamy.
term-card-unlabeled_potion = Unlabeled Potion
    .text = When you buy it, it leaves the game and you gain the next card of the deck for free{ $option_potion_next_deck ->
        [off] , unless the deck is empty.
       *[on] , or of the next deck if it is empty.
    }
term-card-wicked_clutches = Wicked Clutches
    .text = Each time your pile is stolen, gain 1 Infamy.
term-card-mimetic_stew = Mimetic Stew
    .text = When you gain it, choose a card of an opponent: this card is a copy of it for the rest of the game.
term-card-narrow_alleyway = Narrow Alleyway
    .text = At the end of Splitting the Loot, gain 2 Infamy if another player’s pile holds 5 objects or more.
term-card-wut = Wut
    .text = It does nothing, but each of its six icons counts.
term-card-big_haul = Big Haul
    .text = When you gain this card, gain 1 Infamy for each object of your final pile this round.
term-card-collecting_golem = Collecting Golem
    .text = At the end: 3 Notoriety for every two Wand icons you own.
term-card-crown = Crown
    .text = At the end: 6 Notoriety.
term-card-exit_strategy = Exit Strategy
    .text = In your buy turn, as often as you like: pay 1 Gold to gain 2 Infamy.
term-card-fur_coat = Fur Coat
    .text = At the end: 4 Notoriety.
term-card-giant_belt_buckle = Giant Belt Buckle
    .text = At the end: 4 Notoriety.
term-card-insurance_racket = Insurance Racket
    .text = Every round you may buy one more card, and each of your purchases costs one gem less, of your choice.
term-card-island_estate = Island Estate
    .text = At the end of a round in which you turn in a purple mask or more, gain 1 Infamy more.
term-card-loyalty_program = Loyalty Program
    .text = At the end: 1 Notoriety for each other card you own.
term-card-political_campaign = Political Campaign
    .text = At the end: 1 Notoriety for every two Infamy tokens you own.
term-card-scepter = Scepter
    .text = At the end: 6 Notoriety.
term-card-the_heist = The Heist
    .text = When you gain this card, gain 1 Infamy for each object of your final pile this round.
term-card-treasure_map_1 = Treasure Map
    .text = At the end: 7 Notoriety, but only 5 if another player owns a Compass icon.
term-card-treasure_map_2 = Treasure Map
    .text = At the end: 7 Notoriety, but only 5 if another player owns a Compass icon.
term-card-purported_curse = Purported Curse
    .text = At the end: 1 Notoriety for each Wand icon the other players own.

## Events

event-start = { $seat_name } starts with the First Player marker.
event-dealt = { $card_name } comes to the Market ({ $letter_name }).
fold-dealt = New in the Market ({ $letter_name }): { $list }.
    .over = dealt
    .alike = letter
item-dealt = { $card_name }
event-opened = A new row opens: { $letter_name }.
event-round = Round { $round }.
event-loot = The loot is rolled: { $list }.
event-took = { $marker ->
    [0] { $objects ->
        [one] { $seat_name } takes one object.
       *[other] { $seat_name } takes { $objects } objects.
    }
   *[other] { $objects ->
        [one] { $seat_name } takes the First Player marker only.
       *[other] { $seat_name } takes { $objects } objects, the First Player marker among them.
    }
}
fold-took = { event-took }
    .with = pile
event-stole = { $seat_name } robs { $victim_seat_name } of a whole pile, keeps { $kept ->
    [one] one object
   *[other] { $kept } objects
} and puts { $returned ->
    [one] one back.
   *[other] { $returned } back.
}{ $marker ->
    [0] {""}
    [1] {" "}The First Player marker changes hands.
   *[other] {" "}The First Player marker goes back to the centre.
}
fold-stole = { event-stole }
    .with = pile
event-pile = { $listed ->
    [0] No dice are in the pile.
   *[other] In the pile: { $list }.
}
each-red = { $red ->
    [1] a red gem
   *[other] { $red } red gems
}
each-white = { $white ->
    [1] a white gem
   *[other] { $white } white gems
}
each-blue = { $blue ->
    [1] a blue gem
   *[other] { $blue } blue gems
}
each-green = { $green ->
    [1] a green gem
   *[other] { $green } green gems
}
each-bag = { $bag ->
    [1] a yellow bag
   *[other] { $bag } yellow bags
}
each-mask = { $mask ->
    [1] a purple mask
   *[other] { $mask } purple masks
}
event-rerolled = A die put back is rerolled: { $face_a }.
fold-rerolled = The dice put back are rerolled: { $list }.
    .over = rerolled
item-rerolled = { $face_a }
event-calm = { $seat_name } owns { $card_name }: the dice put back keep their faces.
event-spared = { $seat_name } keeps one of the dice put back as it is: { $face_a }.
event-lucky = { $seat_name } takes a die of the final pile to reroll it: { $face_a }.
event-lucky_roll = { $seat_name } rolls { $face_a }.
event-passed = { $seat_name } buys nothing.
event-bought = { $listed ->
    [0] { $seat_name } buys { $card_name } for nothing.
   *[other] { $seat_name } buys { $card_name } for { $list }.
}
each-dice = { $dice ->
    [1] one die
   *[other] { $dice } dice
}
each-gold = { $gold } Gold
event-discarded = { $card_name } goes back to the box.
event-gained = { $seat_name } gains { $card_name } for free.
event-no_card = { $seat_name } finds no card left to gain.
event-used = { $seat_name } uses { $card_name }.
event-turned = { $seat_name } uses { $card_name }: a die now shows { $face_a }.
event-copied = { $seat_name } copies { $card_name }.
event-infamy = { $seat_name } gains { $infamy } Infamy ({ $card_name }).
fold-infamy = { event-infamy }
    .over = used
    .alike = seat card
event-masks = { $infamy ->
    [one] { $seat_name } turns in a purple mask for 1 Infamy.
   *[other] { $seat_name } turns in { $infamy } purple masks for as much Infamy.
}
event-gold = { $seat_name } gains { $gold } Gold ({ $card_name }).
fold-gold = { event-gold }
    .over = used
    .alike = seat card
event-bags = { $gold ->
    [one] { $seat_name } turns in a yellow bag for 1 Gold.
   *[other] { $seat_name } turns in { $gold } yellow bags for as much Gold.
}
event-secret = { $seat_name } hides some Infamy.
event-own = For your eyes only: you gain { $infamy } Infamy.
event-ended = The game is over. { $ending_name }
event-revealed = { $infamy ->
    [0] { $seat_name } has no Infamy to reveal.
   *[other] { $seat_name } reveals { $infamy } Infamy.
}
event-won = { $seat_name } wins with { $points } Notoriety.

## Actions

action-take = Take from the centre
action-steal = { $seat ->
    [0] Steal the pile of player 1
    [1] Steal the pile of player 2
    [2] Steal the pile of player 3
    [3] Steal the pile of player 4
   *[other] Steal the pile of player 5
}
action-keep = { $count ->
    [0] { $face ->
        [marker] Leave the First Player marker
       *[other] Take no { $face_many }
    }
    [1] Take { $face_a }
   *[other] Take { $count } { $face_many }
}
action-spare = Do not reroll: { $face_a }
action-reroll = Reroll { $face_a }
action-pass = Reroll nothing
action-end = End your purchases
action-buy = Buy { $card_name }
action-pay = { $count ->
    [0] Pay no { $face_name }
    [one] Pay { $face_a }
   *[other] Pay { $count } { $face_many }
}
action-use = Use { $card_name }
action-turn = Turn the die to { $face_a }
action-copy = Copy { $card_name }

## Questions

ask-wait = It is not your decision now.
ask-split = { $objects ->
    [0] Nothing lies in the centre. Which pile do you steal?
    [one] One object lies in the centre. Do you take it, or steal a pile?
   *[other] { $objects } objects lie in the centre. Take some, or steal a pile?
}
ask-keep = { $face ->
    [marker] { $stealing ->
        [0] Do you take the First Player marker?
       *[other] Do you keep the First Player marker? At least one object goes back.
    }
   *[other] { $stealing ->
        [0] How many { $face_many } do you take? { $count ->
            [one] There is one.
           *[other] There are { $count }.
        }
       *[other] How many { $face_many } do you keep? { $count ->
            [one] There is one;
           *[other] There are { $count };
        } at least one object goes back.
    }
}
ask-spare = Your pile was stolen. Which die put back keeps its face?
ask-lucky = Will you reroll a die of your final pile?
ask-buy = { $left ->
    [0] You can buy no more cards
    [one] You may buy one card
   *[other] You may buy { $left } cards
}{ $gold ->
    [0] {" "}and have no Gold.
   *[other] {" "}and have { $gold } Gold.
} What will you do?
ask-pay = How many { $face_many } do you pay for { $card_name }? Gold makes up the rest.
ask-turn = To which face do you turn the die ({ $card_name })?
ask-copy = Which of your opponents’ cards do you copy?

## Why not, in numbers

why-wait = { $seat_name } is to decide now.
why-no_loot = Nothing lies in the centre.
why-no_pile = { $victim_seat_name } has no pile.
why-lone = There is only one object in the pile of { $victim_seat_name }: a thief could put nothing back.
why-all = { $objects ->
    [one] You are the last without a pile: the only object in the centre is yours if you take.
   *[other] You are the last without a pile: all { $objects } objects in the centre are yours if you take.
}
why-keep = { $most ->
    [0] { $face_name }: you cannot keep it, something must go back.
   *[other] { $face_many }: you may keep { $least } to { $most }.
}
why-sold = { $card_name } is not in the Market.
why-bought = { $allowed ->
    [one] You have made the one purchase you have this round.
   *[other] You have made { $made } of your { $allowed } purchases this round.
}
why-missing = { $missing ->
    [one] For { $card_name } you are one gem short{ part-even-gold }
   *[other] For { $card_name } you are { $missing } gems short{ part-even-gold }
}
part-even-gold = { $gold ->
    [0] , and you have no Gold.
   *[other] , even with your { $gold } Gold.
}
why-pay = { $face_name }: you may pay { $least } to { $most }.
why-not_owned = You do not own { $card_name }.
why-no_ability = { $card_name } has nothing to be used in a buy turn.
why-used = { $card_name } was used this round.
why-no_die = { $card_name } needs { $face_a } in your pile, and there is none.
why-no_gold = { $card_name } takes { $needed } Gold; you have { $gold ->
    [0] none.
   *[other] { $gold }.
}

## Options

option-promos = Promo cards
    .help = Four promo cards are shuffled in with the others.
option-promos-off = Without
option-promos-on = With
option-first_seat = First player
    .help = Who holds the First Player marker at the start.
option-first_seat-random = At random
option-first_seat-1 = Player 1
option-first_seat-2 = Player 2
option-first_seat-3 = Player 3
option-first_seat-4 = Player 4
option-first_seat-5 = Player 5
option-infamy_visibility = Infamy
    .help = What the others learn about your Infamy.
option-infamy_visibility-hidden = Gains are open, totals hidden
option-infamy_visibility-open = Totals are open
option-infamy_visibility-sealed = Not even the amounts gained are told
option-appendage_a = Lucky Animal Appendage
    .help = When its owner is robbed, what happens to the dice put back?
option-appendage_a-all_dice = All keep their faces
option-appendage_a-one_die = The victim protects one, the others are rerolled
option-second_after_tie = Second place after a tie
    .help = Do the second most Henchmen score when the first place is tied?
option-second_after_tie-on = It scores
option-second_after_tie-off = It does not score
option-potion_next_deck = Potion and empty deck
    .help = What the Unlabeled Potion gives when the active deck is empty.
option-potion_next_deck-on = A card of the next deck
option-potion_next_deck-off = Nothing
option-max_rounds = Most rounds
    .help = The game stops after so many rounds at the latest.
option-max_rounds-20 = 20
option-max_rounds-50 = 50
option-max_rounds-100 = 100
option-max_rounds-200 = 200

## Phases and scores

phase-start = Set-up
phase-deal = Filling the Market
phase-roll = 1. Rolling the loot
phase-split = 1. Splitting the Loot
phase-keep = 1. Splitting the Loot: choosing objects
phase-spare = 1. Splitting the Loot: a protected die
phase-reroll = 1. Splitting the Loot: rerolling
phase-lucky = Before the purchases
phase-lucky_roll = Before the purchases: rerolling
phase-buy = 2. Making Purchases
phase-pay = 2. Making Purchases: paying
phase-turn = 2. Making Purchases: turning a die
phase-potion = 2. Making Purchases: the potion
phase-copy = 2. Making Purchases: the copy
phase-ended = The end
score-cards = Cards
score-infamy = Infamy
score-henchmen = Henchmen
score-gold = Gold
tie-cards = Cards
tie-tokens = Infamy and Gold tokens
tie-shared = Nothing more is compared
stat-cards = Cards gained
stat-thefts = Thefts
stat-robbed = Times robbed
stat-gold = Gold gained
deed-theft = Dearest theft
deed-bags = Fullest bags
prize-card = Best card
    .text = { $seat_name }: { $card_name }, { $points } Notoriety.
motive-points = { $card_name } adds { $points } Notoriety as things stand.
motive-gold = It takes { $gold } Gold beside the dice.
motive-robs = { $victim_seat_name } loses a pile of { $objects }.
motive-heap = { $objects ->
    [one] { $objects } object lies in the middle.
   *[other] { $objects } objects lie in the middle.
}

## Rules

section-setup = Set-up
section-knowledge = Who knows what
section-round = The round
section-split = Phase 1: Splitting the Loot
section-piles = Between the phases
section-purchases = Phase 2: Making Purchases
section-close = End of the round
section-end = End of the game
section-cards = What the cards do
clause-TM-1_1 = Thief’s Market is for 3 to 5 players.
clause-TM-1_2 = { $option_first_seat ->
    [random] The First Player marker is given to a random player. (The rulebook gives it to whoever stole something most recently.)
   *[other] Player { $option_first_seat } starts with the First Player marker.
}
clause-TM-1_3 = You start with 1 Gold, no Infamy and no cards.
clause-TM-1_4 = Three players use 10 dice, four use 11, five use all 13.
clause-TM-1_5 = Shuffle the decks A, B and C separately and remove cards unseen until 13, 12 and 11 are left. Nobody knows which cards are out of the game.
clause-TM-1_6 = Lay out five cards of deck A: they are the first Market. The rows of B and C stay empty for now.
clause-TM-1_7 = Gold and Infamy never run out, and you may own as much of them as you like.
clause-TM-2_1 = Everybody may always see how much Gold each player has.
clause-TM-2_2 = { $option_infamy_visibility ->
    [open] At this table everybody may always see how much Infamy each player has.
    [sealed] You hide your Infamy: nobody else sees the total, nor how much you gain.
   *[hidden] You hide your Infamy: nobody else sees the total. The moments at which you gain some are open to all.
}
clause-TM-2_3 = Nobody may look at the decks or at the removed cards. Which cards have not been seen yet, everybody may work out.
clause-TM-2_4 = At the end of the game all Infamy is revealed.
clause-TM-3_1 = A round has two phases, Splitting the Loot and Making Purchases, and then the end of the round.
clause-TM-4_1 = All dice are rolled into the centre, and the First Player marker is put beside them. The first player acts first.
clause-TM-4_2 = After each action, the next player clockwise who has no pile acts. Who has a pile waits; who was robbed acts again in turn.
clause-TM-4_3 = You must either take from the centre or steal a pile. You cannot pass, and the first to act can only take.
clause-TM-4_4 = If you take, you take one or more objects of your choice, even all of them. If you are the only one without a pile, you must take everything. From an empty centre nothing can be taken.
clause-TM-4_5 = What you take becomes your pile; the dice keep their faces.
clause-TM-4_6 = You may steal a pile of two objects or more. You keep at least one object and put at least one back into the centre.
clause-TM-4_7 = A thief takes the whole pile, keeps what he chose and puts the rest back. The dice put back are rerolled once; no other die of the centre is. If the victim owns Lucky Animal Appendage, { $option_appendage_a ->
    [one_die] the victim chooses one of them that is not rerolled.
   *[all_dice] they are not rerolled.
}
clause-TM-4_8 = The phase ends as soon as everybody has a pile.
clause-TM-4_9 = There is always something you can do: if the centre is empty, some pile can be stolen. At the end of the phase the centre is empty, so somebody holds the marker.
clause-TM-4_10 = Each theft leaves at least one object less in the piles, so the phase cannot go on for ever: 22 actions at most with three players, 34 with four, 51 with five.
clause-TM-5_1 = When all have a pile, it is noted what the final piles hold: how many objects, marker included, and which gem colours. This counts for the whole round.
clause-TM-5_2 = Cards that reward the end of the phase pay now: Eyepatch of Command, and Narrow Alleyway among the promos.
clause-TM-5_3 = Before the first purchase, the owner of Lucky Animal Appendage may reroll one die of the final pile. What was noted before does not change.
clause-TM-6_1 = The holder of the marker buys first, then the others clockwise. Everybody has one buy turn, with all purchases in it.
clause-TM-6_2 = In your buy turn, you buy cards and use abilities in any order, as long as you can, and end it when you like. You never have to buy.
clause-TM-6_3 = You can buy any card that lies face up in the Market, if you have a purchase left and can pay for it.
clause-TM-6_4 = You have one purchase a round, and one more for each card that gives you an extra one. Cards gained in this turn count at once.
clause-TM-6_5 = A card costs the gems printed on it. Each is paid with a die of that colour or with 1 Gold; bags, masks, the marker and Infamy pay nothing, and you never pay too much. Insurance Racket takes off one gem of your choice.
clause-TM-6_6 = If there are several ways to pay, you choose. Gold replaces a gem of any colour, but only for buying cards.
clause-TM-6_7 = When you buy: dice and Gold are given up, the card joins yours, cards that reward purchases pay, then the card does what it does when gained. Its place in the Market stays empty until the end of the round.
clause-TM-6_8 = An ability works in your own buy turn, once a round for each card; Exit Strategy works as often as you like. A card just gained can be used at once.
clause-TM-6_9 = Dice spent on an ability are gone for this round, and Gold spent goes to the bank. Without them you cannot use it.
clause-TM-6_10 = A die that was turned stays in your pile and counts as its new face, for payments, abilities and the end of the round. What was noted of your final pile does not change.
clause-TM-6_11 = Your cards stay yours: they can never be stolen, sold or exchanged.
clause-TM-6_12 = The phase ends after the buy turn of the last player. The Market is not refilled before that.
clause-TM-7_1 = Each yellow bag left in a pile gives its owner 1 Gold, each purple mask 1 Infamy. Imbalanced Scales and Island Estate add one each, once a round. This happens in the last round too.
clause-TM-7_2 = All dice go back to the centre; gems not spent are lost. The new Gold can be used from the next round on.
clause-TM-7_3 = The row of the active deck is filled up to five cards. If the deck runs out before that, the next deck opens with five cards of its own; older cards stay in the Market, but their rows are not refilled any more.
clause-TM-7_4 = So the Market never holds more than 13 cards, and a game takes at least 6 rounds.
clause-TM-7_5 = The player who took the marker starts the next round. Abilities can be used again.
clause-TM-8_1 = The game ends at the end of a round in which deck C cannot fill its row to five cards. Nobody acts any more.
clause-TM-8_2 = Add the Notoriety of all your cards.
clause-TM-8_3 = Each Infamy token is worth 1 Notoriety.
clause-TM-8_4 = Most Henchman icons: 3 Notoriety; second most: 1. Players who are tied get one less each. Without any icon you get nothing, and a tie for the first place { $option_second_after_tie ->
    [off] cancels the second.
   *[on] does not cancel the second.
}
clause-TM-8_5 = Most Gold: 3 Notoriety, or 2 each if tied. There is no second place, and no Gold at all wins nothing.
clause-TM-8_6 = These points are no tokens: they do not count for Political Campaign or for ties.
clause-TM-8_7 = The player with the most Notoriety wins. If tied, the one of them with the most cards.
clause-TM-8_8 = If still tied, the one with the most tokens, Infamy and Gold together.
clause-TM-8_9 = If even that is equal, they share the victory. (The rulebook lets them race for the marker.)
clause-TM-8_10 = A table stops after { $option_max_rounds } rounds at the latest; then the score is counted as usual.
clause-TM-9_1 = Turning a die: choose a die of your pile that shows the named face and turn it to one of the new faces. You may, you need not.
clause-TM-9_2 = Spending a die: give up a die of your pile that shows the named face and gain the token at once. Gold gained this way can be used in the same turn.
clause-TM-9_3 = An extra purchase asks for at least one gem of a colour in your final pile, whatever happens to it later. The extra card costs its normal price.
clause-TM-9_4 = Infamy for a colour comes once for each card bought with that colour in its printed cost, however you paid. Cards gained for free do not count.
clause-TM-9_5 = Big Haul and The Heist give 1 Infamy for each object of your final pile, marker and spent dice included, even if you gain them for free.
clause-TM-9_6 = Some cards are just worth Notoriety at the end.
clause-TM-9_7 = A safehouse is worth its lower value if you own one Building icon, its higher value with two or more. Its own icon counts.
clause-TM-9_8 = Cards of the same kind work independently, so one die may be turned by several of them in a row.
clause-TM-9_9 = Unlabeled Potion: it leaves the game, and you gain the next card that would be dealt{ $option_potion_next_deck ->
    [off] ; if the active deck is empty, you gain nothing.
   *[on] , from the next deck if the active one is empty.
} That card is gained, not bought, and works at once.

## What a card of a pack of one's own does, told from its row
does-turn = Once a round, you may turn { $face } of your pile into { $faces }.
does-spend = Once a round, you may spend { $face } of your pile to gain { $gold ->
    [0] { does-infamy }.
   *[other] { $infamy ->
        [0] { does-gold }.
       *[other] { does-gold } and { does-infamy }.
    }
}
does-gold = { $gold } Gold
does-infamy = { $infamy } Infamy
does-points = { $points } Notoriety
does-trade = In your buy turn, as often as you like: pay { does-gold } to gain { does-infamy }.
does-extra = In every round in which your final pile holds { $face } or more, you may buy one more card.{ $discount ->
    [0] { "" }
   *[other] { " " }{ does-cheaper }
}
does-extra-always = Every round you may buy one more card.{ $discount ->
    [0] { "" }
   *[other] { " " }{ does-cheaper }
}
does-cheaper = { $discount ->
    [one] Each of your purchases costs one gem less, of your choice.
   *[other] Each of your purchases costs { $discount } gems less, of your choice.
}
does-tribute = Each time you buy a card with { $face } in its cost, this one included, gain { does-infamy }.
does-haul = When you gain this card, gain 1 Infamy for each object of your final pile this round.
does-potion = { term-card-unlabeled_potion.text }
does-copy = { term-card-mimetic_stew.text }
does-lucky = { term-card-lucky_animal_appendage.text }
does-robbed = Each time your pile is stolen, gain { does-infamy }.
does-marker_reward = At the end of Splitting the Loot, gain { does-infamy } if your pile holds the First Player marker.
does-crowd_reward = { $objects ->
    [one] At the end of Splitting the Loot, gain { does-infamy } if another player’s pile holds an object or more.
   *[other] At the end of Splitting the Loot, gain { does-infamy } if another player’s pile holds { $objects } objects or more.
}
does-bonus-bag = At the end of a round in which you turn in { $face } or more, gain { $tokens } Gold more.
does-bonus-mask = At the end of a round in which you turn in { $face } or more, gain { $tokens } Infamy more.
does-worth = At the end: { does-points }.
does-pair = At the end: { $one } Notoriety with one { $icon } icon, { $more } with two or more.
does-rare = At the end: { $alone } Notoriety, but only { $shared } if another player owns a { $icon } icon.
does-per = { $what ->
    [other_cards] { $each ->
        [one] At the end: { does-points } for each other card you own.
       *[other] At the end: { does-points } for every { $each } other cards you own.
    }
    [infamy] { $each ->
        [one] At the end: { does-points } for each Infamy token you own.
       *[other] At the end: { does-points } for every { $each } Infamy tokens you own.
    }
    [rival_icons] { $each ->
        [one] At the end: { does-points } for each { $icon } icon the other players own.
       *[other] At the end: { does-points } for every { $each } { $icon } icons the other players own.
    }
   *[icons] { $each ->
        [one] At the end: { does-points } for each { $icon } icon you own.
       *[other] At the end: { does-points } for every { $each } { $icon } icons you own.
    }
}

## Glossary

glossary-bag = Yellow bag
    .text = A die face. Each bag left in your pile at the end of the round gives 1 Gold; it pays for nothing itself.
glossary-card = Card
    .text = Lies in the Market until somebody buys it, then stays with its owner for good. It shows its price, its icons and what it does.
glossary-centre = The centre
    .text = The loot that nobody holds. In your turn you take what you like of it, or steal a pile; the last without a pile must take everything.
glossary-cost = Price
    .text = The gems a card costs. Each is paid with a die of that colour or with 1 Gold. What is payable is judged for the pile in your hands.
glossary-dagger = First Player marker
    .text = The dagger in the loot. Whoever holds it in the end buys first in this round and starts the next one. It is an object of a pile like a die, but pays for nothing.
glossary-effect = Effect
    .text = What the card does, in signs: dice or tokens before the arrow become what follows it; a seal is Notoriety at the end. An ability works once a round, in your own buy turn.
glossary-face = Face
    .text = The face a die may get. A turned die counts as its new face for payments, abilities and the end of the round.
glossary-gem = Gem
    .text = A die face. It pays for one gem of its colour on a card; gems you do not spend this round are lost.
glossary-gold = Gold
    .text = Replaces a gem of any colour when you buy a card. All see how much each player has. Who has the most at the end gains 3 Notoriety, or 2 each if tied.
glossary-icon = Icon
    .text = What kind of card it is. Some cards count icons at the end. Most Henchman icons: 3 Notoriety, second most 1, tied players one less each. { $option_second_after_tie ->
        [off] A tie for the first place cancels the second.
       *[on] A tie for the first place does not cancel the second.
    }
glossary-infamy = Infamy
    .text = Each token is worth 1 Notoriety at the end. { $option_infamy_visibility ->
        [open] At this table all see how much each player has.
        [sealed] Nobody else sees how much you have or gain.
       *[hidden] Nobody else sees your total, but all see when you gain some.
    }
glossary-mask = Purple mask
    .text = A die face. Each mask left in your pile at the end of the round gives 1 Infamy; it pays for nothing itself.
glossary-notoriety = Notoriety
    .text = What wins: points of your cards, 1 for each Infamy, and prizes for the most Henchmen and the most Gold. A seal shows points.
glossary-pile = Pile
    .text = The loot a player has taken in this round: dice, and perhaps the marker. While somebody is without a pile, it can be stolen; then its dice pay for cards.
glossary-purchase = Purchase
    .text = Everybody has one a round, and one more for each card that gives an extra one.
glossary-reroll = Reroll
    .text = A die that is rolled again: dice put back by a thief are, once each.
glossary-row = Row and deck
    .text = The rows of the Market belong to the decks A, B and C. A row is filled up at the end of a round; when its deck runs out, the next one opens. When deck C cannot fill its row, the game ends.
glossary-sold = Sold
    .text = A card was bought here in this round. The place is filled at the end of the round.
glossary-steal = Steal
    .text = Take the whole pile of somebody, if it has two objects or more. You keep at least one and put at least one back; dice put back are rerolled. The victim acts again.
glossary-turn_in = End of the round
    .text = What the bags and masks left in your pile will give you: Gold and Infamy.
glossary-used = Used this round
    .text = This ability has worked already. It can be used again in the next round.
glossary-waiting = No pile
    .text = This player has no pile yet, or was robbed, and will act again in turn.
glossary-winner = Winner
    .text = The most Notoriety wins; if tied, the most cards, then the most tokens, Infamy and Gold together.

## What the lab counts

measured-card = Cards
measured-ability = Abilities used
