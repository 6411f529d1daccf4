about =
    .name = Português (Brasil)
    .direction = ltr
    .withoutScripts = Esta página funciona no seu navegador e precisa de JavaScript. Ative-o nas configurações do navegador e recarregue a página.
    .loading = Ainda carregando… Numa rede lenta, isso demora um pouco. Se esta frase não sumir, recarregue a página. Se isso não ajudar: a página precisa vir de um servidor web, e não de um arquivo.
    .loadAgain = Recarregar a página

about_app =
    .name = Lab do Passeio do Cavalo
    .shortName = Passeio do Cavalo
    .description = Tente, veja e entenda passeios do cavalo: o cavalo visita cada casa de um tabuleiro exatamente uma vez.

about_app_pictures =
    .explore = Explorar: o tabuleiro, os controles e o motivo do lance
    .play = Jogar: você mesmo move o cavalo
    .explorePhone = Explorar num celular
    .playPhone = Jogar num celular

about_notFound =
    .heading = Esta página não existe
    .why = Talvez o link tenha sido cortado ou digitado errado.
    .home = Ir para o Lab do Passeio do Cavalo
