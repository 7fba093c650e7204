import { createRoute } from "@tanstack/react-router";
import { loadDashboardDictionary } from "@visiga/i18n/dictionaries";
import { Waiting } from "#dashboard/kit/waiting/waiting.tsx";
import { privateHead } from "#platform/document/head.ts";
import type { PageContext } from "#platform/document/page-context.ts";
import { rootRoute } from "#platform/document/root.tsx";
import { type ScreenPath, screens } from "#platform/document/screens.ts";
import { TextButton } from "#ui/controls/text-link.tsx";

const loading = async ({ dictionary }: PageContext) => dictionary.common.loading;
/** What a screen says first that needs a session. */
const checking = async ({ language }: PageContext) => (await loadDashboardDictionary(language)).dashboard.checking;

/**
 * A screen as the server sends it: its head, and what the reader sees until the browser has drawn the screen. Its script
 * shows the hidden sentence where it cannot load the words of the screen.
 */
function screenShell(path: ScreenPath, words: (context: PageContext) => Promise<string>) {
  const route = createRoute({
    getParentRoute: () => rootRoute,
    path,
    staticData: { screen: path },
    loader: async ({ context }) => ({
      title: context.dictionary.seo.pages[screens[path]].title,
      message: await words(context),
      common: context.dictionary.common,
    }),
    head: ({ match }) => privateHead(match.context, screens[path]),
    component: function Shell() {
      const { title, message, common } = route.useLoaderData();
      return (
        <div id="screen">
          <Waiting title={title} message={message}>
            <noscript>
              <p>{common.needsScript}</p>
            </noscript>
            <p hidden role="alert">
              {common.unreachable} <TextButton>{common.retry}</TextButton>
            </p>
          </Waiting>
        </div>
      );
    },
  });
  return route;
}

/** The server's routes of the dashboard's screens. */
export const screenShells = [
  screenShell("/login", loading),
  screenShell("/set-password", loading),
  screenShell("/dashboard", checking),
  screenShell("/users", checking),
];
