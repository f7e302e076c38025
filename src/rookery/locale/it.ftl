### Le parole del terminale: domande, comandi, rifiuti, e le scritte dei suoi tavoli.

## Nomi dei posti

shell-hat-bowler = Bombetta
shell-hat-tricorn = Tricorno
shell-hat-top_hat = Cilindro
shell-hat-flat_cap = Coppola
shell-hat-feathered_hat = Piuma
shell-you = tu

## Al tavolo

shell-game-line = { $key }: { $title }, da { $fewest } a { $most } giocatori
shell-games = I giochi: provane uno con «rookery play NOME».
shell-default-table = Un tavolo per tre: tu contro due bot avidi (greedy). Altri tavoli: rookery play --help.
shell-seat-person = { $badge } { $name }: una persona
shell-seat-bot = { $badge } { $name }: bot «{ $bot }»
shell-commands = Scrivi un numero, oppure: ? regola · hint consiglio · u annulla · log · view · save · lang · help · quit
shell-resumed = Si riprende dopo la mossa { $count } di { $file }.
shell-choose = 1–{ $last }, ?
shell-choose-only = Invio, ?
shell-not-the-choice = «{ $text }» qui non è una scelta: ce n’è una sola, premi Invio.
shell-not-a-choice = «{ $text }» qui non è una scelta: scrivi un numero da 1 a { $last }, oppure help.
shell-hand-over = Passa la tastiera a { $name }, poi premi Invio.
shell-next-player = Tocca a { $name }
shell-older-news = { $count ->
    [one] (una riga più vecchia: vedi log)
   *[other] ({ $count } righe più vecchie: vedi log)
}
shell-refused = Non è permesso ({ $clause }): { $rule }
shell-why-not = { $move }: non è permesso ({ $clause }): { $rule }
shell-allowed = { $move }: ora è permesso.
shell-unknown-move = «{ $text }» non è né un articolo né una mossa: prova ? da solo, ? 1 o il numero di un articolo.
shell-more-help = Per saperne di più: ? seguito da una mossa o da un articolo; help elenca i comandi.
shell-no-rule = Per questa scelta non c’è un articolo da mostrare; help elenca i comandi.
shell-undone = Ultimo passo annullato ({ $name }).
shell-undo-ends = Non si può più annullare: nel frattempo qualcuno ha giocato o ha scoperto qualcosa.
shell-hint = Un giocatore riflessivo farebbe così: { $move }
shell-hint-first = Prima: { $move }. Poi:
shell-hint-nudge = { $count ->
    [1] C’è una sola mossa: { $move }
   *[other] La mossa migliore è una di queste: { $move }
}
shell-hint-idea = Pensa a questo: { $idea }
shell-hint-number = { $move }: vince circa { $chance } volte su 100, { $visits ->
    [0] non esaminata
    [one] esaminata una volta
   *[other] esaminata { $visits } volte
}
shell-hint-what = «{ $text }» non è un genere di consiglio: ci sono hint, hint nudge e hint numbers.
shell-language = Parliamo italiano.
shell-saved = Partita salvata in { $file }; per riprenderla: «rookery play --resume { $file }».
shell-save-offer = Salvare la partita prima di uscire? Nome del file, o Invio per no
shell-left = Hai lasciato il tavolo; il seme { $seed } ridà la stessa partita.
shell-no-more-input = Non c’è altro da leggere: la partita si ferma qui, seme { $seed }.
shell-interrupted = Interrotto.
shell-help =
    1, 2, 3 …    scegli una riga dell’elenco
    2 1x5        Crypt: un Servitore con sforzo 5 sulla carta 2; «2 1x5, 3 1x2 .» dice tutto in una volta
    >4: 1×5 2×3  su una carta: più di 4 la prende, ecco i gruppi meno cari
    ?            la regola dietro a questa scelta; ? CR-5.5 un articolo; ? 2 1x5 perché sì o perché no
    hint         che cosa farebbe un giocatore riflessivo con quello che sai; hint nudge, hint numbers
    u            annulla il tuo ultimo passo, finché nessuno ne ha saputo qualcosa
    view         ridisegna tutto il tavolo; log, log 50, log all raccontano la partita
    save FILE    salva la partita; lang en cambia lingua
    quit         lascia il tavolo

