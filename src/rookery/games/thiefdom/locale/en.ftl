### Thiefdom in English. `.the` is a word with its article.

title = Thiefdom
description = Lead a guild of three thieves through six nights: rob, sell, hide, and keep out of the guards’ sight.

## Terms

term-citizen-guard_a = guard A
    .the = guard A
    .of = guard A’s
    .to = at guard A
term-citizen-guard_b = guard B
    .the = guard B
    .of = guard B’s
    .to = at guard B
term-citizen-guard_c = guard C
    .the = guard C
    .of = guard C’s
    .to = at guard C
term-citizen-guard_d = guard D
    .the = guard D
    .of = guard D’s
    .to = at guard D
term-citizen-noble_a = noble A
    .the = noble A
    .of = noble A’s
    .to = at noble A
term-citizen-noble_b = noble B
    .the = noble B
    .of = noble B’s
    .to = at noble B
term-citizen-noble_c = noble C
    .the = noble C
    .of = noble C’s
    .to = at noble C
term-citizen-noble_d = noble D
    .the = noble D
    .of = noble D’s
    .to = at noble D
term-citizen-carriage = carriage
    .the = the carriage
    .of = the carriage’s
    .to = at the carriage
term-good-badge = badge
    .a = a badge
    .many = badges
term-good-gem = gem
    .a = a gem
    .many = gems
term-good-liquor = liquor
    .a = a bottle of liquor
    .many = bottles of liquor
term-good-wine = wine
    .a = a bottle of wine
    .many = bottles of wine
term-good-gold = gold
    .a = 1 gold
    .many = gold
term-good-artwork_1 = artwork 1
    .a = artwork 1
    .many = artworks
term-good-artwork_2 = artwork 2
    .a = artwork 2
    .many = artworks
term-good-artwork_3 = artwork 3
    .a = artwork 3
    .many = artworks
term-good-artwork_4 = artwork 4
    .a = artwork 4
    .many = artworks
term-good-artwork_5 = artwork 5
    .a = artwork 5
    .many = artworks
term-good-artwork_6 = artwork 6
    .a = artwork 6
    .many = artworks
term-kind-tower = tower
    .the = the tower
    .of = of the tower
    .into = into the tower
term-kind-garden = garden
    .the = the garden
    .of = of the garden
    .into = into the garden
term-kind-forge = forge
    .the = the forge
    .of = of the forge
    .into = into the forge
term-kind-stable = stable
    .the = the stable
    .of = of the stable
    .into = into the stable
term-kind-church = church
    .the = the church
    .of = of the church
    .into = into the church
term-kind-market = market
    .the = the market
    .of = of the market
    .into = into the market
term-kind-dealer = dealer
    .the = the dealer
    .of = of the dealer
    .into = into the dealer’s
term-kind-dungeon = dungeon
    .the = the dungeon
    .of = of the dungeon
    .into = into the dungeon
term-kind-tavern = tavern
    .the = the tavern
    .of = of the tavern
    .into = into the tavern
term-kind-smuggler = smuggler
    .the = the smuggler
    .of = of the smuggler
    .into = into the smuggler’s
term-kind-villa = villa
    .the = the villa
    .of = of the villa
    .into = into the villa
term-direction-north = north
    .toward = north
term-direction-east = east
    .toward = east
term-direction-south = south
    .toward = south
term-direction-west = west
    .toward = west
term-thief-first = Fox
term-thief-second = Ferret
term-thief-third = Rook
term-other-first = Fox
term-other-second = Ferret
term-other-third = Rook
term-side-a = side A
term-side-b = side B
term-rating-none = no star
term-rating-one = one star
term-rating-two = two stars
term-rating-three = three stars
term-rating-four = four stars
term-rating-five = five stars
rank-none = No star
    .text = The city was too well guarded.
rank-one = One star
    .text = Your guild got away with its skin, and with little else.
rank-two = Two stars
    .text = In the taverns they begin to ask who you are.
rank-three = Three stars
    .text = The nobles hold on to their bags when night falls.
rank-four = Four stars
    .text = No lock, no guard and no villa has kept you out.
rank-five = Five stars
    .text = By night the city is yours, and everybody knows it.
term-card-climbing_tools = Climbing Tools
term-card-crossbow = Crossbow
term-card-cudgel = Cudgel
term-card-fishing_rod = Fishing Rod
term-card-grappling_hook = Grappling Hook
term-card-sack = Sack
term-card-messenger_pigeon = Messenger Pigeon
term-card-lock_pick = Lock Pick
term-card-shoes = Shoes
term-card-smoke_bomb = Smoke Bomb
term-card-thimble_rig = Thimble-rig
term-card-throwing_stars = Throwing Stars
term-card-antonius = Antonius
term-card-apollon = Apollon
term-card-beatrix = Beatrix
term-card-benjamin = Benjamin
term-card-bernhard = Bernhard
term-card-elise = Elise
term-card-grimm = Grimm
term-card-helmut = Helmut
term-card-iwana = Iwana
term-card-janus = Janus
term-card-jin = Jin
term-card-juma = Juma
term-card-jolanda = Jolanda
term-card-johanna = Johanna
term-card-jonathan = Jonathan
term-card-konstanze = Konstanze
term-card-kunrad = Kunrad
term-card-larissa = Larissa
term-card-lentz = Lentz
term-card-malika = Malika
term-card-melisande = Melisande
term-card-mortana = Mortana
term-card-oswald = Oswald
term-card-quinta = Quinta
term-card-richard = Richard
term-card-ruth = Ruth
term-card-samuel = Samuel
term-card-siti = Siti
term-card-stoffel = Stoffel
term-card-svenja = Svenja
term-card-towa = Towa
term-card-tristan = Tristan
term-card-wibald = Wibald
term-card-wilma = Wilma
term-card-wolff = Wolff
term-card-wotana = Wotana
place-section = { $section ->
    [1] Ropewalk
    [2] Malt Hill
    [3] Bellmarket
    [4] Ferryside
    [5] Tallow Row
    [6] Tinkers’ Bend
    [7] Gallows End
   *[8] Fishergate
}
place-where = { $place ->
    [sole] in { place-section }
    [north] in the north of { place-section }
    [east] in the east of { place-section }
    [south] in the south of { place-section }
    [west] in the west of { place-section }
    [middle] in the middle of { place-section }
   *[unknown] number { $house } in { place-section }
}
place-house = { $place ->
    [unknown] building { place-where }
   *[other] { $kind_the } { place-where }
}
place-cell = { $place ->
    [alley] the alley in the middle of { place-section }
    [alley_door] the alley at the door { $kind_of } in { place-section }
    [alley_side] the alley beside { $kind_the } in { place-section }
    [lantern] the lantern in the middle of { place-section }
    [lantern_door] the lantern at the door { $kind_of } in { place-section }
    [lantern_side] the lantern beside { $kind_the } in { place-section }
   *[unknown] row { $row }, column { $column }
}
part-goods = { $count ->
    [0] nothing
    [1] { $good_a }
   *[other] { $count } { $good_many }
}
part-gold = { $gold ->
    [0] nothing
   *[other] { $gold } gold
}
part-patrol = { $citizen_the } goes as far as { place-cell } and looks { $direction_toward }.
part-badge = { $seat_name }: { $thief_name } steals { $citizen_of } badge.
part-stock = { $count_size ->
    [0] nothing
    [1] { $good_a }
   *[other] { $count_size } { $good_many }
}
part-rob-guard = { $way ->
    [0] Steal { $citizen_of } badge
   *[other] Steal { $citizen_of } badge with the Cudgel and make him walk
}
part-mp = { $mp ->
    [0] No movement point left.
    [one] One movement point left.
   *[other] { $mp } movement points left.
}

