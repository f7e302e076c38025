### The browser's own words.

loading = Lighting the lamps…
loading-slow = Still fetching, the table is safe.
nowhere = There is nothing at this address.
failure = Something is torn here
to-lobby = Back to the lobby
close = Close
cancel = Cancel
save = Save
copy = Copy the link
copied = Copied
brand-home = Rookery, to the lobby
skip-question = To the question
your-turn = Your turn

## Tools
tool-rules = Rules
tool-fair = Fair dice
tool-sound = Sounds
tool-language = Language
tool-explain = What is this?
tool-keys = Keyboard
tool-settings = Settings

## Lobby
lobby-hello = Good evening, { $name }
lobby-hello-all = Good evening
lobby-lead = Board games about thieves, with friends, strangers or bots.
lobby-games = Games
lobby-offline = The server does not answer. Trying again…
refused-other-version = The server speaks a newer language than this page. Your tables are safe: load the page anew.
refused-too-fast = That was too much at once. Wait a moment, then try again.
refused-no-identity = The server cannot read the sign by which it knew you. Perhaps its host is just putting it right: then wait. As a new guest you give up your seats and finished games.
load-anew = Load the page anew
begin-anew = Begin as a new guest
lobby-open = Tables
lobby-open-count = { $waiting } waiting, { $playing } in play
lobby-join = Join
lobby-watch = Watch
lobby-running = in play
lobby-quiet = Quiet tonight
lobby-quiet-lead = Nobody waits at a table. Open one and share its link, or play bots.
lobby-yours = Your tables
lobby-yours-none = Tables where you sit appear here.
lobby-over = Finished games
lobby-over-none = Your finished games appear here, with their replays.
lobby-download = Download all records
lobby-fair = Dice you can check
lobby-fair-lead = Every throw is sealed before the first move and opened after the last.
yours-open = waiting for players
yours-sealing = about to begin
table-bots-only = only bots
table-hosted = free table
poster-players = { $fewest } to { $most } players
poster-bots = Play now against bots
poster-bot-count = { $count ->
    [one] 1 bot
   *[other] { $count } bots
}
poster-solo = Alone
poster-people = Play with people
poster-open = Open a table
name-title = Your name
name-label = What the others see, up to 24 characters
name-change = Change your name

## A new table
new-title = A table of { $game }
new-seats = How many players?
new-seat = Seat { $seat }
new-person = a person
new-clock = Clock
new-clock-none = none
new-clock-fast = 5 minutes each, 10 seconds a move
new-clock-live = 10 minutes each, 15 seconds a move
new-clock-day = one day a move
new-clock-week = one week a move
new-who = Who may join?
new-link = whoever has the link
new-public = anybody in the lobby
new-hints = Hints allowed
new-pack = Cards and numbers
pack-name = { $pack ->
    [house] house: what comes with Rookery
   *[other] { $pack }
}
house-means = Values marked “house” are ours, where no printed one could be read.
new-options = Options and variants
new-usual = usual
new-make = Open the table
bot-name = { $bot ->
    [random] Random: any move will do
    [greedy] Greedy: takes what looks best now
    [careless] Careless, level 1 of 7: overlooks most good moves
    [apprentice] Apprentice, level 2 of 7: overlooks about half of them
    [cutpurse] Cutpurse, level 3 of 7: takes what looks best now
    [burglar] Burglar, level 4 of 7: thinks a little ahead
    [fence] Fence, level 5 of 7: thinks further ahead
    [mastermind] Mastermind, level 6 of 7: thinks far ahead
    [legend] Legend, level 7 of 7: thinks longest
   *[other] bot { $bot }
}
bot-strength = Each level wins at least 62 of 100 games against the one below, in every game and with any number of players.
bot-who = { $seat ->
    [1] Ambrose
    [2] Basil
    [3] Clement
    [4] Desmond
   *[other] Edwin
}
bot-title = { $bot ->
    [random] { bot-who } the Blind
    [greedy] { bot-who } the Greedy
    [careless] { bot-who } the Careless
    [apprentice] { bot-who } the Apprentice
    [cutpurse] { bot-who } the Cutpurse
    [burglar] { bot-who } the Burglar
    [fence] { bot-who } the Fence
    [mastermind] { bot-who } the Mastermind
    [legend] { bot-who } the Legend
   *[other] { $bot } { $seat }
}
clock-none = No clock.
clock-live = { $minutes } min + { $increment } s.
clock-slow = { $days ->
    [one] One day a move.
   *[other] { $days } days a move.
}
clock-days = { $days } d
clock-hours = { $hours } h
options-usual = Usual rules.

