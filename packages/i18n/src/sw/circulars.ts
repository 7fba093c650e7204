import type { circulars as source } from "../en/circulars.ts";
import type { Translation } from "../translation.ts";

export const circulars: Translation<typeof source> = {
  send: "Tuma kama waraka",
  sendOne: "Tuma kama waraka: {name}",
  lead: "Mwenye anwani anaweza kufungua waraka huu maadamu wageni wanaliona jambo hili kwenye tovuti. Baada ya hapo ataambiwa kwamba umekwisha.",
  language: "Lugha ya waraka",
  picture: "Picha ya kutuma: {name}",
  loading: "Inapakia picha...",
  share: "Tuma picha",
  download: "Pakua picha",
  pdf: "Pakua PDF",
  print: "Chapisha PDF",
};
