"""Lanterns with one defect each in what is shown, told or resampled."""

from __future__ import annotations

from rookery.kernel import EVERYONE, MUTE, Named, Picker, ReasonKind, Sink, View
from tests.toys.lanterns import BURN, WIND, Dusk, Lanterns


def others_hold(s: Dusk, seat: int, card: int) -> bool:
    """Whether another keeper hides this card."""
    return any(s.cards[other] == card for other in range(s.seats) if other != seat)


class ViewShowsCards(Lanterns):
    def view(self, s: Dusk, seat: int) -> View:
        return {**super().view(s, seat), "cards": s.cards[:]}


class ViewShowsChoices(Lanterns):
    def view(self, s: Dusk, seat: int) -> View:
        return {**super().view(s, seat), "burning": s.burning[:]}


class ViewIsNotPlain(Lanterns):
    def view(self, s: Dusk, seat: int) -> View:
        return {**super().view(s, seat), "seats": {0, 1}}


class ViewChangesState(Lanterns):
    def view(self, s: Dusk, seat: int) -> View:
        s.turn = 0
        return super().view(s, seat)


class DealIsHeard(Lanterns):
    def _deal(self, s: Dusk, card: int, out: Sink) -> None:
        super()._deal(s, card, MUTE)
        out.emit(0, EVERYONE, card)


class ChoiceIsHeard(Lanterns):
    def apply(self, s: Dusk, seat: int, action: int, out: Sink) -> None:
        if s.phase == BURN:
            out.emit(3, EVERYONE, seat, action)
        super().apply(s, seat, action, out)


class EventCountTells(Lanterns):
    def apply(self, s: Dusk, seat: int, action: int, out: Sink) -> None:
        if s.phase == WIND and 4 in s.cards:
            out.emit(1, EVERYONE, action)
        super().apply(s, seat, action, out)


class ListTells(Lanterns):
    def why_not(self, s: Dusk, seat: int, action: int) -> str:
        if s.phase == BURN and action == 1 and others_hold(s, seat, 4):
            return "LA-3"
        return super().why_not(s, seat, action)


class RefusalTells(Lanterns):
    def why_not(self, s: Dusk, seat: int, action: int) -> str:
        clause = super().why_not(s, seat, action)
        return "LA-1" if clause and others_hold(s, seat, 4) else clause


class QuestionTells(Lanterns):
    def question(self, s: Dusk, seat: int) -> Named:
        asked = super().question(s, seat)
        return Named(asked.name, {**asked.args, "most": max(s.cards)})


class PreviewTells(Lanterns):
    def preview(self, s: Dusk, seat: int) -> View:
        return {"most": max(s.cards)} if self.legal(s, seat) else {}


class MotiveTells(Lanterns):
    motives = (ReasonKind("most", ("most",)),)

    def motive(self, s: Dusk, seat: int, action: int) -> list[Named]:
        return [Named("most", {"most": max(s.cards)})]


class ReasonTells(Lanterns):
    reasons = (ReasonKind("most", ("most",)),)

    def reason(self, s: Dusk, seat: int, action: int) -> Named:
        return Named("most", {"most": max(s.cards)})


class SecondListTells(Lanterns):
    """Its resample deals nothing again, so that only worlds made by the rules show the leak."""

    def why_not(self, s: Dusk, seat: int, action: int) -> str:
        if s.phase == BURN and action == 1 and others_hold(s, seat, 4):
            return "LA-3"
        return super().why_not(s, seat, action)

    def resample(self, s: Dusk, seat: int, pick: Picker) -> Dusk:
        return s.copy()


class ForgetfulResample(Lanterns):
    """Shows hidden cards, and its resample never changes them."""

    def view(self, s: Dusk, seat: int) -> View:
        return {**super().view(s, seat), "cards": s.cards[:]}

    def _redeal(self, world: Dusk, seat: int, pick: Picker) -> None:
        pass


class ResampleTakesOwnCard(Lanterns):
    def resample(self, s: Dusk, seat: int, pick: Picker) -> Dusk:
        return super().resample(s, -1, pick)


class ResampleInPlace(Lanterns):
    def resample(self, s: Dusk, seat: int, pick: Picker) -> Dusk:
        self._redeal(s, seat, pick)
        return s.copy()


class ResampleLosesCards(Lanterns):
    def resample(self, s: Dusk, seat: int, pick: Picker) -> Dusk:
        world = super().resample(s, seat, pick)
        for other in range(s.seats):
            if s.phase == BURN and other != seat:
                world.cards[other] = 4
        return world


class ResampleMovesOn(Lanterns):
    """The other world has an answer more, which the view does not show."""

    def view(self, s: Dusk, seat: int) -> View:
        view = super().view(s, seat)
        for keeper in view["keepers"]:
            del keeper["ready"]
        return view

    def resample(self, s: Dusk, seat: int, pick: Picker) -> Dusk:
        world = super().resample(s, seat, pick)
        waiting = [n for n in range(s.seats) if n != seat and s.burning[n] < 0]
        if s.phase == BURN and len(waiting) > 1:
            world.burning[waiting[0]] = 0
        return world


class ResampleKeepsACard(Lanterns):
    """The second keeper's true card stays where it is."""

    def _redeal(self, world: Dusk, seat: int, pick: Picker) -> None:
        kept = world.cards[1] if world.seats > 1 and seat != 1 else 0
        if kept:
            world.cards[1] = 0
        super()._redeal(world, seat, pick)
        if kept:
            world.cards[1] = kept


class SkewedResample(Lanterns):
    def _redeal(self, world: Dusk, seat: int, pick: Picker) -> None:
        for _ in range(2):
            super()._redeal(world, seat, pick)
            if others_hold(world, seat, 4):
                return
