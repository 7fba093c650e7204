import { framedPaths } from "@visiga/contracts/public-paths";

/** Paths answered by the 404 page. */
export const lostPaths: readonly string[] = ["/not-found", "/nowhere"];

/** Every page that the server draws whole. */
export const everyPath: readonly string[] = [...framedPaths, "/developer", "/images", ...lostPaths];

/** Screens of the dashboard, which the browser draws: the server sends the document around them. */
export const screenPaths = ["/login", "/set-password", "/dashboard", "/users"] as const;
