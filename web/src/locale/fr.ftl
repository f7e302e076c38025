### Les mots du navigateur.

loading = On allume les lampes…
loading-slow = Le chargement continue, la table est en sécurité.
failure = Quelque chose s’est déchiré
to-lobby = Retour à l’accueil
close = Fermer
cancel = Annuler
save = Enregistrer
copy = Copier le lien
copied = Copié
brand-home = Rookery, vers l’accueil
skip-question = Aller à la question
your-turn = À vous de jouer

## Outils
tool-rules = Règles
tool-fair = Dés vérifiables
tool-sound = Sons
tool-language = Langue
tool-keys = Clavier
tool-settings = Réglages

## Accueil
lobby-hello = Bonsoir, { $name }
lobby-hello-all = Bonsoir
lobby-lead = Des jeux de société sur les voleurs, entre amis, avec des inconnus ou des robots.
lobby-games = Jeux
lobby-offline = Le serveur ne répond pas. Nouvel essai…
refused-other-version = Le serveur parle une langue plus récente que cette page. Vos tables sont en sécurité : rechargez la page.
refused-too-fast = C’était trop à la fois. Attendez un instant, puis réessayez.
refused-no-identity = Le serveur ne peut pas lire le signe auquel il vous reconnaissait. Peut-être que son hôte y remédie : alors attendez. Comme nouvel invité, vous abandonnez vos places et vos parties terminées.
load-anew = Recharger la page
begin-anew = Commencer comme nouvel invité
lobby-open = Tables
lobby-open-count = { $waiting } en attente, { $playing } en cours
lobby-join = Rejoindre
lobby-watch = Regarder
lobby-running = partie en cours
lobby-quiet = Soirée calme
lobby-quiet-lead = Personne n’attend à une table. Ouvrez-en une et partagez son lien, ou jouez contre des robots.
lobby-yours = Vos tables
lobby-yours-none = Les tables où vous êtes assis apparaîtront ici.
lobby-over = Parties terminées
lobby-over-none = Vos parties terminées apparaîtront ici, avec leur relecture.
lobby-download = Télécharger toutes les parties
lobby-fair = Des dés vérifiables
lobby-fair-lead = Chaque lancer est scellé avant le premier coup et dévoilé après le dernier.
yours-open = en attente de joueurs
yours-sealing = va commencer
table-bots-only = robots seulement
table-hosted = table libre
poster-players = De { $fewest } à { $most } joueurs
poster-bots = Jouer tout de suite contre des robots
poster-bot-count = { $count ->
    [one] { $count } robot
   *[other] { $count } robots
}
poster-solo = En solo
poster-people = Jouer à plusieurs
poster-open = Ouvrir une table
name-title = Votre nom
name-label = Ce que voient les autres, 24 caractères au plus
name-change = Changer de nom

## Nouvelle table
new-title = Une table de { $game }
new-seats = Combien de joueurs ?
new-seat = Place { $seat }
new-person = une personne
new-clock = Pendule
new-clock-none = aucune
new-clock-fast = 5 minutes chacun, 10 secondes par coup
new-clock-live = 10 minutes chacun, 15 secondes par coup
new-clock-day = un jour par coup
new-clock-week = une semaine par coup
new-who = Qui peut venir ?
new-link = quiconque a le lien
new-public = tout le monde, depuis l’accueil
new-hints = Conseils autorisés
new-pack = Cartes et valeurs
pack-name = { $pack ->
    [house] maison : ce qui vient avec Rookery
   *[other] { $pack }
}
house-means = Les valeurs marquées « maison » sont les nôtres, là où aucune valeur imprimée n’a pu être lue.
new-options = Options et variantes
new-usual = habituel
new-make = Ouvrir la table
bot-name = { $bot ->
    [random] Hasard : n’importe quel coup
    [greedy] Glouton : prend ce qui semble le mieux
    [careless] Étourdi, niveau 1 sur 6 : passe à côté de presque tout
    [apprentice] Apprenti, niveau 2 sur 6 : passe à côté d’un bon coup sur deux
    [cutpurse] Filou, niveau 3 sur 6 : prend ce qui semble le mieux
    [burglar] Cambrioleur, niveau 4 sur 6 : réfléchit un peu à l’avance
    [fence] Receleur, niveau 5 sur 6 : réfléchit plus loin
    [mastermind] Cerveau, niveau 6 sur 6 : le plus fort
   *[other] robot { $bot }
}
bot-who = { $seat ->
    [1] Anselme
    [2] Basile
    [3] Clovis
    [4] Didier
   *[other] Éloi
}
bot-title = { $bot ->
    [random] { bot-who } l’Aveugle
    [greedy] { bot-who } le Glouton
    [careless] { bot-who } l’Étourdi
    [apprentice] { bot-who } l’Apprenti
    [cutpurse] { bot-who } le Filou
    [burglar] { bot-who } le Cambrioleur
    [fence] { bot-who } le Receleur
    [mastermind] { bot-who } le Cerveau
   *[other] { $bot } { $seat }
}
clock-none = Sans pendule.
clock-live = { $minutes } min + { $increment } s.
clock-slow = { $days ->
    [one] Un jour par coup.
   *[other] { $days } jours par coup.
}
clock-days = { $days } j
clock-hours = { $hours } h
options-usual = Règles habituelles.

