### Oliver Twist en français, avec les mots du livret.
###
### Les sections du livret dans l’ordre, chacune avec ses articles :
###   section-setup OT-1 · section-knowledge OT-2 · section-turn OT-3 · section-prowl OT-4 · section-fagin OT-5
###   section-help OT-6 · section-money OT-7 · section-dusk OT-8 · section-night_setup OT-9 · section-night OT-10
###   section-end OT-11 · section-board OT-B · section-characters OT-C
###
### Attributs d’un terme : the = avec l’article défini, a = avec l’article indéfini, many = au pluriel,
### text = l’effet d’une carte. Le nom d’un joueur ouvre toujours la phrase. Les sommes sont en livres.

title = Oliver Twist
description = Rôdez dans les rues de Londres de jour puis de nuit, vendez votre butin à Fagin, et gardez un dossier de police bien mince.

## Termes

term-token-apple_1 = pomme (1 £)
    .a = une pomme à 1 £
    .the = la pomme à 1 £
term-token-apple_2 = pomme (2 £)
    .a = une pomme à 2 £
    .the = la pomme à 2 £
term-token-handkerchief_1 = mouchoir (1 £)
    .a = un mouchoir à 1 £
    .the = le mouchoir à 1 £
term-token-handkerchief_2 = mouchoir (2 £)
    .a = un mouchoir à 2 £
    .the = le mouchoir à 2 £
term-token-brooch = broche (2 £)
    .a = une broche
    .the = la broche
term-token-necklace = collier (3 £)
    .a = un collier
    .the = le collier
term-token-ring = bague (4 £)
    .a = une bague
    .the = la bague
term-token-watch = montre (5 £)
    .a = une montre
    .the = la montre
term-token-wallet = portefeuille
    .a = un portefeuille
    .the = le portefeuille
term-token-character = Personnage
    .a = un jeton Personnage
    .the = le jeton Personnage
term-token-crowbar = pied-de-biche
    .a = un pied-de-biche
    .the = le pied-de-biche
term-token-lantern = lanterne sourde
    .a = une lanterne sourde
    .the = la lanterne sourde
term-token-rope = corde
    .a = une corde
    .the = la corde
term-token-picklocks = crochets
    .a = un jeu de crochets
    .the = le jeu de crochets
term-token-sack = besace
    .a = une besace
    .the = la besace
term-token-burglary = Cambriolage
    .a = un jeton Cambriolage
    .the = le jeton Cambriolage
term-type-apple = pomme
    .many = pommes
term-type-handkerchief = mouchoir
    .many = mouchoirs
term-type-brooch = broche
    .many = broches
term-type-necklace = collier
    .many = colliers
term-type-ring = bague
    .many = bagues
term-type-watch = montre
    .many = montres
term-type-wallet = portefeuille
    .many = portefeuilles
term-tool-crowbar = pied-de-biche
    .a = un pied-de-biche
    .the = le pied-de-biche
term-tool-lantern = lanterne sourde
    .a = une lanterne sourde
    .the = la lanterne sourde
term-tool-rope = corde
    .a = une corde
    .the = la corde
term-tool-picklocks = crochets
    .a = un jeu de crochets
    .the = le jeu de crochets
term-tool-sack = besace
    .a = une besace
    .the = la besace
term-card-dodger = Le Renard
    .text = Prenez n’importe quel Objet visible du plateau. La Bande ne bouge pas, rien ne va dans votre dossier.
term-card-charley = Charley Bates
    .text = Rôdez. Les jetons sautés vont dans le sac, non dans votre dossier, et vous rapportent 1 £ chacun.
term-card-oliver = Oliver Twist
    .text = Placez gratuitement la Bande sur une autre case libre adjacente à un jeton, puis rôdez depuis cette case.
term-card-bullseye = Turc
    .text = Rôdez, puis rôdez encore une fois.
term-card-nancy = Nancy
    .text = Jusqu’à 4 jetons pris au hasard quittent votre dossier sans être vus.
term-card-rose = Rose Maylie
    .text = Fouillez votre dossier, reprenez-en un Objet et placez-le dans votre réserve.
term-card-sikes = Bill Sikes
    .text = Arrachez un jeton au hasard à la réserve d’un adversaire.
term-card-noah = Noé Claypole
    .text = Jusqu’à 3 jetons du sac pris au hasard sont glissés, sans être vus, dans le dossier d’un adversaire.
term-card-brownlow = M. Brownlow
    .text = Recevez 5 £.
term-card-bumble = M. Bumble
    .text = Défaussez des portefeuilles contre 4 £ chacun.
term-card-bedwin = Mme Bedwin
    .text = Allez chez Fagin avec un set d’au moins 2 jetons.
term-card-barney = Barney
    .text = Allez chez Fagin avec un ou deux sets ; chacun rapporte 2 £ de plus.
term-card-toby = Toby Crackit
    .text = Prenez un Outil sur le plateau ou à un adversaire ; ou, de nuit, cambriolez sans perdre d’Outil.
