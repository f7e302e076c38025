### Crypt en français, avec les mots de la règle française.
###
### Les chapitres de la règle dans l’ordre, chacun avec ses articles :
###   section-setup CR-1 · section-knowledge CR-2 · section-round CR-3 · section-reveal CR-4
###   section-claim CR-5 · section-collect CR-6 · section-torches CR-7 · section-end CR-8
###   section-collectors CR-9 et CR-K · section-solo CR-S
###
### Attributs d’un terme : the = avec l’article défini, a = avec l’article indéfini,
### of = ce que l’on collectionne, many = pluriel. Un nom de joueur ouvre toujours la phrase
### (jamais « de » devant un nom : l’élision est impossible à prévoir).

title = Crypte
description = Envoyez vos Serviteurs dans la Crypte royale, évincez vos frères et sœurs et reprenez votre héritage.

## Termes

term-type-idol = Idole
    .the = l’Idole
    .a = une Idole
    .of = d’Idoles
    .many = Idoles
term-type-jewelry = Bijou
    .the = le Bijou
    .a = un Bijou
    .of = de Bijoux
    .many = Bijoux
term-type-manuscript = Manuscrit
    .the = le Manuscrit
    .a = un Manuscrit
    .of = de Manuscrits
    .many = Manuscrits
term-type-pottery = Poterie
    .the = la Poterie
    .a = une Poterie
    .of = de Poteries
    .many = Poteries
term-type-remains = Relique
    .the = la Relique
    .a = une Relique
    .of = de Reliques
    .many = Reliques
term-type-tapestry = Tapisserie
    .the = la Tapisserie
    .a = une Tapisserie
    .of = de Tapisseries
    .many = Tapisseries
term-type-unknown = Trésor
    .the = le Trésor
    .a = un Trésor
    .of = de Trésors
    .many = Trésors
term-side-A = face A
term-side-B = face B
term-rank-fool = Le Fou
term-rank-petty = Le Petit
term-rank-wealthy = Le Nanti
term-rank-magnificent = Le Magnifique

## Événements

event-side = Le Collectionneur { $type_of } présente sa { $side_name }.
fold-side = Les Collectionneurs : { $list }.
    .over = side
item-side = { $type_many } { $side_name }
event-leader = { $seat_name } commence avec la carte Leader.
event-round = Manche { $round }.
event-revealed = Carte { $slot }, face visible : { $type_a } de valeur { $value }.
fold-revealed = Dans la Crypte : { $list }.
    .over = revealed
item-revealed = { $type_a } de valeur { $value }
event-hidden = { $type ->
    [unknown] Carte { $slot }, face cachée.
   *[other] Carte { $slot }, face cachée : { $type_a }.
}
fold-hidden = Dans la Crypte : { $list }.
    .over = revealed hidden
item-hidden = { $type ->
    [unknown] une carte face cachée
   *[other] { $type_a } face cachée
}
event-turn = { $lights_out ->
    [0] { $seat_name } joue son tour.
   *[other] { $seat_name } joue son tour avec la Torche Éteinte : une seule carte.
}
event-claimed = { $dice ->
    [one] { $seat_name } place { $dice } Serviteur d’effort { $effort } sur la carte { $slot } ({ $type_name }).
   *[other] { $seat_name } place { $dice } Serviteurs d’effort { $effort } sur la carte { $slot } ({ $type_name }).
}
fold-claimed = { $seat_name } place { $list }.
    .over = turn claimed
    .alike = seat
item-claimed = { $dice ->
    [one] { $dice } Serviteur d’effort { $effort } sur la carte { $slot } ({ $type_name })
   *[other] { $dice } Serviteurs d’effort { $effort } sur la carte { $slot } ({ $type_name })
}
event-evicted = { $dice ->
    [one] { $seat_name } perd la carte { $slot } ({ $type_name }) : { $dice } Serviteur évincé lui revient.
   *[other] { $seat_name } perd la carte { $slot } ({ $type_name }) : { $dice } Serviteurs évincés lui reviennent.
}
event-recovered = { $dice ->
    [0] { $seat_name } n’a personne à récupérer.
    [one] { $seat_name } récupère { $dice } Serviteur épuisé.
   *[other] { $seat_name } récupère { $dice } Serviteurs épuisés.
}
fold-recovered = { event-recovered }
    .over = turn
    .alike = seat
event-passed = { $seat_name } passe.
fold-passed = { event-passed }
    .over = turn
    .alike = seat
event-flipped = { $seat_name } retourne { $type_a } de valeur { $value }.
event-restored = { $seat_name } récupère un Serviteur épuisé.
event-peeked = { $cards ->
    [one] { $seat_name } regarde en secret { $cards } carte face cachée.
   *[other] { $seat_name } regarde en secret { $cards } cartes face cachée.
}
event-peeked_card = Vous seul le savez : la carte { $slot } est { $type_a } de valeur { $value }.
event-took = { $seat_name } prend la carte { $slot } face cachée : { $type_a }.
event-took_card = Vous seul le savez : vous avez pris { $type_a } de valeur { $value }.
event-discarded = { $value ->
    [0] La carte { $slot } est défaussée sans être révélée : { $type_a }.
   *[other] La carte { $slot } est défaussée : { $type_a } de valeur { $value }.
}
fold-discarded = Personne n’en a voulu, on les défausse : { $list }.
    .over = discarded
