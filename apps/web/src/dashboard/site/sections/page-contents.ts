import { type PublicPage, pages } from "@visiga/contracts/pages";
import { pageAt, pageRow } from "@visiga/contracts/public-paths";
import type { SiteKey } from "@visiga/contracts/site";
import type { TextPlace } from "@visiga/i18n/page-texts";
import { filterOf, type PictureFilter } from "#dashboard/shared/place/picture-filter.ts";

const facts: { readonly [Name in PublicPage]: { readonly topic: string; readonly facts?: readonly SiteKey[] } } = pages;

const everyPageFacts = [
  "phoneOffice",
  "phoneOfficeChannels",
  "phoneAdmission",
  "phoneAdmissionChannels",
  "emailAdmission",
  "postalAddress",
  "tiktok",
  "youtube",
  "instagram",
] as const satisfies readonly SiteKey[];

export const pageFacts = (place: TextPlace): readonly SiteKey[] =>
  place === "everyPage" ? everyPageFacts : (facts[pageAt(place)].facts ?? []);

/** Filter of the Images tab that shows the pictures of a page: those of its first list, unless a title selects them. */
export function pageFilter(place: TextPlace): PictureFilter {
  const [list] = place === "everyPage" ? [] : Object.values(pageRow(pageAt(place)).lists ?? {});
  return list?.page && !list.title ? filterOf(list.page) : "ALL";
}
