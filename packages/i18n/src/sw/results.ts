import type { results as source } from "../en/results.ts";
import type { Translation } from "../translation.ts";

export const results: Translation<typeof source> = {
  csee: "Matokeo ya Kidato cha Nne (CSEE)",
  acsee: "Matokeo ya Kidato cha Sita (ACSEE)",
  caption:
    "Watahiniwa wa kila mwaka katika Daraja la I hadi la IV na la 0, na asilimia yao kati ya watahiniwa wote, kwa namba nzima iliyo karibu zaidi.",
  year: "Mwaka",
  candidates: "Watahiniwa",
  divisions: ["Daraja la Kwanza", "Daraja la Pili", "Daraja la Tatu", "Daraja la Nne", "Daraja la Sifuri"],
  council: "Matokeo ya {year}, Baraza la Mitihani",
};
