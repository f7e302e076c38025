lessons-begin = Trois voleurs, six nuits et une ville pleine de lanternes : dérobez les biens d’autrui, changez-les en points de victoire et restez hors de vue des gardes.
lessons-end = Voilà Thiefdom : planifier, se faufiler, dérober, vendre, et se trouver au bon endroit quand le jour se lève. Une partie commence par le choix de l’équipement et du repaire ; puis viennent les six nuits. À vous d’en jouer une entière.

lesson-goal = Ce qui compte
    .tell = Qui a le plus de points de victoire (PV) après six nuits gagne. Chaque guilde commence avec 10. La plupart viennent du butin, et chaque sorte a son acheteur : la taverne paie 2 PV la bouteille de vin, le cachot 2 l’insigne, le trafiquant 1 la pierre précieuse, le marché 1 la bouteille d’eau-de-vie.
    .ask = Goupil, l’un de vos trois voleurs, est dans une taverne avec deux bouteilles de vin. Activez la taverne et vendez les deux.
    .then = 2 PV par bouteille : de 10 à 14. La guilde rivale en est toujours à 10.
    .other = C’est permis. Mais Goupil est dans une taverne avec deux bouteilles de vin dans son sac : activez-la et vendez les deux.
    .one = Une bouteille rapporte 2 PV, et le vin ne se vend qu’une fois par visite : vendez les deux ensemble.
    .clients = Un client peut devenir l’allié d’un voleur. Cela peut attendre : vendez d’abord les deux bouteilles de vin.
    .away = Dehors, personne ne paie le vin. Goupil est déjà au bon endroit : activez la taverne.

lesson-turn = Le tour d’un voleur
    .tell = À son tour, un voleur a trois actions : se déplacer, détrousser un citadin, activer le lieu où il est, utiliser une carte. Un déplacement donne 3 points de déplacement (PM), un par emplacement ; entrer dans un bâtiment y met fin. On détrousse depuis la case de ruelle voisine. Un noble au sac plein donne 2 pièces d’or ou une pierre précieuse.
    .ask = Déplacez Goupil de trois cases, juste à côté du noble B, et détroussez-le : or ou pierre précieuse, comme vous voulez.
    .then = Deux actions sont faites, il en reste une. Le sac de ce noble est maintenant vide pour tout le monde ; les sacs se remplissent après la deuxième et la quatrième nuit.
    .other = Le noble B est au sud-est. Trois pas dans la ruelle mènent Goupil juste à côté de lui.
    .inside = Un bâtiment cache un voleur. Mais y entrer met fin au déplacement, et on ne détrousse personne de l’intérieur : restez dans la ruelle et allez vers le noble B.
    .short = Les points de déplacement restants sont perdus. Continuez jusqu’à côté du noble B.

lesson-guards = Ce que voient les gardes
    .tell = Un garde voit droit devant lui, le long de la ruelle, jusqu’au prochain bâtiment : c’est son faisceau de lumière. Un voleur qui y entre est arrêté : sa guilde perd 2 PV, tout ce qu’il porte va au cachot, et on le remet dans son repaire. Dans un bâtiment, personne n’est vu.
    .ask = Goupil porte deux bouteilles d’eau-de-vie. Faites-le entrer au marché par la porte qu’aucun garde ne voit.
    .then = Personne ne l’a vu. Ici, Goupil peut vendre son eau-de-vie et se remplir les poches d’or. Il porte au plus 4 pièces de butin et 4 pièces d’or ; au repaire, il y a de la place pour tout.
    .other = Le marché a deux portes. Le garde B regarde celle du nord ; celle de l’ouest est dans le noir. Passez par là.
    .seen = Là, le garde B le voit : 2 PV perdus, plus d’eau-de-vie, et Goupil de retour au repaire. Faites le tour par la porte de l’ouest.
    .short = Arrêté ici, Goupil devrait dépenser une autre action pour continuer. Il lui reste assez de points de déplacement : entrez tout de suite au marché.

lesson-plan = Planifier une nuit
    .tell = Avant chaque nuit, chacun pose en secret les tuiles 1 à 4 sur ses trois voleurs et sur un plateau de patrouille. Puis on les révèle : tous jouent d’abord leur tuile 1, puis la tuile 2, et ainsi de suite. Voilà une nuit : un tour pour chaque voleur, et un pour la patrouille, où vous déplacez les citadins de votre plateau.
    .ask = Les gardes A et C surveillent toutes les sorties de votre repaire, et votre plateau les déplace tous deux. Mettez la tuile 1 sur la patrouille et les autres où vous voulez.
    .then = Toutes les tuiles sont révélées, et votre patrouille passe en premier : les gardes s’en vont avant que vos voleurs sortent. Après chaque nuit, les plateaux de patrouille changent de mains.
    .other = Un voleur devrait alors sortir pendant que les gardes surveillent encore la porte. Donnez la tuile 1 à la patrouille.

