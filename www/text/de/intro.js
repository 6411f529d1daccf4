/** Die Einführung: fünf Seiten mit je höchstens vierzig Wörtern. */

export const screens = {
  jump: {
    name: "Der Sprung",
    text: "Ein Springer springt zwei Felder in eine Richtung und eines zur Seite. Spring dreimal: Wähle ein umringtes Feld.",
  },
  attempt: {
    name: "Versuch es",
    text: "Besuche nun alle 25 Felder, und keines zweimal. Wie weit kommst du?",
  },
  trick: {
    name: "Der Trick",
    text: "Jede Zahl sagt, wie viele Wege von diesem Feld weiterführen. Spring immer auf die kleinste: Felder mit wenigen Zugängen sind als erste abgeschnitten.",
  },
  machine: {
    name: "Die Maschine",
    text: "Ein Computer hält sich an dieselbe Regel. Dreimal hält er an und fragt dich: Welches Feld ist das nächste?",
  },
  wonders: {
    name: "Was niemand raten würde",
    text: "Das Brett 8 × 8 hat 13.267.364.410.532 geschlossene Touren: Bei einer je Sekunde dauert das 420.000 Jahre. Die älteste bekannte Tour ist von etwa 840. Und die Regel von 1823 kann scheitern: Hier steckt sie fest.",
  },
};

export const labels = {
  steps: "Seiten",
  before: "Zurück",
  takeBack: "Zurücknehmen",
  again: "Noch einmal",
  next: "Weiter",
  answer: "Antwort zeigen",
  skip: "Gleich ins Labor",
  ladder: "Auf größeren Brettern spielen",
  fails: "Sieh die Regel scheitern",
  ownRule: "Eine eigene Regel schreiben",
  teach: "Unterrichten",
};

export const place = "{screen} von {screens}";
export const title = "{name} · Springertour-Labor";
export const wrongScreen = "es gibt die Seiten 1 bis 5";
export const jumps = "{made} von {all} Sprüngen";
export const canJump = "Mehr kann ein Springer nicht.";
export const visited = "{visited} von {squares} Feldern";
export const stuck =
  "Festgefahren, mit {visited} von {squares}. Hier bleiben die meisten stecken. Von {walks} Springern, die irgendwohin sprangen, kamen {arrived} ans Ziel.";
export const stuckAgain =
  "Festgefahren, mit {visited} von {squares}. Nimm Sprünge zurück, oder versuch es noch einmal.";
export const done = "Geschafft: eine Springertour! {squares} Felder, jedes genau einmal.";
export const cutsOff =
  "Dieser Sprung schneidet ab: {cut}. Nimm ihn zurück und sieh auf die Zahlen.";
export const lost = "Nach diesem Sprung ist keine Tour mehr möglich. Nimm ihn zurück.";
export const notSmallest =
  "{square} hatte nicht die kleinste Zahl, aber du kannst es noch schaffen.";
export const which = "Welches Feld ist das nächste?";
export const right = "Richtig: {square} hat die kleinste Zahl, {ways}.";
export const wrong = "Es ist {square}: Es hat die kleinste Zahl, {ways}.";
export const larger = "Alle {squares} Felder. Nun ein größeres Brett!";
export const arrived = "Alle {squares} Felder, ohne einen falschen Sprung.";
