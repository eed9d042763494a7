player = Joueur { $seat }
list-two = { $first } et { $last }
list-more = { $first }, { $rest }

## Jeux, robots et options

game-unknown = Il n’y a pas de jeu « { $game } ». Jeux connus : { $known }.
game-broken = Le jeu « { $game } » est là, mais ne se charge pas : { $why }
bot-unknown = Il n’y a pas de robot « { $bot } ». Robots connus : { $known }.
option-value = { $option } ne peut pas valoir « { $value } ». Valeurs possibles : { $values }.
option-unknown = { $game } n’a pas d’option « { $option } ». Options connues : { $known }.
option-seats = { $game } se joue de { $least } à { $most } joueurs, pas à { $seats }.
option-form = « { $text } » n’est pas une option : il faut nom=valeur.
seats-empty = Il n’y a personne à table. Nommez au moins un joueur ou un robot.
number-least = { $name } doit être au moins { $least }, et non { $value }.
bot-stumbled = Le robot { $bot } à la place { $seat } a échoué ({ $game }) : { $why }
server-missing = La table dans le navigateur demande plus que les règles : pip install "samobranka[server]"
human-simulate = Un humain ne peut pas participer à une simulation. Ne nommez que des robots.

## Choix refusés

illegal-unreadable = « { $text } » ne se lit pas comme un choix.
illegal-seat = Le joueur { $seat } n’a rien à décider maintenant.
illegal-stale = Cette question a déjà sa réponse (c’était le numéro { $given }, la question ouverte est le numéro { $open }).
illegal-over = La partie est finie.
undo-nothing = Vous n’avez rien à reprendre.
undo-chance = Impossible de revenir en arrière : un dé ou une carte a été vu.
undo-passed = Impossible de revenir en arrière : la question est ensuite passée à quelqu’un d’autre.
undo-run = Impossible de revenir en arrière : la run s’est terminée ainsi, et la campagne a continué.

## Les phrases de toute table

phrase-yes = Oui
phrase-no = Non
phrase-wait = Attendez

## Fichiers

file-missing = Le fichier { $file } n’existe pas.
file-unreadable = Le fichier { $file } est illisible.
file-unwritable = Impossible d’écrire le fichier { $file }.
save-not-json = { $file } n’est pas une partie sauvegardée : ce n’est pas du JSON.
save-not-table = { $file } n’est pas une partie sauvegardée de Samobranka.
save-format = Cette partie est sauvegardée dans un format inconnu ici : { $saved }.
save-version = Cette partie vient de la version { $saved } du jeu { $game } ; ici, c’est la version { $here }.
save-broken = La partie sauvegardée est abîmée à l’entrée { $entry } : { $why }
save-chance-missing = La partie sauvegardée s’interrompt : il manque un dé ou une pioche.
save-chance-wrong = La partie sauvegardée contient une valeur impossible, { $value } (source : { $source }).
replay-range = La relecture peut s’arrêter à n’importe quel choix de 0 à { $last }, pas à { $to }.
example-broken = { $file }, ligne { $line } : { $why }
example-not-in-bag = L’exemple tire quelque chose qui n’y est pas : { $source }.

## Campagnes

campaign-none = { $game } n’a pas de campagne : chaque partie se suffit à elle-même.
campaign-fixed = { $option } reste « { $value } » : la première run de la campagne l’a décidé.
campaign-open = La run { $run } de cette campagne est encore en cours.
campaign-not-over = La run n’est pas encore finie.
campaign-broken = La campagne sauvegardée est abîmée : { $why }
campaign-version = La campagne a été sauvegardée avec la version { $saved } de son registre, que plus personne ne sait lire ; ici, c’est la version { $here }.
campaign-other = { $file } est une campagne de { $found }, pas de { $game }.
campaign-runs = La campagne { $last ->
    [0] n’a pas encore de run
    [one] a { $last } run
   *[other] a { $last } runs
} ; il n’y a pas de run { $run }.
save-not-campaign = { $file } n’est pas une campagne sauvegardée de Samobranka.