## La fine

shell-score-title = Punteggio
shell-score-total = Totale
shell-score-line = { $player }: totale { $total } ({ $parts })
shell-winner = { $count ->
    [one] Vince { $names }.
   *[other] Vittoria condivisa: { $names }.
}
shell-rank = Il tuo rango: { $rank }
shell-rung = { $rank }: da { $least }{ $reached ->
    [yes] {" "}✓
   *[no] {""}
}
shell-next-rank = Per il rango successivo, { $rank }, { $missing ->
    [one] manca un punto.
   *[other] mancano { $missing } punti.
}
shell-tied = Pari a { $total }: { $names }.
shell-tie-shared = { $what }: la vittoria è condivisa ({ $clause }).
shell-tie-counts = { $what }{ $fewest ->
    [yes] , vince chi ne ha meno
   *[no] {""}
}: { $counts } ({ $clause }).
shell-stats-title = In questa partita
shell-stat-choices = Scelte fatte
shell-seed = Seme { $seed }: per rigiocare la stessa partita, --seed { $seed }.
shell-record-written = La partita è registrata in { $file }.
shell-and = { " e " }
shell-or = { " o " }

## Partite registrate, regole, dati, tornei

shell-replay-head = { $title }: { $seats ->
    [one] 1 giocatore
   *[other] { $seats } giocatori
}, { $moves ->
    [one] una mossa
   *[other] { $moves } mosse
}, seme { $seed }
shell-replay-step = Posizione dopo il passo { $step } di { $last }
shell-replay-step-seat = Posizione dopo il passo { $step } di { $last }, come la vede { $name }
shell-sealed = sigillato
shell-verified = { $file } è in regola: { $moves } mosse seguono le regole e il seme, impronta finale { $hash }.
shell-verified-open = { $file } è in regola fin qui: { $moves } mosse seguono le regole e il seme, la partita continua, impronta { $hash }.
shell-pack-good = I dati { $pack } vanno bene per { $title }: somma di controllo { $sha }.
shell-about-version = Rookery { $version }, giochi da tavolo sui ladri.
shell-about-build-compiled = Le regole girano compilate (Python { $python }).
shell-about-build-interpreted = Le regole girano interpretate (Python { $python }).
shell-new-game = { $folder } contiene un piccolo gioco intero. Ora:
shell-about-games = Giochi: { $games }.
shell-about-house = Dati della casa: un valore che nessuna fonte pubblica mostra è nostro e segnato «house»; --pack indica una cartella con i valori della tua scatola.
shell-arena-head = { $title }, { $games ->
    [one] una partita
   *[other] { $games } partite
} a { $seats } posti, seme { $seed }
shell-arena-bot = Bot
shell-arena-games = Partite
shell-arena-wins = Vittorie
shell-arena-rate = Quota
shell-arena-interval = Intervallo al 95 %
shell-arena-rating = Forza
shell-lab-begin = Si giocano le prime partite…
shell-lab-known = { $games } partite · { $seats } × { $bots }: chi comincia vince { $first }, { $choices } scelte a partita
shell-lab-tuning = { $tries } pacchetti provati; il migliore manca gli scopi di { $miss }
shell-lab-aim = { $aim }: mancato di { $after } della sua ampiezza, prima di { $before }
shell-lab-done = { $games ->
    [one] { $games } partita; il rapporto è { $file }.
   *[other] { $games } partite; il rapporto è { $file }.
}
shell-dataset-done = { $rows } scelte di { $games } partite sono in { $file }.

## Bot per livello

