### Le parole del browser.

loading = Si accendono le lampade…
loading-slow = Il caricamento continua, il tavolo è al sicuro.
nowhere = A questo indirizzo non c’è niente.
failure = Qui si è strappato qualcosa
to-lobby = Torna all’ingresso
close = Chiudi
cancel = Annulla
save = Salva
copy = Copia il link
copied = Copiato
brand-home = Rookery, all’ingresso
skip-question = Vai alla domanda
your-turn = Tocca a te

## Strumenti
tool-rules = Regole
tool-fair = Dadi verificabili
tool-sound = Suoni
tool-language = Lingua
tool-explain = Che cos’è?
tool-keys = Tastiera
tool-settings = Impostazioni

## Ingresso
lobby-hello = Buonasera, { $name }
lobby-hello-all = Buonasera
lobby-lead = Giochi da tavolo su ladri e furfanti, con amici, sconosciuti o bot.
lobby-games = Giochi
lobby-offline = Il server non risponde. Riprovo…
refused-other-version = Il server parla una lingua più nuova di questa pagina. I tuoi tavoli sono al sicuro: ricarica la pagina.
refused-too-fast = Troppe richieste in una volta sola. Aspetta un momento, poi riprova.
refused-no-identity = Il server non riesce a leggere il cookie con cui ti riconosceva. Forse chi lo gestisce ci sta già pensando: in tal caso aspetta. Se riparti come nuovo ospite, rinunci ai tuoi posti e alle partite concluse.
load-anew = Ricarica la pagina
begin-anew = Inizia come nuovo ospite
lobby-open = Tavoli
lobby-open-count = { $waiting } in attesa, { $playing } in corso
lobby-join = Unisciti
lobby-watch = Guarda
lobby-running = partita in corso
lobby-quiet = Serata tranquilla
lobby-quiet-lead = Nessuno aspetta a un tavolo. Aprine uno e condividi il link, oppure gioca contro i bot.
lobby-yours = I tuoi tavoli
lobby-yours-none = Qui appariranno i tavoli a cui siedi.
lobby-over = Partite concluse
lobby-over-none = Qui appariranno le tue partite concluse, da rivedere quando vuoi.
lobby-download = Scarica tutte le partite
lobby-fair = Dadi che puoi verificare
lobby-fair-lead = Ogni tiro è sigillato prima della prima mossa e svelato dopo l’ultima.
yours-open = in attesa di giocatori
yours-sealing = sta per iniziare
table-bots-only = solo bot
table-hosted = tavolo libero
poster-players = Da { $fewest } a { $most } giocatori
poster-bots = Gioca subito contro i bot
poster-bot-count = { $count ->
    [one] 1 bot
   *[other] { $count } bot
}
poster-solo = Da solo
poster-people = Gioca in compagnia
poster-open = Apri un tavolo
name-title = Il tuo nome
name-label = Quello che vedono gli altri, al massimo 24 caratteri
name-change = Cambia nome

