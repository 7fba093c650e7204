import { byPhase, isOver } from "@visiga/contracts/dated-facts";
import { daysAfter } from "@visiga/contracts/dates";
import { forLevel, isSampleSum, type Level, levelKeys, levels, sumOfFees } from "@visiga/contracts/joining";
import type { Language } from "@visiga/contracts/languages";
import { pages, pathOf } from "@visiga/contracts/pages";
import type { SiteContent } from "@visiga/contracts/site";
import { loadPublicDictionary } from "@visiga/i18n/dictionaries";
import { fill, formatDay, formatNumber } from "@visiga/i18n/format";
import { sampleName } from "@visiga/i18n/sample-name";
import { type TextsByPath, withTexts } from "@visiga/i18n/text-paths";
import { TaggedPdf } from "#platform/pdf/tagged-pdf.ts";

interface SheetOptions {
  readonly language: Language;
  readonly level: Level | undefined;
  readonly site: SiteContent;
  readonly texts: TextsByPath;
  /** Scheme and host, without a trailing slash. */
  readonly origin: string;
  /** The school's day. */
  readonly today: string;
}

/** The page /joining as a PDF to forward: one or two A4 pages. */
export async function joiningSheet({ language, level, site, texts, origin, today }: SheetOptions): Promise<Buffer> {
  const { admission, common, frame, joining, seo } = withTexts(await loadPublicDictionary(language), texts);
  const { facts, samples, changed } = site;
  const title = level ? `${joining.title}: ${joining[levelKeys[level]].name}` : joining.title;
  const address = `${origin}${pathOf("joining")}?${new URLSearchParams({ ...(level && { level }), lang: language })}`;
  const amount = (shillings: number) => fill(joining.amount, { amount: formatNumber(shillings, language) });
  const only = (of: Level | "both") => (level || of === "both" ? undefined : joining[levelKeys[of]].only);
  const sums = (level ? [level] : levels)
    .filter((each) => sumOfFees(facts, each) > 0)
    .map((each) => {
      const name = joining[levelKeys[each]].sum;
      return {
        level: each,
        term: isSampleSum(facts, each) ? sampleName(name, language) : name,
        value: amount(sumOfFees(facts, each)),
      };
    });
  const { coming: days, over: pastDays } = byPhase("reportingDays", forLevel(facts.reportingDays, level), today);
  const next = level && days[0];

  // Without the time of day, so that the file changes only with what it says.
  const pdf = await TaggedPdf.create(`${title} | ${seo.siteName}`, language, new Date(`${today}T00:00:00+03:00`));
  pdf.head(
    { school: seo.siteName, title: joining.title, ...(level && { subtitle: joining[levelKeys[level]].name }) },
    { address, alt: fill(joining.file.code, { address }) },
  );
  if (pages.joining.facts.some((key) => samples.includes(key)))
    pdf.paragraph({ text: common.sampleNote.marked }, "bold", "red");
  pdf.figures([
    ...sums.map(({ level: of, term, value }) => ({ term, value, color: of === "o-level" ? "gold" : "blue" }) as const),
    ...(next ? [{ term: joining.reporting.first, value: formatDay(next.day, language), color: "red" } as const] : []),
  ]);

  const fees = forLevel(facts.fees, level);
  if (fees.length > 0) {
    pdf.heading(joining.fees);
    pdf.table(
      [joining.fee, joining.cost],
      [
        ...fees.map(({ what, amount: shillings, due, level: of, langs }) => ({
          name: {
            text: what,
            lang: langs?.what,
            note: notes(
              only(of),
              due &&
                fill(isOver("fees", { due }, today) ? joining.dueOver : joining.due, { day: formatDay(due, language) }),
            ),
          },
          value: { text: amount(shillings) },
        })),
        ...sums.map(({ term, value }) => ({ name: { text: term }, value: { text: value }, total: true })),
      ],
    );
  }

  const { payments = [] } = facts;
  if (payments.length > 0) {
    const unsure = payments.filter(({ sample }) => sample).length;
    const { warning, sample, someSamples, never, ...words } = joining.payments;
    pdf.heading(words.title);
    pdf.paragraph({ text: unsure === 0 ? warning : unsure < payments.length ? someSamples : sample }, "bold");
    if (unsure < payments.length) pdf.paragraph({ text: fill(never, { address: `${origin}${pathOf("joining")}` }) });
    pdf.table(
      [words.title, joining.file.number],
      payments.map(({ kind, name, number, holder, since, reference, afterwards }) => ({
        name: {
          text: fill(words[kind], { name }),
          note: [
            fill(words.holder, { name: holder }),
            reference && fill(words.reference, { words: reference }),
            afterwards,
            since && fill(words.since, { day: formatDay(since, language) }),
          ]
            .flatMap((line) => line || [])
            .map((line) => line.replace(/[.!?]?$/, (end) => end || "."))
            .join(" "),
        },
        value: { text: number },
      })),
    );
  }

  const [latest] = pastDays;
  if (days.length > 0 || latest) pdf.heading(joining.reporting.title);
  if (days.length === 0 && latest)
    pdf.paragraph({ text: fill(admission.dueDate.over, { day: formatDay(latest.day, language) }) });
  if (days.length > 0) {
    pdf.table(
      [joining.reporting.who, joining.reporting.first],
      days.map(({ day, what, level: of, langs }) => ({
        name: { text: what, lang: langs?.what, note: only(of) },
        value: { text: formatDay(day, language) },
      })),
    );
  }

  const things = forLevel(facts.thingsToBring, level);
  if (things.length > 0) {
    pdf.heading(joining.things);
    pdf.checklist(
      things.map(({ item, count, level: of, langs }) => ({
        text: count ? `${item}: ${count}` : item,
        lang: langs?.item,
        note: only(of),
      })),
    );
  }

  const [person] = facts.joiningContact ?? [];
  if (person) {
    pdf.heading(joining.questions.title);
    pdf.paragraph({ text: `${person.name}, ${person.office}: ${person.phone}`, lang: person.langs?.office });
  }

  const newest = pages.joining.facts
    .map((key) => changed[key])
    .sort()
    .findLast((day) => day !== undefined);
  const last = lastDay([...days.map(({ day }) => day), ...fees.flatMap(({ due }) => due ?? [])], today);
  const foot = fill(joining.file.issued, {
    day: formatDay(today, language),
    last: formatDay(last, language),
    address,
  });
  return pdf.end(newest ? `${fill(frame.lastChanged, { day: formatDay(newest, language) })} ${foot}` : foot);
}

/** The last day that the sheet names, else 90 days from now: until then it is used at the longest. */
function lastDay(named: readonly string[], today: string): string {
  const last = [...named].sort().at(-1);
  return last && last >= today ? last : daysAfter(today, 90);
}

const notes = (...parts: (string | undefined | null | "")[]): string | undefined =>
  parts.filter(Boolean).join(", ") || undefined;
