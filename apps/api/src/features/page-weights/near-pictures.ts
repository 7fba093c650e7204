import type { PublicPath } from "@visiga/contracts/public-paths";

/** The visible lazy pictures of a page that a phone fetches without scrolling: `count` from `start` on. */
export interface NearPictures {
  readonly start: number;
  readonly count: number;
}

/**
 * The near pictures on a phone of 360 by 800 px: up to about 1,250 px below the window, in document order. They depend
 * on the layout, which the server does not know, so a browser test compares the weights with Chromium's transfers.
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

/** Number of lazy pictures before them that a style sheet hides: those of unselected tabs. */
const starts: Partial<Record<PublicPath, number>> = { "/works": 2, "/work": 1 };

export const nearPictures = (path: PublicPath): NearPictures => ({
  start: starts[path] ?? 0,
  count: counts[path] ?? 0,
});