## Table ouverte
open-title = { $count ->
    [one] Une place est libre
   *[other] { $count } places sont libres
}
open-full = Tout le monde est là
open-sit = S’asseoir
open-leave = Partir
open-bot = La confier à un robot…
open-bot-for = Un robot pour la place { $seat }
open-free = Libérer cette place
open-remove = Écarter
open-remove-means = La place redevient libre, et cette personne ne peut plus s’asseoir ici
open-link = Partagez ce lien
open-start = Commencer la partie
open-sealing = Chaque navigateur ouvre sa part du hasard ; la partie commence dans un instant.
open-host-waits = La partie commence quand la dernière place est prise. Vous pouvez confier les places libres à des robots.
open-guest-waits = La partie commence quand la dernière place est prise.

## Table
table-pack = { $pack ->
    [house] Cartes et valeurs : jeu maison.
   *[other] Cartes et valeurs : jeu { $pack }.
}
table-none = Il n’y a pas de table derrière ce lien.
trouble = { $key ->
    [pack-missing] On ne peut pas s’occuper de cette table : le jeu de cartes { $pack } manque. Elle reprendra d’elle-même quand il sera revenu.
    [pack-unreadable] On ne peut pas s’occuper de cette table : le jeu de cartes { $pack } est illisible. Elle reprendra d’elle-même quand il sera réparé.
    [other-rules] On ne peut pas s’occuper de cette table : elle a été commencée avec d’autres règles ou un autre jeu de cartes { $pack }.
    [stuck] Cette table est bloquée. Le serveur réessaie de lui-même.
   *[other] On ne peut pas s’occuper de cette table pour le moment. Le serveur réessaie de lui-même.
}
table-stale = Quelqu’un a joué avant vous. Voici la table à jour.
table-not-sent = Non envoyé : il n’y a pas de connexion.
table-reconnecting = Connexion perdue. Reconnexion en cours, la table est en sécurité…
table-phases = Phases de la manche
offer-made = { $count ->
    [one] { $names } propose d’arrêter la partie sans vainqueur.
   *[other] { $names } proposent d’arrêter la partie sans vainqueur.
}
offer-yours = Vous proposez d’arrêter la partie sans vainqueur.
offer-agree = Accepter
offer-back = Retirer la proposition
offer-rule = Elle tombe au prochain coup. On demande à tout le monde, sauf à qui a laissé sa place à un robot depuis longtemps.
absent-long = { $name } : absence de dix minutes.
absent-call = Laisser un robot jouer
rail = Joueurs, journal, discussion et règles
rail-seats = Joueurs
seat-free = place libre
seat-you = vous
seat-you-name = Vous
guest-name = Invité { $id }
seat-bot = robot
seat-stand-in = un robot joue à sa place
seat-away = absent
seat-on = doit jouer
seat-menu = Ce que vous pouvez faire de votre place
seat-hand-over = Laisser un robot jouer pour moi
seat-take-back = Reprendre ma place
seat-returns = Vous reprendrez votre place quand ce tour sera fini.
seat-offer-end = Proposer d’arrêter la partie
tabs = Parties de la table
tab-board = Plateau
tab-log = Journal
tab-chat = Chat
tab-rules = Règles
tab-moves = Coups
log-empty = Ce qui se passe apparaîtra ici.
log-describe = Décrire la position
log-back = Retour au journal
log-position = La position
chat-empty = Personne n’a encore rien dit.
chat-write = Écrire à la table
chat-send = Envoyer
chat-unread = non lus
rules-search = Chercher dans les règles
rules-none = Aucun article ne correspond.
moves-title = { $count ->
    [0] Coups possibles
    [one] { $count } coup possible
   *[other] { $count } coups possibles
}
moves-none = Ce n’est pas votre tour.
piece-hidden = face cachée
piece-nobody = personne
piece-nothing = rien
piece-colon = {" : "}
any-choose = Choisissez
any-clear = Effacer
why-not = Impossible
why-rule = Voir la règle { $clause }
ribbon = Ce qui s’est passé
ribbon-back = Étape précédente
ribbon-next = Étape suivante
dock = Votre décision
dock-choices = Choix
dock-undo = Annuler
dock-undo-ends = On ne peut plus annuler : quelqu’un a joué ou appris quelque chose.
dock-hint = Conseil
dock-hinted = Un joueur réfléchi ferait : { $moves }
dock-nudged = { $count ->
    [1] Il n’y a qu’un coup : { $moves }
   *[other] Le meilleur coup est l’un de ceux-ci : { $moves }
}
hint-title = Quel genre de conseil ?
hint-thinking = Un joueur réfléchi regarde la partie de votre place…
hint-nudge = Une piste
hint-nudge-lead = où regarder, pas quoi faire
hint-move = Le meilleur coup
hint-move-lead = marqué sur le plateau
hint-numbers = Les chiffres
hint-numbers-lead = les chances de gagner des meilleurs choix
hint-rule = La règle
hint-rule-lead = ce que les règles disent de ce choix
hint-numbers-title = Chances de gagner, d’après ce que vous savez
hint-first = D’abord : { $moves }. Puis :
hint-visits = { $visits ->
    [0] non examiné
    [one] examiné une fois
   *[other] examiné { $visits } fois
}
hint-no-rule = Aucune règle précise ne régit ce choix ; les règles sont à côté du plateau.
dock-do-it = Jouer cela
dock-chance = Les dés roulent…
dock-waiting = On attend { $names }
dock-bot = { $count ->
    [one] { $names } réfléchit…
   *[other] { $names } réfléchissent…
}
dock-over = La partie est terminée
end-won = { $count ->
    [one] Victoire : { $names }
   *[other] Victoire partagée : { $names }
}
end-closed = La partie a été arrêtée
end-closed-lead = Tous ont accepté d’arrêter ; personne ne gagne.
end-winner = gagne
end-heading = La fin de la partie
end-scores = Scores
end-source = Source
end-total = Total
end-replay = Revoir
end-review = Analyse
end-fair = Vérifier les dés
end-again = Rejouer

