import type { pageViews as source } from "../en/page-views.ts";
import type { Translation } from "../translation.ts";

export const pageViews: Translation<typeof source> = {
  lead: "Mara ambazo watu wamefungua kurasa za tovuti. Haiandikwi ni nani aliyezifungua. Hazihesabiwi kurasa zinazofunguliwa na roboti au na walioingia kwenye dashibodi, wala zile ambazo kifaa huzipakua mapema au huzionyesha bila mtandao.",
  loading: "Inapakia hesabu...",
  failed: "Imeshindikana kupakia hesabu.",
  lastDays: "Siku 30 zilizopita",
  lastMonths: "Miezi 12 iliyopita",
  none: "Hakuna ukurasa uliosomwa {when}.",
  one: "Ukurasa {count} ulisomwa {when}: asilimia {swahili} kwa Kiswahili, asilimia {saver} kwa kuokoa data.",
  many: "Kurasa {count} zilisomwa {when}: asilimia {swahili} kwa Kiswahili, asilimia {saver} kwa kuokoa data.",
  inLastDays: "katika siku 30 zilizopita",
  inMonth: "mwezi wa {month}",
  table: "Onyesha kama jedwali",
  day: "Siku",
  month: "Mwezi",
  count: "Kurasa zilizosomwa",
  swahili: "Kwa Kiswahili",
  saver: "Kwa kuokoa data",
  mostRead: "Kurasa kumi zilizosomwa zaidi katika siku 30 zilizopita",
  mostReadNote: "Ukurasa wa habari moja, picha moja au mhitimu mmoja huhesabiwa pamoja na orodha yake.",
  browsers: "Vivinjari vya siku 30 zilizopita",
  browser: "Kivinjari",
  families: {
    chromium: "Chrome na vinavyotokana nayo (Samsung, Edge, Opera)",
    geckoWebkit: "Firefox, Safari, KaiOS",
    operaMini: "Opera Mini",
    other: "Vivinjari vingine",
  },
  browsersNote:
    "Kila kivinjari huhesabiwa kwa jina kinalojiita, bila kuandika ukurasa kilioufungua. Opera Mini ikibana data zaidi ina mstari wake; vinginevyo huhesabiwa kama Chrome.",
};
