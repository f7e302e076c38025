### The report of the lab in English.

lab-title = { $title } in numbers
lab-subtitle = The game in numbers, by { $games } games of bots ({ $bots }).
lab-players = { $seats ->
    [1] alone
    [one] { $seats } player
   *[other] { $seats } players
}
lab-place = place { $place }
lab-glance = At a table of { $seats }, played by { $bots }:
lab-glance-minutes = minutes at a person’s pace, as an estimate
lab-glance-choices = choices in a game, of all players
lab-glance-forced = of them leave no choice
lab-glance-first = of games are won by who begins
lab-glance-leads = times the lead changes
lab-glance-ladder = points of a hundred more wins than the level below

lab-change = What the change does
lab-change-shown = { $change }: { $many ->
    [one] one difference shows
   *[other] { $many } differences show
} in { $games } pairs of games with the same luck.
lab-change-nothing = { $change }: nothing to be seen with { $games } pairs of games; a difference of { $least } points a player would have shown.
lab-why-clear = It stopped because the answer is clear.
lab-why-time = It stopped because the time was up.
lab-why-games = It stopped because all games were played.
lab-why-stopped = It was stopped.
lab-change-what = what
lab-change-before = before
lab-change-by = changes by
lab-change-note = Intervals hold for all lines together, 95 times of 100, and however often one has looked: full dots are differences, hollow ones noise. A picture spans one deviation of single games to either side.

lab-length = Length
lab-length-intro = How many choices a game has, all players together. Minutes are an estimate: four seconds for a choice of two, four more each time there are twice as many options, two for a move without a choice.
lab-length-said = { $bots }: { $choices } choices in { $rounds } rounds, about { $minutes } minutes ({ $games } games).
lab-decisions = Choices
lab-rounds = Rounds
lab-minutes = Minutes

lab-ending = How it ends
lab-ending-intro = Victories are shared in { $shared } of games; in { $tied } players level in points are told apart by something else.
lab-margin = Points between first and second
lab-margin-said = The winner is ahead by { $value } points ({ $bots }).
lab-best = The best score
lab-best-said = The best score is { $value } on average ({ $bots }).
lab-ways = Why it ends
lab-ways-said = How often each way to end came.
lab-shared = Shared victories
lab-tied = Ties broken

lab-places = Places at the table
lab-places-intro = How often each place in the order of play wins; place 1 begins. The dotted line is an even share. A full dot differs from it even after looking at all places and tables, a hollow one is within noise.
lab-places-noise = Nothing to be seen with { $games } games; a place that wins { $least } points of a hundred more or less would have shown.
lab-places-shown = Place { $place } wins { $share } of games where { $even } would be even ({ $bots }, { $games } games).

lab-points = Points and where they come from
lab-points-intro = What scores are made of, for all players and for winners. Parts that take points away are left out of the bars.
lab-points-said = Points a player: { $scores }.
lab-winners = winners
lab-score = Points a player

lab-lead = Who leads, and how early one knows
lab-lead-intro = A runaway leader wins from early on; where those behind catch up, the line stays low until the end.
lab-leader = The leader in points wins
lab-leader-said = Who leads half-way wins { $half }, who is last then { $last } ({ $even } would be even); the lead changes { $changes } times a game ({ $bots }).
lab-known = The favourite wins
lab-known-said = By chances that each player could know, the favourite wins three games of four from { $part } of the way on; half-way the later winner’s chance is { $winner } ({ $games } games).
lab-beginning = beginning
lab-end = end
lab-leads = Changes of the lead

lab-choices = Choices
lab-choices-intro = How much there is to decide, and how much it matters.
lab-forced = Moves without a choice
lab-forced-said = { $share } of all moves have one option only ({ $bots }).
lab-idle = Turns without a choice
lab-idle-said = { $share } of turns leave nothing at all to decide ({ $bots }).
lab-spread = What the best choice is worth
lab-spread-said = The best of some options wins { $share } more of the games that go on at random from there than the middling one ({ $games } choices weighed).

lab-luck = Luck and skill
lab-luck-intro = The same deals are played once by each level and once by the level below it in the same seat. What both results share is the deal’s doing, how far they lie apart on average the player’s; the rest comes on the way, from dice, draws and what the others do.
lab-luck-player = Who plays
lab-luck-deal = The deal
lab-luck-way = The way it goes
lab-luck-player-said = The part of a seat’s result that is decided by who sits there: this level or the one below.
lab-luck-deal-said = The part that a deal decides whoever plays it.
lab-luck-way-said = The part that is left to dice, draws and the others.
lab-luck-ladder = Wins beside the level below
lab-luck-ladder-said = How many more games of a hundred a level wins than the one below in its seat, over { $deals } deals.

lab-things = Things of the game
lab-things-intro = How often each thing is taken in games where it is on offer, at which part of the game, by which place in the order of play, and how much more often than an even share its takers win, in points of a hundred. Takers win more or less often; that does not say the thing made them. The dotted line is the average of its kind; full dots differ from it after looking at all of them.
lab-column-thing = thing
lab-column-taken = taken
lab-column-when = when
lab-column-whose = by place
lab-column-lift = win lift
lab-kind-shown = On average takers win { $average } ± { $half } points. { $thing } stands out most: { $lift } ± { $more } ({ $players } players had it).
lab-kind-noise = On average takers win { $average } ± { $half } points; none of them stands out ({ $players } players).
lab-never-taken = Never taken, though on offer ({ $many }): { $things }.
lab-more = { $many } more in between
lab-few = only { $many }

lab-strategies = Ways to play
lab-strategies-intro = Players of { $bots } at tables of { $seats } fall into { $many } groups by what they did and what they scored with.
lab-strategies-one = What { $bots } does does not fall into groups: there is one way to play, with variations, or too few games to tell.
lab-way = Way { $number }
lab-way-said = { $players } of players; they win { $wins } and score { $points } on average.
lab-mark-more = more { $what } (by { $by } deviations)
lab-mark-less = less { $what } (by { $by } deviations)

lab-alone = Alone
lab-alone-intro = Points of solo games, and the ranks they reach.
lab-alone-said = { $points } points on average ({ $games } games).
lab-ranks = Ranks
lab-ranks-said = How often { $bots } reaches each rank.

lab-undone = What is hardly ever done
lab-undone-intro = Choices that were there often and that bots took less than once in two hundred times. It may be their blindness or the game’s fault.
lab-undone-said = { $verb }: { $chosen } of { $offered } times ({ $bots }).
lab-undone-nothing = Bots make use of every kind of choice that they are often given.

lab-made = How this was made
lab-made-intro = Seed { $seed }, version { $version } of the rules, { $batches } batches of games in a fixed order. Intervals are those of 95 %.
lab-made-table = table
lab-made-bots = bots
lab-made-games = games watched
lab-made-deals = deals played twice
lab-made-again = The same figures come again by
