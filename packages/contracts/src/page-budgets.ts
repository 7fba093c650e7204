import { type PublicPath, pageAt, pageRow } from "./public-paths.ts";

/** The budgets of every public page: bytes as a phone receives them, compressed, with headers. */
export const resourceBudgets = { script: 12_000, style: 12_000, html: 12_200, font: 28_000 } as const;

export const styleSheetBudget = 2;

/** Budget of the service worker's script in bytes. No visit waits for it. */
export const workerBudget = 15_000;

/**
 * Budgets of the dashboard in bytes, as its user receives it: the login with an empty cache, then the Images tab with its
 * first pictures, then each other tab. That of the letters loads what /joining says, in four pages, for the time without
 * the internet.
 */
export const screenBudgets = { login: 80_000, images: 320_000, tab: 40_000, letters: 48_000 } as const;

const second = 2_000;
/** Bytes of a visit: `first` with an empty cache, `saver` also with data saver on, `second` of the same page again. */
const budgets = {
  home: { first: 190_000, saver: 35_000, second },
  gallery: { first: 330_000, saver: 30_000, second },
  pictures: { first: 200_000, saver: 30_000, second },
  words: { first: 120_000, saver: 25_000, second },
} as const;

export const visitBudgets = (path: PublicPath) => budgets[pageRow(pageAt(path)).budget ?? "words"];