## Un nuovo tavolo
new-title = Un tavolo di { $game }
new-seats = Quanti giocatori?
new-seat = Posto { $seat }
new-person = una persona
new-clock = Orologio
new-clock-none = nessuno
new-clock-fast = 5 minuti a testa, 10 secondi a mossa
new-clock-live = 10 minuti a testa, 15 secondi a mossa
new-clock-day = un giorno a mossa
new-clock-week = una settimana a mossa
new-who = Chi può unirsi?
new-link = chi ha il link
new-public = chiunque, dall’ingresso
new-hints = Suggerimenti permessi
new-pack = Carte e valori
pack-name = { $pack ->
    [house] della casa: quello che arriva con Rookery
   *[other] { $pack }
}
house-means = I valori segnati «della casa» sono nostri, dove non si è potuto leggere quello stampato.
new-options = Opzioni e varianti
new-usual = consueto
new-make = Apri il tavolo
bot-name = { $bot ->
    [random] A caso: una mossa qualsiasi
    [greedy] Avido: prende ciò che ora sembra meglio
    [careless] Sbadato, livello 1 su 7: non vede quasi nessuna buona mossa
    [apprentice] Apprendista, livello 2 su 7: ne vede circa la metà
    [cutpurse] Borsaiolo, livello 3 su 7: prende ciò che ora sembra meglio
    [burglar] Scassinatore, livello 4 su 7: guarda un po’ avanti
    [fence] Ricettatore, livello 5 su 7: guarda più lontano
    [mastermind] Mente, livello 6 su 7: guarda molto lontano
    [legend] Leggenda, livello 7 su 7: pensa più a lungo
   *[other] bot { $bot }
}
bot-strength = Ogni livello vince almeno 62 partite su 100 contro il precedente, in ogni gioco e con qualsiasi numero di giocatori.
bot-who = { $seat ->
    [1] Ambrogio
    [2] Basilio
    [3] Corrado
    [4] Damiano
   *[other] Ermete
}
bot-title = { $bot ->
    [random] { bot-who } il Cieco
    [greedy] { bot-who } l’Avido
    [careless] { bot-who } lo Sbadato
    [apprentice] { bot-who } l’Apprendista
    [cutpurse] { bot-who } il Borsaiolo
    [burglar] { bot-who } lo Scassinatore
    [fence] { bot-who } il Ricettatore
    [mastermind] { bot-who } la Mente
    [legend] { bot-who } la Leggenda
   *[other] { $bot } { $seat }
}
clock-none = Senza orologio.
clock-live = { $minutes } min + { $increment } s.
clock-slow = { $days ->
    [one] Un giorno a mossa.
   *[other] { $days } giorni a mossa.
}
clock-days = { $days } g
clock-hours = { $hours } h
options-usual = Regole consuete.

## Un tavolo aperto
open-title = { $count ->
    [one] C’è un posto libero
   *[other] Ci sono { $count } posti liberi
}
open-full = Ci siete tutti
open-sit = Siediti
open-leave = Alzati
open-bot = Affidalo a un bot…
open-bot-for = Un bot per il posto { $seat }
open-free = Libera questo posto
open-remove = Allontana
open-remove-means = Il posto torna libero, e questa persona non può più sedersi qui
open-link = Condividi questo link
open-start = Inizia la partita
open-sealing = Ogni browser apre la propria parte del caso; la partita inizia tra un attimo.
open-host-waits = La partita inizia quando è preso l’ultimo posto. Puoi affidare i posti liberi ai bot.
open-guest-waits = La partita inizia quando è preso l’ultimo posto.

