tours_al-adli =
    .name = Le tour d’al-Adli
    .by = al-Adli ar-Rumi, Bagdad
    .year = vers 840
    .about = L’un des plus anciens tours qui nous restent. Un manuscrit d’environ 1350 le montre deux fois : une fois avec des nombres, une fois avec des mots qui forment un poème quand on les lit le long du tour.

tours_rudrata =
    .name = Les pas d’un cheval
    .by = Rudrata, Cachemire
    .year = IXᵉ siècle
    .about = Une strophe de 32 syllabes sur la moitié d’un échiquier. Lis-la ligne par ligne, ou le long du tour du cavalier : c’est la même.

tours_desika =
    .name = Deux strophes en une
    .by = Vedanta Desika
    .year = vers 1300
    .about = Le même tour que celui de Rudrata, quelque quatre siècles plus tard. Les lignes contiennent la strophe 929 d’un poème de mille strophes, et le cavalier lit la strophe 930.

tours_de-moivre =
    .name = Le bord d’abord, puis le milieu
    .by = Abraham de Moivre
    .year = vers 1722
    .about = Le cavalier fait le tour des deux anneaux extérieurs, encore et encore, aussi longtemps qu’il le peut. Alors seulement, il remplit les seize cases du milieu.

tours_euler-36 =
    .name = Le tour de 36 cases d’Euler
    .by = Leonhard Euler
    .year = 1759
    .about = Fais tourner le plateau d’un demi-tour : ce tour fermé reste le même. Les numéros de deux cases opposées diffèrent de 18.

tours_euler-halves =
    .name = Une moitié, puis l’autre
    .by = Leonhard Euler
    .year = 1759
    .about = Le cavalier remplit d’abord la moitié du bas. La moitié du haut la répète après un demi-tour : les numéros de deux cases opposées diffèrent donc de 32.

tours_euler-half-board =
    .name = Le demi-échiquier d’Euler
    .by = Leonhard Euler
    .year = 1759
    .about = Un autre tour qui remplit une moitié du plateau avant l’autre. Ici aussi, les numéros de deux cases opposées diffèrent de 32.

tours_euler-method =
    .name = La méthode d’Euler à l’œuvre
    .by = Leonhard Euler
    .year = 1759
    .about = Euler est parti d’un chemin de soixante cases, qui était bloqué. Il en a retourné des morceaux jusqu’à ce que les quatre dernières cases y entrent et que le tour se ferme. Voici le tour auquel il est arrivé.

tours_gouraud =
    .name = Un tour à apprendre par cœur
    .by = Francis Fauvel Gouraud, qui cite Euler
    .year = 1845
    .about = Ce tour a paru dans un cours sur la mémoire. Les lecteurs l’apprenaient par cœur, puis le récitaient à partir de n’importe quelle case.

tours_vandermonde =
    .name = Un tour en fractions
    .by = Alexandre-Théophile Vandermonde
    .year = 1771
    .about = Vandermonde écrivait chaque case comme une fraction, la colonne sur la ligne, et raccordait des chemins qui couvrent ensemble le plateau. C’est le seul tour qu’il ait publié.

tours_roget-halves =
    .name = Deux moitiés, à la façon de Roget
    .by = Peter Mark Roget
    .year = 1840
    .about = De l’auteur du Thesaurus de Roget. Le cavalier achève une moitié du plateau avant d’entrer dans l’autre.

tours_roget =
    .name = Lettre après lettre : L, E, A, P
    .by = Peter Mark Roget
    .year = 1840
    .about = Roget a marqué les cases des lettres de LEAP (« saut » en anglais), en carrés et en losanges de quatre coups. Le cavalier passe par les seize cases d’une lettre avant la suivante. Chaque ligne et chaque colonne a pour somme 244 ou 276.

tours_beverley =
    .name = Le premier tour magique
    .by = William Beverley
    .year = 1848
    .about = Le premier tour magique connu : chaque ligne et chaque colonne a pour somme 260. Dans chaque quart du plateau, c’est 130. Les diagonales, non. Beaucoup de livres l’attribuent à Euler, par erreur.

tours_wenzelides =
    .name = Magique, fermé et symétrique
    .by = C. Wenzelides
    .year = vers 1850
    .about = En Moravie, un officier à la retraite a cherché un tel tour pendant des années. Il est fermé et symétrique, et toutes les lignes et toutes les colonnes ont la même somme.

tours_jaenisch =
    .name = Le tour magique de Jaenisch
    .by = Carl Friedrich von Jaenisch
    .year = 1862
    .about = Un tour fermé dont toutes les lignes et toutes les colonnes ont pour somme 260. Ses diagonales donnent 348 et 168.

tours_dudeney =
    .name = Magique à quatre près
    .by = imprimé par Henry Ernest Dudeney
    .year = 1917
    .about = Chaque ligne et chaque colonne a pour somme 260. Les diagonales donnent 264 et 256 : quatre de trop et quatre de moins. En 2003, une recherche par ordinateur a prouvé qu’aucun tour de l’échiquier n’a ses deux diagonales justes.

