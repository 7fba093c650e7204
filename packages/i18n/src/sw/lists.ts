import type * as source from "../en/lists.ts";
import type { Translation } from "../translation.ts";

export const news: Translation<typeof source.news> = {
  title: "Habari",
  lead: "Habari za seminari, mpya zikitangulia.",
  list: "Habari, mpya zikitangulia",
  newer: "Mpya zaidi",
  older: "Za awali",
  share: "Shiriki",
  shareOne: "Shiriki “{title}”",
  copied: "Kiungo cha habari hii kimenakiliwa.",
  headlines: "Vichwa vyote vya habari",
  more: "Onyesha habari za awali",
  album: {
    title: "Picha",
    more: "Picha nyingine: {count}",
  },
  empty: "Bado hakuna habari.",
  failed: "Imeshindikana kupakia habari.",
};

export const alumni: Translation<typeof source.alumni> = {
  title: "Wahitimu",
  lead: "Mapadri, madaktari, walimu na wakulima waliosoma Visiga.",
  viewMore: "Ona Zaidi",
  shown: "{shown} kati ya {total}",
  empty: "Bado hakuna wahitimu waliowekwa hapa.",
  all: "Wahitimu wote",
  failed: "Imeshindikana kupakia orodha ya wahitimu.",
};

export const wawata: Translation<typeof source.wawata> = {
  title: "WAWATA",
  association: "Wanawake Wakatoliki Tanzania",
  archdiocese: "Jimbo Kuu la Dar es Salaam",
  lead: "Akina mama wa parokia zetu hututembelea, husali na kupika pamoja nasi, na hutuletea zawadi. Hizi ndizo siku zao Visiga.",
  loading: "Inapakia...",
  empty: "Hakuna Picha za WAWATA Zilizopatikana",
  emptyHint: "Picha zitawekwa hapa mara tu zitakapopatikana.",
  backHome: "Rudi ukurasa wa mwanzo",
  more: "Onyesha {count} zaidi",
  shown: "{shown} kati ya {total}",
};

export const library: Translation<typeof source.library> = {
  title: "Maktaba ya picha",
  lead: "Kila picha ya tovuti hii inayoonekana na wageni, pamoja na ukurasa na ukubwa wa faili lake.",
};
