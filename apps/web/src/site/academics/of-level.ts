import type { FileRecord } from "@visiga/contracts/files";

export type Level = "O-LEVEL" | "A-LEVEL";

const other: Record<Level, string> = { "O-LEVEL": "ALEVEL", "A-LEVEL": "OLEVEL" };

/** What stands on the page of a level: all but what is titled with the other one, however that is written. */
export const ofLevel = (items: readonly FileRecord[], level: Level): FileRecord[] =>
  items.filter(({ title }) => title.toUpperCase().replace(/[^A-Z]/g, "") !== other[level]);
