import { isRemovedText, textSides } from "@visiga/contracts/site-texts";
import * as z from "zod/mini";
import type { StoredValue } from "./stored-value.ts";

export function isRemoved({ value }: StoredValue): boolean {
  const text = z.safeParse(textSides, value);
  return text.success && isRemovedText(text.data);
}
