import type { library as source } from "../en/library.ts";
import type { Translation } from "../translation.ts";

export const library: Translation<typeof source> = {
  title: "Maktaba ya picha",
  lead: "Kila picha ya tovuti hii inayoonekana na wageni, pamoja na ukurasa na ukubwa wa faili lake.",
};
