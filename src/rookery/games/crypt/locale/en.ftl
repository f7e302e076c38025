### Crypt in English.
###
### The rulebook's sections in order, each with the clauses below it:
###   section-setup CR-1 · section-knowledge CR-2 · section-round CR-3 · section-reveal CR-4
###   section-claim CR-5 · section-collect CR-6 · section-torches CR-7 · section-end CR-8
###   section-collectors CR-9 and CR-K · section-solo CR-S
###
### A term's attributes: the = with its article, a = one of them, of = what is collected,
### many = its plural. A player's name always opens a sentence.

title = Crypt
description = Send your Servants into the royal Crypt, outbid your siblings and take back your inheritance.

## Terms

term-type-idol = Idol
    .the = the Idol
    .a = an Idol
    .of = of Idols
    .many = Idols
term-type-jewelry = Jewelry
    .the = the Jewelry card
    .a = a Jewelry card
    .of = of Jewelry
    .many = Jewelry
term-type-manuscript = Manuscript
    .the = the Manuscript
    .a = a Manuscript
    .of = of Manuscripts
    .many = Manuscripts
term-type-pottery = Pottery
    .the = the Pottery card
    .a = a Pottery card
    .of = of Pottery
    .many = Pottery
term-type-remains = Remains
    .the = the Remains card
    .a = a Remains card
    .of = of Remains
    .many = Remains
term-type-tapestry = Tapestry
    .the = the Tapestry
    .a = a Tapestry
    .of = of Tapestries
    .many = Tapestries
term-type-unknown = Treasure
    .the = the Treasure
    .a = a Treasure
    .of = of Treasures
    .many = Treasures
term-side-A = side A
term-side-B = side B
term-rank-fool = The Fool
term-rank-petty = The Petty
term-rank-wealthy = The Wealthy
term-rank-magnificent = The Magnificent

## Events

event-side = The Collector { $type_of } shows { $side_name }.
fold-side = The Collectors: { $list }.
    .over = side
item-side = { $type_many } { $side_name }
event-leader = { $seat_name } starts as the Leader.
event-round = Round { $round }.
event-revealed = Card { $slot }, face up: { $type_a } of value { $value }.
fold-revealed = In the Crypt: { $list }.
    .over = revealed
item-revealed = { $type_a } of value { $value }
event-hidden = { $type ->
    [unknown] Card { $slot }, face down.
   *[other] Card { $slot }, face down: { $type_a }.
}
fold-hidden = In the Crypt: { $list }.
    .over = revealed hidden
item-hidden = { $type ->
    [unknown] a card face down
   *[other] { $type_a } face down
}
event-turn = { $lights_out ->
    [0] { $seat_name } takes a turn.
   *[other] { $seat_name } takes the Lights Out turn: one card only.
}
event-claimed = { $dice ->
    [one] { $seat_name } places { $dice } Servant of effort { $effort } on card { $slot } ({ $type_name }).
   *[other] { $seat_name } places { $dice } Servants of effort { $effort } on card { $slot } ({ $type_name }).
}
fold-claimed = { $seat_name } places { $list }.
    .over = turn claimed
    .alike = seat
item-claimed = { $dice ->
    [one] { $dice } Servant of effort { $effort } on card { $slot } ({ $type_name })
   *[other] { $dice } Servants of effort { $effort } on card { $slot } ({ $type_name })
}
event-evicted = { $dice ->
    [one] { $seat_name } is evicted from card { $slot } ({ $type_name }): { $dice } Servant comes back.
   *[other] { $seat_name } is evicted from card { $slot } ({ $type_name }): { $dice } Servants come back.
}
event-recovered = { $dice ->
    [0] { $seat_name } has nobody to recover.
    [one] { $seat_name } recovers { $dice } exhausted Servant.
   *[other] { $seat_name } recovers { $dice } exhausted Servants.
}
fold-recovered = { event-recovered }
    .over = turn
    .alike = seat
event-passed = { $seat_name } passes.
fold-passed = { event-passed }
    .over = turn
    .alike = seat
