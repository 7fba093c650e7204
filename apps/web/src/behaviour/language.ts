import type { Language } from "@visiga/contracts/languages";
import { isCookieLanguage, languageAddress, rememberLanguage, storedLanguage } from "#platform/words/language.ts";
import { announceLoading } from "./loading.ts";

const shown = document.documentElement.lang as Language;

/** Loads the page in the language of the cookie. A reload keeps the scroll position. */
function drawAgain(): void {
  const address = new URL(location.href);
  address.searchParams.delete("lang");
  history.replaceState(history.state, "", address);
  announceLoading();
  location.reload();
}

function followStored(): void {
  const stored = storedLanguage();
  if (!stored || stored === shown) return;
  // Without a network, a second reload would load the same cached copy.
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (isCookieLanguage(stored) && visit?.type === "reload") return;
  if (rememberLanguage(stored)) drawAgain();
}

for (const link of document.querySelectorAll<HTMLAnchorElement>("[data-language]")) {
  const language = link.hreflang as Language;
  link.addEventListener("click", (event) => {
    // The query may have changed since the page was loaded.
    link.search = languageAddress(location.search, language);
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || !rememberLanguage(language)) return;
    event.preventDefault();
    drawAgain();
  });
}

// An address with `?lang=` counts as a choice.
if (new URLSearchParams(location.search).get("lang") === shown) rememberLanguage(shown);
else followStored();

// A page from the back/forward cache may be older than the last choice.
addEventListener("pageshow", ({ persisted }) => {
  const stored = storedLanguage();
  if (persisted && stored && stored !== shown) drawAgain();
});
