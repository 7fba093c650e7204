import { editAttribute, editedThing } from "@visiga/contracts/page-editing";
import type { ValueKey } from "@visiga/contracts/site-texts";
import type { ValueGroup } from "./values-section.tsx";

/** Groups a page’s values below its headings in their order, then the others. `html` is the page for editing. */
export function inPageOrder(groups: readonly ValueGroup[], html: string): ValueGroup[] {
  const known = new Set(groups.flatMap(({ keys }) => keys));
  const page = new DOMParser().parseFromString(html, "text/html");
  const placed: { heading: string; keys: ValueKey[] }[] = [];
  for (const element of page.querySelectorAll<HTMLElement>(`h1, h2, h3, [${editAttribute}]`)) {
    if (/^H\d$/.test(element.tagName)) placed.push({ heading: element.textContent, keys: [] });
    const thing = editedThing(element.getAttribute(editAttribute));
    for (const key of thing && "values" in thing ? thing.values : []) {
      if (known.delete(key)) placed.at(-1)?.keys.push(key);
    }
  }
  const others = groups.map((group) => ({ ...group, keys: group.keys.filter((key) => known.has(key)) }));
  return [...placed, ...others].filter(({ keys }) => keys.length > 0);
}
