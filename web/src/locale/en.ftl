### The browser's own words.

loading = Lighting the lamps…
loading-slow = Still fetching, the table is safe.
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
    [careless] Careless, level 1 of 6: overlooks most good moves
    [apprentice] Apprentice, level 2 of 6: overlooks about half of them
    [cutpurse] Cutpurse, level 3 of 6: takes what looks best now
    [burglar] Burglar, level 4 of 6: thinks a little ahead
    [fence] Fence, level 5 of 6: thinks further ahead
    [mastermind] Mastermind, level 6 of 6: the strongest
   *[other] bot { $bot }
}
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

## Keyboard
keys-title = Keyboard
keys-arrows = from piece to piece
keys-enter = choose a piece, then confirm
keys-back = step back, close
keys-choices = the listed choices
keys-board = to the board
keys-question = to the question
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

## Review of a finished game
review-title = Review
review-chart-title = Chances to win
review-chart-lead = As each player could know them at that moment, from their own seat; so they need not add up to 100%. The numbers mark the turning points.
review-chart-summary = Chances to win over the game. At first: { $began }. In the end: { $ended }. The table below has all numbers.
review-step = step { $step }
review-slider = Walk through the game
review-look = Look at step { $step }
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
settings-font = Typeface
settings-font-usual = usual
settings-font-easy = easy to read
settings-sounds = Sounds
settings-sounds-on = on
settings-sounds-off = off
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