## Tavolo
table-pack = { $pack ->
    [house] Carte e valori: della casa.
   *[other] Carte e valori: { $pack }.
}
table-none = Dietro questo link non c’è nessun tavolo.
trouble = { $key ->
    [pack-missing] Questo tavolo è fermo: mancano le carte { $pack }. Riprenderà da solo quando torneranno.
    [pack-unreadable] Questo tavolo è fermo: le carte { $pack } non si leggono. Riprenderà da solo quando saranno a posto.
    [other-rules] Questo tavolo è fermo: è stato iniziato con altre regole o con altre carte { $pack }.
    [stuck] Questo tavolo è bloccato. Il server riprova da solo.
   *[other] Per il momento questo tavolo è fermo. Il server riprova da solo.
}
table-stale = Qualcuno ha mosso prima di te. Ecco il tavolo aggiornato.
table-not-sent = Non inviato: manca la connessione.
table-reconnecting = Connessione persa. Mi ricollego, il tavolo è al sicuro…
table-phases = Fasi del round
offer-made = { $count ->
    [one] { $names } propone di chiudere la partita senza vincitore.
   *[other] { $names } propongono di chiudere la partita senza vincitore.
}
offer-yours = Proponi di chiudere la partita senza vincitore.
offer-agree = Accetta
offer-back = Ritira la proposta
offer-rule = Decade con la prossima mossa. Si chiede a tutti, tranne a chi ha lasciato da tempo il posto a un bot.
absent-long = { $name } manca da dieci minuti.
absent-call = Fai giocare un bot
rail = Giocatori, diario, chat e regole
rail-seats = Giocatori
seat-free = posto libero
seat-you = tu
seat-you-name = Tu
guest-name = Ospite { $id }
seat-bot = bot
seat-stand-in = gioca un bot al suo posto
seat-away = assente
seat-on = deve giocare
seat-menu = Che cosa puoi fare del tuo posto
seat-hand-over = Fai giocare un bot per me
seat-take-back = Riprendi il mio posto
seat-returns = Riavrai il tuo posto quando questo turno sarà finito.
seat-offer-end = Proponi di chiudere la partita
tabs = Parti del tavolo
tab-board = Tavolo
tab-log = Diario
tab-chat = Chat
tab-rules = Regole
tab-moves = Mosse
log-empty = Qui apparirà ciò che succede.
log-describe = Descrivi la posizione
log-back = Torna al diario
log-position = La posizione
chat-empty = Nessuno ha ancora detto nulla.
chat-write = Scrivi al tavolo
chat-send = Invia
chat-unread = non letti
rules-search = Cerca nelle regole
rules-glossary = Glossario: ogni cosa e ogni parola
rules-none = Nessun articolo corrisponde.
moves-title = { $count ->
    [0] Mosse possibili
    [one] Una mossa possibile
   *[other] { $count } mosse possibili
}
moves-none = Non tocca a te.
piece-hidden = coperto
piece-nobody = nessuno
piece-nothing = niente
piece-colon = {": "}
any-choose = Scegli
any-clear = Cancella
why-not = Non si può
why-rule = Mostra la regola { $clause }
ribbon = Che cosa è successo
ribbon-back = Passo precedente
ribbon-next = Passo successivo
dock = La tua decisione
dock-choices = Scelte
dock-undo = Annulla
dock-undo-ends = Non si può più annullare: qualcuno ha giocato o scoperto qualcosa.
dock-hint = Consiglio
dock-hinted = Un giocatore riflessivo farebbe così: { $moves }
dock-idea = Pensa a questo: { $idea }
dock-nudged = { $count ->
    [1] C’è una sola mossa: { $moves }
   *[other] La mossa migliore è una di queste: { $moves }
}
hint-title = Che tipo di consiglio?
hint-thinking = Un giocatore riflessivo guarda la partita dal tuo posto…
hint-nudge = Un indizio
hint-nudge-lead = dove guardare, non che cosa fare
hint-move = Mossa migliore
hint-move-lead = segnata sul tabellone
hint-numbers = Numeri
hint-numbers-lead = le probabilità di vittoria delle scelte migliori
hint-rule = La regola
hint-rule-lead = che cosa dicono le regole di questa scelta
hint-numbers-title = Probabilità di vincere, da quel che sai
hint-first = Prima: { $moves }. Poi:
hint-visits = { $visits ->
    [0] non esaminata
    [one] esaminata una volta
   *[other] esaminata { $visits } volte
}
hint-no-rule = Nessuna regola in particolare riguarda questa scelta; le regole sono accanto al tabellone.
dock-do-it = Gioca così
dock-chance = I dadi rotolano…
dock-waiting = In attesa di { $names }
dock-bot = { $count ->
    [one] { $names } ci pensa…
   *[other] { $names } ci pensano…
}
dock-over = La partita è finita
end-won = { $count ->
    [one] Vince { $names }
   *[other] Vittoria condivisa: { $names }
}
end-closed = La partita è stata chiusa
end-closed-lead = Tutti hanno accettato di smettere; nessuno vince.
end-winner = ha vinto
end-heading = La fine della partita
end-scores = Punteggi
end-source = Da
end-total = Totale
end-replay = Rivedi
end-review = Analisi
end-fair = Verifica i dadi
end-again = Gioca ancora
end-podium = Podio
end-place = { $place }º
end-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
end-tied = Pari a { $total }: { $names }.
end-tie-counts = { $what }{ $fewest ->
    [yes] , vince chi ne ha meno
   *[no] {""}
}: { $counts }.
end-tie-shared = { $what }: la vittoria è condivisa.
end-clause = Regola { $clause }
end-ranks = I ranghi
end-rank-reached = raggiunto
end-rank-from = da { $least }
end-rank-next = Per il rango successivo, { $rank }, { $missing ->
    [one] manca un punto.
   *[other] mancano { $missing } punti.
}
end-rank-top = Non c’è rango più alto.
end-story = La storia di questa partita
end-story-early = All’inizio
end-story-middle = A metà strada
end-story-late = Verso la fine
end-story-change = Probabilità di { $name }: { $before } → { $after }
end-story-telling = La storia si racconta… { $done } su { $of }
end-story-waiting = La storia sta per cominciare…
end-story-none = Questa volta la storia non si è potuta raccontare.
end-story-ask = Racconta la storia
end-stats = In questa partita
end-stats-table = Statistiche
end-choices = Scelte fatte
end-more = Storia e statistiche

