### Les mots du terminal : questions, commandes, refus, et les libellés de ses plateaux.

## Noms des places

shell-hat-bowler = Melon
shell-hat-tricorn = Tricorne
shell-hat-top_hat = Gibus
shell-hat-flat_cap = Casquette
shell-hat-feathered_hat = Plumet
shell-you = vous

## À la table

shell-game-line = { $key } : { $title }, de { $fewest } à { $most } joueurs
shell-games = Les jeux : lancez-en un avec « rookery play NOM ».
shell-default-table = Une table de trois : vous contre deux robots gloutons (greedy). Autres tables : rookery play --help.
shell-seat-person = { $badge } { $name } : une personne
shell-seat-bot = { $badge } { $name } : robot « { $bot } »
shell-commands = Tapez un numéro, ou : ? règle · hint conseil · u annuler · log · view · save · lang · help · quit
shell-resumed = La partie reprend après le coup { $count } de { $file }.
shell-choose = 1–{ $last }, ?
shell-choose-only = Entrée, ?
shell-not-the-choice = « { $text } » n’est pas un choix ici : il n’y en a qu’un, appuyez sur Entrée.
shell-not-a-choice = « { $text } » n’est pas un choix ici : tapez un numéro de 1 à { $last }, ou help.
shell-hand-over = Passez le clavier à { $name }, puis appuyez sur Entrée.
shell-next-player = À { $name } de jouer
shell-older-news = { $count ->
    [one] (une ligne plus ancienne : voir log)
   *[other] ({ $count } lignes plus anciennes : voir log)
}
shell-refused = Interdit ({ $clause }) : { $rule }
shell-why-not = { $move } : interdit ({ $clause }) : { $rule }
shell-allowed = { $move } : permis maintenant.
shell-unknown-move = « { $text } » n’est ni un article ni un coup : essayez ? seul, ? 1 ou le numéro d’un article.
shell-more-help = Pour en savoir plus : ? suivi d’un coup ou d’un article ; help donne les commandes.
shell-no-rule = Aucun article à montrer pour ce choix ; help donne les commandes.
shell-undone = Dernière étape annulée ({ $name }).
shell-undo-ends = On ne peut plus annuler : quelqu’un a joué ou appris quelque chose depuis.
shell-hint = Un joueur réfléchi ferait ceci : { $move }
shell-hint-first = D’abord : { $move }. Puis :
shell-hint-nudge = { $count ->
    [1] Il n’y a qu’un coup : { $move }
   *[other] Le meilleur coup est l’un de ceux-ci : { $move }
}
shell-hint-idea = Pensez à ceci : { $idea }
shell-hint-number = { $move } : gagne environ { $chance } fois sur 100, examiné { $visits ->
    [0] pas une fois
    [one] une fois
   *[other] { $visits } fois
}
shell-hint-what = « { $text } » n’est pas un genre de conseil : il y a hint, hint nudge et hint numbers.
shell-language = Parlons français.
shell-saved = Partie enregistrée dans { $file } ; pour la reprendre : « rookery play --resume { $file } ».
shell-save-offer = Enregistrer la partie avant de partir ? Nom du fichier, ou Entrée pour non
shell-left = Vous avez quitté la table ; la graine { $seed } redonne la même partie.
shell-no-more-input = Plus rien à lire : la partie s’arrête ici, graine { $seed }.
shell-interrupted = Interrompu.
shell-help =
    1, 2, 3 …    choisir une ligne de la liste
    2 1x5        Crypte : un Serviteur d’effort 5 sur la carte 2 ; « 2 1x5, 3 1x2 . » pour tout dire d’un coup
    >4: 1×5 2×3  sur une carte : plus de 4 la prend, voici les groupes les moins chers
    ?            la règle derrière ce choix ; ? CR-5.5 un article ; ? 2 1x5 pourquoi, ou pourquoi pas
    hint         ce que ferait un joueur réfléchi avec ce que vous savez ; hint nudge, hint numbers
    u            annuler votre dernière étape, tant qu’elle n’a rien appris à personne
    view         redessiner toute la table ; log, log 50, log all racontent la partie
    save FICHIER enregistrer la partie ; lang en change de langue
    quit         quitter la table

