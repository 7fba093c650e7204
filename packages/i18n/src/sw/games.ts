import type { games as source } from "../en/games.ts";
import type { Translation } from "../translation.ts";

export const games: Translation<typeof source> = {
  title: "Michezo",
  lead: "Kengele ya mwisho ikilia, uwanja ni wa wote. Nguvu, uungwana na urafiki hufundishwa hapa bila ubao.",
  slideshow: "Picha za michezo yetu",
  play: "Michezo tunayocheza",
  football: { title: "Mpira wa miguu", text: "Kumi na mmoja wanaojifunza kupasiana kabla ya kujifunza kufunga." },
  basketball: { title: "Mpira wa kikapu", text: "Macho makini, mikono mitulivu na manufaa ya timu nzima." },
  volleyball: { title: "Mpira wa wavu", text: "Hakuna anayeushika mpira; wote huuzuia usianguke." },
  athletics: { title: "Riadha", text: "Shindano la kale kuliko yote: kuwa na kasi kuliko jana." },
  why: {
    title: "Kwa nini tunacheza",
    text: "Kijana anayeweza kushindwa Jumamosi, na Jumapili akatumikia Misa pamoja na aliyemshinda, amejifunza jambo ambalo hakuna mtihani unaoliuliza. Vijana wenyewe huchagua timu, huchora mistari ya uwanja na kufua jezi.",
  },
};
