import type { news as source } from "../en/news.ts";
import type { Translation } from "../translation.ts";

export const news: Translation<typeof source> = {
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
