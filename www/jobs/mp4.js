/**
 * Encoded frames as an MP4 file: one track of video, what describes it before the frames, so that players
 * begin before they have all of it. After ISO/IEC 14496-12, 14496-15 for H.264, and “VP Codec ISO Media
 * File Format Binding” for VP9.
 */

/** Units of time are milliseconds. */
const TIMESCALE = 1000;
/** No language, in three letters of five bits. */
const UNDETERMINED = 0x55c4;
/** Pixels to an inch, in 16.16 bits, and bits of a pixel: nobody looks at them. */
const RESOLUTION = 0x480000;
const DEPTH = 24;
/** What is drawn stays as it is: the identity, in 16.16 and 2.30 bits. */
const UPRIGHT = [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000];

/** Numbers that stand for colour spaces, of ITU-T H.273. @type {Record<string, number>} */
const primaries = { bt709: 1, bt470bg: 5, smpte170m: 6, bt2020: 9, smpte432: 12 };
/** @type {Record<string, number>} */
const transfers = { bt709: 1, smpte170m: 6, linear: 8, "iec61966-2-1": 13, pq: 16, hlg: 18 };
/** @type {Record<string, number>} */
const matrices = { rgb: 0, bt709: 1, bt470bg: 5, smpte170m: 6, "bt2020-ncl": 9 };
const UNSPECIFIED = 2;

/** A frame, which is seen from a time on, until the next one in time. @typedef {{ data: Uint8Array, milliseconds: number, isKey: boolean }} Sample */

/**
 * @typedef {object} Film
 * @property {number} width
 * @property {number} height
 * @property {string} codec as WebCodecs names it: `avc1…` or `vp09…`
 * @property {Uint8Array} [description] what the encoder said of H.264
 * @property {VideoColorSpaceInit | undefined} [colours]
 * @property {number} milliseconds how long all of it is seen
 * @property {readonly Sample[]} samples in the order in which they are decoded, which need not be that in
 *   which they are seen: an encoder may take a later frame first and tell those before it by both neighbours
 */

/** @param {number} count */
const zeros = (count) => new Uint8Array(count);

/** Whole numbers of so many bytes. @type {(bytes: 2 | 4, ...values: number[]) => Uint8Array} */
function numbers(bytes, ...values) {
  const view = new DataView(new ArrayBuffer(bytes * values.length));
  values.forEach((value, at) =>
    bytes === 2 ? view.setUint16(2 * at, value) : view.setUint32(4 * at, value),
  );
  return new Uint8Array(view.buffer);
}

/** @param {...number} values */
const u16 = (...values) => numbers(2, ...values);
/** @param {...number} values */
const u32 = (...values) => numbers(4, ...values);

