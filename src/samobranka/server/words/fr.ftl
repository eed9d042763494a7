# Ce que dit le serveur.
table-unknown = Cette table n’existe pas, ou ce lien ne l’ouvre pas.
language-unknown = Il n’y a pas de mots en « { $language } ». Langues connues : { $known }.
lesson-unknown = Il n’y a pas encore de leçon pour { $game }.
example-over = L’exemple de la règle { $rule } ne demande de choix à personne : il n’y a rien à essayer.
example-unknown = La règle { $rule } n’a pas d’exemple { $number }.
file-unknown = Le jeu « { $game } » n’apporte pas ce fichier.
request-wrong = La demande est incompréhensible : { $why }
request-refused = La demande a été refusée (code { $status }).
request-json = La requête doit être en JSON : Content-Type: application/json.
metrics-none = Ce serveur ne dit pas ce qu’il a à faire ; son propriétaire peut changer cela : --metrics.
table-older = Cette partie a commencé selon les règles de la version { $saved } ; ici, c’est la version { $here }. On peut la regarder et la revoir tant qu’elles s’accordent, mais pas la continuer.
request-large = La demande est trop grande.
too-often-chat = C’est beaucoup à la fois. Vous pourrez écrire de nouveau dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
too-often-signals = C’est beaucoup à la fois. Vous pourrez montrer de nouveau dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
too-often-hints = Le robot a besoin d’un répit. Redemandez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
too-often-tables = Trop de nouvelles tables viennent d’ici. Veuillez réessayer dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
too-often-loads = Trop de sauvegardes viennent d’ici. Veuillez réessayer dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
too-often-joins = Trop de codes ont été essayés d’ici. Veuillez réessayer dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
too-often-lines = Ce lien est ouvert à trop d’endroits à la fois. Fermez-en un.
limit-form = « { $text } » n’est pas une limite. Écrivez nom=d’un coup/par seconde, par exemple chat=20/1. Noms connus : { $known }.
wire-garbage = Le message est incompréhensible.
spectator-only = Vous regardez ; seuls les joueurs peuvent faire cela.
seat-bot = Un robot joue à cette place. Reprenez-la d’abord.
illegal-choice = Il n’y a pas de choix { $choice } ; il y en a { $count }, comptés à partir de 0.
chat-empty = Il n’y a rien à dire.
chat-long = C’est trop long : { $length } caractères, { $limit } au plus.
talk-signals = Seuls les doigts et les phrases toutes faites parlent maintenant. On pourra écrire plus tard.
talk-none = Personne ne peut rien dire ni montrer maintenant.
phrase-unknown = Cette phrase n’existe pas ici, ou il lui manque ce dont elle parle.
point-unknown = Il n’y a pas ici de telle pièce que tous voient.
hint-busy = Le robot réfléchit encore à la demande précédente.
not-stored = Le coup n’a pas pu être enregistré ; il n’a donc pas été joué. Veuillez réessayer.
save-secret = Cette partie a des secrets. On peut l’enregistrer quand elle est finie, ou avec les liens de toutes les places.
replay-later = On peut revoir une partie quand elle est finie.
replay-eyes = On ne peut pas regarder avec les yeux de « { $eyes } ». Possible : { $known }.
seen-gone = On ne peut plus le revoir : le coup a été repris, ou n’est pas de cette table.
code-unknown = Aucune table n’attend derrière ce code. Vérifiez ses huit lettres.
seat-taken = Quelqu’un a déjà pris cette place.
host-only = Seule la personne qui a mis la table peut le faire.
join-over = La partie est terminée. On peut la revoir.
database-away = Les tables sont illisibles pour l’instant. Réessayez bientôt.
database-unusable = La base de données est inutilisable : { $why }
database-later = Ces tables ont été gardées par une version plus récente de Samobranka (leur forme est { $there }, cette version connaît { $here }). Lancez cette version-là, ou indiquez un autre dossier avec --data-dir.
database-taken = Un autre serveur a déjà ouvert ces tables. Arrêtez-le d’abord, ou indiquez un autre dossier avec --data-dir. S’il n’existe vraiment plus : --take-over.
rematch-later = Une revanche est possible quand la partie est finie.
statistics-later = On peut voir les chiffres quand la partie est finie.
campaign-unknown = Cette campagne n’existe pas, ou ce lien ne l’ouvre pas.
campaign-not-stored = Cela n’a pas pu être enregistré ; rien n’a donc changé. Veuillez réessayer.
campaign-went-on = La campagne a continué avec d’autres joueurs : la run { $run } est commencée.
campaign-none-open = Aucune run de cette campagne n’est en cours.
campaign-given-up = Cette run a été abandonnée. La campagne reprend là où elle en était avant elle.
campaign-name-long = Ce nom est trop long : { $length } lettres, { $limit } au plus.
absent-none = On n’attend pas ce joueur : il est là, ou n’a rien à décider.
absent-early = Ce joueur vient de partir. Un robot pourra jouer pour lui dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
patience-wrong = Une table attend un absent entre { $least } et { $most } secondes, ou toujours : 0.
public-url-form = « { $text } » n’est pas l’adresse d’un serveur. Écrivez https://games.example ou http://192.168.1.5:8420.
port-taken = Un autre programme occupe le port { $port }. Choisissez-en un autre, par exemple --port 8421.
share-home = Samobranka
share-home-about = La nappe qui se met toute seule : des jeux de société dans le navigateur, seul, sur un même canapé ou avec des amis au loin.
share-table = { $game } avec { $names }
share-watch = { $turn ->
    [0] La table est mise. Venez regarder.
   *[other] Tour { $turn }. Venez regarder.
}
share-seat = Votre place vous attend. Venez jouer.
share-join = { $count ->
    [0] Toutes les places sont prises. Venez regarder.
    [one] Une place est libre. Venez jouer.
   *[other] { $count } places sont libres. Venez jouer.
}
request-deep = La demande est incompréhensible : elle est bien trop imbriquée.
host-form = La demande ne dit pas clairement à quel serveur elle s’adresse.
host-unknown = Ce serveur n’est pas connu sous le nom « { $host } ». S’il est juste, son propriétaire le lance avec --public-url.
origin-foreign = La page d’un autre serveur l’a demandé : rien n’a été fait.
save-long = Cette sauvegarde est trop longue : { $entries } choix, { $most } au plus.
table-long = Cette table en est à { $most } choix. On peut la sauvegarder et la revoir, mais plus la jouer.
