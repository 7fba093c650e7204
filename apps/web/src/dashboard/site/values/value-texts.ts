import type { Announcement } from "@visiga/contracts/site";
import { type ValueKey, valueDefinition } from "@visiga/contracts/site-texts";
import { shapedValue } from "@visiga/contracts/site-value";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";

/** Plain text of a value in one language: ` · ` joins cells; rows and announcements are on separate lines. */
interface SideText {
  readonly side: "en" | "sw" | "both";
  readonly text: string;
}

export function valueTexts(key: ValueKey, value: unknown): SideText[] {
  const { shape, bilingual } = valueDefinition(key);
  const shaped = shapedValue(key, value);
  if (shaped?.shape === "announcements") {
    const line = (side: "en" | "sw") => (item: Announcement) =>
      [item.text[side], item.link?.words[side], item.link?.to, item.until].filter(Boolean).join(" · ");
    return [
      { side: "en", text: shaped.items.map(line("en")).join("\n") },
      { side: "sw", text: shaped.items.map(line("sw")).join("\n") },
    ];
  }
  const sides = shaped?.sides ?? { en: null, sw: null };
  if (!bilingual && shape !== "announcements") return [{ side: "both", text: sideText(sides.en) }];
  return [
    { side: "en", text: sideText(sides.en) },
    { side: "sw", text: sideText(sides.sw) },
  ];
}

function sideText(side: string | string[][] | null): string {
  if (side === null || typeof side === "string") return side ?? "";
  return side.map((row) => row.filter(Boolean).join(" · ")).join("\n");
}

/** Display names of a value’s languages. */
export function useSideNames() {
  const { english, swahili, bothLanguages } = useDashboardDictionary().site;
  return { en: english, sw: swahili, both: bothLanguages };
}
