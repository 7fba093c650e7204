import type { alevel as source } from "../en/alevel.ts";
import type { Translation } from "../translation.ts";

export const alevel: Translation<typeof source> = {
  title: "Sekondari ya Juu (A-level)",
  lead: "Miaka miwili, Kidato cha Tano na cha Sita, kwa vijana waliomaliza Kidato cha Nne kwa Daraja la Kwanza au la Pili na ambao bado wana nia ya kuwa mapadri.",
  text: "Kila mmoja huchagua tahasusi moja kati ya tano na kuisoma hadi mwisho. Katika miaka hii kijana hujifunza kufanya kazi peke yake, kuuliza maswali mazuri na kuomba msaada.",
  combinations: "Tahasusi tano",
  combo1: { code: "EGM", subjects: "Uchumi, Jiografia, Hisabati" },
  combo2: {
    code: "HGE",
    subjects: "Historia, Jiografia, Uchumi",
  },
  combo3: { code: "PCM", subjects: "Fizikia, Kemia, Hisabati" },
  combo4: { code: "PCB", subjects: "Fizikia, Kemia, Biolojia" },
  combo5: { code: "HGL", subjects: "Historia, Jiografia, Lugha" },
  after: {
    title: "Baada ya hapo",
    graduates: { label: "Kati ya wahitimu wetu wa A-level", figure: "30%", text: "huendelea na masomo ya upadri" },
    candidates: { label: "Kati ya watahiniwa wetu", figure: "99%", text: "hufaulu mitihani yao" },
  },
  pictures: "Wanafunzi wetu wa A-level",
  admission: "Kujiunga na A-level",
};
