### Thief’s Market en français, avec les mots de la règle française.
###
### Les chapitres dans l’ordre : section-setup TM-1 · section-knowledge TM-2 · section-round TM-3
###   section-split TM-4 · section-piles TM-5 · section-purchases TM-6 · section-close TM-7
###   section-end TM-8 · section-cards TM-9
###
### Huit noms de cartes viennent de la règle française (en capitales initiales) ; les autres sont de nous.
### Un nom de joueur ouvre la phrase ou reste seul (jamais « de » devant un nom).
title = Le Bazar des Voleurs
description = Partagez le butin du jour, volez les tas des autres et achetez de quoi devenir le roi des voleurs.

## Termes

term-face-red = joyau rouge
    .a = un joyau rouge
    .many = joyaux rouges
term-face-white = joyau blanc
    .a = un joyau blanc
    .many = joyaux blancs
term-face-blue = joyau bleu
    .a = un joyau bleu
    .many = joyaux bleus
term-face-green = joyau vert
    .a = un joyau vert
    .many = joyaux verts
term-face-bag = bourse jaune
    .a = une bourse jaune
    .many = bourses jaunes
term-face-mask = masque violet
    .a = un masque violet
    .many = masques violets
term-face-marker = pion Premier Joueur
    .a = le pion Premier Joueur
    .many = pions Premier Joueur
term-letter-A = deck A
term-letter-B = deck B
term-letter-C = deck C
term-icon-henchman = Homme de main
term-icon-wand = Baguette
term-icon-building = Bâtiment
term-icon-finery = Parure
term-icon-compass = Boussole
term-icon-plan = Plan
term-ending-complete = Le dernier deck est épuisé.
term-ending-truncated = Partie arrêtée après le nombre de manches convenu.
term-card-alchemical_lab = Laboratoire d’alchimie
    .text = Une fois par manche, tournez un dé joyau rouge de votre tas sur un joyau blanc, bleu ou vert.
term-card-bondsman = Garant
    .text = Une fois par manche, tournez un dé joyau rouge de votre tas sur la face bourse jaune.
term-card-coercion_coordinator = Coordinateur de coercition
    .text = Une fois par manche, dépensez un dé joyau bleu de votre tas pour gagner 1 jeton Infamie.
term-card-corrupt_official = Fonctionnaire corrompu
    .text = À chaque manche où votre tas final contient au moins un joyau blanc, vous pouvez acheter une carte de plus.
term-card-disgruntled_minion = Sbire mécontent
    .text = À chaque manche où votre tas final contient au moins un joyau rouge, vous pouvez acheter une carte de plus.
term-card-fence = Receleur
    .text = Une fois par manche, tournez un dé joyau blanc de votre tas sur la face bourse jaune.
term-card-glamer = Sortilège trompeur
    .text = Une fois par manche, tournez un dé joyau bleu de votre tas sur un joyau rouge, blanc ou vert.
term-card-guy_in_a_trenchcoat = Type en pardessus
    .text = À chaque manche où votre tas final contient au moins un joyau bleu, vous pouvez acheter une carte de plus.
term-card-local_celebrity = Célébrité locale
    .text = Une fois par manche, dépensez un dé joyau blanc de votre tas pour gagner 1 jeton Infamie.
term-card-nearby_safehouse = Planque voisine
    .text = Fin de partie : 1 Point de Notoriété avec une icône Bâtiment, 2 avec deux ou plus.
term-card-necklace = Collier
    .text = Fin de partie : 2 Points de Notoriété.
term-card-pawnbroker = Prêteur sur gages
    .text = Une fois par manche, tournez un dé joyau vert de votre tas sur la face bourse jaune.
term-card-philosophers_stone = Pierre philosophale
    .text = Une fois par manche, tournez un dé joyau vert de votre tas sur un joyau rouge, blanc ou bleu.
term-card-public_relations_expert = Expert en relations publiques
    .text = Une fois par manche, dépensez un dé joyau vert de votre tas pour gagner 1 jeton Infamie.
term-card-shadowy_hood = Capuche d’ombre
    .text = Fin de partie : 2 Points de Notoriété.
term-card-tailor = Tailleur
    .text = Une fois par manche, dépensez un dé joyau rouge de votre tas pour gagner 1 jeton Infamie.
term-card-water_buffalo = Buffle anthropomorphe
    .text = Chaque fois que vous achetez une carte dont le coût comporte un joyau rouge, celle-ci comprise, gagnez 1 jeton Infamie.
term-card-bookie = Bookmaker
    .text = Une fois par manche, tournez un dé joyau bleu de votre tas sur la face bourse jaune.
term-card-brooch = Broche
    .text = Fin de partie : 3 Points de Notoriété.
term-card-concealed_safehouse = Planque dissimulée
    .text = Fin de partie : 2 Points de Notoriété avec une icône Bâtiment, 4 avec deux ou plus.
term-card-colored_glass = Éclats trompeurs de verre coloré
    .text = Une fois par manche, tournez un dé joyau blanc de votre tas sur un joyau rouge, bleu ou vert.
term-card-easily_impressed_noble = Noble facilement impressionnable
    .text = Chaque fois que vous achetez une carte dont le coût comporte un joyau blanc, celle-ci comprise, gagnez 1 jeton Infamie.
term-card-executive_assistant = Assistante de direction
    .text = À chaque manche où votre tas final contient au moins un joyau vert, vous pouvez acheter une carte de plus.
term-card-eyepatch_of_command = Bandeau du commandement
    .text = À la fin du partage du butin, gagnez 1 jeton Infamie si votre tas contient le pion Premier Joueur.
