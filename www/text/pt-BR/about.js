/** What the language is called, and what stands outside the page or is said before its other texts are there. */

export const about = {
  /** The language, in its own words. */
  name: "Português (Brasil)",
  /** Where its lines begin: `ltr` for those that are read from left to right, `rtl` for the others. */
  direction: "ltr",
  withoutScripts:
    "Esta página funciona no seu navegador e precisa de JavaScript. Ative-o nas configurações do navegador e recarregue a página.",
  loading:
    "Ainda carregando… Numa rede lenta, isso demora um pouco. Se esta frase não sumir, recarregue a página. Se isso não ajudar: a página precisa vir de um servidor web, e não de um arquivo.",
  loadAgain: "Recarregar a página",
  /** For those who install the page. */
  app: {
    name: "Lab do Passeio do Cavalo",
    shortName: "Passeio do Cavalo",
    description:
      "Tente, veja e entenda passeios do cavalo: o cavalo visita cada casa de um tabuleiro exatamente uma vez.",
    pictures: {
      explore: "Explorar: o tabuleiro, os controles e o motivo do lance",
      play: "Jogar: você mesmo move o cavalo",
      explorePhone: "Explorar num celular",
      playPhone: "Jogar num celular",
    },
  },
  /** At an address where there is nothing. */
  notFound: {
    heading: "Esta página não existe",
    why: "Talvez o link tenha sido cortado ou digitado errado.",
    home: "Ir para o Lab do Passeio do Cavalo",
  },
};