## La fin

shell-score-title = Décompte
shell-score-total = Total
shell-score-line = { $player } : total { $total } ({ $parts })
shell-winner = { $count ->
    [one] Victoire : { $names }.
   *[other] Victoire partagée : { $names }.
}
shell-rank = Votre rang : { $rank }
shell-rung = { $rank } : à partir de { $least }{ $reached ->
    [yes] {" "}✓
   *[no] {""}
}
shell-next-rank = Pour le rang suivant, { $rank }, il manque { $missing ->
    [one] un point.
   *[other] { $missing } points.
}
shell-tied = Égalité à { $total } : { $names }.
shell-tie-shared = { $what } : la victoire est partagée ({ $clause }).
shell-tie-counts = { $what }{ $fewest ->
    [yes] , le moins l’emporte
   *[no] {""}
} : { $counts } ({ $clause }).
shell-stats-title = Dans cette partie
shell-stat-choices = Choix faits
shell-seed = Graine { $seed } : pour rejouer la même partie, --seed { $seed }.
shell-record-written = La partie est consignée dans { $file }.
shell-and = { " et " }
shell-or = { " ou " }

## Parties consignées, règles, données, tournois

shell-replay-head = { $title } : { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
}, { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}, graine { $seed }
shell-replay-step = Position après l’étape { $step } sur { $last }
shell-replay-step-seat = Position après l’étape { $step } sur { $last }, vue par { $name }
shell-sealed = scellée
shell-verified = { $file } est exact : { $moves } coups conformes aux règles et à la graine, empreinte finale { $hash }.
shell-verified-open = { $file } est exact jusqu’ici : { $moves } coups conformes aux règles et à la graine, la partie continue, empreinte { $hash }.
shell-pack-good = Les données { $pack } conviennent à { $title } : somme de contrôle { $sha }.
shell-about-version = Rookery { $version }, des jeux de société sur les voleurs.
shell-about-build-compiled = Les règles tournent compilées (Python { $python }).
shell-about-build-interpreted = Les règles tournent interprétées (Python { $python }).
shell-new-game = { $folder } contient un petit jeu entier. Ensuite :
shell-about-games = Jeux : { $games }.
shell-about-house = Données maison : une valeur qu’aucune source publique ne montre est la nôtre, marquée « house » ; --pack désigne un dossier avec les valeurs de votre boîte.
shell-arena-head = { $title }, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} à { $seats } places, graine { $seed }
shell-arena-bot = Robot
shell-arena-games = Parties
shell-arena-wins = Victoires
shell-arena-rate = Part
shell-arena-interval = Intervalle à 95 %
shell-arena-rating = Force
shell-lab-begin = Les premières parties se jouent…
shell-lab-known = { $games } parties · { $seats } × { $bots } : qui commence gagne { $first }, { $choices } choix par partie
shell-lab-tuning = { $tries } paquets essayés ; le meilleur manque ses buts de { $miss }
shell-lab-aim = { $aim } : manqué de { $after } de sa largeur, avant de { $before }
shell-lab-done = { $games ->
    [one] { $games } partie ; le rapport est { $file }.
   *[other] { $games } parties ; le rapport est { $file }.
}
shell-dataset-done = { $rows } choix de { $games } parties sont dans { $file }.

## Robots par niveau

bot-careless = Étourdi, niveau 1 sur 7 : passe à côté de presque tout
bot-apprentice = Apprenti, niveau 2 sur 7 : passe à côté d’un bon coup sur deux
bot-cutpurse = Filou, niveau 3 sur 7 : prend ce qui semble le mieux
bot-burglar = Cambrioleur, niveau 4 sur 7 : réfléchit un peu à l’avance
bot-fence = Receleur, niveau 5 sur 7 : réfléchit plus loin
bot-mastermind = Cerveau, niveau 6 sur 7 : voit loin
bot-legend = Légende, niveau 7 sur 7 : réfléchit plus longtemps