## An open table
open-title = { $count ->
    [one] One seat is free
   *[other] { $count } seats are free
}
open-full = Everybody is here
open-sit = Sit down
open-leave = Leave
open-bot = Give it to a bot…
open-bot-for = A bot for seat { $seat }
open-free = Free this seat
open-remove = Remove
open-remove-means = This seat is free again, and this person cannot sit down here any more
open-link = Share this link
open-start = Start the game
open-sealing = Everybody’s browser opens its part of the dice; the game begins in a moment.
open-host-waits = The game starts when the last seat is taken. You can give free seats to bots.
open-guest-waits = The game starts when the last seat is taken.

## Table
table-pack = { $pack ->
    [house] Cards and numbers: house pack.
   *[other] Cards and numbers: pack { $pack }.
}
table-none = There is no table behind this link.
trouble = { $key ->
    [pack-missing] This table cannot be looked after: pack { $pack } is missing. It goes on by itself when the pack is back.
    [pack-unreadable] This table cannot be looked after: pack { $pack } cannot be read. It goes on by itself when the pack is mended.
    [other-rules] This table cannot be looked after: it was begun with other rules or another pack { $pack }.
    [stuck] This table is stuck. The server tries again by itself.
   *[other] This table cannot be looked after at the moment. The server tries again by itself.
}
table-stale = Somebody moved first. Here is the new table.
table-not-sent = Not sent: there is no connection.
table-reconnecting = Connection lost. Reconnecting, the table is safe…
table-phases = Phases of the round
offer-made = { $count ->
    [one] { $names } offers to end the game without a winner.
   *[other] { $names } offer to end the game without a winner.
}
offer-yours = You offer to end the game without a winner.
offer-agree = Agree
offer-back = Take it back
offer-rule = It lapses with the next move. Everybody is asked, except who has left the seat to a bot for long.
absent-long = { $name } has been away for ten minutes.
absent-call = Let a bot play on
rail = Players, log, chat and rules
rail-seats = Players
seat-free = free seat
seat-you = you
seat-you-name = You
guest-name = Guest { $id }
seat-bot = bot
seat-stand-in = a bot plays on
seat-away = away
seat-on = to act
seat-menu = What you can do with your seat
seat-hand-over = Let a bot play for me
seat-take-back = Take my seat back
seat-returns = You get your seat back when this turn is over.
seat-offer-end = Offer to end the game
tabs = Parts of the table
tab-board = Board
tab-log = Log
tab-chat = Chat
tab-rules = Rules
tab-moves = Moves
log-empty = What happens appears here.
log-describe = Describe the position
log-back = Back to the log
log-position = The position
chat-empty = Nobody has said anything yet.
chat-write = Write to the table
chat-send = Send
chat-unread = unread
rules-search = Search the rules
rules-glossary = Glossary: every thing and word
rules-none = No clause matches.
moves-title = { $count ->
    [0] Possible moves
    [one] One possible move
   *[other] { $count } possible moves
}
moves-none = It is not your turn.
piece-hidden = face down
piece-nobody = nobody
piece-nothing = nothing
piece-colon = {": "}
any-choose = Choose
any-clear = Clear
why-not = Not possible
why-rule = Show the rule { $clause }
ribbon = What happened
ribbon-back = Previous step
ribbon-next = Next step
dock = Your decision
dock-choices = Choices
dock-undo = Undo
dock-undo-ends = Undo ends here: somebody has moved or learned something.
dock-hint = Hint
dock-hinted = A thoughtful player would: { $moves }
dock-idea = Think of this: { $idea }
dock-nudged = { $count ->
    [1] There is only one move: { $moves }
   *[other] The best move is one of these: { $moves }
}
hint-title = What kind of hint?
hint-thinking = A thoughtful player looks at it from your seat…
hint-nudge = A nudge
hint-nudge-lead = where to look, not what to do
hint-move = Best move
hint-move-lead = marked on the board
hint-numbers = Numbers
hint-numbers-lead = the chance to win of the best choices
hint-rule = The rule
hint-rule-lead = what the rules say about this choice
hint-numbers-title = Chance to win, from what you know
hint-first = First: { $moves }. Then:
hint-visits = { $visits ->
    [0] not looked at
    [one] looked at once
   *[other] looked at { $visits } times
}
hint-no-rule = No single rule stands behind this choice; the rules are beside the board.
dock-do-it = Do it
dock-chance = The dice are falling…
dock-waiting = Waiting for { $names }
dock-bot = { $count ->
    [one] { $names } thinks…
   *[other] { $names } think…
}
dock-over = The game is over
end-won = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
end-closed = The game was ended
end-closed-lead = All players agreed to stop; nobody wins.
end-winner = winner
end-heading = The end of the game
end-scores = Scores
end-source = From
end-total = Total
end-replay = Replay
end-review = Review
end-fair = Check the dice
end-again = Play again
end-podium = Podium
end-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
end-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
end-tied = { $names } are level at { $total }.
end-tie-counts = { $what }{ $fewest ->
    [yes] , the fewest win
   *[no] {""}
}: { $counts }.
end-tie-shared = { $what }: they share the victory.
end-clause = Rule { $clause }
end-ranks = The ranks
end-rank-reached = reached
end-rank-from = from { $least }
end-rank-next = For the next rank, { $rank }, { $missing ->
    [one] one point is missing.
   *[other] { $missing } points are missing.
}
end-rank-top = There is no higher rank.
end-story = The story of this game
end-story-early = Early on
end-story-middle = Half-way
end-story-late = Near the end
end-story-change = Chances of { $name }: { $before } → { $after }
end-story-telling = The story is being told… { $done } of { $of }
end-story-waiting = The story is about to be told…
end-story-none = The story could not be told this time.
end-story-ask = Tell the story
end-stats = In this game
end-stats-table = Statistics
end-choices = Choices made
end-more = Story and statistics

