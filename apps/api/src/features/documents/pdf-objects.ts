import {
  CharCodes,
  decodePDFRawStream,
  PDFDict,
  PDFName,
  PDFNull,
  PDFNumber,
  type PDFObject,
  PDFParser,
  PDFRawStream,
} from "@cantoo/pdf-lib";
import { isHeader } from "./pdf-headers.ts";

/** Number of an object whose header cannot be read, and of a trailer. */
export const unknown = Number.NaN;

export interface FoundObject {
  readonly number: number;
  readonly object: PDFObject;
}

/** Refuses the file, wherever the object stands. */
class ReadTooOften extends Error {}

class ObjectParser extends PDFParser {
  /** @throws also for a dictionary with two values for one key, because readers differ in which one they take */
  protected override parseDict(): PDFDict {
    const dict = new Map<PDFName, PDFObject>();
    this.bytes.assertNext(CharCodes.LessThan);
    this.bytes.assertNext(CharCodes.LessThan);
    this.skipWhitespaceAndComments();
    while (this.bytes.peek() === CharCodes.ForwardSlash) {
      const key = this.parseName();
      const value = this.parseObject();
      if (dict.has(key) && String(dict.get(key)) !== String(value)) throw new Error(`${key} stands twice`);
      dict.set(key, value);
      this.skipWhitespaceAndComments();
    }
    this.bytes.assertNext(CharCodes.GreaterThan);
    this.bytes.assertNext(CharCodes.GreaterThan);
    const length = dict.get(PDFName.of("Length"));
    // The library would go back by it, again and again.
    if (length instanceof PDFNumber && !(length.asNumber() >= 0)) throw new ReadTooOften();
    return PDFDict.fromMapWithContext(dict, this.context);
  }

  parseValue(): PDFObject {
    this.skipWhitespaceAndComments();
    // An object without a value is null.
    return this.bytes.peek() === CharCodes.e ? PDFNull : this.parseObject();
  }

  readBytes(): number {
    return this.bytes.offset();
  }
}

/**
 * Parses the object at an offset. Objects may overlap, and each could be read to the end of the data.
 * @throws ReadTooOften once they have together read the data more than 4 times
 */
function parserOf(data: Uint8Array): (offset: number) => PDFObject {
  let left = 4 * data.length;
  return (offset) => {
    if (left < 0) throw new ReadTooOften();
    const parser = new ObjectParser(data.subarray(offset));
    try {
      return parser.parseValue();
    } finally {
      left -= parser.readBytes();
    }
  };
}

/** The number and the generation before the word `obj`. Written in another way they are unknown. */
const header = /[\0\t\n\f\r ](\d+)[\0\t\n\f\r ]+\d+[\0\t\n\f\r ]*$/;
const headerLength = 60;

/**
 * Every object that a reader could find, whichever cross-reference table it follows, or none: replaced ones too, and
 * those that stand where no table points. Objects of compressed streams are not among them: `compressedObjects`.
 * @throws for an object that is damaged
 */
export function findObjects(data: Buffer): FoundObject[] {
  const found: FoundObject[] = [];
  const parseAt = parserOf(data);
  for (const end of endsOf(data, "trailer")) add(unknown, end, false);
  for (const end of endsOf(data, "obj")) {
    const before = data.toString("latin1", Math.max(0, end - 3 - headerLength), end - 3);
    if (before.endsWith("end")) continue;
    add(Number(before.match(header)?.[1] ?? unknown), end, isHeader(data, end - 4));
  }
  return found;

  function add(number: number, offset: number, certain: boolean): void {
    try {
      found.push({ number, object: parseAt(offset) });
    } catch (error) {
      // Otherwise the word stands in a text or a picture.
      if (certain || error instanceof ReadTooOften) throw error;
    }
  }
}

function* endsOf(data: Buffer, word: string): Iterable<number> {
  for (let at = data.indexOf(word); at !== -1; at = data.indexOf(word, at + 1)) yield at + word.length;
}

/** Whether readers look for objects in a stream. They do not need its type for it. */
export const holdsObjects = (object: PDFObject): object is PDFRawStream =>
  object instanceof PDFRawStream && ["N", "First"].every((key) => object.dict.has(PDFName.of(key)));

/** @throws if the stream or an object in it is damaged, or can be read in two ways */
export function compressedObjects(stream: PDFRawStream): FoundObject[] {
  const [count, first] = [numberOf(stream, "N"), numberOf(stream, "First")];
  if (count === null || first === null) throw new Error("Numbers that stand elsewhere");
  const decoding = ["Filter", "DecodeParms", "DP"].map((key) => String(stream.dict.get(PDFName.of(key))));
  // The library neither undoes the one nor follows the other.
  if (decoding.some((value) => /Predictor|\d R\b/.test(value))) throw new Error("A predictor or a reference");
  const data = decodePDFRawStream(stream).decode();
  const head = Buffer.from(data.subarray(0, first))
    .toString("latin1")
    .replace(/%[^\r\n]*/g, "");
  // A number with a point or a sign would be two here.
  if (/[^\d\0\t\n\f\r ]/.test(head)) throw new Error("An index of other things");
  const index = head.match(/\d+/g) ?? [];
  if (index.length !== 2 * count) throw new Error("An index of another length");
  const parseAt = parserOf(data);
  return Array.from({ length: count }, (_, at) => ({
    number: Number(index[2 * at]),
    object: parseAt(first + Number(index[2 * at + 1])),
  }));
}

function numberOf({ dict }: PDFRawStream, key: string): number | null {
  const value = dict.get(PDFName.of(key));
  return value instanceof PDFNumber ? value.asNumber() : null;
}
