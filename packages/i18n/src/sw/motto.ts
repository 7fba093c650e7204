import type { motto as source } from "../en/motto.ts";
import type { Translation } from "../translation.ts";

export const motto: Translation<typeof source> = {
  label: "Kaulimbiu yetu",
  sentence: "Sala, Nidhamu, Elimu, Kazi",
  words: {
    prayer: "Sala",
    discipline: "Nidhamu",
    education: "Elimu",
    work: "Kazi",
  },
};
