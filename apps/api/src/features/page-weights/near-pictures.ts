import type { PublicPath } from "@visiga/contracts/public-paths";

/** Which of a page's lazy pictures, hidden ones aside, a phone fetches before anybody scrolls: `count` from `start` on. */
export interface NearPictures {
  readonly start: number;
  readonly count: number;
}

/**
 * The near pictures on a phone of 360 by 800 px: up to some 1,250 px below the window, in order of the document. The
 * layout decides it, which the server cannot see, so a browser test compares the weights with what Chromium receives.
 */
const counts: Partial<Record<PublicPath, number>> = {
  "/news": 2,
  "/gallery": 15,
  "/alumni": 9,
  "/wawata": 12,
  "/organization": 12,
  "/msg": 3,
  "/history": 1,
  "/staff": 3,
  "/o-level": 4,
  "/a-level": 2,
  "/games": 1,
  "/dispensary": 1,
  "/works": 1,
  "/work": 3,
  "/services": 1,
  "/pillars": 1,
  "/images": 13,
};

/** How many lazy pictures come before them that a style sheet hides: those of the tabs that are not chosen. */
const starts: Partial<Record<PublicPath, number>> = { "/works": 2, "/work": 1 };

export const nearPictures = (path: PublicPath): NearPictures => ({
  start: starts[path] ?? 0,
  count: counts[path] ?? 0,
});
