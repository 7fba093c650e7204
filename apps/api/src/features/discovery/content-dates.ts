import { type FilePage, filePages } from "@visiga/contracts/files";
import type { PublicPath } from "@visiga/contracts/public-paths";

/** When content last changed, as far as known. */
export interface ContentDates {
  /** When the files of each page last changed; a page without any is absent. */
  readonly files: ReadonlyMap<FilePage, Date>;
  /** When a site value last changed; null before the first. */
  readonly site: Date | null;
}

/** The pages whose files a path shows. */
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

/** Paths that mostly show site values. */
const siteValuePaths: readonly PublicPath[] = [
  "/msg",
  "/history",
  "/o-level-admission",
  "/a-level-admission",
  "/contact",
  "/developer",
];

/** When the content of a path last changed; undefined where unknown. */
export function changedAt(path: PublicPath, { files, site }: ContentDates): Date | undefined {
  if (siteValuePaths.includes(path)) return site ?? undefined;
  const dates = (shownPages[path] ?? []).flatMap((page) => files.get(page) ?? []);
  return dates.reduce<Date | undefined>((newest, date) => (newest && newest > date ? newest : date), undefined);
}
