title = I dadi del bugiardo
description = Lancia sotto il bicchiere, di’ quanti dadi ci sono sotto tutti, e dubita di chi ne dice troppi.

phase-starter = Chi comincia
phase-roll = I dadi rotolano
phase-bid = Dichiarazioni
phase-ended = La fine

zone-bid_count = Dadi dichiarati
zone-bid_face = Faccia
zone-bidder = Detto da
zone-all_dice = Dadi in gioco
zone-cup = Sotto il bicchiere
zone-shown = Mostrati per ultimi

arg-count = Quanti dadi
arg-face = Quale faccia

ask-wait = Aspetta gli altri.
ask-first = Apri la mano: quanti dei { $dice } dadi mostrano quale faccia, almeno?
ask-bid = La dichiarazione è { $count } × { $face_name }. Rilanciare o dubitare?

action-bid = { $count } × { $face_name }
action-challenge = Dubitare: si alzano i bicchieri
action-exact = Esattamente tanti

why-higher = La dichiarazione è { $count } × { $face_name }: di’ più dadi, o altrettanti di una faccia più alta.
why-most = In gioco ci sono solo { $dice } dadi.

preview-odds = Giusto in circa { $percent } casi su 100, stando ai tuoi dadi.

event-starter = { $seat_name } comincia.
event-round = Mano { $round }: { $dice } dadi
event-hand = sotto il tuo bicchiere: { $a }{ $b ->
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
event-bid = { $seat_name }: almeno { $count } × { $face_name }
event-challenge = { $seat_name } dubita. Si alzano i bicchieri.
event-exact = { $seat_name } dice che sono esattamente tanti. Si alzano i bicchieri.
event-shown = { $seat_name } mostra { $a }{ $b ->
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
    [one] Un dado conta
   *[other] { $count } dadi contano
} come { $face_name }.
event-lost = { $seat_name } perde un dado: ne restano { $left }.
event-regained = { $seat_name } ha ragione e ora ha { $left ->
    [one] un dado
   *[other] { $left } dadi
}.
event-out = { $seat_name } è fuori.

score-outlasted = Superati

option-dice = Dadi
    .help = Con quanti dadi comincia ciascuno.
option-dice-3 = tre
option-dice-4 = quattro
option-dice-5 = cinque
option-wild = Assi jolly
    .help = Gli assi contano per ogni faccia, e nessuno li dichiara.
option-wild-on = sì
option-wild-off = no
option-exact = Esattamente
    .help = Invece di dubitare si può dire che una dichiarazione è esatta, e riavere un dado.
option-exact-off = no
option-exact-on = sì

term-face-none = nessuna
term-face-one = asso
term-face-two = due
term-face-three = tre
term-face-four = quattro
term-face-five = cinque
term-face-six = sei

clause-LD-1_1 = Si gioca da due a sei. Ciascuno ha { $option_dice } dadi e un bicchiere.
clause-LD-1_2 = La sorte decide chi comincia la prima mano. Si gioca verso sinistra.
clause-LD-2_1 = All’inizio di una mano ciascuno lancia sotto il bicchiere tutti i dadi che gli restano.
clause-LD-2_2 = Si guarda sotto il proprio bicchiere e sotto nessun altro. Tutti sanno quanti dadi ha ciascuno.
clause-LD-3_1 = Chi è di turno dichiara o dubita. Una dichiarazione dice che sotto tutti i bicchieri insieme almeno tanti dadi mostrano una faccia.
clause-LD-3_2 = Il primo turno di una mano è una dichiarazione: non c’è ancora nulla di cui dubitare.
clause-LD-3_3 = Una dichiarazione è più alta della precedente: più dadi di una faccia qualsiasi, o altrettanti dadi di una faccia più alta.
clause-LD-3_4 = Una dichiarazione non dice mai più dadi di quanti ne restano in gioco.
clause-LD-3_5 = { $option_wild ->
    [on] Gli assi sono jolly: contano per ogni faccia, e nessuno può dichiararli.
   *[other] Gli assi sono una faccia come le altre.
}
clause-LD-4_1 = Chi dubita di una dichiarazione fa alzare tutti i bicchieri, e si contano i dadi. Se sono tanti quanti ne dice la dichiarazione o di più, perde un dado chi ha dubitato, altrimenti chi ha dichiarato.
clause-LD-4_2 = Chi ha perso un dado comincia la mano seguente; se era l’ultimo, comincia il giocatore dopo, a sinistra.
clause-LD-4_3 = Chi non ha più dadi è fuori.
clause-LD-4_4 = { $option_exact ->
    [on] Invece di dubitare si può dire che la dichiarazione è esatta. Se lo è, al dado preciso, se ne riprende uno, ma mai più che all’inizio; se non lo è, se ne perde uno. Si comincia la mano seguente.
   *[other] A questo tavolo nessuno può dire che una dichiarazione è esatta.
}
clause-LD-5_1 = Vince l’ultimo che ha dadi.
clause-LD-5_2 = Ciascuno segna un punto per ogni giocatore a cui è sopravvissuto.
