import { fill } from "@visiga/i18n/format";
import { TaggedPdf } from "#platform/pdf/tagged-pdf.ts";
import type { Circular } from "./circular.ts";

/** A circular as A4 pages with the head of the school. @param today the school's day */
export async function circularPdf(circular: Circular, today: string): Promise<Buffer> {
  const { language, school, label, title, lang, text, until, issued, address, shownAddress, isIncomplete, words } =
    circular;
  const pdf = await TaggedPdf.create({ title, school, language, today });
  pdf.head({ school, title, lang, subtitle: label }, { address, alt: fill(words.code, { address: shownAddress }) });
  for (const paragraph of text.split("\n").filter((each) => each.trim() !== "")) pdf.paragraph({ text: paragraph });
  if (until) pdf.paragraph({ text: `${until}.` }, "bold", "red");
  return pdf.end(`${issued}. ${isIncomplete ? words.more : words.website} ${shownAddress}`);
}