item-discarded = { $value ->
    [0] { $type_a } sans la révéler
   *[other] { $type_a } de valeur { $value }
}
event-all_evicted = { $dice ->
    [one] { $seat_name } n’a plus aucun Serviteur dans la Crypte et récupère { $dice } Serviteur épuisé.
   *[other] { $seat_name } n’a plus aucun Serviteur dans la Crypte et récupère { $dice } Serviteurs épuisés.
}
event-rolled = { $seat_name } obtient { $face } pour un effort de { $effort } ({ $type_name }).
fold-rolled = { $seat_name } lance ses Serviteurs : { $list }.
    .over = rolled
    .alike = seat
item-rolled = { $face } pour un effort de { $effort } ({ $type_name })
event-collected = { $value ->
    [0] { $seat_name } collecte la carte { $slot } face cachée : { $type_a }.
   *[other] { $seat_name } collecte la carte { $slot } : { $type_a } de valeur { $value }.
}
fold-collected = { $seat_name } collecte { $list }.
    .over = collected
    .alike = seat
item-collected = { $value ->
    [0] { $type_a } face cachée
   *[other] { $type_a } de valeur { $value }
}
event-collected_card = Vous seul le savez : vous avez collecté { $type_a } de valeur { $value }.
event-idol_race = { $coins ->
    [one] { $seat_name } possède deux Idoles, qui rapporteront { $coins } Pièce en fin de partie.
   *[other] { $seat_name } possède deux Idoles, qui rapporteront { $coins } Pièces en fin de partie.
}
event-rerolled = { $seat_name } relance : { $face } pour un effort de { $effort }.
event-exhausted = { $dice ->
    [one] { $seat_name } met { $dice } Serviteur épuisé dans la boîte.
   *[other] { $seat_name } met { $dice } Serviteurs épuisés dans la boîte.
}
event-torches = { $seat_name } reçoit la carte Leader : les torches passent à gauche.
event-ghost_rolled = { $dice ->
    [1] Le Fantôme obtient { $first }.
    [2] Le Fantôme obtient { $first } et { $second }.
   *[other] Le Fantôme obtient { $first }, { $second } et { $third }.
}
event-ghost_claimed = { $dice ->
    [one] Le Fantôme place { $dice } Serviteur d’effort { $effort } sur la carte { $slot } ({ $type_name }).
   *[other] Le Fantôme place { $dice } Serviteurs d’effort { $effort } sur la carte { $slot } ({ $type_name }).
}
event-ghost_aside = { $dice ->
    [one] Le Fantôme met { $dice } Serviteur de côté.
   *[other] Le Fantôme met { $dice } Serviteurs de côté.
}
event-ghost_took = { $value ->
    [0] Le Fantôme fait disparaître la carte { $slot } sans la révéler : { $type_a }.
   *[other] Le Fantôme fait disparaître la carte { $slot } : { $type_a } de valeur { $value }.
}
event-ended = La dernière manche est terminée : toutes les collections sont révélées.
event-shown = { $seat_name } révèle { $type_a } de valeur { $value }.
fold-shown = { $seat_name } révèle { $list }.
    .over = shown
    .alike = seat
item-shown = { $type_a } de valeur { $value }
event-tied = { $dice ->
    [0] { $seat_name } est à égalité pour la première place, sans aucun Serviteur à lancer.
    [one] { $seat_name } est à égalité pour la première place et lance { $dice } Serviteur.
   *[other] { $seat_name } est à égalité pour la première place et lance { $dice } Serviteurs.
}
event-tie_rolled = { $seat_name } obtient { $face } pour le départage.
fold-tie_rolled = { $seat_name } obtient { $list } pour le départage.
    .over = tie_rolled
    .alike = seat
item-tie_rolled = { $face }
event-won = { $coins ->
    [one] { $seat_name } gagne avec { $coins } Pièce.
   *[other] { $seat_name } gagne avec { $coins } Pièces.
}
event-ranked = { $coins ->
    [one] { $coins } Pièce : { $rank_name }.
   *[other] { $coins } Pièces : { $rank_name }.
}

## Actions

action-place = { $dice ->
    [one] Placer { $dice } Serviteur d’effort { $effort } sur la carte { $slot }
   *[other] Placer { $dice } Serviteurs d’effort { $effort } sur la carte { $slot }
}
action-done = Terminer le placement
action-recover = Récupérer les Serviteurs épuisés, ou passer
action-claim = Revendiquer des Trésors
action-remains = Retourner 2 Reliques pour récupérer un Serviteur épuisé
action-manuscript = Retourner un Manuscrit pour voir les cartes face cachée
action-pottery = Retourner 2 Poteries pour prendre la carte { $slot }
action-reroll = Retourner une Idole pour relancer un dé d’effort { $effort }
action-pass = Passer
action-flip = { $public ->
    [0] Retourner la carte de valeur { $value }
   *[other] Retourner la carte de valeur { $value } (connue de tous)
}

## Questions

ask-wait = Ce n’est pas à vous de décider.
ask-window = Avant de revendiquer : voulez-vous retourner deux Poteries pour prendre une carte face cachée ?
ask-turn = { $dice ->
    [0] À vous de jouer, sans Serviteur actif.
    [one] À vous de jouer, avec { $dice } Serviteur actif.
   *[other] À vous de jouer, avec { $dice } Serviteurs actifs.
} { $lights_out ->
    [0] Que faites-vous ?
   *[other] Torche Éteinte : vous ne pouvez revendiquer qu’une seule carte. Que faites-vous ?
}
ask-place = { $first ->
    [0] Une autre carte plus à droite, ou est-ce tout ?
   *[other] Quelle carte revendiquez-vous, et avec quel effort ?
} { $dice ->
    [0] Il ne vous reste aucun Serviteur en main.
    [one] Il vous reste { $dice } Serviteur en main.
   *[other] Il vous reste { $dice } Serviteurs en main.
} { $lights_out ->
    [0] Un seul groupe par carte.
   *[other] Torche Éteinte : une seule carte.
}
ask-flip = Choisissez { $type_a } à retourner{ $left ->
    [one] .
   *[other] {" "}(encore { $left }).
}
ask-reroll = { $failed ->
    [one] Un de vos Serviteurs a échoué. Retournez-vous une Idole pour le relancer ?
   *[other] { $failed } de vos Serviteurs ont échoué. Retournez-vous une Idole pour en relancer un ?
}

