lessons-begin = Le butin du jour est sur la table, et chaque voleur en veut le meilleur. Partagez-le, volez-vous les uns les autres et dépensez-le au Marché : le plus célèbre d’entre vous devient le roi des voleurs.
lessons-end = Voilà tout le Bazar des Voleurs : partager, voler, acheter, et guetter ce dont les autres ont besoin. À vous d’en jouer une partie entière.

lesson-goal = Ce qui fait gagner
    .tell = Qui a le plus de Points de Notoriété à la fin gagne. La plupart viennent des cartes achetées au Marché. Les joyaux imprimés sur une carte sont son coût : payez-les avec les dés de votre tas. Sauf si une carte en permet plus, on achète une carte par manche.
    .ask = Achetez le Collier, qui vaut 2 Points de Notoriété, avec vos deux joyaux blancs.
    .then = Le Collier compte 2 Points de Notoriété à la fin, et il reste à vous : on vole des dés, jamais des cartes.
    .other = Touchez le Collier au Marché : vos deux joyaux blancs le paient.
    .end = On peut se passer de carte. Mais les joyaux non dépensés sont perdus à la fin de la manche : achetez le Collier.

lesson-loot = Partager le butin
    .tell = Une manche a deux temps : on partage le butin, puis chacun achète. Tous les dés sont lancés au centre et, l’un après l’autre, on y prend ce qu’on veut. Les joyaux paient les cartes. Une bourse jaune devient 1 Pièce d’Or à la fin de la manche, un masque violet 1 jeton Infamie, et chaque jeton vaut 1 Point de Notoriété.
    .ask = Vous commencez. Prenez les deux joyaux verts et un masque violet, et laissez le reste.
    .then = Deux joyaux verts paient la Pierre philosophale, et le masque rapporte un point. Ce que vous laissez attend le joueur suivant.
    .other = Touchez les deux joyaux verts et un masque violet, puis prenez-les.
    .more = Vous pouvez prendre autant que vous voulez, même tout. Mais un gros tas tente les voleurs : ici, prenez les deux joyaux verts et un masque, rien d’autre.
    .green = La Pierre philosophale coûte deux joyaux verts : prenez les deux, et un masque.
    .mask = Les joyaux verts sont les bons. Ajoutez un masque violet, et laissez l’autre.

lesson-steal = Voler un tas
    .tell = Qui n’a pas encore de tas peut aussi en voler un. Vous en gardez ce que vous voulez et remettez au moins un objet au centre ; les dés remis sont relancés. Qui a été volé n’a plus de tas et choisira de nouveau.
    .ask = Volez le tas aux deux masques et gardez-en tout sauf le joyau bleu.
    .then = Trois joyaux et deux masques sont à vous, et le dé bleu a été relancé. Mais attention : les autres n’ont pas de tas non plus, et ils peuvent vous voler de même.
    .other = Volez le tas aux deux masques : c’est plus que le centre n’a pour vous.
    .take = C’est permis, mais ce tas-là contient deux masques, donc deux points, et des joyaux en plus. Volez-le.
    .blue = Au moins un objet doit retourner au centre. Que ce soit le joyau bleu : c’est lui qui vous sert le moins.
    .keep = Vous pouvez en remettre plus. Mais le joyau bleu suffit : gardez tout le reste.

lesson-robbed = Quand on vous vole
    .tell = Les joyaux blancs, le bleu et le masque là-bas étaient à vous, jusqu’à ce qu’un rival vole votre tas. C’est dur, mais vous choisissez de nouveau. Deux choses arrêtent les voleurs : un objet seul ne se vole pas, et quand chacun a un tas, le partage est fini. Vous êtes le dernier sans tas : si vous prenez, vous prenez tout ce qui reste.
    .ask = Prenez les quatre objets qui restent.
    .then = Chacun a maintenant un tas : le partage est fini et le vôtre est à l’abri. Les achats commencent.
    .other = Prenez les quatre objets qui restent : alors chacun a un tas, et le vôtre est à l’abri.
    .back = La vengeance est permise. Mais alors ce joueur n’a plus de tas et peut vous voler encore. Les quatre objets qui restent ne risquent rien : prenez-les.
    .steal = C’est possible. Mais il faudrait remettre quelque chose, et ce joueur pourrait vous voler à son tour. Les quatre objets qui restent valent mieux, et sans risque.

lesson-marker = Qui achète en premier
    .tell = Le poignard est le pion Premier Joueur, et il fait partie du butin. Qui l’a à la fin du partage achète en premier et commence la manche suivante ; les autres suivent dans le sens horaire. Une carte vendue n’est plus à prendre. La Broche, qui vaut 3 Points de Notoriété, coûte un joyau rouge et un vert, et un rival a déjà les deux.
    .ask = Prenez au centre le joyau rouge, le joyau vert et le pion Premier Joueur.
    .then = Si personne ne vous vole, vous achetez en premier, et la Broche est partie avant que votre rival ne puisse la payer.
    .other = Prenez trois objets : le joyau rouge, le joyau vert et le pion Premier Joueur.
    .steal = Cela arrêterait votre rival pour l’instant. Mais le pion est au centre : avec lui et deux joyaux, la Broche est à vous.
    .gems = La Broche coûte un joyau rouge et un vert : prenez les deux, et le pion.
    .marker = Les joyaux sont les bons. Mais sans le pion vous achetez après d’autres, et votre rival peut prendre la Broche. Prenez aussi le pion.
    .more = Plus vous prenez, plus vous tentez les voleurs. Le joyau rouge, le vert et le pion : il n’en faut pas plus.

