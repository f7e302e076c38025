guide-turn = À votre tour, de deux choses l’une : revendiquer des trésors avec vos Serviteurs, ou récupérer ceux qui sont épuisés. Touchez une carte pour y envoyer quelqu’un.
    .a = Qui joue après vous ? Qui a des Serviteurs en main peut vous évincer avec un total plus élevé.
    .b = Quel collectionneur paie la sorte que vous prenez ? Une carte pauvre peut compléter une série.
guide-place = Choisissez combien de Serviteurs vous envoyez et l’effort qu’ils montrent. Leur nombre fois leur effort, voilà ce que les autres doivent dépasser.
    .a = Un grand effort tient mieux, mais quand on collecte, chacun lance son dé et s’épuise au-dessous de son effort.
    .b = Si plus personne ne peut répondre, l’effort 1 suffit et ne fatigue jamais.
guide-window = Deux Poteries dévoilées permettent de prendre une carte face cachée, avant que l’on revendique. Vous pouvez aussi passer.
guide-flip = Un collectionneur aide si vous retournez des cartes de sa sorte. Elles gardent leurs Pièces ; seule l’aide est consommée.
guide-reroll = Un Serviteur a lancé moins que son effort. Une Idole retournée lui donne un autre lancer.

# What others evidently aimed at.
aim-claimed = { $own ->
    [0] { $seat_name } veut { $type_the } : pour l’avoir, il faut montrer plus de { $total }.
    [one] { $seat_name } a déjà une carte de cette sorte et veut { $type_the } : pour l’avoir, il faut montrer plus de { $total }.
   *[other] { $seat_name } a déjà { $own } cartes de cette sorte et veut { $type_the } : pour l’avoir, il faut montrer plus de { $total }.
} { $effort ->
    [1] L’effort 1 ne fatigue jamais.
   *[other] Plus d’effort tient mieux, mais peut épuiser les Serviteurs.
}
aim-recovered = { $seat_name } manquait de Serviteurs : récupérer ceux qui sont épuisés coûte tout le tour.
aim-passed = { $seat_name } attend : rien ici ne semblait valoir son prix.
aim-flipped = { $seat_name } consomme l’aide d’une carte ({ $type_name }). Les Pièces restent.
aim-took = { $seat_name } prend cette carte avant que quiconque puisse la revendiquer.
