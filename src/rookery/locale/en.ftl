### The shell's words: prompts, commands, refusals, and the labels of the terminal's boards.

## Names of seats

shell-hat-bowler = Bowler
shell-hat-tricorn = Tricorn
shell-hat-top_hat = Top Hat
shell-hat-flat_cap = Flat Cap
shell-hat-feathered_hat = Feather
shell-you = you

## Talk at the table

shell-game-line = { $key }: { $title }, { $fewest } to { $most } players
shell-games = Games: play one with “rookery play NAME”.
shell-default-table = A table for three: you against two greedy bots. Other tables: rookery play --help.
shell-seat-person = { $badge } { $name }: a person
shell-seat-bot = { $badge } { $name }: bot “{ $bot }”
shell-commands = Type a number, or: ? rule · hint · u undo · log · view · save · lang · help · quit
shell-resumed = Going on after move { $count } from { $file }.
shell-choose = 1–{ $last }, ?
shell-choose-only = Enter, ?
shell-not-the-choice = “{ $text }” is no choice here: there is only one, press Enter.
shell-not-a-choice = “{ $text }” is no choice here: type a number from 1 to { $last }, or help.
shell-hand-over = Pass the keyboard to { $name }, then press Enter.
shell-next-player = { $name } plays
shell-older-news = { $count ->
    [one] (one older line: see log)
   *[other] ({ $count } older lines: see log)
}
shell-refused = Not allowed ({ $clause }): { $rule }
shell-why-not = { $move }: not allowed ({ $clause }): { $rule }
shell-allowed = { $move }: allowed now.
shell-unknown-move = “{ $text }” is neither a clause nor a move: try ? alone, ? 1 or the number of a clause.
shell-more-help = More: ? and a move or a clause; help lists the commands.
shell-no-rule = There is no clause to show for this choice; help lists the commands.
shell-undone = { $name }’s last step is taken back.
shell-undo-ends = Undo ends here: somebody has moved or learned something since.
shell-hint = A thoughtful player would: { $move }
shell-hint-first = First: { $move }. Then:
shell-hint-nudge = { $count ->
    [1] There is only one move: { $move }
   *[other] The best move is one of these: { $move }
}
shell-hint-idea = Think of this: { $idea }
shell-hint-number = { $move }: wins about { $chance } of 100, { $visits ->
    [0] not looked at
    [one] looked at once
   *[other] looked at { $visits } times
}
shell-hint-what = “{ $text }” is no kind of hint: there are hint, hint nudge and hint numbers.
shell-language = English it is.
shell-saved = Saved in { $file }; go on with “rookery play --resume { $file }”.
shell-save-offer = Save this game before leaving? File name, or Enter for no
shell-left = You have left the table; seed { $seed } deals the same game again.
shell-no-more-input = No more input: the game stops here, seed { $seed }.
shell-interrupted = Interrupted.
shell-help =
    1, 2, 3 …    choose a line of the list
    2 1x5        Crypt: one Servant of effort 5 on card 2; “2 1x5, 3 1x2 .” is a whole claim
    >4: 1×5 2×3  on a card: more than 4 takes it, these are the cheapest groups
    ?            the rule behind this choice; ? CR-5.5 a clause; ? 2 1x5 why or why not
    hint         what a thoughtful player would do with what you know; hint nudge, hint numbers
    u            take back your last step, while nobody has learned anything by it
    view         draw the whole table again; log, log 50, log all tell what happened
    save FILE    write the game to a file; lang fr changes the language
    quit         leave the table

## The end

