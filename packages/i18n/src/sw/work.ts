import type * as source from "../en/work.ts";
import type { Translation } from "../translation.ts";

export const agriculture: Translation<typeof source.agriculture> = {
  title: "Kilimo na ufugaji",
  lead: "Shamba hulisha jiko na kufundisha subira. Tusichokihitaji tunakiuza.",
  choice: "Chagua shughuli",
  crops: {
    title: "Mazao",
    text: "Mahindi, mihogo, maharage na ndizi; na katika kila mavuno mbegu ya msimu ujao huwekwa akiba.",
  },
  livestock: {
    title: "Mifugo",
    text: "Ng’ombe wa maziwa, mbuzi na kuku, ambao vijana husaidia kuwatunza.",
  },
  products: "Divai na maziwa",
  contact: "Mawasiliano ya miradi",
};

export const environmental: Translation<typeof source.environmental> = {
  title: "Utunzaji wa mazingira",
  lead: "Tunatunza usafi wa shule na kupanda miti kwa mikono yetu wenyewe.",
  choice: "Chagua shughuli",
  cleaning: {
    title: "Usafi",
    text: "Kila kidato kina sehemu yake: madarasa, mabweni, barabara ya kwenda kikanisani. Kazi ikifanywa kwa pamoja huchukua dakika ishirini.",
  },
  gardening: {
    title: "Bustani",
    text: "Mboga za jikoni, maua ya altare, na miche ambayo vijana huenda nayo nyumbani mwisho wa mwaka.",
  },
  landscaping: {
    title: "Upambaji wa mandhari",
    text: "Njia, kingo za mawe na miti ya kivuli. Mteremko uliopandwa miti huhifadhi udongo wake.",
  },
};

export const wine: Translation<typeof source.wine> = {
  title: "Divai",
  text: "Hutoka katika mizabibu yetu wenyewe: divai ya altare kwa ajili ya parokia, na divai ya mezani kwa ajili ya wageni. Inauzwa seminarini.",
};

export const milk: Translation<typeof source.milk> = {
  title: "Maziwa",
  text: "Hukamuliwa kila asubuhi: kwanza kwa ajili ya seminari, kisha kwa majirani wanaokuja na vyombo vyao.",
};
