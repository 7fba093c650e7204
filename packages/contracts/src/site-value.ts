import * as z from "zod/mini";
import { publicPaths } from "./public-paths.ts";
import type { Announcement, AnySiteValue } from "./site.ts";
import { type ValueKey, valueDefinition } from "./site-texts.ts";

/** A value by language; `sw` is null where Swahili is missing or the value has one text for both languages. */
export interface Sides<Side> {
  readonly en: Side;
  readonly sw: Side | null;
}

/** A site value with its shape. The catalogue's `line` and `text` are one shape here: a string. */
export type ShapedValue =
  | { readonly shape: "text"; readonly sides: Sides<string> }
  | { readonly shape: "rows"; readonly sides: Sides<string[][]> }
  | { readonly shape: "announcements"; readonly items: Announcement[] };

const rows = z.array(z.array(z.string()));
const inBoth = z.object({ en: z.string(), sw: z.nullable(z.string()) });
const announcements = z.array(
  z.object({
    text: inBoth,
    link: z.nullable(z.object({ to: z.enum(publicPaths), words: inBoth })),
    until: z.string(),
  }),
) satisfies z.ZodMiniType<Announcement[]>;

/**
 * Adds the shape to a value as stored and sent, which only its key tells. Checks nothing but the shape, so that unsaved
 * input can be read too; `siteValueSchema` checks what may be saved.
 * @returns null for no value, or one of another shape
 */
export function shapedValue(key: ValueKey, value: unknown): ShapedValue | null {
  const { shape, bilingual } = valueDefinition(key);
  if (shape === "announcements") {
    const read = announcements.safeParse(value);
    return read.success ? { shape, items: read.data } : null;
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
  if (shaped.shape === "announcements") return shaped.items;
  return valueDefinition(key).bilingual ? shaped.sides : shaped.sides.en;
}

function readSides<Side>(side: z.ZodMiniType<Side>, bilingual: boolean, value: unknown): Sides<Side> | null {
  if (!bilingual) {
    const read = side.safeParse(value);
    return read.success ? { en: read.data, sw: null } : null;
  }
  const read = z.object({ en: side, sw: z.nullable(side) }).safeParse(value);
  return read.success ? { en: read.data.en, sw: read.data.sw } : null;
}
