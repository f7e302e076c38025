guide-pick = Prima della prima notte girano delle carte: tienine una, il resto passa al giocatore seguente.
guide-buy = Ora con le monete puoi comprare equipaggiamento per i tuoi ladri. Ciò che avanza resta nel covo.
guide-hideout = Nel covo i tuoi ladri cominciano, depositano i beni e tornano dopo un arresto. Una casa vicino a taverne e mercati risparmia strada.
guide-plan = Metti le tessere da 1 a 4 sui tuoi tre ladri e sulla pattuglia: in quest’ordine agiranno stanotte.
    .a = Una guardia sorveglia una tua porta? Allora prima la pattuglia, così se ne va.
    .b = Se un altro vuole derubare lo stesso cittadino, arriva prima tu.
guide-walk = La pattuglia cammina: ogni cittadino va fino alla prossima lanterna libera, e la via la scegli tu.
    .a = Una guardia arresta ogni ladro che vede per strada, rivale o tuo.
guide-turn = Questo ladro ha tre azioni: muoversi, derubare un cittadino accanto, attivare il luogo in cui si trova, usare una carta.
    .a = Nella borsa il bottino vale poco: ogni tipo ha un luogo che lo paga.
    .b = Quando si fa giorno, un ladro in un vicolo buio porta 1 PV.
guide-move = Scegli dove andare; entrare in un edificio conclude il movimento. Evita i fasci di luce: essere visto da una guardia è un arresto.
guide-location = Ogni luogo offre qualcosa di diverso. Fai qui ciò che vuoi; ogni cosa si fa una volta per visita.
guide-room = Un ladro porta al massimo 4 pezzi di bottino e 4 monete. Qualcosa deve restare.
guide-passing = Due dei tuoi ladri si incrociano. Possono dividersi i beni, se uno dei due è più vicino a chi paga.
guide-client = Quattro clienti siedono al tavolo. Uno può diventare l’alleato di questo ladro per il resto della partita; una rissa ne caccia uno.
    .a = Che cosa porta l’alleato, e questo ladro lo userà spesso?
guide-keep = Una di queste carte è tua, le altre tornano indietro. Prendi ciò che conviene al ladro che la riceve.
guide-exchange = Nel covo un ladro può depositare beni o prenderne con sé. Ciò che resta qui è al sicuro dalle guardie.
guide-lift = Scegli i beni che i due ladri si dividono.
guide-share = Scegli che cosa tiene questo ladro; l’altro riceve il resto. Porta al massimo 4 pezzi di bottino e 4 monete.
guide-poster = Un ladro ricercato può essere arrestato da ogni cittadino. Qui si sbarazza del manifesto senza ricevere niente; la prigione dà 3 PV.
guide-replace = Un ladro ha due posti per l’equipaggiamento: una carta più vecchia deve cedere il suo.

# What others evidently aimed at.
aim-robbed = { $citizen ->
    [carriage] La carrozza dà un vino, che la taverna paga 2 PV, e un manifesto di ricercato: d’ora in poi ogni cittadino può arrestare questo ladro.
   *[other] Il bottino conta quando è venduto: guarda quale luogo lo paga.
}
aim-sold = { $seat_name } trasforma il bottino in PV prima che una guardia glielo tolga.
aim-visited = { $kind ->
    [market] Il mercato dà monete e paga il liquore.
    [tavern] La taverna paga il vino; lì siedono clienti che possono diventare alleati.
    [dealer] Il ricettatore paga gemme e opere d’arte, e vende equipaggiamento.
    [dungeon] La prigione paga per un manifesto di ricercato.
    [smuggler] Il contrabbandiere paga una missione: è di chi porta per primo i beni.
   *[other] La villa custodisce gemme o un’opera d’arte.
}
aim-ally = Un alleato resta con questo ladro fino alla fine, e allora conta.
aim-mission_done = Una missione è di chi porta per primo i suoi beni.
aim-patrols = La pattuglia manda le guardie lontano dai propri ladri, e verso gli altri.
aim-poster_off = Senza il manifesto solo le guardie possono arrestare questo ladro.
aim-bought = L’equipaggiamento comprato presto serve ogni notte.
aim-hideout = Da una casa vicina ai luoghi che pagano, ogni notte costa meno passi.
