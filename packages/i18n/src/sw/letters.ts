import type { letters as source } from "../en/letters.ts";
import type { Translation } from "../translation.ts";

export const letters: Translation<typeof source> = {
  lead: "Barua moja kwa kila mwanafunzi mpya, yenye maelezo ya ukurasa wa “{page}” kwa ngazi yake.",
  privacy: "Majina hubaki kwenye kifaa hiki: ukurasa huu hauyatumi wala hauyahifadhi. Ukiufunga, yanapotea.",
  language: "Lugha ya barua",
  hint: "Safu tatu: jina, ngazi, na kumbukumbu ya kuandika kwenye malipo, kama ipo. Mfano: Juma Hamisi, Kidato cha Kwanza, A-001. Mstari wa kwanza ukitaja majina ya safu, mpangilio unaweza kuwa mwingine.",
  count: "Barua: {count}",
  withoutReference: "Zisizo na kumbukumbu: {count}",
  sameReference: "Kumbukumbu ileile kwenye barua zaidi ya moja: {references}",
  wrong: "Mistari isiyo na barua: {count}",
  row: "Mstari wa {row}: {problem}",
  rowOf: "Mstari wa {row} ({cell}): {problem}",
  problems: {
    noName: "hakuna jina",
    longName: "jina lina zaidi ya herufi {max}",
    noLevel: "hakuna ngazi",
    unknownLevel: "ngazi haikueleweka. Andika O-level au A-level, Kidato cha Kwanza au cha Tano.",
    longReference: "kumbukumbu ina zaidi ya herufi {max}",
    lostSign: "herufi moja ilipotea wakati wa kunakili",
    notShown: "Excel inaonyesha tarehe, kosa, au namba kwa kifupi. Rekebisha huko, kisha nakili tena.",
  },
  tooMany: "Hii ni mistari {count}. Barua zisizozidi {max} hutengenezwa kwa mara moja: bandika nyingine baada ya hizi.",
  list: "Barua kama zilivyoeleweka",
  name: "Jina",
  level: "Ngazi",
  reference: "Kumbukumbu",
  print: "Chapisha barua",
  save: "Hifadhi kama faili",
  printHint:
    "Ukitaka PDF, bofya Chapisha, kisha chagua “Hifadhi kama PDF” badala ya printa. Faili lililohifadhiwa lina majina.",
  loading: "Inapakia ukurasa wa barua...",
  failed: "Imeshindikana kupakia ukurasa wa barua.",
  stored:
    "Imeshindikana kupakia ukurasa wa barua sasa. Barua zina maelezo yake kama yalivyokuwa tarehe {day}, saa {time}.",
  empty: "Ukurasa wa barua bado hauna kitu kwa ngazi hii: ada, njia za kulipa na mengine hayajawekwa.",
  fileName: "barua-za-kujiunga",
  letter: {
    dear: "Ndugu wazazi wa {name},",
    subject: "Kujiunga na {level}",
    body: "Tunafurahi kuwajulisha kwamba {name} amechaguliwa kujiunga na seminari yetu. Haya ni mambo mnayohitaji kuyajua.",
    reference: "Andika kumbukumbu hii kwenye kila malipo: {reference}",
    newest: "Mabadiliko ya baadaye yatakuwa kwenye {address}",
    closing: "Wenu katika Kristo,",
    signature: "Jina, cheo, sahihi na muhuri",
  },
};
