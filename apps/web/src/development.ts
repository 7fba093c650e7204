// What the built style sheet and script of the public pages hold, served by Vite with hot reload. The pages are drawn on
// the server, so a changed component reloads the page.
import "./ui/tokens.css";
import "./ui/ground.css";
import "./router.tsx";
import "./behaviour/main.ts";

import.meta.hot?.on("vite:beforeUpdate", ({ updates }) => {
  if (updates.some(({ type }) => type === "js-update")) location.reload();
});
