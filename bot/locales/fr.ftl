# Français. On dit tu ; le jeu s’appelle le morpion, une partie est ce qu’on joue, un jeu ses règles.
#
# Noms : les cases et les grilles portent leur article (« le centre »), les lignes non (« rangée du haut »), car toutes sont
# féminines ; .who est le moteur en sujet. Les personnes sont des mentions de genre inconnu : pas d’adjectif ni de participe
# qui s’accorde avec elles, ni « de » ou « que » juste devant. Le bot dit je. Espace insécable dans « » et avant : ; ! ? %.

-bot = Noughts

# Ce qui sépare deux phrases, et les éléments d’une liste.
between-sentences = {" "}
between-items = {", "}

# Ce que seules les traductions disent.
english-holds = -# En cas de doute, le texte anglais fait foi.
help-wrong-word = -# Un mot qui sonne faux ? Dis-le-nous : { $link }

## Commandes : descriptions (100 caractères au plus), et ce que signifient leurs choix

command-tictactoe = Jouer au morpion
command-start = Commencer une partie contre le bot
command-start-difficulty = La force du bot (par défaut, le niveau de ce serveur)
command-start-engine = Ou bien le style du bot ; certains seulement ont aussi une difficulté
command-mark = Ton symbole ; X joue le premier coup (au hasard par défaut)
command-board = Afficher à nouveau ta partie à la fin de ce salon
command-board-words = Décrire plutôt la grille avec des mots, rien que pour toi
command-resign = Abandonner ta partie dans ce salon

command-challenge = Défier quelqu’un, ou lancer un défi ouvert
command-challenge-opponent = Qui défier (laisser vide pour un défi ouvert)
command-challenge-pace = Le temps par coup (par défaut, la cadence de ce serveur)
command-menu-challenge = Défier au morpion
command-menu-stats = Stats de morpion
command-menu-review = Analyser le morpion
command-help = Commence ici : jouer, défier tes amis, voir qui est en tête
command-privacy = Qui peut te défier, tes rappels et tes données enregistrées

command-daily = Le problème du jour : trouve le bon coup
command-daily-number = Un problème passé, par son numéro (par défaut, celui du jour)
command-practice = Tes propres erreurs, en problèmes
command-practice-variant = Quel jeu travailler (tous par défaut)
command-arena = Organiser une arène : des parties rapides pour toutes les personnes qui la rejoignent
command-arena-variant = À quel jeu jouer (Éphémère par défaut)
command-arena-minutes = Sa durée : de 10 à 60 minutes (20 par défaut)
command-arena-starts-in = Dans combien de minutes elle commence : de 0 à 60 (5 par défaut)

command-history = Les parties terminées : les tiennes, celles de quelqu’un ou celles de ce serveur
command-history-player = Les parties de qui (les tiennes par défaut)
command-history-variant = De quel jeu (tous par défaut)
command-review = Voir quel coup a décidé une partie, et ce qu’il fallait jouer
command-review-variant = De quel jeu (par défaut, le dernier auquel tu as joué)

command-watch = Regarder deux moteurs jouer l’un contre l’autre
command-watch-x = Qui joue X, donc le premier coup (au hasard par défaut)
command-watch-o = Qui joue O (au hasard par défaut)
command-engines = Découvrir les moteurs : leur force, et comment les battre

command-variant = À quel jeu jouer (Classique par défaut)
command-stats-variant = Les cotes de quel jeu (Classique par défaut)
choice-game-classic = { game-classic } : trois symboles alignés
choice-game-misere = { game-misere } : trois alignés, c’est perdu
choice-game-vanish = { game-vanish } : trois symboles par camp
choice-game-squares = { game-squares } : quatre alignés ou en carré
choice-game-drop = { game-drop } : les symboles tombent, quatre alignés
choice-game-ultimate = { game-ultimate } : neuf grilles en une
choice-game-sizes = { game-sizes } : le grand couvre le petit
choice-easy = Facile : laisse échapper des lignes
choice-medium = Moyen : fait des erreurs que tu peux trouver
choice-hard = Difficile : il te faut un plan pour gagner
choice-unbeatable = Imbattable : au mieux, la partie sera nulle
choice-matched = Adaptatif : de la même force que toi (non classé)
choice-x = X : tu joues le premier coup
choice-o = O : le bot joue le premier coup
choice-challenge-o = O : ton adversaire joue le premier coup
choice-quick = Rapide : 1 minute par coup
choice-casual = Tranquille : 15 minutes par coup
choice-slow = Lente : 3 jours par coup

## Moteurs : un nom, et un mot sur leur façon de penser

choice-engine-dice = Dice : quelques règles et un dé
choice-engine-lines = Lines : note les lignes de chaque case
choice-engine-sampling = Sampling : joue des parties au hasard
choice-engine-wargames = Wargames : voit deux coups à l’avance
choice-engine-minimax = Minimax : calcule jusqu’à la fin
choice-engine-perfect = Perfect : ne perd jamais, tend des pièges
choice-engine-tree = Tree : ne joue qu’à « { game-ultimate } »
choice-engine-learned = Learned : a appris « { game-ultimate } » tout seul

level-easy = facile
    .title = Facile
level-medium = moyen
    .title = Moyen
level-hard = difficile
    .title = Difficile
level-unbeatable = imbattable
    .title = Imbattable
level-expert = expert
    .title = Expert
level-matched = adaptatif
    .who = le moteur adaptatif
    .title = Adaptatif

## La grille

# Un nom peut s’écrire de droite à gauche ; ce qui le suit ne le doit pas.
seat-person = {"\u2068"}<@{ $person }>{"\u2069"}
seat-open = place libre
seat-machine = { -bot } ({ $setting })
seat-machine-both = { -bot } ({ $engine }, { $level })

board-series = -# Série : { $one } { $wins }  ·  { $other } { $losses }{ $draws ->
        [0] {""}
        [one] {"  ·  "}{ $draws } nulle
       *[other] {"  ·  "}{ $draws } nulles
    }
board-turn = **À toi de jouer, { $player }{"\u00A0"}({ $mark })**
board-thinking = **{ $player }{"\u00A0"}({ $mark }) réfléchit…**
board-ahead = -# { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } avant la tienne
board-to-move = -# Prochain coup : { $player }{"\u00A0"}({ $mark })
board-deadline = -# Limite pour ce coup : { $time } ({ $left })
board-deadline-unwatched = -# Limite pour ce coup : { $time } ({ $left }). Un dépassement ne s’affiche ici que quand quelqu’un appuie sur un bouton.
board-offer-draw = 🤝 **{ $asked }, acceptes-tu la nulle ?**
board-offer-take-back = ↩️ **{ $asked } : { $player } voudrait annuler son dernier coup. Tu acceptes ?**
board-won-line = 🏆 **{ $winner } en aligne { $length ->
        [3] trois
        [4] quatre
       *[other] { $length }
    } et gagne !**
board-lost = **{ $winner } en aligne { $length ->
        [3] trois
        [4] quatre
       *[other] { $length }
    } et gagne.**
board-won-line-square = 🏆 **{ $winner } gagne avec un carré de quatre !**
board-won-line-boards = 🏆 **{ $winner } gagne avec trois grilles alignées !**
board-lost-boards = **{ $winner } gagne avec trois grilles alignées.**
board-won-line-more-boards = 🏆 **{ $winner } gagne par { $most ->
        [one] { $most } grille
       *[other] { $most } grilles
    } à { $fewest } !**
board-lost-more-boards = **{ $winner } gagne par { $most ->
        [one] { $most } grille
       *[other] { $most } grilles
    } à { $fewest }.**
board-won-line-reverse = 🏆 **{ $loser } en aligne { $length ->
        [3] trois
        [4] quatre
       *[other] { $length }
    }, donc { $winner } gagne !**
board-lost-square = **{ $winner } gagne avec un carré de quatre.**
board-lost-reverse = **{ $loser } en aligne { $length ->
        [3] trois
        [4] quatre
       *[other] { $length }
    }, donc { $winner } gagne.**
game-and-rule = { "**" }{ $game }** : { $rule }
board-won-resigned = 🏳️ **{ $loser } abandonne. { $winner } gagne !**
board-won-out-of-time = ⏰ **{ $loser } n’a plus de temps. { $winner } gagne !**
board-won-abandoned = 🍂 **{ $loser } a quitté la partie. { $winner } gagne !**
drawn-classic = 🤝 **Partie nulle !** Personne n’en a aligné trois.
drawn-squares = 🤝 **Partie nulle !** La grille est pleine.
drawn-sizes = 🤝 **Partie nulle !** Il ne reste aucune pièce à placer.
drawn-ultimate = 🤝 **Partie nulle !** Autant de grilles gagnées de chaque côté.
board-drew-unbeatable = 🎉 **Nulle contre un bot imbattable : personne ne peut faire mieux !**
board-ended-repetition = 🤝 **Partie nulle !** La même position est apparue trois fois.
board-ended-agreed-draw = 🤝 **Partie nulle !** Les deux camps sont d’accord.
board-ended-abandoned = 🍂 **Interrompue** avant d’avoir vraiment commencé. Cette partie ne compte pas.
board-ended-unreachable = 🍂 **Terminée** : son salon n’existe plus. Cette partie ne compte pas.
board-matched = -# { -bot } s’adapte à toi : force { $skill } sur 100. Partie non classée.
board-another-try = -# Non classée : nouvel essai à partir du coup { $number }
board-hints = -# Non classée : { $hints ->
        [one] { $hints } indice
       *[other] { $hints } indices
    }
