// The script of the public pages while Vite serves the sources. The server draws the pages anew when they are reloaded.
import "./behaviour/main.ts";

import.meta.hot?.on("page-changed", () => location.reload());
