lessons-begin = Three thieves, six nights and a city full of lanterns: steal what others own, turn it into victory points, and keep out of the guards’ sight.
lessons-end = That is Thiefdom: plan, sneak, steal, sell, and be in the right place when day breaks. A game begins with the choice of equipment and a hideout; then come the six nights. Now play a whole game.

lesson-goal = What counts
    .tell = Whoever has the most victory points (VP) after six nights wins. Every guild begins with 10. Most come from loot, and each kind has its buyer: the tavern pays 2 VP for a bottle of wine, the dungeon 2 for a badge, a dealer 1 for a gem, the market 1 for a bottle of liquor.
    .ask = Fox, one of your three thieves, is in a tavern with two bottles of wine. Activate the tavern and sell both.
    .then = 2 VP for each bottle: from 10 to 14. The rival guild still has 10.
    .other = That is allowed. But Fox sits in a tavern with two bottles of wine in his bag: activate it and sell both.
    .one = One bottle brings 2 VP, and in one visit wine is sold only once: sell both together.
    .clients = Clients can become allies of a thief. That can wait: first sell both bottles of wine.
    .away = Out there nobody pays for wine. Fox is in the right place already: activate the tavern.

lesson-turn = A thief’s turn
    .tell = In a turn a thief has three actions: move, rob a citizen, activate the location he is in, use a card. A move is 3 movement points (MP), one for each spot; entering a building ends it. You rob from the alley cell beside a citizen. A noble with a full bag gives 2 gold or a gem.
    .ask = Move Fox three spots, right beside noble B, and rob him: gold or gem, as you like.
    .then = Two actions are done, one is left. Now this noble’s bag is empty for everybody; bags are filled again after the second and the fourth night.
    .other = Noble B stands in the south-east. Three steps through the alley bring Fox right beside him.
    .inside = Buildings hide a thief. But entering one ends the move, and nobody robs from inside: stay in the alley and go to noble B.
    .short = Movement points that are left over are lost. Go on until Fox is beside noble B.

lesson-guards = What guards see
    .tell = A guard sees straight ahead, along the alley to the next building: that is his beam of light. A thief who steps into it is arrested: his guild loses 2 VP, all he carries goes to the dungeon, and he is put back into his hideout. Nobody is seen inside a building.
    .ask = Fox carries two bottles of liquor. Bring him into the market by the door that no guard sees.
    .then = Nobody has seen him. Here Fox can sell his liquor and fill up with gold. He carries at most 4 pieces of loot and 4 gold; in the hideout there is room for everything.
    .other = The market has two doors. Guard B looks at the one in the north; the one in the west lies in the dark. Go there.
    .seen = There guard B sees him: 2 VP lost, the liquor gone, and Fox back home. Go round by the west door.
    .short = Here Fox would spend another action to go on. He has enough movement points left: go into the market at once.

lesson-plan = Planning a night
    .tell = Before each night everybody secretly puts the tiles 1 to 4 on three thieves and on a patrol board. Then they are revealed: first all take the turn of their tile 1, then of tile 2, and so on. That is a night: a turn for each thief, and one for the patrol, in which you move the citizens on your board.
    .ask = Guards A and C watch every way out of your hideout, and your board moves them both. Put tile 1 on the patrol and the others as you like.
    .then = Now all tiles lie open, and your patrol comes first: the guards leave before your thieves come out. After every night the patrol boards change hands.
    .other = Then a thief would have to come out while the guards still watch the door. Give tile 1 to the patrol.

lesson-patrol = Moving a guard
    .tell = In the patrol’s turn its citizens must walk, each to the next free lantern. You choose the way; nobody turns back. A guard arrests every thief he sees as he walks, a rival’s or your own.
    .ask = It is guard A’s turn to walk. Send him where he arrests the one rival thief in the alleys: Rook, with two bottles of wine.
    .then = Arrested! The rival guild loses 2 VP, and its wine lies in the dungeon, where anybody may fetch it.
    .other = That way he meets nobody. The rival’s Rook stands in the alley that begins east of guard A.
    .own = That way guard A sees your own Ferret: you would lose 2 VP and two gems. Send him east, to the rival’s Rook.

lesson-wanted = Wanted
    .tell = Whoever robs the carriage gets a bottle of wine and a wanted poster. A wanted thief is arrested by every citizen, not by guards alone, when one jumps over the other. In his hideout he loses the poster for nothing. But in the dungeon they pay 3 VP for it.
    .ask = A whole turn of three actions: rob the carriage, enter the dungeon beside Fox, activate it and hand in the poster.
    .then = 3 VP for the poster, and the wine is worth 2 more in a tavern. Who would look for a thief in the dungeon?
    .other = Three actions are just enough: the carriage, the way into the dungeon, the poster. Do them in this order.
    .early = The right place, but with empty hands. Rob the carriage first, then come here.

lesson-mission = Missions
    .tell = Every smuggler offers a mission: bring him the goods he wants, and he pays better than anybody else. This one wants two bottles of wine and gives 6 VP and 2 gold. Two more places to spend gold: in taverns clients become allies, and dealers sell equipment.
    .ask = Fox carries two bottles of wine. The tavern is in the north, the smuggler in the south-east, both two steps away. Take the wine where it brings more, and hand it over.
    .then = 6 VP and 2 gold; in the tavern it would have been 4 VP. A mission can be done only once; new ones come after the second and the fourth night.
    .other = Look at the smuggler in the south-east: he gives 6 VP and 2 gold for just what Fox carries.
    .tavern = The tavern pays 2 VP a bottle, so 4. The smuggler in the south-east is just as near, and gives 6 VP and 2 gold.

lesson-daybreak = When day breaks
    .tell = After tile 4 day breaks, and each thief who stands in an alley brings 1 VP. Beware of rival thieves: entering a building costs 1 VP for each rival inside, unless it is his hideout or yours, and jumping over one in an alley costs 1 VP too.
    .ask = The last turn of the night, and Fox has one action. Take one step out of the forge into an alley that no guard sees, and stop there.
    .then = Day breaks: three of your thieves stand in alleys, so you get 3 VP; the rival has one outside and gets 1. And the next night is planned.
    .other = Fox is where he should be: in an alley, and no guard sees him. Stop here.
    .seen = There guard C sees him: 2 VP lost instead of 1 gained. The other sides of the forge are dark.
    .far = One step is enough, and then stop. The tavern would even cost 1 VP: a rival is in there.
    .inside = In the forge Fox is safe, but he brings nothing. In an alley he is worth 1 VP when day breaks.

lesson-end = The end
    .tell = The sixth night is the last, and no day follows. Then your goods count, carried or in the hideout: 1 VP for a badge, a bottle of wine, 2 gems, 2 bottles of liquor or 4 gold, 3 for an artwork. Each thief in your hideout brings 1 VP. In a tie most goods win.
    .ask = The last action of the game, and the two guilds are level. You have 4 gems and 5 gold. Is noble A’s bag worth more, or Fox at home? Do what brings more, and end the turn.
    .then = Won, 49 to 48! Your goods brought 5 VP, and the two thieves in your hideout 2.
    .other = Fox is two spots from your hideout, the garden in the east. At home he is worth 1 VP, and that is just what is missing.
    .noble = A fifth gem makes no pair, and 7 gold no second four: that brings nothing. Fox at home brings 1 VP.
    .store = Goods count the same on a thief and in the hideout. Fox is at home: end the turn.