lesson-gold = L’Or, et la fin d’une manche
    .tell = À l’achat, 1 Pièce d’Or remplace un joyau de n’importe quelle couleur. Après le dernier achat, la manche se termine : chaque bourse jaune de votre tas devient 1 Pièce d’Or, chaque masque violet 1 jeton Infamie. Vous seul voyez combien vous en avez. Les joyaux non dépensés sont perdus.
    .ask = Achetez le Monocle menaçant avec votre joyau blanc et 1 Pièce d’Or. Puis finissez votre tour.
    .then = La bourse est devenue 1 Pièce d’Or et le masque 1 jeton Infamie ; le joyau bleu est perdu. Le Marché se remplit, les dés sont lancés : une nouvelle manche.
    .other = Achetez le Monocle menaçant : le joyau blanc et 1 Pièce d’Or le paient. Puis finissez votre tour.
    .necklace = Il vous coûte autant, un joyau blanc et 1 Pièce d’Or. Mais le Collier vaut 2 Points de Notoriété, le Monocle 3.
    .end = Pas encore : vos joyaux seraient perdus. Achetez d’abord le Monocle menaçant.

lesson-ability = Des cartes qui travaillent pour vous
    .tell = Beaucoup de cartes ne rapportent pas de points à la fin, mais aident en chemin. On utilise une telle capacité à son tour d’achat, une fois par manche, même juste après avoir acheté la carte. Il vous manque un joyau rouge pour la Broche. Mais vous possédez la Pierre philosophale : touchez-la, et elle change la couleur d’un joyau vert.
    .ask = Utilisez la Pierre philosophale, tournez un dé vert sur un joyau rouge et achetez la Broche.
    .then = Un dé tourné, et la Broche avec ses 3 Points de Notoriété est à vous. Regardez vos cartes avant de choisir vos dés.
    .other = Touchez la Pierre philosophale parmi vos cartes, tournez un dé vert sur un joyau rouge et achetez la Broche.
    .buy = Deux joyaux verts paieraient le Prêteur sur gages. Mais avec la Pierre philosophale, ils deviennent un rouge et un vert : la Broche, 3 Points de Notoriété.
    .turn = La Broche coûte un joyau rouge et un vert : tournez le dé sur un joyau rouge.
    .end = Ne vous arrêtez pas là : grâce à la Pierre philosophale, vous pouvez payer la Broche.

lesson-extra = Deux cartes en une manche
    .tell = Le Fonctionnaire corrompu permet d’acheter une carte de plus à chaque manche où votre tas final contient un joyau blanc. Ce qui compte, c’est le tas tel qu’il était à la fin du partage, même si le joyau est dépensé depuis. Et une carte agit dès qu’elle est à vous.
    .ask = Achetez deux cartes : d’abord celle qui permet d’en acheter une autre.
    .then = Le joyau blanc était dépensé, et il a compté quand même. Avec une telle carte, on achète deux fois à chaque manche où l’on a le bon joyau : plus tôt on la possède, mieux c’est.
    .other = Le Fonctionnaire corrompu coûte un joyau blanc et permet d’acheter une autre carte : commencez par lui.
    .tailor = Alors votre seul achat est fait. Achetez d’abord le Fonctionnaire corrompu, et le Tailleur après lui.
    .celebrity = Cela prend votre joyau blanc et votre seul achat. Le Fonctionnaire corrompu coûte autant et permet d’acheter une deuxième carte.
    .end = Vous avez de quoi payer deux cartes : d’abord le Fonctionnaire corrompu, puis le Tailleur.

lesson-end = La fin
    .tell = Les cartes vendues sont remplacées par celles du deck A, puis B, puis C. Quand le C ne peut plus compléter sa ligne à cinq cartes, la manche est la dernière. Comptez les Points de Notoriété de vos cartes et 1 par jeton Infamie. Le plus d’icônes Homme de main rapporte 3, la deuxième place 1 ; le plus d’Or rapporte 3. Qui est à égalité reçoit un point de moins. Vous avez 3 Pièces d’Or, le suivant 2.
    .ask = Le dernier achat de la partie est à vous. Achetez la carte qui vous laisse le plus de points : attention à votre Or ! Puis finissez votre tour.
    .then = Vous avez gagné ! La Boucle de ceinture compte 4, et vos 3 Pièces d’Or en rapportent 3 de plus. Avec la Couronne, vous auriez perdu d’un point.
    .other = Cela vous coûterait de l’Or, et le plus d’Or vaut 3 Points de Notoriété. Cherchez une carte que vos joyaux paient à eux seuls.
    .crown = La Couronne compte 6. Mais elle vous coûte 2 Pièces d’Or, et les 3 Points de Notoriété du plus riche vont à un rival. La Boucle de ceinture géante compte 4 et ne prend que vos joyaux rouges.
    .pay = C’est la bonne carte. Mais payez-la avec vos deux joyaux rouges : les joyaux non dépensés sont perdus, l’Or gardé compte.
    .end = Sans carte, il vous manque un point. Achetez-en une que vos joyaux paient à eux seuls.