## Tastiera
keys-title = Tastiera
keys-arrows = da un pezzo all’altro
keys-enter = scegli un pezzo, poi conferma
keys-back = un passo indietro, chiudi
keys-choices = le scelte elencate
keys-board = al tavolo
keys-question = alla domanda
keys-explain = spiega ciò che è selezionato
keys-undo = annulla
keys-hint = consiglio
keys-rules = regole
keys-log = diario
keys-chat = chat
keys-moves = elenco delle mosse
keys-finish = concludi subito le notizie
keys-this = questo elenco

## Rivedere una partita
replay-title = Rivedi la partita
replay-step = Passo { $step } di { $steps }
replay-first = All’inizio
replay-previous = Passo indietro
replay-next = Passo avanti
replay-last = Alla fine
replay-play = Avvia
replay-pause = Pausa
replay-slider = Passo
replay-view = Visto da
replay-onlooker = uno spettatore
replay-share = Copia un link a questo passo
replay-none = Questa partita non è ancora finita, o il tavolo non esiste.
replay-begin = La partita comincia.
replay-moves = Che cosa è successo
replay-setup = Il tavolo è pronto.
replay-between = A metà della mossa.
replay-end = La partita finisce.
replay-speed = Velocità
replay-speed-value = { $speed ->
    [0.5] ½×
   *[other] { $speed }×
}
replay-swing = In percentuale: quanto ogni turno ha cambiato le probabilità di { $name }.
replay-swing-mover = In percentuale: quanto ogni turno ha cambiato le probabilità di chi giocava.
replay-turning = Svolta { $number }
replay-next-turning = Prossima svolta
replay-chances = Probabilità
replay-unjudged = Nessuno ha ancora fatto calcolare le probabilità di questa partita.
replay-judge = Calcola le probabilità
replay-lost = Non è stato possibile caricare questo passo.
replay-to-moves = Torna alle mosse
replay-link = Link
game-ways = Modi di rivedere questa partita