term-card-fortified_safehouse = Planque fortifiée
    .text = Fin de partie : 2 Points de Notoriété avec une icône Bâtiment, 4 avec deux ou plus.
term-card-gauntlet_of_evil_intent = Gantelet de mauvaises intentions
    .text = Une fois par manche, dépensez un dé masque violet de votre tas pour gagner aussitôt 1 Pièce d’Or.
term-card-imbalanced_scales = Balance truquée
    .text = À la fin d’une manche où vous échangez au moins une bourse jaune, gagnez 1 Pièce d’Or de plus.
term-card-legitimate_jeweler = Bijoutier légitime
    .text = Une fois par manche, tournez un dé bourse jaune de votre tas sur un joyau de n’importe quelle couleur.
term-card-lucky_animal_appendage = Patte d’animal porte-bonheur
    .text = Quand votre tas est volé, { $option_appendage_a ->
        [one_die] vous choisissez un des dés remis au centre qui n’est pas relancé.
       *[all_dice] les dés remis au centre ne sont pas relancés.
    } Avant les achats, vous pouvez relancer un dé de votre tas final.
term-card-menacing_monocle = Monocle menaçant
    .text = Fin de partie : 3 Points de Notoriété.
term-card-provisioned_safehouse = Planque approvisionnée
    .text = Fin de partie : 2 Points de Notoriété avec une icône Bâtiment, 4 avec deux ou plus.
term-card-rumor_monger = Colporteur de rumeurs
    .text = Chaque fois que vous achetez une carte dont le coût comporte un joyau vert, celle-ci comprise, gagnez 1 jeton Infamie.
term-card-sticky_fingered_dockhand = Docker aux doigts crochus
    .text = Chaque fois que vous achetez une carte dont le coût comporte un joyau bleu, celle-ci comprise, gagnez 1 jeton Infamie.
term-card-unlabeled_potion = Potion sans étiquette
    .text = À l’achat, elle quitte la partie et vous gagnez gratuitement la prochaine carte du deck{ $option_potion_next_deck ->
        [off] , sauf s’il est épuisé.
       *[on] , ou du deck suivant s’il est épuisé.
    }
term-card-wicked_clutches = Griffes maléfiques
    .text = Chaque fois que votre tas est volé, gagnez 1 jeton Infamie.
term-card-mimetic_stew = Ragoût mimétique
    .text = Quand vous la gagnez, choisissez une carte adverse : celle-ci en est une copie jusqu’à la fin de la partie.
term-card-narrow_alleyway = Ruelle étroite
    .text = À la fin du partage du butin, gagnez 2 jetons Infamie si le tas d’un autre joueur contient au moins 5 objets.
term-card-wut = Hein ?
    .text = Sans effet, mais chacune de ses six icônes compte.
term-card-big_haul = Gros butin
    .text = Quand vous gagnez cette carte, gagnez 1 jeton Infamie par objet de votre tas final de cette manche.
term-card-collecting_golem = Golem collectionneur
    .text = Fin de partie : 3 Points de Notoriété par paire d’icônes Baguette que vous possédez.
term-card-crown = Couronne
    .text = Fin de partie : 6 Points de Notoriété.
term-card-exit_strategy = Stratégie de sortie
    .text = À votre tour d’achat, autant de fois que vous le voulez : payez 1 Pièce d’Or pour gagner 2 jetons Infamie.
term-card-fur_coat = Manteau de fourrure
    .text = Fin de partie : 4 Points de Notoriété.
term-card-giant_belt_buckle = Boucle de ceinture géante
    .text = Fin de partie : 4 Points de Notoriété.
term-card-insurance_racket = Assurance de racket
    .text = À chaque manche, vous pouvez acheter une carte de plus, et chacun de vos achats coûte un joyau de moins, à votre choix.
term-card-island_estate = Domaine insulaire
    .text = À la fin d’une manche où vous échangez au moins un masque violet, gagnez 1 jeton Infamie de plus.
term-card-loyalty_program = Programme de fidélité
    .text = Fin de partie : 1 Point de Notoriété pour chaque autre carte que vous possédez.
term-card-political_campaign = Campagne politique
    .text = Fin de partie : 1 Point de Notoriété par paire de jetons Infamie que vous possédez.
term-card-scepter = Sceptre
    .text = Fin de partie : 6 Points de Notoriété.
term-card-the_heist = Le Casse
    .text = Quand vous gagnez cette carte, gagnez 1 jeton Infamie par objet de votre tas final de cette manche.
term-card-treasure_map_1 = Carte au trésor
    .text = Fin de partie : 7 Points de Notoriété, mais 5 seulement si un autre joueur possède une icône Boussole.
term-card-treasure_map_2 = Carte au trésor
    .text = Fin de partie : 7 Points de Notoriété, mais 5 seulement si un autre joueur possède une icône Boussole.
term-card-purported_curse = Prétendue malédiction
    .text = Fin de partie : 1 Point de Notoriété pour chaque icône Baguette des autres joueurs.

## Événements

event-start = { $seat_name } commence avec le pion Premier Joueur.
event-dealt = « { $card_name } » arrive au Marché ({ $letter_name }).
fold-dealt = Nouveau au Marché ({ $letter_name }) : { $list }.
    .over = dealt
    .alike = letter
item-dealt = « { $card_name } »
event-opened = Une nouvelle ligne s’ouvre : { $letter_name }.
event-round = Manche { $round }.
event-loot = On lance le butin : { $list }.
event-took = { $marker ->
    [0] { $objects ->
        [one] { $seat_name } prend un objet.
       *[other] { $seat_name } prend { $objects } objets.
    }
   *[other] { $objects ->
        [one] { $seat_name } prend seulement le pion Premier Joueur.
       *[other] { $seat_name } prend { $objects } objets, dont le pion Premier Joueur.
    }
}
fold-took = { event-took }
    .with = pile
