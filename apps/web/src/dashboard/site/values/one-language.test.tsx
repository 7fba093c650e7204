import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { siteKeys } from "@visiga/contracts/site";
import { isHidden, isWords, type RecordField } from "@visiga/contracts/site-fields";
import { type AnyRecord, inLanguage } from "@visiga/contracts/site-value";
import { loadDashboardDictionary, loadPublicDictionary } from "@visiga/i18n/dictionaries";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DashboardDictionaryContext, DictionaryContext } from "#platform/words/dictionary.ts";
import { RecordFieldEditor } from "./record-field.tsx";
import { fieldsOf } from "./record-form.ts";
import { checkValue, formatOf, isBilingual, toForm, type ValueForm } from "./value-form.ts";

const languages = ["en", "sw"] as const;

const examples: Readonly<Record<RecordField["type"], (field: RecordField) => unknown>> = {
  words: () => "Maneno",
  sentence: () => "Sentensi.",
  text: () => "Aya.\n\nAya.",
  line: () => "123",
  amount: () => "15000",
  count: () => "0",
  year: () => "2026",
  day: () => "2027-01-11",
  choice: ({ options }) => options[0],
  choices: ({ options }) => options.slice(0, 1),
  phone: () => "0700 000 001",
  url: () => "https://example.org",
  link: () => ({ to: "/msg", words: "Soma" }),
  document: () => ({ id: crypto.randomUUID(), pages: 1, bytes: 1000 }),
  id: () => crypto.randomUUID(),
  since: () => null,
};

const blank = (field: RecordField) => (isWords(field) || field.type === "link" ? null : "");

/** An example of a field, its words in one language. */
function example(field: RecordField, side: "en" | "sw"): unknown {
  const value = examples[field.type](field);
  const alone = (text: unknown) => ({ en: "", sw: "", [side]: text });
  if (field.type === "link") return { ...(value as object), words: alone("Soma") };
  return isWords(field) ? alone(value) : value;
}

/** Steps have the day on which they were checked, so one is left out with the other. */
const isLeft = (name: string, left: string | undefined) => name === left || (name === "steps" && left === "checked");

const record = (fields: readonly [string, RecordField][], side: "en" | "sw", left?: string): AnyRecord =>
  Object.fromEntries(fields.map(([name, field]) => [name, isLeft(name, left) ? blank(field) : example(field, side)]));

const bilingual = siteKeys.filter(isBilingual);
const withRecords = siteKeys.filter((key) => fieldsOf(key).length > 0);
const inEach = <Key,>(keys: readonly Key[]) => keys.flatMap((key) => languages.map((side) => [key, side] as const));

test.each(inEach(bilingual))("%s may be entered in one language, %s, which both readers see", (key, side) => {
  const { value, issues } = checkValue(key, { shape: "text", en: "", sw: "", [side]: "Neno" });
  expect(issues).toBeUndefined();
  for (const language of languages) expect(inLanguage(value, language)).toBe("Neno");
  expect(checkValue(key, toForm(key, value))).toEqual({ value });
});

test.each(inEach(withRecords))("a record of %s may be entered in one language, %s", (key, side) => {
  const { shape } = toForm(key, null);
  const whole = record(fieldsOf(key), side);
  const { issues } = checkValue(key, { shape, records: [whole] } as ValueForm);
  expect(issues).toBeUndefined();
});

const fields = withRecords.flatMap((key) =>
  fieldsOf(key)
    .filter(([, field]) => !isHidden(field))
    .map(([name, field]) => [key, name, field] as const),
);

test.each(languages)(
  "a field of a record is marked as one that may be left out exactly when it may, in %s",
  async (side) => {
    const t = await loadDashboardDictionary(side);
    const dictionary = await loadPublicDictionary(side);
    const marks = fields.map(([key, name, field]) => {
      const html = renderToStaticMarkup(
        <QueryClientProvider client={new QueryClient()}>
          <DictionaryContext value={{ language: side, dictionary }}>
            <DashboardDictionaryContext value={t}>
              <RecordFieldEditor
                id={name}
                label={name}
                field={field}
                value={example(field, side)}
                errorOf={() => undefined}
                onChange={() => undefined}
              />
            </DashboardDictionaryContext>
          </DictionaryContext>
        </QueryClientProvider>,
      );
      const marked = html.includes(t.dashboard.optional) || html.includes(t.records.sameDay);
      return [key, name, marked];
    });
    const taken = fields.map(([key, name]) => {
      const records = [record(fieldsOf(key), side, name)];
      return [key, name, checkValue(key, { shape: "records", records }).issues === undefined];
    });
    expect(marks).toEqual(taken);
  },
);

test("a value that is one line may be left empty, whatever its format", () => {
  for (const key of siteKeys.filter((each) => toForm(each, null).shape === "text" && formatOf(each) !== ""))
    expect(checkValue(key, { shape: "text", en: " ", sw: "" })).toEqual({ value: null });
});