event-flipped = { $seat_name } turns { $type_a } of value { $value } face up.
event-restored = { $seat_name } gets an exhausted Servant back.
event-peeked = { $cards ->
    [one] { $seat_name } looks in secret at { $cards } face-down card.
   *[other] { $seat_name } looks in secret at { $cards } face-down cards.
}
event-peeked_card = For your eyes only: card { $slot } is { $type_a } of value { $value }.
event-took = { $seat_name } takes card { $slot } face down: { $type_a }.
event-took_card = For your eyes only: you have taken { $type_a } of value { $value }.
event-discarded = { $value ->
    [0] Card { $slot } is discarded unseen: { $type_a }.
   *[other] Card { $slot } is discarded: { $type_a } of value { $value }.
}
fold-discarded = Nobody wanted these, and they are discarded: { $list }.
    .over = discarded
item-discarded = { $value ->
    [0] { $type_a } unseen
   *[other] { $type_a } of value { $value }
}
event-all_evicted = { $dice ->
    [one] { $seat_name } was evicted everywhere and takes { $dice } exhausted Servant back.
   *[other] { $seat_name } was evicted everywhere and takes { $dice } exhausted Servants back.
}
event-rolled = { $seat_name } rolls { $face } against effort { $effort } ({ $type_name }).
fold-rolled = { $seat_name } rolls: { $list }.
    .over = rolled
    .alike = seat
item-rolled = { $face } against effort { $effort } ({ $type_name })
event-collected = { $value ->
    [0] { $seat_name } collects card { $slot } face down: { $type_a }.
   *[other] { $seat_name } collects card { $slot }: { $type_a } of value { $value }.
}
fold-collected = { $seat_name } collects { $list }.
    .over = collected
    .alike = seat
item-collected = { $value ->
    [0] { $type_a } face down
   *[other] { $type_a } of value { $value }
}
event-collected_card = For your eyes only: you have collected { $type_a } of value { $value }.
event-idol_race = { $coins ->
    [one] { $seat_name } has two Idols, worth { $coins } Coin at the end.
   *[other] { $seat_name } has two Idols, worth { $coins } Coins at the end.
}
event-rerolled = { $seat_name } rerolls: { $face } against effort { $effort }.
event-exhausted = { $dice ->
    [one] { $seat_name } sends { $dice } exhausted Servant to the box.
   *[other] { $seat_name } sends { $dice } exhausted Servants to the box.
}
event-torches = { $seat_name } becomes the Leader: the torches pass to the left.
event-ghost_rolled = { $dice ->
    [1] The Ghost rolls { $first }.
    [2] The Ghost rolls { $first } and { $second }.
   *[other] The Ghost rolls { $first }, { $second } and { $third }.
}
event-ghost_claimed = { $dice ->
    [one] The Ghost places { $dice } Servant of effort { $effort } on card { $slot } ({ $type_name }).
   *[other] The Ghost places { $dice } Servants of effort { $effort } on card { $slot } ({ $type_name }).
}
event-ghost_aside = { $dice ->
    [one] The Ghost sets { $dice } Servant aside.
   *[other] The Ghost sets { $dice } Servants aside.
}
event-ghost_took = { $value ->
    [0] The Ghost makes card { $slot } vanish unseen: { $type_a }.
   *[other] The Ghost makes card { $slot } vanish: { $type_a } of value { $value }.
}
event-ended = The last round is over: all collections are laid open.
event-shown = { $seat_name } shows { $type_a } of value { $value }.
fold-shown = { $seat_name } shows { $list }.
    .over = shown
    .alike = seat
item-shown = { $type_a } of value { $value }
event-tied = { $dice ->
    [0] { $seat_name } is tied for first place, with no Servant to roll.
    [one] { $seat_name } is tied for first place and rolls { $dice } Servant.
   *[other] { $seat_name } is tied for first place and rolls { $dice } Servants.
}
event-tie_rolled = { $seat_name } rolls { $face } for the tie.
fold-tie_rolled = { $seat_name } rolls { $list } for the tie.
    .over = tie_rolled
    .alike = seat
item-tie_rolled = { $face }
event-won = { $coins ->
    [one] { $seat_name } wins with { $coins } Coin.
   *[other] { $seat_name } wins with { $coins } Coins.
}
event-ranked = { $coins ->
    [one] { $coins } Coin: { $rank_name }.
   *[other] { $coins } Coins: { $rank_name }.
}

## Actions

