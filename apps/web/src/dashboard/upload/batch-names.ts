import { beginningOf, plainLine } from "@visiga/contracts/plain-text";

const wordsOf = (text: string): Set<string> => new Set(text.split(" "));

/** Words that devices put into file names, and nobody else. */
const deviceWords = wordsOf(
  "img dsc dscn dscf dcim pxl mvimg dji pict hdr pano screenshot whatsapp vid mp jpg jpeg png heic heif webp avif " +
    "camscanner inshot picsart",
);

/** Words that make no name by themselves, but may be part of one: "wa", "picha", "night". */
const commonWords = wordsOf(
  "image images pic picture photo photos picha cam camera burst cover portrait night raw screen shot wa telegram signal " +
    "received facebook fb snapchat instagram video file scan untitled unnamed download original copy edited edit at am pm",
);

/** What WhatsApp names a file by, and Android a picture of the screen, with the app that was open. */
const madeUp = /^(?:whatsapp (?:image|video) [\d-]+ at [\d.]+(?: [ap]m)?|screenshot_[\d-]+_.+)/i;

/** Leaves room for a space and a number in the 200 characters of a name. */
const maxBaseLength = 194;

/** Readable name of a file, `Corpus christi` for `corpus-christi.jpg`; null for a device-generated name. */
export function readableName(fileName: string): string | null {
  const words = plainLine(fileName)
    .replace(/\.[a-z0-9]{1,5}$/i, "")
    .replace(madeUp, "IMG")
    .split(/[\s_\-.,+()[\]~]+/)
    .filter((word) => word !== "");
  const meaningful = words.filter(
    (word) => !deviceWords.has(word.toLowerCase()) && !(/\d/.test(word) && word.length > 4) && !/^\d{3}$/.test(word),
  );
  if (!meaningful.some((word) => /\p{L}{3}/u.test(word) && !commonWords.has(word.toLowerCase()))) return null;
  // A number beside a word of a camera is the camera’s counter.
  const named = meaningful.length < words.length ? meaningful.filter((word) => !/^\d+$/.test(word)) : meaningful;
  const name = named.join(" ");
  return beginningOf(`${name.slice(0, 1).toLocaleUpperCase()}${name.slice(1)}`, maxBaseLength);
}

/** The first number that makes `base` a free name. `base` without a number counts as 1. */
function nextNumber(base: string, taken: readonly string[]): number {
  const numbers = taken
    .filter((name) => name === base || name.startsWith(`${base} `))
    .map((name) => (name === base ? 1 : Number(name.slice(base.length + 1))))
    .filter(Number.isInteger);
  return Math.max(0, ...numbers) + 1;
}

interface Naming {
  readonly name: string;
  readonly title: string;
  readonly taken: readonly string[];
}

/**
 * Names of the files of a batch, in the order of `fileNames`: the batch’s name with a number, or without one for a
 * single picture. Without a batch name: the readable file name, else the title with a number.
 */
export function batchNames(fileNames: readonly string[], { name, title, taken }: Naming): string[] {
  const base = beginningOf(name.trim(), maxBaseLength);
  const used = [...taken];
  const numbered = (words: string) => `${words} ${nextNumber(words, used)}`;
  if (base && fileNames.length === 1 && !used.some((other) => other.startsWith(base))) return [base];
  return fileNames.map((fileName) => {
    const own = base ? null : readableName(fileName);
    const chosen = own && !used.includes(own) ? own : numbered(base || own || beginningOf(title.trim(), maxBaseLength));
    used.push(chosen);
    return chosen;
  });
}
