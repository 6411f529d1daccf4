/** What the language is called, and what stands outside the page or is said before its other texts are there. */

export const about = {
  /** The language, in its own words. */
  name: "Español",
  /** Where its lines begin: `ltr` for those that are read from left to right, `rtl` for the others. */
  direction: "ltr",
  withoutScripts:
    "Esta página funciona en tu navegador y necesita JavaScript. Actívalo en los ajustes del navegador y vuelve a cargar la página.",
  loading:
    "Todavía cargando… Con una conexión lenta, esto tarda un poco. Si esta frase no desaparece, vuelve a cargar la página. Si eso no ayuda: la página tiene que venir de un servidor web, no de un archivo.",
  loadAgain: "Volver a cargar la página",
  /** For those who install the page. */
  app: {
    name: "Laboratorio del caballo",
    shortName: "Caballo",
    description:
      "Prueba, mira y entiende los recorridos del caballo: el caballo pasa una sola vez por cada casilla de un tablero.",
    pictures: {
      explore: "Explorar: el tablero, el avance y el porqué del movimiento",
      play: "Jugar: mueve tú el caballo",
      explorePhone: "Explorar en un teléfono",
      playPhone: "Jugar en un teléfono",
    },
  },
  /** At an address where there is nothing. */
  notFound: {
    heading: "Esta página no existe",
    why: "Puede que el enlace esté cortado o mal escrito.",
    home: "Ir al Laboratorio del caballo",
  },
};
