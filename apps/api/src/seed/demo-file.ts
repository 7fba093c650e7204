import type { PictureName } from "@visiga/artwork/pictures";
import type { FilePage } from "@visiga/contracts/files";

export interface Bilingual {
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
  readonly event?: true;
}

/** Demo files with common fields: the first is `from` days old, each further one `step` days older. */
export const datedFiles = <Field extends keyof DemoFile>(
  from: number,
  step: number,
  common: Pick<DemoFile, Field>,
  files: readonly Omit<DemoFile, Field | "daysAgo">[],
): DemoFile[] => files.map((file, index) => ({ ...common, ...file, daysAgo: from + index * step }) as DemoFile);

type Words = readonly [name: string, description: string];

export const pictured = (picture: PictureName, en: Words, sw: Words) => ({
  picture,
  name: { en: en[0], sw: sw[0] },
  description: en[1] ? { en: en[1], sw: sw[1] } : null,
});
