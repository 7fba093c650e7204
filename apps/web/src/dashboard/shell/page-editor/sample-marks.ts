import { editAttribute, editedValue, sampleAttribute } from "@visiga/contracts/page-editing";
import { typedValue } from "@visiga/contracts/site-value";
import type { StoredValue } from "#dashboard/site/editing/use-site-values.ts";

/** Whether what a key names is a sample: a value, or the record that a field is in. */
function isSampleKey(key: string, values: readonly StoredValue[]): boolean {
  const name = editedValue(key);
  const stored = values.find((each) => each.key === name);
  if (!name || !stored?.sample) return false;
  const typed = typedValue(name, stored.value);
  const [, index] = typed?.shape === "records" ? key.split(".") : [];
  return index === undefined || (typed?.shape === "records" && Boolean(typed.records[Number(index)]?.sample));
}

/** Marks each sample of a page for editing once, with the word for it, also in its accessible name. */
export function markSamples(page: Document, values: readonly StoredValue[], word: string): void {
  for (const place of page.querySelectorAll(`[role=button][${editAttribute}]`)) {
    const [key = ""] = place.getAttribute(editAttribute)?.split(" ") ?? [];
    const marked = place.hasAttribute(sampleAttribute);
    const name = place.getAttribute("aria-label");
    if (marked === isSampleKey(key, values)) continue;
    place.toggleAttribute(sampleAttribute, !marked);
    if (!marked) place.setAttribute(sampleAttribute, word);
    if (name !== null) place.setAttribute("aria-label", marked ? name.replace(`${word}: `, "") : `${word}: ${name}`);
  }
}
