import { byPhase, isOver } from "@visiga/contracts/dated-facts";
import { forLevel, visitingDays } from "@visiga/contracts/joining";
import type { LocalizedSiteValues } from "@visiga/contracts/site";
import { endsAsSentence, fill, formatDay, formatWeekday } from "@visiga/i18n/format";
import type { TaggedPdf } from "#platform/pdf/tagged-pdf.ts";
import type { SheetWords } from "./sheet-words.ts";

/** Writes one part of the sheet, or nothing if the school has entered nothing for it. */
type Section = (pdf: TaggedPdf, words: SheetWords) => void;

const amounts = (key: "fees" | "instalments"): Section =>
  function write(pdf, { joining, language, level, facts, today, amount, only, sums }) {
    const list = forLevel<NonNullable<LocalizedSiteValues["fees"]>[number]>(facts[key], level);
    if (list.length === 0) return;
    const dueBy = (due: string) =>
      fill(isOver(key, { due }, today) ? joining.dueOver : joining.due, { day: formatDay(due, language) });
    pdf.heading(joining[key]);
    pdf.table(
      [joining.fee, joining.cost],
      [
        ...list.map(({ what, amount: shillings, due, level: of, langs }) => ({
          name: { text: what, lang: langs?.what, note: notes(only(of), due && dueBy(due)) },
          value: { text: amount(shillings) },
        })),
        ...(key === "fees" ? sums : []).map(({ term, value }) => ({
          name: { text: term },
          value: { text: value },
          total: true,
        })),
      ],
    );
  };

const payments: Section = (pdf, { joining, language, facts, address, leftOut }) => {
  const { payments = [] } = facts;
  if (payments.length === 0) return;
  const unsure = payments.filter(({ sample }) => sample).length;
  const { warning, sample, someSamples, never, ...words } = joining.payments;
  const inWords = (day: string) => formatDay(day, language);
  pdf.heading(words.title);
  pdf.paragraph({ text: unsure === 0 ? warning : unsure < payments.length ? someSamples : sample }, "bold");
  if (unsure < payments.length) pdf.paragraph({ text: fill(never, { address: address("/joining") }) });
  pdf.table(
    [words.title, joining.file.number],
    payments.map(({ kind, name, number, holder, since, reference, steps, checked, afterwards }) => ({
      name: {
        text: fill(words[kind], { name }),
        note: sentences(
          fill(words.holder, { name: holder }),
          since && fill(words.since, { day: inWords(since) }),
          reference && fill(words.reference, { words: reference }),
          ...(steps && !leftOut.has("steps")
            ? [...steps.split("\n"), checked && fill(words.checked, { day: inWords(checked) })]
            : []),
          afterwards,
        ),
      },
      value: { text: number },
    })),
  );
};

const reporting: Section = (pdf, { admission, joining, language, level, facts, today, only, period }) => {
  const { coming, over } = byPhase("reportingDays", forLevel(facts.reportingDays, level), today);
  const inWords = (day: string) => formatDay(day, language);
  const [latest] = over;
  if (coming.length > 0 || latest) pdf.heading(joining.reporting.title);
  if (coming.length === 0 && latest)
    pdf.paragraph({ text: fill(admission.dayOver, { day: inWords(latest.last ?? latest.day) }) });
  if (coming.length === 0) return;
  pdf.table(
    [joining.reporting.who, joining.reporting.first],
    coming.map(({ day, last, what, afterwards, level: of, langs }) => ({
      name: { text: what, lang: langs?.what, note: sentences(only(of), afterwards) },
      value: { text: period(day, last, inWords) },
    })),
  );
};

const toBring = (key: "papersToBring" | "thingsToBring", title: "papers" | "things"): Section =>
  function write(pdf, { joining, level, facts, only }) {
    const list = forLevel(facts[key], level);
    if (list.length === 0) return;
    pdf.heading(joining[title]);
    pdf.checklist(
      list.map(({ item, count, level: of, langs }) => ({
        text: count ? `${item}: ${count}` : item,
        lang: langs?.item,
        note: only(of),
      })),
    );
  };

const forms: Section = (pdf, { joining, facts, today, address }) => {
  const list = (facts.documents ?? []).filter(
    (each) => each.place === "joiningForms" && !isOver("documents", each, today),
  );
  if (list.length === 0) return;
  pdf.heading(joining.forms.title);
  pdf.paragraph({ text: sentences(joining.forms.note, fill(joining.file.forms, { address: address("/documents") })) });
  pdf.checklist(list.map(({ title, langs }) => ({ text: title, lang: langs?.title })));
};

const directions: Section = (pdf, { joining, facts, amount }) => {
  const { directions: list = [] } = facts;
  if (list.length === 0) return;
  const t = joining.directions;
  pdf.heading(t.title);
  for (const { from, kilometres, stand, fare, onward, langs } of list)
    pdf.paragraph({
      text: `${fill(t.from, { place: from })}: ${sentences(
        kilometres && fill(t.kilometres, { count: kilometres }),
        stand && fill(t.stand, { stand }),
        fare && fill(t.fare, { amount: amount(fare).replaceAll(" ", "\u00a0") }),
        onward,
      )}`,
      lang: langs?.from,
    });
};

const visits: Section = (pdf, { joining, language, level, facts, today, only, period }) => {
  const { coming } = byPhase("termDates", visitingDays(facts, level), today);
  if (coming.length === 0) return;
  const inWords = (day: string) => `${formatWeekday(day, language)} ${formatDay(day, language)}`;
  pdf.heading(joining.visiting);
  pdf.table(
    [joining.visiting, joining.visiting],
    coming.map(({ first, last, what, level: of, langs }) => ({
      name: { text: what, lang: langs?.what, note: only(of) },
      value: { text: period(first, last, inWords) },
    })),
  );
};

const questions: Section = (pdf, { joining, facts }) => {
  const [person] = facts.joiningContact ?? [];
  if (!person) return;
  pdf.heading(joining.questions.title);
  pdf.paragraph({ text: `${person.name}, ${person.office}: ${person.phone}`, lang: person.langs?.office });
};

/** The parts of the sheet, in their order on it. */
export const sections = {
  fees: amounts("fees"),
  instalments: amounts("instalments"),
  payments,
  reporting,
  papers: toBring("papersToBring", "papers"),
  forms,
  things: toBring("thingsToBring", "things"),
  directions,
  visits,
  questions,
} as const;

const notes = (...parts: (string | undefined | null | "")[]): string | undefined =>
  parts.filter(Boolean).join(", ") || undefined;

/** The parts as sentences, each with its full stop. */
function sentences(...parts: (string | number | undefined | null)[]): string {
  const said = parts.map((part) => String(part || "").trim()).filter(Boolean);
  return said.map((part) => (endsAsSentence(part) ? part : `${part}.`)).join(" ");
}
