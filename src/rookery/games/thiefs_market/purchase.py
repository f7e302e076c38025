"""Phase 2, Making purchases: prices, payments and what a bought card sets off (TM-6)."""

from __future__ import annotations

from rookery.games.thiefs_market.actions import BUY_0, COPY_0, END, PAY_0, PAYS, TURN_0, USE_0
from rookery.games.thiefs_market.cards import (
    COPY_OF,
    USED,
    count_allowance,
    effect_of,
    find,
    is_usable,
    number_of,
    tell_bought,
    works_as,
)
from rookery.games.thiefs_market.const import (
    ASKS_COPY,
    ASKS_POTION,
    BUY,
    COPY,
    E_BOUGHT,
    E_COPIED,
    E_DISCARDED,
    E_GAINED,
    E_NO_CARD,
    E_PASSED,
    E_TURNED,
    E_USED,
    FACES,
    GEMS,
    GO_BOUGHT,
    GO_BUY,
    GO_CLOSE,
    GO_PAY,
    KINDS,
    NOTHING,
    PAY,
    POTION,
    SLOTS,
    TURN,
)
from rookery.games.thiefs_market.market import deck_of_potion, draw
from rookery.games.thiefs_market.pack import Tables
from rookery.games.thiefs_market.state import MarketState
from rookery.kernel import CHANCE, EVERYONE, Picker, Sink
from rookery.kernel.runtime import append, i64, pop, vec


def buyer(s: MarketState) -> i64:
    """Whose buy turn it is (TM-6.1)."""
    return (s.starter + s.turns) % s.seats


def ask_buyer(t: Tables, s: MarketState, out: Sink) -> None:
    """TM-6.1: from the marker clockwise; who can do nothing is passed over.

    If nobody can, the last one is asked all the same, so that the piles are seen before they go.
    """
    while s.turns < s.seats:
        seat = buyer(s)
        s.purchases = 0
        count_allowance(t, s, seat)
        if can_do_something(t, s, seat) or (s.turns == s.seats - 1 and not s.asked):
            s.asked = 1
            s.phase = BUY
            s.actor = seat
            return
        if out.live:
            out.emit(E_PASSED, EVERYONE, seat)
        s.turns += 1
    s.phase = GO_CLOSE


def can_do_something(t: Tables, s: MarketState, seat: i64) -> bool:
    """Whether a card or an ability is within reach."""
    for card in s.market:
        if card >= 0 and is_payable(t, s, seat, card):
            return True
    usable: i64 = 0
    for entry in s.cards[seat]:
        if is_usable(t, s, seat, entry):
            usable += 1
    return usable > 0


def is_payable(t: Tables, s: MarketState, seat: i64, card: i64) -> bool:
    """TM-6.5: whether gold covers what dice and discount do not."""
    return lacking(t, s, seat, card) <= s.gold[seat]


def lacking(t: Tables, s: MarketState, seat: i64, card: i64) -> i64:
    """TM-6.5: the gems of a price that neither dice nor discount cover; below 0 if discount is left."""
    costs, pile = t.costs, s.pile
    first: i64 = card * GEMS
    there: i64 = seat * KINDS
    short: i64 = -s.discount
    colour: i64
    for colour in range(GEMS):
        missing: i64 = costs[first + colour] - pile[there + colour]
        if missing > 0:
            short += missing
    return short


def legal_buy(t: Tables, s: MarketState, seat: i64) -> vec[i64]:
    """TM-6.2: end the turn, buy what can be paid, use what can be used."""
    found = append(vec[i64](capacity=SLOTS), END)
    if s.purchases < s.allowance:
        for card in s.market:
            if card >= 0 and is_payable(t, s, seat, card):
                found = _insert(found, BUY_0 + card)
    for entry in s.cards[seat]:
        if is_usable(t, s, seat, entry):
            found = _insert(found, USE_0 + number_of(entry))
    return found


def _insert(found: vec[i64], action: i64) -> vec[i64]:
    """Choices stand in rising order."""
    found = append(found, action)
    place: i64 = len(found) - 1
    while place > 0 and found[place - 1] > action:
        found[place] = found[place - 1]
        place -= 1
    found[place] = action
    return found


def end_turn(s: MarketState, seat: i64, out: Sink) -> None:
    """The next one buys."""
    if s.purchases == 0 and out.live:
        out.emit(E_PASSED, EVERYONE, seat)
    s.turns += 1
    s.phase = GO_BUY


