import type { environmental as source } from "../en/environmental.ts";
import type { Translation } from "../translation.ts";

export const environmental: Translation<typeof source> = {
  title: "Utunzaji wa mazingira",
  lead: "Kila mahali tunapaacha pakiwa pazuri kuliko tulivyopakuta, na tunafanya hivyo kwa mikono yetu wenyewe.",
  choice: "Chagua shughuli",
  cleaning: {
    title: "Usafi",
    text: "Kila kidato kina sehemu yake: madarasa, mabweni, barabara ya kwenda kikanisani. Kazi huchukua dakika ishirini ikifanywa kwa pamoja, na saa nzima isipofanywa hivyo.",
  },
  gardening: {
    title: "Bustani",
    text: "Mboga za jikoni, maua ya altare, na miche ambayo vijana huenda nayo nyumbani mwisho wa mwaka.",
  },
  landscaping: {
    title: "Upambaji wa mandhari",
    text: "Njia, kingo za mawe na miti ya kivuli. Mteremko uliopandwa miti huhifadhi udongo wake, na kijana aliyeipanda hufikiri mara mbili kabla ya kukata mti.",
  },
};