## Clavier
keys-title = Clavier
keys-arrows = d’une pièce à l’autre
keys-enter = choisir une pièce, puis confirmer
keys-back = revenir en arrière, fermer
keys-choices = les choix affichés
keys-board = vers le plateau
keys-question = vers la question
keys-undo = annuler
keys-hint = conseil
keys-rules = règles
keys-log = journal
keys-chat = discussion
keys-moves = liste des coups
keys-finish = abréger les nouvelles
keys-this = cette liste

## Relecture
replay-title = Relecture
replay-step = Étape { $step } sur { $steps }
replay-first = Au début
replay-previous = Étape précédente
replay-next = Étape suivante
replay-last = À la fin
replay-play = Lire
replay-pause = Pause
replay-slider = Étape
replay-view = Vu par
replay-onlooker = un spectateur
replay-share = Copier un lien vers cette étape
replay-none = Cette partie n’est pas terminée, ou cette table n’existe pas.
replay-begin = La partie commence.
replay-moves = Ce qui s’est passé

## Analyse d’une partie terminée
review-title = Analyse
review-chart-title = Chances de gagner
review-chart-lead = Telles que chacun pouvait les connaître à ce moment, depuis sa place. Leur somme ne fait donc pas toujours 100 %. Les numéros marquent les tournants.
review-chart-summary = Chances de gagner au fil de la partie. Au début : { $began }. À la fin : { $ended }. Le tableau ci-dessous donne tous les chiffres.
review-step = étape { $step }
review-slider = Parcourir la partie
review-look = Voir l’étape { $step }
review-table = Tous les chiffres en tableau
review-turns-title = Tournants
review-turn-chance = Dés ou cartes
review-turn-several = Plusieurs coups
review-turn-choice = { $name } joue
review-steps = étapes { $start } à { $step }
review-gained = { $name } gagne { $points } points sur 100, maintenant { $now }.
review-lost = { $name } perd { $points } points sur 100, maintenant { $now }.
review-agreed = Le robot aurait fait de même, ou l’aurait trouvé aussi bon.
review-advice = Au lieu de « { $taken } », le robot aurait choisi « { $move } » : mieux de { $points } sur 100.
review-before = La position d’avant
review-after = Après
review-luck-title = Hasard et choix
review-luck-lead = Comment les chances ont changé, en points sur 100, et par quoi. Le reste, ce sont plusieurs coups jugés ensemble et ce que seule la fin a montré. Avec ce que chacun avait au début, les colonnes donnent le résultat.
review-began = Au début
review-luck = Hasard
review-own = Ses coups
review-others = Coups des autres
review-rest = Reste
review-result = Résultat
review-effort = { $positions } positions sur { $of } ont été examinées, davantage là où plus changeait, avec { $walks } parties simulées par joueur pour chacune. Le jugement d’un robot est une estimation : quelques points ne veulent rien dire.
review-waiting = L’analyse va commencer…
review-working = Examen de la partie : { $done } sur { $of }
review-progress = Avancement de l’analyse
review-working-lead = Un robot continue la partie depuis de nombreuses positions, en ne sachant que ce que chacun savait. Cela prend d’ordinaire moins d’une demi-minute, une fois par partie.
review-running = Cette partie n’est pas terminée. Son analyse viendra après la fin.
review-closed = Cette partie a été arrêtée avant la fin, il n’y a donc rien à analyser.
review-alone = Dans une partie en solitaire, il n’y a personne à qui comparer ses chances, donc pas d’analyse.
review-failed = L’analyse n’a pas pu être faite cette fois-ci. La partie elle-même est intacte ; réessayez dans un instant.
review-again = Réessayer
review-to-table = À la table