## Raisons

why-others = { $seat_name } décide en ce moment.
why-held = { $seat_name } occupe cette carte avec { $total } ; { $dice ->
    [one] votre seul Serviteur actif atteint au plus { $most }, et il faut davantage.
   *[other] vos { $dice } Serviteurs actifs atteignent au plus { $most }, et il faut davantage.
}
why-held_by_ghost = Le Fantôme occupe cette carte avec { $total } ; { $dice ->
    [one] votre seul Serviteur actif atteint au plus { $most }, et il faut davantage.
   *[other] vos { $dice } Serviteurs actifs atteignent au plus { $most }, et il faut davantage.
}
why-too_low = Ce groupe fait { $made }, et il faut plus que { $total }.
why-your_own = Vous occupez déjà cette carte vous-même, avec { $total }.
why-few_active = { $active ->
    [0] Aucun de vos Serviteurs n’est actif ; ce groupe en demande { $dice }.
    [one] Un seul de vos Serviteurs est actif ; ce groupe en demande { $dice }.
   *[other] { $active } de vos Serviteurs sont actifs ; ce groupe en demande { $dice }.
}
why-to_the_right = Les groupes se placent de gauche à droite : après la carte { $slot }, il ne reste que les cartes plus à droite.
why-gone = Il n’y a plus de carte { $slot }.
why-nobody_active = { $exhausted ->
    [0] Aucun de vos Serviteurs n’est actif : tous sont sur des cartes.
    [one] Aucun de vos Serviteurs n’est actif, et un est épuisé.
   *[other] Aucun de vos Serviteurs n’est actif, et { $exhausted } sont épuisés.
}
why-no_target = { $dice ->
    [one] Votre seul Serviteur actif atteint au plus { $most } ; même le groupe le plus faible a { $least }, et il faut davantage.
   *[other] Vos { $dice } Serviteurs actifs atteignent au plus { $most } ; même le groupe le plus faible a { $least }, et il faut davantage.
}
why-side = Le Collectionneur { $type_of } présente sa { $side_name }, qui ne permet pas cela.
why-cards = Il faut pouvoir retourner { $need } { $type_many }, et vous { $have ->
    [0] n’en avez aucune face cachée.
   *[other] en avez { $have } face cachée.
}
why-nobody_tired = Aucun de vos Serviteurs n’est épuisé.
why-all_seen = Vous connaissez déjà toutes les cartes de la Crypte.
why-face_up = La carte { $slot } est face visible, et seule une carte face cachée peut être prise.
why-no_failed = Aucun de vos Serviteurs n’a échoué avec un effort de { $effort }.
why-flip_first = Retournez d’abord { $type_a }{ $left ->
    [one] .
   *[other] {" "}(encore { $left }).
}

## Options

option-collectors = Collectionneurs
    .help = Les faces des six Collectionneurs en jeu.
option-collectors-A = Toutes les faces A
option-collectors-B = Toutes les faces B
option-collectors-random = Faces au hasard
option-side_idol = Collectionneur d’Idoles
    .help = La face de ce Collectionneur, s’il doit se distinguer des autres.
option-side_idol-preset = Comme les autres
option-side_idol-A = Face A
option-side_idol-B = Face B
option-side_idol-random = Au hasard
option-side_jewelry = Collectionneur de Bijoux
    .help = { option-side_idol.help }
option-side_jewelry-preset = { option-side_idol-preset }
option-side_jewelry-A = { option-side_idol-A }
option-side_jewelry-B = { option-side_idol-B }
option-side_jewelry-random = { option-side_idol-random }
option-side_manuscript = Collectionneur de Manuscrits
    .help = { option-side_idol.help }
option-side_manuscript-preset = { option-side_idol-preset }
option-side_manuscript-A = { option-side_idol-A }
option-side_manuscript-B = { option-side_idol-B }
option-side_manuscript-random = { option-side_idol-random }
option-side_pottery = Collectionneur de Poteries
    .help = { option-side_idol.help }
option-side_pottery-preset = { option-side_idol-preset }
option-side_pottery-A = { option-side_idol-A }
option-side_pottery-B = { option-side_idol-B }
option-side_pottery-random = { option-side_idol-random }
option-side_remains = Collectionneur de Reliques
    .help = { option-side_idol.help }
option-side_remains-preset = { option-side_idol-preset }
option-side_remains-A = { option-side_idol-A }
option-side_remains-B = { option-side_idol-B }
option-side_remains-random = { option-side_idol-random }
option-side_tapestry = Collectionneur de Tapisseries
    .help = { option-side_idol.help }
option-side_tapestry-preset = { option-side_idol-preset }
option-side_tapestry-A = { option-side_idol-A }
option-side_tapestry-B = { option-side_idol-B }
option-side_tapestry-random = { option-side_idol-random }
option-first_leader = Premier Leader
    .help = Qui mène la première manche.
