/** Characters of a headline. A longer first line belongs to the text. */
const longestHeadline = 120;

const date = String.raw`\d{1,4}[./-]\d{1,2}(?:[./-]\d{2,4})?`;
const time = String.raw`\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]\.?m\.?)?`;
/** What WhatsApp writes before copied messages, `[25/11/2026, 10:14] Name: `, and before exported ones, `25/11/2026, 10:14 - Name: `. */
const sender = new RegExp(String.raw`^\u200e?(?:\[${date},? ${time}\]|${date},? ${time} -) [^\n:]{1,60}: `, "gim");

export interface SharedText {
  readonly headline: string;
  readonly text: string;
}

/** The news in what was shared: a short first line is its headline. Null if nothing was shared. */
export function sharedText(form: FormData): SharedText | null {
  const read = (name: string) => String(form.get(name) ?? "").trim();
  const [title, text, url] = [read("title"), read("text").replace(sender, ""), read("url")];
  const whole = [text, text.includes(url) ? "" : url].filter(Boolean).join("\n\n");
  const [first = "", ...rest] = whole.split("\n");
  const headline = title || (rest.length > 0 && first.length <= longestHeadline ? first.trim() : "");
  if (!headline && !whole) return null;
  return { headline, text: title || !headline ? whole : rest.join("\n").trim() };
}
