import type { admission as source } from "../en/admission.ts";
import type { Translation } from "../translation.ts";

export const admission: Translation<typeof source> = {
  title: "Kujiunga na O-level",
  lead: "O-level huchukua miaka minne, kuanzia Kidato cha Kwanza hadi cha Nne. Tunawakaribisha wavulana waliomaliza elimu ya msingi na wenye nia ya kuwa mapadri.",
  form: { title: "Fomu ya maombi", price: "Tsh {price}", note: "bei ya fomu" },
  dueDate: {
    title: "Tarehe ya mwisho",
    note: "hupangwa na seminari",
    sample: "tarehe ya mfano: iulize seminari tarehe halisi",
  },
  examinations: "Mtihani wa kujiunga",
  conditions: "Anayeweza kuomba",
  condition1: {
    title: "Mvulana Mkatoliki anayeishi imani yake",
    note: "Huiishi nyumbani na parokiani kwake.",
  },
  condition2: { title: "Aliyemaliza elimu ya msingi", note: "Darasa la Saba." },
  condition3: { title: "Aliyefaulu mitihani ya kujiunga", note: "Dini, mtihani wa mdomo na wa kuandika." },
  condition4: { title: "Mwenye nia ya kuwa padri", note: "Anasema hivyo mwenyewe, kwa hiari yake." },
  locations: { title: "Fomu inapatikana wapi", note: "Tafadhali ulizia fomu ya O-level." },
  fillers: {
    title: "Wanaojaza fomu",
    parents: "Wazazi wa mwombaji",
    communityLeaders: "Viongozi wa jumuiya",
    parishPriest: "Paroko",
  },
  submit: "Wasilisha fomu iliyojazwa kufikia tarehe ya mwisho.",
  submitBy: "Wasilisha fomu iliyojazwa kufikia tarehe {day}.",
  call: "Piga simu kuhusu kujiunga",
  write: "Andika kuhusu kujiunga",
  other: "Kujiunga na A-level",
  subjects: "Masomo ya O-level",
  formation: "Malezi na kujiunga, ukurasa mmoja (kwa Kiingereza)",
};
