import { textKey, type ValueKey } from "@visiga/contracts/site-texts";
import { sampleTexts } from "@visiga/i18n/sample-texts";
import { expect, test } from "vitest";
import { defaultText, removedText } from "./page-texts.ts";
import { decide } from "./site-decision.ts";
import { contentsOf } from "./site-samples.ts";
import { emptyRow, type StoredSiteValue } from "./site-value.entity.ts";

const now = new Date("2026-11-29T09:00:00Z");
const text = textKey(sampleTexts[0] ?? "");
const fact = "rectorName";
const list = "firstStudents";

const a = { name: "A" };
const b = { name: "B" };
const marked = { ...a, sample: true } as const;
const shipped = defaultText(text);
const edited = { en: "Ours", sw: "Yetu", defaults: { en: shipped?.en ?? "", sw: shipped?.sw ?? "" } };
const removed = removedText(text);

const shippedValues: Readonly<Record<string, StoredSiteValue>> = { [fact]: "A", [list]: [a] };

type Value = StoredSiteValue | null;
/** Whether what was shipped is a sample still: "A" as the fact, `a` in the list, the default of the text. */
type Stays = "sample" | "confirmed";
/** Key and value of the row, what is saved (`-` takes the value away), the action, and the value afterwards. */
type Case = [Stays, ValueKey, Value, Value | "-", string | null, Value?, Stays?];

test.each<Case>([
  ["confirmed", fact, null, "A", "siteChanged", "A"],
  ["confirmed", fact, null, "-", null],
  ["confirmed", fact, "A", "A", null],
  ["sample", fact, "A", "A", "sampleConfirmed", "A", "confirmed"],
  ["sample", fact, "A", "B", "siteChanged", "B"],
  ["sample", fact, "B", "A", "siteChanged", "A", "confirmed"],
  ["sample", fact, "A", "-", "siteChanged", null],
  ["confirmed", list, null, [a], "siteChanged", [a]],
  ["confirmed", list, null, null, null],
  ["confirmed", list, [a], [a], null],
  ["sample", list, [a], [marked], null],
  ["sample", list, [a], [a], "sampleConfirmed", [a], "confirmed"],
  ["sample", list, [a, b], [marked], "siteChanged", [a]],
  ["sample", list, [a], [{ name: "C", sample: true }], "siteChanged", [{ name: "C" }]],
  ["sample", list, [a, b], [a], "siteChanged", [a], "confirmed"],
  ["confirmed", list, [a], [marked, { ...b, sample: true }], "siteChanged", [a, b]],
  ["sample", list, [a], null, "siteChanged", null],
  ["sample", text, null, null, "sampleConfirmed", null, "confirmed"],
  ["sample", text, null, "-", null],
  ["sample", text, null, edited, "siteChanged", edited],
  ["confirmed", text, shipped, null, null],
  ["sample", text, shipped, null, "sampleConfirmed", shipped, "confirmed"],
  ["confirmed", text, shipped, "-", "siteReturned", null],
  ["sample", text, edited, edited, null],
  ["sample", text, edited, null, "siteBinned", null],
  ["sample", text, edited, "-", "siteBinned", null],
  ["sample", text, removed, null, "siteReturned", null],
])("what was shipped is a %s: %s with %j saved as %j is %s", (was, key, value, saved, action, after, stays = was) => {
  const samples = was === "sample" ? contentsOf({ key, value: shippedValues[key] ?? null }) : [];
  const has = (content: object) => samples.some((each) => JSON.stringify(each) === JSON.stringify(content));
  const row = { ...emptyRow(key), value, version: 1 };
  const given = saved === "-" ? { value: null, removed: true } : { value: saved, removed: false };
  const decision = decide(row, given, { has }, now);
  expect(decision?.action ?? null).toBe(action);
  if (decision) expect(decision.state.value).toEqual(after);
  expect(decision?.confirms?.length ?? 0).toBe(was === stays ? 0 : 1);
});
