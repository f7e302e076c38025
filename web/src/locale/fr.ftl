### Les mots du navigateur.

loading = On allume les lampes…
loading-slow = Le chargement continue, la table est en sécurité.
nowhere = Il n’y a rien à cette adresse.
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
tool-explain = Qu’est-ce que c’est ?
tool-keys = Clavier
tool-settings = Réglages

## Accueil
lobby-hello = Bonsoir, { $name }
lobby-hello-all = Bonsoir
lobby-lead = Des jeux de société sur les voleurs, entre amis, avec des inconnus ou des robots.
lobby-games = Jeux
lobby-offline = Le serveur ne répond pas. Nouvel essai…
refused-other-version = Le serveur parle une langue plus récente que cette page. Vos tables sont en sécurité : rechargez la page.
refused-too-fast = Trop de demandes à la fois. Attendez un instant, puis réessayez.
refused-no-identity = Le serveur n’arrive pas à lire le cookie qui vous identifiait. Son hébergeur s’en occupe peut-être : dans ce cas, attendez. En repartant comme nouvel invité, vous renoncez à vos places et à vos parties terminées.
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
    [careless] Étourdi, niveau 1 sur 7 : passe à côté de presque tout
    [apprentice] Apprenti, niveau 2 sur 7 : passe à côté d’un bon coup sur deux
    [cutpurse] Filou, niveau 3 sur 7 : prend ce qui semble le mieux
    [burglar] Cambrioleur, niveau 4 sur 7 : anticipe un peu
    [fence] Receleur, niveau 5 sur 7 : anticipe davantage
    [mastermind] Cerveau, niveau 6 sur 7 : voit loin
    [legend] Légende, niveau 7 sur 7 : réfléchit plus longtemps
   *[other] robot { $bot }
}
bot-strength = Chaque niveau gagne au moins 62 parties sur 100 contre le précédent, à chaque jeu et quel que soit le nombre de joueurs.
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
    [legend] { bot-who } la Légende
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
    [pack-missing] Cette table est à l’arrêt : le jeu de cartes { $pack } manque. Elle reprendra d’elle-même quand il sera revenu.
    [pack-unreadable] Cette table est à l’arrêt : le jeu de cartes { $pack } est illisible. Elle reprendra d’elle-même quand il sera réparé.
    [other-rules] Cette table est à l’arrêt : elle a été commencée avec d’autres règles ou un autre jeu de cartes { $pack }.
    [stuck] Cette table est bloquée. Le serveur réessaie de lui-même.
   *[other] Cette table est à l’arrêt pour le moment. Le serveur réessaie de lui-même.
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
tabs = Volets de la table
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
rules-glossary = Glossaire : chaque objet, chaque mot
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
dock-idea = Pensez à ceci : { $idea }
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
dock-do-it = Jouer ce coup
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
end-podium = Podium
end-place = { $place ->
    [1] 1er
   *[other] { $place }e
}
end-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
end-tied = Égalité à { $total } : { $names }.
end-tie-counts = { $what }{ $fewest ->
    [yes] , le moins l’emporte
   *[no] {""}
} : { $counts }.
end-tie-shared = { $what } : la victoire est partagée.
end-clause = Règle { $clause }
end-ranks = Les rangs
end-rank-reached = atteint
end-rank-from = à partir de { $least }
end-rank-next = Pour le rang suivant, { $rank }, il manque { $missing ->
    [one] un point.
   *[other] { $missing } points.
}
end-rank-top = Il n’y a pas de rang plus haut.
end-story = L’histoire de cette partie
end-story-early = Au début
end-story-middle = À mi-chemin
end-story-late = Vers la fin
end-story-change = Chances, { $name } : { $before } → { $after }
end-story-telling = L’histoire se raconte… { $done } sur { $of }
end-story-waiting = L’histoire va être racontée…
end-story-none = L’histoire n’a pas pu être racontée cette fois-ci.
end-story-ask = Raconter l’histoire
end-stats = Dans cette partie
end-stats-table = Statistiques
end-choices = Choix faits
end-more = Histoire et statistiques

## Clavier
keys-title = Clavier
keys-arrows = d’une pièce à l’autre
keys-enter = choisir une pièce, puis confirmer
keys-back = revenir en arrière, fermer
keys-choices = les choix affichés
keys-board = vers le plateau
keys-question = vers la question
keys-explain = expliquer l’élément choisi au clavier
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
replay-setup = La table est mise en place.
replay-between = Au milieu du coup.
replay-end = La partie se termine.
replay-speed = Vitesse
replay-speed-value = { $speed ->
    [0.5] ½×
   *[other] { $speed }×
}
replay-swing = Chances pour { $name }, en pourcentage : ce que chaque tour y a changé.
replay-swing-mover = En pourcentage : ce que chaque tour a changé aux chances de qui jouait.
replay-turning = Tournant { $number }
replay-next-turning = Tournant suivant
replay-chances = Chances
replay-unjudged = Personne n’a encore fait calculer les chances de cette partie.
replay-judge = Calculer les chances
replay-lost = Cette étape n’a pas pu être chargée.
replay-to-moves = Retour aux coups
replay-link = Lien
game-ways = Façons de revoir cette partie

