### What the board of Thief’s Market says in the browser, beside the game’s own words.

chapter-TM-1 = { section-setup }
chapter-TM-2 = { section-knowledge }
chapter-TM-3 = { section-round }
chapter-TM-4 = { section-split }
chapter-TM-5 = { section-piles }
chapter-TM-6 = { section-purchases }
chapter-TM-7 = { section-close }
chapter-TM-8 = { section-end }
chapter-TM-9 = { section-cards }

board-phase-split = Split the loot
board-phase-buy = Buy
board-round = round { $round }
board-you = You
board-market = The Market
board-heap = The loot in the centre
board-close = Close
board-clear = Clear
board-undo = Undo

## Objects and piles

board-some = { $count ->
    [one] 1 { $face }
   *[other] { $count } { $many }
}
board-centre = { $count ->
    [0] The centre is empty
    [one] In the centre: 1 object
   *[other] In the centre: { $count } objects
}
board-object = { $face }, { $at } of { $count }, { $picked ->
    [1] in your pile.
   *[other] in the centre.
}
board-stolen = { $face }, { $at } of { $count }, { $kept ->
    [1] you keep it.
   *[other] it goes back to the centre.
}
board-your-pile = Your pile
board-pile-of = Pile of { $name }
board-no-pile = No pile
board-no-dice = No dice left
board-pile-spent = Nothing left in the pile
board-acting = Choosing…
board-holds-marker = { $name } holds the First Player marker.
board-objects = { $count ->
    [one] 1 object
   *[other] { $count } objects
}
board-taken = { $count } of { $total } taken
board-kept = { $kept } kept, { $back } put back
board-steal = Steal
board-robbing = In your hands
board-steal-from = { $count ->
    [one] Steal the pile of { $name }, 1 object
   *[other] Steal the pile of { $name }, { $count } objects
}
board-rob = Rob { $name }

## Splitting the loot

board-ask-take = Take what you like from the centre.
board-ask-split = Take from the centre, or steal a pile?
board-ask-last = You are the last without a pile: take all that is left, or steal.
board-ask-steal = You rob { $name }. What do you keep?
board-touch-loot = Touch dice to take them; touch again to put them back.
board-again = Touch again to put an object back.
board-take-all = Pick all { $count }
board-take-these = { $count ->
    [one] Take this one
   *[other] Take these { $count }
}
board-take-rest = { $count ->
    [one] Take what is left: 1
   *[other] Take all { $count }
}
board-to-centre = Back to the centre
board-confirm-steal = Keep { $kept }, put back { $back }
board-give-one = Touch what goes back: at least one object must.
board-keep-one = You must keep at least one object.
board-rerolled = { $count ->
    [0] No die is rerolled.
    [one] 1 die is rerolled.
   *[other] { $count } dice are rerolled.
}
board-buys = { $more ->
    [0] This pile buys { $names }.
    [one] This pile buys { $names }, or another card.
   *[other] This pile buys { $names }, or one of { $more } others.
}
board-buys-nothing = This pile buys nothing yet.
board-allowance = { $count ->
    [0] You may buy no card.
    [one] You may buy one card.
   *[other] You may buy { $count } cards.
}
board-turned-in = { $infamy ->
    [0] { $gold ->
        [one] An unspent bag will be turned in for 1 Gold.
       *[other] Unspent bags will be turned in for { $gold } Gold.
    }
   *[other] { $gold ->
        [0] { $infamy ->
            [one] An unspent mask will be turned in for 1 Infamy.
           *[other] Unspent masks will be turned in for { $infamy } Infamy.
        }
       *[other] What is unspent will be turned in: { $gold } Gold, { $infamy } Infamy.
    }
}

## The Market

board-card = { $name }. Cost: { $cost }. { $icons }. { $text }
board-payable = payable
board-with-gold = { $count } Gold
board-short = { $count ->
    [one] 1 gem short
   *[other] { $count } gems short
}
board-deck = { $count ->
    [0] deck empty
    [one] 1 left
   *[other] { $count } left
}
board-row = Row { $letter }
board-row-shut = opens later
board-sold = sold
board-fx-end = at the end
board-fx-spend = spend
board-fx-extra = +1 card
board-fx-cheaper = { $count ->
    [one] −1 gem
   *[other] −{ $count } gems
}
board-fx-buy-with = buy with
board-fx-rivalled = if rivalled
board-fx-per = { $what ->
    [other_cards] per other card
    [rival_icons] per rival
   *[other] per { $count }
}
board-fx-lucky = one die
board-fx-potion = a free card
board-fx-copy = copies a card

## Buying

board-purchases = purchases { $made } of { $allowed }
board-touch-card = Touch a card to buy it.
board-nothing-payable = You cannot pay for any card.
board-all-bought = You have made all your purchases.
board-end-turn = End my turn
board-pay-for = How to pay for it: { $card }
board-least-gold = spends the least Gold
board-for-free = for free
board-buy-title = Buy { $name }?
board-price = You pay: { $price }.
board-buy = Buy { $name }
board-your-cards = Your cards
board-cards-of = Cards of { $name }
board-no-cards = No cards yet.
board-used = used this round
board-points-now = { $count } Notoriety as things stand.
board-result = { $name }: { $points } Notoriety
board-own = { $name }. { $text }
board-own-used = { $name }, used this round. { $text }
board-own-usable = Use { $name }. { $text }
board-gold = Gold: { $count }
board-infamy = Infamy: { $count }
board-infamy-hidden = Infamy hidden
board-hidden = hidden
board-card-count = Cards: { $count }

## The position in sentences

board-spoken-round = Round { $round }. Cards left in the decks: A { $a }, B { $b }, C { $c }.
board-spoken-centre = In the centre: { $objects }.
board-spoken-empty = The centre is empty.
board-spoken-player = { $name }: { $objects }. Gold: { $gold }. Infamy: { $infamy }.
board-spoken-cards = { $name }, cards: { $cards }.
board-spoken-row = { $count ->
    [one] Row { $letter }, 1 card:
   *[other] Row { $letter }, { $count } cards:
}