## L’ordinateur

no-compiler = Aucun compilateur C n’a été trouvé, impossible de compiler.
no-terminal = Il faut un terminal, et il n’y en a pas ici.

## Jouer dans le terminal

tui-menu-title = À quoi jouons-nous ?
tui-menu-new = Nouvelle partie : { $game }
tui-menu-resume = Reprendre : { $game } ({ $when })
tui-menu-campaign = Nouvelle campagne : { $game }
tui-menu-go-on = Reprendre la campagne : { $game } ({ $when })
tui-menu-rules = Règles
tui-menu-quit = Quitter
tui-choose = Tapez un numéro
tui-choose-piece = Tapez le numéro d’une pièce, d’une carte ou d’un lieu
tui-back = Retour
tui-undo = Revenir en arrière
tui-save-leave = Sauvegarder et quitter
tui-help = Aide
tui-saved = Partie sauvegardée : { $file }
tui-your-turn = { $player }, c’est à vous.
tui-thinking = { $player } réfléchit…
tui-hand = Main : { $player }
tui-log = Ce qui s’est passé
tui-deck = Pioche : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
tui-discard = Défausse : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
tui-pile = Réserve : { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}
tui-trophies = { $count ->
    [one] { $count } trophée
   *[other] { $count } trophées
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tui-invalid = « { $text } » ne fait pas partie des choix.
tui-undone = C’est annulé.
tui-game-over = La partie est finie.
tui-again = Rejouer ?
tui-turn = Tour { $turn }
tui-bye = Merci d’avoir joué !
tui-out = hors jeu
tui-curtain = Passez l’appareil. À { $player } de décider.

# robots
bot-name-easy = Facile
    .help = Plein de bonne volonté, se trompe de temps en temps
bot-name-normal = Normal
    .help = Voit un choix à l’avance
bot-name-hard = Difficile
    .help = Joue les prochains tours en pensée avant de choisir
bot-name-random = Hasardeux
    .help = Choisit n’importe quoi
bot-name-pass = Oisif
    .help = Ne fait rien là où c’est permis

# terminal
tui-language-name = Français
tui-menu-language = Langue : { $name }
tui-how-many = Combien de joueurs ?
tui-who-plays = { $player } : qui joue ?
tui-seat-human = Une personne devant ce clavier
tui-enter-default = Entrée : { $text }
tui-options = Options (un numéro en change une)
tui-options-start = Commencer la partie
tui-on = oui
tui-off = non
tui-yes = Oui
tui-no = Non
tui-log-command = Journal complet
tui-some-choices = { $name } ({ $count ->
    [one] { $count } choix
   *[other] { $count } choix
})
tui-help-text = Tapez le numéro d’un choix puis Entrée. S’il y en a beaucoup, choisissez d’abord une carte, une pièce ou un lieu ; 0 revient en arrière. Ces lettres marchent à tout moment :
tui-rules-usage = Tapez r et le numéro d’une règle ou un mot, par exemple : r { $example }
tui-rules-none = Aucune règle ne parle de « { $text } ».
tui-press-enter = Appuyez sur Entrée pour continuer.
tui-no-saves = Il n’y a pas de partie sauvegardée à reprendre.
tui-earlier = … { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
} avant (l montre tout le journal)
tui-step = Après le choix { $step } sur { $last }
tui-replay-keys = Entrée : suivant, b : retour, un numéro : y aller, q : quitter
tui-score = { $player } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
score-line = { $count } × { $what } = { $points }
tui-winners = Gagnants : { $players }
stat-choices = Décisions prises

# choix en toutes lettres
tui-choose-aim = Tapez un numéro, ou un choix en toutes lettres
tui-choose-words = Tapez un choix en toutes lettres
tui-help-words = Un choix peut aussi se taper en toutes lettres, comme dans les exemples ou le journal : { $example }
tui-form = { $what } : { $form } (par exemple : { $example })
tui-part-piece = au choix { $pieces }
tui-part-number = de { $least } à { $most }
tui-part-steps = de { $least } à { $most }, par pas de { $step }
tui-part-direction = x et y de -{ $reach } à { $reach }, pas tous deux 0 ; seule la direction compte
tui-part-spot = x de { $left } à { $right }, y de { $low } à { $high } : { $zone }
tui-circle-inside = au plus à { $radius } de { $x }, { $y }
tui-circle-outside = au moins à { $radius } de { $x }, { $y }
tui-polygon-inside = au plus à { $margin } du champ { $corners }
tui-polygon-inside-bare = dans le champ { $corners }
tui-polygon-outside = au moins à { $margin } du champ { $corners }
tui-polygon-outside-bare = hors du champ { $corners }
tui-shapes-more = { $count ->
    [one] et encore { $count } endroit
   *[other] et encore { $count } endroits
}
tui-foreseen = Où cela finit : { $shapes }
tui-hint-command = Conseil
tui-try-command = Essayer (t et un choix)
tui-hint = Conseil : { $what }
tui-hint-type = Tapez : { $text }

# campagnes dans le terminal
tui-run = Run { $run } : { $progress }
tui-progress = Jusqu’ici : { $progress }
tui-milestone = Atteint : { $milestone }
tui-what-next = La run est finie. Et maintenant ?
tui-next-run = Run suivante
tui-other-company = Run suivante, avec d’autres joueurs
tui-leave = Partir
tui-run-anew = La run { $run } était en cours et recommence. { $why }
tui-run-ended = { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
} : { $ending }
tui-run-open = { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
} : encore en cours, tour { $turn }
tui-show-run = --run et un numéro montre cette run.

## Campagnes entre robots

lab-tour = { $game } : { $campaigns ->
    [one] { $campaigns } campagne
   *[other] { $campaigns } campagnes
} de { $runs ->
    [one] { $runs } run
   *[other] { $runs } runs
}
lab-company = À la table : { $seats } (graine { $seed })
lab-milestone = Étape
lab-reached = Atteinte
lab-when = Les pourcentages : après tant de runs, un quart, la moitié, les trois quarts de ceux qui l’ont atteinte y étaient.
lab-wins = Runs gagnées, selon leur rang dans la campagne
lab-seat-wins = Runs gagnées par { $player }, selon leur rang dans la campagne
lab-endings = Comment les runs ont fini
lab-turns = Tours par run : { $mean } en moyenne, la moitié jusqu’à { $median }, de { $least } à { $most }
lab-decisions = Choix par run : { $mean } en moyenne, la moitié jusqu’à { $median }, de { $least } à { $most }
lab-seconds = Cela a pris { $seconds } s.
lab-batch = { $game } : { $games ->
    [one] une partie
   *[other] { $games } parties
 }
lab-options = Options : { $options }
lab-won-together = Gagnées : { $count } sur { $games }, { $share } (avec 95 % de certitude entre { $from } et { $to })
lab-seat = Place
lab-who = Qui
lab-won = Gagnées
lab-score = Points en moyenne
lab-honours = Distinctions
lab-mean = moyenne
lab-median = médiane
lab-sd = écart
lab-min = le moins
lab-max = le plus
lab-figure-turns = Tours
lab-figure-turns-lost = Tours, si perdue
lab-figure-decisions = Choix
lab-how-ended = Comment les parties ont fini
lab-stopped = Arrêté : { $done } sur { $count } étaient terminées.
lab-choices = { $count } choix
cli-no-option = L’option { $name } n’existe pas.
cli-no-command = La commande « { $name } » n’existe pas. Il y a : { $known }.
cli-missing = Il manque { $name }.
cli-value = { $name } ne peut pas être « { $value } ».
cli-values = { $name } : seulement { $known }.