## Analyse d’une partie terminée
review-title = Analyse
review-chart-title = Chances de gagner
review-chart-lead = Telles que chacun pouvait les connaître à ce moment, depuis sa place. Leur somme ne fait donc pas toujours 100 %. Les numéros marquent les tournants.
review-chart-summary = Chances de gagner au fil de la partie. Au début : { $began }. À la fin : { $ended }. Le tableau ci-dessous donne tous les chiffres.
review-beginning = début
review-end = fin
review-slider = Parcourir la partie
review-look = Voir cette position
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
settings-single = Quand une seule réponse est possible
settings-single-play = répondre à ma place (s’il n’y a pas d’autres personnes à la table)
settings-single-ask = me demander
settings-font = Caractères
settings-font-usual = habituels
settings-font-easy = lecture facile
settings-sounds = Sons
settings-sounds-on = activés
settings-sounds-off = coupés
settings-volume = Volume
settings-volume-table = pièces et personnages
settings-volume-alerts = appels
settings-volume-ambience = bruits lointains
settings-volume-value = { $volume } %
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

## Leçons

poster-learn = Apprendre
learn-title = Apprendre { $game }
learn-teacher = La leçon
learn-steps = Étapes de la leçon
learn-step = Leçon { $number } sur { $last }
learn-show = Montrez-moi
learn-do = Faites-le pour moi
learn-list = Tous les choix en liste
learn-again = Encore une fois
learn-back = Retour
learn-next = Suivant
learn-finish = Terminer
learn-done = Vous connaissez le jeu
learn-play = Jouer une partie entière
learn-over = C’est fait : plus rien n’est demandé ici.
learn-none = Il n’y a pas de leçons pour ce jeu.

explain-house = Donnée de la maison : aucune valeur imprimée n’a pu être lue.
explain-rule = (la règle)
explain-glossary = Glossaire
explain-mode = Touchez n’importe quoi pour savoir ce que c’est.
explain-leave = Retour au jeu
glossary-title = { $game } : glossaire
glossary-lead = Chaque objet et chaque mot du jeu, avec ses règles.
glossary-search = Chercher dans le glossaire
glossary-rules = Règles : { $clauses }
glossary-nothing = Rien ne correspond.
glossary-none = Il n’y a pas de glossaire pour ce jeu.

how-title = Comment jouer à { $game }
how-contents = Sommaire
how-goal = Le but
how-turn = Un tour
how-end = La fin
how-pictures = En images
how-print = Imprimer
how-link = Comment jouer
how-open = Ouvrir en page entière

guide = Le guide
guide-offer = Première partie ? Un guide peut vous accompagner.
guide-yes = Volontiers
guide-no = Non merci
guide-wanted = Un guide explique chaque question
guide-think = À considérer
guide-others = Ce que les autres ont fait
guide-stop = Plus de guide
guide-fold = Replier le guide
guide-show = Montrer le guide
poster-guide = Avec un guide

## Problèmes

poster-puzzles = Problèmes
puzzles-title = Problèmes
puzzles-of = { $game } : problèmes
puzzles-lead = Des positions tirées de parties de robots. Dans chacune, un choix est nettement le meilleur d’après ce que sait votre place.
puzzles-solved = { $solved } sur { $count } résolus
puzzles-all = Tous les problèmes
puzzles-none = Il n’y a pas de problèmes pour ce jeu.
puzzle = Le problème
puzzle-none = Ce problème n’existe pas.
puzzle-easy = facile
puzzle-medium = moyen
puzzle-hard = difficile
puzzle-number = Problème { $number } sur { $last }, { $level }
puzzle-tile = Problème { $number }
puzzle-tile-solved = Problème { $number }, résolu
puzzle-ask = C’est à vous. D’après ce que vous savez, un choix est nettement le meilleur : lequel ?
puzzle-right = Exact !
puzzle-wrong = Il y a mieux. Essayez encore, ou demandez à voir.
puzzle-lured = À première vue, on choisirait cela, mais cela ne gagne qu’environ { $lure } parties sur 100. Il y a mieux.
puzzle-shown = Le meilleur choix est marqué sur le plateau.
puzzle-best = Le meilleur choix : { $move }. Il gagne environ { $best } parties sur 100, le suivant environ { $rest }.
puzzle-then = Ensuite : { $moves }
puzzle-also = Tout aussi bon : { $moves }
puzzle-lure = À première vue, on choisirait : { $move }. Cela gagne environ { $lure } parties sur 100.
puzzle-today = Problème du jour
puzzle-today-level = Problème du jour, { $level }
puzzle-today-which = { $game }, { $level }
puzzle-streak = { $days ->
    [one] Un jour
   *[other] { $days } jours de suite
 }