shell-score-title = Score
shell-score-total = Total
shell-score-line = { $player }: total { $total } ({ $parts })
shell-winner = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
shell-rank = Your rank: { $rank }
shell-rung = { $rank }: from { $least } on{ $reached ->
    [yes] {" "}✓
   *[no] {""}
}
shell-next-rank = For the next rank, { $rank }, { $missing ->
    [one] one point is missing.
   *[other] { $missing } points are missing.
}
shell-tied = { $names } are level at { $total }.
shell-tie-shared = { $what }: they share the victory ({ $clause }).
shell-tie-counts = { $what }{ $fewest ->
    [yes] , the fewest win
   *[no] {""}
}: { $counts } ({ $clause }).
shell-stats-title = In this game
shell-stat-choices = Choices made
shell-seed = Seed { $seed }: play it again with --seed { $seed }.
shell-record-written = The record is in { $file }.
shell-and = { " and " }
shell-or = { " or " }

## Records, rules, packs, contests

shell-replay-head = { $title }: { $seats ->
    [one] 1 player
   *[other] { $seats } players
}, { $moves ->
    [one] one move
   *[other] { $moves } moves
}, seed { $seed }
shell-replay-step = Position after step { $step } of { $last }
shell-replay-step-seat = Position after step { $step } of { $last }, as { $name } sees it
shell-sealed = sealed
shell-verified = { $file } holds: { $moves } moves follow the rules and the seed, final hash { $hash }.
shell-verified-open = { $file } holds so far: { $moves } moves follow the rules and the seed, the game goes on, hash { $hash }.
shell-pack-good = Pack { $pack } is good for { $title }: checksum { $sha }.
shell-about-version = Rookery { $version }, board games about thieves.
shell-about-build-compiled = The rules run compiled (Python { $python }).
shell-about-build-interpreted = The rules run interpreted (Python { $python }).
shell-new-game = { $folder } holds a small whole game. Next:
shell-about-games = Games: { $games }.
shell-about-house = House data: a value that no public source shows is ours and marked “house” in the pack; a pack with your box’s own values can be named with --pack.
shell-arena-head = { $title }, { $games ->
    [one] one game
   *[other] { $games } games
} at { $seats } seats, seed { $seed }
shell-arena-bot = Bot
shell-arena-games = Games
shell-arena-wins = Wins
shell-arena-rate = Share
shell-arena-interval = 95 % interval
shell-arena-rating = Rating
shell-lab-begin = The first games are being played …
shell-lab-known = { $games } games · { $seats } × { $bots }: who begins wins { $first }, { $choices } choices a game
shell-lab-tuning = { $tries } packs tried; the best misses its aims by { $miss }
shell-lab-aim = { $aim }: missed by { $after } of its width, before by { $before }
shell-lab-done = { $games ->
    [one] { $games } game; the report is { $file }.
   *[other] { $games } games; the report is { $file }.
}
shell-dataset-done = { $rows } choices of { $games } games are in { $file }.

## Bots by level

bot-careless = Careless, level 1 of 7: overlooks most good moves
bot-apprentice = Apprentice, level 2 of 7: overlooks about half of them
bot-cutpurse = Cutpurse, level 3 of 7: takes what looks best now
bot-burglar = Burglar, level 4 of 7: thinks a little ahead
bot-fence = Fence, level 5 of 7: thinks further ahead
bot-mastermind = Mastermind, level 6 of 7: thinks far ahead
bot-legend = Legend, level 7 of 7: thinks longest

## A game looked at again

shell-review-head = { $title }: a review of { $moves } moves
shell-review-effort = { $positions } of { $of } positions judged, { $walks } simulations for each seat at each of them.
shell-review-chart = Chances to win, as each player could know them:
shell-review-began = At first
shell-review-luck = Luck
shell-review-own = Own moves
shell-review-others = Others’ moves
shell-review-rest = Unsorted
shell-review-turns = Turning points
shell-review-chance = After step { $step }, dice or cards: { $name } { $by }, now { $now } %.
shell-review-several = Between steps { $start } and { $step }, several moves: { $name } { $by }, now { $now } %.
shell-review-choice = After step { $step }, the turn of { $mover }: { $name } { $by }, now { $now } %.
shell-review-agreed = { "  " }The bot would have done the same, or found it as good.
shell-review-advice = { "  " }Instead of “{ $taken }” the bot would have chosen “{ $move }”: better by { $better } of 100.

