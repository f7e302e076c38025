### Thiefdom en français. `.the` donne le mot avec son article.

title = Thiefdom
description = Menez une guilde de trois voleurs pendant six nuits : dérobez, vendez, cachez-vous et échappez au regard des gardes.

## Termes

term-citizen-guard_a = garde A
    .the = le garde A
    .of = du garde A
    .to = sur le garde A
term-citizen-guard_b = garde B
    .the = le garde B
    .of = du garde B
    .to = sur le garde B
term-citizen-guard_c = garde C
    .the = le garde C
    .of = du garde C
    .to = sur le garde C
term-citizen-guard_d = garde D
    .the = le garde D
    .of = du garde D
    .to = sur le garde D
term-citizen-noble_a = noble A
    .the = le noble A
    .of = du noble A
    .to = sur le noble A
term-citizen-noble_b = noble B
    .the = le noble B
    .of = du noble B
    .to = sur le noble B
term-citizen-noble_c = noble C
    .the = le noble C
    .of = du noble C
    .to = sur le noble C
term-citizen-noble_d = noble D
    .the = le noble D
    .of = du noble D
    .to = sur le noble D
term-citizen-carriage = chariot
    .the = le chariot
    .of = du chariot
    .to = sur le chariot
term-good-badge = insigne
    .a = un insigne
    .many = insignes
term-good-gem = pierre précieuse
    .a = une pierre précieuse
    .many = pierres précieuses
term-good-liquor = eau-de-vie
    .a = une bouteille d’eau-de-vie
    .many = bouteilles d’eau-de-vie
term-good-wine = vin
    .a = une bouteille de vin
    .many = bouteilles de vin
term-good-gold = or
    .a = une pièce d’or
    .many = pièces d’or
term-good-artwork_1 = œuvre d’art 1
    .a = l’œuvre d’art 1
    .many = œuvres d’art
term-good-artwork_2 = œuvre d’art 2
    .a = l’œuvre d’art 2
    .many = œuvres d’art
term-good-artwork_3 = œuvre d’art 3
    .a = l’œuvre d’art 3
    .many = œuvres d’art
term-good-artwork_4 = œuvre d’art 4
    .a = l’œuvre d’art 4
    .many = œuvres d’art
term-good-artwork_5 = œuvre d’art 5
    .a = l’œuvre d’art 5
    .many = œuvres d’art
term-good-artwork_6 = œuvre d’art 6
    .a = l’œuvre d’art 6
    .many = œuvres d’art
term-kind-tower = tour
    .the = la tour
    .of = de la tour
    .into = dans la tour
term-kind-garden = jardin
    .the = le jardin
    .of = du jardin
    .into = dans le jardin
term-kind-forge = forge
    .the = la forge
    .of = de la forge
    .into = dans la forge
term-kind-stable = étable
    .the = l’étable
    .of = de l’étable
    .into = dans l’étable
term-kind-church = église
    .the = l’église
    .of = de l’église
    .into = dans l’église
term-kind-market = marché
    .the = le marché
    .of = du marché
    .into = au marché
term-kind-dealer = trafiquant
    .the = le trafiquant
    .of = du trafiquant
    .into = chez le trafiquant
term-kind-dungeon = cachot
    .the = le cachot
    .of = du cachot
    .into = au cachot
term-kind-tavern = taverne
    .the = la taverne
    .of = de la taverne
    .into = dans la taverne
term-kind-smuggler = contrebandier
    .the = le contrebandier
    .of = du contrebandier
    .into = chez le contrebandier
term-kind-villa = villa
    .the = la villa
    .of = de la villa
    .into = dans la villa
term-direction-north = nord
    .toward = vers le nord
term-direction-east = est
    .toward = vers l’est
term-direction-south = sud
    .toward = vers le sud
term-direction-west = ouest
    .toward = vers l’ouest
term-thief-first = Goupil
term-thief-second = Furet
term-thief-third = Corbeau
term-other-first = Goupil
term-other-second = Furet
term-other-third = Corbeau
term-side-a = face A
term-side-b = face B
term-rating-none = aucune étoile
term-rating-one = une étoile
term-rating-two = deux étoiles
term-rating-three = trois étoiles
term-rating-four = quatre étoiles
term-rating-five = cinq étoiles
rank-none = Aucune étoile
    .text = La ville était trop bien gardée.
rank-one = Une étoile
    .text = Votre guilde a sauvé sa peau, et guère plus.
rank-two = Deux étoiles
    .text = Dans les tavernes, on commence à demander qui vous êtes.
rank-three = Trois étoiles
    .text = À la tombée de la nuit, les nobles serrent leur bourse contre eux.
rank-four = Quatre étoiles
    .text = Ni serrure, ni garde, ni villa ne vous a résisté.
rank-five = Cinq étoiles
    .text = La nuit, la ville est à vous, et personne ne l’ignore.
term-card-climbing_tools = Équipement d’escalade
term-card-crossbow = Arbalète
term-card-cudgel = Gourdin
term-card-fishing_rod = Canne à pêche
term-card-grappling_hook = Grappin
term-card-sack = Sac
term-card-messenger_pigeon = Pigeon voyageur
term-card-lock_pick = Crochet
term-card-shoes = Chaussures
term-card-smoke_bomb = Bombe fumigène
term-card-thimble_rig = Tour de passe-passe
term-card-throwing_stars = Shuriken
term-card-antonius = Antonius
term-card-apollon = Apollon
term-card-beatrix = Beatrix
term-card-benjamin = Benjamin
term-card-bernhard = Bernhard
term-card-elise = Elise
term-card-grimm = Grimm
term-card-helmut = Helmut
term-card-iwana = Iwana
term-card-janus = Janus
term-card-jin = Jin
term-card-juma = Juma
term-card-jolanda = Jolanda
term-card-johanna = Johanna
term-card-jonathan = Jonathan
term-card-konstanze = Konstanze
term-card-kunrad = Kunrad
term-card-larissa = Larissa
term-card-lentz = Lentz
term-card-malika = Malika
term-card-melisande = Melisande
term-card-mortana = Mortana
term-card-oswald = Oswald
term-card-quinta = Quinta
term-card-richard = Richard
term-card-ruth = Ruth
term-card-samuel = Samuel
term-card-siti = Siti
term-card-stoffel = Stoffel
term-card-svenja = Svenja
term-card-towa = Towa
term-card-tristan = Tristan
term-card-wibald = Wibald
term-card-wilma = Wilma
term-card-wolff = Wolff
term-card-wotana = Wotana
place-section = { $section ->
    [1] quartier des Cordiers
    [2] quartier des Brasseurs
    [3] quartier du Parvis
    [4] quartier des Bateliers
    [5] quartier des Chandeliers
    [6] quartier des Rétameurs
    [7] quartier du Gibet
   *[8] quartier des Pêcheurs
}
place-where = { $place ->
    [sole] du { place-section }
    [north] côté nord du { place-section }
    [east] côté est du { place-section }
    [south] côté sud du { place-section }
    [west] côté ouest du { place-section }
    [middle] au milieu du { place-section }
   *[unknown] numéro { $house } du { place-section }
}
place-house = { $place ->
    [unknown] le bâtiment { place-where }
   *[other] { $kind_the } { place-where }
}
place-cell = { $place ->
    [alley] la ruelle au milieu du { place-section }
    [alley_door] la ruelle à la porte { $kind_of } du { place-section }
    [alley_side] la ruelle qui longe { $kind_the } du { place-section }
    [lantern] la lanterne au milieu du { place-section }
    [lantern_door] la lanterne à la porte { $kind_of } du { place-section }
    [lantern_side] la lanterne qui éclaire { $kind_the } du { place-section }
   *[unknown] la rangée { $row }, colonne { $column }
}
part-goods = { $count ->
    [0] rien
    [1] { $good_a }
   *[other] { $count } { $good_many }
}
part-gold = { $gold ->
    [0] rien
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}
part-patrol = { $citizen_the } va jusqu’à { place-cell } et regarde { $direction_toward }.
part-badge = { $seat_name } : { $thief_name } dérobe l’insigne { $citizen_of }.
part-stock = { $count_size ->
    [0] rien
    [1] { $good_a }
   *[other] { $count_size } { $good_many }
}
part-rob-guard = { $way ->
    [0] Dérober l’insigne { $citizen_of }
   *[other] Dérober l’insigne { $citizen_of } avec le Gourdin et le faire marcher
}
part-mp = { $mp ->
    [0] Plus aucun point de déplacement.
    [one] Encore un point de déplacement.
   *[other] Encore { $mp } points de déplacement.
}

