import type { FilePage } from "@visiga/contracts/files";

export const pictureFilters = [
  "ALUMNI",
  "GALLERY",
  "ORGANIZATION",
  "NEWS",
  "HOME",
  "SEMINARIANS",
  "WAWATA",
  "ALL",
] as const;
export type PictureFilter = (typeof pictureFilters)[number];

export function filteredPage(filter: PictureFilter): FilePage | undefined {
  if (filter === "ALL") return undefined;
  return filter === "SEMINARIANS" ? "SEMINARIAN" : filter;
}

export const filterOf = (page: FilePage): PictureFilter =>
  pictureFilters.find((filter) => filteredPage(filter) === page) ?? "ALL";