## Headings of the rulebook in the terminal

shell-rules-title = { $title }: the rules

## Refusals of a command

error-prefix = rookery: { $text }
error-plain = { $reason }
error-usage = { $reason }; “rookery --help” shows what can be typed.
error-usage-command = { $reason }; “rookery { $command } --help” shows what can be typed.
error-command = There is no command “{ $text }”; there are { $known }.
error-game = There is no game called “{ $text }”; there are { $known }.
error-language = There is no language “{ $text }”; there are { $known }.
error-pair = { $option } { $text } is not of the form { $form }.
error-seat = { $option } { $text }: there is no seat { $seat }, this table has { $seats ->
    [one] only seat 1
   *[other] seats 1 to { $seats }
}.
error-bot = { $option } { $text }: there is no bot “{ $bot }”; there are { $known }.
error-solo = --solo is for one player: it does not go with { $option }.
error-resume = { $option } does not go with --resume: the saved game has its own.
error-resume-bot = { $file } gives seat { $seat } to { $bot }, which runs code: agree with --bot { $seat }={ $bot }, or name another bot.
error-seats = { $game } is for { $fewest } to { $most } players, not { $seats }.
error-option = { $game } has no option “{ $option }”; it has { $known }.
error-option-value = Option { $option } cannot be “{ $value }”; it can be { $known }.
error-count = { $option } { $text } is not a whole number from 1 up.
error-number = { $option } { $text } is not a whole number from 0 up.
error-percent = { $option } { $text } is not a percentage from 0 to 99.
error-record = { $file } is no record: { $reason }.
error-verify = { $file } does not hold: { $reason }.
error-read = { $file } cannot be read: { $reason }.
error-write = { $file } cannot be written: { $reason }.
error-step = --step { $step }: the record has steps 0 to { $last }.
error-view-seat = --seat { $seat }: there is no such seat, the record has seats 1 to { $seats }.
error-clause = { $game } has no clause “{ $text }”.
error-clause-known = { $game } has no clause “{ $text }”; “rookery rules { $key }” lists them all.
error-no-folder = There is no folder { $pack }.
error-pack-game = No game of ours has files like those in { $pack }; say which one with --game.
error-new-game-name = “{ $name }” cannot be the name of a game: small letters, digits and _, beginning with a letter, and no word that Python keeps for itself.
error-new-game-taken = There is a game called { $name } already.
error-new-game-package = A package called { $name } is installed here already, and Python would take the one for the other.
error-new-game-folder = { $folder } is there already and not empty.
error-arena-bots = --bots { $text }: name one bot or more, separated by commas.
error-positive = { $option } { $text }: write a number above 0.
error-lab-tune = lab tune needs --free PATH, --aim FILE and --out FOLDER.
error-lab-folder = { $folder } is there already: name a new folder for the pack.
error-lab-no-better = None of { $tries } packs meets the aims better than the one there is; nothing is written.
error-lab-budget = --games and --minutes exclude each other: name one of them.
error-dataset-extra = the command dataset needs the package { $module }: install rookery with the extra “research”.
error-dataset-file = { $file } cannot be written: { $reason }.
error-dataset-source = name one source of games: --bots, --records or --database.
error-dataset-seats = the matches of { $game } have { $counts } seats: choose one number with --seats.
error-dataset-none = there is no finished match of { $game } in { $file } that fits.
error-review = { $file } cannot be reviewed: { $reason }.
error-no-ray = --engine ray needs the package ray: install rookery with the extra “ray”.
error-engine = There is no engine “{ $text }”; there are { $known }.
error-address = --address { $address } needs --engine ray: other machines are reached through Ray only.
error-ray = Ray ({ $address }) does not work here: { $reason }
error-ray-program = --address: the bot { $bot } is a program of this machine and cannot go along; without --address it can play.
error-parquet-extra = --parquet needs the package { $module }: install rookery with the extra “research”.

## Help of the commands

