import { program } from "./program.ts";
import { forkSite } from "./site/fork-site.ts";

// Only the server's account may read the data folder.
process.umask(0o077);

// The site's Node.js starts while this program is loaded and reads its settings.
const site = forkSite(program("site"));
const { serve } = await import("./serve.ts");
await serve(site);