## Analisi di una partita finita
review-title = Analisi
review-chart-title = Probabilità di vincere
review-chart-lead = Come ciascuno poteva conoscerle in quel momento, dal proprio posto; perciò la somma non è sempre 100%. I numeri segnano le svolte.
review-chart-summary = Probabilità di vincere nel corso della partita. All’inizio: { $began }. Alla fine: { $ended }. La tabella qui sotto riporta tutti i numeri.
review-beginning = inizio
review-end = fine
review-slider = Ripercorri la partita
review-look = Guarda questa posizione
review-table = Tutti i numeri in una tabella
review-turns-title = Svolte
review-turn-chance = Dadi o carte
review-turn-several = Più mosse
review-turn-choice = La mossa di { $name }
review-steps = passi da { $start } a { $step }
review-gained = { $name } guadagna { $points } punti su 100, ora { $now }.
review-lost = { $name } perde { $points } punti su 100, ora { $now }.
review-agreed = Il bot avrebbe fatto lo stesso, o l’avrebbe trovata altrettanto buona.
review-advice = Invece di «{ $taken }» il bot avrebbe scelto «{ $move }»: meglio di { $points } su 100.
review-before = La posizione prima
review-after = Dopo
review-luck-title = Fortuna e scelte
review-luck-lead = Come sono cambiate le probabilità, in punti su 100, e per che cosa. Il resto sono più mosse giudicate insieme e quel che solo la fine ha mostrato. Con quel che ciascuno aveva all’inizio, le colonne danno il risultato.
review-began = All’inizio
review-luck = Fortuna
review-own = Mosse proprie
review-others = Mosse altrui
review-rest = Resto
review-result = Risultato
review-effort = Sono state esaminate { $positions } posizioni su { $of }, di più dove più cambiava, con { $walks } partite simulate per giocatore in ognuna. Il giudizio di un bot è una stima: pochi punti non significano nulla.
review-waiting = L’analisi sta per cominciare…
review-working = Esame della partita: { $done } su { $of }
review-progress = Avanzamento dell’analisi
review-working-lead = Un bot continua la partita da molte posizioni, sapendo solo quel che ciascuno sapeva. Di solito ci vuole meno di mezzo minuto, una volta per partita.
review-running = Questa partita non è ancora finita. L’analisi arriva dopo la fine.
review-closed = Questa partita è stata fermata prima della fine, quindi non c’è nulla da analizzare.
review-alone = In una partita in solitario non c’è nessuno con cui confrontare le probabilità, quindi non c’è analisi.
review-failed = Questa volta l’analisi non è riuscita. La partita è al sicuro; riprova tra poco.
review-again = Riprova
review-to-table = Al tavolo

## Caso verificabile
fair-title = Dadi verificabili
fair-lead = Prima della partita ognuno ha sigillato una parte del caso e il tavolo ha promesso il suo seme segreto; poi tutti hanno aperto la propria, e ogni mossa ne porta altra. Il tuo browser conserva ciò che riceve e dice, e a partita finita ricalcola ogni pescata e ogni tiro.
fair-running = La partita è ancora in corso. La promessa qui sotto è precedente alla prima mossa; il seme sarà svelato alla fine.
fair-closed = Questa partita è stata chiusa di comune accordo. La promessa qui sotto è stata data prima della prima mossa.
fair-promise = La promessa nella partita registrata (SHA-256 di seme, tavolo e sigilli)
fair-kept = La promessa conservata da questo browser
fair-seed = Il seme
fair-links = { $count ->
    [0] Sigillo di { $name }: nulla è stato aperto
    [one] Sigillo di { $name }: un anello aperto
   *[other] Sigillo di { $name }: { $count } anelli aperti
}
fair-ledger = Questo tavolo nel registro pubblico
fair-line-sealed = sigillato
fair-line-begun = iniziato
fair-line-ended = finito
fair-line-aborted = annullato
fair-checking = Verifica in corso…
fair-verified = Verificato
fair-verified-lead = { $count ->
    [one] L’unico esito di questa partita deriva dal seme promesso e da ciò che hanno portato i giocatori.
   *[other] Tutti i { $count } esiti di questa partita derivano dal seme promesso e da ciò che hanno portato i giocatori.
}
fair-part = Nulla di sbagliato
fair-part-lead = Ciò che si poteva verificare qui è giusto, ma non si poteva verificare tutto.
fair-broken = Non corretto
fair-broken-form = La partita registrata è incompleta, o è di un altro tavolo.
fair-broken-seed = Il seme e i sigilli non corrispondono alla promessa.
fair-broken-kept = La promessa registrata non è quella che questo browser ha ricevuto.
fair-broken-seals = I sigilli registrati non sono quelli mostrati a questo browser.
fair-broken-link = Ciò che un giocatore avrebbe aperto non è ciò che era sigillato.
fair-broken-own = Una parte aperta da questo browser manca nella partita registrata.
fair-broken-ledger = Il registro pubblico non è più quello di prima, o non conosce questa partita.
fair-broken-odds = Esito { $at } ({ $stream }): le probabilità non sono quelle dei dadi, del mazzo o del sacchetto.
fair-broken-outcome = L’esito { $at } ({ $stream }) non deriva dal seme.
fair-open = Ciò che qui non si è potuto verificare
fair-open-kept = Se la promessa è stata data prima della partita: questo browser non era al tavolo.
fair-open-late = Se la promessa è stata data prima della partita: questo browser l’ha vista solo a partita iniziata.
fair-open-ledger = Se il tavolo è stato distribuito più volte: questa partita è più vecchia del registro pubblico.
fair-open-again = { $count ->
    [one] Perché questo tavolo è stato annullato una volta prima di iniziare.
   *[other] Perché questo tavolo è stato annullato { $count } volte prima di iniziare.
}
fair-open-boxes = Gli esiti: il contenuto delle scatole di questo gioco qui non è noto.
fair-open-odds = { $count ->
    [one] Le probabilità di un esito, che dipendono da ciò che hanno fatto i giocatori.
   *[other] Le probabilità di { $count } esiti, che dipendono da ciò che hanno fatto i giocatori.
}
fair-open-silent = { $name } non ha portato nulla al caso.
fair-open-plain = { $count ->
    [one] Una volta hai mosso senza aggiungere nulla al caso: giocava un bot per te, o un altro browser.
   *[other] { $count } volte hai mosso senza aggiungere nulla al caso: giocava un bot per te, o un altro browser.
}
fair-open-rules = Le mosse e i punteggi: servono le regole. «rookery verify» li verifica, e tools/verify_record.py verifica il caso senza questa pagina, che viene dallo stesso host.
fair-seeded = Questa partita usa un seme aperto: { $seed }. Si può verificare con «rookery verify».
fair-kind = Sequenza
fair-place = Posizione
fair-odds = Pesi
fair-drawn = Estratto
fair-outcomes = Tutti gli esiti
fair-outcome = Esito
fair-fits = corrisponde
fair-record = Scarica la partita