## Événements

event-section = Le { place-section } (section { $section }, { $side_name }) est posé au { $row ->
    [1] nord
   *[other] sud
}, place { $column } depuis l’ouest{ $turns ->
    [0] .
    [one] , après un quart de tour.
    [2] , après un demi-tour.
   *[other] , après { $turns } quarts de tour.
}
fold-section = La ville est assemblée : { $list }.
    .over = section
item-section = { place-section }
event-villa = La villa du { place-section } abrite { $good_a }.
fold-villa = Dans les villas : { $list }.
    .over = villa
item-villa = { $good_a } au { place-section }
event-placed = { $citizen_the } prend position : { place-cell }.
fold-placed = Ils prennent position : { $list }.
    .over = placed
item-placed = { $citizen_the }
event-mission = Le contrebandier du { place-section } propose la mission { $mission }.
fold-mission = Les contrebandiers proposent { $list }.
    .over = mission
item-mission = la mission { $mission } au { place-section }
event-shown = Nouveau à l’étalage : { $card_name }.
fold-shown = Nouveau à l’étalage : { $list }.
    .over = shown
item-shown = { $card_name }
event-board = { $seat_name } reçoit le plateau de patrouille { $board }{ $first ->
    [0] .
   *[other] {" "}et sera premier joueur.
}
event-dealt = { $seat_name } reçoit { $cards ->
    [one] une carte.
   *[other] { $cards } cartes.
}
fold-dealt = { $list } reçoivent chacun { $cards ->
    [one] une carte.
   *[other] { $cards } cartes.
}
    .over = dealt
    .alike = cards
item-dealt = { $seat_name }
event-hand = Vous avez en main : { $card_name }.
fold-hand = Vous avez en main : { $list }.
    .over = hand
item-hand = { $card_name }
event-ready = { $seat_name } a fait son choix.
fold-ready = { $list } ont fait leur choix.
    .over = ready
item-ready = { $seat_name }
event-passed_on = Chacun passe ses cartes à son voisin de droite.
event-bought = { $seat_name } achète { $card_name } pour { $thief_name } : { part-gold }{ $vp ->
    [0] .
   *[other] , { $vp } PV.
}
fold-bought = { event-bought }
    .then = stocked vp
    .alike = seat
event-bought_none = { $seat_name } n’achète rien.
event-deck = Toutes les autres cartes d’équipement sont mélangées en une pioche de { $cards ->
    [one] { $cards } carte.
   *[other] { $cards } cartes.
}
event-hideout = { $seat_name } installe son repaire { $kind_into } { place-where }.
event-night = La nuit { $round } tombe.
event-plan = { $seat_name } prévoit : Goupil { $first }, Furet { $second }, Corbeau { $third }{ $patrol ->
    [0] .
   *[other] , la patrouille { $patrol }.
}
event-activated = { $seat_name } : { $thief_name } se met en route avec la tuile { $tile }.
event-patrols = { $seat_name } déplace les citadins du plateau de patrouille { $board } avec la tuile { $tile }.
event-walked = { $citizen ->
    [guard_a] { part-patrol }
    [guard_b] { part-patrol }
    [guard_c] { part-patrol }
    [guard_d] { part-patrol }
   *[other] { $citizen_the } va jusqu’à { place-cell }.
}
event-stayed = { $citizen_the } ne trouve aucun chemin et reste en place.
event-stepped = { $seat_name } : { $thief_name } va jusqu’à { place-cell }.
fold-stepped = { event-stepped }
    .over = activated stepped jumped
    .then = turn_over
    .alike = seat thief
event-jumped = { $seat_name } : { $thief_name } bondit par-dessus { place-cell }.
fold-jumped = { event-jumped }
    .over = activated stepped jumped
    .alike = seat thief
event-entered = { $seat_name } : { $thief_name } entre { $kind_into } { place-where }.
fold-entered = { event-entered }
    .over = activated stepped jumped
    .then = turn_over
    .alike = seat thief
event-teleported = { $seat_name } : { $thief_name } disparaît et rejoint { place-cell }.
event-attempt = { $citizen_the } aperçoit { $thief_name } ({ $seat_name }).
event-arrested = { $seat_name } : { $thief_name } est arrêté et ramené au repaire.
event-vp = { $vp_sign ->
    [minus] { $seat_name } perd { $vp_size } PV et en a { $total }.
   *[other] { $seat_name } gagne { $vp_size } PV et en a { $total }.
}
event-gained = { $seat_name } : { $thief_name } reçoit { part-goods }.
event-paid = { $seat_name } : { $thief_name } donne { part-goods }.
event-seized = { $seat_name } : { $thief_name } se fait confisquer { part-goods }.
event-dropped = { $seat_name } : { $thief_name } jette { $good_a }.
fold-dropped = { $seat_name } : { $thief_name } jette { part-goods }.
    .over = dropped
    .alike = seat thief good
event-forgone = { $seat_name } : { $thief_name } renonce à ceci : { part-goods }.
event-stored = { $seat_name } : { $thief_name } dépose { $good_a } au repaire.
fold-stored = { $seat_name } : { $thief_name } dépose { part-goods } au repaire.
    .over = stored
    .alike = seat thief good
event-fetched = { $seat_name } : { $thief_name } prend { $good_a } au repaire.
fold-fetched = { $seat_name } : { $thief_name } prend { part-goods } au repaire.
    .over = fetched
    .alike = seat thief good
event-handed = { $seat_name } : { $thief_name } remet { $good_a } à { $other_name }.
fold-handed = { $seat_name } : { $thief_name } remet { part-goods } à { $other_name }.
    .over = handed
    .alike = seat thief other good
event-robbed = { $citizen ->
    [guard_a] { part-badge }
    [guard_b] { part-badge }
    [guard_c] { part-badge }
    [guard_d] { part-badge }
    [carriage] { $seat_name } : { $thief_name } dévalise { $citizen_the }.
   *[other] { $seat_name } : { $thief_name } détrousse { $citizen_the }.
}
event-poster = { $seat_name } : { $thief_name } est désormais recherché.
event-poster_off = { $seat_name } : { $thief_name } n’est plus recherché.
event-visited = { $seat_name } : { $thief_name } active { $kind_the } du { place-section }.
fold-visited = { event-visited }
    .over = activated entered stepped jumped
    .alike = seat thief
event-sold = { $seat_name } : { $thief_name } vend { part-goods } pour { $vp } PV.
fold-sold = { event-sold }
    .then = vp
    .alike = seat
event-delivered = { $seat_name } : { $thief_name } livre { $good_a }.
event-clients = Un client est attablé : { $card_name }.
fold-clients = Des clients sont attablés : { $list }.
    .over = clients
item-clients = { $card_name }
event-ally = { $seat_name } : { $thief_name } s’allie à { $card_name }{ $gold ->
    [0] , gratuitement.
   *[other] {" "}pour { part-gold }.
}
event-brawl = { $seat_name } : { $thief_name } déclenche une bagarre ; la carte { $card_name } est posée face cachée.
event-declined = { $seat_name } ne s’allie à aucun client.
event-mission_done = { $seat_name } : { $thief_name } accomplit la mission { $mission }.
event-used = { $seat_name } : { $thief_name } utilise { $card_name }.
fold-used = { event-used }
    .over = activated
    .alike = seat thief