bot-careless = Sbadato, livello 1 di 7: non vede quasi nessuna buona mossa
bot-apprentice = Apprendista, livello 2 di 7: ne vede circa metà
bot-cutpurse = Borsaiolo, livello 3 di 7: prende ciò che ora sembra meglio
bot-burglar = Scassinatore, livello 4 di 7: pensa un po’ in anticipo
bot-fence = Ricettatore, livello 5 di 7: pensa più lontano
bot-mastermind = Mente, livello 6 di 7: guarda molto lontano
bot-legend = Leggenda, livello 7 di 7: pensa più a lungo

## Una partita rivista

shell-review-head = { $title }: analisi di { $moves } mosse
shell-review-effort = { $positions } posizioni esaminate su { $of }, { $walks } simulazioni per giocatore in ognuna.
shell-review-chart = Probabilità di vincere, come ciascuno poteva conoscerle:
shell-review-began = All’inizio
shell-review-luck = Fortuna
shell-review-own = Mosse proprie
shell-review-others = Mosse altrui
shell-review-rest = Non attribuito
shell-review-turns = Svolte
shell-review-chance = Dopo il passo { $step }, dadi o carte: { $name } { $by }, ora { $now } %.
shell-review-several = Tra i passi { $start } e { $step }, più mosse: { $name } { $by }, ora { $now } %.
shell-review-choice = Dopo il passo { $step }, il turno di { $mover }: { $name } { $by }, ora { $now } %.
shell-review-agreed = { "  " }Il bot avrebbe fatto lo stesso, o l’avrebbe trovata altrettanto buona.
shell-review-advice = { "  " }Invece di «{ $taken }» il bot avrebbe scelto «{ $move }»: meglio di { $better } su 100.

shell-rules-title = { $title }: le regole

## Rifiuti di un comando

error-prefix = rookery: { $text }
error-plain = { $reason }
error-usage = { $reason }; «rookery --help» mostra che cosa si può scrivere.
error-usage-command = { $reason }; «rookery { $command } --help» mostra che cosa si può scrivere.
error-command = Non c’è un comando «{ $text }»; ci sono { $known }.
error-game = Non c’è un gioco «{ $text }»; ci sono { $known }.
error-language = Non c’è una lingua «{ $text }»; ci sono { $known }.
error-pair = { $option } { $text } non ha la forma { $form }.
error-seat = { $option } { $text }: il posto { $seat } non esiste, questo tavolo ha { $seats ->
    [one] solo il posto 1
   *[other] i posti da 1 a { $seats }
}.
error-bot = { $option } { $text }: non c’è un bot «{ $bot }»; ci sono { $known }.
error-solo = --solo è per una persona sola: non va insieme a { $option }.
error-resume = { $option } non va insieme a --resume: la partita salvata ha già il suo.
error-resume-bot = { $file } affida il posto { $seat } a { $bot }, che esegue codice: acconsenti con --bot { $seat }={ $bot }, oppure indica un altro bot.
error-seats = { $game } è da { $fewest } a { $most } giocatori, non { $seats }.
error-option = { $game } non ha un’opzione «{ $option }»; ha { $known }.
error-option-value = L’opzione { $option } non può essere «{ $value }»; può essere { $known }.
error-count = { $option } { $text } non è un numero intero da 1 in su.
error-number = { $option } { $text } non è un numero intero da 0 in su.
error-percent = { $option } { $text } non è una percentuale da 0 a 99.
error-record = { $file } non è una partita registrata: { $reason }.
error-verify = { $file } non è in regola: { $reason }.
error-read = Non si può leggere { $file }: { $reason }.
error-write = Non si può scrivere { $file }: { $reason }.
error-step = --step { $step }: la partita ha i passi da 0 a { $last }.
error-view-seat = --seat { $seat }: il posto non esiste, la partita ha i posti da 1 a { $seats }.
error-clause = { $game } non ha un articolo «{ $text }».
error-clause-known = { $game } non ha un articolo «{ $text }»; «rookery rules { $key }» li elenca tutti.
error-no-folder = Non c’è una cartella { $pack }.
error-pack-game = Nessuno dei nostri giochi ha file come quelli in { $pack }; indica quale con --game.
error-new-game-name = «{ $name }» non può essere il nome di un gioco: minuscole, cifre e _, una lettera all’inizio, e nessuna parola che Python tiene per sé.
error-new-game-taken = C’è già un gioco di nome { $name }.
error-new-game-package = Qui è già installato un pacchetto di nome { $name }, e Python prenderebbe l’uno per l’altro.
error-new-game-folder = { $folder } c’è già e non è vuota.
error-arena-bots = --bots { $text }: indica almeno un bot, separati da virgole.
error-positive = { $option } { $text }: scrivi un numero maggiore di 0.
error-lab-tune = lab tune vuole --free PERCORSO, --aim FILE e --out CARTELLA.
error-lab-folder = { $folder } esiste già: indica una nuova cartella per il pacchetto.
error-lab-no-better = Nessuno di { $tries } pacchetti raggiunge gli scopi meglio di quello che c’è; non si scrive nulla.
error-lab-budget = --games e --minutes si escludono: indicane uno solo.
error-dataset-extra = il comando dataset ha bisogno del pacchetto { $module }: installa rookery con l’extra «research».
error-dataset-file = impossibile scrivere { $file }: { $reason }.
error-dataset-source = indica una sola fonte di partite: --bots, --records o --database.
error-dataset-seats = le partite di { $game } hanno { $counts } posti: scegli un numero con --seats.
error-dataset-none = in { $file } non c’è nessuna partita finita di { $game } adatta.
error-review = { $file } non si può analizzare: { $reason }.
error-no-ray = --engine ray richiede il pacchetto ray: installa rookery con l’extra «ray».
error-engine = Non c’è un motore «{ $text }»; ci sono { $known }.
error-address = --address { $address } richiede --engine ray: le altre macchine si raggiungono solo con Ray.
error-ray = Ray ({ $address }) qui non funziona: { $reason }
error-ray-program = --address: il bot { $bot } è un programma di questa macchina e non può viaggiare; senza --address può giocare.
error-parquet-extra = --parquet ha bisogno del pacchetto { $module }: installa rookery con l’extra «research».