term-space-SQ = Clerkenwell Green
term-space-A = Islington Turnpike
term-space-B = Sadler’s Wells
term-space-C = Shoreditch Corner
term-space-E = Clerkenwell Cross
term-space-F = Smithfield Market
term-space-G = Whitechapel Gate
term-space-H = Newgate Arch
term-space-I = Snow Hill Fork
term-space-J = Holborn Bars
term-space-K = Blackfriars Steps
term-space-L = Tower Wharf
term-space-s01a = St John’s Road 1
term-space-s01b = St John’s Road 2
term-space-s01c = St John’s Road 3
term-space-s02a = Old Street 1
term-space-s02b = Old Street 2
term-space-s02c = Old Street 3
term-space-s03a = Bethnal Green Road 1
term-space-s03b = Bethnal Green Road 2
term-space-s03c = Bethnal Green Road 3
term-space-s03d = Bethnal Green Road 4
term-space-s03e = Bethnal Green Road 5
term-space-s03f = Bethnal Green Road 6
term-space-s04a = Rosemary Lane 1
term-space-s04b = Rosemary Lane 2
term-space-s05a = Thames Street 1
term-space-s05b = Thames Street 2
term-space-s05c = Thames Street 3
term-space-s06a = Fleet Street 1
term-space-s06b = Fleet Street 2
term-space-s06c = Fleet Street 3
term-space-s07a = Gray’s Inn Lane 1
term-space-s07b = Gray’s Inn Lane 2
term-space-s07c = Gray’s Inn Lane 3
term-space-s07d = Gray’s Inn Lane 4
term-space-s07e = Gray’s Inn Lane 5
term-space-s07f = Gray’s Inn Lane 6
term-space-s07g = Gray’s Inn Lane 7
term-space-s08a = Exmouth Street 1
term-space-s08b = Exmouth Street 2
term-space-s09a = Saffron Hill 1
term-space-s09b = Saffron Hill 2
term-space-s09c = Saffron Hill 3
term-space-s10a = Coppice Row 1
term-space-s10b = Coppice Row 2
term-space-s11a = Goswell Street 1
term-space-s11b = Goswell Street 2
term-space-s11c = Goswell Street 3
term-space-s12a = Long Lane 1
term-space-s12b = Long Lane 2
term-space-s13a = Barbican 1
term-space-s13b = Barbican 2
term-space-s14a = Houndsditch 1
term-space-s14b = Houndsditch 2
term-space-s15a = Cock Lane 1
term-space-s15b = Cock Lane 2
term-space-s16a = Cheapside 1
term-space-s16b = Cheapside 2
term-space-s16c = Cheapside 3
term-space-s17a = Bread Street 1
term-space-s17b = Bread Street 2
term-space-s18a = Snow Hill 1
term-space-s18b = Snow Hill 2
term-space-s19a = Turnmill Street 1
term-space-s19b = Turnmill Street 2
term-space-s20a = Old Bailey 1
term-space-s20b = Old Bailey 2
term-space-d1a = Jacob’s Island 1
term-space-d1b = Jacob’s Island 2
term-space-d1c = Jacob’s Island 3
term-space-d2a = Bartholomew Close 1
term-space-d2b = Bartholomew Close 2
term-space-d3a = Field Lane 1
term-space-d3b = Field Lane 2
term-space-d3c = Field Lane 3

## Événements

event-first = { $seat_name } commence le Jour.
event-start_token = { $seat_name } pioche un jeton de départ : { $token_a }.
fold-start_token = { $seat_name } pioche des jetons de départ : { $list }.
    .over = start_token
    .alike = seat
item-start_token = { $token_a }
event-day = Le jour se lève : { $tokens ->
    [one] un jeton attend dans les rues.
   *[other] { $tokens } jetons attendent dans les rues.
}
event-turn = À { $seat_name } de jouer.
event-stuck = { $seat_name } n’a aucun jeton à côté de la Bande et { $pounds ->
    [0] la déplace sans payer.
   *[other] paie { $pounds } £ pour la déplacer.
}
fold-stuck = { event-stuck }
    .over = turn
    .with = placed
    .alike = seat
event-peeked = À { $space_name }, { $seat_name } regarde le jeton en secret.
fold-peeked = { event-peeked }
    .over = turn
    .alike = seat
event-peeked_token = Vous seul le savez : { $token_the } se trouve à { $space_name }.
event-placed = { $seat_name } place la Bande à { $space_name }.
fold-placed = { event-placed }
    .over = turn
    .alike = seat
event-revealed = { $seat_name } révèle { $token_a } à { $space_name }.
fold-revealed = { $listed ->
    [1] { event-revealed }
   *[other] { $seat_name } révèle { $listed } jetons : { $list }.
}
    .over = turn revealed
    .alike = seat
item-revealed = { $token_a }
event-skipped = À { $space_name }, { $seat_name } saute { $token_the } : au dossier de police.
fold-skipped = { event-skipped }
    .over = turn skipped
    .alike = seat
event-dropped = À { $space_name }, { $seat_name } saute { $token_the } : dans le sac.
fold-dropped = { event-dropped }
    .over = turn dropped
    .alike = seat
event-took = À { $space_name }, { $seat_name } prend { $token_the }.
fold-took = À { $space_name }, { $seat_name } prend { $token_the }{ $after ->
    [skipped] {" "}après avoir sauté { $list } : au dossier de police.
    [dropped] {" "}après avoir sauté { $list } : dans le sac.
   *[other] .
}
    .over = turn skipped dropped
    .alike = seat
item-skipped = { $token_the }
item-dropped = { $token_the }
event-drew = { $seat_name } pioche une carte Personnage.
event-drew_card = Vous seul le savez : vous avez pioché { $card_name }.
event-filed = { $seat_name } fait passer un jeton de sa réserve pleine à son dossier de police.
event-filed_token = { $seat_name } fait de la place : { $token_the } va au dossier de police.
event-sold = { $seat_name } vend à Fagin { $list } pour { $pounds } £.
fold-sold = { event-sold }
    .over = turn
    .alike = seat
each-low = { $type ->
    [apple] { part-low } à 1 £
    [handkerchief] { part-low } à 1 £
   *[other] { part-low }
}
part-low = { $low ->
    [1] 1 { $type_name }
   *[other] { $low } { $type_many }
}
each-high = { $high ->
    [1] 1 { $type_name }
   *[other] { $high } { $type_many }
} à 2 £
each-wallets = { $wallets ->
    [1] 1 portefeuille
   *[other] { $wallets } portefeuilles
}
event-start_back = { $seat_name } a rendu un jeton de départ : { $token_the } rejoint les autres.
event-hid = { $seat_name } défausse une carte et se cache : { $card_name }.
fold-hid = { event-hid }
    .over = turn
    .alike = seat
event-helped = { $seat_name } demande l’aide d’un Personnage : { $card_name }.
fold-helped = { event-helped }
    .over = turn
    .alike = seat
event-received = { $pounds ->
    [0] { $seat_name } ne reçoit rien.
   *[other] { $seat_name } reçoit { $pounds } £.
}
event-snatched = { $seat_name } arrache { $token_a } à { $victim_seat_name }.
event-lighter = { $tokens ->
    [one] { $seat_name } fait disparaître { $tokens } jeton de son dossier de police.
   *[other] { $seat_name } fait disparaître { $tokens } jetons de son dossier de police.
}
event-heavier = { $tokens ->
    [one] { $seat_name } fait glisser un jeton du sac dans un dossier de police ({ $victim_seat_name }).
   *[other] { $seat_name } fait glisser { $tokens } jetons du sac dans un dossier de police ({ $victim_seat_name }).
}
event-found = { $seat_name } reprend { $token_the } dans son dossier de police.
event-found_nothing = { $seat_name } ne trouve aucun Objet dans son dossier de police.
event-wallets = { $wallets ->
    [one] { $seat_name } défausse { $wallets } portefeuille pour { $pounds } £.
   *[other] { $seat_name } défausse { $wallets } portefeuilles pour { $pounds } £.
}
event-grabbed = À { $space_name }, { $seat_name } chipe de loin { $token_the }.
event-tool_taken = { $seat_name } prend { $tool_the } à { $victim_seat_name }.
event-burgled = { $cards ->
    [one] { $seat_name } cambriole une maison et pioche { $cards } carte.
   *[other] { $seat_name } cambriole une maison et pioche { $cards } cartes.
}
event-loot = Vous seul le savez : une carte Cambriolage qui { part-loot }.
part-loot = { $pounds_sign ->
    [minus] coûte { $pounds_size } £
    [none] ne rapporte rien
   *[plus] rapporte { $pounds_size } £
}
fold-loot = Vous seul le savez, ces cartes Cambriolage : { $list }.
    .over = loot
