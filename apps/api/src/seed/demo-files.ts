import type { PictureName } from "@visiga/artwork/pictures";
import type { FilePage } from "@visiga/contracts/files";
import alumni from "./demo-alumni.json" with { type: "json" };
import gallery from "./demo-gallery.json" with { type: "json" };
import news from "./demo-news.json" with { type: "json" };
import organization from "./demo-organization.json" with { type: "json" };
import pageFiles from "./demo-page-files.json" with { type: "json" };
import seminarians from "./demo-seminarians.json" with { type: "json" };
import wawata from "./demo-wawata.json" with { type: "json" };

interface Bilingual {
  readonly en: string;
  readonly sw: string;
}

export interface DemoFile {
  readonly page: FilePage;
  /** A string for a category; headlines have two languages. */
  readonly title: string | Bilingual;
  readonly name: Bilingual;
  readonly description: Bilingual | null;
  readonly picture: PictureName | null;
  /** Days since the file was added or, with `event`, since the event. At least 1. */
  readonly daysAgo: number;
  /** If true, `daysAgo` is the day of an event, and the file was added on the next day. */
  readonly event?: boolean;
}

export const demoFiles = [
  ...pageFiles,
  ...news,
  ...gallery,
  ...alumni,
  ...organization,
  ...seminarians,
  ...wawata,
] as readonly DemoFile[];
