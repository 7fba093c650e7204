import { formattedText } from "@visiga/contracts/formatted-text";
import type { EntryEntity } from "./entry.entity.ts";

/**
 * The columns of an entry's descriptions, as they are typed and as visitors read them. What writes a description writes
 * these, so that reading parses nothing.
 */
export function textColumns(typed: Pick<EntryEntity, "formatted" | "description" | "descriptionSw">) {
  const [english, swahili] = [typed.description, typed.descriptionSw].map((text) =>
    typed.formatted && text ? formattedText(text) : null,
  );
  return {
    ...typed,
    plainText: english?.plain ?? null,
    plainTextSw: swahili?.plain ?? null,
    textLines: english?.lines ?? null,
    textLinesSw: swahili?.lines ?? null,
  };
}