item-loot = une qui { part-loot }
event-kept = Vous seul le savez : vous gardez la carte qui { part-loot }.
event-tool_spent = { $seat_name } défausse { $tool_the }.
event-round_ended = { $seat_name } ne peut plus rien faire, { $pounds ->
    [0] n’a rien à payer
   *[other] paie { $pounds } £
} et met fin à la manche.
fold-round_ended = { event-round_ended }
    .over = turn
    .alike = seat
event-late = { $tokens ->
    [0] { $seat_name } n’a pas de dernier set.
    [one] { $seat_name } défausse { $tokens } jeton tardif pour { $pounds } £.
   *[other] { $seat_name } défausse ses derniers sets, { $tokens } jetons en tout, pour { $pounds } £.
}
event-file = { $tokens ->
    [0] { $seat_name } ouvre un dossier de police vide.
    [one] { $seat_name } ouvre son dossier de police : un jeton.
   *[other] { $seat_name } ouvre son dossier de police : { $tokens } jetons { $types ->
        [one] d’un seul type.
       *[other] de { $types } types.
    }
}
event-fined = { $seat_name } se fait attraper et { $pounds ->
    [0] n’a pas de quoi payer l’amende.
   *[other] paie { $pounds } £ d’amende.
}
event-night = La nuit tombe : { $tokens ->
    [one] un jeton attend face cachée dans les rues.
   *[other] { $tokens } jetons attendent face cachée dans les rues.
}
event-money = { $seat_name } annonce { $pounds ->
    [0] une bourse vide.
   *[other] { $pounds } £.
}
fold-money = Chacun annonce son argent : { $list }.
    .over = money
item-money = { $seat_name } { $pounds ->
    [0] rien
   *[other] { $pounds } £
}
event-guide = { $seat_name } a le moins d’argent et ouvre la Nuit.
event-starter = { $seat_name } désigne qui commence : { $starter_seat_name }.
event-ended = La Nuit est finie : on dévoile les cartes Cambriolage.
event-loot_shown = { $seat_name } dévoile une carte Cambriolage qui { part-loot }.
fold-loot_shown = { $seat_name } dévoile ses cartes Cambriolage : { $list }.
    .over = loot_shown
    .alike = seat
item-loot_shown = une qui { part-loot }
event-won = { $pounds_sign ->
    [minus] { $seat_name } l’emporte malgré { $pounds_size } £ de pertes.
   *[other] { $seat_name } l’emporte avec { $pounds_size } £.
}

## Actions

action-prowl = Rôder
action-fagin = Aller chez Fagin
action-effect = Demander de l’aide : { $card_name }
action-hide = Se cacher en défaussant une carte : { $card_name }
action-end_round = Payer 4 £ et mettre fin à la manche
action-take = Prendre le jeton à { $space_name }
action-place = Placer la Bande à { $space_name }
action-peek = Regarder le jeton à { $space_name }
action-reveal = Révéler le jeton à { $space_name }
action-no_reveal = Ne rien révéler
action-swap = Mettre au dossier : { $token_name }
action-sell_two = Vendre { $list }
action-sell_one = Vendre { $tokens ->
    [0] { $list }
    [1] { part-one }
   *[other] { part-many }
}
part-one = { $wallets ->
    [0] 1 { $type_name }
   *[other] 1 { $type_name } et { $list }
}
part-many = { $wallets ->
    [0] { $tokens } { $type_many }
   *[other] { $tokens } { $type_many } et { $list }
}
action-sell_wallets = { $wallets ->
    [one] Vendre { $wallets } portefeuille
   *[other] Vendre { $wallets } portefeuilles
}
action-stop = Ne pas vendre de second set
action-keep = Garder la carte qui { part-loot }
action-spend = Défausser { $tool_the }
action-starter = Faire commencer le joueur { $seat ->
    [0] 1
    [1] 2
    [2] 3
   *[other] 4
}
action-late = { $listed ->
    [0] Derniers sets ; aucun type ne va au dossier
   *[other] Derniers sets ; vont au dossier : { $list }
}
each-apple = pommes
each-handkerchief = mouchoirs
each-brooch = broches
each-necklace = colliers
each-ring = bagues
each-watch = montres
action-victim = Choisir le joueur { $seat ->
    [0] 1
    [1] 2
    [2] 3
   *[other] 4
}
action-wallets = { $wallets ->
    [one] Défausser { $wallets } portefeuille
   *[other] Défausser { $wallets } portefeuilles
}
action-grab = Chiper le jeton à { $space_name }
action-rob = Prendre { $tool_the } du joueur { $seat ->
    [0] 1
    [1] 2
    [2] 3
   *[other] 4
}
action-burgle = Cambrioler une maison
action-search = Reprendre : { $token_name }
action-find_nothing = Aucun Objet : ne rien reprendre

## Questions

