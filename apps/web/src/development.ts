// Script of the public pages while Vite serves the sources. A reload renders the page again on the server.
import "./behaviour/main.ts";

import.meta.hot?.on("page-changed", () => location.reload());