event-discarded = { $card_name } part à la défausse.
event-endured = { $seat_name } : { $thief_name } puise dans l’endurance.
event-turn_over = { $seat_name } : { $thief_name } a terminé pour cette nuit.
fold-turn_over = { event-turn_over }
    .over = activated
    .alike = seat thief
event-day = Le jour se lève après la nuit { $round } ; { $seat_name } sera premier joueur.
event-alley = { $thieves ->
    [0] { $seat_name } n’a aucun voleur dans les ruelles au lever du jour.
    [one] { $seat_name } a un voleur dans les ruelles au lever du jour.
   *[other] { $seat_name } a { $thieves } voleurs dans les ruelles au lever du jour.
}
event-renewed = Jetons sac, insignes, missions et étalage sont renouvelés.
event-compass = Plateau de patrouille { $board } : le dé donne { $face }. { $face ->
    [1] D’abord nord, puis ouest, sud, est.
    [2] D’abord nord, puis est, sud, ouest.
    [3] D’abord est, puis nord, ouest, sud.
    [4] D’abord est, puis sud, ouest, nord.
    [5] D’abord sud, puis est, nord, ouest.
    [6] D’abord sud, puis ouest, nord, est.
    [7] D’abord ouest, puis sud, est, nord.
   *[8] D’abord ouest, puis nord, est, sud.
}
event-rival = Le dé donne { $face } : le { $thief ->
    [first] premier
    [second] deuxième
   *[third] troisième
} rival se rend { $kind_into } du { place-section }.
event-full_moon = La pleine lune se lève : la partie est terminée.
event-scored = { $seat_name } finit avec { $total } PV{ $goods ->
    [0] {""}
   *[other]  ; biens : { $goods }
}{ $allies ->
    [0] {""}
   *[other]  ; alliés : { $allies }
}{ $home ->
    [0] .
   *[other]  ; voleurs au repaire : { $home }.
}
event-won = { $seat_name } remporte la partie avec { $total } PV.
event-rated = { $total } PV : { $rating_name }.
event-stocked = { $count_sign ->
    [minus] { $seat_name } puise dans le repaire : { part-stock }.
   *[other] { $seat_name } ajoute au repaire : { part-stock }.
}
event-located = { $seat_name } : { $thief_name } se téléporte { $kind_into } { place-where }.

## Actions

action-step = Avancer jusqu’à la rangée { $row }, colonne { $column }
action-enter = Entrer : { place-house }
action-climb = Escalader le mur jusqu’à la rangée { $row }, colonne { $column }
action-scale = Escalader le mur : { place-house }
action-vault = Sauter par-dessus { place-house }
action-stop = S’arrêter ici
action-hurry = Payer 1 pièce d’or pour avoir jusqu’à 6 points de déplacement
action-walk = Aller { $direction_toward }
action-rob = { $citizen ->
    [guard_a] { part-rob-guard }
    [guard_b] { part-rob-guard }
    [guard_c] { part-rob-guard }
    [guard_d] { part-rob-guard }
    [carriage] { $way ->
        [0] Dévaliser { $citizen_the } : une bouteille de vin et une affiche
       *[other] Dévaliser { $citizen_the } : payer 1 pièce d’or pour 2 bouteilles de vin, sans affiche
    }
   *[other] { $way ->
        [0] Détrousser { $citizen_the } : 2 pièces d’or
       *[other] Détrousser { $citizen_the } : 1 pierre précieuse
    }
}
action-activate = Activer ce lieu
action-endure = Puiser dans l’endurance pour une action de plus
action-exchange = Échanger des biens
action-shoot = Tirer à l’arbalète { $citizen_to }
action-throw = Lancer le shuriken { $citizen_to }
action-bribe = Soudoyer { $citizen_the }
action-use = Utiliser { $card_name }
action-grapple = Lancer le grappin : { place-house }
action-ferry = Descendre ou remonter la rivière jusqu’à la rangée { $row }
action-teleport = Se téléporter : { place-house }
action-pigeon = Envoyer le pigeon à { $thief_name }
action-lend = { $way ->
    [0] Donner { $good_a } à { $other_name }
   *[other] Prendre { $good_a } à { $other_name }
}
action-swap = Changer de place avec { $thief_name }
action-tithe = { $count ->
    [one] Échanger une fois de l’or contre des PV
    [2] Échanger deux fois de l’or contre des PV
   *[other] Échanger { $count } fois de l’or contre des PV
}
action-fence = { $way ->
    [0] Vendre { $good_a } du repaire ; l’or y reste
   *[other] Vendre { $good_a } du repaire ; l’or va au voleur
}
action-fill = Remplir la bourse de pièces d’or
action-gems = Remplir l’inventaire de pierres précieuses
action-artwork = Prendre l’œuvre d’art
action-sell = { $count ->
    [one] En vendre { $count }
   *[other] En vendre { $count }
}
action-deliver = Livrer l’œuvre d’art
action-buy = Acheter la carte { $slot } de l’étalage
action-meet = Rencontrer les clients
action-drink = { $count ->
    [one] Acheter une bouteille d’eau-de-vie
   *[other] Acheter { $count } bouteilles d’eau-de-vie
}
action-take = Prendre { $good_a }
action-poster = Rendre l’affiche « Recherché »
action-mission = Accomplir la mission
action-drop = Jeter { $good_a }
action-forgo = Y renoncer
action-ally = S’allier au client { $slot }
action-brawl = Déclencher une bagarre avec le client { $slot }
action-decline = Ne s’allier à personne
action-keep = Garder la carte { $slot }
action-replace = Défausser l’équipement { $slot }
action-store = { $thief_name } : déposer { $good_a }
action-fetch = { $thief_name } : prendre { $good_a }
action-lift = { $way ->
    [0] Mettre en commun { $good_a } de ce voleur
   *[other] Mettre en commun { $good_a } de l’autre
}
action-share = Garder { $good_a }
action-done = Terminé
action-pass = Continuer sans échange
action-shed = Se défaire de l’affiche
action-wear = Garder l’affiche
action-pick = Garder { $card_name }
action-purchase = Acheter { $card_name } pour { $thief_name }
action-hide = Installer le repaire ici : { place-house }
action-plan = Tuiles : Goupil { $first }, Furet { $second }, Corbeau { $third }
action-leave = Quitter ce lieu
action-end = Terminer le tour du voleur

## Questions

ask-wait = Les autres joueurs réfléchissent.
ask-pick = Gardez une carte parmi { $left }.
ask-buy = Voulez-vous acheter de l’équipement ? Or disponible : { part-gold } ; { $left ->
    [0] plus aucun achat permis.
    [one] encore un achat permis.
   *[other] encore { $left } achats permis.
}
ask-hideout = Choisissez la maison où installer votre repaire.
ask-plan = Nuit { $round } : répartissez vos tuiles de planification.
ask-walk = De quel côté va { $citizen_the } ?
ask-turn = Que fait { $thief_name } ? { $ap ->
    [0] Plus aucun point d’action.
    [one] Encore un point d’action.
   *[other] Encore { $ap } points d’action.
}
ask-move = { $jumping ->
    [0] Où va { $thief_name } ?
   *[other] { $thief_name } saute : où retombe-t-il ?
} { part-mp }
ask-passing = { $thief_name } croise { $other_name } : échanger des biens ?
ask-location = { $thief_name } active { $kind_the } : que fait-il ?
ask-client = À quel client s’allier ?
ask-keep = Quelle carte gardez-vous ?
ask-room = Pas assez de place pour { part-goods } : jeter quelque chose ?
ask-exchange = { $thief_name } est au repaire : que dépose-t-il, que prend-il ?
ask-lift = { $thief_name } et { $other_name } : quels biens mettre en commun ?
ask-share = Quels biens garde { $thief_name } ? Le reste va à { $other_name }.
ask-poster = Se défaire de l’affiche « Recherché » au repaire ?
ask-replace = Quel équipement remplacer ?

