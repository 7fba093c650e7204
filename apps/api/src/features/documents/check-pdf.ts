import { readFile } from "node:fs/promises";
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFNumber, type PDFObject, PDFRef, PDFStream } from "@cantoo/pdf-lib";
import { documentLimits } from "@visiga/contracts/documents";
import { type Candidates, isActive } from "./active-content.ts";
import type { CheckAnswer } from "./document-check.ts";
import { compressedObjects, type FoundObject, findObjects, holdsObjects, unknown } from "./pdf-objects.ts";

/** Checks an untrusted file in this process. @returns its pages, or why it is refused */
export async function checkPdf(path: string): Promise<CheckAnswer> {
  const data = await readFile(path);
  if (!data.subarray(0, 1024).includes("%PDF-")) return { refused: "document_type" };
  let encrypted = false;
  try {
    const objects = findObjects(data);
    encrypted = objects.some(isEncrypted);
    return await check(data, objects, encrypted);
  } catch {
    return { refused: encrypted ? "document_protected" : "document_unreadable" };
  }
}

/**
 * Readers differ in which table and which of several objects of one number they follow, so none of them may be active.
 * Names are never encrypted, so the objects themselves can be looked at; compressed ones are decrypted by the library.
 */
async function check(data: Buffer, plain: readonly FoundObject[], encrypted: boolean): Promise<CheckAnswer> {
  const found = plain.map(({ object }) => object).filter(holdsObjects);
  // Before the library reads them, because it has no limit.
  const readable = encrypted ? [] : found.flatMap(compressedObjects);
  const pdf = await PDFDocument.load(data, { password: "", updateMetadata: false });
  const pages = pdf.getPageCount();
  const loaded = pdf.context.enumerateIndirectObjects().map(([ref, object]) => ({ number: ref.objectNumber, object }));
  const decrypted = loaded.map(({ object }) => object).filter(holdsObjects);
  if (encrypted && decrypted.length !== found.length) return { refused: "document_protected" };
  const compressed = encrypted ? decrypted.flatMap(compressedObjects) : readable;
  const objects = [...plain, ...compressed, ...(encrypted ? loaded : [])];
  const byNumber = new Map<number, PDFObject[]>();
  for (const { number, object } of objects) {
    const known = byNumber.get(number);
    if (known) known.push(object);
    else byNumber.set(number, [object]);
  }
  const candidates = ({ objectNumber }: PDFRef) => [objectNumber, unknown].flatMap((one) => byNumber.get(one) ?? []);
  if (objects.some(({ object }) => isActive(object, candidates))) return { refused: "document_active" };
  if (pages > documentLimits.pages) return { refused: "document_pages" };
  return pages === 0 || !leadsToPages(objects, candidates) ? { refused: "document_unreadable" } : { pages };
}

/** Whether every trailer names a catalog with pages. The library looks for pages elsewhere too, where no reader does. */
function leadsToPages(objects: readonly FoundObject[], candidates: Candidates): boolean {
  const meant = (dict: PDFDict, name: string): readonly PDFObject[] => {
    const value = dict.get(PDFName.of(name));
    return value instanceof PDFRef ? candidates(value) : value ? [value] : [];
  };
  const isTree = (pages: PDFDict) =>
    meant(pages, "Count").some((count) => count instanceof PDFNumber) &&
    meant(pages, "Kids").some((kids) => kids instanceof PDFArray);
  const isCatalog = (dict: PDFDict) => dictsOf(meant(dict, "Pages")).some(isTree);
  const trailers = dictsOf(objects.map(({ object }) => object)).filter((dict) => dict.has(PDFName.of("Root")));
  return trailers.length > 0 && trailers.every((trailer) => dictsOf(meant(trailer, "Root")).some(isCatalog));
}

const dictsOf = (objects: readonly PDFObject[]): PDFDict[] => objects.flatMap((object) => dictOf(object) ?? []);

function dictOf(object: PDFObject): PDFDict | null {
  if (object instanceof PDFStream) return object.dict;
  return object instanceof PDFDict ? object : null;
}

function isEncrypted({ object }: FoundObject): boolean {
  const dict = dictOf(object);
  return dict?.has(PDFName.of("Root")) === true && dict.has(PDFName.of("Encrypt"));
}
