import { readFile } from "node:fs/promises";
import { PDFDict, PDFDocument, PDFName, type PDFObject, type PDFRef, PDFStream } from "@cantoo/pdf-lib";
import { documentLimits } from "@visiga/contracts/documents";
import { isActive } from "./active-content.ts";
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
  const pdf = await PDFDocument.load(data, { password: "", updateMetadata: false });
  const pages = pdf.getPageCount();
  const found = plain.map(({ object }) => object).filter(holdsObjects);
  const loaded = pdf.context.enumerateIndirectObjects().map(([ref, object]) => ({ number: ref.objectNumber, object }));
  const decrypted = loaded.map(({ object }) => object).filter(holdsObjects);
  if (encrypted && decrypted.length !== found.length) return { refused: "document_protected" };
  const compressed = (encrypted ? decrypted : found).flatMap(compressedObjects);
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
  return pages === 0 ? { refused: "document_unreadable" } : { pages };
}

function isEncrypted({ object }: FoundObject): boolean {
  const dict = object instanceof PDFStream ? object.dict : object;
  return dict instanceof PDFDict && dict.has(PDFName.of("Root")) && dict.has(PDFName.of("Encrypt"));
}
