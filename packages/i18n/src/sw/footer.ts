import type { footer as source } from "../en/footer.ts";
import type { Translation } from "../translation.ts";

export const footer: Translation<typeof source> = {
  contact: "Mawasiliano",
  phone: "Simu",
  email: "Barua pepe",
  address: "Anwani",
  followUs: "Tufuate",
  morePages: "Kurasa nyingine",
  pages: {
    services: "Huduma",
    pillars: "Nguzo nne",
    gallery: "Picha",
    wawata: "WAWATA",
    formationAdmission: "Malezi na kujiunga",
    calendar: "Kalenda",
    documents: "Nyaraka",
    joining: "Ada na kujiunga",
    privacy: "Picha na faragha",
  },
  archdiocese: "Shule ya Jimbo Kuu la Dar es Salaam",
  copyright: "© {year} Seminari Ndogo ya Mtakatifu Maria, Visiga",
};