ask-wait = Ce n’est pas à vous de décider.
ask-action = { $tokens ->
    [0] À vous. Les rues sont vides : que faites-vous ?
    [one] À vous. Il reste { $tokens } jeton dans les rues : que faites-vous ?
   *[other] À vous. Il reste { $tokens } jetons dans les rues : que faites-vous ?
}
ask-peek = Quel jeton caché regardez-vous ? { $left ->
    [one] C’est le dernier à consulter.
   *[other] Encore { $left } à consulter.
}
ask-place = Où placez-vous la Bande ?
ask-reveal = { $guide ->
    [0] Par où commencez-vous à révéler ?
   *[other] Vous ouvrez la Nuit : par où commencez-vous à révéler ?
}
ask-branch = De quel côté continuez-vous ?
ask-take = { $second ->
    [0] Quel jeton prenez-vous ? { $pounds ->
        [0] Ceux que vous sautez vont au dossier.
       *[other] Ceux que vous sautez vont dans le sac et vous rapportent { $pounds } £ chacun.
    }
   *[other] Quel jeton prenez-vous d’abord ? Vous rôderez encore ensuite.
}
ask-swap = Votre réserve est pleine : quel jeton cède sa place ? Le nouveau jeton : { $token_name }.
ask-sell = { $second ->
    [0] Quel set vendez-vous ?
   *[other] Vendez-vous un second set ?
} { $pounds ->
    [0] Il n’y a plus de Récompense.
   *[other] La Récompense du dessus ajoute { $pounds } £.
}
ask-keep = Laquelle des { $cards } cartes Cambriolage gardez-vous ?
ask-spend = Quel Outil défaussez-vous ?
ask-starter = Qui commence la Nuit ?
ask-late = Quels types laissez-vous à votre dossier ?
ask-victim = À qui envoyez-vous cette visite : { $card_name } ?
ask-wallets = Combien de portefeuilles défaussez-vous ?
ask-grab = Quel Objet chipez-vous ?
ask-search = Quel Objet reprenez-vous dans votre dossier ?
ask-break_in = Que doit faire Toby Crackit ?

## Refus, en chiffres

why-turn = { $seat_name } doit choisir maintenant.
why-far = Il est à { $steps } pas de la Bande ; une série compte { $most } jetons au plus.
why-gap = Aucun jeton ne se trouve à { $space_name }.
why-dark = À { $space_name }, le jeton est face cachée.
why-few = { $tokens ->
    [one] Cela fait { $tokens } jeton d’un même type, portefeuilles compris ; Fagin en prend { $least } ou plus.
   *[other] Cela fait { $tokens } jetons d’un même type, portefeuilles compris ; Fagin en prend { $least } ou plus.
}
why-pure = { $wallets ->
    [one] Vous avez un portefeuille et aucun Objet à y joindre ;
   *[other] Vous avez { $wallets } portefeuilles et aucun Objet à y joindre ;
} à cette table, les portefeuilles seuls ne font pas un set.
why-poor = Déplacer la Bande coûte { $price } £ ; { $pounds ->
    [0] vous n’avez rien.
   *[other] vous avez { $pounds } £.
}
why-can_prowl = { $tokens ->
    [one] Vous pouvez encore rôder : il reste { $tokens } jeton dans les rues.
   *[other] Vous pouvez encore rôder : il reste { $tokens } jetons dans les rues.
}
why-can_sell = Vous pouvez encore aller chez Fagin avec un set de { $tokens } jetons.
why-touches = { $tokens ->
    [one] La Bande touche { $tokens } jeton.
   *[other] La Bande touche { $tokens } jetons.
}
why-occupied = Un jeton se trouve à { $space_name }.
why-alone = Aucun jeton n’est adjacent à { $space_name }.

## Options

option-first_player = Premier joueur
    .help = Qui commence le Jour. Le livret dit : le dernier à s’être rendu à Londres, sinon le plus jeune.
option-first_player-random = Au hasard
option-first_player-1 = Joueur 1
option-first_player-2 = Joueur 2
option-first_player-3 = Joueur 3
option-first_player-4 = Joueur 4
option-youth_order = Du plus jeune au plus âgé
    .help = Si plusieurs joueurs sont les plus pauvres, le plus jeune d’entre eux ouvre la Nuit. On saute les places vides.
option-youth_order-1234 = 1, 2, 3, 4
option-youth_order-1243 = 1, 2, 4, 3
option-youth_order-1324 = 1, 3, 2, 4
option-youth_order-1342 = 1, 3, 4, 2
option-youth_order-1423 = 1, 4, 2, 3
option-youth_order-1432 = 1, 4, 3, 2
option-youth_order-2134 = 2, 1, 3, 4
option-youth_order-2143 = 2, 1, 4, 3
option-youth_order-2314 = 2, 3, 1, 4
option-youth_order-2341 = 2, 3, 4, 1
option-youth_order-2413 = 2, 4, 1, 3
option-youth_order-2431 = 2, 4, 3, 1
option-youth_order-3124 = 3, 1, 2, 4
option-youth_order-3142 = 3, 1, 4, 2
option-youth_order-3214 = 3, 2, 1, 4
option-youth_order-3241 = 3, 2, 4, 1
option-youth_order-3412 = 3, 4, 1, 2
option-youth_order-3421 = 3, 4, 2, 1
option-youth_order-4123 = 4, 1, 2, 3
option-youth_order-4132 = 4, 1, 3, 2
option-youth_order-4213 = 4, 2, 1, 3
option-youth_order-4231 = 4, 2, 3, 1
option-youth_order-4312 = 4, 3, 1, 2
option-youth_order-4321 = 4, 3, 2, 1
option-visibility = Repaires
    .help = Tous voient-ils les réserves, l’argent et le nombre de jetons des dossiers de police ?
option-visibility-screen = Cachés derrière le repaire
option-visibility-open = Ouverts à tous
option-relocation_when_poor = Déplacer la Bande sans argent
    .help = Que faire si l’on n’a pas 2 £ quand la Bande ne touche aucun jeton ?
option-relocation_when_poor-pay_all = On paie ce qu’on a
option-relocation_when_poor-forbid = On ne peut pas rôder
option-pure_wallet_sets = Sets de portefeuilles seuls
    .help = Des portefeuilles peuvent-ils former un set sans autre Objet ?
option-pure_wallet_sets-on = Permis
option-pure_wallet_sets-off = Interdits
option-late_sets = Derniers sets
    .help = Comment compter les sets qui restent à la fin d’une manche.
option-late_sets-split = Plusieurs sets d’un type si possible
option-late_sets-per_type = Un seul set par type
option-night_reveal = Révéler la nuit
    .help = Que faire si la Bande touche à la fois des jetons visibles et des jetons cachés ?
option-night_reveal-optional = Révéler si l’on veut
option-night_reveal-forced = Révéler obligatoirement
option-night_reveal-only_if_none_visible = Ne pas révéler
option-reveal_through_visible = Révéler et jetons visibles
    .help = Que se passe-t-il quand on rencontre, en révélant, un jeton déjà visible ?
