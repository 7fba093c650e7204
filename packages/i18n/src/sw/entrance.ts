import type * as source from "../en/entrance.ts";
import type { Translation } from "../translation.ts";

export const entrance: Translation<typeof source.entrance> = {
  title: "Matokeo ya mtihani wa kujiunga",
  lead: "Andika namba ya fomu ili uone matokeo yake. Hapa zinatangazwa namba tu, si majina.",
  empty: "Kwa sasa hakuna matokeo ya mtihani wa kujiunga.",
  before: "Unaweza kuuliza matokeo hapa kuanzia {day}, {hour}, hadi {last}.",
  over: "Matokeo yalionyeshwa hapa hadi {last}. Tafadhali iulize seminari.",
  contact: "Iulize seminari",
  number: "Namba ya fomu",
  hint: "Kama ilivyo kwenye fomu, kwa mfano 0123. Nafasi, vistari na herufi kubwa havibadilishi jibu.",
  ask: "Ona matokeo",
  askAnother: "Uliza namba nyingine",
  outcomes: {
    selected: "Amechaguliwa",
    reserve: "Yuko kwenye orodha ya akiba",
    notSelected: "Hakuchaguliwa",
    unknown: "Hakuna matokeo yaliyotangazwa kwa namba hii",
  },
  next: {
    selected: "Ukurasa wa ada na kujiunga unaeleza hatua zinazofuata.",
    reserve: "Aliye kwenye orodha ya akiba huchaguliwa tu nafasi ikipatikana.",
    notSelected: "Asante kwa kujaribu. Ukiwa na swali, iulize seminari.",
    unknown: "Ilinganishe na fomu kisha uulize tena, au iulize seminari.",
  },
  until: "Matokeo yanaonyeshwa hapa hadi {last}.",
  sms: "Tuma kwa SMS",
  smsText: "Seminari ya Visiga: fomu {number}: {outcome}",
  list: "Orodha nzima ya kuchapisha",
  listed: {
    selected: "Waliochaguliwa: {count}",
    reserve: "Orodha ya akiba: {count}",
    notSelected: "Wasiochaguliwa: {count}",
  },
  one: "Uliza namba moja",
};