board-next-over = -# Une autre partie ? Appuie sur le bouton ou utilise { $command }
board-daily = -# 🧩 { puzzle-open } : { COMMAND("daily") }
board-retired = Cette partie continue dans un nouveau message.
go-to-board = Aller à la grille

refresh = Actualiser
rule = Règles
board-in-words = Grille
offer-draw = Proposer nulle
take-back = Annuler le coup
take-back-question = Annuler ton dernier coup et la réponse de ton adversaire ? Ensuite, cette partie ne peut plus faire monter ta cote.
take-back-consent = Ton adversaire doit d’abord accepter.
resign = Abandonner
accept = Accepter
decline = Refuser
offer-withdraw = Retirer
rematch = Revanche
play-again = Rejouer
easier = Plus facile
harder = Plus dur
more = Plus
my-stats = Mes stats

reminder = { $player }, à toi de jouer contre { $opponent } ({ $game }, coup { $number }) : { $link }

## Arènes

arena-title = Arène : { $game }
arena-starts = **Début { $start }**, durée : { $minutes } minutes.
arena-how = Toute personne libre reçoit un nouvel adversaire, encore et encore, avec 1 minute par coup. Une victoire vaut 2 points, une nulle 1. Tu peux arriver plus tard, faire une pause et partir à tout moment.
arena-in-thread = Tes parties apparaissent dans { $thread }, où je te mentionne.
arena-in-new-thread = Tes parties apparaissent dans un fil de ce message, où je te mentionne.
arena-in-channel = Tes parties apparaissent dans ce salon, où je te mentionne.
arena-joined-none = Personne ne participe pour l’instant.
arena-joined = **{ $count ->
        [one] { $count } personne participe
       *[other] { $count } personnes participent
    } :** { $names }
arena-ends = **Fin { $end }.**
arena-ending = **Plus de nouvelle partie.** Celles en cours comptent si elles finissent à temps (limite : { $end }).
arena-here = -# { $count ->
        [one] { $count } personne participe.
       *[other] { $count } personnes participent.
    }
arena-score = { $place } { $player } : **{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }**, { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
arena-score-tied = { arena-score } (victoires : { $wins }, points des personnes battues : { $beaten })
arena-more = -# … et { $count ->
        [one] { $count } autre personne
       *[other] { $count } autres personnes
    }
