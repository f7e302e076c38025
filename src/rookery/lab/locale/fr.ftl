### Le rapport du laboratoire en français.

lab-title = { $title } en chiffres
lab-subtitle = Le jeu en chiffres, d’après { $games } parties de robots ({ $bots }).
lab-players = { $seats ->
    [1] en solo
    [one] { $seats } joueur
   *[other] { $seats } joueurs
}
lab-place = place { $place }
lab-glance = À une table de { $seats }, jouée par { $bots } :
lab-glance-minutes = minutes au rythme d’une personne, à peu près
lab-glance-choices = choix par partie, tous joueurs ensemble
lab-glance-forced = d’entre eux ne laissent pas le choix
lab-glance-first = des parties vont à qui commence
lab-glance-leads = changements de tête
lab-glance-ladder = victoires de plus sur cent que le niveau inférieur

lab-change = Ce que fait le changement
lab-change-shown = { $change } : { $many ->
    [one] une différence apparaît
   *[other] { $many } différences apparaissent
} en { $games } paires de parties à chance égale.
lab-change-nothing = { $change } : rien à voir en { $games } paires de parties ; une différence de { $least } points par joueur se serait vue.
lab-why-clear = Arrêté parce que la réponse est claire.
lab-why-time = Arrêté parce que le temps est écoulé.
lab-why-games = Arrêté parce que toutes les parties sont jouées.
lab-why-stopped = La mesure a été interrompue.
lab-change-what = quoi
lab-change-before = avant
lab-change-by = change de
lab-change-note = Les intervalles valent pour toutes les lignes à la fois, 95 fois sur 100, et si souvent qu’on ait regardé : un point plein est une différence, un point creux du bruit. Un dessin couvre un écart type des parties de chaque côté.

lab-length = Durée
lab-length-intro = Combien de choix compte une partie, tous joueurs ensemble. Les minutes sont une estimation : quatre secondes pour un choix entre deux, quatre de plus à chaque doublement des options, deux pour un coup sans choix.
lab-length-said = { $bots } : { $choices } choix en { $rounds } manches, environ { $minutes } minutes ({ $games } parties).
lab-decisions = Choix
lab-rounds = Manches
lab-minutes = Minutes

lab-ending = La fin
lab-ending-intro = La victoire est partagée dans { $shared } des parties ; dans { $tied }, autre chose départage des joueurs à égalité.
lab-margin = Points entre premier et second
lab-margin-said = Le vainqueur a { $value } points d’avance ({ $bots }).
lab-best = Le meilleur score
lab-best-said = Le meilleur score est de { $value } en moyenne ({ $bots }).
lab-ways = Pourquoi elle finit
lab-ways-said = Combien de fois chaque fin est venue.
lab-shared = Victoires partagées
lab-tied = Égalités départagées

lab-places = Les places à la table
lab-places-intro = Combien de fois gagne chaque place dans l’ordre du jeu ; la place 1 commence. La ligne pointillée est la part égale. Un point plein s’en écarte même après avoir regardé toutes les places et toutes les tables ; un point creux reste dans le bruit.
lab-places-noise = Rien à voir en { $games } parties ; une place qui gagne { $least } points de pour cent de plus ou de moins se serait vue.
lab-places-shown = La place { $place } gagne { $share } des parties, là où { $even } serait égal ({ $bots }, { $games } parties).

lab-points = Les points et d’où ils viennent
lab-points-intro = De quoi se composent les scores, pour tous et pour les vainqueurs. Ce qui retire des points n’est pas dans les barres.
lab-points-said = Points par joueur : { $scores }.
lab-winners = vainqueurs
lab-score = Points par joueur

lab-lead = Qui mène, et quand on le sait
lab-lead-intro = Quand un joueur s’échappe, il gagne tôt ; quand les derniers reviennent, la ligne reste basse jusqu’à la fin.
lab-leader = Le meneur aux points gagne
lab-leader-said = Qui mène à mi-chemin gagne { $half }, qui est alors dernier { $last } ({ $even } serait égal) ; la tête change { $changes } fois par partie ({ $bots }).
lab-known = Le favori gagne
lab-known-said = D’après les chances que chacun peut connaître, le favori gagne trois parties sur quatre à partir de { $part } du chemin ; à mi-chemin, le futur vainqueur a { $winner } de chances ({ $games } parties).
lab-beginning = début
lab-end = fin
lab-leads = Changements de tête

