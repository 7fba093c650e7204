import type { history as source } from "../en/history.ts";
import type { Translation } from "../translation.ts";

export const history: Translation<typeof source> = {
  title: "Historia",
  lead: "Vijana thelathini na watano na lengo moja: jinsi seminari ilivyoanza, walioiongoza, na tunaowakumbuka.",
  short: {
    title: "Historia kwa ufupi",
    paragraphs: [
      "Seminari ilifunguliwa tarehe 9\u00a0Mei\u00a01990, ikiwa Seminari Ndogo ya Jimbo Kuu la Dar es Salaam. Wanafunzi 35 wa kwanza walianza mwaka 1991; ilipofika mwaka 1994 walikuwa 117.",
      "Seminari ilijiwekea lengo moja: mapadri zaidi ya 90 katika miaka 25.",
      "Katika mitihani, 99% ya watahiniwa wetu hufaulu, na 30% ya wahitimu wa A-level huendelea na masomo ya upadri.",
    ],
  },
  years: "Magombera na miaka yao",
  bell: "Kengele ya seminari",
  firstStudents: {
    title: "Wanafunzi wa kwanza",
    lead: "Wanafunzi walioanza mwaka 1991.",
    caption: "Wanafunzi wa kwanza, 1991",
  },
  firstAssignments: {
    title: "Utume wa kwanza",
    lead: "Mahali walipotumwa mapadri wa kwanza waliotoka katika seminari hii.",
    name: "Jina",
    assignment: "Utume wa kwanza",
    year: "Mwaka",
  },
  deceased: {
    title: "Wanafunzi marehemu",
    prayer: "Raha ya milele uwape, ee Bwana, na mwanga wa milele uwaangazie.",
    name: "Jina",
    parish: "Parokia",
  },
  sampleNames: "Majina yote ya hapa ni ya mfano, hadi seminari itakapoingiza majina halisi.",
};
