import type { DemoFile } from "./demo-file.ts";

const author = { en: "Sample Author", sw: "Mwandishi wa Mfano" };

const news: readonly (Pick<DemoFile, "title" | "description" | "picture" | "daysAgo"> & Partial<DemoFile>)[] = [
  {
    title: {
      en: "Form\u00a04 candidates receive a blessing before their examinations",
      sw: "Watahiniwa wa Kidato cha Nne wabarikiwa kabla ya mitihani yao",
    },
    description: {
      en: "The whole seminary gathered in the chapel on Sunday evening. Each candidate brought forward his pen and his candidate number.",
      sw: "Seminari nzima ilikusanyika kikanisani Jumapili jioni. Kila mtahiniwa alileta mbele kalamu yake na namba yake ya mtihani.",
    },
    picture: "communion",
    daysAgo: 13,
  },
  {
    title: { en: "Application forms for Form\u00a01 are ready", sw: "Fomu za maombi ya Kidato cha Kwanza ziko tayari" },
    name: { en: "Admissions", sw: "Ofisi ya Kujiunga" },
    description: {
      en: "Collect one at the seminary, at Msimbazi Centre or at St\u00a0Joseph. The price is 15,000\u00a0Tsh.",
      sw: "Zinapatikana seminarini, Msimbazi Centre na St\u00a0Joseph. Bei ni Tsh\u00a015,000.",
    },
    picture: null,
    daysAgo: 22,
  },
  {
    title: { en: "First maize from the new field", sw: "Mahindi ya kwanza kutoka shamba jipya" },
    description: {
      en: "Form\u00a02 brought in eleven sacks before the short rains, and kept one back for seed.",
      sw: "Kidato cha Pili kilivuna magunia kumi na moja kabla ya mvua za vuli, na kikaweka moja kwa ajili ya mbegu.",
    },
    picture: "maize",
    daysAgo: 40,
  },
  {
    title: { en: "The choir sings Vespers in the city", sw: "Kwaya yaimba Masifu ya Jioni mjini" },
    description: {
      en: "Forty voices, two drums and a great deal of practice.",
      sw: "Sauti arobaini, ngoma mbili na mazoezi mengi sana.",
    },
    picture: "hero-choir",
    daysAgo: 51,
  },
  {
    title: { en: "House finals end level, and in good temper", sw: "Fainali za mabweni zaisha sare, na kwa amani" },
    description: {
      en: "Three goals each; the cup is shared until Easter.",
      sw: "Mabao matatu kila upande; kombe ni la timu zote mbili hadi Pasaka.",
    },
    picture: "games-football",
    daysAgo: 62,
  },
  {
    title: { en: "Two hundred books for the library", sw: "Vitabu mia mbili kwa ajili ya maktaba" },
    description: {
      en: "A gift of our alumni, catalogued by Form\u00a05 in three evenings.",
      sw: "Zawadi ya wahitimu wetu, iliyoorodheshwa na Kidato cha Tano kwa jioni tatu.",
    },
    picture: "hero-library",
    daysAgo: 76,
  },
];

export const demoNews = news.map((each): DemoFile => ({ page: "NEWS", name: author, event: true, ...each }));
