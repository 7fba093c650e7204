import { type ItemPage, itemPages, itemPaths } from "@visiga/contracts/item-pages";
import { framedPaths as fixedPaths, publicPaths } from "@visiga/contracts/public-paths";

/** Stands for the page of the newest entry of a page, whose address differs between runs: `/news/newest`. */
const newest = (page: ItemPage) => `${itemPaths[page]}/newest`;

export const newestItems: readonly string[] = itemPages.map(newest);

/** The page whose newest entry a placeholder path means; undefined for other paths. */
export const newestOf = (path: string): ItemPage | undefined => itemPages.find((page) => newest(page) === path);

export const framedPaths: readonly string[] = [...fixedPaths, ...newestItems];

export const missingPaths: readonly string[] = ["/not-found", "/nowhere"];

export const everyPath: readonly string[] = [...publicPaths, ...newestItems, ...missingPaths];

/** Screens of the dashboard, which the browser renders inside the document of the server. */
export const screenPaths = ["/login", "/set-password", "/dashboard", "/users"] as const;
