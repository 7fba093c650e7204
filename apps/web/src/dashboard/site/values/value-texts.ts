import { type Announcement, type SiteKey, siteCatalogue } from "@visiga/contracts/site";

/** What somebody can read of a value, side by side: cells behind one another, rows and announcements on lines of their own. */
interface SideText {
  readonly side: "en" | "sw" | "both";
  readonly text: string;
}

export function valueTexts(key: SiteKey, value: unknown): SideText[] {
  const { shape, bilingual } = siteCatalogue[key];
  if (shape === "announcements") {
    const items = (value ?? []) as Announcement[];
    const line = (side: "en" | "sw") => (item: Announcement) =>
      [item.text[side], item.link?.words[side], item.link?.to, item.until].filter(Boolean).join(" · ");
    return [
      { side: "en", text: items.map(line("en")).join("\n") },
      { side: "sw", text: items.map(line("sw")).join("\n") },
    ];
  }
  if (!bilingual) return [{ side: "both", text: sideText(value) }];
  const sides = (value ?? { en: null, sw: null }) as { en: unknown; sw: unknown };
  return [
    { side: "en", text: sideText(sides.en) },
    { side: "sw", text: sideText(sides.sw) },
  ];
}

function sideText(side: unknown): string {
  if (!Array.isArray(side)) return String(side ?? "");
  return (side as string[][]).map((row) => row.filter(Boolean).join(" · ")).join("\n");
}
