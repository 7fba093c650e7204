import type { EarlierSiteValue, ManagedSiteValue } from "@visiga/contracts/site-editing";
import { bilingualText, editedText, isRemovedText } from "@visiga/contracts/site-texts";
import * as z from "zod/mini";

// tRPC’s output type marks an `unknown` member as optional.
type Served<Each extends { value: unknown }> = Omit<Each, "value"> & { readonly value?: unknown };

export type StoredValue = Served<ManagedSiteValue>;

export type EarlierVersion = Served<EarlierSiteValue>;

export function isRemoved({ value }: StoredValue): boolean {
  const text = z.safeParse(bilingualText, value);
  return text.success && isRemovedText(text.data);
}

/** The value to send: null replaces each language of a page text that equals its default. */
export function nullIfDefault({ defaults }: StoredValue, value: unknown): unknown {
  const text = defaults && editedText.safeParse(value).data;
  if (!text) return value;
  const { en, sw } = text;
  return { en: en === defaults.en ? null : en, sw: sw === defaults.sw ? null : sw };
}
