title = Liar’s Dice
description = Roll under your cup, say how many dice there are under all of them, and doubt whoever says too much.

phase-starter = Who begins
phase-roll = The dice roll
phase-bid = Bids
phase-ended = The end

zone-bid_count = Dice bid
zone-bid_face = Face
zone-bidder = Said by
zone-all_dice = Dice in the game
zone-cup = Under the cup
zone-shown = Shown last

arg-count = How many dice
arg-face = Which face

ask-wait = Wait for the others.
ask-first = Open the round: how many of the { $dice } dice show which face, at least?
ask-bid = It stands at { $count } × { $face_name }. Raise it, or doubt it?

action-bid = { $count } × { $face_name }
action-challenge = Doubt it: lift the cups
action-exact = Exactly so many

why-higher = The bid stands at { $count } × { $face_name }: name more dice, or as many of a higher face.
why-most = There are only { $dice } dice in the game.

preview-odds = Right in about { $percent } of 100 cases, by your own dice.

event-starter = { $seat_name } begins.
event-round = Round { $round }: { $dice } dice
event-hand = under your cup: { $a }{ $b ->
    [0] {""}
   *[other] {" "}{ $b }
}{ $c ->
    [0] {""}
   *[other] {" "}{ $c }
}{ $d ->
    [0] {""}
   *[other] {" "}{ $d }
}{ $e ->
    [0] {""}
   *[other] {" "}{ $e }
}
event-bid = { $seat_name }: at least { $count } × { $face_name }
event-challenge = { $seat_name } doubts it. The cups are lifted.
event-exact = { $seat_name } says that it is exactly so many. The cups are lifted.
event-shown = { $seat_name } shows { $a }{ $b ->
    [0] {""}
   *[other] {" "}{ $b }
}{ $c ->
    [0] {""}
   *[other] {" "}{ $c }
}{ $d ->
    [0] {""}
   *[other] {" "}{ $d }
}{ $e ->
    [0] {""}
   *[other] {" "}{ $e }
}
event-counted = { $count ->
    [one] One die counts
   *[other] { $count } dice count
} as { $face_name }.
event-lost = { $seat_name } loses a die and has { $left } left.
event-regained = { $seat_name } is right and now has { $left ->
    [one] one die
   *[other] { $left } dice
}.
event-out = { $seat_name } is out.

score-outlasted = Outlasted

option-dice = Dice
    .help = How many dice everybody begins with.
option-dice-3 = three
option-dice-4 = four
option-dice-5 = five
option-wild = Wild ones
    .help = Ones count for every face, and nobody bids on them.
option-wild-on = on
option-wild-off = off
option-exact = Exactly
    .help = Instead of doubting one may say that a bid is exactly right, and win a die back.
option-exact-off = off
option-exact-on = on

term-face-none = none
term-face-one = one
term-face-two = two
term-face-three = three
term-face-four = four
term-face-five = five
term-face-six = six

clause-LD-1_1 = Two to six play. Everybody has { $option_dice } dice and a cup.
clause-LD-1_2 = Who begins the first round is drawn by lot. Play goes round to the left.
clause-LD-2_1 = At the beginning of a round everybody rolls all the dice they have left under their cup.
clause-LD-2_2 = You look under your own cup and under no other. How many dice somebody has is known to all.
clause-LD-3_1 = Whoever’s turn it is bids or doubts. A bid says that under all cups together at least so many dice show one face.
clause-LD-3_2 = The first turn of a round is a bid: there is nothing yet to doubt.
clause-LD-3_3 = A bid is higher than the one before it: more dice of any face, or as many dice of a higher face.
clause-LD-3_4 = A bid never names more dice than are left in the game.
clause-LD-3_5 = { $option_wild ->
    [on] Ones are wild: they count for every face, and nobody may bid on them.
   *[other] Ones are a face like any other.
}
clause-LD-4_1 = Who doubts a bid lifts all cups, and the dice are counted. If there are as many as the bid says or more, the doubter loses a die, otherwise the bidder.
clause-LD-4_2 = Who has lost a die begins the next round; if it was the last one, the next player to the left does.
clause-LD-4_3 = Who has no dice left is out.
clause-LD-4_4 = { $option_exact ->
    [on] Instead of doubting you may say that the bid is exact. If it is, right to the die, you win one back, but never have more than at the start; if it is not, you lose one. You begin the next round.
   *[other] At this table nobody may say that a bid is exact.
}
clause-LD-5_1 = The last one who has dice wins.
clause-LD-5_2 = Everybody scores a point for each player they have outlasted.