## Keyboard
keys-title = Keyboard
keys-arrows = from piece to piece
keys-enter = choose a piece, then confirm
keys-back = step back, close
keys-choices = the listed choices
keys-board = to the board
keys-question = to the question
keys-explain = what has the focus: explain it
keys-undo = undo
keys-hint = hint
keys-rules = rules
keys-log = log
keys-chat = chat
keys-moves = list of moves
keys-finish = tell the news at once
keys-this = this list

## Replay
replay-title = Replay
replay-step = Step { $step } of { $steps }
replay-first = To the beginning
replay-previous = Step back
replay-next = Step on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-slider = Step
replay-view = Seen by
replay-onlooker = an onlooker
replay-share = Copy a link to this step
replay-none = This game is not over yet, or there is no such table.
replay-begin = The game begins.
replay-moves = What happened
replay-setup = The table is set up.
replay-between = In the middle of the move.
replay-end = The game ends.
replay-speed = Speed
replay-speed-value = { $speed ->
    [0.5] ½×
   *[other] { $speed }×
}
replay-swing = In percent: how each turn changed the chances of { $name }.
replay-swing-mover = In percent: how each turn changed the chances of whoever moved.
replay-turning = Turning point { $number }
replay-next-turning = Next turning point
replay-chances = Chances
replay-unjudged = Nobody has had the chances of this game worked out yet.
replay-judge = Work out the chances
replay-lost = This step could not be fetched.
replay-to-moves = Back to the moves
replay-link = Link
game-ways = Ways to look at this game