## Aiuto dei comandi

help-rookery = Giochi da tavolo sui ladri: nel terminale, tra amici e con i bot.
help-commands = comandi
help-options = opzioni
help-arguments = argomenti
help-usage = uso:{ " " }
help-help = mostra questo aiuto e si ferma
help-play = gioca nel terminale
help-replay = racconta una partita mossa per mossa, o mostra una posizione
help-verify = controlla che una partita segua le regole e il suo seme
help-ledger = la risposta di /api/ledger: controlla che la partita sia stata sigillata, iniziata e finita con la sua promessa
help-rules = stampa le regole di un gioco, o un articolo
help-data = cura i dati dei giochi
help-data-check = controlla una cartella di dati
help-about = versione, compilazione, giochi
help-serve = apre il servizio per browser e programmi
help-export = stampa tutte le partite finite di un database
help-backup = copia un database in un solo file
help-restore = rimetti una copia al posto di un database
help-restore-force = anche se delle partite della copia non reggono
help-all = tutte le partite del database
help-database = sqlite:///file.db oppure postgresql://…
help-host = l’indirizzo su cui ascoltare
help-port = la porta su cui ascoltare
help-workers = processi (solo PostgreSQL)
help-proxied = credere alle intestazioni di un proxy
help-arena = fa giocare i bot tra loro
help-lab = misurare un gioco con i bot, o che cosa farebbe un cambiamento
help-lab-words = un gioco; con tune davanti, cerca un pacchetto che raggiunga alcuni scopi
help-lab-free = per tune: i valori del pacchetto che possono cambiare, come burglaries.*.pounds; si può ripetere
help-lab-aim = per tune: un file TOML con gli scopi
help-lab-bots = i livelli che giocano, ciascuno fra i suoi pari, separati da virgole
help-lab-seats = un numero di giocatori; senza, tutti
help-lab-games = quante partite a ogni tavolo
help-lab-minutes = quanti minuti può durare; senza limite, due
help-lab-batches = fermarsi dopo tanti lotti: per rifare una pagina misurata a tempo
help-lab-against = un cambiamento da confrontare: un’opzione (k=v), un valore del pacchetto (cards.poacher.cost=3) o una cartella con un pacchetto
help-lab-out = la pagina da scrivere; di solito lab-GAME.html
help-lab-json = le cifre e le somme; di solito accanto alla pagina
help-lab-parquet = le cifre anche in Parquet
help-lab-resume = riprendere dal file JSON di una misura interrotta
help-dataset = scrive partite di bot, o partite giocate, in un file Parquet, per l’apprendimento
help-game = quale gioco
help-seats = quanti posti
help-bot = chi gioca un posto: 2=greedy; si può ripetere
help-name = il nome di un posto: 1=Anna; si può ripetere
help-lang = lingua: en, fr, it
help-solo = da soli, contro il gioco
help-seed = il numero che fissa tutti i dadi e tutte le carte
help-set = un’opzione del gioco: memory=physical; si può ripetere; --parola k=v vale --set parola_k=v
help-resume = riprende una partita salvata
help-pack = una cartella con altri dati di gioco
help-record = registra la partita in questo file
help-plain = frasi invece di disegni, anche per i lettori di schermo
help-file = un file con una partita registrata o salvata
help-step = la posizione dopo questo passo; il passo 0 è l’inizio
help-seat = come la vede questo posto
help-clause = un articolo come CR-5.5
help-pack-folder = una cartella di file .toml
help-bots = bot separati da virgole: greedy,random
help-games = quante partite
help-json = il risultato in JSON
help-dataset-out = il file da scrivere
help-dataset-records = le partite finite di questo file, come lo scrive «rookery export»
help-dataset-database = le partite finite di una base di dati; senza URL, di quella di «rookery serve»
help-review = rivedere una partita finita: probabilità, fortuna, svolte
help-new-game = cominciare un gioco proprio: uno piccolo e intero, in un pacchetto fuori da Rookery
help-new-game-name = il suo nome: minuscole, cifre e _, per esempio night_market
help-new-game-folder = dove scriverlo; di solito in una cartella con quel nome
help-walks = simulazioni per ogni posto in ogni posizione; altrimenti quante ne permettono circa 15 secondi
help-out = un file per i risultati, una riga per partita; un torneo interrotto riprende da lì
help-parquet = un file Parquet per i risultati, una riga per ogni posto di ogni partita
help-jobs = quante partite insieme
help-engine = dove si giocano le partite: local, oppure ray per un cluster
help-address = l’indirizzo di un cluster Ray; senza, ne parte uno piccolo qui

