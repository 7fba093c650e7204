import { type Html, html } from "./html.ts";

export const notice = (text: Html | string, tone: "plain" | "bad" = "plain"): Html =>
  html`<p class="notice ${tone}">${text}</p>`;

export const alert = (text: string | null): Html | null =>
  text === null ? null : html`<p class="notice bad" role="alert">${text}</p>`;

/** Sentences of the server, which writes them in English. */
export const sentences = (lines: readonly string[]): Html =>
  html`<ul class="list" lang="en">${lines.map((line) => html`<li>${line}</li>`)}</ul>`;
