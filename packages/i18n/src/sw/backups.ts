import type { backups as source } from "../en/backups.ts";
import type { Translation } from "../translation.ts";

export const backups: Translation<typeof source> = {
  title: "Nakala za akiba",
  lead: "Tovuti hutengeneza nakala ya akiba kila usiku, na pia muda wa saa moja baada ya mabadiliko ya mwisho: taarifa na picha zote katika faili moja. Nakala moja hutunzwa kwa kila siku katika siku 14 zilizopita, na moja kwa kila wiki katika wiki 8 zilizopita.",
  made: "Nakala ya mwisho: {day}, {time} ({size})",
  noneMade: "Bado hakuna nakala ya akiba. Nakala ya kwanza hutengenezwa dakika chache baada ya seva kuwashwa.",
  verified:
    "Ilijaribiwa mara ya mwisho: {day}, {time}. Nakala ilirejeshwa mahali pa muda na kukaguliwa kama imekamilika.",
  copiedToFolder: {
    last: "Nakala mpya zaidi katika folda ya pili: {day}, {time}",
    none: "Bado hakuna nakala ya akiba katika folda ya pili.",
  },
  copiedToBucket: {
    last: "Nakala mpya zaidi katika hifadhi ya pili ya mtandaoni: {day}, {time}",
    none: "Bado hakuna nakala ya akiba katika hifadhi ya pili ya mtandaoni.",
  },
  noneVerified: "Seva bado haijajaribu nakala yoyote.",
  problems: {
    madeRoom:
      "Nakala ya akiba haikuweza kutengenezwa {day}, {time}, kwa sababu diski ya seva inakaribia kujaa. Mwombe anayesimamia seva aongeze nafasi.",
    madeFailed:
      "Kutengeneza nakala ya akiba kulishindikana {day}, {time}. Mwombe anayesimamia seva aangalie kumbukumbu za matukio yake.",
    verifiedFailed:
      "Nakala moja haikufaulu jaribio {day}, {time}. Mwombe anayesimamia seva aangalie kumbukumbu za matukio yake.",
    copiedToFolderMissing:
      "Folda ya pili ya nakala za akiba haikuwepo {day}, {time}. Kama iko kwenye kifaa cha USB, kichomeke.",
    copiedToFolderRoom:
      "Folda ya pili haikuwa na nafasi ya nakala ya akiba {day}, {time}. Mwombe anayesimamia seva aongeze nafasi.",
    copiedToFolderFailed:
      "Nakala ya akiba haikuweza kunakiliwa kwenye folda ya pili {day}, {time}. Mwombe anayesimamia seva aangalie kumbukumbu za matukio yake.",
    copiedToBucketFailed:
      "Nakala ya akiba haikuweza kunakiliwa kwenye hifadhi ya pili ya mtandaoni {day}, {time}. Mwombe anayesimamia seva aangalie kumbukumbu za matukio yake.",
  },
  download: "Pakua nakala ya mwisho",
  care: "Tunza nakala katika jengo jingine. Mwenye faili hili anaweza kusoma kila jina na namba ya simu iliyomo.",
  encrypted:
    "Nakala hii hufunguliwa kwa maneno ya siri yaliyo katika mipangilio ya seva pekee. Yakipotea, nakala nayo imepotea: yatunze kwenye karatasi, mahali pengine.",
  encryption: {
    download: "Pakua kwa maneno ya siri",
    lead: "Faili litafunguliwa kwa maneno haya ya siri pekee. Yaandike kwenye karatasi, na uyatunze mahali tofauti na faili: yakipotea, nakala nayo imepotea, na hakuna anayeweza kusaidia.",
    passphrase: "Maneno ya siri",
    again: "Rudia maneno ya siri",
    advice: "Angalau herufi 12; maneno manne au matano yasiyohusiana ndiyo bora.",
    different: "Maneno ya siri uliyorudia hayafanani na ya kwanza.",
    submit: "Pakua",
    busy: "Inaandaa...",
  },
  restore: "Rejesha nakala ya akiba",
  release: {
    installed: "Tovuti hii inatumia toleo {version} la programu yake.",
    newer: "Toleo {version} la programu ya tovuti limetoka. Mpe anayesimamia seva anwani hii:",
  },
  failed: "Imeshindikana kupakia taarifa za nakala za akiba.",
};
