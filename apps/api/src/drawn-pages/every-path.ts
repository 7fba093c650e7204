import { framedPaths } from "@visiga/contracts/public-paths";

/** Paths answered by the 404 page. */
export const lostPaths: readonly string[] = ["/not-found", "/nowhere"];

/** Every path that the server draws; the browser draws the pages behind the login. */
export const everyPath: readonly string[] = [
  ...framedPaths,
  "/developer",
  "/images",
  "/login",
  "/set-password",
  ...lostPaths,
];
