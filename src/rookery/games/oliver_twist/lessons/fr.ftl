lessons-begin = Londres, et vous êtes de la Bande de Fagin. Rôdez dans les rues, vendez votre butin, gardez un dossier de police bien mince : le voleur le plus riche gagne.
lessons-end = Voilà tout Oliver Twist : rôder, vendre des sets à Fagin, demander de l’aide, de jour et de nuit, et laisser aux autres le gros dossier. À vous de jouer une partie entière.

lesson-goal = Ce qui compte
    .tell = Une partie compte deux manches, le Jour et la Nuit. Qui a le plus de livres après la Nuit gagne. À votre tour, vous faites exactement une chose : rôder, aller chez Fagin ou jouer une carte Personnage. Rôder, c’est avancer la Bande, le pion de tous, le long d’une rue et prendre un jeton.
    .ask = Rôdez : prenez la montre, juste à gauche de la Bande. Elle vaut 5 £.
    .then = La montre est dans votre réserve, et la Bande a pris sa place ; le joueur suivant rôdera de là. Mais un Objet n’est pas encore de l’argent : il faut d’abord le vendre à Fagin.
    .other = La montre à côté de la Bande vaut 5 £, plus que tout autre Objet : prenez-la.
    .cheap = Celui-ci aussi est à côté de la Bande, mais il vaut 2 £ au plus. La montre, à gauche, vaut 5 £.
    .far = Vous pouvez l’atteindre, mais tout ce que vous sautez en chemin se paie, vous le verrez. La montre est juste à côté de la Bande : prenez-la.

lesson-skip = Ce que l’on saute
    .tell = Vous pouvez prendre l’un des quatre premiers jetons d’une série : le long de la rue, au-delà d’un carrefour, mais jamais par-dessus une case vide. Les jetons sautés vont dans votre dossier de police, que personne n’ouvre avant la fin de la manche. Qui y a alors le plus de jetons se fait attraper et paie 1 £ par type différent.
    .ask = Vous avez deux bagues. Prenez la bague, troisième jeton en remontant la rue, et sautez-en deux.
    .then = Trois bagues : un set, qui vaut bien la pomme et la corde dans votre dossier. Attention aussi à la réserve : elle contient neuf Objets, et pour un dixième l’un d’eux va au dossier.
    .other = C’est permis. Mais vous avez deux bagues, et la troisième est à portée : le troisième jeton en remontant la rue.
    .near = Ainsi vous ne sautez rien, mais une pomme ne vaut guère. La bague, deux pas plus loin, vaut 4 £, et c’est votre troisième.
    .tool = Une corde est un Outil, utile la Nuit. Mais juste derrière se trouve votre troisième bague : prenez-la.

lesson-fagin = Ce que paie Fagin
    .tell = Un set compte au moins trois Objets d’un même type ; un portefeuille remplace n’importe quel type. Fagin paie les livres des jetons, 7 £ de plus à partir de cinq jetons, et la Récompense du dessus : 6 pour le premier set de la manche, puis 5, 4, 3 et 2. On vend un set par tour.
    .ask = Allez chez Fagin : vendez vos quatre broches avec le portefeuille.
    .then = 8 pour les broches, 7 pour cinq jetons, 6 de Récompense : 21 £. Le prochain set n’aura que 5. En ramasser plus, ou passer le premier ? C’est la question de chaque tour.
    .other = Touchez une broche de votre réserve, puis le portefeuille : ensemble, ils font cinq jetons.
    .prowl = En ramasser davantage n’est pas un mauvais plan. Mais un autre pourrait prendre le 6 avant vous. Voyons ce que paie Fagin.
    .fewer = C’est un set, mais pas le meilleur : les quatre broches et le portefeuille font cinq jetons, et cinq rapportent 7 £ de plus.

lesson-help = Outils et Personnages
    .tell = Tous les jetons ne sont pas des Objets. Un Outil va devant votre repaire et attend la Nuit. Un jeton Personnage vous donne une carte ; dès votre prochain tour, vous pouvez la jouer, et c’est tout votre tour. Ou bien vous demandez de l’aide, et la carte fait ce qu’elle dit ; ou bien vous la défaussez pour vous cacher : vous passez.
    .ask = Prenez le jeton Personnage, le chapeau à côté de la Bande. Au tour suivant, demandez l’aide de votre nouvelle carte : qu’elle vous apporte la troisième montre, à gauche de la Bande, après la case vide.
    .then = La troisième montre, hors de portée de la Bande, et rien n’est allé au dossier. On peut garder ses cartes pour la Nuit ; ensuite, elles ne valent plus rien.
    .other = Vous avez deux montres. Le Renard peut vous apporter la troisième : jouez la carte et demandez son aide.
    .elsewhere = C’est permis, mais voyons ce que peut un Personnage : prenez le jeton Personnage à côté de la Bande.
    .later = Vous pouvez garder la carte aussi longtemps que vous voulez. Mais lisez-la : elle prend n’importe quel Objet dans les rues. Jouez-la maintenant.
    .hide = Se cacher, c’est passer : utile quand tous les coups sont mauvais. Ici, Le Renard peut faire mieux : demandez son aide.
    .watch = Il vous l’apporterait aussi. Mais une montre fait un set avec vos deux autres : celle qui touche la place, après la case vide.