## Events

event-section = { place-section } (section { $section }, { $side_name }) is laid in the { $row ->
    [1] north
   *[other] south
}, place { $column } from the west{ $turns ->
    [0] .
    [one] , turned once.
    [2] , turned twice.
   *[other] , turned { $turns } times.
}
fold-section = The city is laid out: { $list }.
    .over = section
item-section = { place-section }
event-villa = The villa of { place-section } keeps { $good_a }.
fold-villa = In the villas: { $list }.
    .over = villa
item-villa = { $good_a } in { place-section }
event-placed = { $citizen_the } takes up position: { place-cell }.
fold-placed = They take up position: { $list }.
    .over = placed
item-placed = { $citizen_the }
event-mission = The smuggler of { place-section } offers mission { $mission }.
fold-mission = The smugglers offer { $list }.
    .over = mission
item-mission = mission { $mission } in { place-section }
event-shown = New on the display: { $card_name }.
fold-shown = New on the display: { $list }.
    .over = shown
item-shown = { $card_name }
event-board = { $seat_name } gets patrol board { $board }{ $first ->
    [0] .
   *[other] {" "}and is the first player.
}
event-dealt = { $seat_name } is dealt { $cards ->
    [one] one card.
   *[other] { $cards } cards.
}
fold-dealt = { $list } are dealt { $cards ->
    [one] one card each.
   *[other] { $cards } cards each.
}
    .over = dealt
    .alike = cards
item-dealt = { $seat_name }
event-hand = You hold { $card_name }.
fold-hand = You hold { $list }.
    .over = hand
item-hand = { $card_name }
event-ready = { $seat_name } is ready.
fold-ready = { $list } are ready.
    .over = ready
item-ready = { $seat_name }
event-passed_on = The cards are passed to the right.
event-bought = { $seat_name } buys { $card_name } for { $thief_name }: { part-gold }{ $vp ->
    [0] .
   *[other] , { $vp } VP.
}
fold-bought = { event-bought }
    .then = stocked vp
    .alike = seat
event-bought_none = { $seat_name } buys nothing.
event-deck = All other equipment is shuffled: { $cards ->
    [one] one card.
   *[other] { $cards } cards.
}
event-hideout = { $seat_name } moves { $kind_into } { place-where }: the guild’s hideout.
event-night = Night { $round } falls.
event-plan = { $seat_name } plans: Fox { $first }, Ferret { $second }, Rook { $third }{ $patrol ->
    [0] .
   *[other] , the patrol { $patrol }.
}
event-activated = { $seat_name }: { $thief_name } sets out with tile { $tile }.
event-patrols = { $seat_name } moves the citizens of board { $board } with tile { $tile }.
event-walked = { $citizen ->
    [guard_a] { part-patrol }
    [guard_b] { part-patrol }
    [guard_c] { part-patrol }
    [guard_d] { part-patrol }
   *[other] { $citizen_the } goes as far as { place-cell }.
}
event-stayed = { $citizen_the } finds no way and stays.
event-stepped = { $seat_name }: { $thief_name } goes as far as { place-cell }.
fold-stepped = { event-stepped }
    .over = activated stepped jumped
    .then = turn_over
    .alike = seat thief
event-jumped = { $seat_name }: { $thief_name } leaps on past { place-cell }.
fold-jumped = { event-jumped }
    .over = activated stepped jumped
    .alike = seat thief
event-entered = { $seat_name }: { $thief_name } slips { $kind_into } { place-where }.
fold-entered = { event-entered }
    .over = activated stepped jumped
    .then = turn_over
    .alike = seat thief
event-teleported = { $seat_name }: { $thief_name } vanishes, and is back at { place-cell }.
event-attempt = { $citizen_the } spots { $thief_name } ({ $seat_name }).
event-arrested = { $seat_name }: { $thief_name } is arrested and brought back to the hideout.
event-vp = { $vp_sign ->
    [minus] { $seat_name } loses { $vp_size } VP and has { $total }.
   *[other] { $seat_name } gains { $vp_size } VP and has { $total }.
}
event-gained = { $seat_name }: { $thief_name } gets { part-goods }.
event-paid = { $seat_name }: { $thief_name } pays { part-goods }.
event-seized = { $seat_name }: { $thief_name } loses { part-goods }.
event-dropped = { $seat_name }: { $thief_name } throws { $good_a } away.
fold-dropped = { $seat_name }: { $thief_name } throws { part-goods } away.
    .over = dropped
    .alike = seat thief good
event-forgone = { $seat_name }: { $thief_name } leaves { part-goods } behind.
event-stored = { $seat_name }: { $thief_name } stores { $good_a } in the hideout.
fold-stored = { $seat_name }: { $thief_name } stores { part-goods } in the hideout.
    .over = stored
    .alike = seat thief good
event-fetched = { $seat_name }: { $thief_name } fetches { $good_a } from the hideout.
fold-fetched = { $seat_name }: { $thief_name } fetches { part-goods } from the hideout.
    .over = fetched
    .alike = seat thief good
