lessons-begin = The loot of the day lies on the table, and every thief wants the best of it. Split it, rob each other and spend it at the Market: the most notorious of you becomes the king of thieves.
lessons-end = That is all of Thief’s Market: split, steal, buy, and watch what the others need. Now play a whole game.

lesson-goal = What wins
    .tell = Whoever has the most Notoriety at the end wins. Most of it comes from the cards you buy at the Market. The gems printed on a card are its cost: pay them with the dice of your pile. Unless a card allows more, you buy one card a round.
    .ask = Buy the Necklace, worth 2 Notoriety, with your two white gems.
    .then = The Necklace counts 2 Notoriety at the end, and it stays with you: dice can be stolen, cards cannot.
    .other = Touch the Necklace in the Market: your two white gems pay for it.
    .end = You may go without a card. But gems you do not spend are lost when the round ends: buy the Necklace.

lesson-loot = Splitting the loot
    .tell = A round has two halves: first the loot is split, then everybody buys. All dice are rolled into the centre, and one after another the players take what they like. Gems pay for cards. A yellow bag becomes 1 Gold at the end of the round, a purple mask 1 Infamy, and each Infamy is 1 Notoriety.
    .ask = You begin. Take both green gems and one purple mask, and leave the rest.
    .then = Two green gems pay for the Philosopher’s Stone, and the mask brings a point. What you left is there for the next player.
    .other = Touch both green gems and one purple mask, then take them.
    .more = You may take as much as you like, even everything. But a big pile tempts thieves: here take both green gems and one mask, nothing else.
    .green = The Philosopher’s Stone costs two green gems: take both, and one mask.
    .mask = The green gems are right. Add one purple mask, and leave the other.

lesson-steal = Stealing a pile
    .tell = As long as you have no pile, you may also steal one. Keep what you like of it and put at least one object back; dice put back are rolled again. Whoever was robbed has no pile any more and will choose anew.
    .ask = Steal the pile with the two masks and keep all of it but the blue gem.
    .then = Three gems and two masks are yours, and the blue die was rolled again. But watch out: the others still have no pile, and they can rob you in the same way.
    .other = Steal the pile with the two masks: that is more than the centre has for you.
    .take = You may, but the pile over there has two masks, which are two points, and gems besides. Steal it.
    .blue = At least one object must go back. Let it be the blue gem: it is worth the least to you.
    .keep = You may put more back. But the blue gem alone is enough: keep everything else.

lesson-robbed = When you are robbed
    .tell = The white gems, the blue one and the mask over there were yours until a rival stole your pile. It hurts, but you choose anew. Thieves leave you alone in two cases: a single object cannot be stolen, and when everybody has a pile the split is over. You are the last one without a pile, so if you take, you take all that is left.
    .ask = Take all four objects that are left.
    .then = Everybody has a pile now: the split is over and yours is safe. The purchases begin.
    .other = Take the four objects that are left: then everybody has a pile, and yours is safe.
    .back = Revenge is allowed. But then that player has no pile and may rob you once more. The four objects that are left are safe: take them.
    .steal = You could. But you would have to put something back, and that player may rob you in return. The four objects that are left are more, and safe.

lesson-marker = Who buys first
    .tell = The dagger is the First Player marker, and part of the loot. Whoever ends up with it buys first and begins the next round; the others follow clockwise. A card that is sold is gone. The Brooch, worth 3 Notoriety, costs a red and a green gem, and a rival already has both.
    .ask = Take the red gem, the green gem and the First Player marker from the centre.
    .then = If nobody robs you, you buy first, and the Brooch is gone before your rival can pay for it.
    .other = Take three objects: the red gem, the green gem and the First Player marker.
    .steal = That would stop your rival for now. But the marker lies in the centre: with it and two gems the Brooch is yours.
    .gems = The Brooch costs a red and a green gem: take both, and the marker.
    .marker = The gems are right. But without the marker you buy after others, and your rival may take the Brooch. Take the marker too.
    .more = The more you take, the more you tempt thieves. Red gem, green gem and marker: that is all you need.

lesson-gold = Gold, and how a round ends
    .tell = When you buy, 1 Gold stands for one gem of any colour. After the last purchase the round ends: every yellow bag in your pile becomes 1 Gold, every purple mask 1 Infamy. How much Infamy you have, only you see. Gems you did not spend are lost.
    .ask = Buy the Menacing Monocle with your white gem and 1 Gold. Then end your turn.
    .then = The bag became 1 Gold and the mask 1 Infamy; the blue gem is lost. The Market is filled up, the dice are rolled: a new round.
    .other = Buy the Menacing Monocle: the white gem and 1 Gold pay for it. Then end your turn.
    .necklace = It costs you the same, a white gem and 1 Gold. But the Necklace is worth 2 Notoriety, the Monocle 3.
    .end = Not yet: your gems would be lost. Buy the Menacing Monocle first.

lesson-ability = Cards that work for you
    .tell = Many cards bring no points at the end but help you on the way. You use such an ability in your own buy turn, once a round, even right after buying the card. You lack a red gem for the Brooch. But you own the Philosopher’s Stone: touch it, and it turns a green gem into another colour.
    .ask = Use the Philosopher’s Stone, turn a green gem into a red one, and buy the Brooch.
    .then = One die turned, and the Brooch with its 3 Notoriety is yours. Look at your cards before you choose your dice.
    .other = Touch the Philosopher’s Stone among your cards, turn a die to red, and buy the Brooch.
    .buy = Two green gems would pay for the Pawnbroker. But with the Philosopher’s Stone they become a red and a green one: the Brooch, 3 Notoriety.
    .turn = The Brooch costs a red and a green gem: turn the die to red.
    .end = Do not stop yet: thanks to the Philosopher’s Stone you can pay for the Brooch.

lesson-extra = Two cards in one round
    .tell = The Corrupt Official lets you buy one more card in every round in which your final pile holds a white gem. What counts is the pile as it was when the split was over, even if the gem is spent by now. And a card works from the moment it is yours.
    .ask = Buy two cards: first the one that lets you buy another.
    .then = You spent the white gem, and it counted all the same. With such a card you buy twice in every round with the right gem: the earlier you own it, the better.
    .other = The Corrupt Official costs one white gem and lets you buy another card: begin with him.
    .tailor = Then your only purchase is made. Buy the Corrupt Official first, and the Tailor after him.
    .celebrity = That takes your white gem and your only purchase. The Corrupt Official costs the same and lets you buy a second card.
    .end = You have gems for two cards: the Corrupt Official first, then the Tailor.

lesson-end = The end
    .tell = Sold cards are replaced from deck A, then B, then C. When C can no longer fill its row to five cards, the round is the last. Add up the Notoriety of your cards and 1 for each Infamy. Most Henchman icons bring 3, second most 1; most Gold brings 3. Players who are tied get one less each. You have 3 Gold, the next one 2.
    .ask = The last purchase of the game is yours. Buy the card that leaves you with the most points: mind your Gold! Then end your turn.
    .then = You have won! The Belt Buckle counts 4, and your 3 Gold bring 3 more. With the Crown you would have lost by one point.
    .other = That would cost you Gold, and the most Gold is worth 3 Notoriety. Look for a card that your gems alone can pay for.
    .crown = The Crown counts 6. But it costs you 2 Gold, and 3 Notoriety for the most Gold go to a rival. The Giant Belt Buckle counts 4 and takes only your red gems.
    .pay = Right card. But pay it with both red gems: unspent gems are lost, Gold you keep counts.
    .end = Without a card you are one point behind. Buy one that your gems alone can pay for.
