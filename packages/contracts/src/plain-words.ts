import * as z from "zod/mini";
import { unmarked } from "./formatted-text.ts";
import { plainLine } from "./plain-text.ts";

/** What an entry of one line begins with that may be pasted from WhatsApp, which marks bold words. */
export const plainWords = z.overwrite((text: string) => unmarked(plainLine(text)));
