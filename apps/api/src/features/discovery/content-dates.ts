import { type FilePage, filePages } from "@visiga/contracts/files";
import { type PublicPath, pageAt, pageRow } from "@visiga/contracts/public-paths";

/** When content last changed, if known. */
export interface ContentDates {
  /** When the files of each page last changed. Pages without files are absent. */
  readonly files: ReadonlyMap<FilePage, Date>;
  /** When a site value last changed; null if none ever did. */
  readonly site: Date | null;
}

/** When the content of a path last changed; undefined if unknown. */
export function changedAt(path: PublicPath, { files, site }: ContentDates): Date | undefined {
  const { datedByFacts, lists = {} } = pageRow(pageAt(path));
  if (datedByFacts) return site ?? undefined;
  // A list by title has files of any page. A list without either has those of every page.
  const shown = Object.values(lists).flatMap(({ page, title }) => (title ? [] : (page ?? filePages)));
  const dates = shown.flatMap((page) => files.get(page) ?? []);
  return dates.reduce<Date | undefined>((newest, date) => (newest && newest > date ? newest : date), undefined);
}