## Décompte et phases

score-track = Piste de PV
score-gold = Or
score-gem = Pierres précieuses
score-liquor = Eau-de-vie
score-badge = Insignes
score-wine = Vin
score-artwork = Œuvres d’art
score-allies = Alliés
score-home = Au repaire
tie-pieces = Pièces de butin
tie-artwork = Œuvres d’art
tie-wine = Vin
tie-badge = Insignes
tie-gem = Pierres précieuses
tie-liquor = Eau-de-vie
tie-gold = Or
tie-place = Tours d’attente à la manche 1
stat-robbed = Vols
stat-arrested = Arrestations
stat-sold = PV des ventes
stat-missions = Missions accomplies
stat-allies = Alliés gagnés
stat-brawls = Bagarres
deed-sale = Meilleure vente
deed-seized = Arrestation la plus chère
motive-vp = Cela rapporte { $vp } PV tout de suite.
motive-gets = Le voleur obtient { part-goods }.
motive-worth = À vendre pour { $vp } PV : { $kind_the }.
motive-sells = Là, on peut vendre { part-goods } pour { $vp } PV.
motive-pays = Cela coûte { $gold } d’or.
motive-seen = Attention, { $citizen_the } y voit le voleur et l’arrête.
motive-unseen = Aucun garde ne voit cette rue.
phase-place = Assemblage de la ville
phase-villas = Pose des villas
phase-arts = Pose des œuvres d’art
phase-guards = Placement des gardes
phase-nobles = Placement des nobles
phase-mission = Pose des missions
phase-show = Étalage
phase-boards = Plateaux de patrouille
phase-deal = Distribution de l’équipement
phase-tiles = Distribution des tuiles
phase-reveal = Révélation des clients
phase-draw = Pioche d’équipement
phase-patrol = Plateau de patrouille révélé
phase-compass = Jet de la boussole
phase-rival = Jet de dé pour le rival
phase-pick = Choix de l’équipement
phase-buy = Premiers achats
phase-hideout = Choix des repaires
phase-plan = Planification
phase-walk = Déplacement des citadins
phase-turn = Tour d’un voleur
phase-move = Déplacement
phase-passing = Rencontre en chemin
phase-location = Lieu
phase-client = Clients
phase-keep = Choix d’une carte
phase-room = Faire de la place
phase-exchange = Échange
phase-lift = Biens à partager
phase-share = Partage des biens
phase-poster = Affiche « Recherché »
phase-replace = Remplacement d’équipement
phase-ended = Fin de la partie

## Options

option-city = Ville
    .help = Une ville assemblée au hasard, ou la ville fixe de la première partie.
option-city-random = au hasard
option-city-tutorial = fixe
option-missions = Missions
    .help = Les nouvelles missions viennent de la pioche, ou de deux missions visibles à côté de chaque contrebandier.
option-missions-deck = de la pioche
option-missions-strategic = stratégiques
option-planning = Planification
    .help = Les tuiles sont posées en secret, ou distribuées au hasard.
option-planning-secret = secrète
option-planning-chaotic = chaotique
option-first_look = Premier regard d’un garde
    .help = Ce que le garde voyait avant de se tourner compte, ou non, comme vu.
option-first_look-off = ne compte pas
option-first_look-on = compte
option-jump_guard = Sauter un garde
    .help = Ce qui arrive au voleur qui saute par-dessus un garde, de côté ou par-derrière.
option-jump_guard-arrest = arrestation
option-jump_guard-harmless = sans danger
option-jump_guard-forbidden = interdit
option-immune_move = Voleurs protégés en vue
    .help = Un voleur protégé poursuit son déplacement dans le champ de vision d’un garde, ou s’y arrête.
option-immune_move-free = continue
option-immune_move-stops = s’arrête
option-teleport_entry = Téléportation comme entrée
    .help = Se téléporter dans un bâtiment où se trouvent des rivaux coûte, ou non, des PV.
option-teleport_entry-off = non
option-teleport_entry-on = oui
option-activations = Activations par nuit
    .help = Chaque voleur active chaque lieu une fois par nuit, ou un seul lieu en tout.
option-activations-each = chaque lieu une fois
option-activations-one = un seul lieu
option-bags = Jetons sac des nobles
    .help = Le voleur choisit entre 2 pièces d’or et 1 pierre précieuse, ou la lettre du noble en décide.
option-bags-choice = au choix
option-bags-fixed = selon la lettre
option-full_equipment = Voleur déjà équipé de deux cartes
    .help = Un voleur qui a deux cartes d’équipement peut, ou non, en acheter une autre à la place.
option-full_equipment-kept = pas d’achat
option-full_equipment-replaced = remplacer
option-konstanze = Konstanze
    .help = Combien de fois par tour elle change de l’or en PV, et à quel taux.
option-konstanze-many = à volonté
option-konstanze-once = une fois
option-konstanze-per_gold = 3 PV par pièce d’or
option-stars_carriage = Shuriken sur le chariot
    .help = Jusqu’où va le chariot visé par le shuriken.
option-stars_carriage-second = deuxième lanterne libre
option-stars_carriage-next = prochaine lanterne libre
option-bernhard = Bernhard
    .help = Qui le garde soudoyé ne peut plus arrêter.
option-bernhard-thief = son voleur
option-bernhard-everyone = tous les voleurs
option-malika = Malika
    .help = À qui profite son prix des pierres précieuses.
option-malika-thief = son voleur
option-malika-guild = la guilde
option-tie_goods = Départage par sorte de biens
    .help = À égalité de PV et de nombre de biens, œuvres d’art, vin, insignes, etc. départagent ou non les guildes.
option-tie_goods-on = oui
option-tie_goods-off = non
option-home_poster = Affiche au repaire
    .help = L’affiche disparaît dès que le voleur rentre au repaire, ou son joueur choisit.
option-home_poster-automatic = toujours
option-home_poster-choice = au choix

## Règles

