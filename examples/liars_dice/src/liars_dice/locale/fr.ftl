title = Le dé menteur
description = Lancez vos dés sous le gobelet, dites combien il y en a sous tous les autres, et doutez de qui en dit trop.

phase-starter = Qui commence
phase-roll = Les dés roulent
phase-bid = Annonces
phase-ended = La fin

zone-bid_count = Dés annoncés
zone-bid_face = Face
zone-bidder = Annoncé par
zone-all_dice = Dés en jeu
zone-cup = Sous le gobelet
zone-shown = Montré en dernier

arg-count = Combien de dés
arg-face = Quelle face

ask-wait = Attendez les autres.
ask-first = Ouvrez la manche : combien des { $dice } dés montrent quelle face, au moins ?
ask-bid = L’annonce est { $count } × { $face_name }. Surenchérir ou douter ?

action-bid = { $count } × { $face_name }
action-challenge = Douter : lever les gobelets
action-exact = Exactement autant

why-higher = L’annonce est { $count } × { $face_name } : dites plus de dés, ou autant d’une face plus haute.
why-most = Il n’y a que { $dice } dés en jeu.

preview-odds = Juste dans environ { $percent } cas sur 100, d’après vos propres dés.

event-starter = { $seat_name } commence.
event-round = Manche { $round } : { $dice } dés
event-hand = sous votre gobelet : { $a }{ $b ->
    [0] {""}
   *[other] {" "}{ $b }
}{ $c ->
    [0] {""}
   *[other] {" "}{ $c }
}{ $d ->
    [0] {""}
   *[other] {" "}{ $d }
}{ $e ->
    [0] {""}
   *[other] {" "}{ $e }
}
event-bid = { $seat_name } : au moins { $count } × { $face_name }
event-challenge = { $seat_name } doute. On lève les gobelets.
event-exact = { $seat_name } dit que c’est exactement autant. On lève les gobelets.
event-shown = { $seat_name } montre { $a }{ $b ->
    [0] {""}
   *[other] {" "}{ $b }
}{ $c ->
    [0] {""}
   *[other] {" "}{ $c }
}{ $d ->
    [0] {""}
   *[other] {" "}{ $d }
}{ $e ->
    [0] {""}
   *[other] {" "}{ $e }
}
event-counted = { $count ->
    [one] { $count } dé compte
   *[other] { $count } dés comptent
} pour { $face_name }.
event-lost = { $seat_name } perd un dé et en garde { $left }.
event-regained = { $seat_name } a raison et a maintenant { $left ->
    [one] un dé
   *[other] { $left } dés
}.
event-out = { $seat_name } est hors jeu.

score-outlasted = Survécus

option-dice = Dés
    .help = Avec combien de dés chacun commence.
option-dice-3 = trois
option-dice-4 = quatre
option-dice-5 = cinq
option-wild = As jokers
    .help = Les as comptent pour toutes les faces, et personne ne les annonce.
option-wild-on = oui
option-wild-off = non
option-exact = Exactement
    .help = Au lieu de douter, on peut dire qu’une annonce est tout à fait juste, et regagner un dé.
option-exact-off = non
option-exact-on = oui

term-face-none = aucune
term-face-one = as
term-face-two = deux
term-face-three = trois
term-face-four = quatre
term-face-five = cinq
term-face-six = six

clause-LD-1_1 = On joue de deux à six. Chacun a { $option_dice } dés et un gobelet.
clause-LD-1_2 = Le sort désigne qui commence la première manche. On joue vers la gauche.
clause-LD-2_1 = Au début d’une manche, chacun lance sous son gobelet tous les dés qu’il lui reste.
clause-LD-2_2 = On regarde sous son propre gobelet et sous aucun autre. Tous savent combien de dés chacun possède.
clause-LD-3_1 = À son tour, on annonce ou on doute. Une annonce dit que sous tous les gobelets ensemble au moins tant de dés montrent une face.
clause-LD-3_2 = Le premier tour d’une manche est une annonce : il n’y a encore rien à mettre en doute.
clause-LD-3_3 = Une annonce est plus haute que la précédente : plus de dés de n’importe quelle face, ou autant de dés d’une face plus haute.
clause-LD-3_4 = Une annonce ne dit jamais plus de dés qu’il n’en reste en jeu.
clause-LD-3_5 = { $option_wild ->
    [on] Les as sont jokers : ils comptent pour toutes les faces, et personne ne peut les annoncer.
   *[other] Les as sont une face comme les autres.
}
clause-LD-4_1 = Qui doute d’une annonce lève tous les gobelets, et l’on compte les dés. S’il y en a autant que l’annonce le dit ou plus, celui qui doutait perd un dé, sinon celui qui a annoncé.
clause-LD-4_2 = Qui a perdu un dé commence la manche suivante ; si c’était son dernier, c’est le joueur suivant à gauche.
clause-LD-4_3 = Qui n’a plus de dé est hors jeu.
clause-LD-4_4 = { $option_exact ->
    [on] Au lieu de douter, on peut dire que l’annonce est exacte. Si elle l’est au dé près, on en regagne un, sans jamais dépasser le nombre du début ; sinon on en perd un. On commence la manche suivante.
   *[other] À cette table, personne ne peut dire qu’une annonce est exacte.
}
clause-LD-5_1 = Le dernier qui a des dés gagne.
clause-LD-5_2 = Chacun marque un point pour chaque joueur auquel il a survécu.