option-first_leader-random = Au hasard
option-first_leader-1 = Joueur 1
option-first_leader-2 = Joueur 2
option-first_leader-3 = Joueur 3
option-first_leader-4 = Joueur 4
option-flips = Cartes à retourner
    .help = Qui choisit les cartes à retourner pour utiliser un Collectionneur.
option-flips-owner = Leur propriétaire
option-flips-automatic = Choix automatique : d’abord les valeurs connues, puis les cartes les plus anciennes
option-backs_show_type = Type visible au dos
    .help = Le type d’une carte face cachée est-il visible ?
option-backs_show_type-on = Oui
option-backs_show_type-off = Non
option-memory = Mémoire
    .help = La valeur des cartes collectées face visible reste-t-elle affichée ?
option-memory-perfect = Parfaite : ce qui a été vu reste affiché
option-memory-physical = Comme autour d’une table : à vous de retenir
option-self_push = Surenchérir sur soi-même
    .help = À deux ou en solo, le Leader peut-il, à son deuxième tour, remplacer l’un de ses groupes par un groupe plus fort ?
option-self_push-off = Interdit
option-self_push-on = Permis
option-idol_b_same_round = Course aux Idoles
    .help = Qui partage la première place de la course aux Idoles (face B).
option-idol_b_same_round-off = Ceux qui y arrivent au même moment
option-idol_b_same_round-on = Ceux qui y arrivent dans la même manche
option-jewelry_a = Récompense des Bijoux
    .help = Ce que rapporte votre Bijou le plus précieux en plus de ses Pièces (face A).
option-jewelry_a-once = Une fois sa valeur
option-jewelry_a-double = Deux fois sa valeur

## Phases et scores

phase-sides = Mise en place : les Collectionneurs
phase-leader = Mise en place : le premier Leader
phase-reveal = I. Révéler
phase-window = Avant de revendiquer : les Poteries
phase-turn = II. Revendiquer
phase-place = II. Revendiquer : placement des Serviteurs
phase-flip = Trésor à retourner
phase-roll = III. Collecter : lancer des dés
phase-reroll = III. Collecter : les Idoles
phase-reroll_roll = III. Collecter : dé relancé
phase-ghost_roll = II. Revendiquer : lancer du Fantôme
phase-tie_roll = Départage
phase-ended = Fin de partie
score-coins = Pièces
score-idol = { term-type-idol.many }
score-jewelry = { term-type-jewelry.many }
score-manuscript = { term-type-manuscript.many }
score-pottery = { term-type-pottery.many }
score-remains = { term-type-remains.many }
score-tapestry = { term-type-tapestry.many }
score-servants = Serviteurs
tie-rolled = Somme des Serviteurs lancés
tie-servants = Serviteurs à lancer
stat-cards = Cartes récoltées
stat-evicted = Évictions subies
stat-exhausted = Serviteurs épuisés
deed-card = Meilleure carte
deed-exhausted = Manche la plus rude
motive-value = C’est { $type_a } de valeur { $value }.
motive-hidden = Vous ne connaissez pas encore la valeur de la carte { $slot }.
motive-more = { $type_many } : vous en avez déjà { $cards }.
motive-evicts = { $seat_name } y perd sa place.
motive-effort = Chaque Serviteur s’épuise avec une chance de { $percent } %.
motive-recovers = { $dice ->
    [one] { $dice } Serviteur revient.
   *[other] { $dice } Serviteurs reviennent.
}

## Collectionneurs et rangs

collector-idol-A = Collecter : retournez 1 Idole pour relancer un de vos Serviteurs en échec.
collector-idol-B = Premier à 2 Idoles : retournez-les, 5 Pièces. Ensuite : 2 Pièces.
collector-jewelry-A = 2 ou plus : votre Bijou le plus précieux compte { $option_jewelry_a ->
    [double] triple.
   *[once] double.
}
collector-jewelry-B = 1 Pièce de plus par Bijou.
collector-manuscript-A = 2 ou plus : chaque Manuscrit vaut 4.
collector-manuscript-B = Retournez 1 Manuscrit pour voir les cartes face cachée de la Crypte.
collector-pottery-A = 2 Poteries : 2 Pièces. 3 : 4 Pièces. 4 ou plus : 8 Pièces.
collector-pottery-B = Avant de revendiquer : retournez 2 Poteries pour prendre une carte face cachée.
collector-remains-A = Retournez 2 Reliques pour récupérer un Serviteur épuisé.
collector-remains-B = 4 Reliques ou plus : 10 Pièces.
collector-tapestry-A = Tapisseries de la plus grande valeur totale : 5 Pièces.
collector-tapestry-B = 3 Tapisseries ou plus : 7 Pièces si personne d’autre n’y parvient, sinon 4.
rank-fool = { term-rank-fool }
    .text = L’ombre paternelle souffle votre torche et vous raccompagne à la porte, les mains vides.
rank-petty = { term-rank-petty }
    .text = Quelques babioles au fond d’une poche, et des nuits agitées pour longtemps.
rank-wealthy = { term-rank-wealthy }
    .text = Les antiquaires s’inclinent dès que vous poussez leur porte.
rank-magnificent = { term-rank-magnificent }
    .text = On vient de royaumes lointains admirer la salle où brille votre butin.

## Règles

section-setup = Mise en place
section-knowledge = Qui sait quoi
section-round = La manche
section-reveal = I. Révéler
section-claim = II. Revendiquer
section-collect = III. Collecter
section-torches = IV. Passer les torches
section-end = Fin de partie
section-collectors = Les Collectionneurs
section-solo = Fils unique : jouer en solo

