guide-action = You do exactly one thing: Prowl to take a token, sell a set to Fagin, or play a Character card.
    .a = Where will the Gang stand afterwards? The next player Prowls from there.
    .b = Fagin’s Rewards go down with every set: sell early, or gather five tokens for £7 more?
guide-take = Take one of the tokens that are marked. Those you skip go into your police file.
    .a = The thickest file pays £1 for each different type when the round ends.
    .b = Three of a type are a set; a wallet stands for any type.
guide-place = The Gang is stuck. You have paid, and may place it on another free space beside a token.
guide-reveal = Only face-down tokens lie beside the Gang: turn up a row of them first. What you leave is there for the others.
guide-sell = Choose the Objects of your set. Five tokens or more bring £7 extra.
guide-keep = Keep one Burglary card in secret; it counts at the end of the game. Some are losses.
guide-swap = Your reserve is full. What makes room goes into your police file.
guide-peek = You may look at a token that lies face down, for your eyes only. What you find there you know, and the others must guess.
guide-branch = The row of tokens parts here. Choose the way on which you turn up the next ones.
guide-spend = A break-in costs one Tool. Another Tool of the same kind is the one you miss least.
guide-starter = You are the poorest and name who begins the Night. Who begins moves first, with the Gang where it stands.
guide-late = The round is over. Sets still in your reserve bring only their best token; what you leave goes into your police file.
guide-victim = Choose whom this Character visits. Who is ahead, or about to sell, has most to lose.
guide-wallets = Each wallet you hand in brings £4. One that completes a set may bring more.
guide-grab = Take any face-up Object of the streets: the Gang stays where it is, and nothing goes into your file.
guide-search = Take an Object back from your police file: one type less may spare you the fine, and it may complete a set.
guide-break_in = Toby brings a Tool, from the streets or from an opponent; by Night he can break in at once, and no Tool is thrown away.

# What others evidently aimed at.
aim-took = { $token ->
    [character] A Character card helps once; which one it is, only { $seat_name } knows.
    [crowbar] Tools draw more Burglary cards in the Night.
    [lantern] Tools draw more Burglary cards in the Night.
    [rope] Tools draw more Burglary cards in the Night.
    [picklocks] Tools draw more Burglary cards in the Night.
    [sack] Tools draw more Burglary cards in the Night.
    [wallet] A wallet stands for any type when a set is sold.
    [burglary] A break-in draws Burglary cards, one more for each type of Tool.
   *[other] { $seat_name } gathers: three of a type are a set that Fagin buys.
}
aim-sold = { $seat_name } took the top Reward while it was there: the next set gets a smaller one.
aim-snatched = { $seat_name } took what a set of the own lacked, and spoilt one of { $victim_seat_name }.
aim-heavier = { $seat_name } makes the file of { $victim_seat_name } thicker: the thickest one pays the fine.
aim-burgled = One of the cards stays with { $seat_name } in secret, and counts at the end.
aim-wallets = { $seat_name } preferred pounds now to a wallet in a set later.