## La donne du jour
daily-title = La donne du jour
daily-today = La donne du jour : { $game }
daily-line-new = La même chance pour tout le monde. Jouez-la une fois, puis comparez.
daily-line-playing = Votre partie vous attend.
daily-line-done = Voyez ce que les autres et les robots en ont fait.
daily-none = Il n’y a pas de donne pour ce jour.
daily-sits = { $count ->
    [one] Vous et 1 robot : { $bots }
   *[other] Vous et { $count } robots : { $bots }
}
daily-level = { $level ->
    [careless] Étourdi
    [apprentice] Apprenti
    [cutpurse] Filou
    [burglar] Cambrioleur
    [fence] Receleur
    [mastermind] Cerveau
    [legend] Légende
   *[other] { $level }
}
daily-until = Elle compte jusqu’au { $when } UTC.
daily-past = Ce jour est terminé. Vous pouvez encore jouer cette donne pour le plaisir.
daily-play = Jouer la donne du jour
daily-go-on = Reprendre votre partie
daily-fun = La rejouer pour le plaisir
daily-compared = La même chance, comparée
daily-hidden = Vous verrez ce que les autres et les robots en ont fait quand vous aurez joué.
daily-rules = Elle compte une seule fois. Il n’y a pas de conseils ; qui quitte la table ou laisse jouer un robot ne l’a pas terminée.
daily-mine = { $better ->
    [0] { $points } points : personne n’a fait mieux, sur { $count } qui ont terminé.
    [one] { $points } points : 1 personne sur { $count } a fait mieux.
   *[other] { $points } points : { $better } personnes sur { $count } ont fait mieux.
}
daily-mine-unfinished = Vous n’avez pas terminé cette donne.
daily-spread = Répartition des points de { $count ->
    [one] { $count } personne
   *[other] { $count } personnes
} et des robots ; la liste ci-dessous dit la même chose.
daily-people = Joueurs
daily-who = Qui
daily-points = Points
daily-place = Dans la partie
daily-you = vous
daily-unfinished = non terminée
daily-replay = Revoir la partie : { $name }
daily-order = Dans l’ordre des points. Les robots ont joué la même donne à votre place.
daily-sealed = Scellée d’avance
daily-sealed-before = Les dés de ce jour ont été scellés le { $when } UTC, avant le début du jour ; on les ouvre quand il est terminé.
daily-sealed-late = Les dés de ce jour n’ont été scellés que le { $when } UTC : le serveur ne tournait pas la veille.
daily-promise = La promesse (SHA-256), dans le registre public depuis lors
daily-next = Demain : { $game }
daily-days = Autres jours
daily-before = La veille
daily-after = Le lendemain
daily-compare = Comparer avec les autres
fair-lead-deal = Le hasard de cette partie est celui d’une donne que d’autres jouent aussi. Personne à la table n’y ajoute rien, pour que tous aient la même chance ; sa promesse figure au registre public depuis avant la première partie.
fair-waiting = Cette partie est terminée, mais d’autres jouent peut-être encore la même donne. La graine est ouverte quand la donne est terminée ; tout pourra alors être vérifié ici.

## Parties en duplicate
duplicate-name = Duplicate
duplicate-title = Duplicate : la même donne à plusieurs tables
duplicate-lead = { $count } tables avec la même chance. Chacun joue à une seule ; des robots prennent les autres places, et à la fin chaque place est comparée à la même place ailleurs.
duplicate-count = Tables
duplicate-open = Ouvrir les tables
duplicate-none = Cette donne n’existe pas.
duplicate-link = Lien pour vos amis
duplicate-table = Table { $table }
duplicate-sit = Prendre la place { $seat }
duplicate-yours = À votre table
duplicate-waiting = en attente
duplicate-playing = en cours
duplicate-over = terminée
duplicate-hidden = Vous verrez ce que les autres ont obtenu quand vous aurez joué jusqu’au bout.
duplicate-best = { $count ->
    [one] Avec la même chance, le mieux joué : { $names }.
   *[other] Avec la même chance, à égalité : { $names }.
}
duplicate-above = Écart
duplicate-share = Battus
duplicate-how = « Écart » : différence avec la moyenne de cette place à toutes les tables ; « battus » : part des autres tables avec moins de points à cette place, une égalité compte pour moitié. Là où un robot a remplacé quelqu’un, rien n’est comparé.
duplicate-sealed = La donne a été scellée avant que quelqu’un prenne place ; sa graine est ouverte quand toutes les tables ont terminé. Personne n’ajoute au hasard : qui gère ce serveur pourrait donc le connaître.
