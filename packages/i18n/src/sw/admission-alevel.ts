import type { admissionAlevel as source } from "../en/admission-alevel.ts";
import type { Translation } from "../translation.ts";

export const admissionAlevel: Translation<typeof source> = {
  title: "Kujiunga na A-level",
  lead: "A-level huchukua miaka miwili, Kidato cha Tano na cha Sita. Tunawakaribisha vijana waliomaliza Kidato cha Nne vizuri na wenye nia ya kuwa mapadri.",
  condition1: {
    title: "Kijana wa kiume Mkatoliki anayeishi imani yake",
    note: "Huiishi nyumbani na parokiani kwake.",
  },
  condition2: { title: "Aliyemaliza Kidato cha Nne", note: "Kwa Daraja la Kwanza au la Pili." },
  condition3: { title: "Mwenye nia ya kuwa padri", note: "Anasema hivyo mwenyewe, kwa hiari yake." },
  condition4: { title: "Anayechagua tahasusi moja", note: "EGM, HGE, PCM, PCB au HGL." },
  combinations: "Chagua tahasusi moja",
  formTitle: "Fomu ya maombi",
  formNote:
    "Fomu hujazwa na wazazi wa mwombaji, viongozi wa jumuiya na Paroko, na kurudishwa kufikia tarehe ya mwisho.",
  locations: { title: "Fomu inapatikana wapi", note: "Tafadhali ulizia fomu ya A-level." },
  other: "Kujiunga na O-level",
  subjects: "Masomo ya A-level",
};