## Une partie revue

shell-review-head = { $title } : analyse de { $moves } coups
shell-review-effort = { $positions } positions examinées sur { $of }, { $walks } simulations par joueur pour chacune.
shell-review-chart = Chances de gagner, telles que chacun pouvait les connaître :
shell-review-began = Au début
shell-review-luck = Hasard
shell-review-own = Ses coups
shell-review-others = Coups des autres
shell-review-rest = Non classé
shell-review-turns = Tournants
shell-review-chance = Après l’étape { $step }, dés ou cartes : { $name } { $by }, maintenant { $now } %.
shell-review-several = Entre les étapes { $start } et { $step }, plusieurs coups : { $name } { $by }, maintenant { $now } %.
shell-review-choice = Après l’étape { $step }, { $mover } a joué : { $name } { $by }, maintenant { $now } %.
shell-review-agreed = { "  " }Le robot aurait fait de même, ou l’aurait trouvé aussi bon.
shell-review-advice = { "  " }Au lieu de « { $taken } », le robot aurait choisi « { $move } » : mieux de { $better } sur 100.

shell-rules-title = { $title } : les règles

## Refus d’une commande

error-prefix = rookery : { $text }
error-plain = { $reason }
error-usage = { $reason } ; « rookery --help » montre ce que l’on peut taper.
error-usage-command = { $reason } ; « rookery { $command } --help » montre ce que l’on peut taper.
error-command = Il n’y a pas de commande « { $text } » ; il y a { $known }.
error-game = Il n’y a pas de jeu « { $text } » ; il y a { $known }.
error-language = Il n’y a pas de langue « { $text } » ; il y a { $known }.
error-pair = { $option } { $text } n’a pas la forme { $form }.
error-seat = { $option } { $text } : la place { $seat } n’existe pas, cette table a { $seats ->
    [one] seulement la place 1
   *[other] les places 1 à { $seats }
}.
error-bot = { $option } { $text } : il n’y a pas de robot « { $bot } » ; il y a { $known }.
error-solo = --solo est pour une seule personne : cela ne va pas avec { $option }.
error-resume = { $option } ne va pas avec --resume : la partie enregistrée a déjà le sien.
error-resume-bot = { $file } confie la place { $seat } à { $bot }, qui exécute du code : donnez votre accord avec --bot { $seat }={ $bot }, ou nommez un autre robot.
error-seats = { $game } se joue de { $fewest } à { $most } joueurs, pas à { $seats }.
error-option = { $game } n’a pas d’option « { $option } » ; il a { $known }.
error-option-value = L’option { $option } ne peut pas être « { $value } » ; elle peut être { $known }.
error-count = { $option } { $text } n’est pas un nombre entier à partir de 1.
error-number = { $option } { $text } n’est pas un nombre entier à partir de 0.
error-percent = { $option } { $text } n’est pas un pourcentage de 0 à 99.
error-record = { $file } n’est pas une partie consignée : { $reason }.
error-verify = { $file } n’est pas exact : { $reason }.
error-read = Impossible de lire { $file } : { $reason }.
error-write = Impossible d’écrire { $file } : { $reason }.
error-step = --step { $step } : cette partie a les étapes 0 à { $last }.
error-view-seat = --seat { $seat } : cette place n’existe pas, la partie a les places 1 à { $seats }.
error-clause = { $game } n’a pas d’article « { $text } ».
error-clause-known = { $game } n’a pas d’article « { $text } » ; « rookery rules { $key } » les donne tous.
error-no-folder = Il n’y a pas de dossier { $pack }.
error-pack-game = Aucun de nos jeux n’a des fichiers comme ceux de { $pack } ; dites lequel avec --game.
error-new-game-name = « { $name } » ne peut pas être le nom d’un jeu : des minuscules, des chiffres et _, une lettre au début, et aucun mot que Python garde pour lui.
error-new-game-taken = Il y a déjà un jeu nommé { $name }.
error-new-game-package = Un paquet nommé { $name } est déjà installé ici, et Python prendrait l’un pour l’autre.
error-new-game-folder = { $folder } existe déjà et n’est pas vide.
error-arena-bots = --bots { $text } : nommez au moins un robot, séparés par des virgules.
error-positive = { $option } { $text } : écrivez un nombre supérieur à 0.
error-lab-tune = lab tune demande --free CHEMIN, --aim FICHIER et --out DOSSIER.
error-lab-folder = { $folder } existe déjà : nommez un nouveau dossier pour le paquet.
error-lab-no-better = Aucun de { $tries } paquets n’atteint mieux les buts que celui d’avant ; rien n’est écrit.
error-lab-budget = --games et --minutes s’excluent : n’en donnez qu’un.
error-dataset-extra = la commande dataset a besoin du paquet { $module } : installez rookery avec l’extra « research ».
error-dataset-file = impossible d’écrire { $file } : { $reason }.
error-dataset-source = indiquez une seule source de parties : --bots, --records ou --database.
error-dataset-seats = les parties de { $game } ont { $counts } places : choisissez un nombre avec --seats.
error-dataset-none = aucune partie terminée de { $game } ne convient dans { $file }.
error-review = { $file } ne peut pas être analysé : { $reason }.
error-no-ray = --engine ray demande le paquet ray : installez rookery avec l’extra « ray ».
error-engine = Il n’y a pas de moteur « { $text } » ; il y a { $known }.
error-address = --address { $address } demande --engine ray : les autres machines ne sont joignables que par Ray.
error-ray = Ray ({ $address }) ne fonctionne pas ici : { $reason }
error-ray-program = --address : le robot { $bot } est un programme de cette machine et ne peut pas voyager ; sans --address il peut jouer.
error-parquet-extra = --parquet a besoin du paquet { $module } : installez rookery avec l’extra « research ».

