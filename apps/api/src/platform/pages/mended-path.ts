/**
 * The target that a damaged one means, or null. Chat programs and mails take what stands around a link for a part of it
 * (`/news).`), encode its end (`/news%20`, `/news&gt;`), or break it; people type it by ear (`/o level`). The path that remains must exist, or have
 * the letters of one of the pages.
 */
export function mendedPath(target: string, exists: (path: string) => boolean, pages: Iterable<string>): string | null {
  const [rawPath = "", rawQuery = ""] = target.split(/\?(.*)/s);
  const text = decoded(rawPath)
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replace(/[\p{Pd}\u2212]/gu, "-")
    .replace(/[\\\u2044\u2215]/g, "/")
    .toLowerCase();
  const [path = "", lostQuery = ""] = text.split(/\?(.*)/s);
  // A mail may break an address in two, and a chat program may take the next word for a part of it.
  const [whole, upToSpace] = [path.replace(/[\s\p{Cc}]/gu, ""), path].map(leadingPath);
  const found = [whole, upToSpace].flatMap(withoutEnding).find(exists) ?? withSameLetters(path, pages);
  if (found === undefined) return null;
  const query = [String(new URLSearchParams(lostQuery)), rawQuery].filter(Boolean).join("&");
  return query ? `${found}?${query}` : found;
}

/** Decodes what can be decoded, twice: an address that was encoded again has `%2520` for a space. */
function decoded(path: string): string {
  const once = (text: string) =>
    text.replace(/(?:%[\da-f]{2})+/gi, (part) => {
      try {
        return decodeURIComponent(part);
      } catch {
        return part;
      }
    });
  return once(once(path));
}

/** The first part that has only characters of the site's paths, without anything before it. */
const leadingPath = (text: string): string => /[a-z\d][a-z\d/._-]*/.exec(text)?.[0] ?? "";

/** The path itself, and without the ending of a file or a sentence that goes on: `/news.html`, `/news.Karibu`. */
function withoutEnding(text = ""): string[] {
  return [text, text.replace(/\..*$/s, "")].map((part) => {
    const [path = ""] = /^.*[a-z\d]/s.exec(part.split("/").filter(Boolean).join("/")) ?? [];
    return `/${path.replace(/(^|\/)index$/, "")}`;
  });
}

/** The page whose path has the letters and digits of this one, or of its first words. */
function withSameLetters(path: string, pages: Iterable<string>): string | undefined {
  const byLetters = new Map([...pages].map((page) => [lettersOf(page), page]));
  const words = path.split(/[\s\p{Cc}]+/u, longestName);
  const starts = words.map((_, index) => words.slice(0, words.length - index).join("")).flatMap(withoutEnding);
  return starts.map(lettersOf).flatMap((letters) => (letters && byLetters.get(letters)) || [])[0];
}

/** More words than the name of any page has. */
const longestName = 8;

const lettersOf = (path: string): string => path.normalize("NFKD").replace(/[^a-z\d]/g, "");