action-place = { $dice ->
    [one] Place { $dice } Servant of effort { $effort } on card { $slot }
   *[other] Place { $dice } Servants of effort { $effort } on card { $slot }
}
action-done = Finish placing
action-recover = Recover your exhausted Servants, or pass
action-claim = Claim Treasures
action-remains = Turn up 2 Remains to get an exhausted Servant back
action-manuscript = Turn up a Manuscript to look at the face-down cards
action-pottery = Turn up 2 Pottery to take card { $slot }
action-reroll = Turn up an Idol to reroll a die of effort { $effort }
action-pass = Pass
action-flip = { $public ->
    [0] Turn up the card of value { $value }
   *[other] Turn up the card of value { $value } (known to all)
}

## Questions

ask-wait = It is not your decision now.
ask-window = Before the claims: will you turn up two Pottery to take a face-down card?
ask-turn = { $dice ->
    [0] Your turn, with no active Servant.
    [one] Your turn, with { $dice } active Servant.
   *[other] Your turn, with { $dice } active Servants.
} { $lights_out ->
    [0] What will you do?
   *[other] Lights Out: you may claim one card only. What will you do?
}
ask-place = { $first ->
    [0] Another card further right, or is that all?
   *[other] Which card do you claim, and with what effort?
} { $dice ->
    [0] You have no Servant in hand.
    [one] You have { $dice } Servant in hand.
   *[other] You have { $dice } Servants in hand.
} { $lights_out ->
    [0] One group to a card.
   *[other] Lights Out: one card only.
}
ask-flip = Choose { $type_a } to turn up{ $left ->
    [one] .
   *[other] {" "}({ $left } to go).
}
ask-reroll = { $failed ->
    [one] One of your Servants has failed. Will you turn up an Idol to reroll it?
   *[other] { $failed } of your Servants have failed. Will you turn up an Idol to reroll one?
}

## Reasons

why-others = { $seat_name } decides now.
why-held = { $seat_name } holds it with { $total }; { $dice ->
    [one] your one active Servant reaches { $most } at most, and it takes more.
   *[other] your { $dice } active Servants reach { $most } at most, and it takes more.
}
why-held_by_ghost = The Ghost holds it with { $total }; { $dice ->
    [one] your one active Servant reaches { $most } at most, and it takes more.
   *[other] your { $dice } active Servants reach { $most } at most, and it takes more.
}
why-too_low = This group makes { $made }, and it takes more than { $total }.
why-your_own = You hold this card yourself, with { $total }.
why-few_active = { $active ->
    [0] None of your Servants is active; this group takes { $dice }.
    [one] One of your Servants is active; this group takes { $dice }.
   *[other] { $active } of your Servants are active; this group takes { $dice }.
}
why-to_the_right = Groups go from left to right: after card { $slot } only cards further right are left.
why-gone = There is no card { $slot } any more.
why-nobody_active = { $exhausted ->
    [0] None of your Servants is active: all are on cards.
    [one] None of your Servants is active, and one is exhausted.
   *[other] None of your Servants is active, and { $exhausted } are exhausted.
}
why-no_target = { $dice ->
    [one] Your one active Servant reaches { $most } at most; even the weakest group on a card has { $least }, and it takes more.
   *[other] Your { $dice } active Servants reach { $most } at most; even the weakest group on a card has { $least }, and it takes more.
}
why-side = The Collector { $type_of } shows { $side_name }, which has no such use.
why-cards = It takes { $need } { $type_many } not yet turned up, and you have { $have ->
    [0] none.
   *[other] { $have }.
}
why-nobody_tired = None of your Servants is exhausted.
why-all_seen = You know all cards of the Crypt already.
why-face_up = Card { $slot } lies face up, and only a face-down card can be taken.
why-no_failed = None of your Servants has failed with effort { $effort }.
why-flip_first = First turn up { $type_a }{ $left ->
    [one] .
   *[other] {" "}({ $left } to go).
}

## Options

option-collectors = Collectors
    .help = Which sides of the six Collectors are in play.
option-collectors-A = All on side A
option-collectors-B = All on side B
option-collectors-random = Sides at random
option-side_idol = Collector of Idols
    .help = The side of this Collector, if it is to differ from the others.
option-side_idol-preset = As the others
option-side_idol-A = Side A
option-side_idol-B = Side B
option-side_idol-random = At random
option-side_jewelry = Collector of Jewelry
    .help = { option-side_idol.help }
option-side_jewelry-preset = { option-side_idol-preset }
option-side_jewelry-A = { option-side_idol-A }
option-side_jewelry-B = { option-side_idol-B }
option-side_jewelry-random = { option-side_idol-random }
option-side_manuscript = Collector of Manuscripts
    .help = { option-side_idol.help }