## Aide des commandes

help-rookery = Des jeux de société sur les voleurs : dans le terminal, entre amis et avec des robots.
help-commands = commandes
help-options = options
help-arguments = arguments
help-usage = usage :{ " " }
help-help = montrer cette aide et s’arrêter
help-play = jouer dans le terminal
help-replay = raconter une partie coup par coup, ou montrer une position
help-verify = vérifier qu’une partie suit les règles et sa graine
help-ledger = la réponse de /api/ledger : vérifier que la partie a été scellée, commencée et terminée avec sa promesse
help-rules = afficher les règles d’un jeu, ou un article
help-data = s’occuper des données des jeux
help-data-check = vérifier un dossier de données
help-about = version, compilation, jeux
help-serve = ouvrir le service pour navigateurs et programmes
help-export = écrire toutes les parties finies d’une base
help-backup = copier une base dans un seul fichier
help-restore = remettre une sauvegarde à la place d’une base
help-restore-force = même si des parties de la sauvegarde ne tiennent pas
help-all = toutes les parties de la base
help-database = sqlite:///fichier.db ou postgresql://…
help-host = l’adresse d’écoute
help-port = le port d’écoute
help-workers = processus (PostgreSQL seulement)
help-proxied = croire les en-têtes d’un mandataire
help-arena = faire jouer des robots entre eux
help-lab = mesurer un jeu avec des robots, ou ce que ferait un changement
help-lab-words = un jeu ; avec tune devant, cherche un paquet qui atteint des buts
help-lab-free = pour tune : les valeurs du paquet qui peuvent changer, comme burglaries.*.pounds ; peut se répéter
help-lab-aim = pour tune : un fichier TOML avec les buts
help-lab-bots = les niveaux qui jouent, chacun entre semblables, séparés par des virgules
help-lab-seats = un nombre de joueurs ; sans lui, tous
help-lab-games = combien de parties à chaque table
help-lab-minutes = combien de minutes au plus ; sans budget, deux
help-lab-batches = s’arrêter après tant de lots : pour refaire une page mesurée au temps
help-lab-against = un changement à comparer : une option (k=v), une valeur du paquet (cards.poacher.cost=3) ou un dossier de paquet
help-lab-out = la page à écrire ; d’ordinaire lab-GAME.html
help-lab-json = les chiffres et les sommes ; d’ordinaire à côté de la page
help-lab-parquet = les chiffres aussi en Parquet
help-lab-resume = reprendre du fichier JSON d’une mesure interrompue
help-dataset = écrire des parties de robots, ou des parties jouées, dans un fichier Parquet, pour l’apprentissage
help-game = quel jeu
help-seats = combien de places
help-bot = qui joue une place : 2=greedy ; peut se répéter
help-name = le nom d’une place : 1=Anna ; peut se répéter
help-lang = langue : en, fr, it
help-solo = seul contre le jeu
help-seed = le nombre qui fixe tous les dés et toutes les cartes
help-set = une option du jeu : memory=physical ; peut se répéter ; --mot k=v vaut --set mot_k=v
help-resume = reprendre une partie enregistrée
help-pack = un dossier avec d’autres données de jeu
help-record = consigner la partie dans ce fichier
help-plain = des phrases plutôt que des dessins, aussi pour lecteurs d’écran
help-file = un fichier avec une partie consignée ou enregistrée
help-step = la position après cette étape ; l’étape 0 est le début
help-seat = vue de cette place
help-clause = un article comme CR-5.5
help-pack-folder = un dossier de fichiers .toml
help-bots = robots séparés par des virgules : greedy,random
help-games = combien de parties
help-json = le résultat en JSON
help-dataset-out = le fichier à écrire
help-dataset-records = les parties terminées de ce fichier, tel que l’écrit « rookery export »
help-dataset-database = les parties terminées d’une base ; sans URL, de celle de « rookery serve »
help-review = revoir une partie finie : chances, hasard, tournants
help-new-game = commencer un jeu à soi : un petit jeu entier, dans un paquet hors de Rookery
help-new-game-name = son nom : minuscules, chiffres et _, par exemple night_market
help-new-game-folder = où l’écrire ; d’habitude dans un dossier de ce nom
help-walks = simulations pour chaque place à chaque position ; sinon, ce que permettent une quinzaine de secondes
help-out = un fichier pour les résultats, une ligne par partie ; un tournoi interrompu y reprend
help-parquet = un fichier Parquet pour les résultats, une ligne par place et par partie
help-jobs = combien de parties à la fois
help-engine = où se jouent les parties : local, ou ray pour une grappe
help-address = l’adresse d’une grappe Ray ; sans elle une petite démarre ici

