/** The pages whose entries have an own page each, with the path before it. */
export const itemPaths = { NEWS: "/news", GALLERY: "/gallery", ALUMNI: "/alumni" } as const;
export type ItemPage = keyof typeof itemPaths;

export const itemPages = Object.keys(itemPaths) as [ItemPage, ...ItemPage[]];

/** Hexadecimal digits of an entry's id that its address ends in: enough to tell a million entries apart. */
const keyLength = 10;

const longestWords = 60;

export interface ItemAddress {
  readonly page: ItemPage;
  readonly key: string;
}

/** Path of an entry's own page, with its first headline that has a Latin letter: `/news/first-maize-0198c2f4a1`. */
export function itemPath(entry: { id: string; page: string }, headlines: readonly (string | null)[]): string | null {
  const page = itemPages.find((each) => each === entry.page);
  if (!page) return null;
  const words = headlines.map((headline) => addressWords(headline ?? "")).find(Boolean);
  return [itemPaths[page], [words, itemKey(entry.id)].filter(Boolean).join("-")].join("/");
}

const itemKey = (id: string): string => id.replaceAll("-", "").slice(0, keyLength);

/** `St. Mary’s: Été 2027` as `st-marys-ete-2027`, cut after a word. */
function addressWords(text: string): string {
  const words = text
    .normalize("NFKD")
    .replace(/[\p{M}'\u2019]/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  if (words.length <= longestWords) return words;
  const cut = words.slice(0, longestWords + 1);
  return cut.slice(0, Math.max(cut.lastIndexOf("-"), 0) || longestWords);
}

const pattern = new RegExp(`^(${Object.values(itemPaths).join("|")})/(?:[^/]*-)?([0-9a-f]{${keyLength}})$`);

export const itemKeyPattern = new RegExp(`^[0-9a-f]{${keyLength}}$`);

/** Parses a lower-case path and ignores its words. Null for any other path. */
export function itemAddress(path: string): ItemAddress | null {
  const [, above, key] = pattern.exec(path) ?? [];
  const page = itemPages.find((each) => itemPaths[each] === above);
  return page && key ? { page, key } : null;
}

/** The first and the last id that an address may name. */
export function itemIds(key: string): { readonly first: string; readonly last: string } {
  const id = (rest: string) => key.padEnd(32, rest).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  return { first: id("0"), last: id("f") };
}