## Il tabellone di Oliver Twist nel terminale

board-oliver_twist-day = Giorno
board-oliver_twist-night = Notte
board-oliver_twist-left = { $count ->
    [0] strade vuote
    [one] 1 segnalino nelle strade
   *[other] { $count } segnalini nelle strade
}
board-oliver_twist-reward = { $pounds ->
    [0] nessuna Ricompensa
   *[other] Ricompensa { $pounds } £
}
board-oliver_twist-pounds = { $pounds } £
board-oliver_twist-take = Prendi { $token }, { $space }{ $skipped ->
    [0] { "" }
    [one] { " " }(1 segnalino nel fascicolo)
   *[other] { " " }({ $skipped } segnalini nel fascicolo)
}
board-oliver_twist-reserve = La tua riserva: { $tokens }
board-oliver_twist-cards = I tuoi Personaggi: { $cards }
board-oliver_twist-loot = Le tue carte Scasso: { $pounds }
board-oliver_twist-account = { $name }: { $late ->
    [0] nessun ultimo set
   *[other] ultimi set { $late } £
}; { $tokens ->
    [0] fascicolo vuoto
    [one] 1 segnalino nel fascicolo
   *[other] { $tokens } segnalini nel fascicolo
}; { $fine ->
    [0] nessuna multa
   *[other] multa { $fine } £
}
board-oliver_twist-legend = @@ la Banda, () la piazza; a mela, h fazzoletto (con le sterline), br spilla, ne collana, ri anello, wa orologio, w* portafoglio; T Attrezzo, CH Personaggio, BU Scasso, ?? coperto, ° visto solo da te
board-oliver_twist-lairs = Covi
board-oliver_twist-money = Soldi
board-oliver_twist-held = Riserva
board-oliver_twist-hand = Carte
board-oliver_twist-loot-count = Scassi
board-oliver_twist-tools = Attrezzi
board-oliver_twist-gang = La Banda è a { $space }.
board-oliver_twist-lair = { $player }: soldi { $money }, riserva { $reserve }/9, Personaggi { $cards }, Scassi { $burglaries }, Attrezzi: { $tools }
## Il tavolo di Thief’s Market nel terminale

