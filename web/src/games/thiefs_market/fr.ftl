### Ce que le plateau de Thief’s Market dit dans le navigateur, en plus des mots du jeu.

chapter-TM-1 = { section-setup }
chapter-TM-2 = { section-knowledge }
chapter-TM-3 = { section-round }
chapter-TM-4 = { section-split }
chapter-TM-5 = { section-piles }
chapter-TM-6 = { section-purchases }
chapter-TM-7 = { section-close }
chapter-TM-8 = { section-end }
chapter-TM-9 = { section-cards }

board-phase-split = Diviser le butin
board-phase-buy = Acheter
board-round = manche { $round }
board-you = Vous
board-market = Le Marché
board-heap = Le butin au centre
board-close = Fermer
board-clear = Effacer
board-undo = Annuler

## Objets et tas

board-some = { $count ->
    [one] { $count } { $face }
   *[other] { $count } { $many }
}
board-centre = { $count ->
    [0] Le centre est vide
    [one] Au centre : { $count } objet
   *[other] Au centre : { $count } objets
}
board-object = { $face }, { $at } sur { $count }, { $picked ->
    [1] dans votre tas.
   *[other] au centre.
}
board-stolen = { $face }, { $at } sur { $count }, { $kept ->
    [1] à garder.
   *[other] retourne au centre.
}
board-your-pile = Votre tas
board-pile-of = Tas : { $name }
board-no-pile = Pas de tas
board-no-dice = Plus de dés
board-pile-spent = Plus rien dans le tas
board-acting = Réfléchit…
board-holds-marker = Le pion Premier Joueur est devant { $name }.
board-objects = { $count ->
    [one] { $count } objet
   *[other] { $count } objets
}
board-taken = { $count } sur { $total }
board-kept = { $kept ->
    [one] { $kept } gardé
   *[other] { $kept } gardés
}, { $back ->
    [one] { $back } rendu
   *[other] { $back } rendus
}
board-steal = Voler
board-robbing = Entre vos mains
board-steal-from = { $count ->
    [one] Voler le tas ({ $name }), 1 objet
   *[other] Voler le tas ({ $name }), { $count } objets
}
board-rob = Voler le tas : { $name }

## Diviser le butin

board-ask-take = Prenez ce que vous voulez au centre.
board-ask-split = Prendre au centre, ou voler un tas ?
board-ask-last = Vous êtes le dernier sans tas : prenez tout ce qui reste, ou volez.
board-ask-steal = Vous volez un tas ({ $name }). Que gardez-vous ?
board-touch-loot = Touchez les dés pour les prendre, touchez-les encore pour les reposer.
board-again = Touchez encore pour reposer un objet.
board-take-all = Tout choisir ({ $count })
board-take-these = { $count ->
    [one] Prendre cet objet
   *[other] Prendre ces { $count } objets
}
board-take-rest = { $count ->
    [one] Prendre le dernier objet
   *[other] Prendre les { $count } objets
}
board-to-centre = Revenir au centre
board-confirm-steal = En garder { $kept }, en rendre { $back }
board-give-one = Touchez ce que vous rendez : au moins un objet.
board-keep-one = Vous devez garder au moins un objet.
board-rerolled = { $count ->
    [0] Aucun dé n’est relancé.
    [one] { $count } dé est relancé.
   *[other] { $count } dés sont relancés.
}
board-buys = { $more ->
    [0] Ce tas permet d’acheter { $names }.
   *[other] Ce tas permet d’acheter { $names }, ou { $more ->
        [one] une autre carte.
       *[other] l’une de { $more } autres cartes.
    }
}
board-buys-nothing = Ce tas ne permet encore aucun achat.
board-allowance = { $count ->
    [0] Vous ne pourrez pas acheter de carte.
    [one] Vous pourrez acheter une carte.
   *[other] Vous pourrez acheter { $count } cartes.
}
board-turned-in = { $infamy ->
    [0] { $gold ->
        [one] La bourse non utilisée vaudra 1 Pièce d’Or.
       *[other] Les bourses non utilisées vaudront { $gold } Pièces d’Or.
    }
   *[other] { $gold ->
        [0] { $infamy ->
            [one] Le masque non utilisé vaudra 1 jeton Infamie.
           *[other] Les masques non utilisés vaudront { $infamy } jetons Infamie.
        }
       *[other] Ce qui n’est pas utilisé sera échangé : Pièces d’Or { $gold }, Infamie { $infamy }.
    }
}

## Le Marché

board-card = { $name }. Coût : { $cost }. { $icons }. { $text }
board-payable = payable
board-with-gold = { $count ->
    [one] { $count } Pièce d’Or
   *[other] { $count } Pièces d’Or
}
board-short = { $count ->
    [one] manque 1 joyau
   *[other] manquent { $count } joyaux
}
board-deck = { $count ->
    [0] deck vide
    [one] reste { $count }
   *[other] restent { $count }
}
board-row = Rangée { $letter }
board-row-shut = s’ouvre plus tard
board-sold = vendue
board-fx-end = à la fin
board-fx-spend = dépenser
board-fx-extra = +1 carte
board-fx-cheaper = { $count ->
    [one] −1 joyau
   *[other] −{ $count } joyaux
}
board-fx-buy-with = achat avec
board-fx-rivalled = si rival
board-fx-per = { $what ->
    [other_cards] par autre carte
    [rival_icons] par rival
   *[other] par { $count }
}
board-fx-lucky = un dé
board-fx-potion = carte gratuite
board-fx-copy = copie une carte

## Acheter

board-purchases = achats : { $made } sur { $allowed }
board-touch-card = Touchez une carte pour l’acheter.
board-nothing-payable = Vous ne pouvez payer aucune carte.
board-all-bought = Vous avez fait tous vos achats.
board-end-turn = Finir mon tour
board-pay-for = Comment payer : { $card }
board-least-gold = dépense le moins de Pièces d’Or
board-for-free = gratuitement
board-buy-title = Acheter « { $name } » ?
board-price = Vous payez : { $price }.
board-buy = Acheter « { $name } »
board-your-cards = Vos cartes
board-cards-of = Cartes : { $name }
board-no-cards = Pas encore de carte.
board-used = utilisée cette manche
board-points-now = { $count ->
    [one] { $count } Point de Notoriété pour l’instant.
   *[other] { $count } Points de Notoriété pour l’instant.
}
board-result = { $name } : Notoriété { $points }
board-own = { $name }. { $text }
board-own-used = { $name }, utilisée cette manche. { $text }
board-own-usable = Utiliser « { $name } ». { $text }
board-gold = Pièces d’Or : { $count }
board-infamy = Infamie : { $count }
board-infamy-hidden = Infamie cachée
board-hidden = cachée
board-card-count = Cartes : { $count }

## La position en phrases

board-spoken-round = Manche { $round }. Cartes restantes : A { $a }, B { $b }, C { $c }.
board-spoken-centre = Au centre : { $objects }.
board-spoken-empty = Le centre est vide.
board-spoken-player = { $name } : { $objects }. Pièces d’Or : { $gold }. Infamie : { $infamy }.
board-spoken-cards = { $name }, cartes : { $cards }.
board-spoken-row = { $count ->
    [one] Rangée { $letter }, 1 carte :
   *[other] Rangée { $letter }, { $count } cartes :
}