event-handed = { $seat_name }: { $thief_name } hands { $good_a } to { $other_name }.
fold-handed = { $seat_name }: { $thief_name } hands { part-goods } to { $other_name }.
    .over = handed
    .alike = seat thief other good
event-robbed = { $citizen ->
    [guard_a] { part-badge }
    [guard_b] { part-badge }
    [guard_c] { part-badge }
    [guard_d] { part-badge }
    [carriage] { $seat_name }: { $thief_name } robs { $citizen_the }.
   *[other] { $seat_name }: { $thief_name } robs { $citizen_the }.
}
event-poster = { $seat_name }: { $thief_name } is wanted from now on.
event-poster_off = { $seat_name }: { $thief_name } is no longer wanted.
event-visited = { $seat_name }: { $thief_name } gets to work at { $kind_the } in { place-section }.
fold-visited = { event-visited }
    .over = activated entered stepped jumped
    .alike = seat thief
event-sold = { $seat_name }: { $thief_name } sells { part-goods } for { $vp } VP.
fold-sold = { event-sold }
    .then = vp
    .alike = seat
event-delivered = { $seat_name }: { $thief_name } delivers { $good_a }.
event-clients = At the table: { $card_name }.
fold-clients = At the table: { $list }.
    .over = clients
item-clients = { $card_name }
event-ally = { $seat_name }: { $thief_name } makes an ally of { $card_name }{ $gold ->
    [0] , for nothing.
   *[other] {" "}for { part-gold }.
}
event-brawl = { $seat_name }: { $thief_name } starts a brawl; { $card_name } is turned face down.
event-declined = { $seat_name } takes no client.
event-mission_done = { $seat_name }: { $thief_name } completes mission { $mission }.
event-used = { $seat_name }: { $thief_name } uses { $card_name }.
fold-used = { event-used }
    .over = activated
    .alike = seat thief
event-discarded = { $card_name } is discarded.
event-endured = { $seat_name }: { $thief_name } draws on endurance.
event-turn_over = { $seat_name }: { $thief_name } is done for tonight.
fold-turn_over = { event-turn_over }
    .over = activated
    .alike = seat thief
event-day = Day breaks after night { $round }; { $seat_name } will be first.
event-alley = { $thieves ->
    [0] { $seat_name } has no thief in the alleys at daybreak.
    [one] { $seat_name } has one thief in the alleys at daybreak.
   *[other] { $seat_name } has { $thieves } thieves in the alleys at daybreak.
}
event-renewed = Bags, badges, missions and the display are renewed.
event-compass = Patrol board { $board }: the die shows { $face }. { $face ->
    [1] North first, then west, south, east.
    [2] North first, then east, south, west.
    [3] East first, then north, west, south.
    [4] East first, then south, west, north.
    [5] South first, then east, north, west.
    [6] South first, then west, north, east.
    [7] West first, then south, east, north.
   *[8] West first, then north, east, south.
}
event-rival = The die shows { $face }: { $thief ->
    [first] the first rival
    [second] the second rival
   *[third] the third rival
} goes { $kind_into } in { place-section }.
event-full_moon = The full moon rises: the game is over.
event-scored = { $seat_name } ends with { $total } VP{ $goods ->
    [0] {""}
   *[other] ; { $goods } for goods
}{ $allies ->
    [0] {""}
   *[other] ; { $allies } from allies
}{ $home ->
    [0] .
   *[other] ; { $home } for being at home.
}
event-won = { $seat_name } wins with { $total } VP.
event-rated = { $total } VP: { $rating_name }.
event-stocked = { $count_sign ->
    [minus] { $seat_name } takes from the hideout: { part-stock }.
   *[other] { $seat_name } adds to the hideout: { part-stock }.
}
event-located = { $seat_name }: { $thief_name } vanishes { $kind_into } { place-where }.

## Actions

action-step = Go to row { $row }, column { $column }
action-enter = Enter { place-house }
action-climb = Climb over the wall to row { $row }, column { $column }
action-scale = Climb over the wall into { place-house }
action-vault = Jump over { place-house }
action-stop = Stop here
action-hurry = Pay 1 gold for up to 6 MP
action-walk = Go { $direction_toward }
action-rob = { $citizen ->
    [guard_a] { part-rob-guard }
    [guard_b] { part-rob-guard }
    [guard_c] { part-rob-guard }
    [guard_d] { part-rob-guard }
    [carriage] { $way ->
        [0] Rob { $citizen_the }: a bottle of wine and a wanted poster
       *[other] Rob { $citizen_the }: pay 1 gold for 2 bottles of wine and no poster
    }
   *[other] { $way ->
        [0] Rob { $citizen_the }: 2 gold
       *[other] Rob { $citizen_the }: a gem
    }
}
action-activate = Activate this location
action-endure = Use endurance for one more action
action-exchange = Exchange goods
action-shoot = Shoot the crossbow { $citizen_to }
action-throw = Throw the stars { $citizen_to }
action-bribe = Bribe { $citizen_the }
action-use = Use { $card_name }
action-grapple = Swing across to { place-house }
action-ferry = Ride the river to row { $row }
action-teleport = Teleport to { place-house }
action-pigeon = Send the pigeon to { $thief_name }
action-lend = { $way ->
    [0] Give { $good_a } to { $other_name }
   *[other] Take { $good_a } from { $other_name }
}
action-swap = Change places with { $thief_name }
action-tithe = { $count ->
    [one] Exchange gold for VP once
    [2] Exchange gold for VP twice
   *[other] Exchange gold for VP { $count } times
}
action-fence = { $way ->
    [0] Sell { $good_a } of the hideout; the gold stays there
   *[other] Sell { $good_a } of the hideout; the gold goes to the thief
}
action-fill = Fill up with gold
action-gems = Fill up with gems
action-artwork = Take the artwork
action-sell = { $count ->
    [one] Sell one
   *[other] Sell { $count }
}
action-deliver = Deliver the artwork
action-buy = Buy card { $slot } of the display
action-meet = Meet the clients
action-drink = { $count ->
    [one] Buy a bottle of liquor
   *[other] Buy { $count } bottles of liquor
}
action-take = Take { $good_a }
action-poster = Hand in the poster
action-mission = Do the mission
action-drop = Throw { $good_a } away
action-forgo = Do without it
action-ally = Make an ally of client { $slot }
action-brawl = Start a brawl with client { $slot }
action-decline = Take nobody
action-keep = Keep card { $slot }
action-replace = Discard equipment { $slot }
action-store = { $thief_name }: store { $good_a }
action-fetch = { $thief_name }: fetch { $good_a }
action-lift = { $way ->
    [0] Put in { $good_a } of this thief
   *[other] Put in { $good_a } of the other
}
action-share = Keep { $good_a }
action-done = Done
action-pass = Go on without an exchange
action-shed = Drop the poster
action-wear = Keep the poster
action-pick = Keep { $card_name }
action-purchase = Buy { $card_name } for { $thief_name }
action-hide = Make { place-house } your hideout
action-plan = Tiles: Fox { $first }, Ferret { $second }, Rook { $third }
action-leave = Leave the location
action-end = End the turn

