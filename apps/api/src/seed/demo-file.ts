import type { PictureName } from "@visiga/artwork/pictures";
import type { FilePage } from "@visiga/contracts/files";

/** A text in both languages. */
export interface Bilingual {
  readonly en: string;
  readonly sw: string;
}

/** A demo file. Lists of them are newest first. */
export interface DemoFile {
  readonly page: FilePage;
  /** A string where it names a category; a headline has two languages. */
  readonly title: string | Bilingual;
  readonly name: string | Bilingual;
  readonly description: Bilingual | null;
  readonly picture: PictureName | null;
  /** Days since it was added or, with `event`, since the event. At least 1. */
  readonly daysAgo: number;
  /** `daysAgo` is the day of an event; the file was added on the day after. */
  readonly event?: true;
}

/** Dates a list of demo files: the first `from` days ago, each further one `step` days earlier. */
export const everyFewDays = (from: number, step: number, files: readonly Omit<DemoFile, "daysAgo">[]): DemoFile[] =>
  files.map((file, index) => ({ ...file, daysAgo: from + index * step }));