option-reveal_through_visible-off = On s’arrête là
option-reveal_through_visible-on = On passe par-dessus
option-close_yellow_at_night = Rues jaunes la nuit
    .help = À deux joueurs : les rues jaunes restent-elles fermées la nuit ?
option-close_yellow_at_night-on = Fermées
option-close_yellow_at_night-off = Ouvertes
option-square_is_free_space = La place pavée
    .help = Peut-on y placer la Bande quand on la déplace ?
option-square_is_free_space-on = Permis
option-square_is_free_space-off = Interdit
option-tie_break = Égalité à la première place
    .help = Qui l’emporte si plusieurs joueurs sont aussi riches.
option-tie_break-shared = La victoire est partagée
option-tie_break-smaller_file = Le plus petit dossier de la Nuit

## Phases et scores

phase-first = Mise en place : le premier joueur
phase-deal = Mise en place : jetons de départ
phase-lay = Mise en place : les rues
phase-turn_up = On révèle des jetons
phase-look = Un regard secret
phase-draw = Pioche d’un Personnage
phase-loot_draw = Pioche de cartes Cambriolage
phase-lose = Nancy : des jetons quittent le dossier
phase-snatch = Bill Sikes : un jeton au hasard
phase-plant = Noé Claypole : des jetons du sac
phase-action = Choix de l’action
phase-peek = Rôder : regards secrets
phase-place = Rôder : déplacer la Bande
phase-reveal = Rôder : révéler
phase-branch = Rôder : révéler, bifurcation
phase-take = Rôder : prendre un jeton
phase-swap = Faire de la place dans la réserve
phase-sell = Chez Fagin
phase-keep = Cambriolage : garder une carte
phase-spend = Cambriolage : un Outil
phase-starter = Qui commence la Nuit
phase-late = Derniers sets
phase-victim = Choix d’un adversaire
phase-wallets = M. Bumble : portefeuilles
phase-grab = Le Renard : un Objet
phase-search = Rose Maylie : le dossier de police
phase-break_in = Toby Crackit à l’œuvre
phase-ended = Fin
score-money = Argent
score-burglaries = Cartes Cambriolage
tie-file = Jetons dans le dossier de police de la Nuit
tie-shared = Rien d’autre n’est comparé
stat-tokens = Jetons pris
stat-sold = Livres de Fagin
stat-robbed = Vols chez les autres
stat-victim = Vols subis
stat-burgled = Cambriolages
stat-fined = Livres d’amendes
deed-sale = Meilleure vente
deed-burglary = Plus riche cambriolage
deed-fine = Amende la plus chère
motive-earns = Cela rapporte { $pounds } £.
motive-costs = Cela coûte { $pounds } £.
motive-files = { $tokens ->
    [0] Rien ne va dans votre dossier de police.
    [one] { $tokens } jeton va dans votre dossier de police.
   *[other] { $tokens } jetons vont dans votre dossier de police.
}
motive-clean = Rien n’est sauté : votre dossier de police reste tel quel.

## Règles

section-setup = Mise en place
section-knowledge = Qui sait quoi
section-turn = Le tour de jeu
section-prowl = Rôder
section-fagin = Aller chez Fagin
section-help = Demander de l’aide, se cacher
section-money = L’argent
section-dusk = Fin d’une manche
section-night_setup = Mise en place de la Nuit
section-night = La Nuit
section-end = Fin de la partie
section-board = Les rues
section-characters = Les Personnages

clause-OT-1_1 = Oliver Twist se joue de 2 à 4, dans le sens des aiguilles d’une montre.
clause-OT-1_2 = Chaque joueur a un repaire avec 10 £, une réserve vide et un dossier de police vide ; ni Outil ni carte. La somme est rapportée par des joueurs, le livret ne montre qu’une image.
clause-OT-1_3 = Mélangez les 9 jetons de départ face cachée ; chacun en prend 2 et les place dans sa réserve. Les autres restent de côté, sans être vus, jusqu’à la Nuit.
clause-OT-1_4 = Les 10 jetons Cambriolage ne servent pas le Jour.
clause-OT-1_5 = Mélangez les 60 Objets, 5 Personnages et 10 Outils, et posez-en un face visible sur chaque case des rues. À trois ou quatre joueurs, les 75 sont posés.
clause-OT-1_6 = À deux joueurs, les deux rues jaunes sont fermées : aucun jeton n’y est posé, la Bande ne peut ni les traverser ni s’y tenir. Les jetons en trop restent dans le sac sans être vus. Les carrefours à leurs extrémités restent ouverts.
clause-OT-1_7 = La Bande commence sur la place pavée du centre, qui ne porte jamais de jeton.
clause-OT-1_8 = Les cinq jetons Récompense sont empilés sur la tuile de Fagin, de 6 en haut à 2 en bas.
clause-OT-1_9 = Les 13 cartes Personnage et les 16 cartes Cambriolage forment deux pioches face cachée. Les cartes Cambriolage servent la Nuit.
clause-OT-1_10 = { $option_first_player ->
    [random] Le premier joueur est tiré au sort.
   *[other] Le joueur { $option_first_player } commence.
} La règle dit : le dernier à s’être rendu à Londres, sinon le plus jeune. L’ordre des âges, à partir du plus jeune : { $option_youth_order }.
clause-OT-1_11 = Les pièces forment la banque ; on peut y faire la monnaie à tout moment.

clause-OT-2_1 = Sur la table se trouvent les rues avec leurs jetons, la Bande, les Récompenses et les Outils devant les repaires. Le reste est derrière les repaires, dans les pioches ou dans le sac.
clause-OT-2_2 = Tous apprennent ce qui est pris, sauté, vendu, payé, reçu et révélé, et que quelqu’un regarde, pioche ou cambriole. Quand une réserve pleine fait de la place, on sait { $option_visibility ->
    [open] quel jeton est allé au dossier.
   *[screen] qu’un jeton est allé au dossier, mais non lequel.
}
clause-OT-2_3 = { $option_visibility ->
    [open] Réserves, argent et taille des dossiers de police sont visibles de tous ; les cartes sont cachées derrière le repaire, et le contenu d’un dossier l’est même à son propriétaire jusqu’à la fin de la manche.
   *[screen] Réserve, argent et cartes sont cachés derrière le repaire, et le dossier de police l’est même à son propriétaire jusqu’à la fin de la manche. Votre mémoire peut servir.
}
clause-OT-2_4 = Les petites fenêtres des dossiers imprimés ne font pas partie de cette version.

