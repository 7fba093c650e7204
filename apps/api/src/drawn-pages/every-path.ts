import { type ItemPage, itemPages, itemPaths } from "@visiga/contracts/item-pages";
import { framedPaths as fixedPaths } from "@visiga/contracts/public-paths";

/** Stands for the page of the newest file of a page, whose address differs from run to run: `/news/newest`. */
const newest = (page: ItemPage) => `${itemPaths[page]}/newest`;

/** The page of a file of each kind. */
export const newestItems: readonly string[] = itemPages.map(newest);

/** The page of the file that such a path stands for; undefined for any other. */
export const newestOf = (path: string): ItemPage | undefined => itemPages.find((page) => newest(page) === path);

/** Every page with header and footer. */
export const framedPaths: readonly string[] = [...fixedPaths, ...newestItems];

/** Paths answered by the 404 page. */
export const lostPaths: readonly string[] = ["/not-found", "/nowhere"];

/** Every page that the server draws whole. */
export const everyPath: readonly string[] = [...framedPaths, "/developer", "/images", ...lostPaths];

/** Screens of the dashboard, which the browser draws: the server sends the document around them. */
export const screenPaths = ["/login", "/set-password", "/dashboard", "/users"] as const;
