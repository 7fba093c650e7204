import { type FilePage, filePages } from "@visiga/contracts/files";
import type { PublicPath } from "@visiga/contracts/public-paths";

/** When content last changed, if known. */
export interface ContentDates {
  /** When the files of each page last changed. Pages without files are absent. */
  readonly files: ReadonlyMap<FilePage, Date>;
  /** When a site value last changed; null if none ever did. */
  readonly site: Date | null;
}

const shownPages: Partial<Record<PublicPath, readonly FilePage[]>> = {
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

/** Paths that mainly show site values. */
const siteValuePaths: readonly PublicPath[] = [
  "/msg",
  "/history",
  "/o-level-admission",
  "/a-level-admission",
  "/contact",
  "/developer",
];

/** When the content of a path last changed; undefined if unknown. */
export function changedAt(path: PublicPath, { files, site }: ContentDates): Date | undefined {
  if (siteValuePaths.includes(path)) return site ?? undefined;
  const dates = (shownPages[path] ?? []).flatMap((page) => files.get(page) ?? []);
  return dates.reduce<Date | undefined>((newest, date) => (newest && newest > date ? newest : date), undefined);
}