clause-TD-1_1 = La ville compte deux rangées de sections ; les deux sections de la rivière forment l’est, { $option_city ->
    [tutorial] et toutes sont posées comme dans la ville fixe.
   *[random] les autres sont posées au hasard, sur l’une ou l’autre face et dans n’importe quel sens.
}
clause-TD-1_2 = Chaque section a une entrée au bord extérieur, au nord ou au sud.
clause-TD-1_3 = Les catacombes se trouvent aux sections 1, 3, 6 et 8, les villas avec une œuvre d’art aux sections 2, 4, 5 et 7.
clause-TD-1_4 = Le chariot commence sur la lanterne la plus proche de la porte ouest.
clause-TD-1_5 = Chaque garde a un insigne et chaque noble un jeton sac, côté biens visible.
clause-TD-1_6 = Chaque contrebandier reçoit une mission visible{ $option_missions ->
    [strategic] , et deux autres attendent, visibles, près de lui.
   *[deck]  ; les autres forment une pioche.
}
clause-TD-1_7 = Les clients forment une pioche ; quatre cartes à cercle plein forment l’étalage commun des trafiquants.
clause-TD-1_8 = Les gardes se tiennent devant les villas et leur tournent le dos.
clause-TD-1_9 = Les nobles commencent sur les lanternes les plus proches des catacombes.
clause-TD-1_10 = Chaque guilde a trois voleurs, 8 pièces d’or dans son repaire et 10 PV.
clause-TD-1_11 = Chaque joueur reçoit un plateau de patrouille au hasard ; l’icône désigne le premier joueur.
clause-TD-1_12 = À deux joueurs, les sections 1 et 5, le garde D et le noble D restent dans la boîte.
clause-TD-1_13 = La partie solo se prépare comme à deux, avec les plateaux solo et trois rivaux.
clause-TD-2_1 = Gardez une carte sur trois et passez-en deux à droite, gardez-en une sur deux et passez la dernière ; les choix sont secrets.
clause-TD-2_2 = Vous pouvez acheter jusqu’à deux de vos trois cartes avec l’or du repaire.
clause-TD-2_3 = Un voleur a au plus deux équipements, de types différents, et ne les cède jamais. { $option_full_equipment ->
    [replaced] Qui en a deux peut en acheter un troisième : l’un des deux est défaussé, un Sac seulement si tout tient sans lui.
   *[kept] Qui en a deux ne peut plus en acheter.
}
clause-TD-2_4 = Les achats se font l’un après l’autre, à partir du premier joueur.
clause-TD-2_5 = Toutes les cartes restantes sont mélangées en une pioche.
clause-TD-3_1 = Les repaires se choisissent dans le sens antihoraire ; le premier joueur choisit en dernier.
clause-TD-3_2 = Un repaire est une maison libre : ni lieu, ni église.
clause-TD-4_1 = La partie compte six manches, nuit et jour ; la dernière n’a pas de jour.
clause-TD-4_2 = { $option_planning ->
    [chaotic] Vos quatre tuiles sont distribuées au hasard à vos trois voleurs et à votre plateau de patrouille.
   *[secret] En secret, donnez vos quatre tuiles à vos trois voleurs et à votre plateau de patrouille.
}
clause-TD-4_3 = Pour les tuiles 1 à 4, chaque joueur à son tour active ce qui porte la tuile.
clause-TD-4_4 = Le premier joueur est celui dont le plateau porte l’icône.
clause-TD-5_1 = Les figurines d’un plateau se déplacent de gauche à droite ; les arrestations suivent chaque déplacement.
clause-TD-5_2 = Une case de ruelle contient une seule figurine.
clause-TD-5_3 = Les citadins vont de lanterne en lanterne par les ruelles, jamais dans un bâtiment ni à travers un mur.
clause-TD-5_4 = Les cases occupées sont sautées.
clause-TD-5_5 = Un citadin ne fait jamais demi-tour et n’entre pas dans une impasse.
clause-TD-5_6 = Vous choisissez le premier pas, puis la direction à chaque croisement où le déplacement ne s’arrête pas.
clause-TD-5_7 = Une boucle peut finir sur la lanterne de départ.
clause-TD-5_8 = Aucun chemin ne se prend deux fois dans un déplacement, et il doit mener à une fin.
clause-TD-5_9 = Un noble s’arrête sur la première lanterne libre.
clause-TD-5_10 = Un garde part tout droit, à gauche ou à droite, et regarde devant lui.
clause-TD-5_11 = Le chariot s’arrête sur la deuxième lanterne libre.
clause-TD-5_12 = Les citadins déplacés par des cartes suivent les mêmes règles.
clause-TD-6_1 = Adjacent veut dire côte à côte, sans mur.
clause-TD-6_2 = Le champ de vision suit les ruelles, sans être gêné par les figurines, et s’arrête aux bâtiments, aux murs et au bord de la ville.
clause-TD-6_3 = Une ligne de vue est droite.
clause-TD-6_4 = Un voleur voit dans les quatre directions, même depuis un bâtiment.
clause-TD-6_5 = Les nobles et le chariot ne remarquent que les cases qu’ils occupent ou traversent.
clause-TD-6_6 = Un garde voit droit devant lui{ $option_jump_guard ->
    [harmless]  ; qui saute par-dessus lui de côté ou par-derrière passe inaperçu.
    [forbidden]  ; nul ne peut sauter par-dessus lui sans Bombe fumigène.
   *[arrest] , et remarque quiconque saute par-dessus lui.
}
clause-TD-6_7 = Personne n’est vu dans un bâtiment.
clause-TD-7_1 = Il y a tentative d’arrestation quand un garde en mouvement voit un voleur, quand il finit en le voyant, ou quand un voleur entre dans son champ de vision.
clause-TD-7_2 = Toutes les cases situées devant le garde pendant ses pas sont vues. { $option_first_look ->
    [on] Celles situées devant lui avant son premier pas le sont aussi.
   *[off] Celles situées devant lui avant son premier pas ne comptent pas.
}
clause-TD-7_3 = Chaque case où un voleur entre ou qu’il saute est vérifiée.
clause-TD-7_4 = Un voleur recherché est aussi arrêté par un noble ou par le chariot lorsque l’un saute par-dessus l’autre.
clause-TD-7_5 = Les tentatives se résolvent ensemble à la fin du déplacement.
clause-TD-7_6 = { $option_immune_move ->
    [stops] Un voleur protégé n’est pas arrêté, mais son déplacement s’achève là où il est vu.
   *[free] Un voleur protégé poursuit son déplacement.
}
clause-TD-7_7 = Un voleur arrêté rentre au repaire, perd ses biens et son affiche, et sa guilde 2 PV.
clause-TD-7_8 = Pendant son tour, il ne perd que l’action en cours.
clause-TD-7_9 = Un seul déplacement peut mener à plusieurs arrestations.
clause-TD-7_10 = Les citadins déplacés par des cartes peuvent aussi procéder à une arrestation.
clause-TD-8_1 = Un voleur dispose de trois points d’action : se déplacer, détrousser un citadin, activer un lieu ou utiliser une carte.
clause-TD-8_2 = Une fois par nuit, un voleur de la guilde dispose d’un point d’action de plus.
clause-TD-8_3 = Les cartes gratuites et les échanges au repaire se font entre les actions.
clause-TD-8_4 = Le tour peut finir à tout moment ; l’étalage est alors complété.
clause-TD-9_1 = Un déplacement donne 3 points de déplacement, un par emplacement.
clause-TD-9_2 = Un déplacement ne finit jamais sur une case occupée.
clause-TD-9_3 = Les cases occupées se sautent gratuitement, à condition de pouvoir achever le saut ; aucune figurine deux fois dans un même déplacement.
clause-TD-9_4 = Sauter par-dessus un voleur rival coûte 1 PV.
clause-TD-9_5 = Entrer dans un bâtiment coûte 1 point de déplacement et met fin au déplacement.
clause-TD-9_6 = On entre dans une maison de tous côtés, dans un lieu seulement par ses portes.
clause-TD-9_7 = On sort d’un bâtiment vers toute case voisine sans mur entre les deux.
clause-TD-9_8 = Chaque rival présent à l’intérieur coûte 1 PV, sauf s’il est dans son repaire ou si vous entrez dans le vôtre.
clause-TD-9_9 = Les rivaux peuvent entrer dans un repaire, mais pas toucher à ses biens.
clause-TD-9_10 = Un seul pas sépare deux entrées des catacombes, quelles qu’elles soient.
clause-TD-9_11 = Une téléportation pose le voleur sur un emplacement { $option_teleport_entry ->
    [on] et vaut une entrée dans le bâtiment : les rivaux à l’intérieur coûtent des PV.
   *[off] sans qu’il y entre.
}
clause-TD-9_12 = Les murs ne se franchissent pas.
clause-TD-9_13 = Deux voleurs d’une même guilde peuvent échanger des biens en se croisant.
clause-TD-9_14 = Lors d’un saut, on règle d’abord les PV ou l’échange, puis l’arrestation.
clause-TD-10_1 = On détrousse un citadin depuis une case de ruelle adjacente, une fois par nuit et par voleur.
clause-TD-10_2 = Dévaliser le chariot rapporte une bouteille de vin et une affiche « Recherché ».
clause-TD-10_3 = Un voleur ne dérobe l’insigne d’un garde que hors de son champ de vision.
clause-TD-10_4 = Détrousser un noble dont le jeton sac montre des biens rapporte { $option_bags ->
    [fixed] ce que dit sa lettre : A et C 2 pièces d’or, B et D 1 pierre précieuse.
   *[choice] 2 pièces d’or ou 1 pierre précieuse.
}
clause-TD-10_5 = Les biens qui ne trouvent pas de place ne sont pas reçus.
clause-TD-11_1 = Un voleur a au plus une affiche.
clause-TD-11_2 = Un voleur recherché peut être arrêté par tout citadin.
clause-TD-11_3 = Une affiche disparaît { $option_home_poster ->
    [choice] au repaire si son propriétaire le veut, au cachot contre 3 PV, ou lors d’une arrestation.
   *[automatic] au repaire, au cachot contre 3 PV, ou lors d’une arrestation.
}
clause-TD-12_1 = { $option_activations ->
    [one] Chaque voleur n’active qu’un seul lieu par nuit.
   *[each] Chaque voleur active un même lieu au plus une fois par nuit.
}
clause-TD-12_2 = Les actions d’un lieu se font dans l’ordre voulu, une fois chacune, et il en faut au moins une.
clause-TD-12_3 = Un échange marqué sans limite peut être répété.
clause-TD-12_4 = Tout ce qui est payé vient de l’inventaire du voleur actif.
clause-TD-13_1 = Au marché, le voleur remplit son inventaire de pièces d’or.
clause-TD-13_2 = Le marché achète l’eau-de-vie 1 PV la bouteille.
clause-TD-14_1 = Dans une villa, remplissez l’inventaire de pierres précieuses ou prenez l’œuvre d’art, si elle trouve place.
clause-TD-14_2 = L’une des deux actions porte un cadenas et demande un crochet.
clause-TD-14_3 = Une œuvre d’art volée n’est pas remplacée.
clause-TD-15_1 = Un trafiquant prend une œuvre d’art en échange de son bonus.
clause-TD-15_2 = Un trafiquant achète les pierres précieuses 1 PV pièce.
clause-TD-15_3 = Un trafiquant vend une ou deux cartes de l’étalage.
clause-TD-15_4 = Tous les trafiquants partagent le même étalage.
clause-TD-15_5 = Après le tour, l’étalage est complété à quatre cartes.
clause-TD-16_1 = Un voleur sans allié rencontre quatre clients : il s’allie à l’un d’eux, déclenche une bagarre ou n’en fait rien.
clause-TD-16_2 = La taverne achète le vin 2 PV la bouteille.
clause-TD-16_3 = La taverne vend l’eau-de-vie 1 pièce d’or la bouteille.
clause-TD-16_4 = La rencontre avec les clients ne peut pas être interrompue.
clause-TD-17_1 = Au cachot, on reprend les biens confisqués, dans la limite de la place disponible.
clause-TD-17_2 = Le cachot achète les insignes 2 PV pièce.
clause-TD-17_3 = Une affiche rendue au cachot rapporte 3 PV.
clause-TD-18_1 = Un contrebandier prend les biens de sa mission et paie la récompense.
clause-TD-18_2 = Sans mission, ou sans les biens demandés, un contrebandier ne peut pas être activé.
clause-TD-19_1 = Un voleur porte 4 pièces de butin et 4 pièces d’or ; une œuvre d’art occupe 4 emplacements de butin.
clause-TD-19_2 = Un sac ajoute deux emplacements, pour du butin ou de l’or.
clause-TD-19_3 = L’inventaire du repaire est sans limite.
clause-TD-19_4 = Au repaire, le voleur actif échange librement avec l’inventaire du repaire et les voleurs de sa guilde présents.
clause-TD-19_5 = Les voleurs n’échangent qu’au passage, au repaire ou par des cartes.
clause-TD-19_6 = On peut jeter des biens pour faire de la place.
clause-TD-19_7 = Seules les œuvres d’art sont limitées.
clause-TD-20_1 = Une carte est une action, une amélioration, une action gratuite, un bonus de fin ou un effet de jour.
clause-TD-20_2 = « Une fois par tour » veut dire une fois pendant le tour de ce voleur.
clause-TD-20_3 = Une carte sert au voleur qui la possède ; trois alliés servent toute la guilde.
clause-TD-20_4 = Les cartes s’utilisent pendant le tour de leur voleur ; une protection agit à tout moment.
clause-TD-20_5 = Une carte défaussée libère son emplacement.
clause-TD-E1 = Une fois par tour, franchissez un mur au cours d’un déplacement.
clause-TD-E2 = Action : gagnez 1 PV, puis déplacez un garde en vue.
clause-TD-E3 = En dérobant l’insigne d’un garde, même s’il n’en a plus : gagnez 1 PV, puis déplacez ce garde.
clause-TD-E4 = Action, dans un bâtiment voisin du chariot : 1 bouteille de vin et 2 PV.
clause-TD-E5 = Action : d’un bâtiment, passez en ligne droite par-dessus la ruelle dans le suivant.
clause-TD-E6 = Deux emplacements de plus, pour du butin ou de l’or.
clause-TD-E7 = Action : redistribuez jusqu’à trois biens avec un autre de vos voleurs.
clause-TD-E8 = Ouvre les cadenas des villas et rapporte 1 PV à chaque fois.
clause-TD-E9 = 4 points de déplacement au lieu de 3.
clause-TD-E10 = Action, défaussée : gagnez 4 PV ; pendant ce tour, toutes les figurines des ruelles vous sont favorables.
clause-TD-E11 = Détrousser un noble rapporte à la fois l’or et la pierre précieuse.
clause-TD-E12 = Action, défaussée : gagnez 5 PV, puis déplacez un noble ou le chariot en vue{ $option_stars_carriage ->
    [next]  ; le chariot va à la prochaine lanterne libre.
   *[second]  ; le chariot va à la deuxième lanterne libre.
}
clause-TD-C13 = Dans l’église, une fois par tour : 1 bouteille de vin.
clause-TD-C14 = Dans un jardin, une fois par tour : 1 bouteille d’eau-de-vie contre 1 bouteille de vin.
clause-TD-C15 = Dans l’église, une seule fois : 3 PV et 3 points d’action, puis la carte retourne dans la boîte.
clause-TD-C16 = Les rivaux ne coûtent pas de PV à ce voleur.
clause-TD-C17 = Action : versez 1 pièce d’or au cachot ; le garde choisi ne peut plus arrêter { $option_bernhard ->
    [everyone] personne cette nuit.
   *[thief] ce voleur cette nuit.
}
clause-TD-C18 = À la fin : 1 PV par pièce d’or au repaire.
clause-TD-C19 = À la fin : 2 PV par insigne au repaire.
clause-TD-C20 = À la fin : 1 PV par bouteille d’eau-de-vie au repaire.
clause-TD-C21 = À la fin : 1 PV par pierre précieuse au repaire.
clause-TD-C22 = Au marché, l’eau-de-vie se vend 2 PV.
clause-TD-C23 = Une fois par tour, sautez par-dessus un bâtiment comme par-dessus une figurine.
clause-TD-C24 = Au bord de la rivière, une fois par tour : téléportation vers un autre emplacement riverain.
clause-TD-C25 = Téléportation de jardin en jardin.
clause-TD-C26 = Téléportation d’étable en étable.
clause-TD-C27 = Le vin se vend 4 PV dans les tavernes et les villas.
clause-TD-C28 = Dans l’église, une fois par tour : { $option_konstanze ->
    [once] 2 pièces d’or contre 3 PV, une seule fois.
    [per_gold] 3 PV par pièce d’or.
   *[many] 2 pièces d’or contre 3 PV, autant de fois que voulu.
}
clause-TD-C29 = Au marché : 1 pierre précieuse et 1 PV de plus.
clause-TD-C30 = Téléportation de forge en forge.
clause-TD-C31 = Une fois par tour : donnez un bien à un autre de vos voleurs, ou prenez-lui-en un.
clause-TD-C32 = Chez les trafiquants, les pierres précieuses se vendent 2 PV{ $option_malika ->
    [guild] , pour toute la guilde.
   *[thief] , pour lui seul.
}
clause-TD-C33 = La guilde achète de l’équipement dans les forges, pour 1 pièce d’or de moins et 1 PV de plus.
clause-TD-C34 = En dévalisant le chariot, payez 1 pièce d’or : 2 bouteilles de vin et pas d’affiche.
clause-TD-C35 = Chaque mission de la guilde rapporte 2 pièces d’or et 2 PV de plus.
clause-TD-C36 = Détrousser un noble rapporte une pierre précieuse de plus.
clause-TD-C37 = La guilde s’allie gratuitement, à la taverne comme au marché.
clause-TD-C38 = Au repaire : une pierre précieuse ou une eau-de-vie contre 2 pièces d’or et 1 PV, une bouteille de vin contre 2 pièces d’or et 2 PV.
clause-TD-C39 = Action : échangez votre place avec celle d’un autre de vos voleurs.
clause-TD-C40 = Téléportation de tour en tour.
clause-TD-C41 = Au lever du jour, dans une ruelle : 4 pièces d’or.
clause-TD-C42 = À la taverne, terminez chez un trafiquant, et inversement.
clause-TD-C43 = Téléportation vers l’autre taverne.
clause-TD-C44 = Un déplacement qui passe par les catacombes a 1 point de plus.
clause-TD-C45 = Les gardes qui se trouvent sur la section du cachot ne peuvent pas arrêter ce voleur.
clause-TD-C46 = À la fin : 2 PV par bouteille de vin au repaire.
clause-TD-C47 = Pendant son tour, les gardes ne peuvent pas arrêter ce voleur.
clause-TD-C48 = Une fois par tour, pour 1 pièce d’or : jusqu’à 6 points de déplacement, sans catacombes ni chaussures.
clause-TD-21_1 = Le jour, le marqueur de manche avance.
clause-TD-21_2 = Marqueurs d’endurance et tuiles de planification sont repris.
clause-TD-21_3 = Les plateaux de patrouille passent à droite, avec le premier joueur.
clause-TD-21_4 = Chaque voleur dans une ruelle rapporte 1 PV.
clause-TD-21_5 = Ce qui valait pour une nuit prend fin.
clause-TD-21_6 = Après les manches 2 et 4, jetons sac, insignes, missions et étalage sont renouvelés.
clause-TD-21_7 = La manche 6 n’est pas suivie d’un jour.
clause-TD-22_1 = À la fin : 1 PV pour 4 pièces d’or, 2 pierres précieuses, 2 eaux-de-vie, 1 insigne ou 1 vin, 3 PV pour une œuvre d’art.
clause-TD-22_2 = Puis les alliés comptent ce qui est au repaire.
clause-TD-22_3 = Chaque voleur au repaire rapporte 1 PV.
clause-TD-22_4 = Le plus grand nombre de PV l’emporte ; à égalité, le plus de biens, { $option_tie_goods ->
    [off] puis qui a joué le plus tard en manche 1.
   *[on] puis leurs sortes, puis qui a joué le plus tard en manche 1.
}
clause-TD-23_1 = Missions stratégiques : deux missions visibles attendent près de chaque contrebandier.
clause-TD-23_2 = Planification chaotique : les tuiles sont distribuées au hasard.
clause-TD-24_1 = Seul, vous cherchez à obtenir le plus de PV possible, avec les règles à deux joueurs.
clause-TD-24_2 = Gardez une carte sur trois, une sur deux, et la dernière.
clause-TD-24_3 = Les trois tuiles sont posées face visible sur les voleurs.
clause-TD-24_4 = Voleurs et citadins alternent ; aux manches paires, les citadins commencent.
clause-TD-24_5 = Un plateau est révélé, le dé déplace ses figurines, puis un second jet déplace son rival.
clause-TD-24_6 = Le dé donne une direction ; si elle est impossible, tournez jusqu’à la suivante, dans le sens horaire pour un jet pair.
clause-TD-24_7 = Une figurine qui tournerait sans fin reste en place.
clause-TD-24_8 = Le second jet envoie le rival dans une taverne, au marché, chez le trafiquant ou au cachot.
clause-TD-24_9 = Les biens d’un voleur arrêté sont perdus.
clause-TD-24_10 = Le jour, la boussole se retourne et les plateaux sont mélangés.
clause-TD-24_11 = Six manches, décompte normal et une note en étoiles.

