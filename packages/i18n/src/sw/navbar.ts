import type { navbar as source } from "../en/navbar.ts";
import type { Translation } from "../translation.ts";

export const navbar: Translation<typeof source> = {
  skip: "Ruka hadi yaliyomo",
  archdiocese: "Jimbo Kuu la Dar es Salaam",
  mainMenu: "Menyu kuu",
  menu: "Menyu",
  openMenu: "Fungua menyu",
  closeMenu: "Funga menyu",
  editPage: "Hariri ukurasa huu",
  news: "Habari",
  alumni: "Wahitimu",
  contact: "Mawasiliano",
  groups: {
    aboutUs: {
      label: "Kuhusu Sisi",
      items: {
        aboutUs: "Kuhusu Sisi",
        msg: "Ujumbe wa Gombera",
        staff: "Wafanyakazi",
        history: "Historia",
        organization: "Muundo wa Uongozi",
      },
    },
    services: {
      label: "Huduma",
      items: {
        oLevel: "O-level",
        aLevel: "A-level",
        spiritual: "Maisha ya Kiroho",
        games: "Michezo",
        dispensary: "Zahanati",
      },
    },
    work: {
      label: "Kazi",
      items: {
        works: "Utunzaji wa Mazingira",
        work: "Kilimo na Ufugaji",
      },
    },
    admission: {
      label: "Kujiunga",
      items: {
        oLevelAdmission: "Kujiunga na O-level",
        aLevelAdmission: "Kujiunga na A-level",
      },
    },
  },
  theme: {
    dark: "Mwonekano wa giza",
    light: "Mwonekano wa mwanga",
  },
  language: {
    english: "English",
    swahili: "Kiswahili",
    shortEnglish: "EN",
    shortSwahili: "SW",
  },
  social: {
    label: "Tufuate",
    tiktok: "TikTok",
    youtube: "YouTube",
    instagram: "Instagram",
  },
  search: {
    open: "Tafuta",
    label: "Tafuta kwenye tovuti",
    placeholder: "Tafuta kwenye tovuti",
    submit: "Tafuta",
    clear: "Futa maneno",
    results: "Matokeo",
    none: "Hakuna ukurasa unaolingana na “{query}”. Jaribu neno jingine.",
    countOne: "Ukurasa {count} umepatikana",
    countMany: "Kurasa {count} zimepatikana",
  },
};
