import { useDictionary } from "#platform/words/dictionary.ts";
import { type Level, wordsOf } from "./joining-values.ts";

/** Returns a function that says for whom a record is, where the page shows both levels and the record is for one. */
export function useLevelNote(chosen: Level | undefined): (level: Level | "both") => string | undefined {
  const { joining } = useDictionary();
  return (level) => (chosen || level === "both" ? undefined : joining[wordsOf[level]].only);
}
