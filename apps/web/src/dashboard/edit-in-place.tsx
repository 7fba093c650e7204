import "#dashboard/composed.css";
import { EditOfPage } from "#dashboard/entries/form/edit-of-page.tsx";
import "#dashboard/older-browsers.ts";
import "#dashboard/single-clicks.ts";
import { LoadingDialog } from "#dashboard/shared/dialogs/dialog.tsx";
import { verify } from "#dashboard/shared/session/use-authentication.ts";
import { documentLanguage } from "#dashboard/shared/toggles/screen-language.ts";
import "#dashboard/shared/waiting/waiting.css";
import { useQuery } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { createRoot } from "react-dom/client";
import { Application, loadWords } from "#dashboard/shared/application/application.tsx";
import { useFailureReason } from "#dashboard/shared/words/use-failure-reason.ts";
import { createQueryClient } from "#platform/data/query-client.ts";
import { useTrpcClient } from "#platform/data/use-trpc.ts";
import { SessionUserContext } from "#platform/session/session-user.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";

/** Opens the form of a file over a public page, in its language. `onClosed` receives whether the file was changed. */
export async function editInPlace(id: string, onClosed: (changed: boolean) => void): Promise<void> {
  const t = await loadWords(documentLanguage());
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
    <Application t={t} queryClient={createQueryClient()}>
      <RouterProvider router={router as never} />
    </Application>,
  );
}

function EditInPlace({ onClose, ...form }: { id: string; onClose: () => void; onChanged: () => void }) {
  const { images } = useDashboardDictionary();
  const reasonOf = useFailureReason();
  const client = useTrpcClient();
  const { data: user, error } = useQuery({
    queryKey: ["editInPlace"],
    queryFn: () => verify(client),
    gcTime: 0,
    retry: false,
  });

  if (error || !user) {
    const failure = error && reasonOf(error);
    return <LoadingDialog title={images.form.editTitle} loading={images.loading} failure={failure} onClose={onClose} />;
  }
  return (
    <SessionUserContext value={user}>
      <EditOfPage onClose={onClose} {...form} />
    </SessionUserContext>
  );
}