## Why a choice is refused, in numbers

why-turn = C’est à { $seat_name } de choisir.
why-spent = Tous les points d’action de { $thief_name } sont dépensés.
why-far = { $steps ->
    [one] Il faut un point de déplacement pour y aller.
   *[other] Il faut { $steps } points de déplacement pour y aller.
} { part-mp }
why-watched = En chemin, { $citizen_the } arrêterait le voleur.
why-price = { $price ->
    [one] Cela coûte { $price } pièce d’or
   *[other] Cela coûte { $price } pièces d’or
} ; il y a { part-gold }.
why-few = Il faut { $needs ->
    [1] { $good_a }
   *[other] { $needs } { $good_many }
} ; le voleur { $has ->
    [0] n’en a pas.
   *[other] en a { $has }.
}
why-full = Il faut { $needs ->
    [one] un emplacement libre
   *[other] { $needs } emplacements libres
} ; le voleur { $free ->
    [0] n’en a pas.
   *[other] en a { $free }.
}
why-equipped = { $cards ->
    [one] Le voleur porte déjà une carte, et nul n’en porte plus.
   *[other] Le voleur porte déjà { $cards } cartes, et nul n’en porte plus.
}

section-1 = Mise en place
section-2 = Choix de l’équipement et premiers achats
section-3 = Repaires
section-4 = Nuits, plans, ordre
section-5 = La marche des citadins
section-6 = Qui voit qui
section-7 = Arrestations
section-8 = Le tour d’un voleur
section-9 = Déplacer un voleur
section-10 = Détrousser un citadin
section-11 = L’affiche « Recherché »
section-12 = Activer un lieu
section-13 = Marché
section-14 = Villa
section-15 = Trafiquant
section-16 = Taverne
section-17 = Cachot
section-18 = Contrebandier
section-19 = Biens et inventaires
section-20 = Cartes
section-21 = Le jour
section-22 = La fin
section-23 = Variantes
section-24 = Jouer seul