event-stole = { $seat_name } vole tout un tas ({ $victim_seat_name }), garde { $kept ->
    [one] un objet
   *[other] { $kept } objets
} et en remet { $returned ->
    [one] un au centre.
   *[other] { $returned } au centre.
}{ $marker ->
    [0] {""}
    [1] {" "}Le pion Premier Joueur change de mains.
   *[other] {" "}Le pion Premier Joueur retourne au centre.
}
fold-stole = { event-stole }
    .with = pile
event-pile = { $listed ->
    [0] Il n’y a aucun dé dans le tas.
   *[other] Dans le tas : { $list }.
}
each-red = { $red ->
    [1] un joyau rouge
   *[other] { $red } joyaux rouges
}
each-white = { $white ->
    [1] un joyau blanc
   *[other] { $white } joyaux blancs
}
each-blue = { $blue ->
    [1] un joyau bleu
   *[other] { $blue } joyaux bleus
}
each-green = { $green ->
    [1] un joyau vert
   *[other] { $green } joyaux verts
}
each-bag = { $bag ->
    [1] une bourse jaune
   *[other] { $bag } bourses jaunes
}
each-mask = { $mask ->
    [1] un masque violet
   *[other] { $mask } masques violets
}
event-rerolled = Un dé remis au centre est relancé : { $face_a }.
fold-rerolled = Les dés remis au centre sont relancés : { $list }.
    .over = rerolled
item-rerolled = { $face_a }
event-calm = { $seat_name } possède « { $card_name } » : les dés remis au centre gardent leur face.
event-spared = { $seat_name } protège l’un des dés remis au centre : { $face_a }.
event-lucky = { $seat_name } prend un dé de son tas final pour le relancer : { $face_a }.
event-lucky_roll = { $seat_name } obtient { $face_a }.
event-passed = { $seat_name } n’achète rien.
event-bought = { $listed ->
    [0] { $seat_name } obtient « { $card_name } » sans rien payer.
   *[other] { $seat_name } achète « { $card_name } » pour { $list }.
}
each-dice = { $dice ->
    [1] un dé
   *[other] { $dice } dés
}
each-gold = { $gold ->
    [one] { $gold } Pièce d’Or
   *[other] { $gold } Pièces d’Or
}
event-discarded = « { $card_name } » retourne dans la boîte.
event-gained = { $seat_name } gagne gratuitement « { $card_name } ».
event-no_card = { $seat_name } ne trouve plus aucune carte à gagner.
event-used = { $seat_name } utilise « { $card_name } ».
event-turned = { $seat_name } utilise « { $card_name } » : un dé montre maintenant { $face_a }.
event-copied = { $seat_name } copie « { $card_name } ».
event-infamy = { $infamy ->
    [one] { $seat_name } gagne { $infamy } jeton Infamie (« { $card_name } »).
   *[other] { $seat_name } gagne { $infamy } jetons Infamie (« { $card_name } »).
}
fold-infamy = { event-infamy }
    .over = used
    .alike = seat card
event-masks = { $infamy ->
    [one] { $seat_name } échange un masque violet contre 1 jeton Infamie.
   *[other] { $seat_name } échange { $infamy } masques violets contre autant de jetons Infamie.
}
event-gold = { $gold ->
    [one] { $seat_name } gagne { $gold } Pièce d’Or (« { $card_name } »).
   *[other] { $seat_name } gagne { $gold } Pièces d’Or (« { $card_name } »).
}
fold-gold = { event-gold }
    .over = used
    .alike = seat card
event-bags = { $gold ->
    [one] { $seat_name } échange une bourse jaune contre 1 Pièce d’Or.
   *[other] { $seat_name } échange { $gold } bourses jaunes contre autant de Pièces d’Or.
}
event-secret = { $seat_name } cache de l’Infamie.
event-own = { $infamy ->
    [one] Vous seul le savez : vous gagnez { $infamy } jeton Infamie.
   *[other] Vous seul le savez : vous gagnez { $infamy } jetons Infamie.
}
event-ended = La partie est terminée. { $ending_name }
event-revealed = { $infamy ->
    [0] { $seat_name } n’a aucun jeton Infamie à révéler.
    [one] { $seat_name } révèle { $infamy } jeton Infamie.
   *[other] { $seat_name } révèle { $infamy } jetons Infamie.
}
event-won = { $points ->
    [one] { $seat_name } gagne avec { $points } Point de Notoriété.
   *[other] { $seat_name } gagne avec { $points } Points de Notoriété.
}

## Actions

action-take = Prendre au centre
action-steal = { $seat ->
    [0] Voler le tas du joueur 1
    [1] Voler le tas du joueur 2
    [2] Voler le tas du joueur 3
    [3] Voler le tas du joueur 4
   *[other] Voler le tas du joueur 5
}
action-keep = { $count ->
    [0] { $face ->
        [marker] Ne pas prendre le pion Premier Joueur
       *[other] Ne pas prendre de { $face_many }
    }
    [1] Prendre { $face_a }
   *[other] Prendre { $count } { $face_many }
}
action-spare = Ne pas relancer : { $face_a }
action-reroll = Relancer { $face_a }
action-pass = Ne rien relancer
action-end = Terminer vos achats
action-buy = Acheter « { $card_name } »
action-pay = { $count ->
    [0] Ne payer aucun { $face_name }
    [1] Payer { $face_a }
   *[other] Payer { $count } { $face_many }
}
action-use = Utiliser « { $card_name } »
action-turn = Tourner le dé sur { $face_a }
action-copy = Copier « { $card_name } »