## Hasard vérifiable
fair-title = Dés vérifiables
fair-lead = Avant la partie, chacun a scellé sa part du hasard et la table a promis sa graine secrète ; puis tous ont ouvert la leur, et chaque coup en apporte davantage. Votre navigateur garde ce qu’il reçoit et ce qu’il dit, et recalcule à la fin de la partie chaque pioche et chaque lancer.
fair-running = La partie est encore en cours. La promesse ci-dessous date d’avant le premier coup ; la graine sera dévoilée à la fin.
fair-closed = Cette partie a été arrêtée d’un commun accord. La promesse ci-dessous a été donnée avant le premier coup.
fair-promise = La promesse dans la partie enregistrée (SHA-256 de la graine, de la table et des sceaux)
fair-kept = La promesse gardée par ce navigateur
fair-seed = La graine
fair-links = { $count ->
    [0] Sceau ({ $name }) : rien n’a été ouvert
    [one] Sceau ({ $name }) : { $count } maillon ouvert
   *[other] Sceau ({ $name }) : { $count } maillons ouverts
}
fair-ledger = Cette table dans le registre public
fair-line-sealed = scellée
fair-line-begun = commencée
fair-line-ended = terminée
fair-line-aborted = annulée
fair-checking = Vérification…
fair-verified = Vérifié
fair-verified-lead = { $count ->
    [one] Le seul tirage de cette partie découle de la graine promise et de l’apport des joueurs.
   *[other] Les { $count } tirages de cette partie découlent de la graine promise et de l’apport des joueurs.
}
fair-part = Rien d’anormal
fair-part-lead = Ce qui a pu être vérifié ici est juste, mais tout n’a pas pu l’être.
fair-broken = Pas équitable
fair-broken-form = La partie enregistrée est incomplète, ou vient d’une autre table.
fair-broken-seed = La graine et les sceaux ne correspondent pas à la promesse.
fair-broken-kept = La promesse enregistrée n’est pas celle que ce navigateur a reçue.
fair-broken-seals = Les sceaux enregistrés ne sont pas ceux que ce navigateur a vus.
fair-broken-link = Ce qu’un joueur aurait ouvert n’est pas ce qui avait été scellé.
fair-broken-own = Une part ouverte par ce navigateur manque dans la partie enregistrée.
fair-broken-ledger = Le registre public n’est plus ce qu’il était, ou ne connaît pas cette partie.
fair-broken-odds = Tirage { $at } ({ $stream }) : les chances ne sont pas celles des dés, de la pioche ou du sac.
fair-broken-outcome = Le tirage { $at } ({ $stream }) ne découle pas de la graine.
fair-open = Ce qui n’a pas pu être vérifié ici
fair-open-kept = Si la promesse a été donnée avant la partie : ce navigateur n’était pas à la table.
fair-open-late = Si la promesse a été donnée avant la partie : ce navigateur ne l’a vue qu’en cours de partie.
fair-open-ledger = Si la table a été distribuée plusieurs fois : cette partie est plus ancienne que le registre public.
fair-open-again = { $count ->
    [one] Pourquoi cette table a été annulée { $count } fois avant de commencer.
   *[other] Pourquoi cette table a été annulée { $count } fois avant de commencer.
}
fair-open-boxes = Les tirages : le contenu des boîtes de ce jeu n’est pas connu ici.
fair-open-odds = { $count ->
    [one] Les chances d’un tirage, qui dépendent de ce que les joueurs ont fait.
   *[other] Les chances de { $count } tirages, qui dépendent de ce que les joueurs ont fait.
}
fair-open-silent = { $name } n’a rien apporté au hasard.
fair-open-plain = { $count ->
    [one] Une fois, vous avez joué sans rien ajouter au hasard : un robot jouait pour vous, ou un autre navigateur.
   *[other] { $count } fois, vous avez joué sans rien ajouter au hasard : un robot jouait pour vous, ou un autre navigateur.
}
fair-open-rules = Les coups et les scores : il faut les règles. « rookery verify » les vérifie, et tools/verify_record.py vérifie le hasard sans cette page, qui vient du même hôte.
fair-seeded = Cette partie utilise une graine publique : { $seed }. On peut la vérifier avec « rookery verify ».
fair-kind = Suite
fair-place = Rang
fair-odds = Poids
fair-drawn = Tiré
fair-outcomes = Tous les tirages
fair-outcome = Résultat
fair-fits = concorde
fair-record = Télécharger la partie