## Review of a finished game
review-title = Review
review-chart-title = Chances to win
review-chart-lead = As each player could know them at that moment, from their own seat; so they need not add up to 100%. The numbers mark the turning points.
review-chart-summary = Chances to win over the game. At first: { $began }. In the end: { $ended }. The table below has all numbers.
review-beginning = beginning
review-end = end
review-slider = Walk through the game
review-look = Look at this position
review-table = All numbers as a table
review-turns-title = Turning points
review-turn-chance = Dice or cards
review-turn-several = Several moves
review-turn-choice = The move of { $name }
review-steps = steps { $start } to { $step }
review-gained = { $name } gains { $points } points of 100, now { $now }.
review-lost = { $name } loses { $points } points of 100, now { $now }.
review-agreed = The bot would have done the same, or found it as good.
review-advice = Instead of “{ $taken }” the bot would have chosen “{ $move }”: better by { $points } of 100.
review-before = The position before
review-after = After it
review-luck-title = Luck and choices
review-luck-lead = How the chances changed, in points of 100, and by what. The rest is several moves judged as one, and what only the end showed. With what each player began, the columns make the result.
review-began = At first
review-luck = Luck
review-own = Own moves
review-others = Others’ moves
review-rest = Rest
review-result = Result
review-effort = { $positions } of { $of } positions were judged, more of them where more changed, with { $walks } simulated games for each player at each one. A bot’s judgement is an estimate: a few points mean nothing.
review-waiting = The review is about to begin…
review-working = Judging the game: { $done } of { $of }
review-progress = Progress of the review
review-working-lead = A bot plays on from many positions, knowing only what each player knew. It usually takes less than half a minute, once for each game.
review-running = This game is not over yet. Its review comes after the end.
review-closed = This game was stopped before its end, so there is nothing to review.
review-alone = In a game alone there is nobody to compare chances with, so there is no review.
review-failed = The review could not be made this time. The game itself is safe; please try again in a moment.
review-again = Try again
review-to-table = To the table

## Fair chance
fair-title = Fair dice
fair-lead = Before the game everybody sealed a part of the dice and the table promised its secret seed; then all opened theirs, and every move brought more. Your browser keeps what it is given and told, and when the game is over derives every draw and every roll again.
fair-running = This game is still going on. The promise below was given before the first move; the seed is opened when the game is over.
fair-closed = This game was ended by agreement. The promise below was given before the first move.
fair-promise = The promise in the record (SHA-256 of seed, table and seals)
fair-kept = The promise that this browser kept
fair-seed = The seed
fair-links = { $count ->
    [0] Seal of { $name }: nothing was opened
    [one] Seal of { $name }: one link opened
   *[other] Seal of { $name }: { $count } links opened
}
fair-ledger = This table in the public ledger
fair-line-sealed = sealed
fair-line-begun = begun
fair-line-ended = ended
fair-line-aborted = called off
fair-checking = Checking…
fair-verified = Verified
fair-verified-lead = { $count ->
    [one] The one outcome of this game follows from the promised seed and from what the players brought.
   *[other] All { $count } outcomes of this game follow from the promised seed and from what the players brought.
}
fair-part = Nothing wrong found
fair-part-lead = What could be checked here is right, but not everything could be.
fair-broken = Not fair
fair-broken-form = The record does not hold what it must, or is of another table.
fair-broken-seed = The seed and the seals do not fit the promise.
fair-broken-kept = The promise in the record is not the one this browser was given.
fair-broken-seals = The seals in the record are not those this browser was shown.
fair-broken-link = Something a player is said to have opened is not what was sealed.
fair-broken-own = Something that this browser opened is missing in the record.
fair-broken-ledger = The public ledger is not what it was, or does not know this game.
fair-broken-odds = Outcome { $at } ({ $stream }): the odds are not those of the dice, the deck or the bag.
fair-broken-outcome = Outcome { $at } ({ $stream }) does not follow from the seed.
fair-open = What could not be checked here
fair-open-kept = Whether the promise was given before the game: this browser was not at the table then.
fair-open-late = Whether the promise was given before the game: this browser first saw it while the game was running.
fair-open-ledger = Whether the table was dealt more than once: this game is older than the public ledger.
fair-open-again = { $count ->
    [one] Why this table was called off once before it began.
   *[other] Why this table was called off { $count } times before it began.
}
fair-open-boxes = The outcomes: what is in the boxes of this game is not known here.
fair-open-odds = { $count ->
    [one] The odds of one outcome, which hang on what players did.
   *[other] The odds of { $count } outcomes, which hang on what players did.
}
fair-open-silent = { $name } brought nothing to the dice.
fair-open-plain = { $count ->
    [one] Once you moved without adding to the dice: a bot played for you, or another browser.
   *[other] { $count } times you moved without adding to the dice: a bot played for you, or another browser.
}
fair-open-rules = The moves and the scores: they need the rules. “rookery verify” checks them, and tools/verify_record.py checks the dice without this page, which comes from the same host.
fair-seeded = This game used an open seed: { $seed }. It can be checked with “rookery verify”.
fair-kind = Stream
fair-place = Place
fair-odds = Weights
fair-drawn = Drawn
fair-outcomes = Every outcome
fair-outcome = Outcome
fair-fits = fits
fair-record = Download the record

