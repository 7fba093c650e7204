import * as z from "zod/mini";
import type { Language } from "./languages.ts";
import type { AnySiteValue, Localized } from "./site.ts";
import { type ValueKey, valueDefinition } from "./site-texts.ts";

/** A value by language; `sw` is null where Swahili is missing or the value has one text for both languages. */
export interface Sides<Side> {
  readonly en: Side;
  readonly sw: Side | null;
}

export type AnyRecord = Readonly<Record<string, unknown>>;

/** A site value with its shape. The catalogue's `line` and `text` are one shape here: a string. */
export type ShapedValue =
  | { readonly shape: "text"; readonly sides: Sides<string> }
  | { readonly shape: "rows"; readonly sides: Sides<string[][]> }
  | { readonly shape: "choices"; readonly options: string[] }
  | { readonly shape: "records"; readonly records: AnyRecord[] };

const rows = z.array(z.array(z.string()));

/** Adds the shape of its key to a value, with few checks. Null for none, or one of another shape. */
export function shapedValue(key: ValueKey, value: unknown): ShapedValue | null {
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
  if (shape === "rows") {
    const sides = readSides(rows, bilingual, value);
    return sides && { shape, sides };
  }
  const sides = readSides(z.string(), bilingual, value);
  return sides && { shape: "text", sides };
}

/** The value as stored and sent: the inverse of `shapedValue`. */
export function unshapedValue(key: ValueKey, shaped: ShapedValue): AnySiteValue {
  if (shaped.shape === "records") return shaped.records as AnySiteValue;
  if (shaped.shape === "choices") return shaped.options as AnySiteValue;
  return valueDefinition(key).bilingual ? shaped.sides : shaped.sides.en;
}

/** A value in one language, else in the other. `langs` says which words of an object are in the other one. */
export const inLanguage = <Value>(value: Value, language: Language): Localized<Value> =>
  localized(value, language) as Localized<Value>;

function localized(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((each) => localized(each, language));
  if (typeof value !== "object" || value === null) return value;
  const other = language === "en" ? "sw" : "en";
  if (isTwoSided(value)) return oneSide(value[language], value[other]);
  const members = Object.entries(value);
  const foreign = members.filter(([, each]) => isTwoSided(each) && !each[language] && each[other]);
  return {
    ...Object.fromEntries(members.map(([name, each]) => [name, localized(each, language)])),
    ...(foreign.length > 0 && { langs: Object.fromEntries(foreign.map(([name]) => [name, other])) }),
  };
}

/** One language of a value, with what is empty in the other language; of a table by cells. */
function oneSide(own: unknown, other: unknown): unknown {
  if (!Array.isArray(other)) return own || other;
  const first: readonly unknown[] = Array.isArray(own) ? own : [];
  return Array.from({ length: Math.max(first.length, other.length) }, (_, at) => oneSide(first[at], other[at]) ?? "");
}

/** Whether nothing is entered in a language of a value: in a table, when each of its cells is empty. */
export const isEmptySide = (side: unknown): boolean => (Array.isArray(side) ? side.every(isEmptySide) : !side);

const isTwoSided = (value: unknown): value is { readonly en: unknown; readonly sw: unknown } =>
  typeof value === "object" && value !== null && "en" in value && "sw" in value;

function readSides<Side>(side: z.ZodMiniType<Side>, bilingual: boolean, value: unknown): Sides<Side> | null {
  const sides = z.object({ en: side, sw: z.nullable(side) });
  return sides.safeParse(bilingual ? value : { en: value, sw: null }).data ?? null;
}
