import type { LightMyRequestResponse } from "fastify";
import { extractText, getDocumentProxy, getMeta } from "unpdf";

/** What foreign software reads in a PDF that was sent. Runs of spaces and line breaks are one space. */
export async function readPdf({ statusCode, headers, rawPayload }: LightMyRequestResponse) {
  if (statusCode !== 200 || headers["content-type"] !== "application/pdf")
    throw new Error(`No PDF, but ${statusCode} with ${headers["content-type"]}`);
  const pdf = await getDocumentProxy(new Uint8Array(rawPayload));
  const { text } = await extractText(pdf, { mergePages: false });
  const pages = text.map((page) => page.replace(/\s+/g, " ").trim());
  const { info } = await getMeta(pdf);
  return { pdf, headers, bytes: rawPayload.length, pages, text: pages.join(" "), info, marks: await pdf.getMarkInfo() };
}