board-market-red = Ro
board-market-white = Bi
board-market-blue = Bl
board-market-green = Ve
board-market-bag = Sa
board-market-mask = Ma
board-market-marker = 1o
board-market-all = tutto
board-market-round = round { $round }, carte rimaste: { $decks }
board-market-centre = { $count ->
    [0] Il centro è vuoto
    [one] Al centro: 1 oggetto
   *[other] Al centro: { $count } oggetti
}
board-market-empty = niente
board-market-no-pile = nessun gruppo
board-market-players = Giocatori
board-market-pile = Gruppo
board-market-sold = venduta
board-market-payable = pagabile
board-market-short = { $count ->
    [one] manca { $count }
   *[other] mancano { $count }
}
board-market-line-centre = Al centro: { $objects }
board-market-line-card = { $letter }  { $card }, costo { $cost }
board-market-line-player = { $player }: { $pile }; Oro { $gold }, Infamia { $infamy }, carte { $cards }
board-market-rob = Deruba { $name }: { $objects }
board-market-take = Puoi prendere: { $objects }. Scrivi che cosa prendi, per esempio «2ro bi», oppure «{ $all }».
board-market-keep = Hai rubato: { $objects }. Scrivi che cosa tieni, per esempio «2ro bi»; il resto torna al centro.
board-market-which = quali oggetti?
board-market-no-objects = «{ $text }» non indica nessun oggetto: scegli tra { $objects }.

## Il tavolo di Crypt nel terminale

board-crypt-ghost = Il Fantasma
board-crypt-round = round { $round } di { $rounds }, turno { $turn } di { $turns }
board-crypt-deck = mazzo { $count }, in cima { $top }
board-crypt-deck-empty = mazzo vuoto: ultimo round
board-crypt-coins = { $coins ->
    [one] { $coins } Moneta
   *[other] { $coins } Monete
}
board-crypt-coins-yours = ({ $coins }) solo tu
board-crypt-hidden = ? nascosta
board-crypt-free = libera
board-crypt-yours = tua
board-crypt-out-of-reach = fuori portata
board-crypt-leader = Leader
board-crypt-lights-out = Torcia Spenta
board-crypt-collectors = Collezionisti
board-crypt-collections = Carte
board-crypt-seats = Posti
board-crypt-active = Attivi
board-crypt-placed = Piazzati
board-crypt-exhausted = Esausti
board-crypt-aside = { $dice } da parte
board-crypt-torches = Torce
board-crypt-progress = tu: { $count }
board-crypt-progress-turned = tu: { $count }, scoperte: { $turned }
board-crypt-legend = 3 nota a tutti · 3^ scoperta · (3) nota solo a te · ? nascosta per te
board-crypt-roll = { $player } { $face } contro { $effort } { $failed ->
    [1] fallito
   *[other] riuscito
}
board-crypt-rolls = Tiri: { $rolls }
board-crypt-unseen = Valori che non hai visto: { $cards }
board-crypt-line-free = { $card }. { $type }, { $value }: libera.
board-crypt-line-held = { $card }. { $type }, { $value }: { $holder } la occupa con { $group } = { $total }.
board-crypt-line-win = Per prenderla: { $groups }.
board-crypt-line-servants = { $player }: Servitori attivi { $active }, piazzati { $placed }, esausti { $exhausted }
board-crypt-line-ghost = Fantasma: dadi in mano { $hand }, piazzati { $placed }, messi da parte { $aside }

