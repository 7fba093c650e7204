export const hiddenAnnouncementKey = "hiddenAnnouncement";

/**
 * Inline script that runs before first paint: stores a choice made without script, sets the theme, and marks a visit with
 * a hidden announcement. The Content-Security-Policy allows it by its hash.
 */
export const themeScript = `try{let d=document.documentElement,m=/(?:^|; )theme=(dark|light)/.exec(document.cookie),t;if(m){localStorage.setItem("theme",m[1]);document.cookie="theme=;path=/;max-age=0"}if(t=localStorage.getItem("theme"))d.classList.toggle("dark",t==="dark");if(sessionStorage.getItem("${hiddenAnnouncementKey}"))d.dataset.announcementHidden=""}catch{}`;

export function applyTheme(): void {
  try {
    document.documentElement.classList.toggle("dark", localStorage.getItem("theme") === "dark");
  } catch {
    // Storage may be unavailable.
  }
}

export function toggleTheme(): void {
  const dark = document.documentElement.classList.toggle("dark");
  try {
    localStorage.setItem("theme", dark ? "dark" : "light");
  } catch {
    // Storage may be unavailable; the theme then applies to this page only.
  }
}
