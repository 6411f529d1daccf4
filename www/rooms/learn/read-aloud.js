/** Reads a text aloud with the browser’s own voice, for those who read with effort. */

/** One sentence at a time: some browsers stop in the middle of a long text. @param {string} text */
function sentencesOf(text) {
  const { lang } = document.documentElement;
  const parts = new Intl.Segmenter(lang, { granularity: "sentence" }).segment(text);
  return [...parts].map(({ segment }) =>
    Object.assign(new SpeechSynthesisUtterance(segment), { lang }),
  );
}

/** @param {() => void} changed it has begun or ended */
export function createReader(changed) {
  const isThere = "speechSynthesis" in globalThis && "Segmenter" in Intl;
  /** The last sentence; `null` while nothing is read. @type {SpeechSynthesisUtterance | null} */
  let last = null;

  function stop() {
    if (last) {
      last = null;
      speechSynthesis.cancel();
      changed();
    }
  }

  return {
    /** Whether this browser can. */
    isThere,
    get isReading() {
      return last !== null;
    },
    stop,
    /** @param {readonly string[]} texts */
    read(texts) {
      stop();
      const sentences = texts.flatMap(sentencesOf);
      const end = sentences.at(-1);
      if (!end) {
        return;
      }
      last = end;
      const isOver = () => {
        if (last === end) {
          last = null;
          changed();
        }
      };
      end.onend = isOver;
      for (const sentence of sentences) {
        sentence.onerror = isOver;
        speechSynthesis.speak(sentence);
      }
      changed();
    },
  };
}
