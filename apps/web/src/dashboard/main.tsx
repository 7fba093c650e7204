import "#ui/tokens.css";
import "#ui/ground.css";
import "./kit/waiting/waiting.css";
import { QueryClient } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { createRoot } from "react-dom/client";
import { queryDefaults } from "#platform/data/query-defaults.ts";
import { replaceFailedPictures } from "#platform/document/failed-pictures.ts";
import { screenLanguage } from "./kit/toggles/screen-language.ts";
import { createDashboardRouter } from "./routes/router.tsx";
import { Application, loadWords } from "./shell/application.tsx";

// Paths ignore case; the router's do not.
const path = location.pathname.toLowerCase();
if (path !== location.pathname) history.replaceState(history.state, "", path + location.search + location.hash);

replaceFailedPictures();

/** Shows the hidden sentence of the server's page, because there are no words to draw a screen with. */
function showFailure(place: HTMLElement): void {
  place.querySelector("[role=status]")?.remove();
  place.querySelector("[role=alert]")?.removeAttribute("hidden");
  place.querySelector("button")?.addEventListener("click", () => location.reload());
}

const place = document.getElementById("screen");
if (place) {
  const language = screenLanguage();
  document.documentElement.lang = language;
  const router = createDashboardRouter();
  // The server's text stays until the first screen can be drawn at once.
  const [words] = await Promise.all([loadWords(language), router.load()]).catch((error: unknown) => {
    showFailure(place);
    throw error;
  });
  createRoot(place).render(
    <Application words={words} queryClient={new QueryClient(queryDefaults)}>
      <RouterProvider router={router} />
    </Application>,
  );
}
