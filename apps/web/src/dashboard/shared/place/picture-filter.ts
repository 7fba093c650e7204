import type { EntryPage } from "@visiga/contracts/entries";

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

export function filteredPage(filter: PictureFilter): EntryPage | undefined {
  if (filter === "ALL") return undefined;
  return filter === "SEMINARIANS" ? "SEMINARIAN" : filter;
}

export const filterOf = (page: EntryPage): PictureFilter =>
  pictureFilters.find((filter) => filteredPage(filter) === page) ?? "ALL";
