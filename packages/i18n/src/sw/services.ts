import type { services as source } from "../en/services.ts";
import type { Translation } from "../translation.ts";

export const services: Translation<typeof source> = {
  homeTitle: "Anachokikuta kijana hapa",
  homeLead: "Shule, kikanisa, uwanja, shamba na zahanati: vyote humsaidia kijana kujiuliza Mungu anamwita afanye nini.",
  all: "Huduma zote",
  title: "Huduma",
  lead: "Huduma sita za seminari.",
  items: {
    olevel: {
      title: "Sekondari ya Kawaida",
      text: "O-level, Kidato cha Kwanza hadi cha Nne: masomo ya msingi kumi na moja, pamoja na Maarifa ya Biblia na Kompyuta.",
      description:
        "Kwa miaka minne kila kijana husoma masomo yaleyale kumi na moja, kuanzia Uraia hadi Elimu ya Biashara, na hujifunza jinsi ya kujifunza.",
      link: "Masomo ya msingi na ya ziada",
    },
    alevel: {
      title: "Sekondari ya Juu",
      text: "A-level, Kidato cha Tano na cha Sita, kwa tahasusi tano: EGM, HGE, PCM, PCB na HGL.",
      description:
        "Miaka miwili kwa vijana waliomaliza Kidato cha Nne kwa Daraja la Kwanza au la Pili. Kila mmoja huchagua tahasusi moja na kuisoma hadi mwisho.",
      link: "Tahasusi tano",
    },
    spiritual: {
      title: "Maisha ya Kiroho",
      text: "Misa Takatifu, Masifu ya Asubuhi, Malaika wa Bwana na Masifu ya Jioni kila siku; Baraka ya Sakramenti Kuu kila Alhamisi.",
      description:
        "Kila mwezi una Saa Takatifu Ijumaa ya kwanza na mafungo unapokwisha. Hapa kijana hujifunza kusali kabla ya kuombwa kuhubiri.",
      link: "Siku, juma na mwezi",
    },
    games: {
      title: "Michezo",
      text: "Uwanja nao ni darasa: nguvu, uungwana na urafiki.",
      description:
        "Mpira wa miguu, wa kikapu na wa wavu, pamoja na riadha, humfunza kijana kushinda bila majivuno na kushindwa bila kinyongo.",
      link: "Michezo tunayocheza",
    },
    dispensary: {
      title: "Zahanati",
      text: "Tiba kwa wanafunzi wetu na kwa watu wote.",
      description: "Wanafunzi, wafanyakazi na majirani hupokelewa kwa namna moja. Kila mgonjwa huhudumiwa.",
      link: "Huduma za zahanati",
    },
    agriculture: {
      title: "Kilimo na Ufugaji",
      text: "Mazao na mifugo, divai na maziwa, kwa mikono yetu wenyewe.",
      description:
        "Shamba hulisha jiko na kufundisha subira, na hakuna kitabu kinachoifundisha kama shamba la mahindi.",
      link: "Mazao, mifugo, divai na maziwa",
    },
  },
};