lesson-patrol = Déplacer un garde
    .tell = Au tour de la patrouille, ses citadins doivent marcher, chacun jusqu’à la prochaine lanterne libre. Vous choisissez le chemin ; aucun ne fait demi-tour. Un garde arrête tout voleur qu’il voit en marchant, rival ou de votre guilde.
    .ask = C’est au garde A de marcher. Envoyez-le là où il arrêtera le seul voleur rival des ruelles : Corbeau, avec deux bouteilles de vin.
    .then = Arrêté ! La guilde rivale perd 2 PV, et son vin est au cachot, où chacun peut aller le prendre.
    .other = Par là, il ne rencontre personne. Le Corbeau rival est dans la ruelle qui part à l’est du garde A.
    .own = Par là, le garde A voit votre propre Furet : vous perdriez 2 PV et deux pierres précieuses. Envoyez-le à l’est, vers le Corbeau rival.

lesson-wanted = Recherché
    .tell = Qui dévalise le chariot reçoit une bouteille de vin et une affiche « Recherché ». Un voleur recherché est arrêté par tout citadin, et pas seulement par les gardes, lorsque l’un saute par-dessus l’autre. Dans son repaire, il perd l’affiche pour rien. Mais au cachot, on la paie 3 PV.
    .ask = Un tour entier en trois actions : dévalisez le chariot, entrez dans le cachot à côté de Goupil, activez-le et rendez l’affiche.
    .then = 3 PV pour l’affiche, et le vin en vaut 2 de plus à la taverne. Qui chercherait un voleur au cachot ?
    .other = Trois actions suffisent tout juste : le chariot, l’entrée au cachot, l’affiche. Faites-les dans cet ordre.
    .early = C’est le bon endroit, mais les mains vides. Dévalisez d’abord le chariot, puis venez ici.

lesson-mission = Les missions
    .tell = Chaque contrebandier propose une mission : apportez-lui les biens qu’il demande, et il paie mieux que quiconque. Celui-ci veut deux bouteilles de vin et donne 6 PV et 2 pièces d’or. L’or sert aussi ailleurs : à la taverne, des clients deviennent des alliés, et les trafiquants vendent de l’équipement.
    .ask = Goupil porte deux bouteilles de vin. La taverne est au nord, le contrebandier au sud-est, l’un comme l’autre à deux pas. Portez le vin là où il rapporte le plus, et livrez-le.
    .then = 6 PV et 2 pièces d’or ; à la taverne, cela aurait fait 4 PV. Une mission ne se fait qu’une fois ; de nouvelles arrivent après la deuxième et la quatrième nuit.
    .other = Voyez le contrebandier, au sud-est : il donne 6 PV et 2 pièces d’or pour exactement ce que porte Goupil.
    .tavern = La taverne paie 2 PV la bouteille, donc 4. Le contrebandier, au sud-est, est tout aussi près et donne 6 PV et 2 pièces d’or.

lesson-daybreak = Quand le jour se lève
    .tell = Après la tuile 4, le jour se lève, et chaque voleur qui se trouve dans une ruelle rapporte 1 PV. Gare aux voleurs rivaux : entrer dans un bâtiment coûte 1 PV par rival présent, sauf si c’est son repaire ou le vôtre, et sauter par-dessus l’un d’eux dans une ruelle coûte aussi 1 PV.
    .ask = C’est le dernier tour de la nuit, et Goupil a une action. Faites un pas hors de la forge, dans une ruelle qu’aucun garde ne voit, et arrêtez-vous là.
    .then = Le jour se lève : trois de vos voleurs sont dans des ruelles et vous rapportent 3 PV ; la guilde rivale n’en a qu’un dehors et gagne 1 PV. Et l’on planifie la nuit suivante.
    .other = Goupil est bien où il est : dans une ruelle, et aucun garde ne le voit. Arrêtez-vous ici.
    .seen = Là, le garde C le voit : 2 PV perdus au lieu de 1 gagné. Les autres côtés de la forge sont dans le noir.
    .far = Un pas suffit, puis arrêtez-vous. La taverne coûterait même 1 PV : un rival s’y trouve.
    .inside = Dans la forge, Goupil est à l’abri, mais ne rapporte rien. Dans une ruelle, il vaut 1 PV au lever du jour.

lesson-end = La fin
    .tell = La sixième nuit est la dernière, aucun jour ne la suit. Vos biens comptent alors, portés ou au repaire : 1 PV pour un insigne, une bouteille de vin, 2 pierres précieuses, 2 eaux-de-vie ou 4 pièces d’or, 3 pour une œuvre d’art. Chaque voleur au repaire rapporte 1 PV. À égalité, le plus de biens l’emporte.
    .ask = C’est la dernière action de la partie, et les deux guildes sont à égalité. Vous avez 4 pierres précieuses et 5 pièces d’or. Le sac du noble A vaut-il plus, ou Goupil au repaire ? Faites ce qui rapporte le plus, puis terminez le tour.
    .then = Gagné, 49 à 48 ! Vos biens ont rapporté 5 PV, et les deux voleurs au repaire 2.
    .other = Goupil est à deux pas de votre repaire, le jardin à l’est. Là, il vaut 1 PV, et c’est justement celui qui manque.
    .noble = Une cinquième pierre précieuse ne fait pas de paire, et 7 pièces d’or ne font pas deux fois 4 : cela ne rapporte rien. Goupil au repaire rapporte 1 PV.
    .store = Les biens comptent autant sur un voleur qu’au repaire. Goupil est au repaire : terminez le tour.
