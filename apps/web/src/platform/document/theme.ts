/** Key in session storage of the announcement hidden in this visit. */
export const hiddenAnnouncementKey = "hiddenAnnouncement";

/**
 * Inline script that sets the theme, and marks a visit with a hidden announcement, before first paint. The page's policy
 * allows it by its hash.
 */
export const themeScript = `try{let d=document.documentElement;if(localStorage.getItem("theme")==="dark")d.classList.add("dark");if(sessionStorage.getItem("${hiddenAnnouncementKey}"))d.dataset.announcementHidden=""}catch{}`;

/** Shows the stored theme. */
export function applyTheme(): void {
  try {
    document.documentElement.classList.toggle("dark", localStorage.getItem("theme") === "dark");
  } catch {
    // Storage may be unavailable.
  }
}

/** Toggles the theme and stores it under the documented key. CSS shows one of the two labels. */
export function toggleTheme(): void {
  const dark = document.documentElement.classList.toggle("dark");
  try {
    localStorage.setItem("theme", dark ? "dark" : "light");
  } catch {
    // Storage may be unavailable; the theme then lasts until the page is left.
  }
}
