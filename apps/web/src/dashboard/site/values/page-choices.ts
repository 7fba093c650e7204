import { type PublicPath, publicPaths } from "@visiga/contracts/public-paths";
import type { PageName } from "#platform/document/head.ts";
import { useDictionary } from "#platform/words/dictionary.ts";

const names: Readonly<Record<Exclude<PublicPath, "/">, PageName>> = {
  "/news": "news",
  "/gallery": "gallery",
  "/alumni": "alumni",
  "/wawata": "wawata",
  "/organization": "organization",
  "/about-us": "aboutUs",
  "/msg": "msg",
  "/staff": "staff",
  "/history": "history",
  "/o-level": "oLevel",
  "/a-level": "aLevel",
  "/spiritual": "spiritual",
  "/games": "games",
  "/dispensary": "dispensary",
  "/works": "works",
  "/work": "work",
  "/o-level-admission": "oLevelAdmission",
  "/a-level-admission": "aLevelAdmission",
  "/formation-admission": "formationAdmission",
  "/services": "services",
  "/pillars": "pillars",
  "/contact": "contact",
  "/developer": "developer",
  "/images": "images",
};

/** All pages that a link may lead to, with their titles. */
export function usePageChoices(): { path: PublicPath; title: string }[] {
  const { seo, common } = useDictionary();
  return publicPaths.map((path) => ({ path, title: path === "/" ? common.home : seo.pages[names[path]].title }));
}
