import { toggleTheme } from "#platform/document/theme.ts";

for (const button of document.querySelectorAll<HTMLElement>("[data-theme-toggle]")) {
  button.addEventListener("click", toggleTheme);
}
