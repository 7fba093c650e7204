/** Texts by path: `admission.lead`, `about.plan.items.0.title`. */
export type TextsByPath = Readonly<Record<string, string>>;

/** The paths of rows; each row begins with what its paths have in common: `["about.vision", "text", "verse"]`. */
export const pathsOf = (rows: readonly (readonly [string, ...string[]])[]): string[] =>
  rows.flatMap(([common, ...names]) => names.map((name) => `${common}.${name}`));

export function textsByPath(dictionary: object): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  const collect = (part: object, before: string) => {
    for (const [name, inner] of Object.entries(part)) {
      if (typeof inner === "string") texts.set(before + name, inner);
      else collect(inner, `${before}${name}.`);
    }
  };
  collect(dictionary, "");
  return texts;
}

/** The dictionary with some texts replaced; unchanged parts are shared with the original. */
export function withTexts<Dictionary extends object>(dictionary: Dictionary, texts: TextsByPath): Dictionary {
  const changed = new Set(
    Object.keys(texts).flatMap((path) => path.split(".").map((_, at, names) => names.slice(0, at).join("."))),
  );
  const replace = (part: object, path: string): object => {
    if (!changed.has(path)) return part;
    const entries = Object.entries(part).map(([name, inner]) => {
      const place = path ? `${path}.${name}` : name;
      return [name, typeof inner === "string" ? (texts[place] ?? inner) : replace(inner, place)] as const;
    });
    return Array.isArray(part) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
  };
  return replace(dictionary, "") as Dictionary;
}

export function textAt(dictionary: object, path: string): string | undefined {
  const found = path.split(".").reduce<unknown>((part, name) => {
    const known = typeof part === "object" && part !== null && Object.hasOwn(part, name);
    return known ? (part as Record<string, unknown>)[name] : undefined;
  }, dictionary);
  return typeof found === "string" ? found : undefined;
}

/** The placeholders of a text, each once, sorted: `{shown}`, `{total}`. */
export const placeholdersOf = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].sort();
