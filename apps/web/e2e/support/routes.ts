import { framedPaths } from "@visiga/contracts/public-paths";

/** Every public page inside the shared header and footer. */
export const framedPages = framedPaths;

/** Pages without them; the last two are the page for whoever lost the way. */
export const barePages = ["/developer", "/images", "/login", "/set-password", "/not-found", "/nowhere"] as const;
