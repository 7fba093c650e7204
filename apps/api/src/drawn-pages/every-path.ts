import { framedPaths } from "@visiga/contracts/public-paths";

/** The page for whoever lost the way. */
export const lostPaths: readonly string[] = ["/not-found", "/nowhere"];

/** Every page that is drawn whole on the server; what lies behind the login is drawn by the browser. */
export const everyPath: readonly string[] = [
  ...framedPaths,
  "/developer",
  "/images",
  "/login",
  "/set-password",
  ...lostPaths,
];
