import type { FileRecord } from "@visiga/contracts/files";

export type Level = "O-LEVEL" | "A-LEVEL";

const other: Record<Level, string> = { "O-LEVEL": "ALEVEL", "A-LEVEL": "OLEVEL" };

/** The files for a level's page: all except those titled with the other level, in any spelling. */
export const ofLevel = (items: readonly FileRecord[], level: Level): FileRecord[] =>
  items.filter(({ title }) => title.toUpperCase().replace(/[^A-Z]/g, "") !== other[level]);
