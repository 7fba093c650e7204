import { framedPaths } from "@visiga/contracts/public-paths";

/** All public pages with header and footer. */
export const framedPages = framedPaths;

/** Pages without header and footer; the last two are the not-found page. */
export const barePages = ["/developer", "/images", "/login", "/set-password", "/not-found", "/nowhere"] as const;