option-side_manuscript-preset = { option-side_idol-preset }
option-side_manuscript-A = { option-side_idol-A }
option-side_manuscript-B = { option-side_idol-B }
option-side_manuscript-random = { option-side_idol-random }
option-side_pottery = Collector of Pottery
    .help = { option-side_idol.help }
option-side_pottery-preset = { option-side_idol-preset }
option-side_pottery-A = { option-side_idol-A }
option-side_pottery-B = { option-side_idol-B }
option-side_pottery-random = { option-side_idol-random }
option-side_remains = Collector of Remains
    .help = { option-side_idol.help }
option-side_remains-preset = { option-side_idol-preset }
option-side_remains-A = { option-side_idol-A }
option-side_remains-B = { option-side_idol-B }
option-side_remains-random = { option-side_idol-random }
option-side_tapestry = Collector of Tapestries
    .help = { option-side_idol.help }
option-side_tapestry-preset = { option-side_idol-preset }
option-side_tapestry-A = { option-side_idol-A }
option-side_tapestry-B = { option-side_idol-B }
option-side_tapestry-random = { option-side_idol-random }
option-first_leader = First Leader
    .help = Who leads the first round.
option-first_leader-random = At random
option-first_leader-1 = Player 1
option-first_leader-2 = Player 2
option-first_leader-3 = Player 3
option-first_leader-4 = Player 4
option-flips = Cards to turn up
    .help = Who chooses the cards that pay for a Collector’s ability.
option-flips-owner = Their owner
option-flips-automatic = Automatic: known values first, then those owned longest
option-backs_show_type = Backs show the type
    .help = Can the type of a face-down card be seen?
option-backs_show_type-on = Yes
option-backs_show_type-off = No
option-memory = Memory
    .help = Do the values of cards collected face up stay on show?
option-memory-perfect = Perfect: what was seen stays shown
option-memory-physical = As at a table: remember it yourself
option-self_push = Outbidding yourself
    .help = In a game of two or alone, may the Leader replace a group of his own by a higher one in the second turn?
option-self_push-off = Forbidden
option-self_push-on = Allowed
option-idol_b_same_round = Race for the Idols
    .help = Who shares first place in the race of the Idols (side B).
option-idol_b_same_round-off = Those who get there at the same moment
option-idol_b_same_round-on = Those who get there in the same round
option-jewelry_a = Reward for Jewelry
    .help = What your highest Jewelry earns besides its own Coins (side A).
option-jewelry_a-once = Its value once more
option-jewelry_a-double = Twice its value

## Phases and scores

phase-sides = Set-up: the Collectors
phase-leader = Set-up: the first Leader
phase-reveal = I. Reveal
phase-window = Before the claims: Pottery
phase-turn = II. Claim
phase-place = II. Claim: placing Servants
phase-flip = Turning up a Treasure
phase-roll = III. Collect: rolling
phase-reroll = III. Collect: Idols
phase-reroll_roll = III. Collect: rerolling
phase-ghost_roll = II. Claim: the Ghost rolls
phase-tie_roll = Breaking the tie
phase-ended = The end
score-coins = Coins
score-idol = { term-type-idol.many }
score-jewelry = { term-type-jewelry.many }
score-manuscript = { term-type-manuscript.many }
score-pottery = { term-type-pottery.many }
score-remains = { term-type-remains.many }
score-tapestry = { term-type-tapestry.many }
score-servants = Servants
tie-rolled = Sum of the Servants rolled
tie-servants = Servants to roll
stat-cards = Cards collected
stat-evicted = Times evicted
stat-exhausted = Servants exhausted
deed-card = Best card
deed-exhausted = Hardest round
motive-value = It is { $type_a } of value { $value }.
motive-hidden = You do not know the value of card { $slot } yet.
motive-more = { $type_many }: you have { $cards } already.
motive-evicts = { $seat_name } loses the place there.
motive-effort = Each Servant is exhausted with a chance of { $percent } %.
motive-recovers = { $dice ->
    [one] { $dice } Servant comes back.
   *[other] { $dice } Servants come back.
}

## Collectors and ranks

