/** The texts of the sheet behind “Share”. */

import { count, number } from "./sentence.js";

export const heading = "Compartilhar";
export const link = "Link";
export const copyLink = "Copiar link";
export const linkCopied = "Link copiado. Ele abre a página como você a vê agora.";
export const copied = "Copiado";
/** @param {string} what the label of a field */
export const isCopied = (what) => `${what}: copiado.`;
/** The browser refused to copy; the text in the field is selected instead. */
export const refused =
  "O navegador não permitiu copiar. O texto está selecionado: copie com Ctrl+C.";

/** Who can open the link, if not everyone can. */
export const reach = {
  file: "Esta página foi aberta de um arquivo, então o link só funciona neste computador. Para compartilhar, mande também o arquivo e a parte do link que começa com #.",
  device: "Este link só funciona neste computador.",
};

export const qr = "Código QR";
export const qrName = "Código QR do link";
export const showLarge = "Ampliar";
/** @type {(bytes: number, most: number) => string} */
export const tooLongForQr = (bytes, most) =>
  `O link é longo demais para um código QR: tem ${count(bytes, { one: "caractere", other: "caracteres" })}, e as câmeras leem até ${number(most)}. Copie o link.`;

export const picture = "Imagem";
export const savePicture = "Salvar a imagem";
export const svg = "SVG";
export const png = "PNG";
export const svgTooLarge = "Este tabuleiro é grande demais para um SVG. Salve como PNG.";
/** @param {string} file */
export const pictureSaved = (file) => `Imagem salva como ${file}.`;
export const pictureFailed =
  "Este navegador não conseguiu criar a imagem. Tente um tabuleiro menor.";

export const animation = "Animação";
export const poster = "Pôster";
export const embed = "Incorporar";
export const fromBeginning = "Começar do início";
export const frameCode = "Código iframe";
export const frameOfRun =
  "Mostra o tabuleiro, os botões e uma frase, com até 480 pixels de largura.";
export const frameOfRoom = "Mostra esta sala numa moldura.";
export const elementCode = "Código do componente web";
/** How to host the element's script. */
export const elementHelp =
  "Ajusta-se à largura e às cores da sua página. O script é carregado deste site. Se nada aparecer na sua página, copie as pastas embed e pkg para o seu site: outro site tem de permitir o script (Access-Control-Allow-Origin). Se a sua página tem uma política de segurança de conteúdo, ela precisa de script-src e connect-src com o endereço do script, e de 'wasm-unsafe-eval' em script-src.";
export const elementHelpFile =
  "Ajusta-se à largura e às cores da sua página. Copie as pastas embed e pkg do site para junto da sua página. Se a sua página tem uma política de segurança de conteúdo, ela precisa de script-src 'self' 'wasm-unsafe-eval' e connect-src 'self'.";
export const copy = "Copiar";
