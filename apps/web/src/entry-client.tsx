import "./ui/tokens.css";
import "./ui/ground.css";
import { QueryClient } from "@tanstack/react-query";
import { RouterClient } from "@tanstack/react-router/ssr/client";
import { isLanguage } from "@visiga/contracts/languages";
import { loadPublicDictionary } from "@visiga/i18n/dictionaries";
import { hydrateRoot } from "react-dom/client";
import { markFresh } from "./platform/data/mark-fresh.ts";
import { queryDefaults } from "./platform/data/query-defaults.ts";
import { createBrowserTrpc } from "./platform/data/trpc.ts";
import { rememberLanguage, storedLanguage } from "./platform/words/language.ts";
import { createSiteRouter } from "./router.tsx";

// Paths ignore case; the server drew the page for the lower-case path.
if (location.pathname !== location.pathname.toLowerCase()) {
  history.replaceState(history.state, "", location.pathname.toLowerCase() + location.search + location.hash);
}

const shown = document.documentElement.lang;
const language = isLanguage(shown) ? shown : "en";
const queryClient = new QueryClient(queryDefaults);
const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href ?? location.href;

const router = createSiteRouter({
  queryClient,
  trpc: createBrowserTrpc(queryClient),
  language,
  dictionary: await loadPublicDictionary(language),
  origin: new URL(canonical).origin,
});

markFresh(router, queryClient);

// `?lang=` is a choice; without it an earlier choice overrides the server's guess. The page is then reloaded, because
// changing the language during hydration would not match the server's markup.
const stored = storedLanguage();
const named = new URLSearchParams(location.search).get("lang") === language;
if (named) rememberLanguage(language);
if (!named && stored && stored !== language && rememberLanguage(stored)) location.reload();
else hydrateRoot(document, <RouterClient router={router} />);
