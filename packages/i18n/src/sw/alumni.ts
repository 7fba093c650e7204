import type { alumni as source } from "../en/alumni.ts";
import type { Translation } from "../translation.ts";

export const alumni: Translation<typeof source> = {
  title: "Wahitimu",
  lead: "Mapadri, madaktari, walimu, wakulima: walitoka kwa lango lilelile, na wengi wao hurudi siku ya sikukuu.",
  viewMore: "Ona Zaidi",
  shown: "{shown} kati ya {total}",
  empty: "Bado hakuna wahitimu waliowekwa hapa.",
  failed: "Orodha ya wahitimu haikufika.",
};
