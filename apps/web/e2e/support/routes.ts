import { framedPaths, publicPaths } from "@visiga/contracts/public-paths";

/** All public pages with header and footer. */
export const framedPages = framedPaths;

/** Pages without header and footer; the last one is the page for every missing address. */
export const barePages = [
  ...publicPaths.filter((path) => !framedPaths.includes(path)),
  "/login",
  "/set-password",
  "/not-found",
];