## Questions

ask-wait = Wait for the others.
ask-pick = Keep one card of { $left }.
ask-buy = Buy equipment? You have { part-gold } and may buy { $left ->
    [0] no more cards.
    [one] one more card.
   *[other] { $left } more cards.
}
ask-hideout = Choose a house as your hideout.
ask-plan = Night { $round }: give your tiles.
ask-walk = Which way does { $citizen_the } go?
ask-turn = What does { $thief_name } do? { $ap ->
    [0] No action left.
    [one] One action left.
   *[other] { $ap } actions left.
}
ask-move = { $jumping ->
    [0] Where does { $thief_name } go?
   *[other] { $thief_name } is jumping: where does he land?
} { part-mp }
ask-passing = { $thief_name } passes { $other_name }: exchange goods?
ask-location = { $thief_name } is at work at { $kind_the }: what next?
ask-client = Which client?
ask-keep = Which card do you keep?
ask-room = No room for { part-goods }: throw something away?
ask-exchange = { $thief_name } is at home: what goes in, what comes out?
ask-lift = { $thief_name } and { $other_name }: which goods are shared?
ask-share = Which goods does { $thief_name } keep? The rest goes to { $other_name }.
ask-poster = Drop the wanted poster here?
ask-replace = Which equipment makes way?

## Scores and phases

score-track = Track
score-gold = Gold
score-gem = Gems
score-liquor = Liquor
score-badge = Badges
score-wine = Wine
score-artwork = Artworks
score-allies = Allies
score-home = At home
tie-pieces = Pieces of goods
tie-artwork = Artworks
tie-wine = Wine
tie-badge = Badges
tie-gem = Gems
tie-liquor = Liquor
tie-gold = Gold
tie-place = Turns waited in round 1
stat-robbed = Robberies
stat-arrested = Arrests
stat-sold = VP from sales
stat-missions = Missions completed
stat-allies = Allies won
stat-brawls = Brawls
deed-sale = Best sale
deed-seized = Dearest arrest
motive-vp = It brings { $vp } VP at once.
motive-gets = The thief gets { part-goods }.
motive-worth = Sold at { $kind_the }, that is { $vp } VP.
motive-sells = There { part-goods } can be sold for { $vp } VP.
motive-pays = It costs { $gold } gold.
motive-seen = Beware: { $citizen_the } sees the thief there and arrests him.
motive-unseen = No guard can see this street.
phase-place = Laying the city
phase-villas = Laying villas
phase-arts = Laying artworks
phase-guards = Placing guards
phase-nobles = Placing nobles
phase-mission = Laying missions
phase-show = Filling the display
phase-boards = Dealing patrol boards
phase-deal = Dealing equipment
phase-tiles = Dealing tiles
phase-reveal = Revealing clients
phase-draw = Drawing equipment
phase-patrol = Revealing a patrol board
phase-compass = Rolling the compass
phase-rival = Rolling for a rival
phase-pick = Draft
phase-buy = First purchases
phase-hideout = Hideouts
phase-plan = Planning
phase-walk = Citizens
phase-turn = Thief’s turn
phase-move = Move
phase-passing = In passing
phase-location = Location
phase-client = Clients
phase-keep = Choosing a card
phase-room = Making room
phase-exchange = Exchange
phase-lift = Sharing goods
phase-share = Sharing goods out
phase-poster = Wanted poster
phase-replace = Replacing equipment
phase-ended = The end

## Options

option-city = City
    .help = A city laid at random, or the fixed one for a first game.
option-city-random = random
option-city-tutorial = fixed
option-missions = Missions
    .help = Smugglers draw from a deck, or have two more missions in the open.
option-missions-deck = from the deck
option-missions-strategic = strategic
option-planning = Planning
    .help = Tiles are placed in secret, or dealt at random.
option-planning-secret = secret
option-planning-chaotic = chaotic
option-first_look = First look of a guard
    .help = Whether the way a guard faces before he turns counts as seen.
option-first_look-off = does not count
option-first_look-on = counts
option-jump_guard = Jumping over a guard
    .help = What happens when a thief jumps over a guard from behind or the side.
option-jump_guard-arrest = arrest
option-jump_guard-harmless = harmless
option-jump_guard-forbidden = forbidden
option-immune_move = Protected thieves in sight
    .help = Whether a protected thief’s move ends when a guard sees him.
option-immune_move-free = goes on
option-immune_move-stops = ends there
option-teleport_entry = Teleport as entry
    .help = Whether a teleport into a building counts as entering it.
option-teleport_entry-off = no
option-teleport_entry-on = yes
option-activations = Activations a night
    .help = Each location once for each thief, or one location in all.
option-activations-each = each location once
option-activations-one = one location
option-bags = Bags of the nobles
    .help = The thief chooses gold or a gem, or the noble’s letter decides.
option-bags-choice = choice
option-bags-fixed = by letter
option-full_equipment = Two cards already
    .help = Whether a thief with two equipment cards may replace one.
option-full_equipment-kept = no purchase
option-full_equipment-replaced = replace one
option-konstanze = Konstanze
    .help = How often she exchanges gold in a turn, and at what rate.
option-konstanze-many = any number
option-konstanze-once = once
option-konstanze-per_gold = 3 VP for each gold
option-stars_carriage = Stars on the carriage
    .help = How far the carriage goes when throwing stars hit it.
option-stars_carriage-second = second free lantern
option-stars_carriage-next = next free lantern
option-bernhard = Bernhard
    .help = Whom a bribed guard no longer arrests.