## Questions

ask-wait = Ce n’est pas à vous de décider.
ask-split = { $objects ->
    [0] Il n’y a rien au centre. Quel tas volez-vous ?
    [one] Il reste un objet au centre. Le prenez-vous, ou volez-vous un tas ?
   *[other] Il reste { $objects } objets au centre. En prenez-vous, ou volez-vous un tas ?
}
ask-keep = { $face ->
    [marker] { $stealing ->
        [0] Prenez-vous le pion Premier Joueur ?
       *[other] Gardez-vous le pion Premier Joueur ? Au moins un objet retourne au centre.
    }
   *[other] { $stealing ->
        [0] Combien de { $face_many } prenez-vous ? { $count ->
            [one] Il y en a un seul exemplaire.
           *[other] Il y en a { $count }.
        }
       *[other] Combien de { $face_many } gardez-vous ? { $count ->
            [one] Il y en a un seul exemplaire ;
           *[other] Il y en a { $count } ;
        } au moins un objet retourne au centre.
    }
}
ask-spare = Votre tas a été volé. Quel dé remis au centre garde sa face ?
ask-lucky = Relancez-vous un dé de votre tas final ?
ask-buy = { $left ->
    [0] Vous ne pouvez plus acheter de carte
    [one] Vous pouvez acheter une carte
   *[other] Vous pouvez acheter { $left } cartes
}{ $gold ->
    [0] {" "}et n’avez pas de Pièce d’Or.
    [one] {" "}et avez { $gold } Pièce d’Or.
   *[other] {" "}et avez { $gold } Pièces d’Or.
} Que faites-vous ?
ask-pay = Combien de { $face_many } payez-vous pour « { $card_name } » ? L’or complète le prix.
ask-turn = Sur quelle face tournez-vous le dé (« { $card_name } ») ?
ask-copy = Quelle carte de vos adversaires copiez-vous ?

## Pourquoi pas, en nombres

why-wait = C’est à { $seat_name } de décider.
why-no_loot = Il n’y a rien au centre.
why-no_pile = { $victim_seat_name } n’a pas de tas.
why-lone = Il n’y a qu’un objet dans ce tas ({ $victim_seat_name }) : un voleur ne pourrait rien remettre au centre.
why-all = { $objects ->
    [one] Vous êtes le dernier sans tas : si vous prenez, le seul objet du centre est à vous.
   *[other] Vous êtes le dernier sans tas : si vous prenez, les { $objects } objets du centre sont à vous.
}
why-keep = { $most ->
    [0] { $face_name } : à ne pas garder, il faut remettre quelque chose au centre.
   *[other] { $face_many } : vous pouvez en garder de { $least } à { $most }.
}
why-sold = « { $card_name } » n’est pas au marché.
why-bought = { $allowed ->
    [one] Vous avez déjà fait votre seul achat de cette manche.
   *[other] Vous avez fait { $made } de vos { $allowed } achats de cette manche.
}
why-missing = { $missing ->
    [one] Pour « { $card_name } », il vous manque un joyau{ part-even-gold }
   *[other] Pour « { $card_name } », il vous manque { $missing } joyaux{ part-even-gold }
}
part-even-gold = { $gold ->
    [0] , et vous n’avez pas de Pièce d’Or.
    [one] , même avec votre Pièce d’Or.
   *[other] , même avec vos { $gold } Pièces d’Or.
}
why-pay = { $face_name } : vous pouvez en payer de { $least } à { $most }.
why-not_owned = Vous ne possédez pas « { $card_name } ».
why-no_ability = « { $card_name } » n’a rien à utiliser dans un tour d’achat.
why-used = « { $card_name } » a déjà servi dans cette manche.
why-no_die = « { $card_name } » demande { $face_a } dans votre tas, et il n’y en a pas.
why-no_gold = « { $card_name } » demande { $needed ->
    [one] { $needed } Pièce d’Or
   *[other] { $needed } Pièces d’Or
} ; vous { $gold ->
    [0] n’en avez pas.
   *[other] en avez { $gold }.
}

## Options

option-promos = Cartes promo
    .help = Quatre cartes promo sont mélangées aux autres.
option-promos-off = Sans
option-promos-on = Avec
option-first_seat = Premier joueur
    .help = Qui reçoit le pion Premier Joueur au début.
option-first_seat-random = Au hasard
option-first_seat-1 = Joueur 1
option-first_seat-2 = Joueur 2
option-first_seat-3 = Joueur 3
option-first_seat-4 = Joueur 4
option-first_seat-5 = Joueur 5
option-infamy_visibility = Infamie
    .help = Ce que les autres apprennent de votre Infamie.
option-infamy_visibility-hidden = Gains visibles, totaux cachés
option-infamy_visibility-open = Totaux visibles
option-infamy_visibility-sealed = Même les montants gagnés sont tus
option-appendage_a = Patte d’animal porte-bonheur
    .help = Quand son possesseur est volé, que deviennent les dés remis au centre ?
option-appendage_a-all_dice = Tous gardent leur face
option-appendage_a-one_die = La victime en protège un, les autres sont relancés
option-second_after_tie = Deuxième place après une égalité
    .help = La deuxième place des Hommes de main rapporte-t-elle encore après une égalité en tête ?
option-second_after_tie-on = Elle rapporte
option-second_after_tie-off = Elle ne rapporte rien
option-potion_next_deck = Potion et deck épuisé
    .help = Ce que donne la Potion sans étiquette quand le deck en cours est épuisé.
