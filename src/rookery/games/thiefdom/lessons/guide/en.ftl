guide-pick = Before the first night cards go round: keep one, and pass the rest on to the next player.
guide-buy = Gold buys equipment for your thieves now. What is left stays in your hideout.
guide-hideout = Your hideout is where your thieves begin, store goods and come back after an arrest. A house near taverns and markets saves steps.
guide-plan = Put the tiles 1 to 4 on your three thieves and your patrol: in that order they will act tonight.
    .a = Does a guard watch a door of yours? Then the patrol first, so that he walks away.
    .b = If somebody else wants to rob the same citizen, be there first.
guide-walk = The patrol walks: each citizen goes on to the next free lantern, and you choose the way.
    .a = A guard arrests every thief he sees on his way, a rival’s or your own.
guide-turn = This thief has three actions: move, rob a citizen beside him, activate the location he is in, use a card.
    .a = Loot is worth little in the bag: each kind has a place that pays for it.
    .b = When day breaks, a thief in a dark alley brings 1 VP.
guide-move = Choose where to go; entering a building ends the move. Keep out of the beams: a guard’s sight is an arrest.
guide-location = Every location has an offer of its own. Do what you like here; each thing is done once a visit.
guide-room = A thief carries 4 pieces of loot and 4 gold at most. Something has to stay behind.
guide-passing = Two of your thieves meet. They may share their goods now, if one of them is nearer to who pays.
guide-client = Four clients sit at the table. One may become the ally of this thief for the rest of the game; a brawl chases one away.
    .a = What does the ally bring, and will this thief use it often?
guide-keep = One of these cards is yours, and the others go back. Take what fits the thief who gets it.
guide-exchange = At home a thief may put goods down or take some along. What lies here is safe from guards.
guide-lift = Choose the goods that the two thieves share out between them.
guide-share = Choose what this thief keeps; the other one gets the rest. He carries 4 pieces of loot and 4 gold at most.
guide-poster = A wanted thief can be arrested by every citizen. Here he gets rid of the poster for nothing; the dungeon pays 3 VP for it.
guide-replace = A thief has two places for equipment: an older card has to make way.

# What others evidently aimed at.
aim-robbed = { $citizen ->
    [carriage] The carriage gives a wine, for which the tavern pays 2 VP, and a wanted poster: from now on every citizen can arrest this thief.
   *[other] Loot counts when it is sold: see which place pays for it.
}
aim-sold = { $seat_name } turns loot into VP before a guard can take it away.
aim-visited = { $kind ->
    [market] The market gives gold and pays for liquor.
    [tavern] The tavern pays for wine; clients who may become allies sit there.
    [dealer] The dealer pays for gems and artworks, and sells equipment.
    [dungeon] The dungeon pays for a wanted poster.
    [smuggler] The smuggler pays for a mission: who brings the goods first has it.
   *[other] The villa keeps gems or an artwork.
}
aim-ally = An ally stays with this thief to the end, and counts there.
aim-mission_done = A mission goes to whoever brings its goods first.
aim-patrols = The patrol sends guards away from the own thieves, and towards others.
aim-poster_off = Without the poster only guards can arrest this thief.
aim-bought = Equipment bought early helps every night.
aim-hideout = From a house near the places that pay, each night costs fewer steps.
