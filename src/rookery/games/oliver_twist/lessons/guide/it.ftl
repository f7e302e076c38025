guide-action = Fai esattamente una cosa: gironzolare per prendere un segnalino, vendere un set a Fagin, o giocare una carta Personaggio.
    .a = Dove resterà la Banda? Da lì gironzolerà il prossimo giocatore.
    .b = Le Ricompense di Fagin calano a ogni set: vendere presto, o riunire cinque segnalini per 7 £ in più?
guide-take = Prendi uno dei segnalini evidenziati. Quelli che salti vanno nel tuo fascicolo di polizia.
    .a = Il fascicolo più grosso paga 1 £ per ogni tipo diverso alla fine della manche.
    .b = Tre dello stesso tipo fanno un set; un portafoglio vale per qualsiasi tipo.
guide-place = La Banda è bloccata. Hai pagato, e la piazzi su un’altra casella libera accanto a un segnalino.
guide-reveal = Accanto alla Banda ci sono solo segnalini coperti: scoprine prima una fila. Ciò che lasci aspetta gli altri.
guide-sell = Scegli gli Oggetti del tuo set. Cinque segnalini o più portano 7 £ in più.
guide-keep = Tieni in segreto una carta Scasso; conta alla fine della partita. Alcune sono perdite.
guide-swap = La tua riserva è piena. Ciò che fa posto va nel tuo fascicolo di polizia.
guide-peek = Puoi guardare un segnalino coperto, solo tu. Ciò che trovi lo sai; gli altri devono indovinare.
guide-branch = Qui la fila di segnalini si divide. Scegli da che parte scopri i prossimi.
guide-spend = Uno scasso costa un Attrezzo. Quello che hai doppio è quello che ti mancherà meno.
guide-starter = Hai meno soldi di tutti: di’ chi comincia la Notte. Chi comincia muove per primo, con la Banda dove si trova.
guide-late = La manche è finita. I set rimasti in riserva portano solo il loro segnalino migliore; ciò che lasci va nel tuo fascicolo di polizia.
guide-victim = Scegli da chi va questo Personaggio. Chi è in testa, o sta per vendere, ha più da perdere.
guide-wallets = Ogni portafoglio che scarti porta 4 £. In un set che completa può portare di più.
guide-grab = Prendi un qualsiasi Oggetto scoperto delle strade: la Banda non si muove, e niente va nel tuo fascicolo.
guide-search = Riprendi un Oggetto dal fascicolo di polizia: un tipo in meno può risparmiarti la multa, e forse completa un set.
guide-break_in = Toby porta un Attrezzo, dalle strade o da un avversario; di Notte può anche fare subito uno scasso, senza scartare Attrezzi.

# What others evidently aimed at.
aim-took = { $token ->
    [character] Una carta Personaggio aiuta una volta; quale sia, lo sa solo { $seat_name }.
    [crowbar] Di Notte gli Attrezzi fanno pescare più carte Scasso.
    [lantern] Di Notte gli Attrezzi fanno pescare più carte Scasso.
    [rope] Di Notte gli Attrezzi fanno pescare più carte Scasso.
    [picklocks] Di Notte gli Attrezzi fanno pescare più carte Scasso.
    [sack] Di Notte gli Attrezzi fanno pescare più carte Scasso.
    [wallet] Un portafoglio vale per qualsiasi tipo quando si vende un set.
    [burglary] Uno scasso fa pescare carte Scasso, una in più per ogni tipo di Attrezzo.
   *[other] { $seat_name } fa collezione: tre dello stesso tipo sono un set che Fagin compra.
}
aim-sold = { $seat_name } ha preso la Ricompensa più alta finché c’era: il prossimo set ne avrà una più piccola.
aim-snatched = { $seat_name } ha preso ciò che mancava a un suo set, e ne ha guastato uno a { $victim_seat_name }.
aim-heavier = { $seat_name } ingrossa il fascicolo di { $victim_seat_name }: paga la multa chi ha il più grosso.
aim-burgled = { $seat_name } tiene in segreto una delle carte, che conta alla fine.
aim-wallets = { $seat_name } ha preferito sterline subito a un portafoglio in un set più tardi.
