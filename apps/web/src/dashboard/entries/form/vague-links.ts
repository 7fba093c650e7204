/** Words of links that do not say where they lead, in both languages. */
const vague = new Set([
  ..."here|click here|this|this link|link|this page|read more|more|see more".split("|"),
  ..."hapa|bofya hapa|bonyeza hapa|gusa hapa|kiungo|kiungo hiki|ukurasa huu|soma zaidi|zaidi|tazama zaidi".split("|"),
]);

/** The words of the first such link of a text. */
export function vagueLink(text: string): string | undefined {
  const links = [...text.matchAll(/\[([^[\]\n]*)\]\(/g)].map(([, words = ""]) => words.trim());
  return links.find((words) => vague.has(words.toLowerCase().replace(/[.:!>»→…\s]+$/, "")));
}
