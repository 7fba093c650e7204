import type { Language } from "@visiga/contracts/languages";
import { pathOf } from "@visiga/contracts/pages";
import { isAbroad, retentionFigures } from "@visiga/contracts/personal-data";
import type { SiteContent } from "@visiga/contracts/site";
import type { DashboardDictionary, PublicDictionary } from "@visiga/i18n/dictionaries";
import { fill, formatDay } from "@visiga/i18n/format";
import { personalDataColumns, personalDataTexts } from "@visiga/i18n/personal-data";
import { TaggedPdf } from "#platform/pdf/tagged-pdf.ts";

export interface SheetContent {
  readonly language: Language;
  readonly site: SiteContent;
  readonly page: PublicDictionary;
  readonly words: DashboardDictionary;
  /** The school's day. */
  readonly today: string;
  /** Scheme and host, without a trailing slash. */
  readonly origin: string;
}

/** A PDF with the head that these sheets share. */
async function beginSheet(title: string, { language, page, today, origin }: SheetContent): Promise<TaggedPdf> {
  const school = page.seo.siteName;
  const pdf = await TaggedPdf.create({ title, school, language, today });
  const address = `${origin}${pathOf("privacy")}?lang=${language}`;
  pdf.head({ school, title }, { address, alt: fill(page.joining.file.code, { address }) });
  return pdf;
}

/** The table of personal data, with what the school has entered about itself. */
export async function personalDataRegister(content: SheetContent): Promise<Buffer> {
  const { language, words, today } = content;
  const { facts } = content.site;
  const { personalData: t, dashboard, site } = words;
  const pdf = await beginSheet(dashboard.tabs.personalData, content);
  pdf.paragraph({ text: t.lead });
  for (const key of ["dataRegistration", "serverCountry", "backupCountry"] as const)
    pdf.paragraph({ text: `${site.keys[key]}: ${facts[key] ?? site.empty}` }, "bold");
  for (const country of new Set([facts.serverCountry, facts.backupCountry]))
    if (isAbroad(country)) pdf.paragraph({ text: fill(t.abroad, { country }) }, "bold", "red");
  for (const row of personalDataTexts(t)) {
    pdf.heading(row.title);
    for (const column of personalDataColumns) pdf.paragraph({ text: `${t.columns[column]}: ${row[column]}` });
  }
  pdf.paragraph({ text: fill(t.counts, retentionFigures) });
  pdf.heading(t.asking.title);
  pdf.paragraph({ text: t.asking.text });
  pdf.heading(t.law.title);
  for (const text of [...t.law.points, t.law.advice]) pdf.paragraph({ text });
  return pdf.end(formatDay(today, language));
}

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
