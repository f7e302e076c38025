lessons-begin = Tre ladri, sei notti e una città piena di lanterne: ruba i beni altrui, trasformali in punti vittoria e resta fuori dalla vista delle guardie.
lessons-end = Questo è Thiefdom: pianificare, sgusciare via, rubare, vendere, e trovarsi nel posto giusto quando si fa giorno. Una partita comincia con la scelta dell’equipaggiamento e del covo; poi vengono le sei notti. Ora giocane una intera.

lesson-goal = Che cosa conta
    .tell = Vince chi ha più punti vittoria (PV) dopo sei notti. Ogni gilda comincia con 10. I più vengono dal bottino, e ogni tipo ha chi lo compra: la taverna paga 2 PV una bottiglia di vino, la prigione 2 un distintivo, il ricettatore 1 una gemma, il mercato 1 una bottiglia di liquore.
    .ask = Volpone, uno dei tuoi tre ladri, è in una taverna con due bottiglie di vino. Attiva la taverna e vendile tutte e due.
    .then = 2 PV a bottiglia: da 10 a 14. La gilda rivale è ancora a 10.
    .other = È permesso. Ma Volpone è in una taverna con due bottiglie di vino nella borsa: attivala e vendile tutte e due.
    .one = Una bottiglia porta 2 PV, e in una visita il vino si vende una volta sola: vendile tutte e due insieme.
    .clients = Un cliente può diventare l’alleato di un ladro. Può aspettare: prima vendi le due bottiglie di vino.
    .away = Là fuori nessuno paga il vino. Volpone è già nel posto giusto: attiva la taverna.

lesson-turn = Il turno di un ladro
    .tell = Nel suo turno un ladro ha tre azioni: muoversi, derubare un cittadino, attivare il luogo in cui si trova, usare una carta. Un movimento vale 3 punti movimento (PM), uno per ogni posto; entrare in un edificio lo conclude. Si deruba dalla casella di vicolo accanto. Un nobile con la borsa piena dà 2 monete o una gemma.
    .ask = Muovi Volpone di tre caselle, proprio accanto al nobile B, e derubalo: monete o gemma, come vuoi.
    .then = Due azioni sono fatte, ne resta una. Ora la borsa di questo nobile è vuota per tutti; le borse si riempiono di nuovo dopo la seconda e la quarta notte.
    .other = Il nobile B è a sud-est. Tre passi nel vicolo portano Volpone proprio accanto a lui.
    .inside = Un edificio nasconde un ladro. Ma entrarci conclude il movimento, e da dentro non si deruba nessuno: resta nel vicolo e va’ dal nobile B.
    .short = I punti movimento avanzati vanno persi. Prosegui fin accanto al nobile B.

lesson-guards = Che cosa vedono le guardie
    .tell = Una guardia vede dritto davanti a sé, lungo il vicolo, fino all’edificio più vicino: è il suo fascio di luce. Un ladro che ci entra viene arrestato: la sua gilda perde 2 PV, tutto ciò che porta va in prigione, e lui torna nel covo. Dentro un edificio nessuno viene visto.
    .ask = Volpone porta due bottiglie di liquore. Fallo entrare nel mercato dalla porta che nessuna guardia vede.
    .then = Nessuno l’ha visto. Qui Volpone può vendere il liquore e fare il pieno di monete. Porta al massimo 4 pezzi di bottino e 4 monete; nel covo c’è posto per tutto.
    .other = Il mercato ha due porte. La guardia B guarda quella a nord; quella a ovest è al buio. Passa di là.
    .seen = Lì la guardia B lo vede: 2 PV persi, addio liquore, e Volpone di nuovo nel covo. Fa’ il giro dalla porta a ovest.
    .short = Se si ferma qui, a Volpone serve un’altra azione per proseguire. Ha ancora abbastanza punti movimento: entra subito nel mercato.

lesson-plan = Pianificare una notte
    .tell = Prima di ogni notte ognuno mette in segreto le tessere da 1 a 4 sui suoi tre ladri e su una plancia di pattuglia. Poi si rivelano: tutti giocano prima la loro tessera 1, poi la 2, e così via. Ecco una notte: un turno per ogni ladro, e uno per la pattuglia, in cui muovi i cittadini della tua plancia.
    .ask = Le guardie A e C sorvegliano tutte le uscite del tuo covo, e la tua plancia le muove entrambe. Metti la tessera 1 sulla pattuglia e le altre dove vuoi.
    .then = Ora tutte le tessere sono scoperte, e la tua pattuglia va per prima: le guardie si allontanano prima che escano i tuoi ladri. Dopo ogni notte le plance di pattuglia cambiano mano.
    .other = Così un ladro dovrebbe uscire mentre le guardie sorvegliano ancora la porta. Da’ la tessera 1 alla pattuglia.