option-potion_next_deck-on = Une carte du deck suivant
option-potion_next_deck-off = Rien
option-max_rounds = Nombre maximal de manches
    .help = La partie s’arrête au plus tard après ce nombre de manches.
option-max_rounds-20 = 20
option-max_rounds-50 = 50
option-max_rounds-100 = 100
option-max_rounds-200 = 200

## Phases et scores

phase-start = Mise en place
phase-deal = Le Marché se remplit
phase-roll = 1. On lance le butin
phase-split = 1. Diviser le butin
phase-keep = 1. Diviser le butin : choisir les objets
phase-spare = 1. Diviser le butin : un dé protégé
phase-reroll = 1. Diviser le butin : relance
phase-lucky = Avant les achats
phase-lucky_roll = Avant les achats : relance
phase-buy = 2. Effectuer des achats
phase-pay = 2. Effectuer des achats : payer
phase-turn = 2. Effectuer des achats : tourner un dé
phase-potion = 2. Effectuer des achats : la potion
phase-copy = 2. Effectuer des achats : la copie
phase-ended = Fin
score-cards = Cartes
score-infamy = Infamie
score-henchmen = Hommes de main
score-gold = Or
tie-cards = Cartes
tie-tokens = Jetons Infamie et Or
tie-shared = Rien d’autre n’est comparé
stat-cards = Cartes acquises
stat-thefts = Vols
stat-robbed = Vols subis
stat-gold = Or gagné
deed-theft = Vol le plus cher
deed-bags = Bourses les mieux remplies
prize-card = Meilleure carte
    .text = { $seat_name } : { $card_name }, { $points } de Notoriété.
motive-points = { $card_name } ajoute { $points } de Notoriété dans l’état actuel.
motive-gold = Il faut { $gold } d’Or en plus des dés.
motive-robs = { $victim_seat_name } perd un tas de { $objects }.
motive-heap = { $objects ->
    [one] { $objects } objet est au milieu.
   *[other] { $objects } objets sont au milieu.
}

## Règles