clause-OT-3_1 = Une partie compte deux manches, le Jour et la Nuit. Un seul joueur agit à la fois.
clause-OT-3_2 = À votre tour, vous devez faire exactement une chose : rôder, aller chez Fagin ou jouer une carte Personnage. Puis c’est à votre voisin de gauche.
clause-OT-3_3 = On peut rôder tant qu’il reste un jeton dans les rues ouvertes.
clause-OT-3_4 = On peut aller chez Fagin si la réserve contient un set.
clause-OT-3_5 = On ne joue que les cartes que l’on possède.
clause-OT-3_6 = Si vous ne pouvez ni rôder ni aller chez Fagin, jouez une carte ou mettez fin à la manche. Sans carte, vous devez y mettre fin.
clause-OT-3_7 = Tant que vous pouvez rôder ou aller chez Fagin, vous ne pouvez pas mettre fin à la manche. On ne passe qu’en défaussant une carte.
clause-OT-3_8 = Une action commencée doit être menée à son terme.

clause-OT-4_1 = Deux cases sont adjacentes si un bout de rue les relie. Une case est libre si elle est ouverte et vide ; la place l’est toujours.
clause-OT-4_2 = Une série est une suite de quatre jetons au plus, chacun adjacent au précédent, le premier adjacent à la Bande. Elle peut tourner à un carrefour, mais ne traverse jamais une case vide.
clause-OT-4_3 = Vous prenez exactement un jeton, au bout d’une série : l’un des quatre premiers jetons d’une série.
clause-OT-4_4 = Si deux séries menaient au même jeton, vous choisiriez l’une d’elles. Sur ce plan, cela n’arrive pas.
clause-OT-4_5 = Tous les jetons sautés vont dans votre propre dossier de police, quels qu’ils soient. Ils n’ont pas d’autre effet.
clause-OT-4_6 = La Bande va sur la case du jeton pris ; toutes les cases du trajet sont vides désormais.
clause-OT-4_7 = Un Objet va dans la réserve, un Outil devant le repaire. Un jeton Personnage va dans le sac, et vous piochez une carte Personnage. Un jeton Cambriolage déclenche un cambriolage.
clause-OT-4_8 = Si la Bande ne touche aucun jeton et que vous rôdez, payez 2 £ et placez-la sur une autre case libre adjacente à un jeton ; puis prenez un jeton depuis cette case. { $option_square_is_free_space ->
    [off] La place pavée ne convient pas.
   *[on] La place pavée convient si elle remplit la condition.
}
clause-OT-4_9 = Si la Bande touche un jeton, on ne peut pas la placer ailleurs.
clause-OT-4_10 = Ce déplacement fait partie de la même action : il faut ensuite prendre un jeton.
clause-OT-4_11 = Une réserve contient neuf jetons : cinq dans les alvéoles et quatre à cheval. Les places n’ont pas d’importance.
clause-OT-4_12 = Si votre réserve est pleine quand vous gagnez un Objet, déplacez l’un des neuf jetons dans votre dossier ; le nouveau prend sa place et ne peut pas y aller lui-même. Outils, Personnages et Cambriolages ne demandent pas de place.
clause-OT-4_13 = Les jetons de départ sont des Objets comme les autres.

clause-OT-5_1 = Un set compte au moins trois Objets d’un même type. Un portefeuille remplace n’importe quel type, { $option_pure_wallet_sets ->
    [off] mais des portefeuilles seuls ne forment pas de set.
   *[on] et trois portefeuilles seuls forment aussi un set.
}
clause-OT-5_2 = On vend un set par action et on en choisit librement les jetons ; on peut en garder.
clause-OT-5_3 = Vous recevez les livres des jetons, 7 £ de plus à partir de cinq jetons, et la Récompense du dessus. Un portefeuille ne vaut rien par lui-même.
clause-OT-5_4 = Chaque set consomme une Récompense ; on ne peut pas la refuser.
clause-OT-5_5 = Sans Récompense, on peut encore vendre des sets, et les 7 £ ne s’épuisent jamais.
clause-OT-5_6 = Les jetons vendus vont dans le sac, les jetons de départ rejoignent les autres jetons de départ. À jetons égaux, ceux de départ partent d’abord.

clause-OT-6_1 = Jouez une carte Personnage pour son effet, ou défaussez-la pour vous cacher et passer. Dans les deux cas c’est votre action, et la carte est défaussée face visible.
clause-OT-6_2 = On ne joue pas une carte pendant le tour où on la pioche.
clause-OT-6_3 = On peut avoir autant de cartes qu’on veut et les garder pour la Nuit. À la fin, elles ne valent rien.
clause-OT-6_4 = Un effet ne peut servir que s’il change quelque chose ; sinon on peut seulement se cacher.
clause-OT-6_5 = Les cartes défaussées ne reviennent pas. Si la pioche est vide, un jeton Personnage ne donne rien.

clause-OT-7_1 = On peut faire la monnaie à tout moment, et la banque ne s’épuise jamais.
clause-OT-7_2 = On paie pour déplacer la Bande, pour finir une manche et pour les amendes ; on reçoit de l’argent pour les sets, les Récompenses et certaines cartes.
clause-OT-7_3 = Personne n’a de dettes : qui doit plus qu’il n’a paie tout ce qu’il a. { $option_relocation_when_poor ->
    [forbid] Mais qui n’a pas 2 £ ne peut rôder si la Bande doit être déplacée.
   *[pay_all] Il en va de même des 2 £ dus pour déplacer la Bande.
}
clause-OT-7_4 = Seul le total final peut être négatif, à cause des cartes Cambriolage.

clause-OT-8_1 = Qui met fin à la manche paie 4 £, et elle s’arrête aussitôt.
clause-OT-8_2 = Derniers sets : chacun défausse les sets qui restent dans sa réserve. Chacun ne rapporte que la valeur de son meilleur jeton ; ni Récompense, ni 7 £.
clause-OT-8_3 = { $option_late_sets ->
    [per_type] Tous vos jetons d’un type forment un seul dernier set. Vous décidez où vont vos portefeuilles, mais vous ne pouvez pas garder un set.
   *[split] Vous décidez comment répartir vos derniers sets, mais vous ne pouvez pas en garder un, et les jetons qui entrent dans un de vos sets doivent partir avec lui.
} On ne vous interroge que si les types qui restent ont de l’importance ; les réponses sont révélées ensemble.
clause-OT-8_4 = Tous les jetons qui restent dans les réserves vont dans les dossiers de police.
clause-OT-8_5 = On ouvre tous les dossiers. Le joueur qui a le plus de jetons se fait attraper et paie 1 £ par type différent ; en cas d’égalité, chacun paie son amende.
clause-OT-8_6 = Il y a sept types d’Objets, portefeuilles compris ; tous les Outils font un type, les Personnages un, les Cambriolages un. Les Outils devant un repaire ne comptent pas.
clause-OT-8_7 = Après le Jour, tous les jetons ronds vont dans le sac, sauf les Outils devant les repaires. On rassemble les jetons de départ.