help-rookery = Board games about thieves: in the terminal, with people and bots.
help-commands = commands
help-options = options
help-arguments = arguments
help-usage = usage:{ " " }
help-help = show this and stop
help-play = play a game in the terminal
help-replay = print a recorded game move by move, or one position
help-verify = check that a record follows the rules and its seed
help-ledger = the answer of /api/ledger: check that the game was sealed, begun and ended with its promise
help-rules = print the rules of a game, or one clause
help-data = look after packs of game data
help-data-check = check a pack folder
help-about = version, build, games
help-serve = open the service for browsers and programs
help-export = print every finished game of a database
help-backup = copy a database into one file
help-restore = put a backup in the place of a database
help-restore-force = even if matches of the backup do not hold
help-all = every match of the database
help-database = sqlite:///file.db or postgresql://…
help-host = the address to listen at
help-port = the port to listen at
help-workers = processes (PostgreSQL only)
help-proxied = believe the headers of a reverse proxy
help-arena = let bots play against each other
help-lab = measure a game with bots, or what a change would do
help-lab-words = a game; with tune before it, a pack is searched that meets some aims
help-lab-free = for tune: the values of the pack that may change, such as burglaries.*.pounds; may be repeated
help-lab-aim = for tune: a TOML file with the aims
help-lab-bots = the levels that play, each among its like, separated by commas
help-lab-seats = one number of players; without it all
help-lab-games = how many games at each table
help-lab-minutes = how many minutes it may take; without a budget it takes two
help-lab-batches = stop after so many batches: how a page is had again that was made by the clock
help-lab-against = a change to compare with: an option (k=v), one value of the pack (cards.poacher.cost=3) or a folder with a pack
help-lab-out = the page to write; usually lab-GAME.html
help-lab-json = the figures and sums; usually beside the page
help-lab-parquet = the figures as Parquet too
help-lab-resume = go on from the JSON file of a run that was stopped
help-dataset = write games of bots, or matches that were played, to a Parquet file for learning
help-game = which game
help-seats = how many seats
help-bot = who plays a seat: 2=greedy; may be repeated
help-name = the name of a seat: 1=Anna; may be repeated
help-lang = language: en, fr, it
help-solo = alone, against the game
help-seed = the number that fixes all dice and cards
help-set = an option of the game: memory=physical; may be repeated; --word k=v is --set word_k=v
help-resume = go on with a saved game
help-pack = a folder with other game data
help-record = write the record of the game to this file
help-plain = sentences instead of pictures, for screen readers too
help-file = a file with a record or a saved game
help-step = the position after this step; step 0 is the beginning
help-seat = as this seat sees it
help-clause = a clause such as CR-5.5
help-pack-folder = a folder of .toml files
help-bots = bots separated by commas: greedy,random
help-games = how many games
help-json = the result as JSON
help-dataset-out = the file to write
help-dataset-records = finished matches of this file, as “rookery export” writes them
help-dataset-database = finished matches of a database; without URL, of the one that “rookery serve” uses
help-review = look at a finished game again: chances, luck, turning points
help-new-game = start a game of your own: a small whole one, as a package outside Rookery
help-new-game-name = its name: small letters, digits and _, such as night_market
help-new-game-folder = where to write it; usually a folder of that name
help-walks = simulations for each seat at each position; otherwise as many as some 15 seconds allow
help-out = a file for the results, one line a game; a contest that was stopped goes on there
help-parquet = a Parquet file for the results, one row for each seat of each game
help-jobs = how many games at once
help-engine = where the games are played: local, or ray for a cluster
help-address = the address of a Ray cluster; without it a small one is started here

## Oliver Twist's board in the terminal

