### Ce que dit le plateau d’Oliver Twist dans le navigateur, à côté des mots du jeu.

chapter-OT-1 = { section-setup }
chapter-OT-2 = { section-knowledge }
chapter-OT-3 = { section-turn }
chapter-OT-4 = { section-prowl }
chapter-OT-5 = { section-fagin }
chapter-OT-6 = { section-help }
chapter-OT-7 = { section-money }
chapter-OT-8 = { section-dusk }
chapter-OT-9 = { section-night_setup }
chapter-OT-10 = { section-night }
chapter-OT-11 = { section-end }
chapter-OT-B = { section-board }
chapter-OT-C1 = { section-characters }

board-phase-day = Jour
board-phase-night = Nuit
board-phase-account = Comptes
board-river = La Tamise
board-london-day = Londres de jour
board-london-night = Londres de nuit
board-clerkenwell = De Clerkenwell à la Tamise
board-gaslight = Clerkenwell sous les becs de gaz
board-night-falls = La nuit tombe
board-lens = Vue du plan
board-nearer = Agrandir
board-farther = Réduire
board-to-gang = Revenir à la Bande
board-whole = Toute la ville
board-space = { $where } : { $what }.
board-gang-here = La Bande est ici.
board-empty = vide
board-face-down = face cachée
board-only-you = face cachée ; vous seul le savez : { $token }
board-looked-by = face cachée ; vu par { $names }
board-offer-place = La Bande peut venir ici.
board-offer-peek = Vous pouvez le regarder.
board-offer-reveal = Vous pouvez révéler à partir d’ici.
board-offer-grab = Vous pouvez le chiper.
board-chamber = Chambre
board-hidden = caché
board-only-yours = vous seul le voyez
board-reserve = Réserve
board-reserve-of = Réserve : { $name }
board-of-nine = { $count } sur 9
board-reserve-count = { $count ->
    [0] La réserve est vide
    [one] Une place sur 9 est prise dans la réserve
   *[other] { $count } places sur 9 sont prises dans la réserve
}
board-file = Dossier de police
board-sealed = scellé
board-sealed-even = scellé, même pour vous
board-front = Devant le repaire
board-count-of = { $count ->
    [one] { $thing }
   *[other] { $count } × { $thing }
}
board-card = { $name } : { $text }
board-loot = { $pounds ->
    [0] Carte Cambriolage : rien
   *[other] Carte Cambriolage : { $pounds } £
}
board-nothing = rien encore
board-fagin = Chez Fagin
board-bonus = { $from } jetons ou plus : + { $pounds } £
board-account = Les comptes du Jour
board-account-night = Les comptes de la Nuit
board-full-set = Un set
board-three-of-a-kind = { $count } du même type
board-wallet-joker = Un portefeuille remplace tout type.
board-legend = Sur le plan
board-legend-reach = à portée ; le chiffre : jetons versés au dossier
board-legend-file = va au dossier
board-legend-down = face cachée
board-legend-peeked = vu de vous seul
board-legend-start = jeton de départ
board-piles = Pioches
board-pile-cards = Personnages : { $pile ->
    [0] pioche vide
   *[other] { $pile } en pioche
}{ $gone ->
    [0] {""}
    [one] , { $gone } défaussé
   *[other] , { $gone } défaussés
}
board-pile-loot = Cambriolages : { $pile ->
    [0] pioche vide
   *[other] { $pile } en pioche
}
board-house = données maison
board-house-map = Les rues sont de nous.
board-house-cards = Les effets des cartes aussi.
board-you = Vous
board-yourself = Vous
board-rob = { $tool } ({ $name })
board-card-effect = Demander de l’aide
board-card-hide = Défausser et se cacher
board-relocate = Rôder : payer { $pounds } £ pour déplacer la Bande
board-fagin-pays = Fagin paie { $pounds } £
board-place-costs = Déplacer la Bande coûte { $pounds } £ ; vous prendrez ensuite un jeton depuis cette case.
board-detail-place = Vous prendrez ensuite un jeton depuis cette case.
board-detail-peek = Vous seul saurez ce que c’est ; tous voient où vous regardez.
board-detail-reveal = Jusqu’à 12 jetons à la suite seront révélés à partir d’ici.
board-detail-grab = La Bande ne bouge pas ; rien ne va au dossier.
board-ask-take = { $where } : prendre { $thing } ?
board-ask-place = La Bande à { $where } ?
board-ask-peek = Regarder le jeton à { $where } ?
board-ask-reveal = Révéler en commençant à { $where } ?
board-ask-grab = { $where } : chiper { $thing } ?
board-do-take = Prendre
board-do-place = Placer la Bande
board-do-peek = Regarder
board-do-reveal = Révéler
board-do-grab = Chiper
board-do-swap = Au dossier
board-too-few = Un set compte au moins { $count } jetons.
board-sell = Vendre à Fagin : { $type } ({ $count }) ?
board-sell-for = Vendre pour { $pounds } £
board-back = Retour
board-touch-take = Touchez un jeton éclairé ; le chiffre dit combien iront au dossier.
board-touch-place = Touchez une case libre éclairée.
board-touch-peek = Touchez un jeton face cachée.
board-touch-reveal = Touchez le jeton par lequel vous commencez.
board-touch-branch = Touchez le jeton du chemin choisi.
board-touch-grab = Touchez un Objet éclairé sur le plan.
board-touch-swap = Touchez un jeton de votre réserve.
board-touch-sell = Touchez les jetons de votre réserve pour composer un set.
board-touch-break_in = Touchez un Outil éclairé sur le plan, ou choisissez ici.
board-spoken-reserve = Dans la réserve : { $tokens }.
board-spoken-tools = Outils : { $tools }.
board-spoken-cards = Personnages en main : { $cards }.
board-spoken-loot = Cartes Cambriolage : { $pounds }.
board-pounds = { $pounds } £
board-keep = Garder la carte : { $pounds ->
    [0] rien
   *[other] { $loss ->
        [0] { $pounds } £
       *[other] −{ $pounds } £
    }
}
board-progress = { $left ->
    [0] rues vides
    [one] { $left } jeton dans les rues
   *[other] { $left } jetons dans les rues
}
board-map = { $round ->
    [day] Les rues de Londres, de jour
   *[night] Les rues de Londres, de nuit
}
board-offer-take = { $files ->
    [0] À portée, à { $steps ->
        [one] { $steps } pas
       *[other] { $steps } pas
    } ; rien ne va à votre dossier.
    [one] À portée, à { $steps } pas ; 1 jeton va à votre dossier.
   *[other] À portée, à { $steps } pas ; { $files } jetons vont à votre dossier.
}
board-token = { $token }{ $start ->
    [1] , jeton de départ
   *[other] { "" }
}
board-file-count = { $count ->
    [0] le dossier de police est vide
    [one] { $count } jeton au dossier de police
   *[other] { $count } jetons au dossier de police
}
board-cards = { $count ->
    [0] aucune carte Personnage
    [one] { $count } carte Personnage
   *[other] { $count } cartes Personnage
}
board-burglaries = { $count ->
    [0] aucune carte Cambriolage
    [one] { $count } carte Cambriolage
   *[other] { $count } cartes Cambriolage
}
board-signed = { NUMBER($pounds, signDisplay: "exceptZero") }
board-next-set = { $pounds ->
    [0] Plus de Récompense
   *[other] Prochain set : + { $pounds } £
}
board-account-of = { $name } : { $late ->
    [0] pas de derniers sets
   *[other] derniers sets { $late } £
} ; { $tokens ->
    [0] dossier vide
    [one] { $tokens } jeton au dossier
   *[other] { $tokens } jetons au dossier
} ; { $fine ->
    [0] pas d’amende.
   *[other] amende de { $fine } £.
}
board-files = { $count ->
    [0] Rien ne va à votre dossier de police.
    [one] { $count } jeton ira à votre dossier de police en chemin.
   *[other] { $count } jetons iront à votre dossier de police en chemin.
}
board-bags = { $count ->
    [one] { $helper } met 1 jeton dans le sac : + { $pounds } £.
   *[other] { $helper } met { $count } jetons dans le sac : + { $pounds } £.
}
board-late = { $what } ({ $pounds } £ ; { $files ->
    [0] aucun jeton au dossier
    [one] { $files } jeton au dossier
   *[other] { $files } jetons au dossier
})
board-sale = Jetons { $tokens } £{ $bonus ->
    [0] { "" }
   *[other] { " " }+ grand set { $bonus } £
}{ $reward ->
    [0] { "" }
   *[other] { " " }+ Récompense { $reward } £
}{ $extra ->
    [0] { "" }
   *[other] { " " }+ { $helper } { $extra } £
} = { $total } £.
board-touch-action = { $stuck ->
    [1] La Bande ne touche aucun jeton.
   *[other] { $lit ->
        [0] { "" }
       *[other] Touchez un jeton éclairé ; le chiffre dit combien iront au dossier.
    }
}
board-spoken-round = { $round ->
    [day] C’est le Jour.
   *[night] C’est la Nuit.
} { $left ->
    [0] Les rues sont vides.
    [one] Un jeton se trouve dans les rues.
   *[other] { $left } jetons se trouvent dans les rues.
} La Bande est à { $gang }.
board-spoken-fagin = { $count ->
    [0] Fagin n’a plus de Récompense.
    [one] Il reste 1 Récompense à Fagin : { $reward } £.
   *[other] Il reste { $count } Récompenses à Fagin, { $reward } £ sur le dessus.
}
board-spoken-player = { $name } : { $money ->
    [-1] argent caché
   *[other] { $money } £
}, { $reserve } sur 9 dans la réserve, { $cards ->
    [one] { $cards } carte Personnage
   *[other] { $cards } cartes Personnage
}, { $burglaries ->
    [one] { $burglaries } carte Cambriolage
   *[other] { $burglaries } cartes Cambriolage
}, { $file ->
    [-1] dossier de police scellé.
    [one] { $file } jeton au dossier de police.
   *[other] { $file } jetons au dossier de police.
}
