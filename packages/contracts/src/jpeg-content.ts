import type { PictureContent } from "./picture-content.ts";

/** Bytes of a frame's segment up to its components; a cut file may end within them. */
const segmentBytes = 8;

/** Goes from marker to marker until the end of the first picture; other pictures or films may follow it. */
export function jpegContent(bytes: Uint8Array): PictureContent {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let size: PictureContent["size"] = null;
  let components = 0;
  let scans = 0;
  let at = 2;
  for (;;) {
    at = bytes.indexOf(0xff, at);
    while (at >= 0 && bytes[at] === 0xff) at += 1;
    const marker = at < 0 ? undefined : bytes[at];
    const ended = marker === 0xd9;
    if (ended || marker === undefined) {
      return { whole: ended && scans > 0, plainColours: components < 4, size, orientation: null };
    }
    at += 1;
    if (!hasLength(marker) || at + segmentBytes > bytes.length) continue;
    if (isFrame(marker) && !size) {
      size = { height: view.getUint16(at + 3), width: view.getUint16(at + 5) };
      components = view.getUint8(at + 7);
    }
    if (marker === 0xda) scans += 1;
    at += view.getUint16(at);
  }
}

/** Not so an escaped byte of the picture, its restart markers and its start. */
const hasLength = (marker: number) => marker !== 0 && marker !== 1 && !(marker >= 0xd0 && marker <= 0xd8);

const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
