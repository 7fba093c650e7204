import { type FilePage, filePages } from "@visiga/contracts/files";
import type { PublicPath } from "@visiga/contracts/public-paths";

/** When content was last touched, as far as that is known. */
export interface ContentDates {
  /** When the newest record of each page was added; a page without records is absent. */
  readonly files: ReadonlyMap<FilePage, Date>;
  /** When a fact was last changed; null before the first. */
  readonly site: Date | null;
}

/** Whose records a page shows. */
const records: Partial<Record<PublicPath, readonly FilePage[]>> = {
  "/": ["HOME", "NEWS", "GALLERY", "WAWATA"],
  "/news": ["NEWS"],
  "/gallery": ["GALLERY"],
  "/alumni": ["ALUMNI"],
  "/wawata": ["WAWATA"],
  "/organization": ["ORGANIZATION"],
  "/about-us": ["ABOUT"],
  "/o-level": ["SEMINARIAN"],
  "/a-level": ["SEMINARIAN"],
  "/images": filePages,
};

/** Pages that are largely the seminary's own facts. */
const factPages: readonly PublicPath[] = [
  "/msg",
  "/history",
  "/o-level-admission",
  "/a-level-admission",
  "/contact",
  "/developer",
];

/** When the content of a page last changed; undefined where nothing is known of it. */
export function changedAt(path: PublicPath, { files, site }: ContentDates): Date | undefined {
  if (factPages.includes(path)) return site ?? undefined;
  const dates = (records[path] ?? []).flatMap((page) => files.get(page) ?? []);
  return dates.reduce<Date | undefined>((newest, date) => (newest && newest > date ? newest : date), undefined);
}
