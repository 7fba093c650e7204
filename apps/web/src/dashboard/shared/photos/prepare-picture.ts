import { pictureLimits } from "@visiga/contracts/entries";
import { type PictureContent, pictureContent } from "@visiga/contracts/picture-content";
import { fingerprintSide, pictureFingerprint } from "@visiga/contracts/picture-fingerprint";
import { storedSize } from "@visiga/contracts/picture-size";
import { type ConvertibleType, isConvertible, type PictureType } from "@visiga/contracts/picture-type";
import { encodeCanvas, onWhite } from "./canvas.ts";
import { type OpenedPicture, openPicture } from "./open-picture.ts";
import { issueOfType, type PictureIssue, typeOf } from "./picture-issue.ts";

/** Pixels on the longer side of an uploaded picture, unless the website keeps more of a long one. */
const maxSide = 2560;
const thumbnailSide = 112;
/** Without scaling, the re-encoded picture is used only if it has at most this fraction of the bytes. */
const worthwhile = 0.8;
/** Pixels above which no browser is asked to decode, because it would take a gigabyte. */
const decodablePixels = 250_000_000;

export interface PreparedPicture {
  /** What is sent. */
  readonly picture: Blob;
  readonly thumbnail: string | null;
  /** Perceptual hash; null for a picture that was not opened, or with too little in it. */
  readonly fingerprint: string | null;
  /** Hash of the bytes of the chosen file; null where the browser cannot compute it. */
  readonly digest: string | null;
  /** Whether it may be damaged. It is sent unchanged, because the server decodes it strictly and can tell. */
  readonly unopened: boolean;
  /** Why the server would refuse it; null if no reason is known. */
  readonly issue: PictureIssue | null;
}

/**
 * Prepares a picture for upload: upright, at most 2560 px on its longer side, without metadata. It is changed only where
 * this browser surely sees what the server would see: the whole picture, upright, in its colours. Otherwise, and where it
 * would not get smaller, the file is sent as it is. Call it for one picture at a time, because a phone’s memory holds few
 * decoded pictures.
 */
export async function preparePicture(file: Blob, serverOpensHeic: () => Promise<boolean>): Promise<PreparedPicture> {
  const asItIs = { picture: file, thumbnail: null, fingerprint: null, digest: null, unopened: false, issue: null };
  try {
    const type = await typeOf(file);
    const issue = issueOfType(file, type);
    if (issue || !type) return { ...asItIs, issue };
    const bytes = new Uint8Array(await file.arrayBuffer());
    const content = pictureContent(type, bytes);
    const prepared = { ...asItIs, digest: await digestOf(bytes), ...(await convert(file, type, content)) };
    if (prepared.issue === null && type === "heic" && prepared.picture === file && !(await serverOpensHeic()))
      return { ...prepared, unopened: false, issue: "picture_heic" };
    return {
      ...prepared,
      issue: prepared.issue ?? sizeIssue(prepared.picture, prepared.picture === file ? content : null),
    };
  } catch {
    // For example, the file was moved meanwhile.
    return { ...asItIs, issue: "picture_unreadable" };
  }
}

const pixelsOf = ({ size }: PictureContent): number => (size ? size.width * size.height : 0);

function sizeIssue(picture: Blob, unchanged: PictureContent | null): PictureIssue | null {
  if (picture.size > pictureLimits.bytes) return "picture_too_large";
  return unchanged && pixelsOf(unchanged) > pictureLimits.pixels ? "picture_too_many_pixels" : null;
}

type Conversion = Partial<Omit<PreparedPicture, "digest">>;

async function convert(file: Blob, type: PictureType | ConvertibleType, content: PictureContent): Promise<Conversion> {
  const mustBeConverted = isConvertible(type);
  if (!content.whole) return mustBeConverted ? { issue: "picture_unreadable" } : { unopened: true };
  if (pixelsOf(content) > decodablePixels) return { issue: "picture_too_many_pixels" };
  const source = await openPicture(file, type, content.orientation).catch(() => null);
  if (!source) return mustBeConverted ? { issue: "picture_type" } : { unopened: type !== "heic" };
  try {
    const stored = storedSize(source);
    if (!stored) return { issue: "picture_side_too_long" };
    const small = pixels(source);
    if (type === "jpeg" && endsGrey(small)) return { unopened: true };
    const seen = { thumbnail: drawThumbnail(source), fingerprint: pictureFingerprint(small) };
    if (!content.plainColours) return seen;
    const { width, height } = source;
    const part = Math.min(1, Math.max(maxSide / Math.max(width, height), stored.width / width));
    const picture = await encodeCanvas(source.draw({ width: width * part, height: height * part }));
    const needed = mustBeConverted || type === "heic" || content.orientation !== null;
    const isSmaller = picture !== null && picture.size <= file.size * (part < 1 ? 1 : worthwhile);
    if (picture && (needed || isSmaller)) return { ...seen, picture };
    return mustBeConverted ? { issue: "picture_unreadable" } : seen;
  } catch {
    // For example, a canvas of this size exceeds the memory.
    return mustBeConverted ? { issue: "picture_unreadable" } : {};
  } finally {
    source.close();
  }
}

function pixels(source: OpenedPicture): Uint8ClampedArray {
  const side = { width: fingerprintSide, height: fingerprintSide };
  const context = source.draw(side).getContext("2d");
  if (!context) throw new Error("The browser gave no canvas context");
  return context.getImageData(0, 0, fingerprintSide, fingerprintSide).data;
}

/** Whether the last row has the grey with which decoders fill what is missing of a JPEG. */
function endsGrey(small: Uint8ClampedArray): boolean {
  const row = small.subarray(-fingerprintSide * 4);
  return row.every((value, index) => index % 4 === 3 || Math.abs(value - 128) <= 1);
}

function drawThumbnail(source: OpenedPicture): string {
  const { width, height } = source;
  const scale = thumbnailSide / Math.min(width, height);
  const scaled = { width: width * scale, height: height * scale };
  const left = (scaled.width - thumbnailSide) / 2;
  const top = (scaled.height - thumbnailSide) / 2;
  return onWhite(source.draw(scaled, { left, top, width: thumbnailSide, height: thumbnailSide })).toDataURL(
    "image/jpeg",
    0.7,
  );
}

/** Browsers compute digests only in a secure context. */
async function digestOf(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
