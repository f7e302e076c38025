guide-split = You have no pile: take what you like from the centre, or steal a whole pile and put at least one object back.
    .a = A big pile tempts whoever has none yet. A single object cannot be stolen.
    .b = Which card of the Market do you want? Take the gems it costs; masks and bags count by themselves.
guide-keep = Keep what you like of the pile you steal. What you put back is rolled again, and at least one object must go.
guide-spare = Your pile was stolen. One die that goes back may keep its face.
guide-buy = Pay for a card with the gems of your pile; Gold stands for any gem. Gems you do not spend are lost.
    .a = Early, cards that help every round are worth more than points; late it is the other way round.
    .b = Most Gold brings 3 Notoriety at the end, so do not spend it lightly.
guide-pay = Choose how much you pay with gems; Gold makes up the rest.
guide-lucky = Before you buy, one die of your pile may be rolled again. Take one that pays for nothing you want.
guide-turn = A card of yours turns a die. Choose the gem that a card of the Market still costs, or a bag or mask.
guide-copy = Copy an ability that an opponent owns. It works for you this once, the way it works there.

# What others evidently aimed at.
aim-took = { $objects ->
    [one] A single object cannot be stolen: { $seat_name } plays it safe.
   *[other] { $seat_name } hopes that nobody wants this pile: the more lies in it, the more it tempts who has none.
}
aim-stole = { $seat_name } found the pile of { $victim_seat_name } better than the centre. What was put back is the price; { $victim_seat_name } chooses again.
aim-bought = { $gold ->
    [0] The dice of the pile paid for { $card_name }. Gems that are not spent are lost.
   *[other] { $card_name } was worth { $gold } Gold to { $seat_name }, though most Gold brings points at the end.
}
aim-passed = Nothing in the Market could be paid for, or { $seat_name } would rather keep the Gold.
