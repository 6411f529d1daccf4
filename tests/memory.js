/** Modules with little memory. */

const HEADER = 8;
const MEMORY_SECTION = 5;

/** A number as WebAssembly writes it, seven bits a byte. @type {(bytes: Uint8Array, at: number) => { value: number, end: number }} */
function readNumber(bytes, at) {
  let [value, shift, end] = [0, 0, at];
  do {
    value |= (bytes[end] & 127) << shift;
    shift += 7;
    end += 1;
  } while (bytes[end - 1] & 128);
  return { value, end };
}

/** @param {number} value */
function writeNumber(value) {
  const bytes = [];
  let left = value;
  while (left > 127) {
    bytes.push((left & 127) | 128);
    left >>= 7;
  }
  return [...bytes, left];
}

/**
 * The same module, whose memory can grow by so many pages of 64 KiB and no further.
 * @type {(module: Uint8Array, pages: number) => Uint8Array<ArrayBuffer>}
 */
export function withLittleMemory(module, pages) {
  for (let at = HEADER; at < module.length;) {
    const { value: length, end: start } = readNumber(module, at + 1);
    if (module[at] === MEMORY_SECTION) {
      // One memory; whether it has a limit; how large it is at first.
      const { value: first } = readNumber(module, start + 2);
      const section = [1, 1, ...writeNumber(first), ...writeNumber(first + pages)];
      const limited = [MEMORY_SECTION, ...writeNumber(section.length), ...section];
      const rest = module.subarray(start + length);
      const whole = new Uint8Array(at + limited.length + rest.length);
      whole.set(module.subarray(0, at));
      whole.set(limited, at);
      whole.set(rest, at + limited.length);
      return whole;
    }
    at = start + length;
  }
  throw new Error("the module has no memory");
}