lesson-patrol = Muovere una guardia
    .tell = Nel turno della pattuglia i suoi cittadini devono camminare, ognuno fino alla prossima lanterna libera. La via la scegli tu; nessuno torna indietro. Una guardia arresta ogni ladro che vede mentre cammina, rivale o tuo.
    .ask = Tocca alla guardia A camminare. Mandala dove arresterà l’unico ladro rivale nei vicoli: Corvo, con due bottiglie di vino.
    .then = Arrestato! La gilda rivale perde 2 PV, e il suo vino è in prigione, dove chiunque può prenderlo.
    .other = Di là non incontra nessuno. Il Corvo rivale è nel vicolo che comincia a est della guardia A.
    .own = Di là la guardia A vede il tuo Furetto: perderesti 2 PV e due gemme. Mandala a est, dal Corvo rivale.

lesson-wanted = Ricercato
    .tell = Chi deruba la carrozza riceve una bottiglia di vino e un manifesto di ricercato. Un ladro ricercato viene arrestato da ogni cittadino, non solo dalle guardie, quando l’uno scavalca l’altro. Nel covo perde il manifesto per niente. Ma in prigione lo pagano 3 PV.
    .ask = Un turno intero di tre azioni: deruba la carrozza, entra nella prigione accanto a Volpone, attivala e consegna il manifesto.
    .then = 3 PV per il manifesto, e il vino ne vale altri 2 in taverna. Chi cercherebbe un ladro in prigione?
    .other = Tre azioni bastano appena: la carrozza, l’entrata in prigione, il manifesto. Falle in quest’ordine.
    .early = Il posto è giusto, ma a mani vuote. Prima deruba la carrozza, poi vieni qui.

lesson-mission = Le missioni
    .tell = Ogni contrabbandiere offre una missione: portagli i beni che vuole, e paga meglio di chiunque altro. Questo vuole due bottiglie di vino e dà 6 PV e 2 monete. Le monete servono anche altrove: nelle taverne i clienti diventano alleati, e i ricettatori vendono equipaggiamento.
    .ask = Volpone porta due bottiglie di vino. La taverna è a nord, il contrabbandiere a sud-est, entrambi a due passi. Porta il vino dove rende di più, e consegnalo.
    .then = 6 PV e 2 monete; in taverna sarebbero stati 4 PV. Una missione si compie una volta sola; ne arrivano di nuove dopo la seconda e la quarta notte.
    .other = Guarda il contrabbandiere a sud-est: dà 6 PV e 2 monete proprio per ciò che porta Volpone.
    .tavern = La taverna paga 2 PV a bottiglia, quindi 4. Il contrabbandiere a sud-est è altrettanto vicino, e dà 6 PV e 2 monete.

lesson-daybreak = Quando si fa giorno
    .tell = Dopo la tessera 4 si fa giorno, e ogni ladro che sta in un vicolo porta 1 PV. Attento ai ladri rivali: entrare in un edificio costa 1 PV per ogni rivale all’interno, a meno che sia il suo covo o il tuo, e anche scavalcarne uno in un vicolo costa 1 PV.
    .ask = È l’ultimo turno della notte, e Volpone ha un’azione. Fa’ un passo fuori dalla fucina, in un vicolo che nessuna guardia vede, e fermati lì.
    .then = Si fa giorno: tre dei tuoi ladri sono nei vicoli, e ti portano 3 PV; la gilda rivale ne ha uno solo fuori e riceve 1 PV. E si pianifica la notte seguente.
    .other = Volpone è al posto giusto: in un vicolo, e nessuna guardia lo vede. Fermati qui.
    .seen = Lì la guardia C lo vede: 2 PV persi invece di 1 guadagnato. Gli altri lati della fucina sono al buio.
    .far = Un passo basta, poi fermati. La taverna costerebbe persino 1 PV: dentro c’è un rivale.
    .inside = Nella fucina Volpone è al sicuro, ma non porta niente. In un vicolo vale 1 PV quando si fa giorno.

lesson-end = La fine
    .tell = La sesta notte è l’ultima, e non la segue alcun giorno. Allora contano i tuoi beni, addosso ai ladri o nel covo: 1 PV per un distintivo, una bottiglia di vino, 2 gemme, 2 liquori o 4 monete, 3 per un’opera d’arte. Ogni ladro nel covo porta 1 PV. In caso di parità vince chi ha più beni.
    .ask = È l’ultima azione della partita, e le due gilde sono pari. Hai 4 gemme e 5 monete. Vale di più la borsa del nobile A, o Volpone nel covo? Fa’ ciò che rende di più, poi termina il turno.
    .then = Vinto, 49 a 48! I tuoi beni hanno portato 5 PV, e i due ladri nel covo 2.
    .other = Volpone è a due passi dal tuo covo, il giardino a est. Lì vale 1 PV, ed è proprio quello che manca.
    .noble = Una quinta gemma non fa coppia, e 7 monete non fanno due volte 4: non rende niente. Volpone nel covo porta 1 PV.
    .store = I beni contano lo stesso addosso a un ladro e nel covo. Volpone è nel covo: termina il turno.