## Le plateau d’Oliver Twist dans le terminal

board-oliver_twist-day = Jour
board-oliver_twist-night = Nuit
board-oliver_twist-left = { $count ->
    [0] rues vides
    [one] { $count } jeton dans les rues
   *[other] { $count } jetons dans les rues
}
board-oliver_twist-reward = { $pounds ->
    [0] plus de Récompense
   *[other] Récompense { $pounds } £
}
board-oliver_twist-pounds = { $pounds } £
board-oliver_twist-take = Prendre { $token }, { $space }{ $skipped ->
    [0] { "" }
    [one] { " " }({ $skipped } jeton au dossier)
   *[other] { " " }({ $skipped } jetons au dossier)
}
board-oliver_twist-reserve = Votre réserve : { $tokens }
board-oliver_twist-cards = Vos Personnages : { $cards }
board-oliver_twist-loot = Vos cartes Cambriolage : { $pounds }
board-oliver_twist-account = { $name } : { $late ->
    [0] pas de derniers sets
   *[other] derniers sets { $late } £
} ; { $tokens ->
    [0] dossier vide
    [one] { $tokens } jeton au dossier
   *[other] { $tokens } jetons au dossier
} ; { $fine ->
    [0] pas d’amende
   *[other] amende { $fine } £
}
board-oliver_twist-legend = @@ la Bande, () la place ; a pomme, h mouchoir (avec les livres), br broche, ne collier, ri bague, wa montre, w* portefeuille ; T Outil, CH Personnage, BU Cambriolage, ?? face cachée, ° vu de vous seul
board-oliver_twist-lairs = Repaires
board-oliver_twist-money = Argent
board-oliver_twist-held = Réserve
board-oliver_twist-hand = Cartes
board-oliver_twist-loot-count = Cambr.
board-oliver_twist-tools = Outils
board-oliver_twist-gang = La Bande est à { $space }.
board-oliver_twist-lair = { $player } : argent { $money }, réserve { $reserve }/9, Personnages { $cards }, Cambriolages { $burglaries }, Outils : { $tools }
## Le plateau de Thief’s Market dans le terminal