arena-nobody-played = Aucune partie n’est encore terminée.
arena-won = 🏆 **{ $winner } remporte l’arène !**
arena-shared = 🏆 **L’arène est terminée, et la première place est partagée !**
arena-played = -# { $people ->
        [one] { $people } personne
       *[other] { $people } personnes
    }, { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
arena-over-unplayed = L’arène est finie, sans aucune partie terminée.
arena-too-few = Pas assez de monde cette fois : une arène se joue au moins à deux.
arena-lapsed = Cette arène n’a pas commencé, car j’étais hors ligne à ce moment-là.
arena-cancelled = Cette arène a été annulée.
arena-you-missed = Tu ne recevras pas d’autre partie tant que tu ne dis pas que tu es de retour.
arena-ratings = -# Les parties comptent pour la cote comme d’habitude. Si les deux mêmes personnes en jouent plusieurs en 24 heures, la première compte entièrement, la deuxième pour moitié, la troisième pour un tiers.
arena-you-are-back = Te revoilà : ta prochaine partie arrive dès que quelqu’un est libre.
arena-ask = Personne d’autre ne voit encore ceci. **{ arena-announce }** le publie dans ce salon.
arena-announced-in = L’arène est annoncée dans { $channel }.
arena-end-question = Terminer cette arène ? Aucune nouvelle partie ne commence, et celles en cours comptent encore pendant { $minutes } minutes.
arena-cancel-question = Mettre fin à cette arène avant son début ?
arena-ended = L’arène se termine : aucune nouvelle partie ne commence.
arena-goes-on = Très bien. L’arène continue !

arena-announce = Annoncer
join = Rejoindre
call-players = Appeler des joueurs
arena-leave = Quitter
arena-standings = Scores
arena-start = Lancer
arena-end = Terminer
arena-end-yes = Oui, terminer
arena-end-no = Non, continuer
arena-back = Me revoilà
arena-again = Nouvelle arène

# Sous la grille d’une partie d’arène qui est terminée
arena-points = -# Arène : { $x } { $xpoints }  ·  { $o } { $opoints }
arena-too-short = -# Cette partie compte dans l’arène, mais pas pour la cote : il faut au moins deux coups de chaque camp.
arena-missed = -# { $player } ne reçoit pas d’autre partie pour l’instant.
arena-next = -# Tant que l’arène dure, ta prochaine partie arrive toute seule.

## Défis

challenge = ### ⚔️ Un morpion, { $invited } ?
    { $challenger } te défie pour une partie.
challenge-open = ### ⚔️ Qui veut jouer au morpion ?
    { $challenger } cherche un adversaire. La première personne à rejoindre la partie joue.
challenge-rematch = ### ⚔️ Encore une partie, { $invited } ?
    { $challenger } veut une revanche.
challenge-another-try = ### ⚔️ On réessaie, { $invited } ?
    { $challenger } veut rejouer à partir de cette position.
challenge-until = -# Expire { $until }
players-called = { $role } { $challenger } cherche un adversaire.
players-found = C’est trouvé : { $players }
players-none = Personne cette fois.
challenge-block = Bloquer
challenge-cancel = Annuler mon défi
challenge-again = Relancer le défi
challenge-anyway = Défier quand même
challenge-too = Publier aussi le mien
challenge-declined = { $invited } a refusé le défi lancé par { $challenger }.
challenge-lapsed = { $invited } n’a pas répondu à temps au défi lancé par { $challenger }.
challenge-lapsed-open = { $challenger } cherchait un adversaire, mais personne n’a rejoint la partie à temps.
challenge-cancelled = { $challenger } a annulé le défi lancé à { $invited }.
challenge-cancelled-open = { $challenger } a annulé le défi ouvert.

## Pourquoi un moteur a joué là : ce que le coup a fait, ou comment il l’a trouvé ; puis les nombres

why = Pourquoi ?
move-explained = **{ $player }** a pris { $cell }.
effect-win = Ce coup complète la { $line } et gagne.
effect-won = Il a gagné avec ce coup.
effect-line = Ce coup en aligne trois.
effect-safe = Ce coup évite d’en aligner trois.
effect-block =
    { $whose ->
        [yours] Ce coup bloque ta { $line }.
       *[theirs] Ce coup bloque la { $line }.
    }
effect-blocked = Ce coup bloque une ligne.
effect-coverable = Ce coup gêne une ligne, mais une pièce plus grande peut encore la compléter.
effect-threat = Il menace de gagner sur { $cells ->
        [one] { $cells } case
       *[other] { $cells } cases
    }.
effect-no-reason = C’est ce que fait ce coup, pas forcément pourquoi il l’a joué.
line-0 = rangée du haut
line-1 = rangée du milieu
line-2 = rangée du bas
line-3 = colonne de gauche
line-4 = colonne du milieu
line-5 = colonne de droite
line-6 = diagonale
show-numbers = Voir les chiffres
numbers-title = ### Comment { FORM($engine, of: "who") } a choisi
table-equal = **{ $title } :** `{ $number }`{ $count ->
        [one] {""}
       *[other] {" partout"}
    }

why-dice-opening = La grille était vide, alors il a lancé son dé : d’habitude un coin, parfois le centre, rarement une case du bord.
why-dice-centre = Le premier coup était un coin, alors il a pris le centre.
why-dice-corner = Le premier coup était le centre, alors il a pris un coin.
why-dice-fork = Deux coins opposés peuvent donner une fourchette, alors il a lancé son dé : d’habitude une case du bord.
why-dice-any = Aucune règle ne s’appliquait, alors il a choisi au hasard.
why-lines-weights = Il a pris la case qui a le plus de points. Une ligne ouverte en rapporte peu ; une ligne à compléter ou à bloquer, beaucoup.
why-sampling-games = Il a essayé chaque coup dans { $games ->
        [one] { $games } partie jouée
       *[other] { $games } parties jouées
    } au hasard, et a choisi celui avec lequel il perdait le moins souvent.
why-wargames-two-plies = Il a comparé ses coups aux réponses, et départagé les ex æquo selon ses préférences.
why-minimax-guess = La fin était trop loin pour qu’il la voie, alors il a joué au hasard.
why-minimax-search = Il a calculé jusqu’à la fin de la partie, et a choisi un des meilleurs coups.
why-level-ahead = Il a vu { $plies ->
        [1] un coup
       *[other] { $plies } coups
    } à l’avance, pas plus loin.
why-level-overlooked =
    { $whose ->
        [own] Une de ses lignes lui a échappé.
        [theirs] Une ligne de son adversaire lui a échappé.
       *[other] Une ligne lui a échappé.
    }
why-matched-measured = Il a choisi un coup qui correspond à sa force.
why-perfect-winning = Il a joué un coup qui gagne, quelle que soit la réponse.
why-perfect-trap = Parmi ses coups sûrs, il a choisi celui auquel les gens répondent le plus souvent mal.
why-perfect-hold = Il a joué un coup sûr. Aucune réponse possible n’est une erreur.
why-perfect-losing = Tous les coups perdent si son adversaire continue bien.
why-tree-win = Il a trouvé un coup qui gagne à coup sûr.
why-tree-search = Il a choisi l’un des coups auxquels il est revenu le plus souvent.
why-sampling-hurried = Beaucoup de parties attendaient, alors il a joué son coup à la hâte.
why-board-won = Ce coup gagne cette petite grille.
why-board-blocked = Ce coup bloque une ligne dans cette petite grille.
why-sent-anywhere = Le prochain coup peut se jouer dans n’importe quelle grille ouverte : { $board } est fermée.
why-sent-empty = Le prochain coup doit se jouer dans { $board }, qui est encore vide.
why-sent-own = Il menace de gagner { $board }, et le prochain coup doit s’y jouer.
why-sent-theirs = Le prochain coup doit se jouer dans { $board } et peut la gagner.
why-sent-both = Il menace de gagner { $board }, mais le prochain coup doit s’y jouer et peut la gagner avant.
why-sent-neither = Le prochain coup doit se jouer dans { $board }, que personne ne peut encore gagner en un coup.
why-chance = Il a estimé ses chances de gagner à environ { $percent }{"\u00A0"}%, une partie nulle comptant pour moitié.

table-lines-weight = Points de chaque case libre
table-sampling-wins = Parties gagnées avec chaque coup, sur { $games }
table-sampling-draws = Parties nulles avec chaque coup, sur { $games }
table-wargames-own = Valeur de ses coups
table-wargames-reply = Valeur de tes réponses
table-wargames-taste = Ses coups, préférences comprises
table-tree-chance = Chances estimées de gagner avec chaque coup
table-tree-visits = Combien de fois il a regardé chaque coup
table-minimax-value = Résultat de chaque coup (10 : victoire, 0 : nulle, -10 : défaite)
table-perfect-chance = Chances de gagner avec chaque coup sûr, si tu fais une erreur de temps en temps
table-perfect-slip = Part d’erreurs parmi tes réponses à chaque coup sûr

## Indices : ce qui est vrai de la position, où regarder, et le coup

hint = Indice
hint-question = Avec un indice, cette partie devient non classée : elle ne pourra plus changer ta cote.
hint-yes = Voir l’indice
hint-where = Où ?
hint-what = Quel coup ?
hint-gone = La grille a changé depuis cet indice. Appuie sur **{ hint }** sous la grille pour en avoir un nouveau.
hint-unseen = -# La grille ne le montre pas encore. Ton prochain appui sur un de ses boutons ne fera que l’actualiser.
hint-finish = **Tu peux conclure :** { $right ->
        [1] un coup gagne
        [one] { $right } coup gagne
       *[other] { $right } coups gagnent
    } tout de suite.
hint-only-move = **Tu n’as qu’un seul coup.**
hint-own-line = **Attention :** { $wrong ->
        [1] un de tes { $legal } coups en aligne
        [one] { $wrong } de tes { $legal } coups en aligne
       *[other] { $wrong } de tes { $legal } coups en alignent
    } trois, et cela fait perdre.
hint-threat = **Attention :** { $right ->
        [one] un seul coup m’empêche de gagner au prochain tour.
       *[other] après { $wrong } de tes { $legal } coups, je peux gagner au prochain tour.
    }
hint-win-in-two = **Tu peux gagner en deux coups :** { $right ->
        [1] un seul coup y mène.
        [one] { $right } de tes { $legal } coups y mène.
       *[other] { $right } de tes { $legal } coups y mènent.
    }
hint-win-some = **Ta position est gagnante.** { $right ->
        [1] Un seul coup garde la victoire.
        [one] { $right } de tes { $legal } coups garde la victoire.
       *[other] { $right } de tes { $legal } coups gardent la victoire.
    }
hint-win-all = **Ta position est gagnante.** Tous les coups gardent la victoire.
hint-even-some = **La partie est équilibrée.** { $right ->
        [1] Un seul coup garde la nulle.
        [one] { $right } de tes { $legal } coups garde la nulle.
       *[other] { $right } de tes { $legal } coups gardent la nulle.
    }
hint-even-all = **La partie est équilibrée.** Tous les coups gardent la nulle : cherche celui auquel il est le plus difficile de répondre.
hint-lost = **Je peux gagner, quoi que tu fasses.** Choisis le coup auquel il est le plus difficile de répondre.
hint-judged = **Mon estimation :** tes chances sont d’environ { $chance }{"\u00A0"}%.
hint-area = Le meilleur coup est { $area }.
hint-judged-area = Le meilleur coup semble être { $area }.
hint-board = Le meilleur coup est dans { $board }.
hint-judged-board = Le meilleur coup semble être dans { $board }.
hint-move = Prends { $cell }.
hint-play = Le jouer
hint-played = Tu as pris { $cell }.
area-line-0 = dans la rangée du haut
area-line-1 = dans la rangée du milieu
area-line-2 = dans la rangée du bas
area-line-3 = dans la colonne de gauche
area-line-4 = dans la colonne du milieu
area-line-5 = dans la colonne de droite
area-line-6 = sur la diagonale qui part du coin supérieur gauche
area-line-7 = sur la diagonale qui part du coin supérieur droit
area-quarter-0 = dans le quart supérieur gauche
area-quarter-1 = dans le quart supérieur droit
area-quarter-2 = dans le quart inférieur gauche
area-quarter-3 = dans le quart inférieur droit

## L’analyse d’une partie terminée

review = Analyse
review-player-accuracy = { $player } { $number }{"\u00A0"}%
review-try-again = Réessayer à partir du coup { $number }
review-player-hints = { $player } ({ $hints ->
        [one] { $hints } indice
       *[other] { $hints } indices
    })
review-start = **Le début.** ▶ fait défiler { $moves ->
        [1] le coup
        [one] { $moves } coup
       *[other] les { $moves } coups
    }.
review-move = **Coup { $number } sur { $moves } :** { $mark } prend { $cell }
review-accuracy = Précision : { $players }
review-turning-point = **Coup { $number } sur { $moves }, le tournant :** { $mark } prend { $cell } · **{ $name }**
review-faultless = Aucun des deux camps n’a fait d’erreur décisive.
review-praise-find = Bien trouvé : { $cell } était ton seul bon coup.
review-praise-trap = Tu as tendu un beau piège : { $cell }.
review-praise-moves = { $good ->
        [0] Une idée à retenir :
       *[other] { $moves ->
            [1] Ton seul coup était bon.
            [one] Sur { $moves } coup, { $good } était bon.
           *[other] Sur tes { $moves } coups, { $good ->
                [1] un seul était bon
                [one] { $good } était bon
               *[other] { $good } étaient bons
            }.
        }
    }
review-praise-last-moves = { $good ->
        [0] Une idée à retenir :
       *[other] { $moves ->
            [1] Ton dernier coup était bon.
            [one] Sur { $moves } coup, { $good } était bon.
           *[other] Sur tes { $moves } derniers coups, { $good ->
                [1] un seul était bon
                [one] { $good } était bon
               *[other] { $good } étaient bons
            }.
        }
    }
review-lesson = Au coup { $number }, prends { $cell } la prochaine fois.
review-next-time = La prochaine fois, joue { $cells }.
review-held = Mieux : { $cells }.
review-better = Un peu mieux : { $cells }.
review-any = une des cases vertes
review-any-move = un coup parmi { $count } autres
review-trap = Ce coup tend aussi un piège : la réponse qui semble naturelle est mauvaise.
review-partly-known = -# Je ne peux juger que les derniers coups. Avant, la fin de la partie est trop loin.
review-unknown = -# Je ne peux pas dire ce que valaient ces coups.
review-doubts = -# Coups qui méritent un second regard : { $numbers }.
review-doubt = Mon estimation : les chances de { $mark } sont passées d’environ { $before }{"\u00A0"}% à { $after }{"\u00A0"}%. Il semblait préférable de prendre { $cell }.
review-boards-won = -# Petites grilles gagnées à la fin : X { $x }, O { $o }.

move-brilliant = brillant
move-great = excellent
move-best = meilleur coup
move-good = bon
move-sound = solide
move-winning = gagnant
move-inaccuracy = imprécision
move-slower = plus lent
move-doubtful = douteux
move-missed-win = victoire manquée
move-blunder = gaffe
move-opening = ouverture
move-forced = forcé
move-given = imposé
move-and-trap = { $name }, un piège

review-won = Ce coup a gagné la partie.
review-own-line = Ce coup a complété une ligne, et ici, une ligne fait perdre.
review-win-overlooked = Il y avait un coup gagnant : { $cell }.
review-line-left-open = Une ligne reste ouverte : { $opponent } peut gagner en prenant { $cell }.
review-win-allowed = Maintenant, { $opponent } peut gagner en prenant { $cell }.
review-fork-allowed = Ce coup permet à { $opponent } de créer deux menaces à la fois en prenant { $cell }.
review-win-let-go = Un coup forçait la victoire : { $cell }.
review-loss-allowed = Maintenant, { $opponent } peut forcer la victoire en prenant { $cell }.
review-no-choice = Il n’y avait pas d’autre coup.
review-all-equal = Tous les coups se valaient.
review-lost-already = À ce stade, { $opponent } pouvait gagner quel que soit le coup.
review-only-winning = Seul ce coup gagne encore.
review-only-holding = Seul ce coup garde la nulle.
review-fork-made = Deux menaces à la fois : une des deux passera.
review-blocked = Ce coup bloque la ligne de { $opponent }.
review-win-kept = Ce coup garde la victoire.
review-draw-kept = Ce coup garde la nulle.

## Qui sont les moteurs : comment ils pensent, comment les battre, quelle est leur force

engines-title =
    ## Les moteurs
    Plus il y a de blocs, plus le moteur est difficile à battre au jeu « { game-classic } ». Choisis-en un pour voir comment faire.
    - Sampling : tous les jeux
    - Minimax, Perfect : tous sauf « { game-ultimate } »
    - Tree, Learned : « { game-ultimate } »
    Le second menu montre les niveaux de chaque jeu.
engines-pick = Choisir un moteur
play-level = ▶ { FORM($level, of: "title") }
engine-worst = { $worst ->
        [0] Personne ne peut le battre.
        [one] En connaissant ses habitudes, on le bat dans { $worst } partie sur 100.
       *[other] En connaissant ses habitudes, on le bat dans { $worst } parties sur 100.
    }
engine-random = Contre quelqu’un qui joue au hasard, il gagne { $wins ->
        [one] { $wins } partie
       *[other] { $wins } parties
    } sur 100 et { $losses ->
        [0] n’en perd aucune
       *[other] en perd { $losses }
    }.
engine-beat = **Comment le battre :** { $beat }

about-dice = Suit quelques règles. Si aucune ne s’applique, il lance un dé.
about-lines = Note les lignes qui passent par chaque case, sans jamais anticiper.
about-sampling = Essaie chaque coup en jouant jusqu’à cent parties au hasard.
about-wargames = Regarde son coup et ta réponse, pas plus loin.
about-minimax = Calcule jusqu’à la fin de la partie.
about-perfect = Connaît chaque position par cœur, et tend des pièges.

beat-dice = joue le premier coup, au milieu d’un côté. Il n’a pas de règle pour cela.
beat-lines = joue le premier coup : un coin, puis la case du bord à un saut de cavalier. Il tombe à chaque fois dans la fourchette.
beat-sampling = joue le premier coup et prends deux coins opposés. Trop souvent, il répond dans un troisième.
beat-wargames = joue le premier coup, dans un coin. Quand il prend le centre, prends le coin opposé, puis un troisième coin.
beat-minimax = c’est impossible, alors vise la nulle. Au niveau { level-easy }, il joue au hasard jusqu’à ce qu’il reste quatre cases.
beat-perfect = c’est impossible, alors vise la nulle.

levels-pick = Niveaux d’un jeu
levels-title =
    ## Les niveaux : { $game }
    La règle : { $rule } La partie est nulle si les deux camps jouent au mieux.
levels-title-unsolved =
    ## Les niveaux : { $game }
    La règle : { $rule }
levels-line = { "**" }{ FORM($level, of: "title") }**, cote { $points } : { $beat }
levels-matched = -# { "**" }{ level-matched.title }**, non classé, est de la même force que toi.
levels-blocks = -# Les blocs : le nombre de parties sur dix qu’il ne perd pas contre quelqu’un qui trouve l’un des meilleurs coups quatre fois sur cinq.

beat-learned = c’est mon meilleur niveau ; personne n’a résolu ce jeu. Il regarde des milliers de positions. Empêche-le de choisir librement, et pense tôt à trois grilles alignées.
beat-levels = il voit { $plies ->
        [1] un coup
       *[other] { $plies } coups
    } à l’avance, et joue au hasard au-delà. Prévois plus loin.
beat-overlooking = { $percent }{"\u00A0"}% de tes menaces lui échappent. Menace à chaque coup.

## Démos : deux moteurs jouent l’un contre l’autre

show-opening = **Tout est prêt, c’est parti !**
show-moved = **{ $engine } ({ $mark }) prend { $cell }**
show-move = **{ $mark }** { $engine } : { $why }
show-stop = Arrêter
show-again = Encore
show-play-winner = Défier le gagnant
show-stopped = Démo arrêtée.
show-cut-short = Désolé, j’ai dû m’arrêter avant la fin.
show-lost = La connexion a été coupée avant le début.
show-record = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } jusqu’ici. Victoires de X : { $x ->
        [0] aucune
       *[other] { $x }
    }, de O : { $o ->
        [0] aucune
       *[other] { $o }
    } ; nulles : { $draws ->
        [0] aucune
       *[other] { $draws }
    }.
