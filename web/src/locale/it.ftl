### Le parole del browser.

loading = Si accendono le lampade…
loading-slow = Il caricamento continua, il tavolo è al sicuro.
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
tool-keys = Tastiera
tool-settings = Impostazioni

## Ingresso
lobby-hello = Buonasera, { $name }
lobby-hello-all = Buonasera
lobby-lead = Giochi da tavolo su ladri e furfanti, con amici, sconosciuti o bot.
lobby-games = Giochi
lobby-offline = Il server non risponde. Riprovo…
refused-other-version = Il server parla una lingua più nuova di questa pagina. I tuoi tavoli sono al sicuro: ricarica la pagina.
refused-too-fast = Era troppo in una volta. Aspetta un momento, poi riprova.
refused-no-identity = Il server non riesce a leggere il segno con cui ti riconosceva. Forse chi lo ospita sta rimediando: allora aspetta. Come nuovo ospite rinunci ai tuoi posti e alle partite finite.
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
    [careless] Sbadato, livello 1 di 6: non vede quasi nessuna buona mossa
    [apprentice] Apprendista, livello 2 di 6: ne vede circa metà
    [cutpurse] Borsaiolo, livello 3 di 6: prende ciò che ora sembra meglio
    [burglar] Scassinatore, livello 4 di 6: pensa un po’ in anticipo
    [fence] Ricettatore, livello 5 di 6: pensa più lontano
    [mastermind] Mente, livello 6 di 6: il più forte
   *[other] bot { $bot }
}
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
    [pack-missing] Nessuno può badare a questo tavolo: mancano le carte { $pack }. Riprenderà da solo quando torneranno.
    [pack-unreadable] Nessuno può badare a questo tavolo: le carte { $pack } non si leggono. Riprenderà da solo quando saranno a posto.
    [other-rules] Nessuno può badare a questo tavolo: è stato iniziato con altre regole o con altre carte { $pack }.
    [stuck] Questo tavolo è bloccato. Il server riprova da solo.
   *[other] Per il momento nessuno può badare a questo tavolo. Il server riprova da solo.
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
dock-undo-ends = Non si può più annullare: qualcuno ha mosso o scoperto qualcosa.
dock-hint = Consiglio
dock-hinted = Un giocatore riflessivo farebbe così: { $moves }
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
dock-do-it = Fallo
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

## Tastiera
keys-title = Tastiera
keys-arrows = da un pezzo all’altro
keys-enter = scegli un pezzo, poi conferma
keys-back = un passo indietro, chiudi
keys-choices = le scelte elencate
keys-board = al tavolo
keys-question = alla domanda
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

## Analisi di una partita finita
review-title = Analisi
review-chart-title = Probabilità di vincere
review-chart-lead = Come ciascuno poteva conoscerle in quel momento, dal proprio posto; perciò la somma non è sempre 100%. I numeri segnano le svolte.
review-chart-summary = Probabilità di vincere nel corso della partita. All’inizio: { $began }. Alla fine: { $ended }. La tabella qui sotto riporta tutti i numeri.
review-step = passo { $step }
review-slider = Ripercorri la partita
review-look = Guarda il passo { $step }
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
settings-font = Carattere
settings-font-usual = consueto
settings-font-easy = di facile lettura
settings-sounds = Suoni
settings-sounds-on = attivi
settings-sounds-off = spenti
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
