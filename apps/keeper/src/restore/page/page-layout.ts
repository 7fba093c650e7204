import { createHash } from "node:crypto";
import { restorePath } from "@visiga/contracts/public-paths";
import { Html, html } from "./html.ts";
import type { PageWords } from "./page-words.ts";

/** The school’s crest, as on the site. Hidden from screen readers: the name is beside it. */
const crest = new Html(
  `<svg class="crest" xmlns="http://www.w3.org/2000/svg" width="48" height="56" viewBox="0 0 96 112" aria-hidden="true"><path fill="#f0b429" d="M5 5H91V52C91 82 71 99 48 108C25 99 5 82 5 52Z"/><path fill="#15378f" d="M9.5 9.5H86.5V52C86.5 79 68.5 94.8 48 103.2C27.5 94.8 9.5 79 9.5 52Z"/><path fill="none" stroke="#f0b429" stroke-width="3" d="M24 90q4-4.4 8 0t8 0t8 0t8 0t8 0t8 0M33.5 98.4Q34.6 98.5 36 97q4-4.4 8 0t8 0t8 0Q61.4 98.5 62.5 98.4"/><path fill="#f0b429" fill-rule="evenodd" d="M5 5H91V52C91 82 71 99 48 108C25 99 5 82 5 52ZM9.5 9.5H86.5V52C86.5 79 68.5 94.8 48 103.2C27.5 94.8 9.5 79 9.5 52Z"/><path fill="#fff" d="M20 68V63.5H23.5V43.5H20V39H31.5L48 58.5L64.5 39H76V43.5H72.5V63.5H76V68H61.5V63.5H65V49L48 69L31 49V63.5H34.5V68Z"/><path fill="#f0b429" d="M45.4 52.5V31H36.5V25.8H45.4V15H50.6V25.8H59.5V31H50.6V52.5L48 55.6Z"/><path fill="#fff" d="M24 16.5l1.15 5.73 2.67-1.05-1.05 2.67 5.73 1.15-5.73 1.15 1.05 2.67-2.67-1.05-1.15 5.73-1.15-5.73-2.67 1.05 1.05-2.67-5.73-1.15 5.73-1.15-1.05-2.67 2.67 1.05ZM72 16.5l1.15 5.73 2.67-1.05-1.05 2.67 5.73 1.15-5.73 1.15 1.05 2.67-2.67-1.05-1.15 5.73-1.15-5.73-2.67 1.05 1.05-2.67-5.73-1.15 5.73-1.15-1.05-2.67 2.67 1.05ZM25 73.5C33 70.6 41 71.6 46.8 75V84C41 80.8 33 80 25 82.5ZM71 73.5C63 70.6 55 71.6 49.2 75V84C55 80.8 63 80 71 82.5Z"/></svg>`,
);

/** The same as the address of an icon: the site's own icons need the site. */
const crestIcon = `data:image/svg+xml,${encodeURIComponent(crest.text)}`;

/** Runs before the first paint. */
const themeScript = `try{let t=localStorage.getItem("theme");if(t)document.documentElement.classList.toggle("dark",t==="dark")}catch{}`;

/** Of the page: its own files, and the script above by its hash. */
export const pagePolicy = [
  "default-src 'none'",
  `script-src 'self' 'sha256-${createHash("sha256").update(themeScript).digest("base64")}'`,
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

export interface PageContent {
  /** What a screen reader says when it changes. */
  readonly status: string | null;
  readonly state: Html;
  /** Whether the state changes without the user. */
  readonly changes: boolean;
}

interface Layout {
  readonly t: PageWords;
  readonly dark: boolean;
  /** Whether there is a website to go back to. */
  readonly siteRuns: boolean;
  readonly lead: string;
}

/** The page as text. Without script it loads itself again while its state changes. */
export function renderLayout({ t, dark, siteRuns, lead }: Layout, { status, state, changes }: PageContent): string {
  const { backups, common, dashboard, language, navbar } = t;
  const { english, swahili, shortEnglish, shortSwahili } = navbar.language;
  const [other, name, short] = language === "en" ? ["sw", swahili, shortSwahili] : ["en", english, shortEnglish];
  const head = html`<script type="module" src="${restorePath}/page.browser.js"></script>
${changes && html`<noscript><meta http-equiv="refresh" content="3"></noscript>`}`;
  const main = html`<div class="top">
${siteRuns && html`<a class="text" href="/">${common.backToWebsite}</a>`}
<span class="toggles">
<a href="?lang=${other}" lang="${other}" hreflang="${other}" class="toggle"><span aria-hidden="true">${short}</span><span class="visually-hidden">${name}</span></a>
<button type="button" id="theme" class="toggle" hidden><span class="light-only">${dashboard.darkMode}</span><span class="dark-only">${dashboard.lightMode}</span></button>
</span>
</div>
<h1>${backups.restore}</h1>
<p class="lead">${lead}</p>
<p class="visually-hidden" role="status" id="status">${status}</p>
<div id="state" data-changes="${String(changes)}">${state}</div>`;
  return frame(t, dark, `${backups.restore} | ${t.title.full}`, head, main);
}

/** The waiting page of visitors, in both languages. @param reason why the site does not answer */
export const renderWaiting = (en: PageWords, sw: PageWords, reason: "visitors" | "visitorsDown"): string =>
  frame(
    en,
    false,
    en.title.full,
    null,
    html`<h1>${en.title.full}</h1>
<p class="lead">${en.restore[reason]}</p>
<p class="lead" lang="sw">${sw.restore[reason]}</p>`,
  );

const frame = ({ language, title: school }: PageWords, dark: boolean, title: string, head: Html | null, main: Html) =>
  html`<!doctype html>
<html lang="${language}"${dark && new Html(' class="dark"')}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title}</title>
<script>${new Html(themeScript)}</script>
<link rel="icon" href="${crestIcon}">
<link rel="stylesheet" href="${restorePath}/page.css">
${head}
</head>
<body>
<div class="layout">
<header class="blue name">${crest}<p>${school.full}</p></header>
<div class="pindo column" aria-hidden="true"></div>
<main class="inside">
${main}
</main>
</div>
</body>
</html>
`.text;
