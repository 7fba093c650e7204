import { NetworkFirst } from "workbox-strategies";
import { keptCopyOf, withNotice } from "./kept-copy.ts";
import { bestKey, keepPage, pagesCache } from "./kept-pages.ts";
import { rememberLanguage } from "./language-read.ts";
import { offlinePage } from "./offline-page.ts";

/** A page from the network; where that fails or takes three seconds, the kept copy; without one, the list of what is kept. */
export const pages = new NetworkFirst({
  cacheName: pagesCache,
  networkTimeoutSeconds: 3,
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ request, mode }) =>
        (mode === "read" && (await bestKey(new URL(request.url)))) || request,
      // Keeps the page itself, because its key names a language that only the answer tells.
      cacheWillUpdate: async ({ request, response, event }) => {
        const language = await keepPage(new URL(request.url), response, event);
        if (language) await rememberLanguage(language);
        return null;
      },
      cachedResponseWillBeUsed: async ({ cachedResponse }) => {
        if (!cachedResponse) return undefined;
        await rememberLanguage(keptCopyOf(cachedResponse).language);
        return withNotice(cachedResponse);
      },
      handlerDidError: ({ request }) => offlinePage(new URL(request.url)),
    },
  ],
});