clause-OT-9_1 = Retournez le plateau côté Nuit ; les rues sont les mêmes. On garde argent, Outils et cartes Personnage.
clause-OT-9_2 = Mélangez à nouveau les 9 jetons de départ ; chacun en prend 2 et les place dans sa réserve.
clause-OT-9_3 = Ajoutez les 10 Cambriolages au sac et posez un jeton face cachée sur chaque case ouverte ; le reste retourne dans la boîte sans être vu. À deux joueurs, les rues jaunes { $option_close_yellow_at_night ->
    [off] sont ouvertes la Nuit.
   *[on] restent fermées.
}
clause-OT-9_4 = La Bande revient sur la place, et les Récompenses sont empilées de nouveau.
clause-OT-9_5 = Personne ne connaît encore aucun jeton de la Nuit.
clause-OT-9_6 = Les dossiers de police sont de nouveau vides.
clause-OT-9_7 = Chacun annonce son argent. Le plus pauvre, à égalité le plus jeune, ouvre la Nuit.
clause-OT-9_8 = Ce joueur retourne jusqu’à 12 jetons contigus, en commençant par un jeton voisin de la place.
clause-OT-9_9 = Il désigne ensuite qui joue le premier tour, lui-même s’il le veut.

clause-OT-10_1 = La Nuit suit les règles du Jour, avec ces changements.
clause-OT-10_2 = On ne peut prendre ou sauter que des jetons visibles.
clause-OT-10_3 = Si la Bande ne touche que des jetons cachés, il faut révéler avant de prendre. Si elle touche aussi un jeton visible, { $option_night_reveal ->
    [forced] il faut révéler tout de même.
    [only_if_none_visible] on ne révèle pas.
   *[optional] c’est permis.
}
clause-OT-10_4 = On révèle au plus une fois par action Rôder, toujours avant de choisir son jeton, et on peut ensuite suivre n’importe quelle série visible.
clause-OT-10_5 = Retournez un jeton voisin de la Bande, puis le jeton caché suivant, et ainsi de suite, 12 au plus. À une bifurcation vous choisissez, en ayant vu ce que vous avez retourné.
clause-OT-10_6 = On ne peut ni s’arrêter plus tôt ni revenir vers une autre branche ; { $option_reveal_through_visible ->
    [on] les cases vides arrêtent la marche, et elle passe par-dessus les jetons visibles, par le plus court chemin et sans les compter.
   *[off] les jetons visibles et les cases vides arrêtent la marche.
}
clause-OT-10_7 = Les jetons retournés restent visibles jusqu’à ce qu’on les prenne.
clause-OT-10_8 = À côté de jetons cachés, la Bande n’est pas bloquée : elle doit révéler, non se déplacer.
clause-OT-10_9 = Si la Bande ne touche aucun jeton, payez 2 £, regardez en secret deux jetons cachés, l’un après l’autre, puis placez la Bande. Tous voient où vous regardez ; vous seul savez ce qui s’y trouve.
clause-OT-10_10 = Un Cambriolage sauté va au dossier comme tout jeton.
clause-OT-10_11 = Cambriolage : défaussez le jeton, piochez une carte Cambriolage et une de plus par type d’Outil différent que vous avez ; gardez-en une et remélangez les autres. Défaussez ensuite un Outil, si vous en avez.
clause-OT-10_12 = Il faut garder une carte, même si toutes sont des pertes.

clause-OT-11_1 = La Nuit s’achève comme le Jour : derniers sets, dossiers, amende.
clause-OT-11_2 = Votre total est votre argent plus vos cartes Cambriolage, pertes comprises. Le plus haut total l’emporte.
clause-OT-11_3 = { $option_tie_break ->
    [smaller_file] Si plusieurs joueurs ont le plus haut total, celui dont le dossier de la Nuit est le plus petit gagne ; en cas de nouvelle égalité, ils partagent la victoire.
   *[shared] Les joueurs à égalité au plus haut total partagent la victoire.
}

clause-OT-B_1 = Il y a exactement 75 cases pour des jetons.
clause-OT-B_2 = Le plan est le nôtre : une place pavée, des rues, des carrefours et deux rues jaunes.
clause-OT-B_3 = Les carrefours sont des cases et portent des jetons.
clause-OT-B_4 = La place ne porte jamais de jeton : elle arrête toute série et toute révélation. { $option_square_is_free_space ->
    [off] On ne peut pas y placer la Bande.
   *[on] On peut y placer la Bande.
}
clause-OT-B_5 = Les rues sont les mêmes de jour et de nuit.
clause-OT-B_6 = Sans les cartes qui touchent au plateau, une manche demande exactement autant de déplacements de la Bande qu’il y a de boucles et d’impasses, moins un : 11, ou 9 à deux joueurs.

clause-OT-C1 = Le Renard : prenez un Objet visible du plateau, n’importe lequel, et placez-le dans votre réserve. La Bande ne bouge pas, rien ne va dans votre dossier.
clause-OT-C2 = Charley Bates : rôdez ; les jetons sautés vont dans le sac et non dans votre dossier, et vous recevez 1 £ pour chacun.
clause-OT-C3 = Oliver Twist : placez gratuitement la Bande sur une autre case libre adjacente à un jeton, puis rôdez depuis cette case. La Nuit, regardez d’abord deux jetons.
clause-OT-C4 = Turc : rôdez, puis rôdez encore s’il reste un jeton.
clause-OT-C5 = Nancy : jusqu’à 4 jetons pris au hasard quittent votre dossier sans être vus. Il ne doit pas être vide.
clause-OT-C6 = Rose Maylie : fouillez votre propre dossier, reprenez-en un Objet, montrez-le à tous et placez-le dans votre réserve. Le dossier ne doit pas être vide.
clause-OT-C7 = Bill Sikes : un jeton pris au hasard dans la réserve d’un adversaire passe dans la vôtre, à la vue de tous. Il doit en avoir un.
clause-OT-C8 = Noé Claypole : jusqu’à 3 jetons du sac pris au hasard vont, sans être vus, dans le dossier d’un adversaire. Le sac ne doit pas être vide.
clause-OT-C9 = M. Brownlow : recevez 5 £.
clause-OT-C10 = M. Bumble : défaussez un ou plusieurs portefeuilles et recevez 4 £ pour chacun.
clause-OT-C11 = Mme Bedwin : allez chez Fagin avec un set d’au moins 2 jetons.
clause-OT-C12 = Barney : allez chez Fagin avec un set, ou deux l’un après l’autre. Chacun rapporte 2 £ de plus, et sa propre Récompense.
clause-OT-C13 = Toby Crackit : prenez un Outil, visible sur le plateau ou chez un adversaire ; ou, la Nuit, cambriolez aussitôt sans défausser d’Outil.