## Glossaire

glossary-alley = Ruelle
    .text = Une case porte une seule figurine. Chaque voleur dans une ruelle le jour rapporte 1 PV.
glossary-ally = Client et allié
    .text = Un voleur sans allié rencontre quatre clients dans une taverne : l’un devient son allié et l’aide, ou c’est la bagarre, ou rien.
glossary-ap = Actions
    .text = Ce qui reste des trois actions du tour de ce voleur. Le tour peut finir à tout moment.
glossary-arrest = Arrestation
    .text = Un voleur arrêté rentre au repaire, perd ses biens et son affiche, et sa guilde 2 PV. { $option_immune_move ->
        [stops] Un voleur protégé n’est pas arrêté, mais son déplacement finit là où il est vu.
       *[free] Un voleur protégé n’est pas retenu.
    }
glossary-artwork = Œuvre d’art
    .text = Il y en a une dans chaque villa, et elle occupe les quatre cases de butin. Un trafiquant l’échange contre son bonus ; au repaire, elle vaut 3 PV à la fin.
glossary-badge = Insigne
    .text = Volé à un garde. Le cachot l’achète 2 PV ; gardé au repaire, il vaut 1 PV à la fin.
glossary-bags = Sac et bourse
    .text = De la place pour 4 butins et 4 pièces d’or ; une œuvre d’art occupe les quatre cases, et un Sac en ajoute deux. On peut jeter des biens pour faire de la place.