clause-CR-1_1 = Crypte se joue de 1 à 4. Si vous jouez en solo, vous affrontez le Fantôme.
clause-CR-1_2 = Le jeu compte 48 Trésors de six types, d’une valeur de 1 à 4. À trois, écartez les 12 cartes marquées IV ; à un ou deux, les 24 cartes marquées III ou IV ; chacun peut savoir quelles cartes restent. Notre lecture, non imprimée dans la règle : chaque carte existe en double, III figure sur les seconds exemplaires des valeurs 2 et 3, IV sur ceux des valeurs 1 et 4.
clause-CR-1_3 = Mélangez ces cartes et posez-les face cachée au milieu de la table : c’est la pioche.
clause-CR-1_4 = Les six Collectionneurs sont en jeu, chacun sur sa face A ou B, dans n’importe quelle combinaison. Jouez votre première partie avec les faces A ; prenez ensuite les faces B, tirez-les au sort ou choisissez-les une à une.
clause-CR-1_5 = Chaque joueur dispose d’une carte Joueur et de trois Serviteurs, les dés d’une même couleur. Tous trois sont actifs au départ ; la couleur ne change rien.
clause-CR-1_6 = { $option_first_leader ->
    [random] Le premier Leader est tiré au sort.
   *[other] Le joueur { $option_first_leader } est le Leader de la première manche.
}
clause-CR-1_7 = À trois ou quatre, le voisin de droite du Leader reçoit la carte Torche Éteinte. À deux, le Leader garde les deux torches ; en solo, vous commencez avec les deux.

clause-CR-2_1 = Vous pouvez consulter vos Trésors quand bon vous semble, mais jamais les Trésors face cachée des autres. Serviteurs, torches, Collectionneurs et nombre de cartes de la pioche sont visibles de tous.
clause-CR-2_2 = Une carte qui a été face visible est connue de tous. Une carte collectée face cachée n’est connue que de son propriétaire et de ceux qui l’ont regardée grâce à un Manuscrit, tant qu’elle n’est pas retournée. { $option_memory ->
    [physical] À vous de retenir ce que les autres ont collecté.
   *[perfect] Ce que vous avez vu vous reste affiché.
}
clause-CR-2_3 = Au décompte final, toutes les collections sont révélées.
clause-CR-2_4 = Le contenu de la pioche étant connu, vous pouvez en déduire ce qui manque : à un ou deux, chaque valeur n’existe qu’une fois par type. { $option_backs_show_type ->
    [off] À cette table, le dos des cartes ne montre pas leur type.
   *[on] Le dos des cartes montre leur type, y compris au sommet de la pioche ; on le sait par des témoignages sur les cartes imprimées, la règle ne le dit pas.
}

clause-CR-3_1 = Une manche comporte quatre phases : Révéler, Revendiquer, Collecter, Passer les torches. Les manches s’enchaînent jusqu’à ce que la pioche soit vide.

clause-CR-4_1 = Piochez une à une les cartes de la Crypte et alignez-les de gauche à droite, en commençant par celles qui sont face visible. À un ou deux, il y en a deux face visible et une face cachée ; à trois, trois et une ; à quatre, quatre et deux.
clause-CR-4_2 = Seulement avec les Poteries B : avant de revendiquer, chacun peut s’en servir autant de fois que possible, à partir du Leader et dans le sens horaire. Quand vient votre tour de décider, vous pouvez d’abord regarder les cartes grâce aux Manuscrits B.

clause-CR-5_1 = À trois ou quatre, chacun joue un tour, à partir du Leader et dans le sens horaire ; le détenteur de la Torche Éteinte joue en dernier. À deux, et en solo, le Leader joue, puis l’autre camp, puis de nouveau le Leader : ce deuxième tour est celui de la Torche Éteinte.
clause-CR-5_2 = Au début de votre tour, avant votre action, vous pouvez utiliser les Reliques A et les Manuscrits B, dans l’ordre et autant de fois que vous le pouvez. Bien qu’ils soient utilisables « à tout moment », vous ne vous en servez que lorsque c’est à vous de décider.
clause-CR-5_3 = Vous effectuez ensuite une action, et une seule : Revendiquer ou Récupérer.
clause-CR-5_4 = Pour revendiquer, placez un ou plusieurs Serviteurs actifs, un groupe par carte, et choisissez l’effort de chaque groupe, de 1 à 6 ; vous pouvez en garder en réserve. Tous les dés d’une carte montrent le même effort ; leur nombre n’est pas limité autrement.
clause-CR-5_5 = Une carte libre accepte n’importe quel groupe. Pour évincer un adversaire, le total de votre groupe (nombre de dés multiplié par l’effort) doit être strictement supérieur au sien ; l’égalité ne suffit pas. { $option_self_push ->
    [on] À deux ou en solo, le Leader peut surenchérir sur lui-même à son deuxième tour ; sinon, vous ne pouvez pas viser une carte que vous occupez déjà.
   *[off] Vous ne pouvez pas viser une carte que vous occupez déjà.
}
clause-CR-5_6 = Les Serviteurs évincés reviennent, actifs, sur la carte Joueur de leur propriétaire. Il ne peut les replacer que s’il lui reste un tour dans cette manche.
clause-CR-5_7 = Au tour de la Torche Éteinte, vous ne pouvez revendiquer qu’une seule carte, avec autant de Serviteurs actifs que vous voulez. À deux, le premier tour du Leader n’est pas limité.
clause-CR-5_8 = Si vous récupérez, tous vos Serviteurs épuisés redeviennent actifs et vous ne placez rien à ce tour. C’est toujours permis, même avec des dés sur des cartes ; si aucun Serviteur n’est épuisé, cela revient à passer. À deux, le Leader peut récupérer à l’un de ses tours ou aux deux.
clause-CR-5_9 = Sans Serviteur actif, ou sans carte que vous puissiez revendiquer, vous devez récupérer.
clause-CR-5_10 = Les efforts sont annoncés et visibles de tous ; il n’y a pas d’enchère secrète.

