### Ce que dit le plateau de Thiefdom dans le navigateur, à côté des mots du jeu.

chapter-TD-1 = { section-1 }
chapter-TD-2 = { section-2 }
chapter-TD-3 = { section-3 }
chapter-TD-4 = { section-4 }
chapter-TD-5 = { section-5 }
chapter-TD-6 = { section-6 }
chapter-TD-7 = { section-7 }
chapter-TD-8 = { section-8 }
chapter-TD-9 = { section-9 }
chapter-TD-10 = { section-10 }
chapter-TD-11 = { section-11 }
chapter-TD-12 = { section-12 }
chapter-TD-13 = { section-13 }
chapter-TD-14 = { section-14 }
chapter-TD-15 = { section-15 }
chapter-TD-16 = { section-16 }
chapter-TD-17 = { section-17 }
chapter-TD-18 = { section-18 }
chapter-TD-19 = { section-19 }
chapter-TD-20 = { section-20 }
chapter-TD-21 = { section-21 }
chapter-TD-22 = { section-22 }
chapter-TD-23 = { section-23 }
chapter-TD-24 = { section-24 }

board-city = La ville
board-action = Action { $tile }
board-night-of = { $round ->
    [0] avant la première nuit
   *[other] nuit { $round } sur { $rounds }
}
board-you = Vous
board-back = Retour
board-do-it = Confirmer
board-ready = Prêt
board-vp = { $vp } PV
board-cost = { $cost ->
    [0] gratuit
    [one] coûte { $cost } pièce d’or
   *[other] coûte { $cost } pièces d’or
}
board-brings = Apporte
board-first = Premier joueur
board-wanted = recherché
board-planned = Plan remis
board-tiles-left = Tuiles de planification : Goupil, Furet, Corbeau, puis la patrouille
board-nothing = rien
board-nowhere = pas encore choisi
board-thief-mine = votre { $thief }
board-thief-of = { $thief } ({ $name })
board-stands = { $thief } est ici et porte : { $goods }.
board-guard-looks = { $citizen } regarde { $direction }.
board-seen-by = Vu par { $citizen }.
board-hideout-of = { $mine ->
    [1] Votre repaire.
   *[other] Repaire : { $name }.
}
board-no-mission = Pas de mission ici.
board-mission = Mission { $number } (données maison) : livrez { $wants } ; recevez { $vp } PV et { $gives }.
board-artwork = { $draws ->
    [0] { $name } (données maison) : { $vp } PV et { $gives } chez un trafiquant.
   *[other] { $name } (données maison) : { $vp } PV chez un trafiquant, et une carte parmi { $draws }.
}
board-artwork-gone = L’œuvre d’art a disparu.
board-villa-lock = { $locked ->
    [gems] Les pierres précieuses sont sous clé.
   *[artwork] L’œuvre d’art est sous clé.
}
board-dungeon-holds = Biens saisis : { $goods }.
board-zoom = Plan
board-zoom-in = Plus près
board-zoom-out = Plus loin
board-show-sight = Montrer ce que voient les gardes
board-go = { $steps ->
    [one] { $place } : { $steps } pas.
   *[other] { $place } : { $steps } pas.
}
board-go-there = { $place }.
board-climb = Escalader le mur : { $place }.
board-vault = Sauter par-dessus : { $place }.
board-carried = Se retrouver ici : { $place }
board-hide-in = Se cacher ici : { $place }.
board-arrest = { $vp ->
    [0] En vue : { $citizen }. Arrestation, et les biens sont perdus.
   *[other] En vue : { $citizen }. Arrestation, −{ $vp } PV, et les biens sont perdus.
}
board-by-card = Avec une carte : par-dessus un mur ou un bâtiment.
board-gains = +{ $vp } PV
board-rivals-cost = { $vp ->
    [one] Un rival en chemin coûte { $vp } PV.
   *[other] Les rivaux en chemin coûtent { $vp } PV.
}
board-meets = Croise { $thief } : échange de biens possible.
board-steps-left = { $count ->
    [0] Il ne restera aucun PM.
    [one] Il restera { $count } PM.
   *[other] Il restera { $count } PM.
}
board-will-look = { $count ->
    [0] Regardera { $direction }, contre un mur.
    [one] Regardera { $direction }, sur une case.
   *[other] Regardera { $direction }, sur { $count } cases.
}
board-watched = Si son tour s’arrête là, { $citizen } le verra et l’arrêtera : la patrouille passe juste après.
board-will-arrest = Arrête { $thieves }.
board-will-arrest-none = N’arrête personne.
board-ways = { $count } chemins y mènent.
board-how-hideout = Choisissez une maison éclairée. Ni lieu, ni église.
board-how-walk = Choisissez une lanterne éclairée ; le chemin et le regard se montrent avant.
board-how-turn = Les chiffres comptent les pas. Un œil : un garde voit la case.
board-how-move = Continuez vers un endroit éclairé, ou arrêtez-vous.
board-pick-place = Choisissez un endroit éclairé.
board-plan-how = Glissez les tuiles, ou touchez-en deux pour les échanger.
board-keys-plan = en planifiant : cette tuile pour le voleur
board-keys-next = le prochain endroit éclairé
board-tile = { $carrier } : tuile { $tile }
board-tile-number = Tuile { $tile }
board-patrol = Patrouille
board-hideout = Repaire
board-endurance = { $left ->
    [0] L’endurance est épuisée cette nuit
   *[other] L’endurance est disponible
}
board-missions-done = { $count ->
    [0] aucune mission accomplie
    [one] { $count } mission accomplie
   *[other] { $count } missions accomplies
}
board-guild = Guilde : { $name }
board-guilds = Guildes
board-ap = { $count ->
    [0] Plus d’action
    [one] Il reste { $count } action
   *[other] Il reste { $count } actions
}
board-brawl = Après une bagarre : pas d’allié
board-no-cards = aucune carte
board-sack = Porte un Sac : deux emplacements de plus.
board-activate = Activer { $kind }
board-stop = { $mp ->
    [0] S’arrêter ici
    [one] S’arrêter ici, { $mp } PM perdu
   *[other] S’arrêter ici, { $mp } PM perdus
}
board-end-turn = { $ap ->
    [0] Fin : { $thief }
    [one] Fin : { $thief }, { $ap } action perdue
   *[other] Fin : { $thief }, { $ap } actions perdues
}
board-rob-noble = { $way ->
    [0] Détrousser { $citizen } : 2 pièces d’or
   *[other] Détrousser { $citizen } : 1 pierre précieuse
}
board-rob-guard = { $way ->
    [0] Dérober un insigne : { $citizen }
   *[other] Dérober un insigne avec le Gourdin : { $citizen }
}
board-rob-carriage = { $way ->
    [0] Dévaliser { $citizen } : une bouteille de vin et une affiche
   *[other] Dévaliser { $citizen } : payer 1 pièce d’or pour 2 bouteilles de vin
}
board-mode-grapple = Grappin…
board-mode-travel = Voyager par carte…
board-menu-lend = Donner ou prendre…
board-menu-tithe = De l’or contre des PV…
board-menu-fence = Vendre depuis le repaire…
board-menu-shoot = Arbalète…
board-menu-throw = Shuriken…
board-menu-bribe = Soudoyer un garde…
board-menu-buy = Acheter de l’équipement…
board-menu-use = Cartes…
board-menu-pigeon = Pigeon…
board-menu-swap = Changer de place…
board-store = { $thief } : vers le repaire
board-fetch = { $thief } : hors du repaire
board-store-all = Tout déposer au repaire
board-fetch-gold = { $count ->
    [one] Prendre { $count } pièce d’or
   *[other] Prendre { $count } pièces d’or
}
board-lift = { $way ->
    [0] Mettre vos propres biens
   *[other] Mettre les biens de l’autre
}
board-sell = Vendre : { $good }
board-drink = Acheter : { $good }
board-take = Prendre
board-drop = Jeter
board-share = Garder
board-note-exchange = D’abord tout ce qui entre, puis ce qui sort, chaque fois dans l’ordre affiché.
board-note-lift = D’abord les biens mis en commun, puis qui garde quoi.
board-do-pick = Garder
board-do-buy = Acheter
board-kept = { $count ->
    [one] Vous avez gardé une carte
   *[other] Vous avez gardé { $count } cartes
}
board-do-ally = Prendre comme allié
board-do-brawl = Bagarre : +1 PV
board-do-keep = Garder
board-do-replace = Défausser
board-for = Pour { $thief }
board-solo = { $first ->
    [citizens] Cette nuit, les citadins commencent.
   *[thieves] Cette nuit, vos voleurs commencent.
} { $left ->
    [0] Il ne reste aucun plateau de patrouille.
    [one] Il reste un plateau de patrouille.
   *[other] Il reste { $left } plateaux de patrouille.
}
board-solo-how = Un seul jet déplace tous les citadins d’un plateau : la première flèche ouverte compte, à chaque carrefour de nouveau. Un second jet envoie un rival dans un lieu ; le petit chiffre est sa section.
board-solo-die = Dé
board-solo-way = Directions
board-solo-rival = Rival
board-solo-away = hors de la ville
board-spoken-night = { $round ->
    [0] Avant la première des { $rounds } nuits.
   *[other] Nuit { $round } sur { $rounds }.
}
board-spoken-turn = En action : { $thief } ; actions restantes : { $ap }, pas restants : { $mp }.
board-spoken-guard = { $citizen } : { $place } ; regarde { $direction } ; voit : { $sees }. { $badge ->
    [0] Sans insigne.
   *[other] Avec insigne.
}
board-spoken-citizen = { $citizen } : { $place }.{ $bag ->
    [0] { " " }La bourse est vide.
    [1] { " " }La bourse est pleine.
   *[other] { "" }
}
board-spoken-guild = { $name } : { $vp } PV ; repaire : { $place } ; dedans : { $goods }.
board-spoken-thief = { $thief } : { $place } ; porte { $goods } ; { $cards }.{ $wanted ->
    [0] { "" }
   *[other] { " " }Recherché.
}
board-spoken-display = En vente chez les trafiquants : { $cards }.
