lessons-begin = You have inherited, and so have the others. Send your three Servants down into the Crypt and bring back more Coins than anybody else.
lessons-end = That is all of Crypt: claim, push, roll, recover, and watch what the collectors pay. Now play a whole game.

lesson-goal = What counts
    .tell = Whoever has the most Coins when the deck is empty wins. Each round some treasures are laid out; the number on a card is its worth in Coins. Your dice are your Servants: send one to a card and it is yours, unless somebody pushes him away.
    .ask = Claim the Idol worth 4 Coins with as many Servants and as much effort as you like.
    .then = The Idol is yours if nobody sends more effort there before the round ends. Then the next player takes a turn.
    .other = That is allowed. But the Idol is worth 4 Coins, more than any other card here: send somebody there.
    .recover = Recovering brings tired Servants back. Yours are all fresh, so it would be a turn without a treasure.
    .elsewhere = That card brings fewer Coins. The Idol on the left is worth 4: take that one.

lesson-effort = What effort costs
    .tell = You choose the number a Servant shows: his effort. High effort is hard to push away. But when the treasures are collected he rolls his die: below his effort he is exhausted and goes into the box.
    .ask = Claim the Jewelry worth 4 with one Servant and effort 5, and see what he rolls.
    .then = The card is yours whatever he rolled. But 3 is less than 5: this Servant is exhausted. With effort 1 he never even has to roll.
    .other = Let us try the risk on the Jewelry: one Servant with effort 5.
    .effort = Right card. For this trial send one Servant only and let him show a 5.
    .recover = Nobody is exhausted yet. Let us see first how that happens: one Servant with effort 5 to the Jewelry.

lesson-recover = Getting Servants back
    .tell = Two of your Servants lie exhausted in the box. A turn is one of two things: claim treasures, or recover. Recovering brings all of your exhausted Servants back, and you place nobody this turn.
    .ask = Recover your Servants.
    .then = All three are ready again. Choose the moment well: best when the treasures are poor, and at the end every Servant awake counts one Coin.
    .other = With one Servant you can hardly hold a card against three. These treasures are poor: a good moment to recover.

lesson-push = Pushing somebody away
    .tell = A card on which another player stands can be taken with a higher total: number of Servants times their effort. Equal is not enough. Who is pushed away gets the Servants back at once, fresh.
    .ask = Somebody holds the Remains worth 4 with one Servant of effort 6. Take the card with a total above 6.
    .then = More than 6, so the card is yours now. Whoever takes a turn after you may push you in the same way.
    .other = The Remains are worth 4 Coins. Two Servants of effort 4 make 8: more than the 6 that hold it.
    .recover = Your Servants are all fresh. Use two of them: effort 4 twice makes 8, more than 6.
    .elsewhere = That card is free, but poor. Two Servants of effort 4 make 8 and push the 6 off the Remains.

lesson-lights_out = The last turn
    .tell = The Leader begins, the others follow. Who comes last holds the torch that is out: in that turn you may claim a single card only. But nobody comes after you, so nobody can push you. Every round the torches pass on.
    .ask = You are last. Take the free Jewelry with the smallest effort.
    .then = Effort 1 was enough, and a Servant of effort 1 never gets tired. When you are last, look for what the others have left.
    .other = The Jewelry is free and worth 3. Nobody can push you any more: take it with effort 1.
    .effort = Right card, but why the risk? Nobody comes after you: effort 1 holds it as well, and he will not have to roll.
    .recover = Nobody is exhausted. There is a free treasure worth 3: take it with effort 1.

lesson-spread = Spreading out
    .tell = In a turn that is not the last you may claim several cards at once, each with its own Servants. The card that lies face down shows its kind only; who takes it learns its worth. Look around first: the Servants of both others are exhausted, so nobody can push you in this round.
    .ask = Claim three cards, each with one Servant of effort 1.
    .then = Three treasures in one turn and nobody has to roll. Look what the others have in hand before you choose your effort.
    .other = Nobody can answer this round. One Servant of effort 1 on each of three cards is enough.
    .more = You still have Servants in hand, and nobody can push them. Place one on a further card.
    .recover = The others must recover, not you! Take three treasures while they do.

lesson-collectors = What the collectors pay
    .tell = Six collectors, one for each kind of treasure, pay for what you have at the end. The Pottery collector pays 2 for two, 4 for three and 8 for four pieces. You own three.
    .ask = Claim the Pottery, though it is worth only 1 Coin.
    .then = The fourth piece makes 8 out of 4: with its own Coin it brings 5, more than the Tapestry of 3. Touch a collector at any time to see what it pays you.
    .other = Look at the collectors: your fourth piece of Pottery brings 1 Coin and 4 more from its collector.
    .tapestry = Three Coins, and perhaps the best Tapestry. But the fourth piece of Pottery brings 1 + 4: take that.

lesson-idol = A second throw
    .tell = Your Servant rolled 2 against his effort of 5: he would be exhausted. Some collectors help during the game. The one for Idols: turn one of your Idols face up and roll the die again. Each card can be turned once.
    .ask = Turn your Idol and roll again.
    .then = This time it is a 6, and the Servant stays awake. The Idol keeps its Coins; only its help is used up.
    .other = Your Idol can help now: turn it and roll again.
    .pass = Then the Servant would be exhausted. An Idol that helps loses none of its Coins: try it.

lesson-end = The end
    .tell = When the deck is empty this round is the last. Then everybody counts: the Coins on all cards, what the collectors pay, and one Coin for every Servant that is not exhausted. In a tie Servants are rolled.
    .ask = It is the last turn of the game. Take the Tapestry worth 4 without risking your last Servant.
    .then = Won! The collectors have paid for Jewelry, Pottery and Tapestries, and the Servant who did not have to roll counts one Coin more.
    .other = The Tapestry brings 4 Coins, and as the richest Tapestries they pay 5 more. Effort 1 is enough: nobody comes after you.
    .effort = Right card. But he would have to roll, and an exhausted Servant counts nothing at the end: effort 1 is enough.
    .recover = Recovering two Servants brings 2 Coins. The Tapestry brings 4, and 5 more from its collector.
