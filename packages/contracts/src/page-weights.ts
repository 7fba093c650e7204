import * as z from "zod/mini";
import { publicPaths } from "./public-paths.ts";

/**
 * What a phone receives on its first visit of a page before anybody scrolls: HTML, styles, scripts, fonts, and the
 * pictures in its window or near enough that the browser fetches them early. `visitBudgets` says what it may be.
 */
export const pageWeight = z.object({
  path: z.enum(publicPaths),
  /** As transferred: compressed, including response headers. */
  bytes: z.int(),
});
export type PageWeight = z.infer<typeof pageWeight>;

/** One page; without a path every page. */
export const pageWeightQuery = z.object({ path: z.optional(z.enum(publicPaths)) });
export type PageWeightQuery = z.infer<typeof pageWeightQuery>;

/** In the order of `publicPaths`, without pages that could not be drawn. */
export const pageWeights = z.object({ pages: z.array(pageWeight) });
