import "./ui/core.css";
import "./ui/tokens.css";
import "./ui/ground.css";
import "./ui/composed.css";
import { createMemoryHistory, createRouter, RouterProvider } from "@tanstack/react-router";
import { getSsrStatus } from "@tanstack/react-router/ssr/server";
import type { RenderPage, SiteManifests, SiteSources } from "@visiga/api/page-renderer";
import { loadPublicDictionary } from "@visiga/i18n/dictionaries";
import { withTexts } from "@visiga/i18n/text-paths";
import { renderToStaticMarkup } from "react-dom/server";
import { screenShells } from "./dashboard/routes/screen-shells.tsx";
import { dashboardShell, pageAssets } from "./page-assets.ts";
import { PageData } from "./platform/data/page-data.ts";
import { oldBrowserScript } from "./platform/document/old-browser.ts";
import { rootRoute, saverScript } from "./platform/document/root.tsx";
import { themeScript } from "./platform/document/theme.ts";
import { showCall, showScript } from "./platform/document/with-script.ts";
import { createEditing } from "./platform/editing/editing.ts";
import { MarkContext, unmarked } from "./platform/editing/marks.ts";
import type { Words } from "./platform/words/dictionary.ts";
import { formatBytes } from "./platform/words/format-bytes.ts";
import { scriptedHtml, withoutMarkers } from "./scripted-html.ts";
import { FailurePage } from "./site/not-found/lost-page.tsx";
import { FailedContext, NotFound, notFoundRoute } from "./site/routes/layouts.tsx";
import { bareRoutes, siteRoutes } from "./site/routes/site-routes.tsx";
import { spaced } from "./spaced.ts";
import { SaverContext, type SaverWords } from "./ui/media/saver.ts";

/** The inline scripts, whose hashes go into the Content-Security-Policy. */
export const inlineScripts: readonly string[] = [themeScript + showScript, showCall, saverScript, oldBrowserScript];

const routeTree = rootRoute
  .update({ notFoundComponent: NotFound })
  .addChildren([siteRoutes, bareRoutes, ...screenShells, notFoundRoute]);

export { dashboardShell };

/** Renders pages with the assets of a build or, in development, with Vite's sources. */
export function createPageRenderer(loaded: SiteManifests | SiteSources): RenderPage {
  const assets = { en: pageAssets(loaded, "en"), sw: pageAssets(loaded, "sw") };

  return async (request) => {
    const { href, language, dataSaver, reader } = request;
    const editing = request.editing && createEditing(request, request.editing.values);
    const data = new PageData(editing?.reader ?? reader, language);
    const [defaults, { texts }, searchModule] = await Promise.all([
      loadPublicDictionary(language),
      data.texts(),
      data.searchModule(),
    ]);
    const edited = withTexts(defaults, texts);
    const dictionary = editing?.dictionary(edited) ?? edited;
    const context = { ...request, data, dictionary, assets: assets[language], searchModule };
    const router = createRouter({
      routeTree,
      context,
      history: createMemoryHistory({ initialEntries: [editing?.href ?? href] }),
      trailingSlash: "never",
      notFoundMode: "root",
      defaultErrorComponent: FailurePage,
    });
    await router.load();
    const draw = (failed: boolean) =>
      spaced(
        renderToStaticMarkup(
          <FailedContext value={failed}>
            <SaverContext value={dataSaver ? saverWords(context) : null}>
              <MarkContext value={editing?.mark ?? unmarked}>
                <RouterProvider router={router} />
              </MarkContext>
            </SaverContext>
          </FailedContext>,
        ),
      );
    let status = getSsrStatus(router);
    let failure: unknown = router.state.matches.find((match) => match.status === "error")?.error;
    let markup: string;
    try {
      markup = draw(false);
    } catch (error) {
      status = 500;
      failure = error;
      markup = draw(true);
    }
    const html = `<!DOCTYPE html>${editing ? await editing.html(withoutMarkers(markup)) : scriptedHtml(markup)}`;
    return { status, failure, html, complete: data.complete && status < 500 };
  };
}

const saverWords = (t: Words): SaverWords => ({
  show: t.dictionary.saver.show,
  open: t.dictionary.saver.open,
  weight: (bytes) => formatBytes(bytes, t),
});