clause-CR-6_1 = Défaussez les Trésors que personne n’a revendiqués ; ils quittent la partie. Une carte face cachée n’est montrée à personne.
clause-CR-6_2 = Si vous avez placé des Serviteurs dans cette manche et que tous ont été évincés, vos Serviteurs épuisés redeviennent tous actifs. C’est automatique et gratuit.
clause-CR-6_3 = Lancez une fois chaque dé placé, à partir du Leader et dans le sens horaire, de la carte la plus à gauche vers la droite. Les Serviteurs d’effort 1 ne sont pas lancés.
clause-CR-6_4 = Un Serviteur échoue si le résultat est inférieur à son effort ; il tient bon s’il est égal ou supérieur. L’effort 2 échoue donc une fois sur six, l’effort 6 cinq fois sur six.
clause-CR-6_5 = Vous collectez chaque carte revendiquée, quels que soient vos résultats. Vous êtes seul à voir une carte qui était face cachée. Gardez vos Trésors face cachée, triés par type, pour que tous puissent les compter.
clause-CR-6_6 = Avec les Idoles B, vérifiez maintenant, pour tous les joueurs à la fois, qui est arrivé à deux Idoles.
clause-CR-6_7 = Avec les Idoles A, une fois tous les dés lancés et toutes les cartes collectées, chacun peut relancer ses Serviteurs en échec, à partir du Leader et dans le sens horaire. Vous pouvez utiliser plusieurs Idoles l’une après l’autre.
clause-CR-6_8 = Les Serviteurs restés en échec sont épuisés et vont dans la boîte. Tous les autres quittent les cartes et redeviennent actifs.

clause-CR-7_1 = Les deux torches passent au voisin de gauche, dans le sens horaire. À trois ou quatre, l’ancien Leader reçoit ainsi la Torche Éteinte ; à deux, l’autre joueur a désormais les deux. Après la dernière manche, les torches ne bougent plus.

clause-CR-8_1 = Si la pioche est vide après la phase Révéler, cette manche est la dernière et la partie prend fin après la phase Collecter. Une partie dure 8 manches, 9 à trois joueurs.
clause-CR-8_2 = Avec les Reliques A, chacun s’en sert autant de fois que possible avant le décompte. Cela se fait automatiquement, car chaque Serviteur récupéré rapporte une Pièce.
clause-CR-8_3 = Additionnez les Pièces de tous vos Trésors, retournés ou non, les récompenses des Collectionneurs et 1 Pièce par Serviteur non épuisé. Avec les Manuscrits A, les nouvelles valeurs remplacent celles des cartes.
clause-CR-8_4 = Le joueur qui a le plus de Pièces gagne.
clause-CR-8_5 = Les joueurs à égalité pour la première place lancent leurs Serviteurs non épuisés, à partir du dernier Leader et dans le sens horaire ; la plus grande somme gagne, et qui n’a pas de dé compte 0. Ceux qui restent à égalité recommencent ; ils partagent la victoire s’ils n’ont pas de dé, ou après 20 lancers en tout. Les autres places restent partagées.

