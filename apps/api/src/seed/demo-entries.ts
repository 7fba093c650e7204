import type { PictureName } from "@visiga/artwork/pictures";
import type { EntryPage } from "@visiga/contracts/entries";
import alumni from "./demo-alumni.json" with { type: "json" };
import gallery from "./demo-gallery.json" with { type: "json" };
import news from "./demo-news.json" with { type: "json" };
import organization from "./demo-organization.json" with { type: "json" };
import pageFiles from "./demo-page-entries.json" with { type: "json" };
import seminarians from "./demo-seminarians.json" with { type: "json" };
import wawata from "./demo-wawata.json" with { type: "json" };

interface Bilingual {
  readonly en: string;
  readonly sw: string;
}

export interface DemoEntry {
  readonly page: EntryPage;
  /** A string for a category; headlines have two languages. */
  readonly title: string | Bilingual;
  readonly name: Bilingual;
  readonly description: Bilingual | null;
  readonly picture: PictureName | null;
  /** Days since the entry was added or, with `event`, since the event. At least 1. */
  readonly daysAgo: number;
  /** If true, `daysAgo` is the day of an event, and the entry was added on the next day. */
  readonly event?: boolean;
}

export const demoEntries = [
  ...pageFiles,
  ...news,
  ...gallery,
  ...alumni,
  ...organization,
  ...seminarians,
  ...wawata,
] as readonly DemoEntry[];