## Glossaire

glossary-account = Compte
    .text = Ce que la fin de manche a rapporté et coûté à chacun : derniers sets, jetons au dossier, et l’amende de qui en avait le plus.
glossary-burglary = Cambriolage
    .text = Un jeton de la Nuit. Qui le prend pioche une carte Cambriolage, et une de plus par Outil différent, en garde une et défausse un Outil.
glossary-burglary_card = Carte Cambriolage
    .text = Ce qu’un cambriolage a rapporté ou coûté, en livres. Elle compte dans le total final, pertes comprises.
glossary-card = Carte Personnage
    .text = Au lieu de rôder ou de vendre : jouez-la pour son effet, ou défaussez-la pour vous cacher et passer. Pas au tour où vous l’avez piochée. À la fin, elle ne vaut rien.
glossary-character = Personnage
    .text = Un jeton qui donne une carte Personnage : qui le prend en pioche une en secret. Si la pile est vide, il ne donne rien.
glossary-face_down = Jeton face cachée
    .text = Un jeton de la Nuit que personne n’a encore retourné. On ne prend et ne saute que des jetons visibles ; une tournée peut en retourner jusqu’à 12 de suite.
glossary-fagin = Fagin
    .text = Achète un set par action : les livres de ses jetons, un supplément pour un grand set, et la Récompense du dessus.
glossary-file = Dossier de police
    .text = Tout ce que vous sautez y va, et ce qui reste dans la réserve en fin de manche. Qui y a le plus de jetons paie alors 1 £ par type différent.
glossary-front = Devant le repaire
    .text = Vos Outils, visibles de tous, et vos cartes. Ils passent du Jour à la Nuit.
glossary-gang = La Bande
    .text = Tous rôdent avec cette seule figurine. Elle va sur la case du jeton pris. Si elle ne touche aucun jeton, qui rôde paie 2 £ pour la placer ailleurs.
glossary-house = Données maison
    .text = Des valeurs, des noms et des cartes qui sont les nôtres, faute de source imprimée lisible. Elles portent ce signe.
glossary-money = Chambre
    .text = Votre argent, caché derrière le repaire. Avec vos cartes Cambriolage, c’est votre total : le plus haut l’emporte. Personne n’a de dettes.
glossary-object = Objet
    .text = Du butin pour votre réserve. Trois ou plus d’un même type forment un set pour Fagin ; le chiffre est son prix en livres. Sauté, il va dans votre dossier de police.
glossary-peeked = Regardé
    .text = Quelqu’un a regardé ce jeton en secret. Œil bleu : vous savez ce que c’est ; sinon, un autre le sait.
glossary-pile = Piles
    .text = Les cartes encore à piocher. Les cartes Personnage jouées ne reviennent pas ; les cartes Cambriolage non gardées, si.
glossary-prowl = Rôder
    .text = Prendre l’un des quatre premiers jetons d’une ligne à côté de la Bande. C’est l’une des trois actions d’un tour.
glossary-reach = À portée
    .text = Ce que vous pouvez prendre ou choisir maintenant.
glossary-reserve = Réserve
    .text = De la place pour neuf Objets. Si elle est pleine, l’un d’eux doit aller au dossier pour en accueillir un nouveau. Ce qui reste en fin de manche y va aussi.
glossary-reward = Récompense
    .text = Chaque set vendu prend la Récompense du dessus : les premiers rapportent plus. Quand il n’y en a plus, on vend encore. Elles reviennent pour la Nuit.
glossary-round = Jour et Nuit
    .text = Les deux manches d’une partie. La Nuit, les jetons sont face cachée et il y a des Cambriolages. Qui met fin à une manche paie 4 £.
glossary-set = Set
    .text = Trois Objets ou plus d’un même type, portefeuilles compris. Fagin les paie ; un set encore en réserve en fin de manche ne rapporte que son meilleur jeton.
glossary-skipped = Vers le dossier
    .text = Combien de jetons vous sauteriez, et ce qu’ils deviennent : ils vont dans votre dossier de police.
glossary-space = Case
    .text = Un endroit des rues pour un jeton. Depuis la Bande, vous prenez l’un des quatre premiers jetons d’une ligne ; ceux que vous sautez vont dans votre dossier.
glossary-square = La place
    .text = La Bande part d’ici. Elle ne porte jamais de jeton et arrête donc toute ligne. { $option_square_is_free_space ->
        [off] On ne peut pas y placer la Bande.
       *[on] On peut y placer la Bande.
    }
glossary-start = Jeton de départ
    .text = Un Objet comme les autres, pioché avant la manche : il est hexagonal. À jetons égaux, ceux de départ se vendent d’abord.
glossary-tool = Outil
    .text = Il va devant votre repaire et ne prend pas de place. Lors d’un Cambriolage, chaque Outil différent donne une carte de plus au choix ; ensuite un Outil est défaussé.
glossary-victim = Joueur
    .text = La personne que ce choix concerne.
glossary-wallet = Portefeuille
    .text = Un Objet qui remplace n’importe quel type dans un set et ne vaut rien par lui-même. { $option_pure_wallet_sets ->
        [off] Des portefeuilles seuls ne forment pas de set.
       *[on] Trois portefeuilles seuls forment aussi un set.
    }
glossary-way = Trajet
    .text = Le chemin que prendrait la Bande. Tous les jetons du trajet sont sautés et vont dans votre dossier.

## What the lab counts

measured-character = Personnages
measured-token = Jetons
measured-tool = Outils
measured-burglary = Cartes Cambriolage
measured-street = Rues
