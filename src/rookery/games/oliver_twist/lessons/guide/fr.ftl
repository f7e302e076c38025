guide-action = Vous faites exactement une chose : rôder pour prendre un jeton, vendre un set à Fagin, ou jouer une carte Personnage.
    .a = Où sera la Bande ensuite ? C’est de là que rôde le joueur suivant.
    .b = Les Récompenses de Fagin baissent à chaque set : vendre tôt, ou réunir cinq jetons pour 7 £ de plus ?
guide-take = Prenez l’un des jetons marqués. Ceux que vous sautez vont dans votre dossier de police.
    .a = Le plus gros dossier paie 1 £ par type différent à la fin de la manche.
    .b = Trois d’un même type font un set ; un portefeuille remplace n’importe quel type.
guide-place = La Bande est bloquée. Vous avez payé, et la placez sur une autre case libre à côté d’un jeton.
guide-reveal = La Bande ne touche que des jetons cachés : révélez-en d’abord une rangée. Ce que vous laissez attend les autres.
guide-sell = Choisissez les Objets de votre set. Cinq jetons ou plus rapportent 7 £ de plus.
guide-keep = Gardez une carte Cambriolage en secret ; elle compte à la fin de la partie. Certaines sont des pertes.
guide-swap = Votre réserve est pleine. Ce qui fait de la place va dans votre dossier de police.
guide-peek = Vous pouvez regarder un jeton caché, pour vous seul. Ce que vous trouvez, vous le savez ; les autres doivent deviner.
guide-branch = La rangée de jetons bifurque ici. Choisissez de quel côté vous révélez les suivants.
guide-spend = Un cambriolage coûte un Outil. Celui que vous avez en double est celui qui vous manquera le moins.
guide-starter = C’est vous qui avez le moins d’argent : désignez qui commence la Nuit. Qui commence joue le premier, avec la Bande là où elle se trouve.
guide-late = La manche est finie. Les sets encore en réserve ne rapportent que leur meilleur jeton ; ce que vous laissez va dans votre dossier de police.
guide-victim = Choisissez à qui ce Personnage rend visite. Qui mène, ou s’apprête à vendre, a le plus à perdre.
guide-wallets = Chaque portefeuille défaussé rapporte 4 £. Dans un set qu’il complète, il peut rapporter plus.
guide-grab = Prenez n’importe quel Objet visible des rues : la Bande ne bouge pas, et rien ne va dans votre dossier.
guide-search = Reprenez un Objet dans votre dossier de police : un type de moins peut vous éviter l’amende, et il complète peut-être un set.
guide-break_in = Toby apporte un Outil, pris dans les rues ou à un adversaire ; la Nuit, il peut cambrioler aussitôt, sans défausser d’Outil.

# What others evidently aimed at.
aim-took = { $token ->
    [character] Une carte Personnage aide une fois ; laquelle, cela reste un secret.
    [crowbar] La Nuit, les Outils font piocher plus de cartes Cambriolage.
    [lantern] La Nuit, les Outils font piocher plus de cartes Cambriolage.
    [rope] La Nuit, les Outils font piocher plus de cartes Cambriolage.
    [picklocks] La Nuit, les Outils font piocher plus de cartes Cambriolage.
    [sack] La Nuit, les Outils font piocher plus de cartes Cambriolage.
    [wallet] Un portefeuille remplace n’importe quel type quand on vend un set.
    [burglary] Un cambriolage fait piocher des cartes Cambriolage, une de plus par type d’Outil.
   *[other] { $seat_name } fait collection : trois d’un même type font un set que Fagin achète.
}
aim-sold = { $seat_name } a pris la plus haute Récompense tant qu’elle était là : le set suivant en aura une plus petite.
aim-snatched = { $seat_name } a pris ce qui manquait à son set, et en a gâché un à { $victim_seat_name }.
aim-heavier = { $seat_name } alourdit un autre dossier que le sien ({ $victim_seat_name }) : c’est le plus gros qui paie l’amende.
aim-burgled = { $seat_name } garde en secret une des cartes, qui compte à la fin.
aim-wallets = { $seat_name } a préféré des livres tout de suite à un portefeuille dans un set plus tard.