def begin_payment(s: MarketState, card: i64) -> None:
    """A card is chosen; now the colours of its price, one after another."""
    s.card = card
    s.colour = 0
    s.phase = GO_PAY


def price(t: Tables, s: MarketState, card: i64) -> i64:
    """TM-6.5: the gems to be paid after the discount."""
    total: i64 = -s.discount
    colour: i64
    for colour in range(GEMS):
        total += t.costs[card * GEMS + colour]
    return total if total > 0 else 0


def dice_for(t: Tables, s: MarketState, seat: i64, colour: i64) -> i64:
    """The most dice of a colour that the card could take from the pile."""
    needed: i64 = t.costs[s.card * GEMS + colour]
    there: i64 = s.pile[seat * KINDS + colour]
    return needed if needed < there else there


def paid_so_far(s: MarketState) -> i64:
    """Dice laid down for the card."""
    total: i64 = 0
    colour: i64
    for colour in range(GEMS):
        total += s.chosen[colour]
    return total


def fewest_dice(t: Tables, s: MarketState, seat: i64) -> i64:
    """TM-6.5: what gold and the colours that follow cannot cover must be dice of this colour."""
    later: i64 = 0
    colour: i64
    for colour in range(s.colour + 1, GEMS):
        later += dice_for(t, s, seat, colour)
    needed: i64 = price(t, s, s.card) - s.gold[seat] - later - paid_so_far(s)
    return needed if needed > 0 else 0


def most_dice(t: Tables, s: MarketState, seat: i64) -> i64:
    """TM-6.5: no more than the card shows, the pile holds and the price leaves."""
    rest: i64 = price(t, s, s.card) - paid_so_far(s)
    dice = dice_for(t, s, seat, s.colour)
    return dice if dice < rest else rest


def ask_payment(t: Tables, s: MarketState, out: Sink) -> None:
    """The next colour with a choice between dice and gold; then the card changes hands."""
    seat = buyer(s)
    while s.colour < GEMS:
        low = fewest_dice(t, s, seat)
        if low < most_dice(t, s, seat):
            s.phase = PAY
            return
        pay(s, low)
    buy(t, s, seat, out)


def legal_pay(t: Tables, s: MarketState, seat: i64) -> list[int]:
    """How many dice of the colour that is asked for now."""
    first: i64 = PAY_0 + s.colour * PAYS
    found: list[int] = []
    number: i64
    for number in range(fewest_dice(t, s, seat), most_dice(t, s, seat) + 1):
        found.append(first + number)
    return found


def draw_pay(t: Tables, s: MarketState, seat: i64, pick: Picker) -> i64:
    """Any of them."""
    low = fewest_dice(t, s, seat)
    return PAY_0 + s.colour * PAYS + low + pick.below(most_dice(t, s, seat) + 1 - low)


def pay(s: MarketState, dice: i64) -> None:
    """So many dice of this colour; gold fills what is missing in the end."""
    s.chosen[s.colour] = dice
    s.colour += 1
    s.phase = GO_PAY


def buy(t: Tables, s: MarketState, seat: i64, out: Sink) -> None:
    """TM-6.7: pay, take the card, tributes, and what the card does when gained."""
    card = s.card
    dice = paid_so_far(s)
    gold = price(t, s, card) - dice
    colour: i64
    for colour in range(GEMS):
        s.pile[seat * KINDS + colour] -= s.chosen[colour]
        s.chosen[colour] = 0
    s.spent += dice
    s.gold[seat] -= gold
    s.colour = 0
    s.card = NOTHING
    _leave_market(s, card)
    s.cards[seat] = append(s.cards[seat], card)
    if out.live:
        out.emit(E_BOUGHT, EVERYONE, seat, card, dice, gold)
    tell_bought(t, s, seat, card, out)
    gain(t, s, seat, card, out)


def _leave_market(s: MarketState, card: i64) -> None:
    """Its place stays empty until the end of the round."""
    slot: i64
    for slot in range(SLOTS):
        if s.market[slot] == card:
            s.market[slot] = NOTHING