show-conclusion = **Drôle de jeu. Le seul coup gagnant est de ne pas jouer.** Et si tu essayais { COMMAND("tictactoe start") } ?

## L’aide, et la question de qui défier

help-text =
    ## Le morpion
    Aligne trois symboles pour gagner. Joue contre moi, ou défie tes amis, ici même dans ce chat.
    En difficulté contre moi ? Appuie sur **{ hint }**. Après la partie, **{ review }** montre le coup qui l’a décidée.
help-games = Choisir un jeu et jouer…
help-hint = -# La prochaine fois, utilise simplement { COMMAND("tictactoe start") }
help-play = Jouer contre le bot
help-challenge = Jouer à deux
help-stats = Statistiques
help-privacy-policy = Confidentialité
help-terms = Conditions
help-support = Assistance
challenge-who = Qui veux-tu défier ?
challenge-who-person = Choisir quelqu’un
challenge-who-anyone = Lancer un défi ouvert
challenge-recent-number = Défier { $number }

## Ce qu’on demande ou dit à quelqu’un en privé

resign-question-counted = Abandonner cette partie ? Elle comptera comme une défaite.
resign-question-uncounted = Abandonner cette partie ? Elle ne comptera pas : il faut au moins deux coups de chaque camp.
resign-question-arena = Abandonner cette partie ? { $counts ->
        [counted] Les points de l’arène iront à ton adversaire.
       *[uncounted] Elle ne comptera pas, et tu ne recevras pas d’autre partie avant d’appuyer sur **{ arena-back }**.
    }
resign-question-unrated = Abandonner cette partie ? Elle est non classée, donc ta cote ne change pas.
resign-yes = Oui, abandonner
resign-no = Continuer à jouer
resign-done = Tu as abandonné. Merci d’avoir joué !
resign-kept = Très bien. La partie continue !

already-playing = Tu joues déjà ici.
already-shown = Revoici ta partie.
already-show = Afficher ici
which-game = Tu as deux parties ici. Laquelle ?

start-own = Jouer ma propre partie
you-declined = Tu as refusé. { $person } pourra te défier à nouveau à { $time } ({ $left }).
blocked = { $person } ne peut plus te défier ; tu peux revenir là-dessus dans { COMMAND("privacy") }.

privacy-title = ## Confidentialité
privacy-challenges-on = **Défis :** toute personne que tu ne bloques pas peut te défier.
privacy-challenges-off = **Défis :** personne ne peut te défier.
privacy-challenges-turn-on = Activer les défis
privacy-challenges-turn-off = Arrêter les défis
privacy-reminders-on = **Rappels :** je te mentionne quand c’est ton tour dans une partie lente, et encore une fois quand il reste un quart du temps. Dans une partie tranquille, je le fais deux minutes après le début de ton tour.
privacy-reminders-off = **Rappels :** je ne te rappelle pas que c’est ton tour.
privacy-reminders-turn-on = Activer les rappels
privacy-reminders-turn-off = Couper les rappels
privacy-games-on = **Tes parties :** les membres d’un serveur voient ce que tu y as joué, dans { COMMAND("history") } et { COMMAND("stats") }.
privacy-games-off = **Tes parties :** une fois terminées, personne d’autre que toi et tes adversaires ne les trouve dans { COMMAND("history") } et { COMMAND("stats") }, ni ne peut les analyser. Les grilles dans les salons, les parties partagées, les cotes et les totaux restent visibles.
privacy-games-turn-on = Montrer mes parties
privacy-games-turn-off = Cacher mes parties
privacy-words-on = **Grilles en mots :** dans les parties qui commencent à partir de maintenant, je te décris la grille avec des mots, en privé, chaque fois que l’autre a joué.
privacy-words-off = **Grilles en mots :** seulement quand tu appuies sur « { board-in-words } ».
privacy-words-turn-on = Décrire les grilles
privacy-words-turn-off = Ne pas décrire les grilles
privacy-name = **Ton nom :** caché dans le classement mondial, sauf si tu le montres dans { COMMAND("stats") }, sous « { choice-everywhere } ».
privacy-blocked = **Blocages :** les personnes de ce menu ne peuvent pas te défier.
privacy-blocked-none = Personne n’est bloqué
privacy-data =
    ### Tes données
    J’enregistre tes parties, tes cotes et tes paramètres, mais ni noms ni messages.
privacy-blocked-deleted = { $count ->
        [1] Une personne que tu as bloquée a supprimé ses données, donc je ne peux pas la nommer. Elle non plus ne peut pas te défier.
        [one] { $count } personne que tu as bloquée a supprimé ses données, donc je ne peux pas la nommer. Elle non plus ne peut pas te défier.
       *[other] { $count } personnes que tu as bloquées ont supprimé leurs données, donc je ne peux pas les nommer. Elles non plus ne peuvent pas te défier.
    }
privacy-unblock-deleted = Débloquer les comptes effacés

refusal-not-your-match = C’est la partie de quelqu’un d’autre.
refusal-not-your-turn = Ce n’est pas ton tour, c’est à { $person } de jouer. Ce tour a commencé <t:{ $since }:R>.
refusal-match-not-over = Cette partie n’est pas encore terminée.
refusal-not-against-bot = Je n’accepte pas la nulle. Continue, ou abandonne.
refusal-draw-too-early = Tu peux proposer la nulle à partir du cinquième coup.
refusal-nothing-to-take-back = Tu n’as pas encore joué, donc il n’y a rien à annuler.
refusal-offer-stands = Réponds d’abord à la proposition en cours.
refusal-own-offer = C’est ta propre proposition : c’est à { $person } de l’accepter ou de la refuser. Tu peux la retirer.
refusal-not-your-offer = Cette proposition a été faite par { $person }, et personne d’autre ne peut la retirer. Tu peux l’accepter ou la refuser.
refusal-no-offer = Cette proposition n’est plus valable.
refusal-challenge-open = Cette partie n’a pas commencé. Le défi attend encore une réponse.
refusal-challenge-over = Ce défi n’est plus ouvert.
refusal-not-your-challenge = Ce défi s’adresse à { $person } : personne d’autre ne peut l’accepter ou le refuser. Lance le tien avec { COMMAND("tictactoe challenge") }.
refusal-own-challenge = Tu ne peux pas accepter ton propre défi. C’est à quelqu’un d’autre de le faire.
refusal-own-invitation = C’est ton propre défi : c’est à { $person } de l’accepter ou de le refuser. Tu peux l’annuler.
refusal-not-your-invitation = Ce défi a été lancé par { $person }, et personne d’autre ne peut l’annuler.
refusal-too-many-challenges = Tu as déjà { $limit ->
        [one] { $limit } défi ouvert
       *[other] { $limit } défis ouverts
    }. Attends une réponse, ou annules-en un.