section-setup = Mise en place
section-knowledge = Qui sait quoi
section-round = La manche
section-split = Phase 1 : diviser le butin
section-piles = Entre les phases
section-purchases = Phase 2 : effectuer des achats
section-close = Fin de la manche
section-end = Fin de la partie
section-cards = Effets des cartes
clause-TM-1_1 = Le Bazar des Voleurs se joue de 3 à 5 joueurs.
clause-TM-1_2 = { $option_first_seat ->
    [random] Le pion Premier Joueur est donné au hasard. (La règle le donne à qui a récemment volé quelque chose.)
   *[other] Le joueur { $option_first_seat } commence avec le pion Premier Joueur.
}
clause-TM-1_3 = Vous commencez avec 1 Pièce d’Or, sans jeton Infamie ni carte.
clause-TM-1_4 = À 3 joueurs on utilise 10 dés, à 4 joueurs 11, à 5 joueurs les 13.
clause-TM-1_5 = Mélangez séparément les decks A, B et C et retirez des cartes sans les regarder pour n’en garder que 13, 12 et 11. Personne ne sait lesquelles sont hors jeu.
clause-TM-1_6 = Révélez cinq cartes du deck A : c’est le Marché de départ. Les lignes B et C restent vides pour l’instant.
clause-TM-1_7 = L’Or et l’Infamie ne s’épuisent jamais, et vous pouvez en posséder autant que vous voulez.
clause-TM-2_1 = Le nombre de Pièces d’Or de chacun est toujours connu de tous.
clause-TM-2_2 = { $option_infamy_visibility ->
    [open] À cette table, chacun peut toujours voir les jetons Infamie de tous.
    [sealed] Vos jetons Infamie sont cachés : personne d’autre n’en voit le total, ni combien vous en gagnez.
   *[hidden] Vos jetons Infamie sont cachés : personne d’autre n’en voit le total. Les moments où vous en gagnez sont visibles de tous.
}
clause-TM-2_3 = Personne ne peut regarder les decks ni les cartes retirées. Chacun peut déduire quelles cartes n’ont pas encore été vues.
clause-TM-2_4 = À la fin de la partie, toute l’Infamie est révélée.
clause-TM-3_1 = Une manche comporte deux phases, diviser le butin et effectuer des achats, puis la fin de la manche.
clause-TM-4_1 = Tous les dés sont lancés au centre, et le pion Premier Joueur est posé à côté. Le premier joueur agit d’abord.
clause-TM-4_2 = Après chaque action, c’est au prochain joueur sans tas, dans le sens horaire. Qui a un tas attend ; qui a été volé rejouera à son tour.
clause-TM-4_3 = Vous devez soit prendre au centre, soit voler un tas. On ne peut pas passer, et le premier à agir ne peut que prendre.
clause-TM-4_4 = Si vous prenez, choisissez un ou plusieurs objets, même tous. Si vous êtes seul sans tas, vous devez tout prendre. On ne peut rien prendre d’un centre vide.
clause-TM-4_5 = Ce que vous prenez devient votre tas ; les dés gardent leur face.
clause-TM-4_6 = Vous pouvez voler un tas d’au moins deux objets. Vous en gardez au moins un et en remettez au moins un au centre.
clause-TM-4_7 = Le voleur prend tout le tas, garde ce qu’il a choisi et remet le reste. Les dés remis sont relancés une fois, jamais les autres dés du centre. Si la victime possède la Patte d’animal porte-bonheur, { $option_appendage_a ->
    [one_die] elle en choisit un qui n’est pas relancé.
   *[all_dice] ils ne sont pas relancés.
}
clause-TM-4_8 = La phase s’achève dès que tout le monde a un tas.
clause-TM-4_9 = Une action est toujours possible : si le centre est vide, un tas peut être volé. À la fin de la phase le centre est vide, donc quelqu’un tient le pion.
clause-TM-4_10 = Chaque vol laisse au moins un objet de moins dans les tas : la phase ne peut durer sans fin. Au plus 22 actions à trois joueurs, 34 à quatre, 51 à cinq.
clause-TM-5_1 = Quand tous ont un tas, on note ce que contiennent les tas finaux : le nombre d’objets, pion compris, et les couleurs de joyaux. Cela vaut pour toute la manche.
clause-TM-5_2 = Les cartes qui récompensent la fin de la phase paient maintenant : le Bandeau du commandement, et la Ruelle étroite parmi les promos.
clause-TM-5_3 = Avant le premier achat, le possesseur de la Patte d’animal porte-bonheur peut relancer un dé de son tas final. Ce qui a été noté ne change pas.
clause-TM-6_1 = Le détenteur du pion achète le premier, puis les autres dans le sens horaire. Chacun a un seul tour d’achat, avec tous ses achats.
clause-TM-6_2 = À votre tour, vous achetez des cartes et utilisez des capacités dans l’ordre voulu, tant que c’est possible, et vous vous arrêtez quand vous voulez. L’achat n’est jamais obligatoire.
clause-TM-6_3 = Vous pouvez acheter toute carte visible du Marché, s’il vous reste un achat et si vous pouvez la payer.
clause-TM-6_4 = Vous avez un achat par manche, plus un par carte qui en accorde un. Les cartes gagnées pendant ce tour comptent aussitôt.
clause-TM-6_5 = Une carte coûte les joyaux indiqués. Chacun se paie avec un dé de cette couleur ou 1 Pièce d’Or ; bourses, masques, pion et Infamie ne paient rien, et on ne paie jamais trop. L’Assurance de racket retire un joyau au choix.
clause-TM-6_6 = S’il y a plusieurs façons de payer, vous choisissez. L’Or remplace un joyau de n’importe quelle couleur, mais seulement pour acheter des cartes.
clause-TM-6_7 = À l’achat : dés et Or sont rendus, la carte rejoint les vôtres, les cartes qui récompensent un achat paient, puis la carte produit son effet d’acquisition. Sa place au Marché reste vide jusqu’à la fin de la manche.
clause-TM-6_8 = Une capacité s’utilise pendant votre tour d’achat, une fois par manche et par carte ; la Stratégie de sortie autant que vous voulez. Une carte à peine gagnée peut servir aussitôt.
clause-TM-6_9 = Les dés dépensés pour une capacité sont perdus pour cette manche, et l’Or dépensé va à la banque. Sans eux, elle ne peut servir.
clause-TM-6_10 = Un dé tourné reste dans votre tas et compte pour sa nouvelle face : paiements, capacités, fin de manche. Ce qui a été noté de votre tas final ne change pas.
clause-TM-6_11 = Vos cartes restent à vous : elles ne peuvent être ni volées, ni vendues, ni échangées.
clause-TM-6_12 = La phase s’achève après le tour d’achat du dernier joueur. Le Marché n’est pas complété avant.
clause-TM-7_1 = Chaque bourse jaune restée dans un tas rapporte 1 Pièce d’Or, chaque masque violet 1 jeton Infamie. La Balance truquée et le Domaine insulaire en ajoutent un, une fois par manche. Cela vaut aussi pour la dernière manche.
clause-TM-7_2 = Tous les dés retournent au centre ; les joyaux non dépensés sont perdus. Le nouvel Or servira à partir de la manche suivante.
clause-TM-7_3 = La ligne du deck en cours est complétée à cinq cartes. Si le deck s’épuise avant, le deck suivant ouvre avec cinq cartes ; les anciennes restent au Marché, mais leurs lignes ne sont plus complétées.
clause-TM-7_4 = Le Marché ne compte donc jamais plus de 13 cartes, et une partie dure au moins 6 manches.
clause-TM-7_5 = Le joueur qui a pris le pion commence la manche suivante. Les capacités peuvent resservir.
clause-TM-8_1 = La partie s’achève à la fin d’une manche où le deck C ne peut compléter sa ligne à cinq cartes. Plus personne n’agit.
clause-TM-8_2 = Additionnez la Notoriété de toutes vos cartes.
clause-TM-8_3 = Chaque jeton Infamie vaut 1 Point de Notoriété.
clause-TM-8_4 = Le plus d’icônes Homme de main : 3 Points de Notoriété ; le deuxième : 1. À égalité, chacun reçoit un point de moins. Sans icône on ne gagne rien, et une égalité en tête { $option_second_after_tie ->
    [off] annule la deuxième place.
   *[on] n’annule pas la deuxième place.
}
clause-TM-8_5 = Le plus de Pièces d’Or : 3 Points de Notoriété, ou 2 chacun à égalité. Il n’y a pas de deuxième place, et sans Pièce d’Or, on ne gagne rien.
clause-TM-8_6 = Ces points ne sont pas des jetons : ils ne comptent ni pour la Campagne politique ni pour les égalités.
clause-TM-8_7 = Le joueur avec le plus de Points de Notoriété gagne. À égalité, celui qui a le plus de cartes.
clause-TM-8_8 = Si l’égalité persiste, celui qui a le plus de jetons, Infamie et Or ensemble.
clause-TM-8_9 = Si tout est égal, ils partagent la victoire. (La règle les laisse courir après le pion.)
clause-TM-8_10 = Une table s’arrête au plus tard après { $option_max_rounds } manches ; on compte alors les points comme d’habitude.
clause-TM-9_1 = Tourner un dé : choisissez un dé de votre tas montrant la face indiquée et tournez-le sur l’une des nouvelles faces. C’est facultatif.
clause-TM-9_2 = Dépenser un dé : rendez un dé de votre tas montrant la face indiquée et gagnez aussitôt le jeton. L’Or ainsi gagné peut servir pendant le même tour.
clause-TM-9_3 = Un achat supplémentaire exige au moins un joyau d’une couleur dans votre tas final, quoi qu’il lui arrive ensuite. La carte supplémentaire coûte son prix normal.
clause-TM-9_4 = L’Infamie pour une couleur vient une fois par carte achetée dont le coût imprimé comporte cette couleur, quel que soit le paiement. Les cartes gratuites ne comptent pas.
clause-TM-9_5 = Le Gros butin et Le Casse donnent 1 jeton Infamie par objet de votre tas final, pion et dés dépensés compris, même gagnés gratuitement.
clause-TM-9_6 = Certaines cartes rapportent simplement des Points de Notoriété à la fin.
clause-TM-9_7 = Une planque rapporte sa valeur basse avec une seule icône Bâtiment, sa valeur haute avec deux ou plus. Sa propre icône compte.
clause-TM-9_8 = Les cartes du même genre sont indépendantes : un même dé peut être tourné par plusieurs d’entre elles à la suite.
clause-TM-9_9 = Potion sans étiquette : elle quitte la partie et vous gagnez la prochaine carte qui serait révélée{ $option_potion_next_deck ->
    [off]  ; si le deck en cours est épuisé, vous ne gagnez rien.
   *[on] , du deck suivant si le deck en cours est épuisé.
} Cette carte est gagnée, non achetée, et agit aussitôt.

