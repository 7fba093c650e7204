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

// Addresses ignore case; the page was drawn for the lower one.
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

// An address that names a language is a choice; otherwise an earlier choice wins over what the server guessed. The page
// is then fetched again rather than changed under React's hands while it takes over.
const stored = storedLanguage();
const named = new URLSearchParams(location.search).get("lang") === language;
if (named) rememberLanguage(language);
if (!named && stored && stored !== language && rememberLanguage(stored)) location.reload();
else hydrateRoot(document, <RouterClient router={router} />);
