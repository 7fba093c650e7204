import { byPhase } from "@visiga/contracts/dated-facts";
import { daysAfter } from "@visiga/contracts/dates";
import { dayToReport, forLevel, levelKeys } from "@visiga/contracts/joining";
import { pages, pathOf } from "@visiga/contracts/pages";
import { fill, formatDay } from "@visiga/i18n/format";
import { TaggedPdf } from "#platform/pdf/tagged-pdf.ts";
import { sections } from "./joining-sections.ts";
import { leftOutFirst, type SheetOptions, type SheetPart, type SheetWords, sheetWords } from "./sheet-words.ts";

const most = 2;

/**
 * The page /joining as a PDF to forward: one or two A4 pages, more only if what always stays needs them. What they have no
 * room for is left out and named.
 */
export async function joiningSheet(options: SheetOptions): Promise<Buffer> {
  const words = await sheetWords(options);
  const leftOut = new Set<SheetPart>();
  const draw = (dense = true) => drawn({ ...words, leftOut }, dense);
  const fits = async () => (await draw()).pages <= most;

  const spacious = await draw(false);
  const dense = spacious.pages === 1 ? spacious : await draw();
  // One sheet of paper costs a parent half as much as two.
  const best = dense.pages === 1 ? dense : spacious;
  if (best.pages <= most) return best.end(foot(words));
  for (const part of leftOutFirst) {
    if (await fits()) break;
    leftOut.add(part);
  }
  // Without a long part there may be room again for those that were left out before it.
  for (const part of [...leftOut].reverse()) {
    leftOut.delete(part);
    if (!(await fits())) leftOut.add(part);
  }
  return (await draw()).end(foot(words));
}

async function drawn(words: SheetWords, dense: boolean): Promise<TaggedPdf> {
  const { common, joining, seo, language, level, facts, samples, sums, today, leftOut } = words;
  const title = level ? `${joining.title}: ${joining[levelKeys[level]].name}` : joining.title;
  const school = seo.siteName;
  const pdf = await TaggedPdf.create({ title, school, language, today, dense });
  const address = newest(words);
  pdf.head(
    { school, title: joining.title, ...(level && { subtitle: joining[levelKeys[level]].name }) },
    { address, alt: fill(joining.file.code, { address }) },
  );
  if (pages.joining.facts.some((key) => samples.includes(key)))
    pdf.paragraph({ text: common.sampleNote.marked }, "bold", "red");
  const [coming] = level ? byPhase("reportingDays", forLevel(facts.reportingDays, level), today).coming : [];
  const next = coming && dayToReport(coming, today);
  pdf.figures([
    ...sums.map(({ level: of, term, value }) => ({ term, value, color: of === "o-level" ? "gold" : "blue" }) as const),
    ...(next
      ? [{ term: joining.reporting[next.which], value: formatDay(next.day, language), color: "red" } as const]
      : []),
  ]);
  for (const [name, write] of Object.entries(sections)) if (!leftOut.has(name as SheetPart)) write(pdf, words);
  const parts = leftOutFirst.filter((part) => leftOut.has(part)).map((part) => nameOf(part, words));
  if (parts.length > 0)
    pdf.paragraph({ text: fill(joining.file.leftOut, { parts: parts.reverse().join(", "), address }) }, "bold");
  return pdf;
}

const newest = ({ address, level, language }: Pick<SheetWords, "address" | "level" | "language">) =>
  `${address(pathOf("joining"))}?${new URLSearchParams({ ...(level && { level }), lang: language })}`;

function nameOf(part: SheetPart, { joining }: SheetWords): string {
  if (part === "steps") return joining.file.steps;
  if (part === "visits") return joining.visiting;
  const named = joining[part];
  return typeof named === "string" ? named : named.title;
}

/** When the sheet was made, until when it is used, and where the newest one is. */
function foot(words: Awaited<ReturnType<typeof sheetWords>>): string {
  const { frame, joining, language, level, facts, changed, today } = words;
  const newestChange = pages.joining.facts
    .map((key) => changed[key])
    .sort()
    .findLast((day) => day !== undefined);
  const named = [
    ...forLevel(facts.reportingDays, level).map(({ day, last }) => last ?? day),
    ...forLevel(facts.fees, level).flatMap(({ due }) => due ?? []),
    ...forLevel(facts.instalments, level).map(({ due }) => due),
  ];
  // Until then it is used at the longest.
  const last = named.sort().at(-1) ?? "";
  const issued = fill(joining.file.issued, {
    day: formatDay(today, language),
    last: formatDay(last >= today ? last : daysAfter(today, 90), language),
    address: newest(words),
  });
  return newestChange ? `${fill(frame.lastChanged, { day: formatDay(newestChange, language) })} ${issued}` : issued;
}
