import { readStored, writeStored } from "#platform/storage/browser-storage.ts";

export const hiddenAnnouncementKey = "hiddenAnnouncement";

/** Runs before first paint: stores a choice made without script, sets the theme, and marks a visit with a hidden announcement. */
export const themeScript = `try{let d=document.documentElement,m=/(?:^|; )theme=(dark|light)/.exec(document.cookie),t;if(m){localStorage.setItem("theme",m[1]);document.cookie="theme=;path=/;max-age=0"}if(t=localStorage.getItem("theme"))d.classList.toggle("dark",t==="dark");if(sessionStorage.getItem("${hiddenAnnouncementKey}"))d.dataset.announcementHidden=""}catch{}`;

/** Sets the stored theme; a page without storage keeps its own. */
export function applyTheme(): void {
  const theme = readStored("theme");
  if (theme) document.documentElement.classList.toggle("dark", theme === "dark");
}

export function toggleTheme(): void {
  const dark = document.documentElement.classList.toggle("dark");
  writeStored("theme", dark ? "dark" : "light");
}