clause-CR-9_1 = Un Collectionneur sert à tous les joueurs et reste sur la table. Aucun ne s’épuise, mais la première place de la course des Idoles B n’est attribuée qu’une fois.
clause-CR-9_2 = Certaines actions se paient en retournant des Trésors face cachée de votre collection, chacun une seule fois. Un Trésor retourné garde ses Pièces et compte toujours pour son type, mais tous connaissent désormais sa valeur. { $option_flips ->
    [automatic] On prend d’abord les valeurs connues de tous, puis vos cartes les plus anciennes.
   *[owner] Vous choisissez les cartes.
}
clause-CR-9_3 = Les récompenses de fin de partie sont comptées une seule fois, à la fin. Aucun Trésor ne se perd : une condition remplie le reste.
clause-CR-9_4 = Une seule face de chaque Collectionneur est en jeu ; ses deux faces ne s’appliquent jamais ensemble.
clause-CR-K-ID-A = Idoles, face A. Retournez une Idole en phase Collecter : vous relancez un de vos propres Serviteurs qui vient d’échouer. S’il échoue encore, vous pouvez y consacrer une autre Idole ; une Idole collectée dans cette même manche convient.
clause-CR-K-ID-B = Idoles, face B. Le premier joueur qui possède deux Idoles doit en retourner deux et gagne 5 Pièces en fin de partie, jamais plus ; si plusieurs y parviennent dans la même { $option_idol_b_same_round ->
    [on] manche, chacun en gagne 5, y compris avec une Idole prise grâce aux Poteries B.
   *[off] phase Collecter, chacun en gagne 5. Une Idole prise grâce aux Poteries B compte comme un moment antérieur.
} Ceux qui arrivent plus tard laissent les leurs face cachée et gagnent 2 Pièces.
clause-CR-K-JW-A = Bijoux, face A. En fin de partie, si vous en avez au moins deux, votre Bijou le plus précieux compte { $option_jewelry_a ->
    [double] triple : vous gagnez en plus deux fois sa valeur.
   *[once] double : vous gagnez une fois de plus sa valeur.
}
clause-CR-K-JW-B = Bijoux, face B. En fin de partie, vous gagnez 1 Pièce par Bijou de votre collection.
clause-CR-K-MS-A = Manuscrits, face A. En fin de partie, si vous en avez au moins deux, chacun de vos Manuscrits vaut 4 Pièces au lieu de sa valeur imprimée.
clause-CR-K-MS-B = Manuscrits, face B. Au début de votre tour, ou au moment de décider pour les Poteries B, retournez un Manuscrit : vous seul voyez toutes les cartes face cachée de la Crypte, revendiquées ou non. Il faut qu’il y en ait au moins une que vous ne connaissez pas encore.
clause-CR-K-PO-A = Poteries, face A. En fin de partie, deux Poteries rapportent 2 Pièces, trois en rapportent 4, quatre ou plus en rapportent 8.
clause-CR-K-PO-B = Poteries, face B. Avant de revendiquer, retournez deux Poteries pour prendre dans la Crypte une carte face cachée de votre choix ; vous seul la voyez, et plus personne ne peut la revendiquer. Vous pouvez recommencer tant que vous avez deux autres Poteries, même si vous venez d’en prendre une, et qu’il reste une carte face cachée.
clause-CR-K-RE-A = Reliques, face A. Au début de votre tour, retournez deux Reliques : un de vos Serviteurs épuisés redevient actif et peut être placé aussitôt. Il vous faut pour cela un Serviteur épuisé.
clause-CR-K-RE-B = Reliques, face B. En fin de partie, quatre Reliques ou plus rapportent 10 Pièces, une seule fois.
clause-CR-K-TA-A = Tapisseries, face A. En fin de partie, le joueur dont les Tapisseries ont la plus grande valeur totale gagne 5 Pièces. Une seule Tapisserie peut suffire ; en cas d’égalité, chacun en gagne 5.
clause-CR-K-TA-B = Tapisseries, face B. En fin de partie, un joueur qui a au moins trois Tapisseries gagne 7 Pièces s’il est le seul dans ce cas ; sinon, chacun de ces joueurs en gagne 4.

clause-CR-S_1 = Jouez comme à deux : une pioche de 24 cartes, deux Trésors face visible et un face cachée. Le Fantôme a ses trois propres Serviteurs. Vous avez les deux torches aux manches 1, 3, 5 et 7, le Fantôme aux manches 2, 4, 6 et 8.
clause-CR-S_2 = Si vous êtes Leader, vous jouez, puis le Fantôme, puis vous de nouveau avec la Torche Éteinte. Si le Fantôme est Leader, il joue, puis vous sans restriction, puis lui encore une fois.
clause-CR-S_3 = Rangez la Crypte de gauche à droite par valeur décroissante ; la carte face cachée compte pour 2,5 et, de deux cartes égales, la première piochée va plus à gauche. Cet ordre ne change plus, même si vous apprenez la valeur cachée ou emportez la carte.
clause-CR-S_4 = À son tour normal, le Fantôme lance ses trois Serviteurs.
clause-CR-S_5 = Les faces identiques forment un groupe dont le total est leur somme. Le plus grand total est placé en premier ; à total égal, c’est le groupe qui a le plus de dés : deux 3 passent avant un 6.
clause-CR-S_6 = Chaque groupe va sur la carte la plus à gauche qui est libre ou que vous tenez avec un total strictement inférieur. Le Fantôme saute ses propres cartes. Vos Serviteurs évincés vous reviennent, actifs.
clause-CR-S_7 = Un groupe qui ne trouve pas de place est mis de côté jusqu’à la fin de la manche.
clause-CR-S_8 = À son deuxième tour, le Fantôme ne lance que les Serviteurs que vous lui avez évincés dans cette manche, pas ceux mis de côté ; s’il n’y en a pas, il ne se passe rien. Il ne place que son premier groupe, selon les mêmes règles. Tous les autres dés sont mis de côté, et ce groupe aussi s’il ne trouve pas de place.
clause-CR-S_9 = Les Serviteurs du Fantôme ne sont jamais lancés pour l’épuisement : il commence chaque manche avec les trois. Les cartes qu’il a revendiquées sont défaussées comme les cartes libres ; il ne possède donc rien.
clause-CR-S_10 = Vous pouvez consulter les Trésors défaussés quand bon vous semble. Ceux qui étaient face cachée dans la Crypte restent secrets.
clause-CR-S_11 = Pour vous, les règles des phases Revendiquer et Collecter s’appliquent comme d’habitude. Si le Fantôme a évincé tous vos Serviteurs, ceux qui sont épuisés vous reviennent. Il n’y a pas d’égalité à départager.
clause-CR-S_12 = Les Collectionneurs ne regardent que vos Trésors : deux Idoles rapportent 5 Pièces sur la face B, une seule Tapisserie en rapporte 5 sur la face A, trois Tapisseries en rapportent 7 sur la face B.
clause-CR-S_13 = À moins de 30 Pièces, vous êtes Le Fou ; de 30 à 39, Le Petit ; de 40 à 49, Le Nanti ; à partir de 50, Le Magnifique. La règle ne donne que les minimums ; les intervalles sont notre lecture.

## Glossaire

