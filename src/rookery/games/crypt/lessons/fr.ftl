lessons-begin = Vous héritez, et les autres aussi. Envoyez vos trois Serviteurs dans la Crypte et rapportez plus de Pièces que quiconque.
lessons-end = Voilà toute la Crypte : revendiquer, évincer, lancer, récupérer, et guetter ce que paient les collectionneurs. À vous d’en jouer une entière.

lesson-goal = Ce qui compte
    .tell = Qui a le plus de Pièces quand la pioche est vide gagne. À chaque manche, des trésors sont dévoilés ; le chiffre d’une carte est sa valeur en Pièces. Vos dés sont vos Serviteurs : envoyez-en un sur une carte et elle est à vous, à moins qu’on ne l’en chasse.
    .ask = Revendiquez l’Idole qui vaut 4 Pièces, avec autant de Serviteurs et d’effort que vous voulez.
    .then = L’Idole est à vous si personne n’y met plus d’effort avant la fin de la manche. C’est maintenant au joueur suivant.
    .other = C’est permis. Mais l’Idole vaut 4 Pièces, plus que toute autre carte ici : envoyez-y quelqu’un.
    .recover = Récupérer ramène les Serviteurs épuisés. Les vôtres sont tous frais : ce serait un tour sans trésor.
    .elsewhere = Cette carte rapporte moins. L’Idole, à gauche, vaut 4 Pièces : prenez-la.

lesson-effort = Ce que coûte l’effort
    .tell = C’est vous qui choisissez le chiffre que montre un Serviteur : son effort. Un grand effort est difficile à évincer. Mais quand on collecte les trésors, le Serviteur lance son dé : au-dessous de son effort, il est épuisé et va dans la boîte.
    .ask = Revendiquez le Bijou de valeur 4 avec un seul Serviteur d’effort 5, et voyez ce qu’il lance.
    .then = La carte est à vous quoi qu’il ait lancé. Mais 3 est moins que 5 : ce Serviteur est épuisé. À effort 1, il n’aurait même pas eu à lancer.
    .other = Essayons le risque sur le Bijou : un seul Serviteur d’effort 5.
    .effort = C’est la bonne carte. Pour cet essai, envoyez un seul Serviteur et faites-lui montrer un 5.
    .recover = Personne n’est encore épuisé. Voyons d’abord comment cela arrive : un Serviteur d’effort 5 sur le Bijou.

lesson-recover = Récupérer ses Serviteurs
    .tell = Deux de vos Serviteurs sont épuisés, dans la boîte. À votre tour, de deux choses l’une : revendiquer des trésors, ou récupérer. Récupérer ramène tous vos Serviteurs épuisés, et vous n’en placez aucun ce tour-ci.
    .ask = Récupérez vos Serviteurs.
    .then = Les trois sont prêts. Choisissez bien le moment : quand les trésors sont maigres. Et à la fin, chaque Serviteur éveillé compte une Pièce.
    .other = Avec un seul Serviteur, on ne tient guère une carte contre trois. Ces trésors sont maigres : c’est le bon moment pour récupérer.

lesson-push = Évincer quelqu’un
    .tell = Une carte occupée par un autre se prend avec un total plus élevé : nombre de Serviteurs fois leur effort. L’égalité ne suffit pas. Qui est évincé reprend ses Serviteurs aussitôt, frais.
    .ask = Quelqu’un tient la Relique de valeur 4 avec un Serviteur d’effort 6. Prenez-la avec un total de plus de 6.
    .then = Plus de 6 : la carte est à vous. Qui joue après vous peut vous évincer de la même façon.
    .other = La Relique vaut 4 Pièces. Deux Serviteurs d’effort 4 font 8 : plus que le 6 qui la tient.
    .recover = Vos Serviteurs sont tous frais. Prenez-en deux : deux fois l’effort 4 font 8, plus que 6.
    .elsewhere = Cette carte est libre, mais maigre. Deux Serviteurs d’effort 4 font 8 et chassent le 6 de la Relique.