board-oliver_twist-day = Day
board-oliver_twist-night = Night
board-oliver_twist-left = { $count ->
    [0] the streets are empty
    [one] 1 token in the streets
   *[other] { $count } tokens in the streets
}
board-oliver_twist-reward = { $pounds ->
    [0] no Reward left
   *[other] Reward £{ $pounds }
}
board-oliver_twist-pounds = £{ $pounds }
board-oliver_twist-take = Take { $token }, { $space }{ $skipped ->
    [0] { "" }
    [one] { " " }(1 token to the file)
   *[other] { " " }({ $skipped } tokens to the file)
}
board-oliver_twist-reserve = Your reserve: { $tokens }
board-oliver_twist-cards = Your Characters: { $cards }
board-oliver_twist-loot = Your Burglary cards: { $pounds }
board-oliver_twist-account = { $name }: { $late ->
    [0] no late sets
   *[other] late sets £{ $late }
}; { $tokens ->
    [0] empty file
    [one] 1 token in the file
   *[other] { $tokens } tokens in the file
}; { $fine ->
    [0] no fine
   *[other] fine £{ $fine }
}
board-oliver_twist-legend = @@ the Gang, () the square; a apple, h handkerchief (with pounds), br brooch, ne necklace, ri ring, wa watch, w* wallet; T Tool, CH Character, BU Burglary, ?? face down, ° seen by you alone
board-oliver_twist-lairs = Lairs
board-oliver_twist-money = Money
board-oliver_twist-held = Reserve
board-oliver_twist-hand = Cards
board-oliver_twist-loot-count = Burgl.
board-oliver_twist-tools = Tools
board-oliver_twist-gang = The Gang stands in { $space }.
board-oliver_twist-lair = { $player }: money { $money }, reserve { $reserve }/9, Characters { $cards }, Burglaries { $burglaries }, Tools: { $tools }
## Thief's Market's board in the terminal

board-market-red = Re
board-market-white = Wh
board-market-blue = Bl
board-market-green = Gr
board-market-bag = Ba
board-market-mask = Ma
board-market-marker = 1st
board-market-all = all
board-market-round = round { $round }, cards left: { $decks }
board-market-centre = { $count ->
    [0] The centre is empty
    [one] In the centre: 1 object
   *[other] In the centre: { $count } objects
}
board-market-empty = nothing
board-market-no-pile = no pile
board-market-players = Players
board-market-pile = Pile
board-market-sold = sold
board-market-payable = payable
board-market-short = { $count } short
board-market-line-centre = In the centre: { $objects }
board-market-line-card = { $letter }  { $card }, cost { $cost }
board-market-line-player = { $player }: { $pile }; Gold { $gold }, Infamy { $infamy }, cards { $cards }
board-market-rob = Steal from { $name }: { $objects }
board-market-take = You may take: { $objects }. Type what you take, such as “2re wh”, or “{ $all }”.
board-market-keep = You have stolen: { $objects }. Type what you keep, such as “2re wh”; the rest goes back.
board-market-which = which objects?
board-market-no-objects = “{ $text }” names no objects: type some of { $objects }.

## Crypt's board in the terminal

board-crypt-ghost = The Ghost
board-crypt-round = round { $round } of { $rounds }, turn { $turn } of { $turns }
board-crypt-deck = deck { $count }, on top { $top }
board-crypt-deck-empty = deck empty: last round
board-crypt-coins = { $coins ->
    [one] 1 Coin
   *[other] { $coins } Coins
}
board-crypt-coins-yours = ({ $coins }) only you know
board-crypt-hidden = ? hidden
board-crypt-free = free
board-crypt-yours = yours
board-crypt-out-of-reach = out of reach
board-crypt-leader = Leader
board-crypt-lights-out = Lights Out
board-crypt-collectors = Collectors
board-crypt-collections = Cards
board-crypt-seats = Seats
board-crypt-active = Active
board-crypt-placed = Placed
board-crypt-exhausted = Exhausted
board-crypt-aside = { $dice } aside
board-crypt-torches = Torches
board-crypt-progress = you: { $count }
board-crypt-progress-turned = you: { $count }, { $turned } turned
board-crypt-legend = 3 known to all · 3^ turned up · (3) only you know · ? hidden from you
board-crypt-roll = { $player } { $face } against { $effort } { $failed ->
    [1] failed
   *[other] safe
}
board-crypt-rolls = Rolls: { $rolls }
board-crypt-unseen = Values you have not seen: { $cards }
board-crypt-line-free = { $card }. { $type }, { $value }: free.
board-crypt-line-held = { $card }. { $type }, { $value }: { $holder } holds it with { $group } = { $total }.
board-crypt-line-win = To win it: { $groups }.
board-crypt-line-servants = { $player }: Servants { $active } active, { $placed } placed, { $exhausted } exhausted
board-crypt-line-ghost = Ghost: dice { $hand } in hand, { $placed } placed, { $aside } aside



