import type * as source from "../en/entrance-results.ts";
import type { Translation } from "../translation.ts";

export const entranceResults: Translation<typeof source.entranceResults> = {
  title: "Matokeo ya kujiunga kwa namba ya fomu",
  none: "Hakuna yaliyopangwa",
  phases: {
    before: "Kuanzia {day}, {hour}: namba {count}",
    open: "Yako kwenye tovuti hadi {last}: namba {count}",
    over: "Yalikwisha {last}: namba zimefutwa",
  },
  lead: "Zinatangazwa namba tu, si majina. Mgeni huuliza namba moja; kuanzia saa hiyo kila mtu anaweza kuona pia orodha nzima.",
  from: "Siku ya kwanza",
  at: "Saa ya shule",
  until: "Siku ya mwisho",
  untilHint: "Siku inayofuata namba zinafutwa. Nakala za akiba hubaki nazo kwa muda wake.",
  rows: "Namba na matokeo",
  rowsHint:
    "Nakili kutoka jedwali, mstari mmoja kwa kila namba: namba, kisha amechaguliwa, akiba au hakuchaguliwa. Bila safu nyingine.",
  outcomes: { selected: "Amechaguliwa", reserve: "Akiba", notSelected: "Hakuchaguliwa" },
  counted: "Waliochaguliwa: {selected}, akiba: {reserve}, wasiochaguliwa: {notSelected}",
  toCheck: "Mistari ya kuangalia: {count}",
  row: "Mstari",
  number: "Namba",
  outcome: "Matokeo",
  print: "Orodha kwenye karatasi, ya kuchapisha",
  sheet: "Matokeo ya mtihani wa kujiunga",
  saved: "Imehifadhiwa. Wageni wataona kuanzia saa hiyo.",
  failed: "Haikuhifadhiwa: {reason}",
  loadFailed: "Matokeo ya kujiunga hayakupatikana.",
  remove: "Futa orodha",
  removeQuestion: "Ufute namba zote za orodha? Zinaondoka kwenye tovuti mara moja, na hakuna anayeweza kuzirudisha.",
  removed: "Orodha imefutwa.",
};