## Impostazioni
settings-title = Impostazioni
settings-lead = Conservate solo in questo browser.
settings-language = Lingua
settings-theme = Colori
settings-theme-auto = come il sistema
settings-theme-dark = scuri
settings-theme-light = chiari
settings-theme-contrast = alto contrasto
settings-palette = Tavolozza
settings-palette-usual = consueta
settings-palette-cvd = adatta ai daltonici
settings-motion = Animazioni
settings-motion-system = come il sistema
settings-motion-full = complete
settings-motion-instant = nessuna
settings-single = Quando c’è una sola risposta possibile
settings-single-play = rispondi per me (se al tavolo non ci sono altre persone)
settings-single-ask = chiedimelo
settings-font = Carattere
settings-font-usual = consueto
settings-font-easy = di facile lettura
settings-sounds = Suoni
settings-sounds-on = attivi
settings-sounds-off = spenti
settings-volume = Volume
settings-volume-table = pezzi e personaggi
settings-volume-alerts = richiami
settings-volume-ambience = suoni lontani
settings-volume-value = { $volume }%
settings-speed = Mosse degli altri
settings-speed-value = { $speed ->
    [0] subito
    [0.5] a metà velocità
    [1] normali
    [2] due volte più veloci
   *[4] quattro volte più veloci
}
ribbon-again = Rivedi l’ultimo giro
ribbon-now = Torna alla partita
ribbon-skip = Mostra tutto subito
ribbon-since = Dal tuo turno
ribbon-place = Passo { $at } di { $count }
log-show = Mostra questo passo sul tavolo
dock-soon = Tra un momento tocca a te.
dock-past = Stai guardando un passo precedente.

## Lezioni

poster-learn = Impara
learn-title = Impara { $game }
learn-teacher = La lezione
learn-steps = Passi della lezione
learn-step = Lezione { $number } di { $last }
learn-show = Mostrami
learn-do = Fallo per me
learn-list = Tutte le scelte in elenco
learn-again = Ancora una volta
learn-back = Indietro
learn-next = Avanti
learn-finish = Fine
learn-done = Conosci il gioco
learn-play = Gioca una partita intera
learn-over = Fatto: qui non si chiede altro.
learn-none = Non ci sono lezioni per questo gioco.

