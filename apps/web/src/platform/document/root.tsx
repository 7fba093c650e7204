import { createRootRouteWithContext, HeadContent, Match, Outlet, useMatches } from "@tanstack/react-router";
import { appleTouchIcon, favicon, screenColors } from "@visiga/artwork/brand";
import figtree from "@visiga/artwork/files/fonts/figtree.woff2?url";
import youngSerif from "@visiga/artwork/files/fonts/young-serif.woff2?url";
import { dashboardManifestPath, dashboardWorkerPath } from "@visiga/contracts/installed-dashboard";
import { isLanguage, type Language } from "@visiga/contracts/languages";
import { SiteContentContext } from "#platform/school/site-content.ts";
import { DictionaryContext } from "#platform/words/dictionary.ts";
import type { PageContext, PageSheet } from "./page-context.ts";
import type { ScreenPath } from "./screens.ts";
import { themeScript } from "./theme.ts";
import { useLoaded } from "./use-loaded.ts";
import { showScript } from "./with-script.ts";

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    /** The dashboard screen of this page, which the browser renders. */
    screen?: ScreenPath;
    /** The style sheet that this page loads after the common one; default: that of the lists. */
    sheet?: PageSheet;
  }
}

const font = { rel: "preload", as: "font", type: "font/woff2", crossOrigin: "anonymous" } as const;

/** Inline, because Chromium skips the transition between pages if the rule is in a style sheet that loads late. */
const transitionStyle = "@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}";

export const rootRoute = createRootRouteWithContext<PageContext>()({
  validateSearch: (search: Record<string, unknown>): { lang?: Language } =>
    isLanguage(search.lang) ? { lang: search.lang } : {},
  loader: ({ context }) => context.data.site(),
  head: ({ match: { context }, matches }) => ({
    meta: [
      { charSet: "utf-8" },
      { name: "viewport", content: "width=device-width, initial-scale=1" },
      { name: "theme-color", content: screenColors.bar },
    ],
    links: [
      ...(context.dataSaver ? [] : [figtree, youngSerif].map((href) => ({ ...font, href }))),
      { rel: "icon", href: `/${favicon}`, type: "image/svg+xml" },
      { rel: "apple-touch-icon", href: `/${appleTouchIcon.file}`, sizes: appleTouchIcon.sizes },
      {
        rel: "manifest",
        href: `${matches.at(-1)?.staticData.screen ? dashboardManifestPath : "/manifest.webmanifest"}?lang=${context.language}`,
      },
    ],
  }),
  component: Document,
});

const usePageContext = (): PageContext => rootRoute.useRouteContext();

function Document() {
  const { language, dictionary, assets, dataSaver, dark, worker } = usePageContext();
  const { screen, sheet = "list" } = useMatches({ select: (matches) => matches.at(-1)?.staticData ?? {} });
  const { styles, scripts, preloads, preamble } = screen ? assets.screens[screen] : assets.site[sheet];
  return (
    <DictionaryContext value={{ language, dictionary }}>
      <SiteContentContext value={useLoaded(rootRoute)}>
        <html
          lang={language}
          className={dark ? "dark" : undefined}
          data-saver={dataSaver || undefined}
          data-worker={screen && worker ? dashboardWorkerPath : worker}
          data-build={screen ? assets.build : undefined}
        >
          <head>
            <script>{themeScript + showScript}</script>
            {dataSaver && !screen && worker && <script>{saverScript}</script>}
            <style>{transitionStyle}</style>
            {styles.map((href) => (
              <link key={href} rel="stylesheet" href={href} />
            ))}
            {preamble && <script type="module">{preamble}</script>}
            {preloads.map((href) => (
              <link key={href} rel="modulepreload" href={href} />
            ))}
            {(screen || !dataSaver) && scripts.map((src) => <script key={src} type="module" src={src} />)}
            <HeadContent />
          </head>
          <body>
            <Content />
          </body>
        </html>
      </SiteContentContext>
    </DictionaryContext>
  );
}

/** The matched page. The router's `Outlet` would put it into a Suspense, in which React's static rendering hides errors. */
function Content() {
  const child = useMatches({ select: ([root, layout]) => (root?._notFound ? undefined : layout?.routeId) });
  return child === undefined ? <Outlet /> : <Match routeId={child} />;
}

export const useOrigin = (): string => usePageContext().origin;

export const usePreviewDay = (): string | undefined => usePageContext().preview;

export const useSearchModule = (): string => usePageContext().searchModule;

/** The only script of pages in data saver: registers the service worker, which caches the page. */
export const saverScript = `{let c=navigator.serviceWorker;if(c)addEventListener("load",()=>c.register(document.documentElement.dataset.worker).then(()=>c.ready).then(r=>r.active.postMessage("idle")).catch(()=>{}))}`;