option-bernhard-thief = his thief
option-bernhard-everyone = everyone
option-malika = Malika
    .help = For whom her price for gems holds.
option-malika-thief = her thief
option-malika-guild = the guild
option-tie_goods = Kinds of goods break ties
    .help = Whether artworks, wine, badges and so on decide a tie.
option-tie_goods-on = yes
option-tie_goods-off = no
option-home_poster = Poster at home
    .help = Whether the wanted poster always goes in the hideout.
option-home_poster-automatic = always
option-home_poster-choice = by choice

## Clauses

clause-TD-1_1 = The city has two rows of sections; the two river sections form the east end, { $option_city ->
    [tutorial] and all lie as in the fixed city.
   *[random] all others lie at random, any side and any way up.
}
clause-TD-1_2 = Every section has one entrance at the outer edge, to the north or the south.
clause-TD-1_3 = Catacombs lie at sections 1, 3, 6 and 8, villas with one artwork each at 2, 4, 5 and 7.
clause-TD-1_4 = The carriage starts on the lantern nearest to the west gate.
clause-TD-1_5 = Each guard has a badge and each noble a full bag.
clause-TD-1_6 = Each smuggler gets one open mission{ $option_missions ->
    [strategic] , and two more lie open beside him.
   *[deck] ; the others form a deck.
}
clause-TD-1_7 = Clients form a deck; four full-circle cards form the display of all dealers.
clause-TD-1_8 = Guards stand before the villas and look away from them.
clause-TD-1_9 = Nobles start on the lanterns nearest to the catacombs.
clause-TD-1_10 = Each guild has three thieves, 8 gold in its hideout and 10 VP.
clause-TD-1_11 = Each player gets a patrol board at random; the one with the icon makes the first player.
clause-TD-1_12 = With two players sections 1 and 5, guard D and noble D stay in the box.
clause-TD-1_13 = A solo game is set up as for two, with the solo patrol boards and three rivals.
clause-TD-2_1 = Keep one of three cards and pass two to the right, keep one of two and pass the last; all pick in secret.
clause-TD-2_2 = You may buy up to two of your three cards with the gold of the hideout.
clause-TD-2_3 = A thief has at most two equipment cards, of different types, and never gives them away. { $option_full_equipment ->
    [replaced] Who has two may buy a third: one of the two is discarded, a Sack only when everything fits without it.
   *[kept] Who has two cannot buy another.
}
clause-TD-2_4 = Purchases are made seat by seat from the first player on.
clause-TD-2_5 = All cards left over are shuffled into one deck.
clause-TD-3_1 = Hideouts are chosen counter-clockwise; the first player is last.
clause-TD-3_2 = A hideout is a free house: no location, no church.
clause-TD-4_1 = The game has six rounds of night and day; the last one has no day.
clause-TD-4_2 = { $option_planning ->
    [chaotic] Your four tiles are dealt at random to your three thieves and your patrol board.
   *[secret] In secret, give your four tiles to your three thieves and your patrol board.
}
clause-TD-4_3 = For tiles 1 to 4, each player in turn activates what carries the tile.
clause-TD-4_4 = The first player is the one with the icon on the patrol board.
clause-TD-5_1 = The figures of a patrol board move from left to right; arrests follow each single move.
clause-TD-5_2 = An alley cell holds one figure.
clause-TD-5_3 = Citizens go through alleys from lantern to lantern, never into buildings or through walls.
clause-TD-5_4 = Occupied cells are skipped.
clause-TD-5_5 = A citizen never turns back and never enters a dead end.
clause-TD-5_6 = You choose the first step and the way on at every crossing where the move does not end.
clause-TD-5_7 = A loop may end on the lantern where it began.
clause-TD-5_8 = No way may be taken twice in a move, and it must lead to an end.
clause-TD-5_9 = A noble stops on the first free lantern.
clause-TD-5_10 = A guard starts straight ahead, left or right, and looks where he walks.
clause-TD-5_11 = The carriage stops on the second free lantern.
clause-TD-5_12 = Citizens moved by cards follow the same rules.
clause-TD-6_1 = Adjacent means side by side without a wall.
clause-TD-6_2 = Sight runs along alleys, past figures, and ends at buildings, walls and the edge.
clause-TD-6_3 = A line of sight is straight.
clause-TD-6_4 = A thief sees in all four directions, also out of a building.
clause-TD-6_5 = Nobles and the carriage notice only cells they stand on or pass.
clause-TD-6_6 = A guard sees straight ahead{ $option_jump_guard ->
    [harmless] ; whoever jumps over him from the side or from behind is not noticed.
    [forbidden] ; nobody may jump over him without a Smoke Bomb.
   *[arrest] , and feels whoever jumps over him.
}
clause-TD-6_7 = Nobody is seen inside a building.
clause-TD-7_1 = An arrest is attempted when a moving guard sees a thief, when he ends in sight of one, or when a thief comes into view.
clause-TD-7_2 = Everything ahead of a guard’s steps counts as seen. { $option_first_look ->
    [on] So does what lies ahead of him before his first step.
   *[off] What lay ahead of him before his first step does not count.
}
clause-TD-7_3 = Each cell a thief enters or jumps over is checked.
clause-TD-7_4 = A wanted thief is also caught by nobles and the carriage when one jumps over the other.
clause-TD-7_5 = Attempts are resolved together at the end of the move.
clause-TD-7_6 = { $option_immune_move ->
    [stops] A protected thief is not arrested, but his move ends where he is seen.
   *[free] A protected thief is not stopped.
}
clause-TD-7_7 = An arrested thief goes home, loses his goods and poster, and his guild 2 VP.
clause-TD-7_8 = In his own turn he loses only the action in progress.
clause-TD-7_9 = Several thieves can be arrested by one move.
clause-TD-7_10 = Citizens moved by cards can arrest, too.
clause-TD-8_1 = A thief has three actions: move, rob, activate a location, use a card.
clause-TD-8_2 = Once a night one thief of a guild gets one more action.
clause-TD-8_3 = Free cards and exchanges at home happen between actions.
clause-TD-8_4 = The turn may end at any time; then the display is refilled.
clause-TD-9_1 = A move has 3 MP, one for each spot.
clause-TD-9_2 = A move never ends on an occupied cell.
clause-TD-9_3 = Occupied cells are jumped for nothing, if the jump can be completed; no figure twice in one move.
clause-TD-9_4 = Jumping a rival thief costs 1 VP.
clause-TD-9_5 = Entering a building costs 1 MP and ends the move.
clause-TD-9_6 = Houses are entered from every side, locations by their doors only.
clause-TD-9_7 = A building is left to any cell beside it, unless a wall is between.
clause-TD-9_8 = Each rival inside costs 1 VP, unless he or you are at home there.
clause-TD-9_9 = Rivals may enter a hideout but not touch its goods.
clause-TD-9_10 = All catacomb entrances are one step apart.
clause-TD-9_11 = A teleport puts a thief on a spot { $option_teleport_entry ->
    [on] and counts as entering a building there: rivals inside cost VP.
   *[off] without entering it.
}
clause-TD-9_12 = Walls cannot be crossed.
clause-TD-9_13 = Two thieves of a guild may exchange goods in passing.
clause-TD-9_14 = In a jump, VP or exchange come first, then the arrest check.
clause-TD-10_1 = A citizen is robbed from a cell beside him, once a night by each thief.
clause-TD-10_2 = The carriage gives a wine and a wanted poster.
clause-TD-10_3 = A guard loses his badge only to a thief he does not see.
clause-TD-10_4 = A noble with a full bag gives { $option_bags ->
    [fixed] what his letter says: A and C 2 gold, B and D a gem.
   *[choice] 2 gold or a gem.
}
clause-TD-10_5 = Goods that do not fit are not received.
clause-TD-11_1 = A thief has at most one poster.
clause-TD-11_2 = A wanted thief can be arrested by every citizen.
clause-TD-11_3 = A poster goes { $option_home_poster ->
    [choice] in the hideout if its owner likes, in the dungeon for 3 VP, or with an arrest.
   *[automatic] in the hideout, in the dungeon for 3 VP, or with an arrest.
}
clause-TD-12_1 = { $option_activations ->
    [one] Each thief activates only one location a night.
   *[each] Each thief activates a location at most once a night.
}
clause-TD-12_2 = Its sub-actions are done in any order, each once, at least one.
clause-TD-12_3 = An exchange marked as endless may be repeated.
clause-TD-12_4 = Everything paid comes from the acting thief.
clause-TD-13_1 = The market fills the thief’s purse with gold.
clause-TD-13_2 = The market buys liquor at 1 VP a bottle.
clause-TD-14_1 = In a villa take gems to the brim or the artwork, if it fits.
clause-TD-14_2 = One of the two is locked and needs a Lock Pick.
clause-TD-14_3 = A stolen artwork is not replaced.
clause-TD-15_1 = A dealer takes an artwork for its bonus.
clause-TD-15_2 = A dealer buys gems for 1 VP each.
clause-TD-15_3 = A dealer sells one or two cards of the display.
clause-TD-15_4 = All dealers share one display.
clause-TD-15_5 = After the turn the display is refilled to four.
clause-TD-16_1 = A thief without ally meets four clients: ally, brawl or nothing.
clause-TD-16_2 = The tavern buys wine at 2 VP a bottle.
clause-TD-16_3 = The tavern sells liquor at 1 gold a bottle.
clause-TD-16_4 = Meeting clients cannot be interrupted.
clause-TD-17_1 = The dungeon gives back seized goods, as far as they fit.
clause-TD-17_2 = The dungeon buys badges for 2 VP each.
clause-TD-17_3 = A poster is handed in for 3 VP.
clause-TD-18_1 = A smuggler takes the goods of his mission and pays its reward.
clause-TD-18_2 = Without a mission or its goods he cannot be visited.
clause-TD-19_1 = A thief carries 4 loot and 4 gold; an artwork takes 4 loot slots.
clause-TD-19_2 = A Sack adds two slots for either.
clause-TD-19_3 = A hideout holds everything.
clause-TD-19_4 = At home, the active thief exchanges freely with the hideout and thieves there.
clause-TD-19_5 = Thieves exchange only in passing, at home or by cards.
clause-TD-19_6 = Goods may be thrown away to make room for others.
clause-TD-19_7 = Only artworks are limited.
clause-TD-20_1 = Cards are actions, improvements, free, for the end, or for the day.
clause-TD-20_2 = Once per turn means once in this thief’s turn.
clause-TD-20_3 = A card works for its owner; three allies work for the guild.
clause-TD-20_4 = Cards are used in the owner’s turn; protection works always.
clause-TD-20_5 = A discarded card frees its slot.
clause-TD-E1 = Once a turn, cross one wall during a move.
clause-TD-E2 = Action: 1 VP, and a guard in view must walk.
clause-TD-E3 = When robbing a guard: 1 VP, and he must walk; he needs no badge.
clause-TD-E4 = Action in a building beside the carriage: 1 wine and 2 VP.
clause-TD-E5 = Action: from a building straight over the alley into the next.
clause-TD-E6 = Two more slots for loot or gold.
clause-TD-E7 = Action: share up to three goods with an own thief anywhere.
clause-TD-E8 = Opens locks in villas; 1 VP each time.
clause-TD-E9 = 4 MP instead of 3.
clause-TD-E10 = Action, discarded: 4 VP, and everybody in the alleys is on your side this turn.
clause-TD-E11 = A robbed noble gives gold and a gem.
clause-TD-E12 = Action, discarded: 5 VP, and a noble or the carriage in view must move{ $option_stars_carriage ->
    [next] ; the carriage to the next free lantern.
   *[second] ; the carriage to the second free lantern.
}
clause-TD-C13 = In the church, once a turn: 1 wine.
clause-TD-C14 = In a garden, once a turn: 1 liquor for 1 wine.
clause-TD-C15 = In the church, once: 3 VP and 3 actions; then out of the game.
clause-TD-C16 = Rivals cost this thief no VP.
clause-TD-C17 = Action: 1 gold to the dungeon; one guard cannot arrest { $option_bernhard ->
    [everyone] anybody tonight.
   *[thief] him tonight.
}
clause-TD-C18 = At the end: 1 VP for each gold in the hideout.
clause-TD-C19 = At the end: 2 VP for each badge in the hideout.
clause-TD-C20 = At the end: 1 VP for each liquor in the hideout.
clause-TD-C21 = At the end: 1 VP for each gem in the hideout.
clause-TD-C22 = Liquor sells for 2 VP at the market.
clause-TD-C23 = Once a turn, jump over a building as if it were a figure.
clause-TD-C24 = Beside the river, once a turn: teleport to another spot beside it.
clause-TD-C25 = Teleport from garden to garden.
clause-TD-C26 = Teleport from stable to stable.
clause-TD-C27 = Wine sells for 4 VP in taverns, and in villas.
clause-TD-C28 = In the church, once a turn: { $option_konstanze ->
    [once] 2 gold for 3 VP, one time.
    [per_gold] 3 VP for each gold.
   *[many] 2 gold for 3 VP, any number of times.
}
clause-TD-C29 = At the market: 1 gem and 1 VP more.
clause-TD-C30 = Teleport from forge to forge.
clause-TD-C31 = Once a turn: one good to or from an own thief.
clause-TD-C32 = Gems sell for 2 VP at dealers{ $option_malika ->
    [guild] , for the whole guild.
   *[thief] , for him alone.
}
clause-TD-C33 = The guild buys equipment in forges, 1 gold cheaper and for 1 VP more.
clause-TD-C34 = When robbing the carriage: for 1 gold 2 wine and no poster.
clause-TD-C35 = Each mission of the guild brings 2 gold and 2 VP more.
clause-TD-C36 = A robbed noble gives one more gem.
clause-TD-C37 = The guild’s allies cost nothing, in taverns and at the market.
clause-TD-C38 = At home: gems and liquor of the hideout for 2 gold and 1 VP, wine for 2 gold and 2 VP.
clause-TD-C39 = Action: change places with an own thief.
clause-TD-C40 = Teleport from tower to tower.
clause-TD-C41 = By day in an alley: 4 gold.
clause-TD-C42 = From a tavern the last step leads to a dealer, and back.
clause-TD-C43 = Teleport to the other tavern.
clause-TD-C44 = A move through the catacombs has 1 MP more.
clause-TD-C45 = Guards on the dungeon’s section cannot arrest him.
clause-TD-C46 = At the end: 2 VP for each wine in the hideout.
clause-TD-C47 = Guards cannot arrest him in his own turn.
clause-TD-C48 = Once a turn, for 1 gold: up to 6 MP, without catacombs and Shoes.
clause-TD-21_1 = By day the round marker moves on.
clause-TD-21_2 = Endurance and planning tiles come back.
clause-TD-21_3 = Patrol boards pass to the right, and the first player with them.
clause-TD-21_4 = Each thief in an alley brings 1 VP.
clause-TD-21_5 = What held for one night is over.
clause-TD-21_6 = After rounds 2 and 4 bags, badges, missions and the display are renewed.
clause-TD-21_7 = After round 6 there is no day.
clause-TD-22_1 = At the end: 1 VP for 4 gold, 2 gems, 2 liquor, a badge or a wine, 3 for an artwork.
clause-TD-22_2 = Then allies count what lies in the hideout.
clause-TD-22_3 = Each thief at home brings 1 VP.
clause-TD-22_4 = Most VP win; then most goods, { $option_tie_goods ->
    [off] and the later place in round 1.
   *[on] their kinds, and the later place in round 1.
}
clause-TD-23_1 = Strategic missions: two open missions wait beside each smuggler.
clause-TD-23_2 = Chaotic planning: the tiles are dealt at random.
clause-TD-24_1 = Alone you play for VP, by the rules for two.
clause-TD-24_2 = Keep one of three cards, one of two, and the last one.
clause-TD-24_3 = Three tiles go openly on the thieves.
clause-TD-24_4 = Thieves and citizens alternate; in even rounds citizens begin.
clause-TD-24_5 = A patrol board is revealed, the die moves its figures, a second roll its rival.
clause-TD-24_6 = The die gives a direction; if it is closed, turn on, clockwise for even rolls.
clause-TD-24_7 = A figure that would go round for ever stays.
clause-TD-24_8 = The second roll sends the rival to a tavern, the market, the dealer or the dungeon.
clause-TD-24_9 = Goods of arrested thieves are lost.
clause-TD-24_10 = By day the compass turns and the patrol boards are shuffled.
clause-TD-24_11 = Six rounds, normal scoring, and a rating in stars.

