import { createRootRouteWithContext, HeadContent, Scripts } from "@tanstack/react-router";
import { appleTouchIcon, favicon, screenColors } from "@visiga/artwork/brand";
import figtree from "@visiga/artwork/files/fonts/figtree.woff2?url";
import youngSerif from "@visiga/artwork/files/fonts/young-serif.woff2?url";
import { isLanguage, type Language } from "@visiga/contracts/languages";
import { type ReactNode, useEffect } from "react";
import { useLanguage } from "#platform/words/dictionary.ts";
import type { RouterContext } from "./router-context.ts";
import { themeScript } from "./theme.ts";

const font = (href: string) => ({
  rel: "preload",
  as: "font",
  type: "font/woff2",
  crossOrigin: "anonymous" as const,
  href,
});

/** The document: head, theme before first paint, and the matched route. */
export const rootRoute = createRootRouteWithContext<RouterContext>()({
  validateSearch: (search: Record<string, unknown>): { lang?: Language } =>
    isLanguage(search.lang) ? { lang: search.lang } : {},
  head: ({ match }) => ({
    meta: [
      { charSet: "utf-8" },
      { name: "viewport", content: "width=device-width, initial-scale=1" },
      { name: "theme-color", content: screenColors.bar },
    ],
    links: [
      font(figtree),
      font(youngSerif),
      { rel: "icon", href: `/${favicon}`, type: "image/svg+xml" },
      { rel: "apple-touch-icon", href: `/${appleTouchIcon.file}`, sizes: appleTouchIcon.sizes },
      { rel: "manifest", href: `/manifest.webmanifest?lang=${match.context.language}` },
    ],
  }),
  shellComponent: Document,
});

function Document({ children }: { children: ReactNode }) {
  // Marks the page as hydrated; until then links and forms work without script.
  useEffect(() => {
    document.documentElement.dataset.ready = "true";
  }, []);
  return (
    <html lang={useLanguage()} suppressHydrationWarning>
      <head>
        <script suppressHydrationWarning>{themeScript}</script>
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}
