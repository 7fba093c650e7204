import { createHash } from "node:crypto";
import { restorePath } from "@visiga/contracts/public-paths";
import { crest, crestIcon } from "./crest.ts";
import { Html, html } from "./html.ts";
import type { PageWords } from "./page-words.ts";

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
  const { common, dashboard, language, navbar, school, title } = t;
  const { english, swahili, shortEnglish, shortSwahili } = navbar.language;
  const other = language === "en" ? "sw" : "en";
  const head = html`<script type="module" src="${restorePath}/page.browser.js"></script>
${changes && html`<noscript><meta http-equiv="refresh" content="3"></noscript>`}`;
  const main = html`<div class="top">
${siteRuns && html`<a class="text" href="/">${common.backToWebsite}</a>`}
<span class="toggles">
<a href="?lang=${other}" lang="${other}" hreflang="${other}" class="toggle"><span aria-hidden="true">${other === "sw" ? shortSwahili : shortEnglish}</span><span class="visually-hidden">${other === "sw" ? swahili : english}</span></a>
<button type="button" id="theme" class="toggle" hidden><span class="light-only">${dashboard.darkMode}</span><span class="dark-only">${dashboard.lightMode}</span></button>
</span>
</div>
<h1>${title}</h1>
<p class="lead">${lead}</p>
<p class="visually-hidden" role="status" id="status">${status}</p>
<div id="state" data-changes="${String(changes)}">${state}</div>`;
  return frame({ language, dark, title: `${title} | ${school}`, school, head, main });
}

/** The waiting page of visitors, in both languages. @param reason why the site does not answer */
export const renderWaiting = (
  { school, restore }: PageWords,
  sw: PageWords,
  reason: "visitors" | "visitorsDown",
): string =>
  frame({
    language: "en",
    dark: false,
    title: school,
    school,
    head: null,
    main: html`<h1>${school}</h1>
<p class="lead">${restore[reason]}</p>
<p class="lead" lang="sw">${sw.restore[reason]}</p>`,
  });

interface Frame extends Pick<PageWords, "language" | "school">, Pick<Layout, "dark"> {
  readonly title: string;
  readonly head: Html | null;
  readonly main: Html;
}

const frame = ({ language, dark, title, school, head, main }: Frame): string =>
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
<header class="blue name">${crest}<p>${school}</p></header>
<div class="pindo column" aria-hidden="true"></div>
<main class="inside">
${main}
</main>
</div>
</body>
</html>
`.text;
