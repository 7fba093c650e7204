import "./ui/tokens.css";
import "./ui/ground.css";
import { QueryClient } from "@tanstack/react-query";
import { RouterClient } from "@tanstack/react-router/ssr/client";
import { isLanguage } from "@visiga/contracts/languages";
import { loadPublicDictionary } from "@visiga/i18n/dictionaries";
import { hydrateRoot } from "react-dom/client";
import { keepFresh } from "./platform/keep-fresh.ts";
import { rememberLanguage, storedLanguage, switchLanguage } from "./platform/language.ts";
import { queryDefaults } from "./platform/query-defaults.ts";
import { createBrowserTrpc } from "./platform/trpc.ts";
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

keepFresh(router, queryClient);
hydrateRoot(document, <RouterClient router={router} />);

// An address that names a language is a choice; otherwise an earlier choice wins over what the server guessed.
const stored = storedLanguage();
if (new URLSearchParams(location.search).get("lang") === language) rememberLanguage(language);
else if (stored && stored !== language) await switchLanguage(router, stored);
