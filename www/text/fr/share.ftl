heading = Partager
link = Lien
copyLink = Copier le lien
linkCopied = Lien copié. Il ouvre la page telle que tu la vois.
forPupils = Pour les appareils des élèves : la page s’ouvre comme d’habitude, sans la présentation.
asSeen = Telle que je la vois
copied = Copié
refused = Le navigateur n’a pas permis de copier. Le texte est sélectionné : copie-le avec Ctrl+C.
reach =
    .file = Cette page a été ouverte depuis un fichier : le lien ne marche que sur cet ordinateur. Pour la partager, envoie aussi le fichier, et la partie du lien qui commence par #.
    .device = Ce lien ne marche que sur cet ordinateur.

qr = Code QR
qrName = Code QR du lien
showLarge = Montrer en grand
picture = Image
savePicture = Enregistrer l’image
svg = SVG
png = PNG
svgTooLarge = Ce plateau est trop grand pour un SVG. Enregistre-le en PNG.
pictureFailed = Ce navigateur n’a pas pu faire l’image. Essaie un plateau plus petit.
animation = Animation
poster = Affiche
embed = Intégrer
fromBeginning = Partir du début
frameCode = Code de l’iframe
frameOfRun = Montre le plateau, les boutons et une phrase, sur 480 pixels de large au plus.
frameOfRoom = Montre cette salle dans un cadre.
elementCode = Code du composant web
elementHelp = S’adapte à la largeur et aux couleurs de ta page. Il charge son script depuis ce site. Si ta page ne montre rien, copie les dossiers embed et pkg sur ton propre site : un autre site doit autoriser le script (Access-Control-Allow-Origin). Si ta page a une politique de sécurité du contenu, il lui faut l’adresse du script dans script-src et connect-src, et 'wasm-unsafe-eval' dans script-src.
elementHelpFile = S’adapte à la largeur et aux couleurs de ta page. Copie les dossiers embed et pkg du site à côté de ta page. Si ta page a une politique de sécurité du contenu, il lui faut script-src 'self' 'wasm-unsafe-eval' et connect-src 'self'.
copy = Copier

isCopied = { $what } : copié.

tooLongForQr = Le lien est trop long pour un code QR : il a { NUMBER($bytes) } { $bytes ->
            [one] caractère
           *[other] caractères
        }, et les appareils photo en lisent { NUMBER($most) } au plus. Copie plutôt le lien.

pictureSaved = Enregistré sous { $file }.

cite = Citer cette page
citation = Citation
bibtex = Entrée BibTeX
citationOf = { $name }, version { $version }. { $link } (consulté le { $day })
accessed = Consulté le { $day }
