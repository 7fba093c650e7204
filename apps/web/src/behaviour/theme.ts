import { applyTheme, toggleTheme } from "#platform/document/theme.ts";

for (const button of document.querySelectorAll<HTMLElement>("[data-theme-toggle]")) {
  button.addEventListener("click", toggleTheme);
}

// A page that the browser kept for Back may be older than the last choice.
addEventListener("pageshow", ({ persisted }) => persisted && applyTheme());