refusal-not-challengeable = { $person } n’accepte pas de défis en ce moment.
refusal-just-declined = { $person } vient de refuser. Tu pourras relancer un défi à <t:{ $until }:t> (<t:{ $until }:R>).
refusal-no-role-to-call = Je ne peux plus mentionner le rôle à appeler. Les personnes qui gèrent le serveur peuvent en choisir un autre dans { COMMAND("settings") }.
refusal-just-called = Les joueurs viennent d’être appelés ici. Tu pourras les appeler à nouveau à <t:{ $until }:t> (<t:{ $until }:R>).
refusal-too-many-blocks = Tu bloques déjà { $limit ->
        [one] { $limit } personne
       *[other] { $limit } personnes
    }, et je ne peux pas en garder plus. Retire d’abord quelqu’un dans { COMMAND("privacy") }.
refusal-self-challenge = Tu ne peux pas te défier toi-même. Laisse `opponent` vide pour jouer avec la première personne qui rejoint.
refusal-bot-challenge = Les autres bots ne savent pas y jouer. Défie une personne, ou moi.
refusal-not-here = { $person } ne peut pas voir ce salon.
refusal-nobody-here = Personne d’autre ne voit ce chat. Joue contre moi avec { COMMAND("tictactoe start") }, ou défie quelqu’un sur un serveur.
refusal-only-you = Personne d’autre que toi ne voit mes réponses sur ce serveur, alors j’ai annulé le défi. Personne n’aurait pu le rejoindre.
refusal-opponent-busy = { $person } joue déjà ici. Réessaie après cette partie.
refusal-opponent-deleted = Ton adversaire a supprimé ses données, donc je ne sais plus qui c’était. Défie quelqu’un avec { COMMAND("tictactoe challenge") }.
refusal-wrong-channel = Vous pouvez réessayer à deux dans le salon de cette partie. Ouvre son analyse là-bas.
refusal-rematch-made = Cette partie a déjà une revanche.
refusal-cell-taken = Cette case est prise. Choisis-en une libre.
refusal-board-moved-on = La grille a changé avant ton appui. La voici à jour.
refusal-match-over = Cette partie est terminée. Commences-en une autre avec { COMMAND("tictactoe start") }.
refusal-arena-match-over = Cette partie est terminée. Tant que l’arène dure, ta prochaine partie arrive toute seule.
refusal-newer-engine = On me met à jour, et seule ma nouvelle version connaît l’adversaire de cette partie. Rien n’a changé ; réessaie dans quelques minutes, s’il te plaît.
refusal-no-such-match = Je n’ai pas de partie pour toi ici. Commences-en une avec { COMMAND("tictactoe start") }.
refusal-already-playing = Tu joues déjà ici. { COMMAND("tictactoe board") } affiche ta partie.
refusal-wrong-engine = { $variant ->
    [classic] { $engine } ne joue qu’à « { game-ultimate } ».
    [ultimate] { $engine } ne joue pas à « { $game } ». Sampling, Tree et Learned, si.
   *[other] { $engine } ne joue pas à « { $game } ». Sampling, Minimax et Perfect, si.
}
refusal-no-such-level = { $engine } n’a pas le niveau « { $level } ». Laisse `difficulty` vide pour jouer contre { $engine }, ou laisse `engine` vide pour jouer au niveau « { $level } ».
refusal-unknown-button = Ce bouton est trop ancien. Commence une partie avec { COMMAND("tictactoe start") }.
refusal-too-fast = Tu vas plus vite que moi. Laisse-moi quelques secondes, s’il te plaît.
refusal-unknown-option = Je ne connais pas cette option. Choisis-en une dans la liste.
refusal-board-gone = Cette grille a été supprimée. { COMMAND("tictactoe board") } affiche à nouveau ta partie.
refusal-nothing-to-explain = Je n’ai pas encore joué.
refusal-no-hints = Les indices sont réservés aux parties contre moi.
refusal-show-running = Deux moteurs jouent déjà dans ce salon. Attends qu’ils aient fini, ou demande à la personne qui les a lancés de les arrêter.
refusal-too-many-shows = Je ne peux pas lancer plus de démos pour le moment. Réessaie dans une minute, s’il te plaît.
refusal-show-over = Cette démo est terminée.
refusal-not-your-show = Seule la personne qui a lancé cette démo peut l’arrêter.
refusal-nothing-to-review = Tu n’as encore terminé aucune partie. Commences-en une avec { COMMAND("tictactoe start") }.
refusal-store-busy = Je n’ai pas pu enregistrer cela à l’instant. Rien n’est perdu ; réessaie dans un moment, s’il te plaît.
refusal-store-unknown = Ma base de données a cessé de répondre à l’instant, donc je ne sais pas si cela a été enregistré. Regarde à nouveau dans un moment, s’il te plaît.
refusal-store-damaged = Je ne peux pas lire ma base de données, donc cela n’a pas compté. La personne qui m’héberge doit réparer cela.
refusal-unknown-command = Cette commande a changé. Recharge Discord et réessaie.
refusal-engine-failed = Je n’ai pas trouvé de coup à temps. Ta partie est intacte ; réessaie, s’il te plaît.
refusal-broken = Quelque chose s’est mal passé de mon côté. Ta partie est intacte ; réessaie, s’il te plaît.

## Classements : listes, fiches, bilans, et pourquoi une partie n’a pas compté

command-stats = Le classement, les statistiques de quelqu’un, ou le bilan entre deux personnes
command-stats-player = Les statistiques de qui
command-stats-versus = Montrer son bilan contre cette personne
command-stats-scope = Ce serveur ou le monde entier (ce serveur par défaut)
choice-server = Ce serveur
choice-everywhere = Mondial

stats-title-server = ## 🏆 Classement de ce serveur
stats-title-everywhere = ## 🏆 Classement mondial
stats-title-season = ## 🏆 Classement de ce serveur : saison { $number }
stats-title-direct = ## Tes messages privés
results-legend = -# Victoires/nulles/défaites
stats-unsettled = Pas encore de rang : il manque quelques parties
stats-empty = Personne n’a encore terminé de partie qui compte. À toi d’ouvrir le bal : { COMMAND("tictactoe start") }
stats-unsettled-season = Sans rang : trop peu de parties
stats-empty-season = Personne n’a terminé de partie qui compte pendant cette saison.
stats-own-none-season = { "**Toi**" } : aucune partie terminée qui compte pendant cette saison.
stats-you = { $who } { "**(toi)**" }
stats-own-none = { "**Toi**" } : encore aucune partie terminée qui compte ici.
stats-own-unnamed = -# Sur cette liste, personne d’autre que toi ne voit ton nom.
stats-someone = quelqu’un
person-gone = un compte supprimé
stats-page = { $page } sur { $pages }
stats-mine = Ma page
stats-to-direct = MP
stats-name-me = Montrer mon nom
stats-unname-me = Cacher mon nom
stats-help = Infos cote
play = Jouer
card-board = Classement

card-rank = { "**" }{ $points }**, rang { $rank }
card-none = Encore aucune partie qui compte ici.
card-none-season = Aucune partie n’a compté pendant cette saison.
card-direct = { "**" }{ $points }**, visible pour toi seulement
card-puzzles =
    -# 🧩 Problèmes résolus : { $solved }
    -# 🔥 Plus longue série : { $longest }
card-total = { $wins ->
        [one] { $wins } victoire
       *[other] { $wins } victoires
    }, { $draws ->
        [one] { $draws } nulle
       *[other] { $draws } nulles
    }, { $losses ->
        [one] { $losses } défaite
       *[other] { $losses } défaites
    }  ·  X { $x ->
        [0] jamais
        [one] { $x } fois
       *[other] { $x } fois
    }, O { $o ->
        [0] jamais
        [one] { $o } fois
       *[other] { $o } fois
    }
card-streak = Victoires d’affilée : { $streak } en ce moment, { $best } au mieux
card-streak-season = Victoires d’affilée : { $streak } à la fin, { $best } au mieux
card-opening = Première case préférée : { $cell } ({ $times ->
        [one] { $times } fois
       *[other] { $times } fois
    })
card-opponents = ### Contre
card-opponent = { $opponent } : { $wins ->
        [one] { $wins } victoire
       *[other] { $wins } victoires
    }, { $draws ->
        [one] { $draws } nulle
       *[other] { $draws } nulles
    }, { $losses ->
        [one] { $losses } défaite
       *[other] { $losses } défaites
    }
card-opponent-people = des humains
card-opponent-you = toi
against-bot = ## { $who } contre { -bot }
against-bot-how = -# Chaque niveau a une cote fixe : voir **{ stats-help }**.
card-latest = ### Dernières parties ici
card-match-link = { $match }  ·  [la grille]({ $link })
card-picture = À gauche : la cote sur { $matches ->
        [1] la dernière partie
        [one] { $matches } partie
       *[other] les { $matches } dernières parties
    }, de { $first } à { $last }, au plus bas { $lowest }, au plus haut { $highest }. À droite : combien de fois chaque case a été le premier coup, rangée par rangée : { $cells }.