collector-idol-A = Collect: turn up 1 Idol to reroll one of your failed Servants.
collector-idol-B = First to 2 Idols: turn them up, 5 Coins. Later: 2 Coins.
collector-jewelry-A = 2 or more: your highest Jewelry counts { $option_jewelry_a ->
    [double] three times.
   *[once] twice.
}
collector-jewelry-B = 1 more Coin for each Jewelry card.
collector-manuscript-A = 2 or more: each Manuscript is worth 4.
collector-manuscript-B = Turn up 1 Manuscript to see the face-down cards of the Crypt.
collector-pottery-A = 2 Pottery: 2 Coins. 3: 4 Coins. 4 or more: 8 Coins.
collector-pottery-B = Before the claims: turn up 2 Pottery to take a face-down card.
collector-remains-A = Turn up 2 Remains to get an exhausted Servant back.
collector-remains-B = 4 or more Remains: 10 Coins.
collector-tapestry-A = Tapestries of the highest total value: 5 Coins.
collector-tapestry-B = 3 or more Tapestries: 7 Coins if you are alone, otherwise 4.
rank-fool = { term-rank-fool }
    .text = Father’s shade blows out your torch and shows you the door, empty-handed.
rank-petty = { term-rank-petty }
    .text = A pocketful of trinkets, and a few nights of poor sleep.
rank-wealthy = { term-rank-wealthy }
    .text = The dealers in antiquities bow when you walk into their shops.
rank-magnificent = { term-rank-magnificent }
    .text = Kings come from afar to see the hall where you keep your treasure.

## Rules

section-setup = Set-up
section-knowledge = Who knows what
section-round = The round
section-reveal = I. Reveal
section-claim = II. Claim
section-collect = III. Collect
section-torches = IV. Pass the torches
section-end = End of the game
section-collectors = The Collectors
section-solo = Only Child: the game alone

clause-CR-1_1 = Crypt is for 1 to 4 players. If you play alone, your opponent is the Ghost.
clause-CR-1_2 = There are 48 Treasures of six types, with values from 1 to 4. Three players leave out the 12 cards marked IV, one or two players the 24 cards marked III or IV; everybody may know which cards remain. Our reading, not printed in the rulebook: each card exists twice, with III on the second copies of values 2 and 3, and IV on those of values 1 and 4.
clause-CR-1_3 = Shuffle these cards and lay them face down in the middle of the table: this is the deck.
clause-CR-1_4 = All six Collectors are in play, each on side A or side B, in any mixture. Play your first game with sides A; later take sides B, draw them at random or choose them one by one.
clause-CR-1_5 = Each player has a Player card and three Servants, the dice of one colour. All three start active; the colours make no difference.
clause-CR-1_6 = { $option_first_leader ->
    [random] The first Leader is drawn at random.
   *[other] Player { $option_first_leader } leads the first round.
}
clause-CR-1_7 = With three or four players, the player to the Leader’s right takes the Lights Out card. With two, the Leader holds both torches; alone, you start with both.

clause-CR-2_1 = You may look through your own Treasures at any time, but never at the face-down Treasures of others. Servants, torches, Collectors and the number of cards in the deck are open to all.
clause-CR-2_2 = A card that has lain face up is known to everyone. A card collected face down is known only to its owner and to those who looked at it with a Manuscript, until it is turned up. { $option_memory ->
    [physical] What others have collected you must remember for yourself.
   *[perfect] What you have seen stays shown to you.
}
clause-CR-2_3 = When the final scores are counted, all collections are laid open.
clause-CR-2_4 = The contents of the deck are known, so you may work out what is missing: with one or two players, each value exists only once in each type. { $option_backs_show_type ->
    [off] At this table the backs do not show the type.
   *[on] The backs show the type, even on top of the deck; this is reported of the printed cards, not stated in the rulebook.
}

clause-CR-3_1 = A round has four phases: Reveal, Claim, Collect, Pass the torches. Play round after round until the deck has run out.

clause-CR-4_1 = Draw the cards of the Crypt one by one and lay them out from left to right, first the face-up ones. One or two players draw two face up and one face down, three players three and one, four players four and two.
clause-CR-4_2 = Only with Collector of Pottery B: before the claims, from the Leader clockwise, each player may use it as often as possible. When it is your turn to decide, you may first look at the cards with Manuscript B.

