import type { circulars as source } from "../en/circulars.ts";
import type { Translation } from "../translation.ts";

export const circulars: Translation<typeof source> = {
  send: "Tuma kama waraka",
  sendOne: "Tuma kama waraka: {name}",
  lead: "Mwenye anwani hufungua waraka huu wakati wageni wanaona jambo hili kwenye tovuti. Baadaye anwani husema kwamba umekwisha.",
  language: "Lugha ya waraka",
  picture: "Picha ya kutuma: {name}",
  loading: "Inapakia picha...",
  share: "Tuma picha",
  download: "Pakua picha",
  pdf: "Pakua PDF",
  print: "Chapisha PDF",
};
