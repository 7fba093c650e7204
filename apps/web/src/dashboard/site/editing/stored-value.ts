import type { ManagedSiteValue } from "@visiga/contracts/site-editing";
import { bilingualText, editedText, isRemovedText } from "@visiga/contracts/site-texts";
import * as z from "zod/mini";

// tRPC’s output type marks an `unknown` member as optional.
export type StoredValue = Omit<ManagedSiteValue, "value"> & { readonly value?: unknown };

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