## Settings
settings-title = Settings
settings-lead = Kept in this browser only.
settings-language = Language
settings-theme = Colours
settings-theme-auto = as the system
settings-theme-dark = dark
settings-theme-light = light
settings-theme-contrast = high contrast
settings-palette = Palette
settings-palette-usual = usual
settings-palette-cvd = colour-blind safe
settings-motion = Motion
settings-motion-system = as the system
settings-motion-full = full
settings-motion-instant = none
settings-single = When there is only one answer
settings-single-play = answer it for me (where no other people play)
settings-single-ask = ask me
settings-font = Typeface
settings-font-usual = usual
settings-font-easy = easy to read
settings-sounds = Sounds
settings-sounds-on = on
settings-sounds-off = off
settings-volume = Volume
settings-volume-table = pieces and people
settings-volume-alerts = calls to you
settings-volume-ambience = sounds from afar
settings-volume-value = { $volume }%
settings-speed = Moves of the others
settings-speed-value = { $speed ->
    [0] at once
    [0.5] half speed
    [1] normal
    [2] twice as fast
   *[4] four times as fast
}
ribbon-again = Look at the last round again
ribbon-now = Back to the game
ribbon-skip = Show all at once
ribbon-since = Since your turn
ribbon-place = Step { $at } of { $count }
log-show = Show this step on the board
dock-soon = Your turn in a moment.
dock-past = You are looking at an earlier step.

## Lessons

poster-learn = Learn
learn-title = Learn { $game }
learn-teacher = The lesson
learn-steps = Steps of the lesson
learn-step = Lesson { $number } of { $last }
learn-show = Show me
learn-do = Do it for me
learn-list = All choices as a list
learn-again = Once more
learn-back = Back
learn-next = Next
learn-finish = Finish
learn-done = You know the game
learn-play = Play a whole game
learn-over = Done: nothing more is asked here.
learn-none = There are no lessons for this game.

explain-house = Our own data: no printed value could be read.
explain-rule = (the rule)
explain-glossary = Glossary
explain-mode = Touch anything to learn what it is.
explain-leave = Back to the game
glossary-title = { $game }: glossary
glossary-lead = Every thing and word of the game, with the rules behind it.
glossary-search = Search the glossary
glossary-rules = Rules: { $clauses }
glossary-nothing = Nothing matches.
glossary-none = There is no glossary for this game.

how-title = How to play { $game }
how-contents = Contents
how-goal = The goal
how-turn = A turn
how-end = The end
how-pictures = In pictures
how-print = Print
how-link = How to play
how-open = Open as a page

guide = The guide
guide-offer = First game? A guide can come along.
guide-yes = Please do
guide-no = No, thanks
guide-wanted = A guide explains each question
guide-think = Worth a thought
guide-others = What the others did
guide-stop = No more guide
guide-fold = Fold the guide away
guide-show = Show the guide
poster-guide = With a guide

## Puzzles

poster-puzzles = Puzzles
puzzles-title = Puzzles
puzzles-of = { $game }: puzzles
puzzles-lead = Positions from games of bots. In each of them one choice is clearly the best, by what your seat knows.
puzzles-solved = { $solved } of { $count } solved
puzzles-all = All puzzles
puzzles-none = There are no puzzles for this game.
puzzle = The puzzle
puzzle-none = There is no such puzzle.
puzzle-easy = easy
puzzle-medium = medium
puzzle-hard = hard
puzzle-number = Puzzle { $number } of { $last }, { $level }
puzzle-tile = Puzzle { $number }
puzzle-tile-solved = Puzzle { $number }, solved
puzzle-ask = It is your turn. One choice is clearly the best, by what you know: which?
puzzle-right = Right!
puzzle-wrong = There is something better. Try again, or let yourself be shown.
puzzle-lured = At first sight one might choose this, but it wins only about { $lure } of 100 games. There is something better.
puzzle-shown = The best choice is marked on the board.
puzzle-best = The best choice: { $move }. It wins about { $best } of 100 games, the next best about { $rest }.
puzzle-then = Then: { $moves }
puzzle-also = Just as good: { $moves }
puzzle-lure = At first sight one might choose this: { $move }. It wins about { $lure } of 100.
puzzle-today = Puzzle of the day
puzzle-today-level = Puzzle of the day, { $level }
puzzle-today-which = { $game }, { $level }
puzzle-streak = { $days ->
    [one] One day
   *[other] { $days } days in a row
 }

