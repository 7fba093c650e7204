import { createRoute } from "@tanstack/react-router";
import { loadDashboardDictionary } from "@visiga/i18n/dictionaries";
import { LoginPage } from "#dashboard/auth/login-page.tsx";
import { LoadingScreen } from "#dashboard/shared/waiting/waiting.tsx";
import { privateHead } from "#platform/document/head.ts";
import { oldBrowserScript } from "#platform/document/old-browser.ts";
import type { PageContext } from "#platform/document/page-context.ts";
import { rootRoute } from "#platform/document/root.tsx";
import { type ScreenPath, screens } from "#platform/document/screens.ts";
import { useLoaded } from "#platform/document/use-loaded.ts";
import { DashboardDictionaryContext } from "#platform/words/dictionary.ts";
import { ButtonLink } from "#ui/controls/button.tsx";
import { TextButton } from "#ui/controls/text-link.tsx";

const loading = async ({ dictionary }: PageContext) => dictionary.common.loading;
const checking = async ({ language }: PageContext) => (await loadDashboardDictionary(language)).dashboard.checking;

/** The HTML of a screen from the server: its head and a message. Its script shows a hidden message if loading fails. */
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
      const { title, message, common } = useLoaded(route);
      return (
        <div id="screen">
          <LoadingScreen title={title} message={message}>
            <noscript>
              <p>{common.needsScript}</p>
              <ButtonLink to="/">{common.backHome}</ButtonLink>
            </noscript>
            <p hidden role="alert">
              {common.unreachable} <TextButton>{common.retry}</TextButton>
            </p>
            <p hidden data-old-browser>
              {common.oldBrowser}
            </p>
          </LoadingScreen>
          <script>{oldBrowserScript}</script>
        </div>
      );
    },
  });
  return route;
}

const loginShell = createRoute({
  getParentRoute: () => rootRoute,
  path: "/login",
  staticData: { screen: "/login" },
  loader: async ({ context: { language, assets } }) => {
    const { styles, preloads } = assets.screens["/dashboard"];
    return { t: await loadDashboardDictionary(language), next: [...styles, ...preloads] };
  },
  head: ({ match }) => privateHead(match.context, screens["/login"]),
  component: function Shell() {
    const { t, next } = useLoaded(loginShell);
    return (
      <DashboardDictionaryContext value={t}>
        <LoginPage t={t} next={next} />
      </DashboardDictionaryContext>
    );
  },
});

export const screenShells = [
  loginShell,
  screenShell("/set-password", loading),
  screenShell("/dashboard", checking),
  screenShell("/users", checking),
];