board-market-red = Ro
board-market-white = Bc
board-market-blue = Bu
board-market-green = Ve
board-market-bag = Bo
board-market-mask = Ma
board-market-marker = 1er
board-market-all = tout
board-market-round = manche { $round }, cartes restantes : { $decks }
board-market-centre = { $count ->
    [0] Le centre est vide
    [one] Au centre : { $count } objet
   *[other] Au centre : { $count } objets
}
board-market-empty = rien
board-market-no-pile = pas de tas
board-market-players = Joueurs
board-market-pile = Tas
board-market-sold = vendue
board-market-payable = payable
board-market-short = { $count ->
    [one] manque { $count }
   *[other] manquent { $count }
}
board-market-line-centre = Au centre : { $objects }
board-market-line-card = { $letter }  { $card }, coût { $cost }
board-market-line-player = { $player } : { $pile } ; Or { $gold }, Infamie { $infamy }, cartes { $cards }
board-market-rob = Voler un tas ({ $name }) : { $objects }
board-market-take = Vous pouvez prendre : { $objects }. Tapez ce que vous prenez, par exemple « 2ro bc », ou « { $all } ».
board-market-keep = Vous avez volé : { $objects }. Tapez ce que vous gardez, par exemple « 2ro bc » ; le reste retourne au centre.
board-market-which = quels objets ?
board-market-no-objects = « { $text } » ne désigne aucun objet : choisissez parmi { $objects }.

## Le plateau de Crypte dans le terminal

board-crypt-ghost = Le Fantôme
board-crypt-round = manche { $round } sur { $rounds }, tour { $turn } sur { $turns }
board-crypt-deck = pioche { $count }, dessus { $top }
board-crypt-deck-empty = pioche vide : dernière manche
board-crypt-coins = { $coins ->
    [one] { $coins } Pièce
   *[other] { $coins } Pièces
}
board-crypt-coins-yours = ({ $coins }) vous seul
board-crypt-hidden = ? cachée
board-crypt-free = libre
board-crypt-yours = à vous
board-crypt-out-of-reach = hors de portée
board-crypt-leader = Leader
board-crypt-lights-out = Torche Éteinte
board-crypt-collectors = Collectionneurs
board-crypt-collections = Cartes
board-crypt-seats = Places
board-crypt-active = Actifs
board-crypt-placed = Placés
board-crypt-exhausted = Épuisés
board-crypt-aside = { $dice } à part
board-crypt-torches = Torches
board-crypt-progress = vous : { $count }
board-crypt-progress-turned = vous : { $count }, retournées : { $turned }
board-crypt-legend = 3 connue de tous · 3^ retournée · (3) connue de vous seul · ? cachée pour vous
board-crypt-roll = { $player } { $face } contre { $effort } { $failed ->
    [1] échec
   *[other] réussi
}
board-crypt-rolls = Lancers : { $rolls }
board-crypt-unseen = Valeurs que vous n’avez pas vues : { $cards }
board-crypt-line-free = { $card }. { $type }, { $value } : libre.
board-crypt-line-held = { $card }. { $type }, { $value } : { $holder } l’occupe avec { $group } = { $total }.
board-crypt-line-win = Pour la prendre : { $groups }.
board-crypt-line-servants = { $player } : Serviteurs actifs { $active }, placés { $placed }, épuisés { $exhausted }
board-crypt-line-ghost = Fantôme : dés en main { $hand }, placés { $placed }, mis à part { $aside }