## What a card of a pack of one's own does, told from its row
does-turn = Une fois par manche, tournez { $face } de votre tas sur { $faces }.
does-spend = Une fois par manche, dépensez { $face } de votre tas pour gagner { $gold ->
    [0] { does-infamy }.
   *[other] { $infamy ->
        [0] { does-gold }.
       *[other] { does-gold } et { does-infamy }.
    }
}
does-gold = { $gold ->
    [one] { $gold } Pièce d’Or
   *[other] { $gold } Pièces d’Or
}
does-infamy = { $infamy ->
    [one] { $infamy } jeton Infamie
   *[other] { $infamy } jetons Infamie
}
does-points = { $points ->
    [one] { $points } Point de Notoriété
   *[other] { $points } Points de Notoriété
}
does-trade = À votre tour d’achat, autant de fois que vous le voulez : payez { does-gold } pour gagner { does-infamy }.
does-extra = À chaque manche où votre tas final contient au moins { $face }, vous pouvez acheter une carte de plus.{ $discount ->
    [0] { "" }
   *[other] { " " }{ does-cheaper }
}
does-extra-always = À chaque manche, vous pouvez acheter une carte de plus.{ $discount ->
    [0] { "" }
   *[other] { " " }{ does-cheaper }
}
does-cheaper = { $discount ->
    [one] Chacun de vos achats coûte un joyau de moins, à votre choix.
   *[other] Chacun de vos achats coûte { $discount } joyaux de moins, à votre choix.
}
does-tribute = Chaque fois que vous achetez une carte dont le coût comporte { $face }, celle-ci comprise, gagnez { does-infamy }.
does-haul = Quand vous gagnez cette carte, gagnez 1 jeton Infamie par objet de votre tas final de cette manche.
does-potion = { term-card-unlabeled_potion.text }
does-copy = { term-card-mimetic_stew.text }
does-lucky = { term-card-lucky_animal_appendage.text }
does-robbed = Chaque fois que votre tas est volé, gagnez { does-infamy }.
does-marker_reward = À la fin du partage du butin, gagnez { does-infamy } si votre tas contient le pion Premier Joueur.
does-crowd_reward = { $objects ->
    [one] À la fin du partage du butin, gagnez { does-infamy } si le tas d’un autre joueur contient au moins un objet.
   *[other] À la fin du partage du butin, gagnez { does-infamy } si le tas d’un autre joueur contient au moins { $objects } objets.
}
does-bonus-bag = { $tokens ->
    [one] À la fin d’une manche où vous échangez au moins { $face }, gagnez { $tokens } Pièce d’Or de plus.
   *[other] À la fin d’une manche où vous échangez au moins { $face }, gagnez { $tokens } Pièces d’Or de plus.
}
does-bonus-mask = { $tokens ->
    [one] À la fin d’une manche où vous échangez au moins { $face }, gagnez { $tokens } jeton Infamie de plus.
   *[other] À la fin d’une manche où vous échangez au moins { $face }, gagnez { $tokens } jetons Infamie de plus.
}
does-worth = Fin de partie : { does-points }.
does-pair = { $one ->
    [one] Fin de partie : { $one } Point de Notoriété avec une icône { $icon }, { $more } avec deux ou plus.
   *[other] Fin de partie : { $one } Points de Notoriété avec une icône { $icon }, { $more } avec deux ou plus.
}
does-rare = { $alone ->
    [one] Fin de partie : { $alone } Point de Notoriété, mais { $shared } seulement si un autre joueur possède une icône { $icon }.
   *[other] Fin de partie : { $alone } Points de Notoriété, mais { $shared } seulement si un autre joueur possède une icône { $icon }.
}
does-per = { $what ->
    [other_cards] { $each ->
        [1] Fin de partie : { does-points } pour chaque autre carte que vous possédez.
       *[other] Fin de partie : { does-points } toutes les { $each } autres cartes que vous possédez.
    }
    [infamy] { $each ->
        [1] Fin de partie : { does-points } pour chaque jeton Infamie que vous possédez.
       *[other] Fin de partie : { does-points } tous les { $each } jetons Infamie que vous possédez.
    }
    [rival_icons] { $each ->
        [1] Fin de partie : { does-points } pour chaque icône { $icon } des autres joueurs.
       *[other] Fin de partie : { does-points } toutes les { $each } icônes { $icon } des autres joueurs.
    }
   *[icons] { $each ->
        [1] Fin de partie : { does-points } pour chaque icône { $icon } que vous possédez.
       *[other] Fin de partie : { does-points } toutes les { $each } icônes { $icon } que vous possédez.
    }
}

