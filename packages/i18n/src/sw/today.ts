import type { today as source } from "../en/today.ts";
import type { Translation } from "../translation.ts";

export const today: Translation<typeof source> = {
  loading: "Inapakia...",
  tasks: {
    news: "Ongeza habari",
    pictures: "Ongeza picha",
    fees: "Badili ada",
    date: "Ongeza tarehe",
    announcement: "Tangazo",
  },
  waiting: "Yanayosubiri",
  all: "Zote",
  overdue: "Yaliyopitwa na wakati",
  missing: "Bado hayajawekwa",
  outdated: "Yaliyobadilishwa kwa lugha moja tu",
  nothing: "Hakuna kinachosubiri.",
  failed: "Imeshindikana kupakia baadhi ya taarifa.",
  withoutConsent: "Zilizofichwa hadi idhini ya wazazi ithibitishwe: {count}",
  samples: "Mifano iliyobaki: {count}",
  backup: "Nakala ya akiba ya mwisho ni ya zamani mno, au ina hitilafu",
  noneToCome: "{name}: siku zote zimepita, weka zijazo",
  pastDocuments: "Nyaraka ambazo siku yake ya mwisho imepita: {count}",
  oldFees: "Ada zilibadilishwa mara ya mwisho tarehe {day}: zihakiki",
  oldNews: "Habari mpya zaidi ni ya tarehe {day}",
  release: "Toleo {version} linaweza kusakinishwa",
  opens: "Nikifungua dashibodi, anza na Leo",
};
