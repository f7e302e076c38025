guide-turn = Nel tuo turno fai una di due cose: rivendicare tesori con i tuoi Servitori, o recuperare quelli esausti. Tocca una carta per mandarci qualcuno.
    .a = Chi gioca dopo di te? Chi ha Servitori in mano può scacciarti da una carta con un totale più alto.
    .b = Quale collezionista paga il tipo che prendi? Una carta povera può completare una serie.
guide-place = Scegli quanti Servitori mandi e lo sforzo che mostrano. Il loro numero moltiplicato per lo sforzo è il totale che gli altri devono superare.
    .a = Uno sforzo alto tiene meglio, ma quando si raccoglie ognuno tira il dado, e sotto il suo sforzo è esausto.
    .b = Se nessuno può più rispondere, lo sforzo 1 basta e non stanca mai.
guide-window = Due Ceramiche scoperte possono prendere una carta coperta, prima che si rivendichi. Puoi anche passare.
guide-flip = Un collezionista aiuta se scopri carte del suo tipo. Tengono le loro Monete; solo l’aiuto è consumato.
guide-reroll = Un Servitore ha tirato meno del suo sforzo. Un Idolo girato gli dà un altro tiro.

# What others evidently aimed at.
aim-claimed = { $own ->
    [0] { $seat_name } vuole { $type_the }: per prendere quella carta bisogna mostrare più di { $total }.
    [one] { $seat_name } ha già una carta di questo tipo e vuole { $type_the }: per prendere quella carta bisogna mostrare più di { $total }.
   *[other] { $seat_name } ha già { $own } carte di questo tipo e vuole { $type_the }: per prendere quella carta bisogna mostrare più di { $total }.
} { $effort ->
    [1] Lo sforzo 1 non stanca mai.
   *[other] Più sforzo tiene meglio, ma può esaurire i Servitori.
}
aim-recovered = A { $seat_name } mancavano Servitori: recuperare quelli esausti costa tutto il turno.
aim-passed = { $seat_name } aspetta: qui niente sembrava valere il prezzo.
aim-flipped = { $seat_name } consuma l’aiuto di una carta ({ $type_name }). Le Monete restano.
aim-took = { $seat_name } prende questa carta prima che qualcuno possa rivendicarla.
