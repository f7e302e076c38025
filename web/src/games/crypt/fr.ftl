### Ce que dit le plateau de Crypt dans le navigateur, en plus des mots du jeu.

chapter-CR-1 = { section-setup }
chapter-CR-2 = { section-knowledge }
chapter-CR-3 = { section-round }
chapter-CR-4 = { section-reveal }
chapter-CR-5 = { section-claim }
chapter-CR-6 = { section-collect }
chapter-CR-7 = { section-torches }
chapter-CR-8 = { section-end }
chapter-CR-9 = { section-collectors }
chapter-CR-S = { section-solo }

board-phase-reveal = Révéler
board-phase-claim = Revendiquer
board-phase-collect = Collecter
board-phase-torches = Torches
board-round = manche { $round } sur { $rounds }
board-crypt = La Crypte
board-collectors = Collectionneurs
board-side-open = Sa face n’est pas encore tirée.
board-progress-count = vous : { $count }
board-progress-turned = vous : { $count }, dont { $fresh } face cachée
board-use = Utiliser
board-you = Vous
board-ghost = Le Fantôme
board-free = Libre
board-holder = { $name } : { $dice } × { $effort } = { $total }
board-only-you = Vous seul savez : { $value }
board-beats = { $dice } × { $effort } = { $total } bat { $old }
board-total = { $dice } × { $effort } = { $total }
board-wins-with = il faut
board-risk-each = risque
board-need = { $effort ->
    [0] { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }
   *[other] { $dice ->
        [one] { $dice } dé à { $effort }
       *[other] { $dice } dés à { $effort }
    }
}
board-percent = { $risk } %
board-setter = Serviteurs et effort
board-servants = { $count ->
    [one] Serviteur
   *[other] Serviteurs
}
board-effort-risk = effort, risque { $risk } %
board-effort-short = effort { $effort } :
board-fewer = Un Serviteur de moins
board-more = Un Serviteur de plus
board-less-effort = Moins d’effort
board-more-effort = Plus d’effort
board-leader = Leader
board-lights-out = Torche Éteinte
board-deck = { $count ->
    [0] plus de carte
    [one] encore { $count } carte
   *[other] encore { $count } cartes
}
board-next = à suivre : { $type }
board-last-round = Dernière manche
board-discard = { $count ->
    [one] { $count } carte défaussée
   *[other] { $count } cartes défaussées
}
board-ghost-dice = { $hand } en main, { $placed } sur des cartes, { $aside } de côté
board-your-servants = Vos Serviteurs
board-servants-of = Serviteurs : { $name }
board-servant-counts = actifs : { $active }, placés : { $placed }, épuisés : { $exhausted }
board-out-there = { $count ->
    [0] Ils ne tiennent aucune carte.
    [one] Ils tiennent { $count } carte.
   *[other] Ils tiennent { $count } cartes.
}
board-collection = Votre collection
board-collection-of = Collection : { $name }
board-coins = { $coins ->
    [one] { $coins } Pièce visible
   *[other] { $coins } Pièces visibles
}
board-secret = secrète pour les autres
board-turned = retournée
board-flip-this = Retourner la carte de valeur { $value }
board-rolls = Lancers
board-roll = { $name } : { $face } contre effort { $effort }, { $failed ->
    [1] échec
   *[other] réussite
}
board-reroll = Relancer (échec { $risk } %)
board-touch = Touchez une carte pour y envoyer des Serviteurs.
board-recover = { $count ->
    [0] Passer
    [one] Récupérer { $count } Serviteur
   *[other] Récupérer { $count } Serviteurs
}
board-send = { $dice ->
    [one] Envoyer { $dice } Serviteur : { $names } ?
   *[other] Envoyer { $dice } Serviteurs : { $names } ?
}
board-confirm = Revendiquer : { $names }
board-back = Retour
board-not-possible = Les règles n’autorisent pas ce groupe.
board-evicts = Carte { $card } : { $total } bat { $old } et évince { $name }.
board-claims-free = La carte { $card } est libre : { $total } au total.
board-risk-worst = { $risk ->
    [0] Aucun risque d’épuisement.
   *[other] Risque d’épuisement : jusqu’à { $risk } % par Serviteur.
}
board-rerolls = { $count ->
    [one] Votre Idole permet de relancer un Serviteur en échec.
   *[other] Vos Idoles permettent de relancer { $count } Serviteurs en échec.
}
board-slot = Carte { $slot } sur { $slots }, { $type }, { $knowledge ->
    [hidden] valeur cachée.
    [private] valeur { $value }, vous seul la connaissez.
   *[open] valeur { $value }.
}
board-slot-empty = La carte { $slot } n’est plus là.
board-slot-free = Libre.
board-slot-held = { $mine ->
    [1] Vous la tenez avec { $dice } × { $effort } = { $total }.
   *[other] Tenue par { $name } avec { $dice } × { $effort } = { $total }.
}
board-draft-spoken = Votre projet : { $dice } × { $effort } = { $total }.
board-spoken-value = { $value ->
    [0] valeur cachée
   *[other] { $value }{ $flipped ->
        [1] , retournée
       *[other] { $shared ->
            [1] , connue de tous
           *[other] , secrète
        }
    }
}
board-no-cards = Pas encore de carte.
board-spoken-round = Manche { $round } sur { $rounds }, { $deck ->
    [0] aucune carte
    [one] { $deck } carte
   *[other] { $deck } cartes
} dans la pioche.
board-spoken-top = La première carte de la pioche est de type { $type }.
board-spoken-player = { $name } : Serviteurs actifs { $active }, placés { $placed }, épuisés { $exhausted }.{ $torch ->
    [leader] { " " }Leader.
    [out] { " " }Torche Éteinte.
    [both] { " " }Leader et Torche Éteinte.
   *[none] { "" }
}
board-spoken-ghost = Le Fantôme : en main { $hand }, placés { $placed }, de côté { $aside }.
board-keys-effort = plus ou moins d’effort
board-keys-dice = un Serviteur de plus (après le dernier : de nouveau un)
scene-rolled = { $count } Serviteurs tentent leur chance : les dés sont lancés.
scene-collected = { $count } trésors sont emportés.
