import type { alumni as source } from "../en/alumni.ts";
import type { Translation } from "../translation.ts";

export const alumni: Translation<typeof source> = {
  title: "Wahitimu",
  lead: "Mapadri, madaktari, walimu na wakulima waliosoma Visiga.",
  viewMore: "Ona Zaidi",
  shown: "{shown} kati ya {total}",
  empty: "Bado hakuna wahitimu waliowekwa hapa.",
  all: "Wahitimu wote",
  failed: "Imeshindikana kupakia orodha ya wahitimu.",
};