explain-house = Dato della casa: non si è potuto leggere un valore stampato.
explain-rule = (la regola)
explain-glossary = Glossario
explain-mode = Tocca qualsiasi cosa per sapere che cos’è.
explain-leave = Torna al gioco
glossary-title = { $game }: glossario
glossary-lead = Ogni cosa e ogni parola del gioco, con le sue regole.
glossary-search = Cerca nel glossario
glossary-rules = Regole: { $clauses }
glossary-nothing = Nessuna voce corrisponde.
glossary-none = Non c’è un glossario per questo gioco.

how-title = Come si gioca a { $game }
how-contents = Indice
how-goal = Lo scopo
how-turn = Un turno
how-end = La fine
how-pictures = In figure
how-print = Stampa
how-link = Come si gioca
how-open = Apri come pagina

guide = La guida
guide-offer = Prima partita? Una guida può accompagnarti.
guide-yes = Volentieri
guide-no = No, grazie
guide-wanted = Una guida spiega ogni domanda
guide-think = Da considerare
guide-others = Che cosa hanno fatto gli altri
guide-stop = Niente più guida
guide-fold = Richiudi la guida
guide-show = Mostra la guida
poster-guide = Con una guida

## Problemi

poster-puzzles = Problemi
puzzles-title = Problemi
puzzles-of = { $game }: problemi
puzzles-lead = Posizioni tratte da partite di bot. In ognuna una scelta è nettamente la migliore, per quello che sa il tuo posto.
puzzles-solved = { $solved } su { $count } risolti
puzzles-all = Tutti i problemi
puzzles-none = Non ci sono problemi per questo gioco.
puzzle = Il problema
puzzle-none = Questo problema non esiste.
puzzle-easy = facile
puzzle-medium = medio
puzzle-hard = difficile
puzzle-number = Problema { $number } di { $last }, { $level }
puzzle-tile = Problema { $number }
puzzle-tile-solved = Problema { $number }, risolto
puzzle-ask = Tocca a te. Per quello che sai, una scelta è nettamente la migliore: quale?
puzzle-right = Giusto!
puzzle-wrong = C’è di meglio. Prova ancora, o fattela mostrare.
puzzle-lured = A prima vista si sceglierebbe questo, ma vince solo circa { $lure } partite su 100. C’è di meglio.
puzzle-shown = La scelta migliore è segnata sul tavoliere.
puzzle-best = La scelta migliore: { $move }. Vince circa { $best } partite su 100, la seconda circa { $rest }.
puzzle-then = Poi: { $moves }
puzzle-also = Altrettanto buono: { $moves }
puzzle-lure = A prima vista si sceglierebbe: { $move }. Vince circa { $lure } partite su 100.
puzzle-today = Problema del giorno
puzzle-today-level = Problema del giorno, { $level }
puzzle-today-which = { $game }, { $level }
puzzle-streak = { $days ->
    [one] Un giorno
   *[other] { $days } giorni di fila
 }

