### What Crypt's board says in the browser, beside the game's own words.

chapter-CR-1 = { section-setup }
chapter-CR-2 = { section-knowledge }
chapter-CR-3 = { section-round }
chapter-CR-4 = { section-reveal }
chapter-CR-5 = { section-claim }
chapter-CR-6 = { section-collect }
chapter-CR-7 = { section-torches }
chapter-CR-8 = { section-end }
chapter-CR-9 = { section-collectors }
chapter-CR-S = { section-solo }

board-phase-reveal = Reveal
board-phase-claim = Claim
board-phase-collect = Collect
board-phase-torches = Torches
board-round = round { $round } of { $rounds }
board-crypt = The Crypt
board-collectors = Collectors
board-side-open = Its side is not drawn yet.
board-progress-count = you: { $count }
board-progress-turned = you: { $count }, { $fresh } not turned up
board-use = Use it
board-you = You
board-ghost = The Ghost
board-free = Free
board-holder = { $name }: { $dice } × { $effort } = { $total }
board-only-you = Only you know: { $value }
board-beats = { $dice } × { $effort } = { $total } beats { $old }
board-total = { $dice } × { $effort } = { $total }
board-wins-with = wins with
board-risk-each = risk each
board-need = { $effort ->
    [0] { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }
   *[other] { $dice ->
        [one] 1 die at { $effort }
       *[other] { $dice } dice at { $effort }
    }
}
board-percent = { $risk }%
board-setter = Servants and effort
board-servants = { $count ->
    [one] Servant
   *[other] Servants
}
board-effort-risk = effort, risk { $risk }%
board-effort-short = effort { $effort }:
board-fewer = One Servant less
board-more = One Servant more
board-less-effort = Less effort
board-more-effort = More effort
board-leader = Leader
board-lights-out = Lights Out
board-deck = { $count ->
    [0] no card left
    [one] 1 card left
   *[other] { $count } cards left
}
board-next = next: { $type }
board-last-round = The last round
board-discard = { $count ->
    [one] 1 card discarded
   *[other] { $count } cards discarded
}
board-ghost-dice = { $hand } in hand, { $placed } placed, { $aside } aside
board-your-servants = Your Servants
board-servants-of = Servants of { $name }
board-servant-counts = { $active } active, { $placed } placed, { $exhausted } exhausted
board-out-there = { $count ->
    [0] They hold no card.
    [one] They hold 1 card.
   *[other] They hold { $count } cards.
}
board-collection = Your collection
board-collection-of = Collection of { $name }
board-coins = { $coins ->
    [one] 1 Coin in sight
   *[other] { $coins } Coins in sight
}
board-secret = secret to the others
board-turned = turned up
board-flip-this = Turn up the card of value { $value }
board-rolls = Rolls
board-roll = { $name }: { $face } against effort { $effort }, { $failed ->
    [1] failed
   *[other] safe
}
board-reroll = Reroll (fails { $risk }%)
board-touch = Touch a card to send Servants there.
board-recover = { $count ->
    [0] Pass
    [one] Recover 1 Servant
   *[other] Recover { $count } Servants
}
board-send = { $dice ->
    [one] Send 1 Servant: { $names }?
   *[other] Send { $dice } Servants: { $names }?
}
board-confirm = Claim { $names }
board-back = Back
board-not-possible = The rules do not allow this group.
board-evicts = Card { $card }: { $total } beats { $old }, { $name } is evicted.
board-claims-free = Card { $card } is free: { $total } in total.
board-risk-worst = { $risk ->
    [0] No risk of exhaustion.
   *[other] Risk of exhaustion up to { $risk }% a Servant.
}
board-rerolls = { $count ->
    [one] One failed Servant can be rerolled with your Idol.
   *[other] { $count } failed Servants can be rerolled with your Idols.
}
board-slot = Card { $slot } of { $slots }, { $type }, { $knowledge ->
    [hidden] value hidden.
    [private] value { $value }, only you know it.
   *[open] value { $value }.
}
board-slot-empty = Card { $slot } is gone.
board-slot-free = Free.
board-slot-held = { $mine ->
    [1] Held by you with { $dice } × { $effort } = { $total }.
   *[other] Held by { $name } with { $dice } × { $effort } = { $total }.
}
board-draft-spoken = Your plan: { $dice } × { $effort } = { $total }.
board-spoken-value = { $value ->
    [0] value hidden
   *[other] { $value }{ $flipped ->
        [1] , turned up
       *[other] { $shared ->
            [1] , known to all
           *[other] , secret
        }
    }
}
board-no-cards = No cards yet.
board-spoken-round = Round { $round } of { $rounds }, { $deck ->
    [0] no cards
    [one] 1 card
   *[other] { $deck } cards
} in the deck.
board-spoken-top = The top card of the deck is of type { $type }.
board-spoken-player = { $name }: { $active } Servants active, { $placed } placed, { $exhausted } exhausted.{ $torch ->
    [leader] { " " }Leader.
    [out] { " " }Lights Out.
    [both] { " " }Leader and Lights Out.
   *[none] { "" }
}
board-spoken-ghost = The Ghost: { $hand } in hand, { $placed } placed, { $aside } set aside.
board-keys-effort = effort up or down
board-keys-dice = one Servant more (after the last: one again)
scene-rolled = { $count } Servants try their luck: the dice are rolled.
scene-collected = { $count } treasures are carried home.