board-crypt-claim = Rivendica: piazza Servitori sulle carte (attivi: { $dice }); forma rapida: 2 1x5
board-crypt-recover = Recupera: { $dice ->
    [one] il tuo Servitore esausto ritorna
   *[other] i tuoi { $dice } Servitori esausti ritornano
}
board-crypt-stay = Passa: recupera senza Servitori esausti
board-crypt-reroll = Scopri un Idolo e rilancia il Servitore fallito con sforzo { $effort }
board-crypt-group = { $dice }×{ $effort } sulla carta { $card }, totale { $total }
board-crypt-hand = { $dice ->
    [one] { $dice } Servitore da piazzare. Carte che puoi prendere, con i gruppi meno cari:
   *[other] { $dice } Servitori da piazzare. Carte che puoi prendere, con i gruppi meno cari:
}
board-crypt-drafted = Previsto: { $group }
board-crypt-back = Di nuovo alle carte.
board-crypt-removed = Tolto: { $group }
board-crypt-offer = { "  " }{ $card }  { $name }: libera, basta un gruppo qualsiasi
board-crypt-offer-held = { "  " }{ $card }  { $name }: occupata con { $total }; { $groups }
board-crypt-which-card = quale carta? (o 2 1x5)
board-crypt-which-card-or-done = un’altra carta? Invio per finire
board-crypt-no-card = Non c’è una carta «{ $text }»: scrivi il numero di una carta, o una forma rapida come 2 1x5.
board-crypt-how-many = quanti Servitori, { $first }–{ $last }?
board-crypt-which-effort = quale sforzo, { $first }–{ $last }?
board-crypt-effort = { "  " }{ $effort }  { $dice }×{ $effort } = { $total }, rischio { $risk } % a Servitore
board-crypt-effort-beats = { "  " }{ $effort }  { $dice }×{ $effort } = { $total } batte { $beaten }, rischio { $risk } % a Servitore
board-crypt-not-a-number = «{ $text }» non va bene: scrivi un numero da { $first } a { $last }, o u per tornare indietro.

## Thiefdom al terminale

board-thiefdom-title = Thiefdom · { $round ->
    [0] prima della prima notte
   *[other] notte { $round } di 6
} · { $phase }
board-thiefdom-first = primo giocatore
board-thiefdom-guild = Gilda
board-thiefdom-vp = PV
board-thiefdom-thief = Ladro
board-thiefdom-place = Posto
board-thiefdom-goods = Beni
board-thiefdom-cards = Carte
board-thiefdom-hideout = covo
board-thiefdom-nowhere = non ancora in città
board-thiefdom-wanted = ricercato
board-thiefdom-brawl = rissa
board-thiefdom-patrol = pattuglia: { $citizens }
board-thiefdom-tiles = tessere { $tiles }
board-thiefdom-endurance = resistenza disponibile
board-thiefdom-mission = Contrabbandiere del { $section }: missione { $number } (dati della casa), consegna { $wants }: { $vp } PV, { $gives }.
board-thiefdom-villa = Villa del { $section }: { $art }; { $locked ->
    [1] le gemme sono sotto chiave.
   *[other] l’opera d’arte è sotto chiave.
}
board-thiefdom-gone = opera rubata
board-thiefdom-display = I ricettatori vendono: { $cards }.
board-thiefdom-dungeon = In prigione: { $goods }.
board-thiefdom-turn = { $thief } è in azione: { $ap ->
    [0] nessuna azione rimasta
    [one] ancora 1 azione
   *[other] ancora { $ap } azioni
}, { $mp } PM.
board-thiefdom-rivals = Rivali: { $places }.
board-thiefdom-price = { $name } (oro { $cost }, { $vp } PV)
board-thiefdom-none = niente
board-thiefdom-legend-alley = . vicolo
board-thiefdom-legend-lantern = o lanterna
board-thiefdom-legend-sight = * visto da guardia
board-thiefdom-legend-wall = | _ muro
board-thiefdom-legend-door = + - porta
board-thiefdom-legend-guard = ^a >a guardia, sguardo
board-thiefdom-legend-noble = Na nobile
board-thiefdom-legend-carriage = [] carrozza
board-thiefdom-legend-thief = A1 Volpone di A, A2 Furetto, A3 Corvo
board-thiefdom-legend-home = hA covo di A
board-thiefdom-legend-gate = V2 villa, () catacombe
board-thiefdom-seen = { $action } (in vista: { $citizen }, arresto)
board-thiefdom-into = { $action }: { $place }

