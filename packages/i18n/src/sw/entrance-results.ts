import type * as source from "../en/entrance-results.ts";
import type { Translation } from "../translation.ts";

export const entranceResults: Translation<typeof source.entranceResults> = {
  title: "Matokeo ya kujiunga kwa namba ya fomu",
  none: "Hakuna yaliyopangwa",
  phases: {
    before: "Kuanzia {day}, {hour}. Namba: {count}",
    open: "Yako kwenye tovuti hadi {last}. Namba: {count}",
    over: "Yaliisha {last}. Namba zimefutwa",
  },
  lead: "Zinatangazwa namba tu, si majina. Mgeni huuliza namba moja; kuanzia saa hiyo kila mtu anaweza kuona pia orodha nzima.",
  from: "Siku ya kwanza",
  at: "Saa ya shule",
  until: "Siku ya mwisho",
  untilHint: "Siku inayofuata namba hufutwa. Kwenye nakala za akiba kwa kawaida hubaki hadi wiki nane zaidi.",
  rows: "Namba na matokeo",
  rowsHint:
    "Nakili kutoka Excel, mstari mmoja kwa kila namba: namba, kisha amechaguliwa, akiba au hakuchaguliwa. Bila safu nyingine. Sifuri za mwanzo ni sehemu ya namba.",
  outcomes: { selected: "Amechaguliwa", reserve: "Akiba", notSelected: "Hakuchaguliwa" },
  counted: "Waliochaguliwa: {selected}, akiba: {reserve}, wasiochaguliwa: {notSelected}",
  toCheck: "Mistari ya kuangalia: {count}",
  row: "Mstari",
  number: "Namba",
  outcome: "Matokeo",
  print: "Orodha kwenye karatasi, ya kuchapisha",
  sheet: "Matokeo ya mtihani wa kujiunga",
  saved: "Imehifadhiwa. Wageni wataona kuanzia saa hiyo.",
  savedOpen: "Imehifadhiwa. Wageni wanaona sasa.",
  failed: "Imeshindikana kuhifadhi: {reason}",
  loadFailed: "Imeshindikana kupakia matokeo ya kujiunga.",
  remove: "Futa orodha",
  removeQuestion:
    "Ufute namba zote za orodha? Zitaondoka kwenye tovuti mara moja, na zinarudi tu nakala ya akiba ikirejeshwa.",
  removed: "Orodha imefutwa.",
};