glossary-brawl = Bagarre
    .text = Au lieu d’un allié : ce voleur a déclenché une bagarre dans une taverne, et un client est posé ici face cachée.
glossary-brings = Apporte
    .text = Des biens reçus avec la carte à l’achat.
glossary-carriage = Chariot
    .text = Il va jusqu’à la deuxième lanterne libre. Volé, il donne un vin et une affiche.
glossary-catacomb = Catacombes
    .text = Toutes leurs entrées sont à un pas l’une de l’autre.
glossary-church = Église
    .text = Une maison qui n’est le repaire de personne. Certains alliés aident ici.
glossary-cost = Coût
    .text = L’or que coûte une carte.
glossary-dealer = Trafiquant
    .text = Il prend une œuvre d’art contre son bonus, achète les pierres précieuses 1 PV pièce et vend une ou deux cartes de l’étalage, commun à tous les trafiquants.
glossary-door = Porte
    .text = On n’entre dans un lieu que par ses portes ; dans une maison, par tous les côtés.
glossary-dungeon = Cachot
    .text = Il garde les biens des voleurs arrêtés : un visiteur les reprend. Il achète les insignes 2 PV pièce et prend une affiche contre 3 PV.
glossary-endurance = Endurance
    .text = Une fois par nuit, elle donne une action de plus à un voleur de la guilde. Elle revient le jour.
glossary-equipment = Équipement
    .text = Une carte pour un voleur, qui en a deux au plus, de types différents. On l’achète avant la première nuit ou chez un trafiquant.
glossary-first = Premier joueur
    .text = Il agit le premier à chaque tuile. L’icône est sur un plateau de patrouille et passe avec lui.
glossary-gate = Entrée
    .text = Chaque quartier en a une au bord extérieur : elle mène aux catacombes ou à une villa.
glossary-gem = Pierre précieuse
    .text = Elle vient des villas et des nobles. Un trafiquant l’achète 1 PV ; deux au repaire valent 1 PV à la fin.
glossary-gold = Or
    .text = Il paie cartes, alliés et eau-de-vie, de la bourse du voleur qui agit. Le marché remplit la bourse ; quatre pièces au repaire valent 1 PV à la fin.
glossary-guard = Garde
    .text = Il regarde droit devant lui dans la ruelle, comme l’indique la flèche, et arrête tout voleur qu’il voit. Volé de dos ou de côté, il donne son insigne.
glossary-guild = Guilde
    .text = Les trois voleurs d’un joueur avec leur repaire, leurs biens et leurs points de victoire.
glossary-hideout = Repaire
    .text = La maison de votre guilde. Il contient tout ; chez soi, le voleur actif échange librement. Chaque voleur au repaire à la fin rapporte 1 PV.
glossary-house = Maison
    .text = Tour, jardin, forge ou étable. On y entre par tous les côtés, et personne n’y est vu. Certaines cartes servent dans un genre de maison.
glossary-lantern = Lanterne
    .text = Les citadins vont de lanterne en lanterne et s’arrêtent sur une libre.
glossary-liquor = Eau-de-vie
    .text = Une taverne la vend 1 pièce d’or, le marché l’achète 1 PV la bouteille ; deux au repaire valent 1 PV à la fin.
glossary-market = Marché
    .text = Il remplit d’or la bourse du voleur et achète l’eau-de-vie 1 PV la bouteille.
glossary-mission = Mission
    .text = La commande d’un contrebandier : apportez ces biens et recevez sa récompense.
glossary-mp = Points de déplacement
    .text = Un déplacement a 3 points, un par case. Les cases occupées se sautent gratuitement ; entrer dans un bâtiment coûte 1 et met fin au déplacement. Le nombre dit combien de pas il faut.
glossary-night = Nuit et jour
    .text = La partie compte six nuits, suivies chacune d’un jour sauf la dernière. Le jour, ce qui a servi revient.
glossary-noble = Noble
    .text = Il marche de lanterne en lanterne avec un sac bon à voler, une fois par nuit par voleur. Il n’arrête que les voleurs recherchés, là où ils se croisent. { $option_bags ->
        [fixed] Un sac plein : 2 pièces d’or chez A et C, une pierre précieuse chez B et D.
       *[choice] Un sac plein : 2 pièces d’or ou une pierre précieuse.
    }
glossary-offer = Choix
    .text = Ce que l’on peut faire ici maintenant, chaque chose une fois, dans n’importe quel ordre ; un échange sans fin peut se répéter.
glossary-patrol = Patrouille
    .text = Les citadins de votre plateau de patrouille : quand vient sa tuile, vous les déplacez de gauche à droite, et les arrestations suivent chaque déplacement. Le jour, les plateaux passent à droite.
glossary-planned = Planifié
    .text = Ce joueur a posé ses tuiles de planification pour la nuit.
glossary-rob = Voler
    .text = Une action : depuis une case voisine d’un citadin, une fois par nuit par voleur. Ce qui ne tient pas n’est pas reçu.
glossary-sight = En vue
    .text = Ce que voit un garde : une ligne droite dans la ruelle, au-delà des figurines, jusqu’à un bâtiment, un mur ou le bord. Un voleur qui y entre est arrêté.
glossary-smuggler = Contrebandier
    .text = Il prend les biens de la mission posée ici et paie sa récompense. Sans ces biens, on ne peut le visiter.
glossary-solo = Table solo
    .text = En solo, le dé déplace les citadins d’un plateau de patrouille et envoie trois rivaux dans la ville ; la boussole dit qui commence.
glossary-tavern = Taverne
    .text = Un voleur y trouve un allié, y vend le vin 2 PV la bouteille et y achète l’eau-de-vie 1 pièce d’or la bouteille.
glossary-thief = Voleur
    .text = L’un des trois de votre guilde. Activé par une tuile de planification, il a trois actions : se déplacer, voler, utiliser un lieu, utiliser une carte. Il porte 4 butins et 4 pièces d’or.
glossary-tile = Tuile de planification
    .text = Son numéro dit quand ce voleur ou la patrouille agit : d’abord toutes les tuiles 1, puis 2, 3 et 4. { $option_planning ->
        [chaotic] À cette table, les tuiles sont distribuées au hasard.
       *[secret] Vous donnez vos quatre tuiles en secret.
    }
glossary-villa = Villa
    .text = Prenez des pierres précieuses à ras bord ou l’œuvre d’art, si elle tient. L’une des deux est sous clé et demande un Crochet.
glossary-vp = Points de victoire
    .text = Les PV font gagner. Ils viennent des ventes, des missions, des cartes et de ce qui est au repaire à la fin ; une arrestation en coûte 2.
glossary-wall = Mur
    .text = Personne ne le traverse, et personne ne voit au travers.
glossary-wanted = Recherché
    .text = Un voleur qui porte une affiche peut être arrêté par tout citadin, nobles et chariot compris. Au cachot, l’affiche s’échange contre 3 PV. { $option_home_poster ->
        [choice] Au repaire, son propriétaire peut s’en défaire.
       *[automatic] Au repaire, elle disparaît.
    }
glossary-wine = Vin
    .text = Il vient du chariot. Une taverne l’achète 2 PV la bouteille ; au repaire, il vaut 1 PV à la fin.

## What the lab counts

measured-equipment = Équipement
measured-client = Clients
measured-mission = Missions
measured-location = Lieux
measured-section = Quartiers
measured-tile = Tuiles de plan laissées à la patrouille
measured-board = Plateaux de patrouille