clause-CR-5_1 = With three or four players, everyone has one turn, from the Leader clockwise; the holder of Lights Out comes last. With two players, and alone, the Leader plays, then the other side, then the Leader again: this second turn is the Lights Out turn.
clause-CR-5_2 = At the start of your turn, before your action, you may use Remains A and Manuscript B, in any order and as often as you can. Although they work “at any time”, you use them only when a decision is yours.
clause-CR-5_3 = Then you take exactly one action: Claim or Recover.
clause-CR-5_4 = To claim, place one or more active Servants, one group to a card, and choose an effort from 1 to 6 for each group; you may keep Servants back. All dice on a card show the same effort; there is no other limit to their number.
clause-CR-5_5 = A free card accepts any group. To evict an opponent, the total of your group (dice times effort) must be strictly higher; an equal total is not enough. { $option_self_push ->
    [on] In a two-player or solo game the Leader may outbid himself in the second turn; otherwise you cannot claim a card you already hold.
   *[off] You cannot claim a card you already hold.
}
clause-CR-5_6 = Evicted Servants return to their owner’s Player card and are active. They can be placed again only if their owner still has a turn in this round.
clause-CR-5_7 = In the Lights Out turn you may claim only one card, with as many active Servants as you like. With two players, the Leader’s first turn is not limited.
clause-CR-5_8 = If you recover, all your exhausted Servants become active and you place nothing in this turn. You may always do so, even with dice on cards; with nothing exhausted, it is a pass. With two players, the Leader may recover in either turn or in both.
clause-CR-5_9 = If you have no active Servant, or no card that you could claim, you must recover.
clause-CR-5_10 = Efforts are announced and lie open; there is no secret bidding.

clause-CR-6_1 = Discard the Treasures that nobody has claimed; they are out of the game. A face-down one is not shown to anyone.
clause-CR-6_2 = If you placed Servants in this round and all of them were evicted, all your exhausted Servants become active at once. This happens by itself and costs nothing.
clause-CR-6_3 = Roll each die on a card once, from the Leader clockwise and from the leftmost card to the right. Servants of effort 1 are not rolled.
clause-CR-6_4 = A Servant fails if the roll is lower than its effort and holds if it is equal or higher. Effort 2 thus fails one time in six, effort 6 five times in six.
clause-CR-6_5 = You collect each card you have claimed, whatever you rolled. You alone see a card that lay face down. Keep your Treasures face down and sorted by type, so that everyone can count them.
clause-CR-6_6 = With Idols B, check now, for all players together, who has reached two Idols.
clause-CR-6_7 = With Idols A, once everything is rolled and collected, players may reroll their failed Servants, from the Leader clockwise. Each may use one Idol after another.
clause-CR-6_8 = Servants that have failed are exhausted and go to the box. All other Servants return from the cards and are active.

clause-CR-7_1 = Both torches go to the next player on the left, clockwise. With three or four players, the old Leader thus holds Lights Out; with two, the other player now has both. After the last round, the torches stay where they are.

clause-CR-8_1 = If the deck is empty after Reveal, this is the last round, and the game ends after Collect. A game takes 8 rounds, with three players 9.
clause-CR-8_2 = With Remains A, each player uses it as often as possible before the count. This is done automatically, as every Servant that returns adds a Coin.
clause-CR-8_3 = Add up the Coins on all your Treasures, turned up or not, your rewards from the Collectors, and 1 Coin for each Servant that is not exhausted. With Manuscripts A, the new values replace the printed ones.
clause-CR-8_4 = The player with the most Coins wins.
clause-CR-8_5 = Players tied for first place roll their Servants that are not exhausted, from the last Leader clockwise; the highest sum wins, and no dice means 0. Those still tied roll again; they share the victory if they have no dice, or after 20 rolls in all. Ties for lower places stand.