board-crypt-claim = Revendiquer : placer des Serviteurs (actifs : { $dice }) ; forme rapide : 2 1x5
board-crypt-recover = Récupérer : { $dice ->
    [one] votre Serviteur épuisé revient
   *[other] vos { $dice } Serviteurs épuisés reviennent
}
board-crypt-stay = Passer : récupérer sans Serviteur épuisé
board-crypt-reroll = Retourner une Idole et relancer le Serviteur en échec d’effort { $effort }
board-crypt-group = { $dice }×{ $effort } sur la carte { $card }, total { $total }
board-crypt-hand = { $dice ->
    [one] { $dice } Serviteur à placer. Cartes à prendre, avec les groupes les moins chers :
   *[other] { $dice } Serviteurs à placer. Cartes à prendre, avec les groupes les moins chers :
}
board-crypt-drafted = Prévu : { $group }
board-crypt-back = Retour aux cartes.
board-crypt-removed = Retiré : { $group }
board-crypt-offer = { "  " }{ $card }  { $name } : libre, tout groupe la prend
board-crypt-offer-held = { "  " }{ $card }  { $name } : occupée avec { $total } ; { $groups }
board-crypt-which-card = quelle carte ? (ou 2 1x5)
board-crypt-which-card-or-done = une autre carte ? Entrée pour finir
board-crypt-no-card = Il n’y a pas de carte « { $text } » : tapez le numéro d’une carte, ou une forme rapide comme 2 1x5.
board-crypt-how-many = combien de Serviteurs, { $first }–{ $last } ?
board-crypt-which-effort = quel effort, { $first }–{ $last } ?
board-crypt-effort = { "  " }{ $effort }  { $dice }×{ $effort } = { $total }, risque { $risk } % par Serviteur
board-crypt-effort-beats = { "  " }{ $effort }  { $dice }×{ $effort } = { $total } bat { $beaten }, risque { $risk } % par Serviteur
board-crypt-not-a-number = « { $text } » ne convient pas : tapez un nombre de { $first } à { $last }, ou u pour revenir.

## Thiefdom au terminal

board-thiefdom-title = Thiefdom · { $round ->
    [0] avant la première nuit
   *[other] nuit { $round } sur 6
} · { $phase }
board-thiefdom-first = premier joueur
board-thiefdom-guild = Guilde
board-thiefdom-vp = PV
board-thiefdom-thief = Voleur
board-thiefdom-place = Endroit
board-thiefdom-goods = Biens
board-thiefdom-cards = Cartes
board-thiefdom-hideout = repaire
board-thiefdom-nowhere = pas encore en ville
board-thiefdom-wanted = recherché
board-thiefdom-brawl = bagarre
board-thiefdom-patrol = patrouille : { $citizens }
board-thiefdom-tiles = tuiles { $tiles }
board-thiefdom-endurance = endurance disponible
board-thiefdom-mission = Contrebandier du { $section } : mission { $number } (données maison), livrer { $wants } : { $vp } PV, { $gives }.
board-thiefdom-villa = Villa du { $section } : { $art } ; { $locked ->
    [1] les pierres précieuses sont sous clé.
   *[other] l’œuvre d’art est sous clé.
}
board-thiefdom-gone = œuvre volée
board-thiefdom-display = Chez les trafiquants : { $cards }.
board-thiefdom-dungeon = Au cachot : { $goods }.
board-thiefdom-turn = { $thief } est en action : { $ap ->
    [0] plus d’action
    [one] encore { $ap } action
   *[other] encore { $ap } actions
}, { $mp } PM.
board-thiefdom-rivals = Rivaux : { $places }.
board-thiefdom-price = { $name } (or { $cost }, { $vp } PV)
board-thiefdom-none = rien
board-thiefdom-legend-alley = . ruelle
board-thiefdom-legend-lantern = o lanterne
board-thiefdom-legend-sight = * vu par un garde
board-thiefdom-legend-wall = | _ mur
board-thiefdom-legend-door = + - porte
board-thiefdom-legend-guard = ^a >a garde, regard
board-thiefdom-legend-noble = Na noble
board-thiefdom-legend-carriage = [] chariot
board-thiefdom-legend-thief = A1 Goupil de A, A2 Furet, A3 Corbeau
board-thiefdom-legend-home = hA repaire de A
board-thiefdom-legend-gate = V2 villa, () catacombes
board-thiefdom-seen = { $action } (en vue : { $citizen }, arrestation)
board-thiefdom-into = { $action } : { $place }

