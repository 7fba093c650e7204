import { applyTheme, toggleTheme } from "#platform/document/theme.ts";
import { buttonOfLink } from "./button-of-link.ts";

for (const link of document.querySelectorAll<HTMLElement>("[data-theme-toggle]")) {
  buttonOfLink(link, () => {
    toggleTheme();
    // The pressed link is hidden now. Only the visible one takes the focus.
    for (const each of link.parentElement?.querySelectorAll<HTMLElement>("[data-theme-toggle]") ?? []) each.focus();
  });
}

// A page from the back/forward cache may be older than the last choice.
addEventListener("pageshow", ({ persisted }) => persisted && applyTheme());
