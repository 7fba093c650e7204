import "./shared/waiting/waiting.css";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { createRoot } from "react-dom/client";
import { EditInPlace } from "#dashboard/files/form/edit-in-place.tsx";
import { documentLanguage } from "#dashboard/shared/toggles/screen-language.ts";
import { createQueryClient } from "#platform/data/query-client.ts";
import { Application, loadWords } from "./shell/application.tsx";

/**
 * Opens the form of one file over a public page, in the page’s language.
 * @param onClosed receives whether the file was changed
 */
export async function editInPlace(id: string, onClosed: (changed: boolean) => void): Promise<void> {
  const words = await loadWords(documentLanguage());
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  let changed = false;
  const close = () => {
    root.unmount();
    place.remove();
    onClosed(changed);
  };
  const note = () => {
    changed = true;
  };
  // The links in the form need a router; the page behind the form keeps its address.
  const router = createRouter({
    history: createMemoryHistory(),
    routeTree: createRootRoute({ component: () => <EditInPlace id={id} onClose={close} onChanged={note} /> }),
  });
  root.render(
    <Application words={words} queryClient={createQueryClient()}>
      <RouterProvider router={router as never} />
    </Application>,
  );
}
