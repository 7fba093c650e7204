import { Html } from "./html.ts";

/** The school’s crest, as on the site. Hidden from screen readers: the name is beside it. */
export const crest = new Html(
  `<svg class="crest" xmlns="http://www.w3.org/2000/svg" width="48" height="56" viewBox="0 0 96 112" aria-hidden="true"><path fill="#f0b429" d="M5 5H91V52C91 82 71 99 48 108C25 99 5 82 5 52Z"/><path fill="#15378f" d="M9.5 9.5H86.5V52C86.5 79 68.5 94.8 48 103.2C27.5 94.8 9.5 79 9.5 52Z"/><path fill="none" stroke="#f0b429" stroke-width="3" d="M24 90q4-4.4 8 0t8 0t8 0t8 0t8 0t8 0M33.5 98.4Q34.6 98.5 36 97q4-4.4 8 0t8 0t8 0Q61.4 98.5 62.5 98.4"/><path fill="#f0b429" fill-rule="evenodd" d="M5 5H91V52C91 82 71 99 48 108C25 99 5 82 5 52ZM9.5 9.5H86.5V52C86.5 79 68.5 94.8 48 103.2C27.5 94.8 9.5 79 9.5 52Z"/><path fill="#fff" d="M20 68V63.5H23.5V43.5H20V39H31.5L48 58.5L64.5 39H76V43.5H72.5V63.5H76V68H61.5V63.5H65V49L48 69L31 49V63.5H34.5V68Z"/><path fill="#f0b429" d="M45.4 52.5V31H36.5V25.8H45.4V15H50.6V25.8H59.5V31H50.6V52.5L48 55.6Z"/><path fill="#fff" d="M24 16.5l1.15 5.73 2.67-1.05-1.05 2.67 5.73 1.15-5.73 1.15 1.05 2.67-2.67-1.05-1.15 5.73-1.15-5.73-2.67 1.05 1.05-2.67-5.73-1.15 5.73-1.15-1.05-2.67 2.67 1.05ZM72 16.5l1.15 5.73 2.67-1.05-1.05 2.67 5.73 1.15-5.73 1.15 1.05 2.67-2.67-1.05-1.15 5.73-1.15-5.73-2.67 1.05 1.05-2.67-5.73-1.15 5.73-1.15-1.05-2.67 2.67 1.05ZM25 73.5C33 70.6 41 71.6 46.8 75V84C41 80.8 33 80 25 82.5ZM71 73.5C63 70.6 55 71.6 49.2 75V84C55 80.8 63 80 71 82.5Z"/></svg>`,
);

/** The same as the address of an icon: the site's own icons need the site. */
export const crestIcon = `data:image/svg+xml,${encodeURIComponent(crest.text)}`;