## The rulebook's chapters

## Why a choice is refused, in numbers

why-turn = { $seat_name } is to choose now.
why-spent = All action points of { $thief_name } are spent.
why-far = { $steps ->
    [one] It takes one movement point to get there.
   *[other] It takes { $steps } movement points to get there.
} { part-mp }
why-watched = On the way there { $citizen_the } would catch the thief.
why-price = It costs { $price } gold; there is { part-gold }.
why-few = It takes { $needs ->
    [1] { $good_a }
   *[other] { $needs } { $good_many }
}; the thief has { $has ->
    [0] none.
   *[other] { $has }.
}
why-full = It takes { $needs ->
    [one] one free slot
   *[other] { $needs } free slots
}; the thief has { $free ->
    [0] none.
   *[other] { $free }.
}
why-equipped = { $cards ->
    [one] The thief already carries a card, and no thief carries more.
   *[other] The thief already carries { $cards } cards, and no thief carries more.
}

section-1 = Set-up
section-2 = Draft and first purchases
section-3 = Hideouts
section-4 = Nights, plans, order
section-5 = How citizens walk
section-6 = Who sees whom
section-7 = Arrests
section-8 = A thief’s turn
section-9 = Moving a thief
section-10 = Robbing citizens
section-11 = The wanted poster
section-12 = Activating a location
section-13 = Market
section-14 = Villa
section-15 = Dealer
section-16 = Tavern
section-17 = Dungeon
section-18 = Smuggler
section-19 = Goods and inventories
section-20 = Cards
section-21 = The day
section-22 = The end
section-23 = Variants
section-24 = Playing alone

