import { editedText } from "@visiga/contracts/site-texts";
import type { StoredValue } from "./stored-value.ts";

/** The value to send: null replaces each language of a page text that equals its default. */
export function leftToDefaults({ defaults }: StoredValue, value: unknown): unknown {
  const text = defaults && editedText.safeParse(value).data;
  if (!text) return value;
  const { en, sw } = text;
  return { en: en === defaults.en ? null : en, sw: sw === defaults.sw ? null : sw };
}
