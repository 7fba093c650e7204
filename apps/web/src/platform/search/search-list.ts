import type { PublicDictionary } from "@visiga/i18n/dictionaries";
import type { SearchPage } from "./search-pages.ts";

/** The dictionary's titles, groups and keywords of the search, in one language. */
export type SearchWords = PublicDictionary["search"];

const addresses = {
  alumni: "/alumni",
  news: "/news",
  aboutUs: "/about-us",
  msg: "/msg",
  staff: "/staff",
  history: "/history",
  organization: "/organization",
  oLevel: "/o-level",
  aLevel: "/a-level",
  spiritual: "/spiritual",
  games: "/games",
  dispensary: "/dispensary",
  works: "/works",
  work: "/work",
  oLevelAdmission: "/o-level-admission",
  aLevelAdmission: "/a-level-admission",
  formationAdmission: "/formation-admission",
  contact: "/contact",
  wawata: "/wawata",
  services: "/services",
  pillars: "/pillars",
  gallery: "/gallery",
} as const satisfies Record<keyof SearchWords, string>;

/** The fixed list of pages that the search covers: all public pages except the home page. */
export const searchList = (search: SearchWords): SearchPage[] =>
  Object.entries(addresses).map(([page, to]) => ({ ...search[page as keyof SearchWords], to }));
