import { placeTitles } from "@visiga/contracts/files";
import type { DashboardDictionary } from "@visiga/i18n/dictionaries";
import { fill } from "@visiga/i18n/format";
import type { FileValues } from "./file-values.ts";

/** What a screen reader says of a picture with these values. */
export function spokenText(values: FileValues, { alternative }: DashboardDictionary["images"]): string {
  if (values.decorative === "true") return alternative.silent;
  if (values.alt.trim()) return fill(alternative.says, { text: values.alt.trim() });
  const { games, marian } = placeTitles;
  const described =
    values.page === "HOME" || [games, marian].some((title) => title === values.title.trim().toUpperCase());
  const text = (described && values.description.trim()) || values.name.trim();
  return text ? fill(alternative.saysOnly, { text }) : alternative.silent;
}
