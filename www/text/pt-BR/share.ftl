heading = Compartilhar
link = Link
copyLink = Copiar link
linkCopied = Link copiado. Ele abre a página como você a vê agora.
forPupils = Para os aparelhos da turma: a página abre como de costume, sem a apresentação.
asSeen = Como eu a vejo
copied = Copiado
refused = O navegador não permitiu copiar. O texto está selecionado: copie com Ctrl+C.
reach =
    .file = Esta página foi aberta de um arquivo, então o link só funciona neste computador. Para compartilhar, mande também o arquivo e a parte do link que começa com #.
    .device = Este link só funciona neste computador.
qr = Código QR
qrName = Código QR do link
showLarge = Ampliar
picture = Imagem
savePicture = Salvar a imagem
svg = SVG
png = PNG
svgTooLarge = Este tabuleiro é grande demais para um SVG. Salve como PNG.
pictureFailed = Este navegador não conseguiu criar a imagem. Tente um tabuleiro menor.
animation = Animação
poster = Pôster
embed = Incorporar
fromBeginning = Começar do início
frameCode = Código iframe
frameOfRun = Mostra o tabuleiro, os botões e uma frase, com até 480 pixels de largura.
frameOfRoom = Mostra esta sala numa moldura.
elementCode = Código do componente web
elementHelp = Ajusta-se à largura e às cores da sua página. O script é carregado deste site. Se nada aparecer na sua página, copie as pastas embed e pkg para o seu site: outro site tem de permitir o script (Access-Control-Allow-Origin). Se a sua página tem uma política de segurança de conteúdo, ela precisa de script-src e connect-src com o endereço do script, e de 'wasm-unsafe-eval' em script-src.
elementHelpFile = Ajusta-se à largura e às cores da sua página. Copie as pastas embed e pkg do site para junto da sua página. Se a sua página tem uma política de segurança de conteúdo, ela precisa de script-src 'self' 'wasm-unsafe-eval' e connect-src 'self'.
copy = Copiar
isCopied = { $what }: copiado.
tooLongForQr = O link é longo demais para um código QR: tem { NUMBER($bytes) } { $bytes ->
            [one] caractere
            [many] de caracteres
           *[other] caracteres
        }, e as câmeras leem até { NUMBER($most) }. Copie o link.
pictureSaved = Imagem salva como { $file }.
cite = Citar esta página
citation = Citação
bibtex = Entrada BibTeX
citationOf = { $name }, versão { $version }. { $link } (acesso em { $day })
accessed = Acesso em { $day }
