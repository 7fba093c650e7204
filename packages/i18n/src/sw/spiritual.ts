import type { spiritual as source } from "../en/spiritual.ts";
import type { Translation } from "../translation.ts";

export const spiritual: Translation<typeof source> = {
  title: "Maisha ya kiroho",
  lead: "Kengele inalia, na seminari nzima inasali. Padri asiyesali hana cha kuwapa wengine.",
  day: { title: "Siku", morning: "Asubuhi", noon: "Adhuhuri", evening: "Jioni", night: "Usiku" },
  week: {
    title: "Juma",
    caption: "Sala katika juma",
    everyDay: "kila siku",
    days: [
      { short: "Jtt", name: "Jumatatu" },
      { short: "Jnn", name: "Jumanne" },
      { short: "Jtn", name: "Jumatano" },
      { short: "Alh", name: "Alhamisi" },
      { short: "Iju", name: "Ijumaa" },
      { short: "Jmo", name: "Jumamosi" },
      { short: "Jpi", name: "Jumapili" },
    ],
  },
  month: "Mwezi",
  lauds: { title: "Masifu ya Asubuhi", when: "Kila siku", text: "Siku huanza kwa zaburi." },
  mass: { title: "Misa Takatifu", when: "Kila siku", text: "Ndiyo kiini cha kila siku; Jumapili na sikukuu huimbwa." },
  angelus: {
    title: "Malaika wa Bwana",
    when: "Kila siku",
    text: "Kengele ikilia, vipindi, michezo na kazi husimama kwa ajili ya sala.",
  },
  vespers: { title: "Masifu ya Jioni", when: "Kila siku", text: "Tunamrudishia Mungu siku yake na kumshukuru." },
  prayers: { title: "Sala za kila siku", when: "Kila siku", text: "Kuchunguza dhamiri kwa ufupi, kisha ukimya." },
  benediction: {
    title: "Baraka ya Sakramenti Kuu",
    when: "Kila Alhamisi",
    text: "Kila Alhamisi, kwa nyimbo ambazo kila mmoja huziimba bila kitabu.",
  },
  holyHour: {
    title: "Saa Takatifu",
    when: "Ijumaa ya kwanza ya mwezi",
    figure: "Ijumaa ya kwanza",
    text: "saa moja mbele ya Sakramenti Kuu",
  },
  conference: { title: "Konferensi", text: "Mlezi wa Kiroho huzungumza na vijana na kuyajibu maswali yao." },
  retreat: {
    title: "Mafungo",
    when: "Mwisho wa mwezi",
    figure: "Mwisho wa mwezi",
    text: "seminari nzima hukaa kimya na kusikiliza",
  },
};
