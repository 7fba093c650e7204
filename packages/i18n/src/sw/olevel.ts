import type { olevel as source } from "../en/olevel.ts";
import type { Translation } from "../translation.ts";

export const olevel: Translation<typeof source> = {
  title: "Sekondari ya Kawaida (O-level)",
  lead: "Miaka minne, kuanzia Kidato cha Kwanza hadi cha Nne. Masomo kumi na moja ya msingi husomwa na wote, na mengine mawili ni ya ziada.",
  core: "Masomo ya msingi",
  subjects: {
    civics: "Uraia",
    tanzanianHistory: "Historia ya Tanzania na Maadili",
    history: "Historia",
    geography: "Jiografia",
    kiswahili: "Kiswahili",
    english: "Kiingereza",
    biology: "Biolojia",
    physics: "Fizikia",
    chemistry: "Kemia",
    mathematics: "Hisabati",
    business: "Elimu ya Biashara",
  },
  additional: "Masomo ya ziada",
  bible: { title: "Maarifa ya Biblia", text: "Kuisoma, kuikariri na kusali nayo." },
  computer: { title: "Kompyuta", text: "Kuanzia kuijua kibodi hadi kuandika programu ya kwanza." },
  pictures: "Wanafunzi wetu wa O-level",
  admission: "Kujiunga na O-level",
};
