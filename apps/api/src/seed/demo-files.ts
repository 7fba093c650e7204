import type { PictureName } from "@visiga/artwork/pictures";
import type { FilePage } from "@visiga/contracts/files";
import { demoAlumni } from "./demo-alumni.ts";
import { demoGallery } from "./demo-gallery.ts";
import { demoNews } from "./demo-news.ts";
import { demoOrganization } from "./demo-organization.ts";
import { demoPlaces } from "./demo-places.ts";
import { demoSeminarians } from "./demo-seminarians.ts";
import { demoWawata } from "./demo-wawata.ts";

export interface Bilingual {
  readonly en: string;
  readonly sw: string;
}

/** A demo file. Lists of demo files are newest first. */
export interface DemoFile {
  readonly page: FilePage;
  /** A string for a category; headlines have two languages. */
  readonly title: string | Bilingual;
  readonly name: string | Bilingual;
  readonly description: Bilingual | null;
  readonly picture: PictureName | null;
  /** Days since the file was added or, with `event`, since the event. At least 1. */
  readonly daysAgo: number;
  /** If true, `daysAgo` is the day of an event, and the file was added on the next day. */
  readonly event?: true;
}

/** Dates a list of demo files: the first is `from` days old, each further one `step` days older. */
export const everyFewDays = (from: number, step: number, files: readonly Omit<DemoFile, "daysAgo">[]): DemoFile[] =>
  files.map((file, index) => ({ ...file, daysAgo: from + index * step }));

export const demoFiles: readonly DemoFile[] = [
  ...demoPlaces,
  ...demoNews,
  ...demoGallery,
  ...demoAlumni,
  ...demoOrganization,
  ...demoSeminarians,
  ...demoWawata,
];
