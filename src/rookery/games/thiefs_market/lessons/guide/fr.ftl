guide-split = Vous n’avez pas de tas : prenez au centre ce que vous voulez, ou volez un tas entier et remettez au moins un objet.
    .a = Un gros tas tente qui n’en a pas encore. Un objet seul ne se vole pas.
    .b = Quelle carte du Marché voulez-vous ? Prenez les joyaux qu’elle coûte ; masques et bourses comptent par eux-mêmes.
guide-keep = Gardez ce que vous voulez du tas volé. Ce que vous remettez est relancé, et au moins un objet doit partir.
guide-spare = Votre tas a été volé. Un dé remis au centre peut garder sa face.
guide-buy = Payez une carte avec les joyaux de votre tas ; l’Or remplace n’importe quel joyau. Les joyaux non dépensés sont perdus.
    .a = Au début, une carte qui aide à chaque manche vaut mieux que des points ; à la fin, c’est l’inverse.
    .b = Le plus d’Or rapporte 3 Points de Notoriété à la fin : ne le dépensez pas à la légère.
guide-pay = Choisissez combien vous payez en joyaux ; l’Or complète.
guide-lucky = Avant d’acheter, vous pouvez relancer un dé de votre tas. Prenez-en un qui ne paie rien de ce que vous voulez.
guide-turn = Une de vos cartes tourne un dé. Choisissez le joyau que coûte encore une carte du Marché, ou bien une bourse ou un masque.
guide-copy = Copiez une capacité qu’un adversaire possède. Elle sert cette fois pour vous comme elle sert chez lui.

# What others evidently aimed at.
aim-took = { $objects ->
    [one] Un objet seul ne se vole pas : { $seat_name } joue la prudence.
   *[other] { $seat_name } espère que personne ne veut de ce tas : plus il est gros, plus il tente qui n’en a pas.
}
aim-stole = { $seat_name } a préféré au centre le tas que tenait { $victim_seat_name }. Ce qui est remis en est le prix ; { $victim_seat_name } choisit de nouveau.
aim-bought = { $gold ->
    [0] Les dés du tas ont payé « { $card_name } ». Les joyaux non dépensés sont perdus.
   *[other] « { $card_name } » valait bien { $gold ->
        [one] 1 Pièce d’Or
       *[other] { $gold } Pièces d’Or
    } pour { $seat_name }, même si le plus d’Or rapporte des points à la fin.
}
aim-passed = Rien au Marché ne pouvait se payer, ou { $seat_name } préfère garder son Or.
