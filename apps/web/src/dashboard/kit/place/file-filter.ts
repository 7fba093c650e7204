import type { FilePage } from "@visiga/contracts/files";

/** The filter tabs of the Images tab, the usual one first. */
export const fileFilters = [
  "ALUMNI",
  "GALLERY",
  "ORGANIZATION",
  "NEWS",
  "HOME",
  "SEMINARIANS",
  "WAWATA",
  "ALL",
] as const;
export type FileFilter = (typeof fileFilters)[number];

/** The page that a filter shows; ALL shows every one. */
export function filteredPage(filter: FileFilter): FilePage | undefined {
  if (filter === "ALL") return undefined;
  return filter === "SEMINARIANS" ? "SEMINARIAN" : filter;
}

/** The filter under which a page’s pictures are found. */
export const filterOf = (page: FilePage): FileFilter =>
  fileFilters.find((filter) => filteredPage(filter) === page) ?? "ALL";
