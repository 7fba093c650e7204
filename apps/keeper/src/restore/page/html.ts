/** HTML that is escaped already. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = Html | string | number | boolean | null | undefined | readonly Part[];

/** A template whose values are escaped, except those that it has made itself. Nothing stands for false and null. */
export const html = (texts: TemplateStringsArray, ...values: readonly Part[]): Html =>
  new Html(texts.map((text, index) => text + textOf(values[index])).join(""));

function textOf(part: Part): string {
  if (part instanceof Html) return part.text;
  if (Array.isArray(part)) return part.map(textOf).join("");
  return part === null || part === undefined || typeof part === "boolean" ? "" : escaped(String(part));
}

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const escaped = (text: string): string => text.replace(/[&<>"]/g, (letter) => entities[letter] ?? letter);

export const notice = (text: Html | string, tone: "plain" | "bad" = "plain"): Html =>
  html`<p class="notice ${tone}">${text}</p>`;

export const alert = (text: string | null): Html | null =>
  text === null ? null : html`<p class="notice bad" role="alert">${text}</p>`;

/** Sentences of the server, which writes them in English. */
export const sentences = (lines: readonly string[]): Html =>
  html`<ul class="list" lang="en">${lines.map((line) => html`<li>${line}</li>`)}</ul>`;
