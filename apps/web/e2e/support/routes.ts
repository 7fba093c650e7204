import { framedPaths, publicPaths } from "@visiga/contracts/public-paths";

/** All public pages with header and footer. */
export const framedPages = framedPaths;

/** Pages without header and footer; the last two are the not-found page. */
export const barePages = [
  ...publicPaths.filter((path) => !framedPaths.includes(path)),
  "/login",
  "/set-password",
  "/not-found",
  "/nowhere",
];
