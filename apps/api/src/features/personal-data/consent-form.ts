import { pathOf } from "@visiga/contracts/pages";
import { fill } from "@visiga/i18n/format";
import { beginSheet, type SheetContent } from "./personal-data-register.ts";

/** A form for parents to sign: photographs of their son on the website. It holds no personal data until it is filled in. */
export async function consentForm(content: SheetContent): Promise<Buffer> {
  const { site, page, words, origin } = content;
  const t = words.consentForm;
  const pdf = await beginSheet(t.title, content);
  for (const { title, text } of t.sections) {
    pdf.heading(title);
    pdf.paragraph({ text: fill<typeof text | "{address}">(text, { address: `${origin}${pathOf("privacy")}` }) });
  }
  const { phoneOffice, dataRegistration } = site.facts;
  // Parents would call a sample.
  if (phoneOffice && !site.samples.includes("phoneOffice"))
    pdf.paragraph({ text: fill(t.office, { phone: phoneOffice }) });
  if (dataRegistration) pdf.paragraph({ text: fill(t.registered, { number: dataRegistration }) });
  pdf.heading(t.answer);
  pdf.checklist(t.choices.map((text) => ({ text })));
  pdf.blanks(t.lines);
  return pdf.end(page.seo.siteName);
}
