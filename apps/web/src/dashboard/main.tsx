import "#ui/tokens.css";
import "#ui/ground.css";
import "#ui/composed.css";
import "./composed.css";
import "./shared/waiting/waiting.css";
import "./older-browsers.ts";
import "./single-clicks.ts";
import { RouterProvider } from "@tanstack/react-router";
import { createRoot } from "react-dom/client";
import { createQueryClient } from "#platform/data/query-client.ts";
import { replaceFailedPictures } from "#platform/document/failed-pictures.ts";
import { deleteDraftsOf } from "#platform/forms/drafts.ts";
import { forgetCached } from "#platform/installed/dashboard-worker.ts";
import { forgetUser } from "#platform/session/device-user.ts";
import { clearAtLogout, finishLogout } from "#platform/session/logout.ts";
import { onSessionEnd } from "#platform/session/session.ts";
import { forgetJoiningPages } from "./letters/stored-pages.ts";
import { presentAddress } from "./routes/present-address.ts";
import { createDashboardRouter } from "./routes/router.tsx";
import { Application, loadWords } from "./shared/application/application.tsx";
import { beginCheck } from "./shared/session/use-authentication.ts";
import { screenLanguage } from "./shared/toggles/screen-language.ts";
import { UploadStore } from "./upload/queue/upload-store.ts";

history.replaceState(history.state, "", presentAddress(location.href));

replaceFailedPictures();

onSessionEnd(() => void forgetUser());
clearAtLogout(
  (userId) => new UploadStore().forget(userId),
  deleteDraftsOf,
  forgetJoiningPages,
  forgetUser,
  forgetCached,
);

/** Shows the server’s hidden failure message, because the dictionary of the screen is missing. */
function showFailure(place: HTMLElement): void {
  place.querySelector("[role=status]")?.remove();
  place.querySelector("[role=alert]")?.removeAttribute("hidden");
  place.querySelector("button")?.addEventListener("click", () => location.reload());
}

const place = document.getElementById("screen");
if (place) {
  const language = screenLanguage();
  document.documentElement.lang = language;
  const queryClient = createQueryClient();
  const router = createDashboardRouter(queryClient);
  // The server’s text stays until the first screen can be rendered.
  const [, t] = await Promise.all([finishLogout().then(beginCheck), loadWords(language), router.load()]).catch(
    (error: unknown) => {
      showFailure(place);
      throw error;
    },
  );
  createRoot(place).render(
    <Application t={t} queryClient={queryClient}>
      <RouterProvider router={router} />
    </Application>,
  );
}
