import { test as ownServer } from "./own-server.ts";
import { test as ownSite } from "./own-site.ts";

/** The fixture of own-site.ts, with the administrator logged in. */
export const siteTest = ownSite.extend({ asAdministrator: true });

/** The fixture of own-server.ts, with the administrator logged in and without motion. */
export const pictureTest = ownServer.extend({ asAdministrator: true, contextOptions: { reducedMotion: "reduce" } });