lab-choices = Les choix
lab-choices-intro = Combien il y a à décider, et combien cela compte.
lab-forced = Coups sans choix
lab-forced-said = { $share } des coups n’ont qu’une option ({ $bots }).
lab-idle = Tours sans choix
lab-idle-said = { $share } des tours ne laissent rien à décider ({ $bots }).
lab-spread = Ce que vaut le meilleur choix
lab-spread-said = La meilleure de quelques options gagne { $share } de plus des parties continuées au hasard que l’option moyenne ({ $games } choix pesés).

lab-luck = Chance et talent
lab-luck-intro = Les mêmes donnes sont jouées une fois par chaque niveau et une fois par le niveau inférieur à la même place. Ce que les deux résultats ont en commun vient de la donne, leur écart moyen du joueur ; le reste arrive en chemin, par les dés, les pioches et les autres.
lab-luck-player = Qui joue
lab-luck-deal = La donne
lab-luck-way = Le chemin
lab-luck-player-said = La part du résultat d’une place que décide qui y joue : ce niveau ou le niveau inférieur.
lab-luck-deal-said = La part qu’une donne décide, qui que ce soit qui la joue.
lab-luck-way-said = La part laissée aux dés, aux pioches et aux autres.
lab-luck-ladder = Victoires face au niveau inférieur
lab-luck-ladder-said = De combien de parties sur cent un niveau gagne de plus que le niveau inférieur à sa place, sur { $deals } donnes.

lab-things = Les choses du jeu
lab-things-intro = Combien de fois chaque chose est prise quand elle est offerte, à quel moment, par quelle place dans l’ordre du jeu, et de combien de points de pour cent ceux qui l’ont gagnent plus souvent que leur part. Cela ne dit pas que la chose les a fait gagner. La ligne pointillée est la moyenne de sa sorte ; les points pleins s’en écartent après les avoir tous regardés.
lab-column-thing = chose
lab-column-taken = prise
lab-column-when = quand
lab-column-whose = par place
lab-column-lift = gain de victoires
lab-kind-shown = En moyenne, ceux qui en ont gagnent { $average } ± { $half } points. { $thing } se détache le plus : { $lift } ± { $more } ({ $players } joueurs).
lab-kind-noise = En moyenne, ceux qui en ont gagnent { $average } ± { $half } points ; rien ne se détache ({ $players } joueurs).
lab-never-taken = Jamais pris, quoique offert ({ $many }) : { $things }.
lab-more = { $many } de plus entre les deux
lab-few = seulement { $many }

lab-strategies = Façons de jouer
lab-strategies-intro = Les joueurs de { $bots } à { $seats } se répartissent en { $many } groupes selon ce qu’ils ont fait et ce qui leur a rapporté.
lab-strategies-one = Ce que fait { $bots } ne se partage pas en groupes : il y a une façon de jouer, avec des variantes, ou trop peu de parties pour le dire.
lab-way = Façon { $number }
lab-way-said = { $players } des joueurs ; ils gagnent { $wins } et marquent { $points } en moyenne.
lab-mark-more = plus : { $what } (de { $by } écarts types)
lab-mark-less = moins : { $what } (de { $by } écarts types)

lab-alone = En solo
lab-alone-intro = Les points des parties en solo, et les rangs qu’ils valent.
lab-alone-said = { $points } points en moyenne ({ $games } parties).
lab-ranks = Rangs
lab-ranks-said = Combien de fois { $bots } atteint chaque rang.

lab-undone = Ce qu’on ne fait presque jamais
lab-undone-intro = Des choix souvent possibles que les robots font moins d’une fois sur deux cents. C’est leur aveuglement, ou la faute du jeu.
lab-undone-said = { $verb } : { $chosen } fois sur { $offered } ({ $bots }).
lab-undone-nothing = Les robots se servent de toutes les sortes de choix qui leur sont souvent données.

lab-made = Comment c’est fait
lab-made-intro = Graine { $seed }, version { $version } des règles, { $batches } lots de parties dans un ordre fixe. Les intervalles sont à 95 %.
lab-made-table = table
lab-made-bots = robots
lab-made-games = parties observées
lab-made-deals = donnes jouées deux fois
lab-made-again = Les mêmes chiffres reviennent par
