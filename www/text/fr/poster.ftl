style = Style

styles =
    .numbered = Numéroté
    .line = Trait
    .ribbon = Ruban
    .woven = Tressé
    .turns = Virages

legend =
    .turns = { NUMBER($turns) } { $turns ->
            [one] virage
           *[other] virages
        }
    .straight = { NUMBER($straight) } tout droit

paper = Papier

papers =
    .letter = Letter
    .legal = Legal
    .tabloid = Tabloid
    .square = Carré, 300 mm
    .other = Autre format

otherSize = Format du papier
otherSizeHelp = Largeur × hauteur en mm ou px, comme 300x400mm.
orientation = Orientation

orientations =
    .auto = Automatique
    .portrait = Portrait
    .landscape = Paysage

title = Titre
caption = Légende
theme = Couleurs
blackAndWhite = Noir et blanc
preview = Aperçu de l’affiche
saveSvg = Enregistrer en SVG
savePng = Enregistrer en PNG
print = Imprimer
pixels = PNG, grand côté en pixels
making = Création du PNG…
pngFailed = Ce navigateur n’a pas pu faire une image aussi grande. Prends moins de pixels, ou enregistre le SVG, qui s’imprime à toutes les tailles.
printFailed = Ce navigateur n’a pas pu imprimer l’affiche. Enregistre le SVG et imprime ce fichier.
tooLarge = La page fait des affiches de plateaux de { NUMBER($most) } cases au plus ; celui-ci en a { NUMBER($squares) }. Pour de plus grands plateaux, utilise la commande knights-tour.
size = { NUMBER($width) } × { NUMBER($height) } pixels. Il faut pour cela environ { $memory } Mo de mémoire à ton navigateur.
badPixels = Écris un nombre entier de pixels, de { NUMBER($least) } à { NUMBER($most) }.
saved = Enregistré sous { $file }.
