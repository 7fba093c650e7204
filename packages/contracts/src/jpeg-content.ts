import type { PictureContent } from "./picture-content.ts";

/** Bytes of a frame's segment up to its components; a cut file may end within them. */
const segmentBytes = 8;

/** Coefficients of a block of 8 by 8 pixels. */
const coefficients = 64;

/** Goes from marker to marker until the end of the first picture; other pictures or films may follow it. */
export function jpegContent(bytes: Uint8Array): PictureContent {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let size: PictureContent["size"] = null;
  let components = 0;
  let scans = 0;
  /** The coefficients whose last pass has begun, if the picture is progressive: then it is stored in passes. */
  let finished: Set<number> | null = null;
  /** Restart markers of a scan are numbered 0 to 7 in turn: where one is missing, so is a part of the picture. */
  let restart = 0;
  let inTurn = true;
  let at = 2;
  for (;;) {
    at = bytes.indexOf(0xff, at);
    while (at >= 0 && bytes[at] === 0xff) at += 1;
    const marker = at < 0 ? undefined : bytes[at];
    const ended = marker === 0xd9;
    if (ended || marker === undefined) {
      const complete = finished === null || finished.size === components * coefficients;
      return { whole: ended && scans > 0 && complete && inTurn, plainColours: components < 4, size, orientation: null };
    }
    at += 1;
    if (isRestart(marker)) {
      inTurn &&= marker - 0xd0 === restart;
      restart = (restart + 1) % 8;
    }
    if (!hasLength(marker) || at + segmentBytes > bytes.length) continue;
    if (isFrame(marker) && !size) {
      size = { height: view.getUint16(at + 3), width: view.getUint16(at + 5) };
      components = view.getUint8(at + 7);
      if (marker === 0xc2) finished = new Set();
    }
    if (marker === 0xda) {
      scans += 1;
      restart = 0;
      if (finished) addFinished(finished, bytes, at);
    }
    at += view.getUint16(at);
  }
}

/** Adds those of a scan that is the last pass of its coefficients. @param at of the length of its segment */
function addFinished(finished: Set<number>, bytes: Uint8Array, at: number): void {
  const count = bytes[at + 2] ?? 0;
  const [first = 0, last = 0, bits = 0] = bytes.subarray(at + 3 + count * 2, at + 6 + count * 2);
  if (bits % 16 !== 0) return;
  for (let index = 0; index < count; index += 1) {
    const component = bytes[at + 3 + index * 2] ?? 0;
    for (let each = first; each <= last && each < coefficients; each += 1)
      finished.add(component * coefficients + each);
  }
}

/** Whether a length follows a marker: not after an escaped byte of the picture, its restart markers and its start. */
const hasLength = (marker: number) => marker !== 0 && marker !== 1 && marker !== 0xd8 && !isRestart(marker);

const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;

const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
