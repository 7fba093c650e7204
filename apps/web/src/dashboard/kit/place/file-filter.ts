import type { FilePage } from "@visiga/contracts/files";

/** Filter tabs of the Images tab; the first is the default. */
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

/** The page of a filter; undefined for ALL. */
export function filteredPage(filter: FileFilter): FilePage | undefined {
  if (filter === "ALL") return undefined;
  return filter === "SEMINARIANS" ? "SEMINARIAN" : filter;
}

export const filterOf = (page: FilePage): FileFilter =>
  fileFilters.find((filter) => filteredPage(filter) === page) ?? "ALL";