## Glossary

glossary-alley = Alley
    .text = A cell holds one figure. Each thief in an alley by day brings 1 VP.
glossary-ally = Client and ally
    .text = A thief without an ally meets four clients in a tavern: one becomes an ally who helps this thief, or there is a brawl, or nothing.
glossary-ap = Actions
    .text = What is left of the three actions of this thief’s turn. The turn may end at any time.
glossary-arrest = Arrest
    .text = An arrested thief goes home and loses his goods and his poster, and his guild 2 VP. { $option_immune_move ->
        [stops] A protected thief is not arrested, but his move ends where he is seen.
       *[free] A protected thief is not stopped.
    }
glossary-artwork = Artwork
    .text = One lies in each villa and fills all four loot slots. A dealer takes it for its bonus; at home it is worth 3 VP at the end.
glossary-badge = Badge
    .text = Stolen from a guard. The dungeon buys it for 2 VP; kept at home, it is worth 1 VP at the end.
glossary-bags = Bag and purse
    .text = Room for 4 loot and 4 gold; an artwork takes all four loot slots, and a Sack adds two slots. Goods may be thrown away to make room.
glossary-brawl = Brawl
    .text = Instead of an ally: this thief started a brawl in a tavern, and a client lies face down here.
glossary-brings = Brings
    .text = Goods that come with the card when it is bought.