lesson-lights_out = Le dernier tour
    .tell = Le Leader commence, les autres suivent. Le dernier tient la Torche Éteinte : à ce tour, il ne revendique qu’une seule carte. Mais personne ne joue après lui, donc personne ne peut l’évincer. À chaque manche, les torches passent au voisin.
    .ask = Vous êtes le dernier. Prenez le Bijou libre avec le plus petit effort.
    .then = L’effort 1 a suffi, et un Serviteur d’effort 1 ne s’épuise jamais. Quand vous jouez en dernier, voyez ce que les autres ont laissé.
    .other = Le Bijou est libre et vaut 3. Plus personne ne peut vous évincer : prenez-le à effort 1.
    .effort = C’est la bonne carte, mais pourquoi ce risque ? Personne ne joue après vous : l’effort 1 la tient aussi bien, sans lancer de dé.
    .recover = Personne n’est épuisé. Il y a un trésor libre qui vaut 3 : prenez-le à effort 1.

lesson-spread = Se répartir
    .tell = À un tour qui n’est pas le dernier, vous pouvez revendiquer plusieurs cartes à la fois, chacune avec ses Serviteurs. La carte face cachée ne dit que sa sorte ; qui la prend en apprend la valeur. Regardez d’abord autour de vous : les Serviteurs des deux autres sont épuisés : cette manche-ci, personne ne peut vous évincer.
    .ask = Revendiquez trois cartes, chacune avec un Serviteur d’effort 1.
    .then = Trois trésors en un tour, et personne n’a de dé à lancer. Voyez ce que les autres ont en main avant de choisir votre effort.
    .other = Personne ne peut répondre cette manche-ci. Un Serviteur d’effort 1 sur chacune de trois cartes suffit.
    .more = Il vous reste des Serviteurs en main, et personne ne peut les évincer. Placez-en un sur une autre carte.
    .recover = Ce sont les autres qui doivent récupérer ! Prenez trois trésors pendant ce temps.

lesson-collectors = Ce que paient les collectionneurs
    .tell = Six collectionneurs, un par sorte de trésor, paient à la fin ce que vous avez réuni. Celui des Poteries donne 2 Pièces pour deux Poteries, 4 pour trois et 8 pour quatre. Vous en avez trois.
    .ask = Revendiquez la Poterie, même si elle ne vaut que 1 Pièce.
    .then = Avec la quatrième, 4 deviennent 8 : sa Pièce comprise, elle rapporte 5, plus que la Tapisserie de 3. Touchez un collectionneur à tout moment pour voir ce qu’il vous paie.
    .other = Regardez les collectionneurs : votre quatrième Poterie rapporte 1 Pièce et 4 de plus.
    .tapestry = Trois Pièces, et peut-être la plus belle Tapisserie. Mais la quatrième Poterie rapporte 1 + 4 : prenez-la.

lesson-idol = Un second lancer
    .tell = Votre Serviteur a lancé 2 contre un effort de 5 : il serait épuisé. Certains collectionneurs aident pendant la partie. Celui des Idoles : retournez une de vos Idoles et relancez le dé. Chaque carte ne se retourne qu’une fois.
    .ask = Retournez votre Idole et relancez.
    .then = C’est un 6, et le Serviteur reste éveillé. L’Idole garde ses Pièces ; seule son aide est épuisée.
    .other = Votre Idole peut vous aider : retournez-la et relancez.
    .pass = Alors le Serviteur serait épuisé. Une Idole qui aide ne perd aucune Pièce : essayez.

lesson-end = La fin
    .tell = Quand la pioche est vide, la manche est la dernière. Puis chacun compte : les Pièces de toutes ses cartes, ce que paient les collectionneurs, et une Pièce par Serviteur qui n’est pas épuisé. À égalité, on lance les Serviteurs.
    .ask = C’est le dernier tour de la partie. Prenez la Tapisserie de valeur 4 sans risquer votre dernier Serviteur.
    .then = Gagné ! Les collectionneurs ont payé vos Bijoux, vos Poteries et vos Tapisseries, et le Serviteur qui n’a pas eu à lancer compte une Pièce de plus.
    .other = La Tapisserie rapporte 4 Pièces, et les plus riches Tapisseries en rapportent 5 de plus. L’effort 1 suffit : personne ne joue après vous.
    .effort = C’est la bonne carte. Mais il devrait lancer, et un Serviteur épuisé ne compte rien à la fin : l’effort 1 suffit.
    .recover = Récupérer deux Serviteurs rapporte 2 Pièces. La Tapisserie en rapporte 4, et 5 de plus chez son collectionneur.
