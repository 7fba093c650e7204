import * as z from "zod/mini";
import { publicPaths } from "./public-paths.ts";

/** What a phone receives to show a page it has never been to: the page, its styles, scripts, fonts and first pictures. */
export const pageWeight = z.object({
  path: z.enum(publicPaths),
  /** As they travel. */
  bytes: z.int(),
});
export type PageWeight = z.infer<typeof pageWeight>;

/** One page, or every one of them. */
export const pageWeightQuery = z.object({ path: z.optional(z.enum(publicPaths)) });
export type PageWeightQuery = z.infer<typeof pageWeightQuery>;

export const pageWeights = z.object({ pages: z.array(pageWeight) });
