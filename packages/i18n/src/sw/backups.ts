import type { backups as source } from "../en/backups.ts";
import type { Translation } from "../translation.ts";

export const backups: Translation<typeof source> = {
  title: "Nakala za akiba",
  lead: "Tovuti hujihifadhi yenyewe kila usiku, na pia saa moja tulivu inapopita baada ya mabadiliko: kumbukumbu na picha zote katika faili moja. Nakala za siku 14 na wiki 8 zilizopita hutunzwa.",
  made: "Ilihifadhiwa mara ya mwisho: {day}, {time} ({size})",
  noneMade: "Bado hakuna kilichohifadhiwa. Nakala ya kwanza hutengenezwa dakika chache baada ya seva kuwashwa.",
  verified:
    "Ilijaribiwa mara ya mwisho: {day}, {time}. Nakala ilirejeshwa mahali pa muda na kulinganishwa na inachopaswa kuwa nacho.",
  noneVerified: "Seva bado haijajaribu nakala yoyote.",
  problems: {
    madeRoom:
      "Hakuna kilichoweza kuhifadhiwa {day}, {time}, kwa sababu diski ya seva inakaribia kujaa. Mwombe anayesimamia seva aongeze nafasi.",
    madeFailed: "Kuhifadhi kulishindikana {day}, {time}. Mwombe anayesimamia seva aangalie kumbukumbu za matukio yake.",
    verifiedFailed:
      "Nakala moja haikufaulu ilipojaribiwa {day}, {time}. Mwombe anayesimamia seva aangalie kumbukumbu za matukio yake.",
  },
  download: "Pakua nakala mpya zaidi",
  care: "Tunza nakala katika jengo jingine. Mwenye faili hili anaweza kusoma kila jina na namba ya simu iliyomo.",
  failed: "Imeshindikana kupakia taarifa za nakala za akiba.",
};
