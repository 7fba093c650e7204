/** Set on the document before first paint; the page's policy allows it by its hash. */
export const themeScript = `try{if(localStorage.getItem("theme")==="dark")document.documentElement.classList.add("dark")}catch{}`;

/** Light by default; remembered under the documented key. Both labels are in the page and CSS shows one. */
export function toggleTheme(): void {
  const dark = document.documentElement.classList.toggle("dark");
  try {
    localStorage.setItem("theme", dark ? "dark" : "light");
  } catch {
    // Storage may be closed to this page; the theme still holds until it is left.
  }
}