tours_jelliss-8x14 =
    .name = Magique sur 8 × 14
    .by = George Jelliss
    .year = 2020
    .about = Chaque ligne a pour somme 452 et chaque colonne 791. Les plateaux de cette taille étaient parmi les derniers dont personne ne savait s’ils avaient un tour magique.

tours_perec =
    .name = La Vie mode d’emploi
    .by = Georges Perec
    .year = 1978
    .about = Un immeuble parisien devient un plateau de 10 × 10. Chaque case est une pièce, et le cavalier va de pièce en pièce : dans chacune, un chapitre du roman. La cave du coin, le numéro 66, n’a pas de chapitre : Perec l’a omise exprès, il y en a donc 99. Chaque fois que le cavalier a touché les quatre côtés de l’immeuble, une partie du livre se termine.

tours_kumar-6x10 =
    .name = Presque magique sur 10 × 6
    .by = Awani Kumar
    .year = 2020
    .about = Chaque colonne a pour somme 183. Les lignes, elles, ont presque la même somme : 299, 305 ou 311.

tours_kumar-4x14 =
    .name = Presque magique sur 14 × 4
    .by = Awani Kumar
    .year = 2019
    .about = Chaque colonne a pour somme 114. Les lignes, elles, ont presque la même somme : 395, 399 ou 403. Un plateau de quatre cases de large n’a pas de tour fermé.

tours_turk =
    .name = Le truc de la machine à jouer aux échecs
    .year = à partir de 1770
    .about = La machine de Wolfgang von Kempelen, une figure en costume turc, a gagné aux échecs pendant des décennies. Quelqu’un s’y cachait. Elle menait aussi un cavalier autour de tout l’échiquier, depuis la case que choisissait le public. Pour cela, un tour fermé suffit : commence où est le cavalier, et suis la ligne. Nous ne savons pas par quelles cases passait le sien ; voici donc un autre tour fermé. Numérote-le à partir de la case que tu veux.

tours_first-board =
    .name = Le plus petit plateau qui a un tour
    .about = Aucun rectangle plus petit n’a de tour, sauf la case unique. En 1821, Robert Willis écrivait que douze cases suffisent, dans une brochure sur une machine qui, disait-on, jouait aux échecs.

tours_five =
    .name = Par le milieu du 5 × 5
    .about = Un plateau dont le nombre de cases est impair n’a pas de tour fermé. Dans ce tour ouvert, la case du milieu porte le numéro 13, et deux numéros opposés ont toujours 26 pour somme.

tours_five-by-six =
    .name = Le plus petit tour fermé
    .about = Aucun rectangle de moins de 30 cases n’a de tour fermé. Ce plateau en a huit, si l’on compte chacun dans un seul sens.

tours_three-by-ten =
    .name = Trois lignes suffisent
    .about = Euler pensait qu’un plateau de trois cases de large n’a pas de tour fermé. En 1918, Ernest Bergholt en a montré un sur 3 × 10. Il y en a seize.

tours_six-quarter =
    .name = Inchangé par un quart de tour
    .about = Le plateau 6 × 6 a 9 862 tours fermés. Dix seulement restent les mêmes quand le plateau fait un quart de tour. En voici un.

tours_ten-quarter =
    .name = Un quart de tour sur 10 × 10
    .about = Un quart de tour de ce plateau envoie chaque case un quart du parcours plus loin, sur une case de l’autre couleur. Le quart du nombre de cases doit donc être impair. C’est 25 ici, mais 16 sur 8 × 8 et 36 sur 12 × 12 : là, il n’y a pas de tel tour.

tours_roesselsprung =
    .name = Des vers en casse-tête : le Rösselsprung
    .by = Vers d’Alfred Tennyson
    .year = 1850
    .about = Au XIXᵉ siècle, des magazines imprimaient des vers de cette façon. Chaque case porte une syllabe, et le lecteur suit le cavalier. Ici, deux strophes d’In Memoriam de Tennyson, en anglais, suivent un tour d’Euler, une sur chaque moitié du plateau.

tours_camel =
    .name = Le chameau sur une seule couleur
    .about = Le chameau saute d’une case dans une direction et de trois dans l’autre : il ne change donc jamais de couleur. Sur les 32 cases foncées, il peut faire un tour fermé. Euler en a trouvé un aussi.

tours_giraffe =
    .name = Le plus petit carré de la girafe
    .about = La girafe saute d’une case dans une direction et de quatre dans l’autre. Sur un plateau carré plus petit, elle n’a pas de tour fermé.

tours_zebra =
    .name = Le plus petit carré du zèbre
    .about = Le zèbre saute de deux cases dans une direction et de trois dans l’autre. Sur un plateau carré plus petit, il n’a pas de tour fermé.

tours_antelope =
    .name = Le plus petit carré de l’antilope
    .about = L’antilope saute de trois cases dans une direction et de quatre dans l’autre. Sur un plateau carré plus petit, elle n’a pas de tour fermé.

tours_uncrossed =
    .name = Un chemin qui ne se croise jamais
    .about = C’est un chemin, pas un tour : ses 35 coups passent par 36 cases et ne se croisent jamais. Sur l’échiquier, aucun chemin sans croisement n’est plus long.
