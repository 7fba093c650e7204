import type * as source from "../en/frame.ts";
import type { Translation } from "../translation.ts";

export const frame: Translation<typeof source.frame> = {
  crest: "Nembo ya Seminari Ndogo ya Mtakatifu Maria, Visiga",
  onThisPage: "Katika ukurasa huu",
  formation: "Malezi na kujiunga",
  joining: "Ada na kujiunga",
  contactAdmission: "Mawasiliano ya kujiunga",
  lastChanged: "Mabadiliko ya mwisho: {day}.",
  samplePicture: "Picha ya mfano",
  print: "Chapisha ukurasa huu",
};

export const navbar: Translation<typeof source.navbar> = {
  skip: "Ruka hadi yaliyomo",
  archdiocese: "Jimbo Kuu la Dar es Salaam",
  mainMenu: "Menyu kuu",
  menu: "Menyu",
  openMenu: "Fungua menyu",
  closeMenu: "Funga menyu",
  editPage: "Hariri ukurasa huu",
  parents: { label: "Kwa wazazi", fees: "Ada", calendar: "Kalenda", apply: "Kujiunga", call: "Piga simu" },
  groups: {
    "about-us": "Kuhusu Sisi",
    services: "Huduma",
    work: "Kazi",
    admission: "Kujiunga",
  },
  pages: {
    aboutUs: "Kuhusu Sisi",
    msg: "Ujumbe wa Gombera",
    staff: "Wafanyakazi",
    history: "Historia",
    organization: "Muundo wa Uongozi",
    oLevel: "O-level",
    aLevel: "A-level",
    spiritual: "Maisha ya Kiroho",
    games: "Michezo",
    dispensary: "Zahanati",
    works: "Utunzaji wa Mazingira",
    work: "Kilimo na Ufugaji",
    oLevelAdmission: "Kujiunga na O-level",
    aLevelAdmission: "Kujiunga na A-level",
    alumni: "Wahitimu",
    news: "Habari",
    contact: "Mawasiliano",
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

export const footer: Translation<typeof source.footer> = {
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
    results: "Matokeo ya kujiunga",
    documents: "Nyaraka",
    joining: "Ada na kujiunga",
    privacy: "Picha na faragha",
  },
  archdiocese: "Shule ya Jimbo Kuu la Dar es Salaam",
  copyright: "© {year} Seminari Ndogo ya Mtakatifu Maria, Visiga",
};

export const saver: Translation<typeof source.saver> = {
  on: "Okoa data",
  off: "Onyesha picha zote",
  offShort: "Picha zote",
  show: "Onyesha picha",
  film: "Tazama filamu",
  open: "Fungua picha",
  kilobytes: "{size}\u00a0KB",
  megabytes: "{size}\u00a0MB",
};

export const notFound: Translation<typeof source.notFound> = {
  title: "404 - Ukurasa Haukupatikana",
  message: "Huna ruhusa ya kuona ukurasa huu.",
  login: "Ingia",
  home: "Mwanzo",
  failure: {
    title: "Ukurasa huu haukufunguka",
    message: "Kuna hitilafu upande wetu au kwenye mtandao. Jaribu tena.",
  },
};

export const offline: Translation<typeof source.offline> = {
  kept: "Unasoma nakala iliyohifadhiwa tarehe {when}.",
  title: "Hakuna mtandao",
  message:
    "Ukurasa huu unahitaji mtandao. Jaribu tena baadaye. Kurasa zilizohifadhiwa kwenye kifaa hiki hufunguka bila mtandao.",
  listTitle: "Kurasa zilizohifadhiwa kwenye kifaa hiki",
  none: "Bado hakuna kilichohifadhiwa.",
};
