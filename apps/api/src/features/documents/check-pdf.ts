import { readFile } from "node:fs/promises";
import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFObject, PDFStream } from "@cantoo/pdf-lib";
import { documentLimits } from "@visiga/contracts/documents";
import type { CheckAnswer } from "./document-check.ts";

/** Names in a PDF that run something or hold a file. */
const activeNames = new Set([
  ...["JS", "JavaScript", "Launch", "RichMedia", "XFA"],
  ...["EF", "EmbeddedFile", "EmbeddedFiles", "FileAttachment"],
]);

/** Looks into an object, but not into those that it refers to. */
function isActive(object: PDFObject): boolean {
  if (object instanceof PDFName) return activeNames.has(object.decodeText());
  if (object instanceof PDFDict) return object.entries().some((entry) => entry.some(isActive));
  if (object instanceof PDFArray) return object.asArray().some(isActive);
  return object instanceof PDFStream && isActive(object.dict);
}

/** Checks an untrusted file in this process. @returns its pages, or why it is refused */
export const checkPdf = (path: string): Promise<CheckAnswer> =>
  read(path).catch((): CheckAnswer => ({ refused: "document_unreadable" }));

async function read(path: string): Promise<CheckAnswer> {
  const data = await readFile(path);
  if (!data.subarray(0, 1024).includes("%PDF-")) return { refused: "document_type" };
  const pdf = await PDFDocument.load(data, { throwOnInvalidObject: true, updateMetadata: false });
  const pages = pdf.getPageCount();
  if (pages === 0 || pages > documentLimits.pages) return { refused: "document_unreadable" };
  const objects = pdf.context.enumerateIndirectObjects();
  return objects.some(([, object]) => isActive(object)) ? { refused: "document_active" } : { pages };
}
