import type { PictureName } from "@visiga/artwork/pictures";
import type { FilePage } from "@visiga/contracts/files";

/** Words in both languages. */
export interface Bilingual {
  readonly en: string;
  readonly sw: string;
}

/** A sample record as it is written down here: newest first within its list. */
export interface DemoFile {
  readonly page: FilePage;
  /** A category is the same in both languages, a headline is not. */
  readonly title: string | Bilingual;
  readonly name: string | Bilingual;
  readonly description: Bilingual | null;
  readonly picture: PictureName | null;
  /** How long ago it was added, or happened where `event` is set. At least 1. */
  readonly daysAgo: number;
  /** The day belongs to an event, which was told of on the day after. */
  readonly event?: true;
}

/** Gives each record of a list its day: the first `from` days ago, then every `step` days. */
export const everyFewDays = (from: number, step: number, files: readonly Omit<DemoFile, "daysAgo">[]): DemoFile[] =>
  files.map((file, index) => ({ ...file, daysAgo: from + index * step }));