clause-CR-9_1 = A Collector serves every player and stays on the table. None is ever used up, but first place in the race of Idols B is given only once.
clause-CR-9_2 = Some abilities are paid by turning up face-down Treasures of your collection, each only once. A Treasure turned up keeps its Coins and still counts for its type, but everyone now knows its value. { $option_flips ->
    [automatic] Values known to all are taken first, then the cards you have owned longest.
   *[owner] You choose the cards.
}
clause-CR-9_3 = Rewards for the end of the game are counted once, at the end. No Treasure is ever lost, so a condition once met stays met.
clause-CR-9_4 = Only one side of each Collector is in play; its two sides never work together.
clause-CR-K-ID-A = Idols, side A. In Collect, turn up an Idol to reroll one of your own Servants that failed in this phase. If it fails again, you may spend another Idol on it; an Idol collected in this very round will do.
clause-CR-K-ID-B = Idols, side B. The first player to own two Idols must turn two up and scores 5 Coins at the end, never more; several who get there in the same { $option_idol_b_same_round ->
    [on] round score 5 each, also with an Idol taken by Pottery B.
   *[off] Collect phase score 5 each. An Idol taken with Pottery B counts as an earlier moment.
} Those who come later leave theirs face down and score 2.
clause-CR-K-JW-A = Jewelry, side A. At the end, if you have two or more, your highest Jewelry counts { $option_jewelry_a ->
    [double] three times: you gain twice its value on top.
   *[once] twice: you gain its value once more.
}
clause-CR-K-JW-B = Jewelry, side B. At the end, you gain 1 Coin for each Jewelry card you own.
clause-CR-K-MS-A = Manuscripts, side A. At the end, if you have two or more, each of your Manuscripts is worth 4 Coins instead of its printed value.
clause-CR-K-MS-B = Manuscripts, side B. At the start of your turn, or when you decide about Pottery B, turn up a Manuscript: you alone see every face-down card of the Crypt, claimed or not. This is possible only if there is one you do not know yet.
clause-CR-K-PO-A = Pottery, side A. At the end, two Pottery give 2 Coins, three give 4, four or more give 8.
clause-CR-K-PO-B = Pottery, side B. Before the claims, turn up two Pottery to take a face-down card of your choice from the Crypt; only you see it, and nobody can claim it any more. You may do so again while you have two more Pottery, even one just taken, and a face-down card is left.
clause-CR-K-RE-A = Remains, side A. At the start of your turn, turn up two Remains: one of your exhausted Servants becomes active and can be placed at once. You need an exhausted Servant for this.
clause-CR-K-RE-B = Remains, side B. At the end, four or more Remains give 10 Coins, once only.
clause-CR-K-TA-A = Tapestries, side A. At the end, the player whose Tapestries have the highest total value gains 5 Coins. One Tapestry can be enough; players who are equal gain 5 each.
clause-CR-K-TA-B = Tapestries, side B. At the end, a player with three or more Tapestries gains 7 Coins if nobody else has as many as three; otherwise each of them gains 4.

clause-CR-S_1 = Play as with two players: a deck of 24 cards, two Treasures face up and one face down. The Ghost has three Servants of its own. You hold both torches in rounds 1, 3, 5 and 7, the Ghost in rounds 2, 4, 6 and 8.
clause-CR-S_2 = If you lead, you play, then the Ghost, then you again with Lights Out. If the Ghost leads, it plays, then you without any limit, then the Ghost once more.
clause-CR-S_3 = Arrange the Crypt from left to right by falling value; the face-down card counts as 2.5, and of two equal cards the one drawn first lies further left. This order stays, even if you learn the hidden value or take the card away.
clause-CR-S_4 = In its normal turn, the Ghost rolls its three Servants.
clause-CR-S_5 = Equal faces form a group, whose total is their sum. The highest total is placed first; of equal totals, the group with more dice, so two 3s come before one 6.
clause-CR-S_6 = Each group goes on the leftmost card that is free or that you hold with a strictly lower total. The Ghost passes over cards of its own. Your evicted Servants come back to you and are active.
clause-CR-S_7 = A group that fits nowhere is set aside until the end of the round.
clause-CR-S_8 = In its second turn, the Ghost rolls only the Servants you evicted in this round, not those set aside; if there are none, nothing happens. It places only its first group, by the same rules. All other dice are set aside, and so is this group if it fits nowhere.
clause-CR-S_9 = The Ghost’s Servants are never rolled for exhaustion: it starts every round with all three. The cards it claimed are discarded like the unclaimed ones, so it owns nothing.
clause-CR-S_10 = You may look through the discarded Treasures at any time. Those that lay face down in the Crypt stay hidden.
clause-CR-S_11 = For you, the rules for Claim and Collect hold as usual. If the Ghost has evicted all your Servants, your exhausted ones come back. There are no ties to break.
clause-CR-S_12 = The Collectors look at your Treasures only: two Idols give 5 Coins on side B, any Tapestry gives 5 on side A, three Tapestries give 7 on side B.
clause-CR-S_13 = Below 30 Coins you are The Fool, from 30 to 39 The Petty, from 40 to 49 The Wealthy, from 50 The Magnificent. The rulebook prints only the lower limits; the names of the two highest ranks are our translation.

