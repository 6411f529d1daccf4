/** The texts of the sheet behind “Share”. */

import { count, number } from "./sentence.js";

export const heading = "Compartir";
export const link = "Enlace";
export const copyLink = "Copiar enlace";
export const linkCopied = "Enlace copiado. Abre la página tal como la ves ahora.";
export const copied = "Copiado";
/** @param {string} what the label of a field */
export const isCopied = (what) => `${what}: copiado.`;
/** The browser refused to copy; the text in the field is selected instead. */
export const refused =
  "El navegador no ha permitido copiar. El texto está seleccionado: cópialo con Ctrl+C.";

/** Who can open the link, if not everyone can. */
export const reach = {
  file: "Esta página se abrió desde un archivo, así que el enlace solo funciona en este equipo. Para compartirla, envía también el archivo, y la parte del enlace que empieza por #.",
  device: "Este enlace solo funciona en este equipo.",
};

export const qr = "Código QR";
export const qrName = "Código QR del enlace";
export const showLarge = "Ver en grande";
/** @type {(bytes: number, most: number) => string} */
export const tooLongForQr = (bytes, most) =>
  `El enlace es demasiado largo para un código QR: tiene ${count(bytes, { one: "carácter", other: "caracteres" })}, y las cámaras leen hasta ${number(most)}. Copia el enlace.`;

export const picture = "Imagen";
export const savePicture = "Guardar la imagen";
export const svg = "SVG";
export const png = "PNG";
export const svgTooLarge = "Este tablero es demasiado grande para un SVG. Guárdalo como PNG.";
/** @param {string} file */
export const pictureSaved = (file) => `Guardado como ${file}.`;
export const pictureFailed =
  "Este navegador no pudo crear la imagen. Prueba con un tablero más pequeño.";

export const animation = "Animación";
export const poster = "Cartel";
export const embed = "Insertar";
export const fromBeginning = "Empezar desde el principio";
export const frameCode = "Código de iframe";
export const frameOfRun =
  "Muestra el tablero, los botones y una frase, con un ancho de hasta 480 píxeles.";
export const frameOfRoom = "Muestra esta sala en un marco.";
export const elementCode = "Código de componente web";
/** How to host the element's script. */
export const elementHelp =
  "Se adapta al ancho y a los colores de tu página. Carga su script desde este sitio. Si en tu página no se ve nada, copia las carpetas embed y pkg en tu propio sitio: otro sitio tiene que permitir el script (Access-Control-Allow-Origin). Si tu página tiene una política de seguridad de contenido (CSP), necesita script-src y connect-src con la dirección del script, y 'wasm-unsafe-eval' en script-src.";
export const elementHelpFile =
  "Se adapta al ancho y a los colores de tu página. Copia las carpetas embed y pkg del sitio junto a tu página. Si tu página tiene una política de seguridad de contenido (CSP), necesita script-src 'self' 'wasm-unsafe-eval' y connect-src 'self'.";
export const copy = "Copiar";