board-crypt-claim = Claim: put Servants on cards ({ $dice } active); quick form: 2 1x5
board-crypt-recover = Recover: { $dice ->
    [one] your exhausted Servant wakes
   *[other] your { $dice } exhausted Servants wake
}
board-crypt-stay = Pass: recover with nobody exhausted
board-crypt-reroll = Turn up an Idol and reroll the failed Servant of effort { $effort }
board-crypt-group = { $dice }×{ $effort } on card { $card }, total { $total }
board-crypt-hand = { $dice ->
    [one] 1 Servant to place. Cards you can take, with the cheapest groups:
   *[other] { $dice } Servants to place. Cards you can take, with the cheapest groups:
}
board-crypt-drafted = Planned: { $group }
board-crypt-back = Back to the cards.
board-crypt-removed = Taken back: { $group }
board-crypt-offer = { "  " }{ $card }  { $name }: free, any group takes it
board-crypt-offer-held = { "  " }{ $card }  { $name }: held with { $total }; { $groups }
board-crypt-which-card = which card? (or 2 1x5)
board-crypt-which-card-or-done = another card? Enter ends the claim
board-crypt-no-card = There is no card “{ $text }”: type the number of a card, or a quick form such as 2 1x5.
board-crypt-how-many = how many Servants, { $first }–{ $last }?
board-crypt-which-effort = which effort, { $first }–{ $last }?
board-crypt-effort = { "  " }{ $effort }  { $dice }×{ $effort } = { $total }, risk { $risk } % a Servant
board-crypt-effort-beats = { "  " }{ $effort }  { $dice }×{ $effort } = { $total } beats { $beaten }, risk { $risk } % a Servant
board-crypt-not-a-number = “{ $text }” does not fit: type a number from { $first } to { $last }, or u to step back.

## Thiefdom at the terminal

board-thiefdom-title = Thiefdom · { $round ->
    [0] before the first night
   *[other] night { $round } of 6
} · { $phase }
board-thiefdom-first = first player
board-thiefdom-guild = Guild
board-thiefdom-vp = VP
board-thiefdom-thief = Thief
board-thiefdom-place = Place
board-thiefdom-goods = Goods
board-thiefdom-cards = Cards
board-thiefdom-hideout = hideout
board-thiefdom-nowhere = not yet in town
board-thiefdom-wanted = wanted
board-thiefdom-brawl = brawl
board-thiefdom-patrol = patrol: { $citizens }
board-thiefdom-tiles = tiles { $tiles }
board-thiefdom-endurance = endurance left
board-thiefdom-mission = Smuggler of { $section }: mission { $number } (house data), bring { $wants }: { $vp } VP, { $gives }.
board-thiefdom-villa = Villa of { $section }: { $art }; { $locked ->
    [1] the gems are locked.
   *[other] the artwork is locked.
}
board-thiefdom-gone = artwork gone
board-thiefdom-display = Dealers sell: { $cards }.
board-thiefdom-dungeon = In the dungeon: { $goods }.
board-thiefdom-turn = { $thief } is on the move: { $ap ->
    [0] no action left
    [one] 1 action left
   *[other] { $ap } actions left
}, { $mp } MP.
board-thiefdom-rivals = Rivals: { $places }.
board-thiefdom-price = { $name } ({ $cost } gold, { $vp } VP)
board-thiefdom-none = nothing
board-thiefdom-legend-alley = . alley
board-thiefdom-legend-lantern = o lantern
board-thiefdom-legend-sight = * in a guard’s sight
board-thiefdom-legend-wall = | _ wall
board-thiefdom-legend-door = + - door
board-thiefdom-legend-guard = ^a >a guard, looking
board-thiefdom-legend-noble = Na noble
board-thiefdom-legend-carriage = [] carriage
board-thiefdom-legend-thief = A1 Fox of A, A2 Ferret, A3 Rook
board-thiefdom-legend-home = hA hideout of A
board-thiefdom-legend-gate = V2 villa, () catacombs
board-thiefdom-seen = { $action } (in sight of { $citizen }: arrest)
board-thiefdom-into = { $action }: { $place }