## Glossary

glossary-claim = Claim
    .text = To send active Servants to one or more cards, one group to a card. It is one of the two things you can do in a turn; the other is to recover.
glossary-coins = Coins
    .text = What wins: the values of your Treasures, the rewards of the Collectors, and 1 Coin for each Servant that is not exhausted at the end. Here those are counted whose value you can see.
glossary-collection = Collection
    .text = The Treasures a player has taken home. All can count the cards of each type; values of cards collected face down only their owner knows. { $option_memory ->
        [physical] What others have collected you must remember for yourself.
       *[perfect] What you have seen stays shown to you.
    }
glossary-collector = Collector
    .text = Rewards one type of Treasure, for every player alike. It lies on side A or B for the whole game and is never used up.
glossary-deck = Deck
    .text = The Treasures still to come. When it is empty after Reveal, this is the last round. { $option_backs_show_type ->
        [off] At this table the backs do not show the type.
       *[on] The back of the top card shows its type.
    }
glossary-discard = Discard
    .text = Treasures nobody claimed. They are out of the game; those that lay face down stay unseen.
glossary-effort = Effort
    .text = The face you set on the dice of a group, from 1 to 6. More effort is harder to beat, but at the end of the round each die is rolled: below its effort it is exhausted. Effort 1 is not rolled.
glossary-evict = Evict
    .text = To take a card from its holder with a higher total. The evicted Servants go home and are active; they can be placed again only if their owner still has a turn.
glossary-exhausted = Exhausted
    .text = A Servant that failed its roll: it lies in the box and cannot be sent. It comes back when you recover instead of claiming, when all your Servants of a round were evicted, or with Remains A.
glossary-free = Free
    .text = Nobody holds this card: any group is enough to claim it, even one Servant of effort 1.
glossary-ghost = The Ghost
    .text = Your opponent when you play alone. It has three Servants, sets them where its rolls are highest, from the left, and is never exhausted; what it claims is discarded.
glossary-gone = An empty niche
    .text = The card that lay here was taken before the claims, with Pottery B.
glossary-leader = Leader
    .text = The burning torch: its holder plays first in this round. After the round both torches pass to the left.
glossary-lights_out = Lights Out
    .text = The snuffed torch: its holder plays last and may claim only one card in that turn, with as many Servants as wanted.
glossary-recover = Recover
    .text = Instead of claiming: all your exhausted Servants become active. With nobody exhausted it is the same as passing.
glossary-risk = Risk
    .text = How often one Servant of this effort is exhausted when it is rolled: one chance in six more for each step above 1.
glossary-roll = Roll
    .text = In Collect every placed die is rolled once. Below its effort it fails and is exhausted; the card is yours all the same. With Idols A a failed Servant can be rolled again.
glossary-round = Round
    .text = Reveal, Claim, Collect, Pass the torches. The game ends with the round in which the deck runs out.
glossary-secret = Secret
    .text = A value that you know and the others do not: it lay face down when you took it or looked at it.
glossary-servant = Servant
    .text = A die of your colour; you have three. Active ones can be sent to cards, placed ones hold a card until the end of the round. Each that is not exhausted at the end is worth 1 Coin.
glossary-total = Total
    .text = Dice times effort. To evict somebody, your total must be higher; equal is not enough. { $option_self_push ->
        [on] With two players or alone, the Leader may outbid himself in the second turn.
       *[off] You cannot claim a card you already hold.
    }
glossary-treasure = Treasure
    .text = A card of the Crypt with one of six types and a value from 1 to 4. Whoever holds it with Servants when all have played takes it home; its Coins count at the end.
glossary-turned = Turned up
    .text = A Treasure that paid for a Collector’s ability. It keeps its Coins and counts for its type, but cannot pay again, and all know its value. { $option_flips ->
        [automatic] Known values are taken first, then the cards owned longest.
       *[owner] Its owner chooses which.
    }
glossary-value = Value
    .text = The Coins a Treasure is worth at the end, from 1 to 4. A dashed coin with “?” is not known to you; a blue one with an eye only you know.

## What the lab counts

measured-treasure = Treasures
measured-collector = Collectors
