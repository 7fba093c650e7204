/** Words to find, each by its beginning and whatever its case, as `to_tsquery('simple', …)` takes them; null for none. */
export function searchedWords(search: string | undefined): string | null {
  const words = (search ?? "").replace(/['\\]/g, " ").split(/\s+/).filter(Boolean);
  return words.length > 0 ? words.map((word) => `'${word}':*`).join(" & ") : null;
}
