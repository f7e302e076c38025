guide-turn = Your turn is one of two things: claim treasures with your Servants, or recover those who are exhausted. Touch a card to send somebody there.
    .a = Who comes after you? Whoever has Servants in hand can push you off a card with a higher total.
    .b = Which collector pays for the kind you take? A poor card may complete a row.
guide-place = Choose how many Servants you send and the effort they show. Number times effort is what the others must beat.
    .a = High effort holds better, but when the treasures are collected each of them rolls, and below his effort he is exhausted.
    .b = If nobody can answer any more, effort 1 is enough and never tires.
guide-window = Two face-up Pottery may take a card that lies face down, before anybody claims. You may also pass.
guide-flip = A collector helps if you turn up cards of its kind. They keep their Coins; only the help is used up.
guide-reroll = A Servant has rolled less than his effort. A turned Idol gives him another throw.

# What others evidently aimed at.
aim-claimed = { $own ->
    [0] { $seat_name } wants { $type_the }: who wants it too must show more than { $total }.
    [one] { $seat_name } has a card of this kind already and wants { $type_the }: who wants it too must show more than { $total }.
   *[other] { $seat_name } has { $own } cards of this kind already and wants { $type_the }: who wants it too must show more than { $total }.
} { $effort ->
    [1] Effort 1 never tires.
   *[other] More effort holds better, but may exhaust the Servants.
}
aim-recovered = { $seat_name } was short of Servants: getting the exhausted ones back costs the whole turn.
aim-passed = { $seat_name } waits: nothing here seemed worth the price.
aim-flipped = { $seat_name } uses up the help of a card ({ $type_name }). Its Coins stay.
aim-took = { $seat_name } takes this card before anybody can claim it.
