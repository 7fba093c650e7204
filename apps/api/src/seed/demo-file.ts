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

/** The first file is `from` days old, each further one `step` days older. */
export const datedFiles = (from: number, step: number, files: readonly Omit<DemoFile, "daysAgo">[]): DemoFile[] =>
  files.map((file, index) => ({ ...file, daysAgo: from + index * step }));

/** Plainly a sample: `Sample Name 01`. */
export function numbered(en: string, sw: string, index: number): Bilingual {
  const number = String(index + 1).padStart(2, "0");
  return { en: `${en} ${number}`, sw: `${sw} ${number}` };
}

type Words = readonly [name: string, description: string];

interface Caption {
  /** Instead of that of the list. */
  readonly title?: string;
  readonly en: Words;
  readonly sw: Words;
}

type Captions = Partial<Record<PictureName, Caption>>;

/** Dated files of one page, by their pictures. */
export const captioned = (page: FilePage, title: string, from: number, step: number, captions: Captions): DemoFile[] =>
  datedFiles(
    from,
    step,
    (Object.entries(captions) as [PictureName, Caption][]).map(([picture, { en, sw, ...own }]) => ({
      page,
      title,
      ...own,
      picture,
      name: { en: en[0], sw: sw[0] },
      description: en[1] ? { en: en[1], sw: sw[1] } : null,
    })),
  );