card-picture-caption = -# À gauche : la cote au fil du temps. À droite : combien de fois chaque case a été le premier coup.

waiting-yours = **À toi de jouer ({ $count })**
waiting-theirs = **Aux autres de jouer ({ $count })**
waiting-game = `{ $number }.` { $game }  ·  contre { $opponent }  ·  expire { $until }
waiting-thinking = `{ $number }.` { $game }  ·  { $opponent } réfléchit
waiting-group-chat = `{ $number }.` { $game }  ·  contre { $opponent }  ·  expire { $until }  ·  dans un groupe privé
waiting-open = Partie { $number }
history-title = ## Les parties : { $who }
history-title-server = ## Dernières parties de ce serveur
history-seen-here = -# Les parties jouées sur ce serveur, et les parties contre toi.
history-seen-own = -# Les parties contre toi. Sur un serveur, cette commande te montre toutes les parties qu’on y a jouées contre moi.
history-seen-direct = -# Les parties jouées dans ce chat, et les parties contre toi. Sur un serveur, cette commande te montre ce que cette personne y a joué.
history-none = Aucune partie à montrer.
history-none-server = Encore aucune partie à montrer ici. Joues-en une : { COMMAND("tictactoe start") }
history-won = { "**Victoire**" } contre { $opponent }
history-lost = { "**Défaite**" } contre { $opponent }
history-drawn = { "**Nulle**" } contre { $opponent }
history-unfinished = { "**Inachevée**" } contre { $opponent }
history-beat = { $winner } bat { $loser }
history-drew = Nulle entre { $x } et { $o }
history-stopped = { $x } et { $o } n’ont pas terminé
history-unrated = non classée
history-arena = arène
history-uncounted = n’a pas compté
history-open = Ouvrir une partie…
history-option = Partie { $number } : { $game }
history-newer = Plus récentes
history-older = Plus anciennes
history-all-games = Tous les jeux
history-own = Mes parties
history-server = Parties de ce serveur

animation = Animation
replay-told = La partie coup par coup : { $moves }. { $end }
replay-move = { $mark } { $cell }
replay-none = aucun coup
replay-won = { $mark } gagne.
replay-drawn = Personne ne gagne.
replay-unfinished = Elle n’a pas été terminée.

cell-0 = le coin supérieur gauche
cell-1 = la case du bord supérieur
cell-2 = le coin supérieur droit
cell-3 = la case du bord gauche
cell-4 = le centre
cell-5 = la case du bord droit
cell-6 = le coin inférieur gauche
cell-7 = la case du bord inférieur
cell-8 = le coin inférieur droit
piece-a = { $cell } avec une petite pièce
piece-b = { $cell } avec une pièce moyenne
piece-c = { $cell } avec une grande pièce
cell-in-board = { $cell } de { $board }
small-board-nw = la grille en haut à gauche
small-board-n = la grille du haut
small-board-ne = la grille en haut à droite
small-board-w = la grille de gauche
small-board-centre = la grille du centre
small-board-e = la grille de droite
small-board-sw = la grille en bas à gauche
small-board-s = la grille du bas
small-board-se = la grille en bas à droite
ultimate-sent = **Joue dans { $board }.** 🟨
ultimate-choose = **Choisis n’importe quelle grille avec 🟨.**
ultimate-closed = **Choisis n’importe quelle grille avec 🟨 :** { $board } est fermée.
ultimate-chosen = **Joue dans { $board }**, ou choisis-en une autre. 🟨
pick-again = Choisir une autre grille
words-row = Rangée { $name } : { $cells }.
words-column = Colonne { $name } : { $cells }.
words-board = { $name } : { $cells }.
words-empty = vide { $square }
words-fading = { $mark } (le prochain à disparaître)
words-won = gagnée par { $mark }
words-untouched = rien pour l’instant
words-choose = **Choisis n’importe quelle grille encore ouverte.**
pick-a = Petite ×{ $left }
pick-b = Moyenne ×{ $left }
pick-c = Grande ×{ $left }

## Les jeux : un nom, et une règle en une ligne

game-classic = Classique
game-misere = Inversé
game-vanish = Éphémère
game-squares = Carrés
game-drop = Gravité
game-sizes = Tailles
game-ultimate = Ultime
legend-fading = le symbole pâle est le prochain à disparaître.
legend-sizes = 1 est une petite pièce, 2 une moyenne, 3 une grande.
rule-classic = qui aligne trois symboles gagne.
rule-misere = qui aligne trois symboles perd.
rule-vanish = { $moves ->
        [0] ton quatrième symbole fait disparaître ton plus ancien. Qui en aligne trois gagne. Si une position apparaît pour la troisième fois, la partie est nulle. Le premier coup ne peut pas être le milieu d’un côté.
       *[other] ton quatrième symbole fait disparaître ton plus ancien. Qui en aligne trois gagne. Si une position apparaît pour la troisième fois, la partie est nulle.
    }
rule-squares = quatre symboles alignés gagnent, et un carré de deux sur deux aussi.
rule-drop = les symboles tombent sur la case libre la plus basse de leur colonne. Qui en aligne quatre gagne.
rule-ultimate = ta case envoie ton adversaire dans la petite grille située au même endroit. Trois symboles alignés gagnent une petite grille, et trois petites grilles alignées gagnent la partie. Si personne n’y arrive, qui a le plus de grilles gagne.
rule-sizes = les grandes pièces couvrent les plus petites, même les tiennes. Une pièce reste où tu la poses. Qui aligne trois des siennes gagne.

versus-title = ## { $one } et { $other }
versus-none = Ici, aucune partie de ce face-à-face n’est encore terminée.
versus-record =
    { $matches ->
        [one] { $matches } partie
       *[other] { $matches } parties
    }. { $one } : { $wins ->
        [0] aucune victoire
        [one] { $wins } victoire
       *[other] { $wins } victoires
    } ; { $other } : { $losses ->
        [0] aucune victoire
        [one] { $losses } victoire
       *[other] { $losses } victoires
    } ; { $draws ->
        [0] aucune nulle
        [one] { $draws } nulle
       *[other] { $draws } nulles
    }.

rules-title = ## Comment marche la cote
rules-start = Tout le monde commence à 1500. C’est en battant des adversaires forts que tu gagnes le plus.
rules-levels = Ma cote au jeu « { $game } » : { level-easy } { $easy }, { level-medium } { $medium }, { level-hard } { $hard }, { $strongest } { $unbeatable }.
rules-unsure = Ta cote s’affiche dès que tu as un rang : après quelques parties, de préférence contre des adversaires différents.
rules-two-moves = Une partie compte dès que chaque camp a joué deux coups.
rules-details = En détail
rules-details-text =
    ## La cote en détail
    - Les cotes suivent Glicko-2. Celles de mes niveaux sont fixes, et calculées exactement.
    - Une partie répétée a les mêmes coups, même sur une grille tournée ou en miroir.
    - Les parties contre une personne nouvelle ne font varier une cote qu’entre { $least } et { $most }, et n’apportent pas de rang. Une personne est nouvelle tant qu’elle n’a pas de rang et n’a pas joué { $matches } parties avec { $people } personnes.
    - Après un coup annulé, une partie peut faire baisser ta cote, mais pas monter. Un indice la rend non classée.
    - Me battre te mène au plus à { $cap } points au-dessus de ma cote ; une nulle contre un bot imbattable ne te mène pas plus haut que le niveau { level-hard }.
    - Les parties en messages privés comptent à part, et seules les personnes qui les jouent les voient.

uncounted-hinted = Tu as utilisé un indice, donc cette partie est non classée et ta cote ne change pas.
uncounted-unrated = Cette partie est non classée, donc ta cote ne change pas.
name-and-value = { $name } : { $value }
rating-changed = Cote { $before } → { $after }
rating-unranked = { $games ->
        [one] Pas encore de rang : encore environ { $games } partie
       *[other] Pas encore de rang : encore environ { $games } parties
    }
rating-of-game = Cote { $points }
rating-kept = Cote inchangée
uncounted-short = Cette partie ne compte pas : il faut au moins deux coups de chaque camp.
uncounted-nobody = Cette partie ne compte pour personne.
uncounted-repeated = Rejouer à l’identique une partie récente contre le bot ne change pas ta cote.
uncounted-again = Les parties contre le même adversaire comptent chaque fois moins dans une journée.
uncounted-taken-back = Tu as annulé un coup, donc cette partie ne pouvait pas faire monter ta cote.
uncounted-capped = Me battre, ou battre une personne nouvelle, ne te fait monter que jusqu’à une limite.

refusal-not-shown = { $person } cache son nom dans le classement mondial.
refusal-no-server = Il n’y a pas de serveur ici. Essaie `scope: { choice-everywhere }`.
refusal-not-added = Les paramètres appartiennent aux serveurs qui m’ont ajouté, et celui-ci n’en fait pas partie. Les tiens sont dans { COMMAND("privacy") }.
refusal-cannot-write = Je ne peux pas écrire dans ce salon. Pour cela, il me faut les permissions « Voir le salon » et « Envoyer des messages ».
refusal-not-shared = Cette partie n’est plus partagée.
refusal-animation-in-flight = Je te prépare déjà une animation. Elle arrive dans un instant.
refusal-export-in-flight = Je rassemble déjà tes données. Elles arrivent dès que tout est prêt.
refusal-shut-out = Désolé, la personne qui m’héberge ne me laisse pas jouer avec toi ici. { COMMAND("privacy") } fonctionne toujours.
refusal-being-deleted = Tes données sont en cours de suppression. Tu pourras rejouer dans quelques secondes.
refusal-not-server-manager = Seules les personnes qui ont la permission « Gérer le serveur » peuvent faire ça.

