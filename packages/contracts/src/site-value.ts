import * as z from "zod/mini";
import type { Language } from "./languages.ts";
import type { AnySiteValue, Localized } from "./site.ts";
import { type ValueKey, valueDefinition } from "./site-texts.ts";

/** A value by language; `sw` is null where Swahili is missing or the value has one text for both languages. */
export interface Bilingual {
  readonly en: string;
  readonly sw: string | null;
}

export type AnyRecord = Readonly<Record<string, unknown>>;

/** A site value with its shape. The catalogue's `line` and `text` are one shape here: a string. */
export type TypedValue =
  | { readonly shape: "text"; readonly sides: Bilingual }
  | { readonly shape: "choices"; readonly options: string[] }
  | { readonly shape: "records"; readonly records: AnyRecord[] };

/** Adds the shape of its key to a value, with few checks. Null for none, or one of another shape. */
export function typedValue(key: ValueKey, value: unknown): TypedValue | null {
  const definition = valueDefinition(key);
  if (definition.shape === "records") {
    const records = definition.stored.safeParse(value).data;
    return records ? { shape: "records", records } : null;
  }
  const { shape, bilingual } = definition;
  if (shape === "choices") {
    const options = z.array(z.string()).safeParse(value).data;
    return options ? { shape, options } : null;
  }
  const sides = z.object({ en: z.string(), sw: z.nullable(z.string()) });
  const read = sides.safeParse(bilingual ? value : { en: value, sw: null });
  return read.success ? { shape: "text", sides: read.data } : null;
}

/** The value as stored and sent: the inverse of `typedValue`. */
export function rawValue(key: ValueKey, typed: TypedValue): AnySiteValue {
  if (typed.shape === "records") return typed.records as AnySiteValue;
  if (typed.shape === "choices") return typed.options as AnySiteValue;
  return valueDefinition(key).bilingual ? typed.sides : typed.sides.en;
}

/** A value in one language, else in the other. `langs` says which words of an object are in the other one. */
export const inLanguage = <Value>(value: Value, language: Language): Localized<Value> =>
  localized(value, language) as Localized<Value>;

function localized(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((each) => localized(each, language));
  if (typeof value !== "object" || value === null) return value;
  const other = language === "en" ? "sw" : "en";
  if (isTwoSided(value)) return value[language] || value[other];
  const members = Object.entries(value);
  const foreign = members.filter(([, each]) => isTwoSided(each) && !each[language] && each[other]);
  return {
    ...Object.fromEntries(members.map(([name, each]) => [name, localized(each, language)])),
    ...(foreign.length > 0 && { langs: Object.fromEntries(foreign.map(([name]) => [name, other])) }),
  };
}

export interface TwoSided {
  readonly en: string | null;
  readonly sw: string | null;
  /** From the value to the words: `2.what`. */
  readonly path: string;
}

/** The words of a value in two languages, at any depth. */
export function twoSided(value: unknown, path = ""): TwoSided[] {
  if (typeof value !== "object" || value === null) return [];
  if (isTwoSided(value)) return [{ ...(value as Omit<TwoSided, "path">), path }];
  return Object.entries(value).flatMap(([name, each]) => twoSided(each, path ? `${path}.${name}` : name));
}

const isTwoSided = (value: unknown): value is { readonly en: unknown; readonly sw: unknown } =>
  typeof value === "object" && value !== null && "en" in value && "sw" in value;
