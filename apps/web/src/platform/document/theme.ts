/** Inline script that sets the theme before first paint. The page's policy allows it by its hash. */
export const themeScript = `try{if(localStorage.getItem("theme")==="dark")document.documentElement.classList.add("dark")}catch{}`;

/** Toggles the theme and stores it under the documented key. CSS shows one of the two labels. */
export function toggleTheme(): void {
  const dark = document.documentElement.classList.toggle("dark");
  try {
    localStorage.setItem("theme", dark ? "dark" : "light");
  } catch {
    // Storage may be unavailable; the theme then lasts until the page is left.
  }
}
