import type { agriculture as source } from "../en/agriculture.ts";
import type { Translation } from "../translation.ts";

export const agriculture: Translation<typeof source> = {
  title: "Kilimo na ufugaji",
  lead: "Shamba hulisha jiko na kufundisha subira. Tusichokihitaji tunakiuza.",
  choice: "Chagua shughuli",
  crops: {
    title: "Mazao",
    text: "Mahindi, mihogo, maharage na ndizi; na katika kila mavuno mbegu ya msimu ujao huwekwa akiba. Kijana aliyepalilia tuta hadi mwisho hukishukuru chakula chake.",
  },
  livestock: {
    title: "Mifugo",
    text: "Ng’ombe wa maziwa, mbuzi na kuku. Aliyewahi kuamka usiku ng’ombe anapozaa halalamikii sala ya asubuhi.",
  },
  products: "Divai na maziwa",
  contact: "Mawasiliano ya miradi",
};
