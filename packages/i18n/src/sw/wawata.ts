import type { wawata as source } from "../en/wawata.ts";
import type { Translation } from "../translation.ts";

export const wawata: Translation<typeof source> = {
  title: "WAWATA",
  association: "Wanawake Wakatoliki Tanzania",
  archdiocese: "Jimbo Kuu la Dar es Salaam",
  lead: "Akina mama wa parokia zetu hututembelea, husali na kupika pamoja nasi, nasi hubaki na mengi kuliko tuliyokuwa nayo. Hizi ndizo siku zao Visiga.",
  loading: "Inapakia...",
  empty: "Hakuna Picha za WAWATA Zilizopatikana",
  emptyHint: "Picha zitawekwa hapa mara tu zitakapopatikana.",
  backHome: "Rudi ukurasa wa mwanzo",
  more: "Onyesha {count} zaidi",
  shown: "{shown} kati ya {total}",
};