## Leçons

shell-lesson = Leçon { $number } sur { $last } : { $title }
shell-lesson-seat = Joueur { $seat }
shell-lesson-next = Entrée pour continuer…
shell-lessons-left = « rookery learn { $game } --step { $step } » reprend ici.
shell-lessons-done = « rookery play { $game } » ouvre une partie entière.
shell-lessons-good = Ces leçons de { $title } tiennent : chaque étape a sa solution, chaque réponse existe dans les trois langues.
error-no-lessons = Il n’y a pas de leçons pour { $game }.
error-lesson = Il n’y a pas de leçon { $step } ; elles vont de 1 à { $last }.
help-learn = apprendre un jeu en quelques courtes leçons, sur son plateau
help-learn-step = commencer à cette leçon
help-learn-check = vérifier plutôt les leçons d’un dossier

## Problèmes

puzzle-easy = facile
puzzle-medium = de difficulté moyenne
puzzle-hard = difficile
shell-puzzle = Problème { $number } sur { $last }, { $level }
shell-puzzle-today = Problème du jour : { $game }, { $level }
shell-puzzle-ask = Vous êtes { $name }. D’après ce que vous savez, un choix est nettement le meilleur : lequel ?
shell-puzzle-right = Exact !
shell-puzzle-wrong = Il y a mieux.
shell-puzzle-best = Le meilleur choix : { $move }. Il gagne environ { $best } parties sur 100, le suivant environ { $rest }.
shell-puzzle-then = Ensuite : { $moves }
shell-puzzle-also = Tout aussi bon : { $moves }
shell-puzzle-lure = À première vue, on choisirait : { $move }. Cela gagne environ { $lure } parties sur 100.
shell-puzzle-fails = { $file }, problème { $number } : une recherche ne trouve le meilleur choix supérieur que de { $gap }.
shell-puzzles-found = { $count ->
    [0] Aucun nouveau problème
    [one] Un nouveau problème
   *[other] { $count } nouveaux problèmes
 } en { $games ->
    [one] une partie
   *[other] { $games } parties
 } ; tout est dans { $file }.
shell-puzzles-checked = { $held } sur { $count } tiennent. La règle empirique en résout { $thumb } %, le Cerveau { $mastermind } %.
shell-puzzles-left = « rookery puzzles play { $game } --number { $number } » reprend ici.
shell-puzzles-done = C’était le dernier : { $solved } sur { $count } résolus.
error-no-puzzles = Il n’y a pas de problèmes pour { $game }.
error-puzzle = Il n’y a pas de problème { $number } ; ils vont de 1 à { $last }.
error-server = { $server } ne répond pas : { $reason }.
error-puzzle-elsewhere = { $server } a un problème du jour qui n’est pas parmi ceux d’ici.
error-puzzles-alone = Les problèmes viennent de parties à deux joueurs ou plus : --seats ne peut pas valoir 1.
help-puzzles = des positions où un seul choix est nettement le meilleur : à vous de le trouver
help-puzzles-play = résoudre des problèmes sur le plateau
help-puzzles-today = le problème du jour, le même pour tous
help-puzzles-make = chercher des problèmes dans des parties de robots
help-puzzles-check = revoir des problèmes par d’autres recherches
help-puzzles-number = le problème de ce numéro
help-puzzles-file = vos propres problèmes au lieu de ceux de la maison
help-puzzles-server = le service dont c’est le problème du jour, au lieu de celui de cette machine
help-puzzles-out = le fichier auquel s’ajoutent les nouveaux problèmes
help-puzzles-late = le pourcentage des choix de chaque partie qu’on laisse passer (0)
help-puzzles-times = combien de fois les simulations du Cerveau par recherche (50)