glossary-claim = Revendiquer
    .text = Envoyer des Serviteurs actifs sur une ou plusieurs cartes, un groupe par carte. C’est l’une des deux actions d’un tour ; l’autre est de récupérer.
glossary-coins = Pièces
    .text = Ce qui fait gagner : la valeur de vos Trésors, les récompenses des Collectionneurs et 1 Pièce par Serviteur non épuisé à la fin. Ici sont comptées celles dont vous voyez la valeur.
glossary-collection = Collection
    .text = Les Trésors qu’un joueur a rapportés. Tous peuvent compter les cartes de chaque type ; la valeur des cartes prises face cachée n’est connue que de leur propriétaire. { $option_memory ->
        [physical] Ce que les autres ont pris, c’est à vous de le retenir.
       *[perfect] Ce que vous avez vu reste affiché.
    }
glossary-collector = Collectionneur
    .text = Récompense un type de Trésors, de la même façon pour tous. Il reste sur sa face A ou B toute la partie et ne s’use jamais.
glossary-deck = Pioche
    .text = Les Trésors encore à venir. Si elle est vide après Révéler, c’est la dernière manche. { $option_backs_show_type ->
        [off] À cette table, les dos ne montrent pas le type.
       *[on] Le dos de la première carte montre son type.
    }
glossary-discard = Défausse
    .text = Les Trésors que personne n’a revendiqués. Ils sont hors jeu ; ceux qui étaient face cachée restent inconnus.
glossary-effort = Effort
    .text = La face que vous choisissez pour les dés d’un groupe, de 1 à 6. Plus il est grand, plus il est dur à battre ; mais à la fin de la manche chaque dé est lancé : au-dessous de son effort, il s’épuise. L’effort 1 n’est pas lancé.
glossary-evict = Évincer
    .text = Prendre une carte à qui la tient, avec un total supérieur. Les Serviteurs évincés rentrent, actifs ; ils ne peuvent être replacés que si leur propriétaire a encore un tour.
glossary-exhausted = Épuisé
    .text = Un Serviteur qui a échoué à son lancer : il est dans la boîte et ne peut partir. Il revient si vous récupérez au lieu de revendiquer, si tous vos Serviteurs d’une manche ont été évincés, ou avec les Reliques A.
glossary-free = Libre
    .text = Personne ne tient cette carte : n’importe quel groupe suffit, même un seul Serviteur d’effort 1.
glossary-ghost = Le Fantôme
    .text = Votre adversaire en solo. Il a trois Serviteurs, les place selon ses lancers, le total le plus haut d’abord et à partir de la gauche, et ne s’épuise jamais ; ce qu’il revendique est défaussé.
glossary-gone = Une niche vide
    .text = La carte qui était ici a été prise avant les revendications, avec les Poteries B.
glossary-leader = Leader
    .text = La torche allumée : qui la détient joue en premier dans cette manche. Après la manche, les deux torches passent à gauche.
glossary-lights_out = Torche Éteinte
    .text = Qui la détient joue en dernier et ne peut revendiquer qu’une seule carte à ce tour, avec autant de Serviteurs que voulu.
glossary-recover = Récupérer
    .text = Au lieu de revendiquer : tous vos Serviteurs épuisés redeviennent actifs. Si aucun n’est épuisé, cela revient à passer.
glossary-risk = Risque
    .text = La fréquence à laquelle un Serviteur de cet effort s’épuise au lancer : une chance sur six de plus pour chaque cran au-dessus de 1.
glossary-roll = Lancer
    .text = En phase Collecter, chaque dé placé est lancé une fois. Au-dessous de son effort, il échoue et s’épuise ; la carte reste à vous. Avec les Idoles A, un Serviteur en échec peut être relancé.
glossary-round = Manche
    .text = Révéler, Revendiquer, Collecter, Passer les torches. La partie finit avec la manche où la pioche s’épuise.
glossary-secret = Secrète
    .text = Une valeur que vous connaissez et que les autres ignorent : la carte était face cachée quand vous l’avez prise ou regardée.
glossary-servant = Serviteur
    .text = Un dé de votre couleur ; vous en avez trois. Les actifs peuvent partir vers des cartes, les placés en tiennent une jusqu’à la fin de la manche. Chaque Serviteur non épuisé à la fin vaut 1 Pièce.
glossary-total = Total
    .text = Nombre de dés multiplié par l’effort. Pour évincer quelqu’un, le vôtre doit être supérieur ; l’égalité ne suffit pas. { $option_self_push ->
        [on] À deux ou en solo, le Leader peut surenchérir sur lui-même à son second tour.
       *[off] Vous ne pouvez pas revendiquer une carte que vous tenez déjà.
    }
glossary-treasure = Trésor
    .text = Une carte de la Crypte, de l’un des six types et d’une valeur de 1 à 4. Qui la tient avec ses Serviteurs quand tous ont joué la rapporte chez soi ; ses Pièces comptent à la fin.
glossary-turned = Retournée
    .text = Un Trésor qui a payé l’effet d’un Collectionneur. Il garde ses Pièces et compte pour son type, mais ne paie plus, et tous connaissent sa valeur. { $option_flips ->
        [automatic] Les valeurs connues passent d’abord, puis les cartes les plus anciennes.
       *[owner] Son propriétaire choisit lequel.
    }
glossary-value = Valeur
    .text = Les Pièces qu’un Trésor rapporte à la fin, de 1 à 4. Une pièce en pointillé avec « ? » vous est inconnue ; une pièce bleue avec un œil n’est connue que de vous.

## What the lab counts

measured-treasure = Trésors
measured-collector = Collectionneurs