lesson-stuck = La Bande est bloquée
    .tell = Quand aucun jeton ne touche la Bande, elle est bloquée. Qui rôde alors paie 2 £ et la place sur une autre case libre adjacente à un jeton, pour en prendre un de là. C’est fâcheux : que cela arrive aux autres.
    .ask = Cette fois, c’est à vous de payer. Placez la Bande à côté de la montre toute seule : dans Field Lane, à gauche de la Bande.
    .then = La montre est à vous, et la Bande s’est retrouvée bloquée : le joueur suivant a donc payé 2 £ lui aussi. Avant de rôder, voyez où vous laissez la Bande.
    .other = Rôdez, payez 2 £ et placez la Bande à côté de la montre solitaire.
    .beside_more = Là, il resterait des jetons à côté de la Bande après votre prise, et le joueur suivant ne paierait rien. Placez-la à côté de la montre solitaire.

lesson-dusk = Quand les rues sont vides
    .tell = Sans jeton dans les rues ni set dans la réserve, il faut jouer une carte ou mettre fin à la manche. Qui y met fin paie 4 £, et plus personne ne joue. Les sets qui restent ne rapportent que la valeur de leur meilleur jeton, tous les autres Objets passent des réserves aux dossiers, et le plus gros dossier paie son amende.
    .ask = L’autre joueur n’a ni set ni carte. Vendez vos broches tant que vous le pouvez.
    .then = 10 £ pour vous. L’autre joueur a mis fin au Jour pour 4 £ et s’est fait attraper avec le plus gros dossier : 5 £ de plus. La Nuit tombe ; le plus pauvre, c’est-à-dire vous, révèle les premiers jetons et désigne qui commence.
    .other = Vendez vos trois broches à Fagin maintenant, avant la fin de la manche.
    .brownlow = 5 £ sont les bienvenues. Mais l’autre joueur mettrait alors fin au Jour, et vos broches rapporteraient 2 £ au lieu de 10. M. Brownlow peut attendre la Nuit.
    .hide = L’autre joueur mettrait alors fin au Jour, et vos broches rapporteraient 2 £ au lieu de 10. Vendez-les d’abord, et gardez la carte.

lesson-night = De nuit
    .tell = La Nuit, les règles sont les mêmes, mais les jetons sont face cachée, et on ne peut prendre ou sauter que des jetons visibles. Si la Bande ne touche que des jetons cachés, vous commencez par révéler : vous retournez l’un d’eux, puis le suivant, et ainsi de suite, 12 au plus. À une bifurcation, vous choisissez. Ce qui est retourné reste visible pour tous.
    .ask = Vous avez deux colliers. Rôdez, révélez l’impasse à droite, puis prenez un jeton qui complète un set.
    .then = Vous avez un set : des colliers, avec ou sans portefeuille. Ce que vous avez révélé et laissé attend les autres : pensez-y avant de révéler.
    .other = Révélez l’impasse à droite, Jacob’s Island, et prenez l’un de ses jetons.
    .short = De ce côté, deux jetons seulement se suivent ; dans l’impasse à droite, il y en a trois. Plus vous en révélez, plus vous avez le choix.

lesson-burglary = Les cambriolages
    .tell = La Nuit, il y a aussi des jetons Cambriolage. Qui en prend un pioche une carte Cambriolage, et une de plus par type d’Outil différent devant son repaire, en garde une en secret et défausse un Outil. La carte compte à la fin de la partie. Certaines sont des pertes !
    .ask = Vous avez deux Outils. Prenez le jeton Cambriolage, la maison à côté de la Bande, gardez la meilleure carte, puis défaussez l’Outil de votre choix.
    .then = De trois cartes, vous gardez celle de 9 £. Sans Outil, on n’en pioche qu’une et il faut la garder, même une perte comme celle-ci de 3 £. Ramassez donc des Outils différents le Jour.
    .other = Le jeton Cambriolage est juste à côté de la Bande : prenez celui-là.
    .skipped = Vous sauteriez alors le Cambriolage, et il irait dans votre dossier : un type de plus. Prenez-le plutôt.
    .keep = Vous pouvez garder n’importe laquelle. Mais 9 £, c’est la meilleure : gardez celle-là.

lesson-end = La fin
    .tell = La Nuit finit comme le Jour : quelqu’un paie 4 £, et le plus gros dossier paie son amende. Puis chacun ajoute ses cartes Cambriolage à son argent, et le plus riche gagne. Qui a encore une carte n’est pas obligé de mettre fin à la manche : il la joue, et c’est au suivant.
    .ask = Les rues sont vides, et votre dossier contient 7 jetons. Demandez l’aide de Nancy : elle en fait disparaître 4.
    .then = Gagné, 66 £ à 54 ! L’autre joueur a dû mettre fin à la manche pour 4 £ et avait le plus gros dossier : 5 £ de plus. Deux cartes Cambriolage vous ont rapporté 14 £.
    .other = Nancy peut vous aider maintenant : demandez son aide.
    .hide = Les 4 £ seraient pour l’autre joueur. Mais le plus gros dossier serait le vôtre, avec 6 £ d’amende. Demandez l’aide de Nancy : elle fait les deux.
    .pay = Vous paieriez 4 £, puis l’amende du plus gros dossier, et vous perdriez. Il vous reste une carte : demandez l’aide de Nancy.
