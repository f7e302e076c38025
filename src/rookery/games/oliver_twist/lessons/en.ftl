lessons-begin = London, and you belong to Fagin’s Gang. Prowl the streets, sell your loot, keep your police file thin: the richest thief wins.
lessons-end = That is all of Oliver Twist: Prowl, sell sets to Fagin, ask for help, by Day and by Night, and let the others have the thick file. Now play a whole game.

lesson-goal = What counts
    .tell = A game has two rounds, the Day and the Night. Whoever has the most pounds after the Night wins. In your turn you do exactly one thing: Prowl, go to Fagin, or play a Character card. To Prowl is to move the Gang, the pawn that all share, along a street and to take one token.
    .ask = Prowl: take the watch just left of the Gang. It is worth £5.
    .then = The watch is in your reserve, and the Gang stands where it lay; the next player Prowls from there. But an Object is no money yet: you must sell it to Fagin first.
    .other = The watch beside the Gang is worth £5, more than any other Object: take it.
    .cheap = That one lies beside the Gang too, but it is worth £2 at most. The watch on the left is worth £5.
    .far = You can reach it, but whatever you skip on the way will cost you, as you will see. The watch lies right beside the Gang: take that.

lesson-skip = What you skip
    .tell = You may take any of the first four tokens of a series: along the street, around a corner, but never across an empty space. The tokens you skip go into your police file, which nobody may open before the round ends. Whoever has the most tokens in it then is caught and pays £1 for each different type.
    .ask = You have two rings. Take the ring, the third token up the street, and skip two.
    .then = Three rings: a set, well worth the apple and the rope in your file. Mind your reserve too: it holds nine Objects, and for a tenth one of them goes into the file.
    .other = That is allowed. But you have two rings, and the third one is within reach: the third token up the street.
    .near = Nothing is skipped that way, but an apple is worth little. The ring two steps further is worth £4 and is your third.
    .tool = A rope is a Tool; it helps by Night. But just behind it lies your third ring: take that.

lesson-fagin = What Fagin pays
    .tell = A set is three or more Objects of one type; wallets stand for any type. Fagin pays the pounds on the tokens, £7 more for five tokens or more, and the top Reward: 6 for the first set of the round, then 5, 4, 3 and 2. You sell one set in a turn.
    .ask = Go to Fagin: sell your four brooches together with the wallet.
    .then = 8 for the brooches, 7 for five tokens, 6 as a Reward: £21. The next set gets a 5 only. Gather more, or be the first? That is the question of every turn.
    .other = Touch a brooch in your reserve, then the wallet: together they are five tokens.
    .prowl = To gather more is no bad plan either. But somebody else may take the 6 first. Let us see what Fagin pays.
    .fewer = A set, but not your best: the four brooches and the wallet are five tokens, and five bring £7 more.

lesson-help = Tools and Characters
    .tell = Not every token is an Object. A Tool goes in front of your lair and waits for the Night. A Character token brings you a card; from your next turn on you may play it, and that is your whole turn. Either ask for help, that is, do what the card says, or discard it to hide: you pass.
    .ask = Take the Character token, the hat beside the Gang. In your next turn ask your new card for help: let it bring you the third watch, left of the Gang behind the gap.
    .then = The third watch, though the Gang could not reach it, and nothing went into your file. Cards can be kept for the Night; after it they are worth nothing.
    .other = You have two watches. The Artful Dodger can bring you the third: play the card and ask him for help.
    .elsewhere = Allowed, but let us see what a Character can do: take the Character token that lies beside the Gang.
    .later = You may keep the card as long as you like. But look at it: it takes any Object from the streets. Play it now.
    .hide = To hide is to pass, which is good when every move is bad. Now the Dodger can do more: ask him for help.
    .watch = He would bring you that too. But a watch makes a set of the two you have: the one beside the square, behind the gap.

lesson-stuck = The Gang is stuck
    .tell = When no token lies beside the Gang, it is stuck. Whoever Prowls then pays £2 and places it on another free space beside a token, to take one from there. That hurts, so let it happen to the others.
    .ask = Now you have to pay. Place the Gang beside the watch that lies all alone: in Field Lane, left of the Gang.
    .then = The watch is yours, and the Gang was stuck once more: so the next player paid £2 as well. Before you Prowl, look where you leave the Gang.
    .other = Prowl, pay £2 and place the Gang beside the lonely watch.
    .beside_more = There the Gang would have tokens left beside it when you have taken yours, and the next player would pay nothing. Place it beside the lonely watch.

lesson-dusk = When the streets are empty
    .tell = With no token in the streets and no set in the reserve you must play a card or end the round. Who ends it pays £4, and nobody gets another turn. Sets that are left bring only the value of their best token, all other Objects go from the reserves into the files, and the thickest file pays its fine.
    .ask = The other player has no set and no card. Sell your brooches while you can.
    .then = £10 for you. The other player ended the Day for £4 and was caught with the thickest file: £5 more. Night falls; the poorest player, that is you, turns up the first tokens and says who begins.
    .other = Sell your three brooches to Fagin now, before the round is over.
    .brownlow = £5 are welcome. But the other player would then end the Day, and your brooches would bring £2 instead of £10. Mr Brownlow can wait until the Night.
    .hide = Then the other player would end the Day, and your brooches would bring £2 instead of £10. Sell them first, and keep the card.

lesson-night = By Night
    .tell = By Night the same rules hold, but the tokens lie face down, and only face-up ones can be taken or skipped. If only face-down tokens lie beside the Gang, you reveal first: you turn up one of them, then the next behind it and so on, 12 at most. At a fork you choose the way. What is turned up stays face up for all.
    .ask = You have two necklaces. Prowl, turn up the dead end on the right, then take a token that makes a set.
    .then = Now you have a set: necklaces, with or without a wallet. What you turned up and left is there for the others: think of that before you reveal.
    .other = Turn up the dead end on the right, Jacob’s Island, and take one of its tokens.
    .short = On that side only two tokens lie in a row, in the dead end on the right there are three. The more you turn up, the more you can choose from.

lesson-burglary = Burglaries
    .tell = By Night there are Burglary tokens too. Who takes one draws a Burglary card, and one more for each different type of Tool in front of the lair, keeps one of them in secret and throws a Tool away. The card counts at the end of the game. Some are losses!
    .ask = You have two Tools. Take the Burglary token, the house beside the Gang, keep the best card, then throw away whichever Tool you like.
    .then = Of three cards you kept the £9. Without Tools you draw a single card and must keep it, even a loss such as this one of £3. So collect different Tools by Day.
    .other = The Burglary token lies right beside the Gang: take that one.
    .skipped = Then you would skip the Burglary, and it would go into your file, as one more type. Take it instead.
    .keep = You may choose any of them. But £9 is the best: keep that one.

lesson-end = The end
    .tell = The Night ends like the Day: somebody pays £4, and the thickest file pays its fine. Then everybody adds the Burglary cards to the money, and the richest wins. Whoever still holds a card need not end the round: he plays it, and the next one is up.
    .ask = The streets are empty, and 7 tokens are in your file. Ask Nancy for help: she makes 4 of them vanish.
    .then = Won, £66 to £54! The other player had to end the round for £4, and had the thickest file: £5 more. Two Burglary cards brought you £14.
    .other = Nancy can help you now: ask her.
    .hide = That would leave the £4 to the other player. But the thickest file would be yours, with a fine of £6. Ask Nancy for help: that does both.
    .pay = You would pay £4 and the fine for the thickest file as well, and lose. You still have a card: ask Nancy for help.
