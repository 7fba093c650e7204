import type { CheerioAPI } from "cheerio";
import { plain } from "./rendered-site.ts";

const textNode = 3;
const element = 1;

/** The whole text of each element of a page and of each line inside it, case-sensitive. */
export function pageTexts($: CheerioAPI): ReadonlySet<string> {
  const readable = $("body *").not("script, style, template, [hidden], [hidden] *");
  const found = readable.toArray().flatMap((each) => {
    const lines = [""];
    for (const node of each.childNodes) {
      if (node.nodeType === textNode) lines.push(`${lines.pop()}${$(node).text()}`);
      else if (node.nodeType === element) lines.push("");
    }
    return [$(each).text(), ...lines];
  });
  return new Set(found.map(plain));
}
