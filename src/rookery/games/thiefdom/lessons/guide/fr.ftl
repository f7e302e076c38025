guide-pick = Avant la première nuit, des cartes circulent : gardez-en une, le reste passe au joueur suivant.
guide-buy = Votre or peut maintenant acheter de l’équipement pour vos voleurs. Ce qui reste est gardé au repaire.
guide-hideout = Au repaire, vos voleurs commencent, déposent leurs biens et reviennent après une arrestation. Une maison près des tavernes et des marchés épargne du chemin.
guide-plan = Posez les tuiles 1 à 4 sur vos trois voleurs et votre patrouille : ils agiront cette nuit dans cet ordre.
    .a = Un garde surveille-t-il une de vos portes ? Alors la patrouille d’abord, pour qu’il s’en aille.
    .b = Si un autre veut détrousser le même citadin, soyez-y le premier.
guide-walk = La patrouille marche : chaque citadin va jusqu’à la prochaine lanterne libre, et vous choisissez le chemin.
    .a = Un garde arrête tout voleur qu’il voit en chemin, rival ou de votre guilde.
guide-turn = Ce voleur a trois actions : se déplacer, détrousser un citadin voisin, activer le lieu où il est, utiliser une carte.
    .a = Dans le sac, le butin vaut peu : chaque sorte a un lieu qui la paie.
    .b = Quand le jour se lève, un voleur dans une ruelle sombre rapporte 1 PV.
guide-move = Choisissez où aller ; entrer dans un bâtiment met fin au déplacement. Évitez les faisceaux : être vu d’un garde, c’est être arrêté.
guide-location = Chaque lieu a ses propres offres. Faites ici ce que vous voulez ; chaque chose se fait une fois par visite.
guide-room = Un voleur porte au plus 4 pièces de butin et 4 pièces d’or. Il faut laisser quelque chose.
guide-passing = Deux de vos voleurs se croisent. Ils peuvent partager leurs biens, si l’un d’eux est plus près de qui paie.
guide-client = Quatre clients sont attablés. L’un d’eux peut devenir l’allié de ce voleur pour le reste de la partie ; une bagarre en chasse un.
    .a = Qu’apporte l’allié, et ce voleur s’en servira-t-il souvent ?
guide-keep = Une de ces cartes est à vous, les autres repartent. Prenez ce qui convient au voleur qui la reçoit.
guide-exchange = Au repaire, un voleur peut déposer des biens ou en emporter. Ce qui est ici est à l’abri des gardes.
guide-lift = Choisissez les biens que les deux voleurs se partagent.
guide-share = Choisissez ce que garde ce voleur ; l’autre reçoit le reste. Il porte au plus 4 pièces de butin et 4 pièces d’or.
guide-poster = Un voleur recherché peut être arrêté par tous les citadins. Ici, il se défait de l’affiche sans rien recevoir ; le cachot en donne 3 PV.
guide-replace = Un voleur a deux places pour l’équipement : une carte plus ancienne doit céder la sienne.

# What others evidently aimed at.
aim-robbed = { $citizen ->
    [carriage] Le chariot donne un vin, que la taverne paie 2 PV, et une affiche « Recherché » : désormais, tous les citadins peuvent arrêter ce voleur.
   *[other] Le butin compte quand il est vendu : voyez quel lieu le paie.
}
aim-sold = { $seat_name } change le butin en PV avant qu’un garde ne le lui prenne.
aim-visited = { $kind ->
    [market] Le marché donne de l’or et paie l’eau-de-vie.
    [tavern] La taverne paie le vin ; des clients y deviennent parfois des alliés.
    [dealer] Le trafiquant paie les pierres précieuses et les œuvres d’art, et vend de l’équipement.
    [dungeon] Le cachot paie pour une affiche « Recherché ».
    [smuggler] Le contrebandier paie une mission : elle est à qui apporte les biens le premier.
   *[other] La villa garde des pierres précieuses ou une œuvre d’art.
}
aim-ally = Un allié reste auprès de ce voleur jusqu’à la fin, et compte alors.
aim-mission_done = Une mission est à qui apporte ses biens le premier.
aim-patrols = La patrouille éloigne les gardes de ses propres voleurs, et les envoie vers les autres.
aim-poster_off = Sans l’affiche, seuls les gardes peuvent arrêter ce voleur.
aim-bought = Un équipement acheté tôt sert chaque nuit.
aim-hideout = D’une maison près des lieux qui paient, chaque nuit coûte moins de pas.
