import { type FileQuery, placeTitles } from "@visiga/contracts/files";
import { prefetchList } from "#platform/data/list-query.ts";
import type { RouterContext } from "#platform/document/router-context.ts";

/** The newest picture titled MARIAN, as a list; without one the project's own artwork stands in. */
export const marianList: FileQuery = { title: placeTitles.marian, first: 1 };

/** Reads the picture beside the content before a page renders. */
export const prefetchMarianWindow = (context: RouterContext): Promise<void> => prefetchList(context, marianList);