## Lezioni

shell-lesson = Lezione { $number } di { $last }: { $title }
shell-lesson-seat = Giocatore { $seat }
shell-lesson-next = Invio per continuare…
shell-lessons-left = «rookery learn { $game } --step { $step }» riprende da qui.
shell-lessons-done = «rookery play { $game }» apre una partita intera.
shell-lessons-good = Queste lezioni di { $title } reggono: ogni passo si può risolvere, ogni risposta c’è nelle tre lingue.
error-no-lessons = Non ci sono lezioni per { $game }.
error-lesson = Non c’è una lezione { $step }; vanno da 1 a { $last }.
help-learn = imparare un gioco in poche brevi lezioni, sul suo tavoliere
help-learn-step = cominciare da questa lezione
help-learn-check = controllare invece le lezioni di una cartella

## Problemi

puzzle-easy = facile
puzzle-medium = di media difficoltà
puzzle-hard = difficile
shell-puzzle = Problema { $number } di { $last }, { $level }
shell-puzzle-today = Problema del giorno: { $game }, { $level }
shell-puzzle-ask = Tu sei { $name }. Per quello che sai, una scelta è nettamente la migliore: quale?
shell-puzzle-right = Giusto!
shell-puzzle-wrong = C’è di meglio.
shell-puzzle-best = La scelta migliore: { $move }. Vince circa { $best } partite su 100, la seconda circa { $rest }.
shell-puzzle-then = Poi: { $moves }
shell-puzzle-also = Altrettanto buono: { $moves }
shell-puzzle-lure = A prima vista si sceglierebbe: { $move }. Vince circa { $lure } partite su 100.
shell-puzzle-fails = { $file }, problema { $number }: una ricerca trova la scelta migliore superiore solo di { $gap }.
shell-puzzles-found = { $count ->
    [0] Nessun nuovo problema
    [one] Un nuovo problema
   *[other] { $count } nuovi problemi
 } da { $games ->
    [one] una partita
   *[other] { $games } partite
 }; tutto è in { $file }.
shell-puzzles-checked = { $held } su { $count } reggono. La regola empirica ne risolve il { $thumb } %, la Mente il { $mastermind } %.
shell-puzzles-left = «rookery puzzles play { $game } --number { $number }» riprende da qui.
shell-puzzles-done = Era l’ultimo: { $solved } su { $count } risolti.
error-no-puzzles = Non ci sono problemi per { $game }.
error-puzzle = Non c’è un problema { $number }; vanno da 1 a { $last }.
error-server = { $server } non risponde: { $reason }.
error-puzzle-elsewhere = { $server } ha un problema del giorno che non è fra quelli di qui.
error-puzzles-alone = I problemi vengono da partite di due giocatori o più: --seats non può essere 1.
help-puzzles = posizioni in cui una sola scelta è nettamente la migliore: trovala
help-puzzles-play = risolvere problemi sul tavoliere
help-puzzles-today = il problema del giorno, lo stesso per tutti
help-puzzles-make = cercare problemi in partite di bot
help-puzzles-check = rivedere i problemi con altre ricerche
help-puzzles-number = il problema con questo numero
help-puzzles-file = problemi tuoi al posto di quelli della casa
help-puzzles-server = il servizio di cui è il problema del giorno, invece di quello di questa macchina
help-puzzles-out = il file a cui si aggiungono i nuovi problemi
help-puzzles-late = la percentuale delle scelte di ogni partita che si saltano (0)
help-puzzles-times = quante volte le simulazioni della Mente per ogni ricerca (50)
