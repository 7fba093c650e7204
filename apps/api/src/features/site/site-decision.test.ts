import { textKey, type ValueKey } from "@visiga/contracts/site-texts";
import { sampleTexts } from "@visiga/i18n/sample-texts";
import { expect, test } from "vitest";
import { defaultText, removedText } from "./page-texts.ts";
import { decide } from "./site-decision.ts";
import { emptyRow, type StoredSiteValue } from "./site-value.entity.ts";

const now = new Date("2026-11-29T09:00:00Z");
const sampleText = textKey(sampleTexts[0] ?? "");
const fact = "rectorName";
const list = "firstStudents";

const a = { name: "A" };
const b = { name: "B" };
const sample = { ...a, sample: true } as const;
const shipped = defaultText(sampleText);
const edited = { en: "Ours", sw: "Yetu", defaults: { en: shipped?.en ?? "", sw: shipped?.sw ?? "" } };
const removed = removedText(sampleText);

type Value = StoredSiteValue | null;
/** Key, value and mark of the row, what is saved (`-` takes the value away), the action, value and mark afterwards. */
type Case = [ValueKey, Value, boolean, Value | "-", string | null, Value?, boolean?];

test.each<Case>([
  [fact, null, false, "A", "siteChanged", "A", false],
  [fact, null, false, "-", null],
  [fact, "A", false, "A", null],
  [fact, "A", true, "A", "sampleConfirmed", "A", false],
  [fact, "A", true, "B", "siteChanged", "B", false],
  [fact, "A", true, "-", "siteChanged", null, false],
  [list, null, false, [a], "siteChanged", [a], false],
  [list, null, false, null, null],
  [list, [a], false, [a], null],
  [list, [sample], true, [sample], null],
  [list, [sample], true, [a], "sampleConfirmed", [a], false],
  [list, [sample, b], true, [sample], "siteChanged", [sample], true],
  [list, [a], false, [sample, { ...b, sample: true }], "siteChanged", [a, b], false],
  [list, [sample], true, null, "siteChanged", null, false],
  [sampleText, null, false, null, "sampleConfirmed", shipped, false],
  [sampleText, null, false, "-", null],
  [sampleText, null, false, edited, "siteChanged", edited, false],
  [sampleText, shipped, false, null, null],
  [sampleText, shipped, false, "-", "siteReturned", null, false],
  [sampleText, edited, false, edited, null],
  [sampleText, edited, false, null, "siteBinned", null, false],
  [sampleText, edited, false, "-", "siteBinned", null, false],
  [sampleText, removed, false, null, "siteReturned", null, false],
])("%s with %j (sample: %s) saved as %j is %s", (key, value, marked, saved, action, after, stays) => {
  const row = { ...emptyRow(key), value, sample: marked, version: 1 };
  const decision = decide(row, saved === "-" ? { value: null, removed: true } : { value: saved, removed: false }, now);
  expect(decision?.action ?? null).toBe(action);
  if (decision) expect(decision.state).toMatchObject({ value: after, sample: stays });
});