/** @param {string} text */
const letters = (text) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** @param {readonly Uint8Array[]} parts */
function joined(parts) {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** @type {(type: string, ...parts: Uint8Array[]) => Uint8Array} */
function box(type, ...parts) {
  const content = joined(parts);
  return joined([u32(8 + content.length), letters(type), content]);
}

/** A box with a version and flags. @type {(type: string, flags: number, ...parts: Uint8Array[]) => Uint8Array} */
const fullBox = (type, flags, ...parts) => box(type, u32(flags), ...parts);

/** The numbers of a colour space. @param {VideoColorSpaceInit} colours */
const codesOf = ({ primaries: primary, transfer, matrix }) => [
  primaries[primary ?? ""] ?? UNSPECIFIED,
  transfers[transfer ?? ""] ?? UNSPECIFIED,
  matrices[matrix ?? ""] ?? UNSPECIFIED,
];

/** What a player has to know of the codec. @param {Film} film */
function configuration({ codec, description = zeros(0), colours = {} }) {
  if (codec.startsWith("avc1")) {
    return box("avcC", description);
  }
  const [, profile, level] = codec.split(".").map(Number);
  // 8 bits a channel, and colours at half the resolution.
  const bits = (8 << 4) | (1 << 1) | Number(colours.fullRange ?? false);
  const bytes = [profile ?? 0, level ?? 0, bits, ...codesOf(colours)];
  return fullBox("vpcC", 1 << 24, Uint8Array.from(bytes), u16(0));
}

/** @param {Film} film */
function entry(film) {
  const { width, height, codec, colours = {} } = film;
  const range = Uint8Array.of(colours.fullRange ? 0x80 : 0);
  const space = box("colr", letters("nclx"), u16(...codesOf(colours)), range);
  const head = [zeros(6), u16(1), zeros(16), u16(width, height), u32(RESOLUTION, RESOLUTION, 0)];
  const tail = [u16(1), zeros(32), u16(DEPTH, 0xffff)];
  return box(codec.slice(0, 4), ...head, ...tail, configuration(film), space);
}

/** Values of the frames in turn: how many have the same one after the other, and which. @param {readonly number[]} values */
function runsOf(values) {
  /** @type {[count: number, value: number][]} */
  const runs = [];
  for (const value of values) {
    const last = runs.at(-1);
    if (last?.[1] === value) {
      last[0] += 1;
    } else {
      runs.push([1, value]);
    }
  }
  return u32(runs.length, ...runs.flat());
}

/** When frames are decoded, and when they are seen. @param {Film} film */
function timesOf({ milliseconds, samples }) {
  const seen = samples.map((sample) => sample.milliseconds);
  const decoded = [...seen].sort((one, other) => one - other);
  const lengths = decoded.map((time, at) => (decoded[at + 1] ?? milliseconds) - time);
  // None is seen before it is decoded, so all are seen this much later than they would be by themselves.
  const delay = Math.max(0, ...seen.map((time, at) => (decoded[at] ?? 0) - time));
  const offsets = seen.map((time, at) => time + delay - (decoded[at] ?? 0));
  return { lengths, delay, offsets };
}

/** All that is told of the frames, which begin so many bytes into the file. @type {(film: Film, offset: number) => Uint8Array} */
function movie(film, offset) {
  const { width, height, samples, milliseconds: duration } = film;
  const { lengths, delay, offsets } = timesOf(film);
  const isReordered = delay > 0;
  const keys = samples.flatMap(({ isKey }, at) => (isKey ? [at + 1] : []));
  const table = box(
    "stbl",
    fullBox("stsd", 0, u32(1), entry(film)),
    fullBox("stts", 0, runsOf(lengths)),
    ...(isReordered ? [fullBox("ctts", 0, runsOf(offsets))] : []),
    fullBox("stss", 0, u32(keys.length, ...keys)),
    fullBox("stsc", 0, u32(1, 1, samples.length, 1)),
    fullBox("stsz", 0, u32(0, samples.length, ...samples.map(({ data }) => data.length))),
    fullBox("stco", 0, u32(1, offset)),
  );
  const place = box("dinf", fullBox("dref", 0, u32(1), fullBox("url ", 1)));
  const media = box(
    "mdia",
    fullBox("mdhd", 0, u32(0, 0, TIMESCALE, duration), u16(UNDETERMINED, 0)),
    fullBox("hdlr", 0, u32(0), letters("vide"), zeros(12), letters("video\0")),
    box("minf", fullBox("vmhd", 1, zeros(8)), place, table),
  );
  // Seen, and part of what is played.
  const SHOWN = 3;
  const size = [width << 16, height << 16];
  // The delay is not played: the first frame is seen at once.
  const edit = box("edts", fullBox("elst", 0, u32(1, duration, delay, 0x10000)));
  const track = box(
    "trak",
    fullBox("tkhd", SHOWN, u32(0, 0, 1, 0, duration), zeros(16), u32(...UPRIGHT, ...size)),
    ...(isReordered ? [edit] : []),
    media,
  );
  const NEXT_TRACK = 2;
  const head = [u32(0, 0, TIMESCALE, duration, 0x10000), u16(0x100), zeros(10), u32(...UPRIGHT)];
  return box("moov", fullBox("mvhd", 0, ...head, zeros(24), u32(NEXT_TRACK)), track);
}

/** @param {Film} film */
export function mp4(film) {
  const kind = box("ftyp", letters("isom"), u32(512), letters("isomiso2mp41"));
  const frames = box("mdat", ...film.samples.map(({ data }) => data));
  const offset = kind.length + movie(film, 0).length + 8;
  return joined([kind, movie(film, offset), frames]);
}