## La bienvenue sur un serveur

welcome-text =
    ### 👋 Bonjour ! Je suis { -bot }.
    Je joue au morpion. Appuie sur **{ play }** pour une partie contre moi, ou défie tes amis avec { COMMAND("tictactoe challenge") }. { COMMAND("help") } montre le reste.
welcome-admins = -# Pour les admins : l’endroit où l’on peut m’utiliser se choisit dans Paramètres du serveur → Intégrations.
welcome-settings = -# Avec { COMMAND("settings") }, tu choisis ma langue ici et un salon pour le problème du jour.

## Les paramètres d’un serveur

command-settings = Les réglages par défaut de ce serveur, et si ses parties comptent au niveau mondial
settings-title = ## Paramètres de ce serveur
settings-now-games-1 = { "**" }{ settings-games }** : { $level } · { $pace } · elles comptent au niveau mondial
settings-now-games-0 = { "**" }{ settings-games }** : { $level } · { $pace } · elles ne comptent pas au niveau mondial
settings-now-season-first = { "**" }{ settings-seasons }** : la première
settings-now-season-since = { "**" }{ settings-seasons }** : numéro { $number }, depuis le { $since }
settings-now-language-automatic = { "**" }{ settings-language }** : automatique
settings-now-language-set = { "**" }{ settings-language }** : { $name }
settings-games = Parties
settings-seasons = Saisons
settings-language = Langue
back = Retour

settings-difficulty = { "**Niveau par défaut**" } des parties contre moi (au jeu « { game-ultimate } », le plus fort est { level-expert })
settings-pace = { "**Cadence par défaut**" } des parties entre humains
settings-call = { "**Rôle à appeler**" } pour les défis ouverts : **{ call-players }** le mentionne, au plus une fois toutes les dix minutes
settings-call-none = Choisir un rôle (vide : désactivé)
settings-call-refused =
    { $why ->
        [everyone] Ce ne peut pas être { $role }.
        [yours] Tu ne peux pas mentionner { $role } toi-même, donc je ne le fais pas à ta place. Laisse tout le monde le mentionner, puis choisis-le à nouveau.
        [closed] { $role } n’est plus ouvert aux mentions de tout le monde, donc je ne le mentionne pas non plus. Laisse tout le monde le mentionner, ou choisis-le à nouveau.
       *[other] Je ne peux pas mentionner { $role }. Laisse tout le monde le mentionner, ou laisse-moi mentionner tous les rôles.
    }
settings-everywhere-1 = Les parties d’ici comptent pour le classement mondial.
settings-everywhere-0 = Les parties d’ici ne comptent pas pour le classement mondial.
settings-turn-everywhere-1 = Compter au niveau mondial
settings-turn-everywhere-0 = Garder sur ce serveur

settings-language-automatic = { "**" }{ choice-automatic }** : ce que tout le monde voit est dans la langue de la personne qui le lance. Ce que personne ne lance, comme mon message de bienvenue, est dans cette langue : { $name }.
settings-language-set = Langue de ce que tout le monde voit sur ce serveur : { "**" }{ $name }{ "**" }. Les parties déjà commencées gardent la leur.
settings-language-private = -# Ce que personne d’autre que toi ne voit est dans la langue de ton Discord.
choice-automatic = Automatique

settings-now-daily-off = { "**" }{ puzzle-open }** : désactivé
settings-now-daily-refused = { "**" }{ puzzle-open }** : désactivé, car je ne pouvais plus écrire dans son salon
settings-now-daily-set = { "**" }{ puzzle-open }** : dans { $channel }, chaque jour à { $time }
settings-daily-about = Un message par jour, avec un problème qui est le même partout. On le résout en privé, et le message dit qui l’a résolu. Il ne notifie personne.
settings-daily-none = Choisir un salon (vide : désactivé)
settings-daily-hour = Le problème arrive à { $time } dans ton fuseau horaire.
settings-daily-failed = Je ne peux pas écrire dans { $channel }, donc rien n’a changé. Accorde-moi **Voir le salon** et **Envoyer des messages** dans ce salon, puis choisis-le à nouveau.
settings-channel-yours = Tu ne peux pas écrire toi-même dans { $channel }, donc je ne le fais pas à ta place. Rien n’a changé.
daily-comes-here = Le problème du jour arrive ici, chaque jour à { $time }.

settings-arena = Arène
settings-now-arena = { "**" }{ settings-arena }** : { $state ->
        [off] désactivée
        [empty] désactivée, car trop peu de monde a participé trois fois de suite
       *[set] dans { $channel }, la prochaine le { $time }
    }
settings-arena-about =
    Une arène qui vient d’elle-même : elle est annoncée dans son salon une heure avant, avec **{ join }**. { $calls ->
        [yes] L’annonce mentionne { $role }, une fois.
       *[no] Elle ne notifie personne.
    } Si trois de suite ne réunissent pas deux personnes, il n’en vient plus.
    Le jour et l’heure sont en UTC, sans heure d’été. Cette heure correspond actuellement à { $time } dans ton fuseau horaire.
evening-none = Aucun jour
evening-each-day = Chaque jour
evening-any = Un autre jeu à chaque fois
evening-quiet = N’appeler personne
evening-comes-here = Les arènes qui viennent d’elles-mêmes sont annoncées ici.
arena-last = 🏟️ **Dernière arène :** { $winner }

settings-new-season = Nouvelle saison
season-first = Le classement de ce serveur en est à sa **première saison**.
season-since = Le classement de ce serveur en est à la **saison { $number }**, commencée le { $since }.
season-question = Commencer la saison { $number } ? La saison { $former } se termine alors pour de bon, sans retour possible. Tout le monde repart de 1500 dans le classement de ce serveur. La saison { $former } reste dans { COMMAND("stats") }. { $podium }
season-start = Commencer la saison { $number }
season-keep = Annuler
season-started = La saison { $number } a commencé. Bonne chance à tout le monde !
season-name = Saison { $number }
season-name-current = Saison { $number } (en cours)
season-ends-hand = Les saisons se terminent quand tu le décides
season-ends-month = Les saisons se terminent chaque mois
season-ends-week = Les saisons se terminent chaque semaine
season-ends =
    { $ends ->
        [week] Les saisons se terminent chaque semaine. La suivante commence le { $end }, si une partie a compté dans celle-ci.
        [month] Les saisons se terminent chaque mois. La suivante commence le { $end }, si une partie a compté dans celle-ci.
       *[other] Les saisons se terminent quand tu le décides.
    } { $podium }
season-podium-place =
    { $where ->
        [none] {""}
        [here] Le podium arrive là où quelqu’un commence la saison suivante.
       *[other] Le podium arrive dans { $where }.
    }
season-podium =
    { $state ->
        [refused] À la fin d’une saison, son **podium** était publié dans un salon. Il ne l’est plus, car je ne pouvais pas y écrire.
       *[other] À la fin d’une saison, son **podium** est publié dans un salon. Il ne notifie personne.
    }
season-podium-comes = À la fin d’une saison, son podium arrive ici.
season-role = La personne à la première place reçoit alors un **rôle**, jusqu’à ce qu’une autre la prenne.
season-role-refused =
    { $why ->
        [everyone] Ce ne peut pas être { $role }.
        [permissions] { $role } a des permissions, donc je ne donne ce rôle à personne.
        [managed] { $role } ne peut être donné que par Discord ou une autre application.
        [above] { $role } n’est pas sous mon propre rôle, donc je ne peux pas le donner. Place le mien plus haut, puis refais ton choix.
        [yours] Tu ne peux pas donner { $role } toi-même, donc je ne le fais pas à ta place. Il faut **Gérer les rôles**, et un de tes rôles au-dessus de celui-ci.
        [missing] Il me manque une permission pour donner { $role }. Autorise-la avec le bouton ci-dessous, puis choisis à nouveau le rôle.
        [two-factor] Discord ne me laisse modifier aucun rôle ici : ce serveur exige l’authentification à deux facteurs, et la personne qui m’héberge doit l’activer.
       *[other] La dernière fois, Discord ne m’a laissé modifier aucun rôle. Accorde-moi **Gérer les rôles**, et place mon propre rôle au-dessus de celui de la première place.
    }
season-role-allow = Autoriser Gérer les rôles
season-over = ## 🏆 La saison { $number } est terminée
season-won =
    { $shared ->
        [yes] **La première place est partagée !**
       *[no] **{ $winner } remporte la saison !**
    }
season-nobody = Personne n’y a terminé { $games } parties classées, donc la première place reste vacante.
season-games = Autres jeux
season-champion = 🏆 **Première place :** { $winner }

## Arènes : refus

refusal-arena-here = Ce salon a déjà une arène. Appuie sur **{ join }** dans son message.
refusal-not-in-arena-game = Dans une arène, il n’y a ni proposition de nulle, ni coup annulé, ni revanche : ta prochaine partie arrive toute seule.
refusal-arena-length = Une arène dure de { $shortest } à { $longest } minutes.
refusal-arena-start = Une arène doit commencer dans les { $latest } minutes.
refusal-long-arena-game = Les parties d’« { game-ultimate } » durent trop longtemps pour une arène. Choisis un autre jeu.
refusal-arena-over = Cette arène est terminée.
refusal-arena-full = Cette arène est complète : elle accueille { $most } personnes. Dès que quelqu’un la quitte, tu peux la rejoindre.
refusal-not-in-arena = Tu n’as pas rejoint cette arène.
refusal-not-away = Tu n’étais pas en pause : ta prochaine partie arrive dès que quelqu’un est libre.
refusal-not-arena-host = Seules la personne qui a annoncé cette arène ({ $person }) et celles qui ont la permission « Gérer le serveur » peuvent le faire.
refusal-too-few-for-arena = Une arène demande { $enough } personnes. Dès qu’elles l’ont rejointe, tu peux la lancer.

