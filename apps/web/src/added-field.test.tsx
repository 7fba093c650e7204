import { entryFieldNames } from "@visiga/contracts/entry-field-names";
import type { ManagedEntry } from "@visiga/contracts/managed-entries";
import { type DashboardDictionary, loadDashboardDictionary } from "@visiga/i18n/dictionaries";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test, vi } from "vitest";
import { fieldWords } from "#dashboard/activity/activity-words.ts";
import { conflictFields, entryValues } from "#dashboard/entries/form/entry-values.ts";
import { EntryControl } from "#dashboard/shared/forms/entry-parts.tsx";
import { batchFields } from "#dashboard/upload/queue/batch-values.ts";
import { DashboardDictionaryContext } from "#platform/words/dictionary.ts";

// A field is added as docs/recipes.md says: a row, its words, a control. Its column is added in apps/api.
vi.mock("@visiga/contracts/entry-fields", async (load) => {
  const { entryFields } = await load<typeof import("@visiga/contracts/entry-fields")>();
  const sampleField = { ...entryFields.alt, record: entryFields.shownFrom.record };
  return { entryFields: { ...entryFields, sampleField } };
});

const swahili = { name: null, title: null, description: null, alt: null };
const entry = { name: "Feast", swahili, sampleField: "Sample Teacher" } as Partial<ManagedEntry> as ManagedEntry;
const added = "sampleField" as (typeof entryFieldNames)[number] & "alt";
let t: DashboardDictionary;

beforeAll(async () => {
  const { images, ...others } = await loadDashboardDictionary("en");
  const fields = { ...images.fields, [added]: "Sample field" };
  t = { ...others, images: { ...images, fields } };
});

test("the form has the stored value of an added field, and none for a new entry", () => {
  expect(entryFieldNames).toContain(added);
  expect(entryValues(entry)[added]).toBe("Sample Teacher");
  expect(entryValues(null)[added]).toBe("");
});

test("the control of an added field has the label, the value and the error of its field", () => {
  const field = () => ({
    id: added,
    value: "Sample Teacher",
    error: t.errors.issue.text_too_long,
    onChange: () => undefined,
  });
  const html = renderToStaticMarkup(
    <DashboardDictionaryContext value={t}>
      <EntryControl form={{ field }} name={added} />
    </DashboardDictionaryContext>,
  );
  expect(html).toContain(`<label for="${added}">Sample field</label>`);
  expect(html).toMatch(/<input id="sampleField"[^>]* value="Sample Teacher"/);
  expect(html).toContain(t.errors.issue.text_too_long);
});

test("a batch of pictures does not send an added field, which it does not ask for", () => {
  expect(Object.keys(batchFields.shape)).not.toContain(added);
});

test("a conflict shows both values of an added field", () => {
  const yours = { ...entryValues(entry), [added]: "Sample Parent" };
  expect(conflictFields(yours, entryValues(entry), t.images, "en")).toEqual([
    { label: t.images.fields.name, yours: "Feast", theirs: "Feast" },
    { label: "Sample field", yours: "Sample Parent", theirs: "Sample Teacher" },
  ]);
});

test("the activity names an added field by its label", () => {
  expect(fieldWords(added, "Feast", t)).toBe("Sample field");
});