## The daily deal
daily-title = The daily deal
daily-today = Today’s deal: { $game }
daily-line-new = The same luck for everybody. Play it once and see how others did.
daily-line-playing = Your game is waiting for you.
daily-line-done = See how others and the bots did.
daily-none = There is no deal of that day.
daily-sits = { $count ->
    [one] You and 1 bot: { $bots }
   *[other] You and { $count } bots: { $bots }
}
daily-level = { $level ->
    [careless] Careless
    [apprentice] Apprentice
    [cutpurse] Cutpurse
    [burglar] Burglar
    [fence] Fence
    [mastermind] Mastermind
    [legend] Legend
   *[other] { $level }
}
daily-until = It counts until { $when } UTC.
daily-past = That day is over. You can still play this deal for fun.
daily-play = Play today’s deal
daily-go-on = Go on with your game
daily-fun = Play it again for fun
daily-compared = The same luck, compared
daily-hidden = You will see how others and the bots did when you have played.
daily-rules = It counts once. There are no hints; whoever leaves the table or lets a bot play has not finished.
daily-mine = { $better ->
    [0] { $points } points: nobody did better, of { $count } who finished.
    [one] { $points } points: 1 of { $count } who finished did better.
   *[other] { $points } points: { $better } of { $count } who finished did better.
}
daily-mine-unfinished = You have not finished this deal.
daily-spread = How the points of { $count ->
    [one] 1 person
   *[other] { $count } people
} and of the bots are spread; the list below says the same.
daily-people = People
daily-who = Who
daily-points = Points
daily-place = In the game
daily-you = you
daily-unfinished = not finished
daily-replay = Replay of { $name }
daily-order = Ordered by points. The bots played the same deal at your seat.
daily-sealed = Sealed beforehand
daily-sealed-before = The dice of this day were sealed on { $when } UTC, before the day began, and are opened when it is over.
daily-sealed-late = The dice of this day were sealed only on { $when } UTC: the server was not running the day before.
daily-promise = The promise (SHA-256), in the public ledger since then
daily-next = Tomorrow: { $game }
daily-days = Other days
daily-before = The day before
daily-after = The day after
daily-compare = Compare with others
fair-lead-deal = The chance of this game belongs to a deal that others play too. Nobody at the table adds to it, so that all have the same luck; its promise stands in the public ledger since before anybody played.
fair-waiting = This game is over, but others may still play the same deal. The seed is opened when the deal is over; then everything can be checked here.

## Duplicate play
duplicate-name = Duplicate play
duplicate-title = Duplicate: the same deal at several tables
duplicate-lead = { $count } tables with the same luck. Everybody plays at one of them; bots take the other seats, and in the end each seat is compared with the same seat elsewhere.
duplicate-count = Tables
duplicate-open = Open the tables
duplicate-none = There is no such deal.
duplicate-link = Link for friends
duplicate-table = Table { $table }
duplicate-sit = Take seat { $seat }
duplicate-yours = To your table
duplicate-waiting = waiting
duplicate-playing = in play
duplicate-over = finished
duplicate-hidden = You will see what others came to when you have played to the end.
duplicate-best = { $count ->
    [one] { $names } did best with the same luck.
   *[other] { $names } did equally well with the same luck.
}
duplicate-above = To the mean
duplicate-share = Beaten
duplicate-how = “To the mean” is the difference to the mean of this seat at all tables; “beaten” is the share of the other tables with fewer points at this seat, a tie counts half. Where a bot stood in, nothing is compared.
duplicate-sealed = The deal was sealed before anybody sat down; its seed is opened when all tables have finished. Nobody adds to the chance, so whoever runs this server could know it.