## Le message du problème du jour

post-solve = Résoudre
post-solved-1 = **Premier essai** : { $people }
post-solved-2 = **Deuxième essai** : { $people }
post-solved-3 = **Troisième essai** : { $people }
post-solved = { $people ->
        [0] Personne ici ne l’a encore résolu.
        [1] Une personne ici l’a résolu.
        [one] { $people } personne ici l’a résolu.
       *[other] { $people } personnes ici l’ont résolu.
    }
post-solved-more = { $people ->
        [1] Une autre personne ici l’a résolu.
        [one] { $people } autre personne ici l’a résolu.
       *[other] { $people } autres personnes ici l’ont résolu.
    }
post-former = -# Le problème d’hier a été résolu par { $people }

## Ce qui est conservé sur quelqu’un

mydata-kinds =
    - **Parties et défis**, même en cours : qui, où, quand, langue, coups, indices et résultat. Tout cela appartient aussi à tes adversaires : supprimer tes données met fin à tes parties en cours, et met un nombre aléatoire à ta place.
    - **Cotes** : ta position sur chaque serveur et à chaque saison, ce que chaque partie a changé, et ton bilan contre chaque personne. Supprimer tes données te retire de toutes les listes, et y met le même nombre aléatoire.
    - **Le reste** : paramètres, problèmes du jour, arènes, podiums, parties et résultats de problèmes partagés, démos ; les personnes que tu bloques ou défies, celles qui te bloquent, et si ton accès est fermé. Tout est gardé tant que c’est nécessaire, ou jusqu’à ce que tu supprimes tes données ; ensuite, c’est supprimé, ou bien le nombre aléatoire ou un code prend ta place.
mydata-export = Voir mes données
mydata-delete = Supprimer mes données
mydata-exported = Tes données en JSON. Les cases et les colonnes y sont numérotées à partir de 0.
mydata-question = Supprimer tout ce qui est enregistré sur toi ? Tes parties en cours se terminent par un abandon. Tu ne pourras pas revenir en arrière.
mydata-stays = Certaines choses restent pour protéger les autres : les parties terminées sous un nombre aléatoire, les personnes qui te bloquent, et les { $minutes } minutes entre les défis. Les blocages et ces minutes sont gardés sous un code calculé à partir de ton ID, et pendant { $days } jours ton nombre aléatoire aussi. La personne qui m’héberge peut vérifier si un code appartient à un ID qu’elle connaît.
mydata-yes = Supprimer
mydata-no = Garder mes données
mydata-done = C’est fait : plus rien dans ma base de données ne renvoie à toi, sauf des traces dans ses zones inutilisées. Elles disparaissent en quelques minutes, ou au prochain nettoyage de ma base. Merci d’avoir joué !
mydata-begun = Je supprime tes données. Tu as joué tellement de parties que cela prend encore quelques secondes, et j’irai au bout même si je redémarre. D’ici là, tu ne peux pas commencer de partie. Pour voir si c’est fait, appuie à nouveau sur `{ mydata-delete }` dans { COMMAND("privacy") }.
mydata-copies = C’est fait : plus rien dans ma base de données ne renvoie à toi. Son serveur a encore des copies dans son journal, ses réplicas et des zones inutilisées de ses fichiers, jusqu’à ce qu’il réutilise cet espace. Merci d’avoir joué !
mydata-boards =
    Ton nom disparaît aussi des { $boards } dernières grilles terminées, environ 40 par minute, là où je peux encore les modifier. Je ne peux pas atteindre les grilles des serveurs qui m’ont retiré, des salons qui me sont fermés, des fils archivés, ou des endroits où seule une personne m’a installé.
    Si un salon, un fil ou un serveur me laisse de nouveau entrer, ton nom y disparaît aussi, au plus tard un jour après.
    Il reste peut-être des messages avec ton nom : Discord ne me dit pas toujours s’ils sont arrivés. Si tu en vois un, appuie sur un de ses boutons, et ton nom disparaît.
mydata-kept = Très bien. Rien n’a été supprimé.

## Le problème du jour

puzzle-open = Problème du jour
puzzle-title = ### Problème n° { $number } · { $game }
puzzle-win = { "**" }{ $mark } joue et gagne en { $moves ->
    [1] un coup
    [one] { $moves } coup
   *[other] { $moves } coups
}.**
puzzle-save = { "**" }{ $mark } joue : un seul coup sauve la partie.**
puzzle-progress = -# { $dots } · Essai { $number } sur { $tries }
puzzle-past = -# Ce problème ne compte pas pour une série.
puzzle-order = -# Du symbole le plus ancien au plus récent : { $marks }.
puzzle-left = -# Il reste à { $mark } : { $pieces }.
puzzle-wrong = { "**Raté :**" } { $cell }. Retour au début.
puzzle-right = { "**Bien joué !**" } J’ai pris { $cell }.
puzzle-hint = 💡 Le premier coup est { $area }.
puzzle-solved = { $number ->
    [1] **Résolu au premier essai !**
    [one] **Résolu à l’essai { $number }.**
   *[other] **Résolu au { $number }e essai.**
}
puzzle-lost = { "**Pas cette fois.**" } Le bon coup était { $cell }.
puzzle-streak = -# 🔥 Série : { $streak ->
    [one] { $streak } jour
   *[other] { $streak } jours
}. { $freezes ->
    [0] {""}
    [1] ❄️ Un joker couvre un jour manqué.
    [one] ❄️ { $freezes } joker couvre un jour manqué.
   *[other] ❄️ { $freezes } jokers couvrent des jours manqués.
}
puzzle-freeze = -# Chaque septième jour d’affilée rapporte un joker, qui couvre un jour manqué.
puzzle-streak-ended = -# Ta série s’est arrêtée à { $streak }.
puzzle-streak-kept = -# ❄️ Un joker a sauvé ta série : 🔥 { $streak }. Jokers restants : { $freezes }.
puzzle-at-stake = -# ⏳ Le problème d’hier compte pour ta série jusqu’à { $time } ({ $left }).
puzzle-frozen = -# ❄️ Un joker a couvert la journée d’hier.
puzzle-share = -# { $percent }{"\u00A0"}% des gens l’ont résolu au premier essai.
puzzle-next = -# Prochain problème { $time }.
puzzle-give-up = Voir la solution
puzzle-give-up-question = Voir la solution ? { $costs ->
        [streak] Cela met fin à ta série de { $streak }.
        [freeze] Cela coûte un joker de ta série.
       *[nothing] Tu ne pourras plus résoudre ce problème ensuite.
    }
puzzle-give-up-yes = Oui, la montrer
puzzle-give-up-no = Continuer
puzzle-yesterday = Celui d’hier
puzzle-today = Celui du jour
puzzle-results = Résultats ici
puzzle-results-title = ### Problème n° { $number } sur ce serveur
puzzle-results-none = Personne ne l’a encore ouvert ici.
puzzle-results-open = { $person } : pas encore fini
puzzle-results-who = -# Seules les personnes qui montrent leurs parties aux autres figurent ici.
puzzle-copy = Copier
puzzle-share-here = Partager ici
puzzle-copied = { -bot } n° { $number } · { $game }
refusal-no-such-puzzle = Il n’y a pas de problème à résoudre sous ce numéro. { COMMAND("daily") } ouvre celui du jour.
refusal-puzzle-over = Tu as terminé ce problème. Demain, il y en aura un autre.
refusal-tried-before = Tu as déjà essayé ce coup, et ce n’est pas le bon. Tu ne perds pas d’essai.
refusal-puzzle-not-over = Termine d’abord le problème.
refusal-shared-once = Un résultat ne se partage qu’une fois dans un salon.
practice-played = Ici, tu as pris { $cell }, le { $date } contre { $opponent }.
practice-task = { "**" }Tu joues { $mark }.** { $result ->
        [win] Quel coup gagne ?
       *[draw] Quel coup garde la nulle ?
    }
practice-move = { $what ->
        [right] **Bien joué :** { $cell }.
        [wrong] **Raté :** { $cell }.
       *[answer] La meilleure réponse : { $cell }.
    }
practice-lets = { $result ->
        [win] Ce coup laisse filer la victoire.
       *[draw] Maintenant, { $opponent } peut gagner.
    }
practice-next = Suivant
practice-look-on = Chercher encore
practice-open = Ouvrir la partie
practice-looked = { $games ->
        [one] Aucune erreur de ta part dans { $games } partie que je viens de parcourir.
       *[other] Aucune erreur de ta part dans les { $games } parties que je viens de parcourir.
    }
practice-all = { $count ->
        [0] Tu n’as pas encore d’erreur à travailler. La première viendra avec tes prochaines parties.
        [1] Tu as travaillé la seule position. La suivante viendra avec ta prochaine partie.
        [one] Tu as travaillé { $count } position. La suivante viendra avec ta prochaine partie.
       *[other] Tu as travaillé les { $count } positions. La suivante viendra avec ta prochaine partie.
    }
practice-again = -# Une position reviendra { $time }.
practice-waiting = { $count ->
        [one] { $count } position à travailler
       *[other] { $count } positions à travailler
    }
practise-this = Travailler ce coup
refusal-no-practice = Personne ne sait ce qui est juste dans « { game-ultimate } », il n’y a donc rien à travailler. Choisis un autre jeu.