def gain(t: Tables, s: MarketState, seat: i64, card: i64, out: Sink) -> None:
    """A card has come to a seat: its on-gain effect, or what it asks for."""
    count_allowance(t, s, seat)
    effect = t.effects[card]
    s.phase = GO_BOUGHT
    if effect.asks == ASKS_POTION:
        drink(s, seat, card, out)
    elif effect.asks == ASKS_COPY:
        ask_copy(t, s, seat, card, out)
    else:
        effect.gained(s, seat, card, out)


def drink(s: MarketState, seat: i64, card: i64, out: Sink) -> None:
    """TM-9.9: the potion goes to the box, and chance says which card comes instead."""
    s.cards[seat], _ = pop(s.cards[seat])
    out.emit(E_DISCARDED, EVERYONE, card)
    if deck_of_potion(s) == NOTHING:
        out.emit(E_NO_CARD, EVERYONE, seat)
    else:
        s.phase = POTION
        s.actor = CHANCE


def gain_from_deck(t: Tables, s: MarketState, card: i64, out: Sink) -> None:
    """TM-9.9: gained, not bought; no tribute, no purchase."""
    seat = buyer(s)
    draw(s, card, deck_of_potion(s))
    s.cards[seat] = append(s.cards[seat], card)
    out.emit(E_GAINED, EVERYONE, seat, card)
    gain(t, s, seat, card, out)


def copy_choices(s: MarketState, seat: i64) -> vec[i64]:
    """Mimetic Stew: the cards of all opponents."""
    found = vec[i64]()
    other: i64
    for other in range(s.seats):
        if other != seat:
            for entry in s.cards[other]:
                found = _insert(found, COPY_0 + number_of(entry))
    return found


def ask_copy(t: Tables, s: MarketState, seat: i64, card: i64, out: Sink) -> None:
    """Mimetic Stew: one of the opponents' cards; if there is none it stays what it is."""
    choices = copy_choices(s, seat)
    s.card = card
    if len(choices) > 1:
        s.phase = COPY
        s.actor = seat
    elif len(choices) == 1:
        copy(t, s, seat, choices[0], out)
    else:
        s.card = NOTHING


def copy(t: Tables, s: MarketState, seat: i64, action: i64, out: Sink) -> None:
    """From now on the card works as another; what that one does when gained happens at once."""
    card = action - COPY_0
    out.emit(E_COPIED, EVERYONE, seat, card)
    model = _model(s, card)
    s.cards[seat][find(s, seat, s.card)] += COPY_OF * (model + 1)
    t.effects[model].gained(s, seat, s.card, out)
    s.card = NOTHING
    count_allowance(t, s, seat)
    s.phase = GO_BOUGHT


def _model(s: MarketState, card: i64) -> i64:
    """What an owned card works as; a copy of a copy is a copy of the same card."""
    model = card
    for own in s.cards:
        for entry in own:
            if number_of(entry) == card:
                model = works_as(entry)
    return model


def finish_purchase(s: MarketState) -> None:
    """TM-6.7, step 5: one more purchase is made, and the turn goes on."""
    s.purchases += 1
    s.actor = buyer(s)
    s.phase = BUY


def use(t: Tables, s: MarketState, seat: i64, action: i64, out: Sink) -> None:
    """TM-6.8: an ability of the buyer; a die with several new faces asks which."""
    card = action - USE_0
    index = find(s, seat, card)
    effect = effect_of(t, s.cards[seat][index])
    if effect.once:
        s.cards[seat][index] += USED
    if len(effect.faces) > 1:
        s.card = card
        s.phase = TURN
    elif effect.faces:
        turn(t, s, seat, card, effect.faces[0], out)
    else:
        out.emit(E_USED, EVERYONE, seat, card)
        effect.use(s, seat, card, out)


def legal_turn(t: Tables, s: MarketState, seat: i64) -> vec[i64]:
    """TM-9.1: the faces the die may be turned to."""
    found = vec[i64](capacity=FACES)
    for face in effect_of(t, s.cards[seat][find(s, seat, s.card)]).faces:
        found = append(found, TURN_0 + face)
    return found


def turn(t: Tables, s: MarketState, seat: i64, card: i64, face: i64, out: Sink) -> None:
    """TM-6.10: the die stays in the pile and shows another face."""
    effect_of(t, s.cards[seat][find(s, seat, card)]).use(s, seat, card, out)
    s.pile[seat * KINDS + face] += 1
    s.card = NOTHING
    s.phase = BUY
    out.emit(E_TURNED, EVERYONE, seat, card, face)