## La mano del giorno
daily-title = La mano del giorno
daily-today = La mano del giorno: { $game }
daily-line-new = La stessa fortuna per tutti. Giocala una volta, poi confronta.
daily-line-playing = La tua partita ti aspetta.
daily-line-done = Guarda che cosa ne hanno fatto gli altri e i bot.
daily-none = Per quel giorno non c’è una mano.
daily-sits = { $count ->
    [one] Tu e 1 bot: { $bots }
   *[other] Tu e { $count } bot: { $bots }
}
daily-level = { $level ->
    [careless] Sbadato
    [apprentice] Apprendista
    [cutpurse] Borsaiolo
    [burglar] Scassinatore
    [fence] Ricettatore
    [mastermind] Mente
    [legend] Leggenda
   *[other] { $level }
}
daily-until = Vale fino al { $when } UTC.
daily-past = Quel giorno è finito. Puoi ancora giocare questa mano per divertimento.
daily-play = Gioca la mano del giorno
daily-go-on = Riprendi la tua partita
daily-fun = Rigiocala per divertimento
daily-compared = La stessa fortuna, a confronto
daily-hidden = Vedrai che cosa ne hanno fatto gli altri e i bot quando avrai giocato.
daily-rules = Vale una volta sola. Non ci sono suggerimenti; chi lascia il tavolo o fa giocare un bot non l’ha finita.
daily-mine = { $better ->
    [0] { $points } punti: nessuno ha fatto meglio, su { $count } che hanno finito.
    [one] { $points } punti: 1 su { $count } ha fatto meglio.
   *[other] { $points } punti: { $better } su { $count } hanno fatto meglio.
}
daily-mine-unfinished = Non hai finito questa mano.
daily-spread = Come si distribuiscono i punti di { $count ->
    [one] 1 persona
   *[other] { $count } persone
} e dei bot; l’elenco qui sotto dice lo stesso.
daily-people = Giocatori
daily-who = Chi
daily-points = Punti
daily-place = Nella partita
daily-you = tu
daily-unfinished = non finita
daily-replay = Rivedi la partita: { $name }
daily-order = In ordine di punti. I bot hanno giocato la stessa mano al tuo posto.
daily-sealed = Sigillata in anticipo
daily-sealed-before = I dadi di questo giorno sono stati sigillati il { $when } UTC, prima che il giorno cominciasse, e si aprono quando è finito.
daily-sealed-late = I dadi di questo giorno sono stati sigillati solo il { $when } UTC: il giorno prima il server non era in funzione.
daily-promise = La promessa (SHA-256), da allora nel registro pubblico
daily-next = Domani: { $game }
daily-days = Altri giorni
daily-before = Il giorno prima
daily-after = Il giorno dopo
daily-compare = Confronta con gli altri
fair-lead-deal = Il caso di questa partita appartiene a una mano che giocano anche altri. Nessuno al tavolo vi aggiunge qualcosa, perché tutti abbiano la stessa fortuna; la sua promessa sta nel registro pubblico da prima che qualcuno giocasse.
fair-waiting = Questa partita è finita, ma forse altri giocano ancora la stessa mano. Il seme si apre quando la mano è finita; allora qui si potrà controllare tutto.

## Gioco duplicato
duplicate-name = Duplicato
duplicate-title = Duplicato: la stessa mano a più tavoli
duplicate-lead = { $count } tavoli con la stessa fortuna. Ognuno gioca a uno solo; i bot prendono gli altri posti, e alla fine ogni posto è confrontato con lo stesso posto altrove.
duplicate-count = Tavoli
duplicate-open = Apri i tavoli
duplicate-none = Questa mano non esiste.
duplicate-link = Link per gli amici
duplicate-table = Tavolo { $table }
duplicate-sit = Prendi il posto { $seat }
duplicate-yours = Al tuo tavolo
duplicate-waiting = in attesa
duplicate-playing = in corso
duplicate-over = finito
duplicate-hidden = Vedrai che cosa hanno ottenuto gli altri quando avrai giocato fino alla fine.
duplicate-best = { $count ->
    [one] Con la stessa fortuna ha giocato meglio { $names }.
   *[other] Con la stessa fortuna hanno giocato alla pari { $names }.
}
duplicate-above = Dalla media
duplicate-share = Battuti
duplicate-how = «Dalla media» è la differenza dalla media di questo posto a tutti i tavoli; «battuti» è la parte degli altri tavoli con meno punti a questo posto, un pareggio vale metà. Dove un bot ha sostituito qualcuno, non si confronta nulla.
duplicate-sealed = La mano è stata sigillata prima che qualcuno si sedesse; il suo seme si apre quando tutti i tavoli hanno finito. Nessuno aggiunge nulla al caso: chi gestisce questo server potrebbe quindi conoscerlo.