glossary-carriage = Carriage
    .text = Goes to the second free lantern. Robbed, it gives a wine and a wanted poster.
glossary-catacomb = Catacombs
    .text = All their entrances are one step apart.
glossary-church = Church
    .text = A house that is nobody’s hideout. Some allies help here.
glossary-cost = Cost
    .text = The gold that a card costs.
glossary-dealer = Dealer
    .text = Takes an artwork for its bonus, buys gems for 1 VP each and sells one or two cards of the display, which all dealers share.
glossary-door = Door
    .text = A location is entered by its doors only; houses from every side.
glossary-dungeon = Dungeon
    .text = Holds the goods of arrested thieves: a visitor takes them out. It buys badges for 2 VP each and takes a poster for 3 VP.
glossary-endurance = Endurance
    .text = Once a night one thief of the guild gets one more action for it. It comes back by day.
glossary-equipment = Equipment
    .text = A card for one thief, who has at most two, of different types. Bought before the first night or from a dealer.
glossary-first = First player
    .text = Acts first with every tile. The icon is on a patrol board and passes on with it.
glossary-gate = Entrance
    .text = Every section has one at the outer edge: it leads into catacombs or a villa.
glossary-gem = Gem
    .text = From villas and nobles. A dealer buys it for 1 VP; two at home are worth 1 VP at the end.
glossary-gold = Gold
    .text = Pays for cards, allies and liquor, from the purse of the thief who acts. The market fills the purse; four at home are worth 1 VP at the end.
glossary-guard = Guard
    .text = Looks straight ahead along the alley, as the arrow shows, and arrests every thief he sees. Robbed from behind or from the side, he gives his badge.
glossary-guild = Guild
    .text = A player’s three thieves with their hideout, goods and victory points.
glossary-hideout = Hideout
    .text = The house of your guild. It holds everything; at home the active thief exchanges goods freely. Each thief at home at the end brings 1 VP.
glossary-house = House
    .text = Tower, garden, forge or stable. It can be entered from every side, and nobody is seen inside. Some cards work in one kind of house.
glossary-lantern = Lantern
    .text = Citizens walk from lantern to lantern and stop on a free one.
glossary-liquor = Liquor
    .text = A tavern sells it for 1 gold, the market buys it at 1 VP a bottle; two at home are worth 1 VP at the end.
glossary-market = Market
    .text = Fills the thief’s purse with gold and buys liquor at 1 VP a bottle.
glossary-mission = Mission
    .text = A smuggler’s order: bring these goods and get its reward.
glossary-mp = Movement points
    .text = A move has 3 MP, one for each spot. Occupied cells are jumped for nothing; entering a building costs 1 and ends the move. The number says how many steps it takes.
glossary-night = Night and day
    .text = The game has six nights, with a day after each but the last. By day what was used up comes back.
glossary-noble = Noble
    .text = Walks from lantern to lantern with a bag worth robbing, once a night by each thief. Arrests only thieves who are wanted, where they meet. { $option_bags ->
        [fixed] A full bag: 2 gold from A and C, a gem from B and D.
       *[choice] A full bag: 2 gold or a gem.
    }
glossary-offer = Choice
    .text = What can be done here now, each once, in any order; what is marked as endless may be repeated.
glossary-patrol = Patrol
    .text = The citizens on your patrol board: when its tile is up, you move them from left to right, and arrests follow each move. By day the boards pass to the right.
glossary-planned = Planned
    .text = This player has laid the planning tiles of the night.
glossary-rob = Rob
    .text = An action: from a cell beside a citizen, once a night by each thief. Goods that do not fit are not received.
glossary-sight = In sight
    .text = What a guard sees: a straight line along the alley, past figures, up to a building, a wall or the edge. A thief who comes into it is arrested.
glossary-smuggler = Smuggler
    .text = Takes the goods of the mission that lies here and pays its reward. Without the goods he cannot be visited.
glossary-solo = Solo table
    .text = Alone, the die moves the citizens of a patrol board and sends three rivals through the city; the compass says who begins.
glossary-tavern = Tavern
    .text = Here a thief finds an ally, sells wine at 2 VP a bottle and buys liquor at 1 gold a bottle.
glossary-thief = Thief
    .text = One of the three of your guild. Activated by a planning tile, a thief has three actions: move, rob, use a location, use a card. Carries 4 loot and 4 gold.
glossary-tile = Planning tile
    .text = Its number says when this thief or the patrol acts: all with tile 1 first, then 2, 3 and 4. { $option_planning ->
        [chaotic] At this table the tiles are dealt at random.
       *[secret] You give your four tiles in secret.
    }
glossary-villa = Villa
    .text = Take gems to the brim or the artwork, if it fits. One of the two is locked and needs a Lock Pick.
glossary-vp = Victory points
    .text = VP win the game. They come from sales, missions, cards and what lies at home at the end; an arrest costs 2.
glossary-wall = Wall
    .text = Nobody goes through it, and nobody sees through it.
glossary-wanted = Wanted
    .text = A thief with a poster can be arrested by every citizen, nobles and the carriage too. In the dungeon the poster is handed in for 3 VP. { $option_home_poster ->
        [choice] At home its owner may throw it away.
       *[automatic] At home it is thrown away.
    }
glossary-wine = Wine
    .text = From the carriage. A tavern buys it at 2 VP a bottle; at home it is worth 1 VP at the end.

## What the lab counts

measured-equipment = Equipment
measured-client = Clients
measured-mission = Missions
measured-location = Places
measured-section = Sections
measured-tile = Plan tiles left for the patrol
measured-board = Patrol boards
