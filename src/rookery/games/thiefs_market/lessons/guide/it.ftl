guide-split = Non hai un gruppo: prendi dal centro ciò che vuoi, o ruba un gruppo intero e rimetti almeno un oggetto.
    .a = Un gruppo grande tenta chi non ne ha ancora. Un oggetto solo non si può rubare.
    .b = Quale carta del Mercato vuoi? Prendi le gemme che costa; maschere e sacchi contano da soli.
guide-keep = Tieni ciò che vuoi del gruppo rubato. Ciò che rimetti viene rilanciato, e almeno un oggetto deve andare.
guide-spare = Il tuo gruppo è stato rubato. Un dado rimesso al centro può tenere la sua faccia.
guide-buy = Paga una carta con le gemme del tuo gruppo; l’Oro sostituisce qualsiasi gemma. Le gemme non spese vanno perse.
    .a = All’inizio una carta che aiuta a ogni round vale più dei punti; alla fine è il contrario.
    .b = Chi ha più Oro riceve 3 Punti Notorietà alla fine: non spenderlo alla leggera.
guide-pay = Scegli quanto paghi in gemme; l’Oro completa.
guide-lucky = Prima di acquistare puoi rilanciare un dado del tuo gruppo. Prendine uno che non paga niente di ciò che vuoi.
guide-turn = Una tua carta gira un dado. Scegli la gemma che una carta del Mercato costa ancora, oppure un sacco o una maschera.
guide-copy = Copia un’abilità che possiede un avversario. Questa volta vale per te come vale per lui.

# What others evidently aimed at.
aim-took = { $objects ->
    [one] Un oggetto solo non si può rubare: { $seat_name } va sul sicuro.
   *[other] { $seat_name } spera che nessuno voglia questo gruppo: più è grande, più tenta chi non ne ha.
}
aim-stole = { $seat_name } ha preferito il gruppo di { $victim_seat_name } al centro. Ciò che ha rimesso è il prezzo; { $victim_seat_name } sceglie di nuovo.
aim-bought = { $gold ->
    [0] I dadi del gruppo hanno pagato «{ $card_name }». Le gemme non spese vanno perse.
   *[other] «{ $card_name }» valeva bene { $gold ->
        [one] 1 gettone Oro
       *[other] { $gold } gettoni Oro
    } per { $seat_name }, anche se chi ha più Oro riceve punti alla fine.
}
aim-passed = Niente al Mercato si poteva pagare, oppure { $seat_name } preferisce tenere l’Oro.
