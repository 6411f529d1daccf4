from = Premier pas
to = Dernier pas
size = Taille, en pixels
sizes = Tailles usuelles
sizeNames =
    .page = 480 : page web
    .slides = 1080 : diapos
delay = Durée de chaque pas, en ms
theme = Couleurs
choice = Montrer les choix avant chaque coup
kind = Genre
kinds =
    .gif = GIF
    .video = Vidéo (MP4)
-file = { $kind ->
            [gif] le GIF
           *[video] la vidéo
        }
make = Créer { -file }
making = { $kind ->
            [gif] Création du GIF…
           *[video] Création de la vidéo…
        }
cancel = Arrêter
save = Enregistrer
play = Lecture
looking = Calcul de la longueur du parcours…
cancelled = Arrêté.
preview = Aperçu de l’animation
progress = Avancement de l’animation
noEncoder = Ce navigateur ne peut pas faire de vidéo de cette taille. Choisis une taille plus petite, ou fais un GIF.
range = de { NUMBER($least) } à { NUMBER($most) }
plan = { NUMBER($frames) } { $frames ->
            [one] image
           *[other] images
        }{ $every ->
            [0] {""}
            [1] {""}
           *[other] , un pas sur { NUMBER($every) }
        }, { $width } × { $height } pixels, { $isLong ->
            [true] { NUMBER($minutes) } min
           *[false] { NUMBER($seconds) } s
        }, environ { $bytes }.
kilobytes = { NUMBER($n) } ko
megabytes = { $n } Mo
beyond = Ce parcours a { NUMBER($steps) } pas. Écris un nombre jusqu’à { NUMBER($steps) }.
soFar = { $bytes } pour l’instant
made = { $kind ->
            [gif] GIF prêt
           *[video] Vidéo (MP4) prête
        } ({ $bytes })
saved = Enregistré sous { $file }.
failed = { $hasMessage ->
            [true] Impossible de créer { -file } : { $message }.
           *[false] Ce navigateur n’a pas pu créer { -file }. Essaie une taille plus petite ou moins de pas.
        }
