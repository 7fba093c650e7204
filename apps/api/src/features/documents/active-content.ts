import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFRef,
  PDFStream,
  PDFString,
} from "@cantoo/pdf-lib";

/** Actions that run a program, send data, play a film or open another file (PDF 32000-2, 12.6.4). */
const actions = new Set([
  ...["JavaScript", "Launch", "GoToE", "GoToR", "ImportData", "SubmitForm"],
  ...["Movie", "Sound", "Rendition", "RichMediaExecute"],
]);

/** What such an action needs to do anything. An element of the document's structure may have one of these names too. */
const operands = ["JS", "F", "UF", "Win", "Mac", "Unix", "D", "T", "R", "OP", "Annotation", "Operation", "Sound", "TA"];

const annotations = new Set(["RichMedia", "Movie", "Screen", "Sound", "FileAttachment", "3D"]);
const threads = new Set(["Thread"]);
const storedFiles = new Set(["EmbeddedFile"]);
const fileKeys = ["F", "UF", "DOS", "Mac", "Unix"];
/** Addresses of scripts, of programs of the system, and of files of other machines. */
const activeAddress =
  /^(?:(?:javascript|vbscript|data|view-source|jar|shell|search|search-ms|ms-[a-z-]+):|file:[\\/]{2}(?:[^\\/]|[\\/]{2})|\\\\)/i;
/** Browsers drop spaces and control characters, also within the scheme. The library reads the mark of UTF-8 as letters. */
const isActiveAddress = (text: string): boolean =>
  activeAddress.test(text.replace(/^\u00ef\u00bb\u00bf|[\s\p{Cc}\p{Cf}]/gu, ""));

const key = (name: string): PDFName => PDFName.of(name);
const isNameIn = (names: ReadonlySet<string>) => (object: PDFObject) =>
  object instanceof PDFName && names.has(object.decodeText());

/** The objects that a reference may mean: more than one where a file has several of one number. */
export type Candidates = (ref: PDFRef) => readonly PDFObject[];

/** Whether an object runs something or holds a file. Looks into it, but not into those that it refers to. */
export function isActive(object: PDFObject, candidates: Candidates): boolean {
  if (object instanceof PDFArray) return object.asArray().some((part) => isActive(part, candidates));
  // The content of a stream may be in another file.
  if (object instanceof PDFStream) return object.dict.has(key("F")) || isActive(object.dict, candidates);
  if (!(object instanceof PDFDict)) return false;
  return isActiveDict(object, candidates) || object.values().some((part) => isActive(part, candidates));
}

/** Looks at what stands in its place only: a font, a colour or a destination may be named `JS` or `Launch`. */
function isActiveDict(dict: PDFDict, candidates: Candidates): boolean {
  const meant = (name: string): readonly PDFObject[] => {
    const value = dict.get(key(name));
    return value === undefined ? [] : resolved(value, candidates);
  };
  if (meant("S").some(isNameIn(actions)) && operands.some((name) => dict.has(key(name)))) return true;
  if (meant("Subtype").some(isNameIn(annotations)) || meant("Type").some(isNameIn(storedFiles))) return true;
  const inFile = (name: string) => meant(name).some((value) => value instanceof PDFDict && value.has(key("F")));
  if (inFile("Ref") || (meant("S").some(isNameIn(threads)) && dict.has(key("F")))) return true;
  // It stands before every address of the document.
  if (meant("Base").some((base) => isText(base) && !/^https?:/i.test(base.decodeText()))) return true;
  if (meant("JS").some(isText) || meant("URI").some((uri) => isText(uri) && isActiveAddress(uri.decodeText())))
    return true;
  if (meant("AcroForm").some((form) => form instanceof PDFDict && form.has(key("XFA")))) return true;
  return meant("EF").some((files) => files instanceof PDFDict && fileKeys.some((name) => isFile(files.get(key(name)))));
}

const isText = (object: PDFObject): object is PDFString | PDFHexString =>
  object instanceof PDFString || object instanceof PDFHexString;

const isFile = (object: PDFObject | undefined): boolean => object instanceof PDFRef || object instanceof PDFStream;

/** @throws for a reference to another reference: some readers follow it, others do not */
function resolved(value: PDFObject, candidates: Candidates): readonly PDFObject[] {
  if (!(value instanceof PDFRef)) return [value];
  const objects = candidates(value);
  if (objects.some((object) => object instanceof PDFRef)) throw new Error(`${value} is a reference`);
  return objects;
}
