import * as z from "zod/mini";
import { lines, storable, withCode } from "./fields.ts";
import type { ProcedureTable } from "./procedures.ts";
import { isSiteKey, type SiteKey, siteContent, siteQuery } from "./site.ts";
import { siteCatalogue } from "./site-catalogue.ts";

/** Key of an edited page text among the site values: `text.` and its path in the dictionary of the public pages. */
export type TextKey = `text.${string}`;

export type ValueKey = SiteKey | TextKey;

const prefix = "text.";
export const isTextKey = (key: string): key is TextKey => key.startsWith(prefix);
export const textKey = (path: string): TextKey => `${prefix}${path}`;
export const textPath = (key: TextKey): string => key.slice(prefix.length);

/** Whether a key has the form of a value's; the server knows which texts there are. */
export const isValueKey = (key: string): key is ValueKey => isSiteKey(key) || isTextKey(key);

const pageText = { shape: "text", bilingual: true } as const;

/** The shape of a value: that of the catalogue, for a page text a bilingual text. */
export const valueDefinition = (key: ValueKey) => (isTextKey(key) ? pageText : siteCatalogue[key]);

export const bilingualText = z.object({ en: z.string(), sw: z.string() });
export type BilingualText = z.infer<typeof bilingualText>;

/** A page text as stored, with the defaults that it replaced. One that equals its default follows it. */
export const storedText = z.extend(bilingualText, { defaults: bilingualText });
export type StoredText = z.infer<typeof storedText>;

/** Whether a page text was removed: its pages show nothing in its place. */
export const isRemovedText = ({ en, sw }: BilingualText): boolean => en === "" && sw === "";

const markup = /<[a-z/!?]|&(?:#\w+|[a-z]{2,});/i;

const side = z.string(withCode("field_required")).check(
  lines,
  z.minLength(1, "field_required"),
  z.maxLength(5000, "text_too_long"),
  ...storable,
  z.refine((text) => !markup.test(text), "markup_refused"),
);

/** A page text to be saved; null restores the default of that language. The server checks the placeholders. */
export const editedText = z.object({ en: z.nullable(side), sw: z.nullable(side) });
export type EditedText = z.infer<typeof editedText>;

export const publicTexts = z.object({ texts: z.record(z.string(), z.string()) });
export type PublicTexts = z.infer<typeof publicTexts>;

export const siteProcedures = {
  read: { kind: "query", access: "public", cost: "query", input: siteQuery, output: siteContent },
  texts: { kind: "query", access: "public", cost: "query", input: siteQuery, output: publicTexts },
} as const satisfies ProcedureTable;