## Réglages
settings-title = Réglages
settings-lead = Conservés dans ce navigateur seulement.
settings-language = Langue
settings-theme = Couleurs
settings-theme-auto = comme le système
settings-theme-dark = sombres
settings-theme-light = claires
settings-theme-contrast = contraste élevé
settings-palette = Palette
settings-palette-usual = habituelle
settings-palette-cvd = adaptée au daltonisme
settings-motion = Animations
settings-motion-system = comme le système
settings-motion-full = complètes
settings-motion-instant = aucune
settings-font = Caractères
settings-font-usual = habituels
settings-font-easy = lecture facile
settings-sounds = Sons
settings-sounds-on = activés
settings-sounds-off = coupés
settings-speed = Coups des autres
settings-speed-value = { $speed ->
    [0] tout de suite
    [0.5] deux fois plus lents
    [1] allure normale
    [2] deux fois plus rapides
   *[4] quatre fois plus rapides
}
ribbon-again = Revoir le dernier tour de table
ribbon-now = Revenir à la partie
ribbon-skip = Tout montrer tout de suite
ribbon-since = Depuis votre tour
ribbon-place = Étape { $at } sur { $count }
log-show = Montrer cette étape sur le plateau
dock-soon = C’est à vous dans un instant.
dock-past = Vous regardez une étape passée.