## Lessons

shell-lesson = Lesson { $number } of { $last }: { $title }
shell-lesson-seat = Player { $seat }
shell-lesson-next = Enter goes on …
shell-lessons-left = “rookery learn { $game } --step { $step }” goes on here.
shell-lessons-done = “rookery play { $game }” opens a whole game.
shell-lessons-good = These lessons of { $title } hold: every step can be solved, every answer is there in three languages.
error-no-lessons = There are no lessons for { $game }.
error-lesson = There is no lesson { $step }; they are 1 to { $last }.
help-learn = learn a game in a few short lessons, on its own board
help-learn-step = begin at this lesson
help-learn-check = check the lessons in a folder instead

## Puzzles

puzzle-easy = easy
puzzle-medium = of middle difficulty
puzzle-hard = hard
shell-puzzle = Puzzle { $number } of { $last }, { $level }
shell-puzzle-today = Puzzle of the day: { $game }, { $level }
shell-puzzle-ask = You are { $name }. One choice is clearly the best by what you know: which?
shell-puzzle-right = Right!
shell-puzzle-wrong = There is something better.
shell-puzzle-best = The best choice: { $move }. It wins about { $best } of 100 games, the next best about { $rest }.
shell-puzzle-then = Then: { $moves }
shell-puzzle-also = Just as good: { $moves }
shell-puzzle-lure = At first sight one might choose this: { $move }. It wins about { $lure } of 100.
shell-puzzle-fails = { $file }, puzzle { $number }: a search finds the best choice better by { $gap } only.
shell-puzzles-found = { $count ->
    [0] No new puzzle
    [one] One new puzzle
   *[other] { $count } new puzzles
 } from { $games ->
    [one] one game
   *[other] { $games } games
 }; they are in { $file }.
shell-puzzles-checked = { $held } of { $count } hold. The rule of thumb solves { $thumb } %, Mastermind { $mastermind } %.
shell-puzzles-left = “rookery puzzles play { $game } --number { $number }” goes on here.
shell-puzzles-done = That was the last one: { $solved } of { $count } solved.
error-no-puzzles = There are no puzzles for { $game }.
error-puzzle = There is no puzzle { $number }; they are 1 to { $last }.
error-server = { $server } does not answer: { $reason }.
error-puzzle-elsewhere = { $server } has a puzzle of the day that is not among those here.
error-puzzles-alone = Puzzles come from games of two players or more, so --seats is not 1.
help-puzzles = positions with one clearly best choice, to be found
help-puzzles-play = solve puzzles on the board
help-puzzles-today = the puzzle of the day, the same for everybody
help-puzzles-make = look for puzzles in games of bots
help-puzzles-check = search puzzles again under other seeds
help-puzzles-number = the puzzle with this number
help-puzzles-file = puzzles of your own instead of the house’s
help-puzzles-server = the service whose puzzle of the day it is, instead of this machine’s
help-puzzles-out = the file that new puzzles are added to
help-puzzles-late = the percentage of each game’s choices that is passed over (0)
help-puzzles-times = how many times Mastermind’s simulations a puzzle is searched with (50)