## Glossaire

glossary-bag = Bourse jaune
    .text = Une face de dé. Chaque bourse restée dans votre tas en fin de manche rapporte 1 Pièce d’Or ; elle-même ne paie rien.
glossary-card = Carte
    .text = Elle est au Marché jusqu’à ce que quelqu’un l’achète, puis reste à son propriétaire pour de bon. Elle montre son prix, ses icônes et son effet.
glossary-centre = Le centre
    .text = Le butin que personne ne détient. À votre tour, vous y prenez ce que vous voulez, ou vous volez un tas ; le dernier sans tas doit tout prendre.
glossary-cost = Prix
    .text = Les joyaux que coûte une carte. Chacun se paie avec un dé de cette couleur ou 1 Pièce d’Or. Ce qui est payable est jugé d’après le tas que vous avez en main.
glossary-dagger = Pion Premier Joueur
    .text = Le poignard du butin. Qui le détient à la fin achète en premier dans cette manche et commence la suivante. C’est un objet d’un tas comme un dé, mais il ne paie rien.
glossary-effect = Effet
    .text = Ce que fait la carte, en signes : les dés ou jetons avant la flèche deviennent ce qui la suit ; un sceau, c’est de la Notoriété à la fin. Un pouvoir sert une fois par manche, pendant votre tour d’achat.
glossary-face = Face
    .text = La face que peut prendre un dé. Un dé tourné compte comme sa nouvelle face pour payer, pour les pouvoirs et en fin de manche.
glossary-gem = Joyau
    .text = Une face de dé. Il paie un joyau de sa couleur sur une carte ; les joyaux non dépensés dans la manche sont perdus.
glossary-gold = Or
    .text = Remplace un joyau de n’importe quelle couleur à l’achat d’une carte. Tous voient combien chacun en a. Qui en a le plus à la fin gagne 3 Points de Notoriété, ou 2 chacun à égalité.
glossary-icon = Icône
    .text = Le genre de la carte. Certaines cartes comptent des icônes à la fin. Le plus d’icônes Homme de main : 3 Points de Notoriété, le deuxième 1, un de moins chacun à égalité. { $option_second_after_tie ->
        [off] Une égalité en tête supprime la deuxième place.
       *[on] Une égalité en tête ne supprime pas la deuxième place.
    }
glossary-infamy = Infamie
    .text = Chaque jeton vaut 1 Point de Notoriété à la fin. { $option_infamy_visibility ->
        [open] À cette table, tous voient combien chacun en a.
        [sealed] Personne d’autre ne voit combien vous en avez ni combien vous en gagnez.
       *[hidden] Personne d’autre ne voit votre total, mais tous voient quand vous en gagnez.
    }
glossary-mask = Masque violet
    .text = Une face de dé. Chaque masque resté dans votre tas en fin de manche rapporte 1 jeton Infamie ; lui-même ne paie rien.
glossary-notoriety = Notoriété
    .text = Ce qui fait gagner : les points de vos cartes, 1 par jeton Infamie, et des primes pour le plus d’Hommes de main et le plus d’Or. Un sceau indique des points.
glossary-pile = Tas
    .text = Le butin pris par un joueur dans cette manche : des dés, et peut-être le pion. Tant que quelqu’un n’a pas de tas, il peut être volé ; ensuite ses dés paient des cartes.
glossary-purchase = Achat
    .text = Chacun en a un par manche, plus un par carte qui en accorde un.
glossary-reroll = Relancer
    .text = Un dé lancé de nouveau : c’est le cas des dés remis au centre par un voleur, une fois chacun.
glossary-row = Ligne et deck
    .text = Les lignes du Marché viennent des decks A, B et C. Une ligne se complète en fin de manche ; quand son deck s’épuise, le suivant s’ouvre. Quand le deck C ne peut compléter sa ligne, la partie s’achève.
glossary-sold = Vendue
    .text = Une carte a été achetée ici dans cette manche. La place se remplit en fin de manche.
glossary-steal = Voler
    .text = Prendre tout le tas de quelqu’un, s’il compte au moins deux objets. Vous en gardez au moins un et en remettez au moins un ; les dés remis sont relancés. La victime rejoue.
glossary-turn_in = Fin de manche
    .text = Ce que vous rapporteront les bourses et les masques restés dans votre tas : Or et Infamie.
glossary-used = Utilisée cette manche
    .text = Ce pouvoir a déjà servi. Il pourra resservir à la prochaine manche.
glossary-waiting = Pas de tas
    .text = Ce joueur n’a pas encore de tas, ou a été volé, et rejouera à son tour.
glossary-winner = Vainqueur
    .text = Le plus de Notoriété l’emporte ; à égalité, le plus de cartes, puis le plus de jetons, Infamie et Or ensemble.

## What the lab counts

measured-card = Cartes
measured-ability = Capacités employées
