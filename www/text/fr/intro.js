/** L’introduction, en cinq écrans d’au plus quarante mots. */

export const screens = {
  jump: {
    name: "Le saut",
    text: "Un cavalier saute de deux cases dans un sens et d’une case sur le côté. Saute trois fois : choisis une case entourée.",
  },
  attempt: {
    name: "Essaie",
    text: "Visite maintenant les 25 cases, aucune deux fois. Jusqu’où vas-tu ?",
  },
  trick: {
    name: "L’astuce",
    text: "Chaque nombre dit combien de chemins partent de cette case. Saute toujours vers le plus petit : les cases peu accessibles sont les premières à être coupées.",
  },
  machine: {
    name: "La machine",
    text: "Un ordinateur suit la même règle. Trois fois, il s’arrête et te demande : quelle est la case suivante ?",
  },
  wonders: {
    name: "Ce que personne ne devinerait",
    text: "L’échiquier 8 × 8 a 13 267 364 410 532 tours fermés : à un par seconde, il faudrait 420 000 ans. Le plus ancien tour connu date d’environ 840. Et la règle, de 1823, peut échouer : ici, elle est bloquée.",
  },
};

export const labels = {
  steps: "Écrans",
  before: "Retour",
  takeBack: "Annuler le coup",
  again: "Recommencer",
  next: "Continuer",
  answer: "Montrer la réponse",
  skip: "Aller au labo",
  ladder: "Jouer sur de plus grands échiquiers",
  fails: "Voir la règle échouer",
  ownRule: "Écrire ta propre règle",
  teach: "Enseigner",
};

export const place = "{screen} sur {screens}";
export const title = "{name} · Le labo du cavalier";
export const wrongScreen = "il y a les écrans 1 à 5";
export const jumps = "{made} sauts sur {all}";
export const canJump = "C’est tout ce qu’un cavalier sait faire.";
export const visited = "{visited} cases sur {squares}";
export const stuck =
  "Bloqué, à {visited} sur {squares}. La plupart des gens s’y bloquent. Sur {walks} cavaliers qui sautaient au hasard, {arrived} sont arrivés au bout.";
export const stuckAgain = "Bloqué, à {visited} sur {squares}. Annule des coups ou recommence.";
export const done = "Bravo : un tour du cavalier ! {squares} cases, chacune une seule fois.";
export const cutsOff = "Ce saut coupe l’accès à {cut}. Annule-le et regarde les nombres.";
export const lost = "Après ce saut, aucun tour n’est plus possible. Annule-le.";
export const notSmallest = "{square} n’avait pas le plus petit nombre, mais tu peux encore finir.";
export const which = "Quelle est la case suivante ?";
export const right = "Juste : {square} a le plus petit nombre, {ways}.";
export const wrong = "C’est {square}, qui a le plus petit nombre, {ways}.";
export const larger = "Les {squares} cases. Et maintenant, un plus grand échiquier !";
export const arrived = "Les {squares} cases, sans un seul faux pas.";
