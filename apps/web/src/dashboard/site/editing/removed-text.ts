import { isRemovedText, textSides } from "@visiga/contracts/site-texts";
import * as z from "zod/mini";
import type { StoredValue } from "./stored-value.ts";

/** Whether a value is a page text that was removed. */
export function isRemoved({ value }: StoredValue): boolean {
  const text = z.safeParse(textSides, value);
  return text.success && isRemovedText(text.data);
}
