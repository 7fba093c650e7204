import type { users as source } from "../en/users.ts";
import type { Translation } from "../translation.ts";

export const users: Translation<typeof source> = {
  add: "ONGEZA MTUMIAJI",
  empty: "Hakuna watumiaji waliopatikana.",
  failed: "Imeshindikana kupakia orodha ya watumiaji.",
  shown: "{shown} kati ya {total}. Wengine hupatikana kwa kutafuta.",
  notAllowed: "Unaruhusiwa kusimamia picha, lakini si watumiaji. Mwombe msimamizi ukihitaji.",
  search: "Tafuta watumiaji",
  review: "Wasimamizi hukagua kwanza kinachoongezwa au kubadilishwa na watumiaji wengine",
  showAll: "Onyesha pia akaunti zilizosimamishwa na zilizofutwa",
  fields: {
    id: "Kitambulisho",
    name: "Jina",
    email: "Barua pepe",
    phoneNumber: "Namba ya simu",
    role: "Jukumu",
    status: "Hali",
  },
  roles: {
    USER: "MTUMIAJI",
    ADMIN: "MSIMAMIZI",
  },
  roleHints: {
    USER: "husimamia picha na maombi ya kuondoa picha, na huona namba za simu za waombaji",
    ADMIN: "husimamia yote: picha, watumiaji, maandishi, nakala za akiba",
  },
  statuses: {
    ACTIVE: "INATUMIKA",
    INACTIVE: "IMESIMAMISHWA",
    DELETED: "IMEFUTWA",
  },
  linkNotUsed: "kiungo bado hakijatumika",
  card: {
    editOne: "Hariri {name}",
    deleteOne: "Futa {name}",
    newLink: "Kiungo kipya",
    newLinkOne: "Kiungo kipya kwa {name}",
    sessions: "Vifaa",
    sessionsOne: "Vifaa vya {name}",
    bringBack: "Rudisha",
    bringBackOne: "Rudisha {name}",
    noPhone: "hakuna",
  },
  form: {
    registerTitle: "Sajili Mtumiaji Mpya",
    addTitle: "Ongeza Mtumiaji",
    editTitle: "Hariri Mtumiaji",
    noPasswordNeeded: "Huweki nywila. Utapata kiungo cha kumtumia mtumiaji mpya.",
    register: "Sajili",
    registering: "Inasajili...",
    registrationFailed: "Usajili umeshindikana: {reason}",
    updateFailed: "Imeshindikana kuhifadhi mabadiliko: {reason}",
  },
  confirm: {
    question: "Una uhakika unataka kumfuta mtumiaji huyu?",
    consequence: "{name} ataondolewa mara moja na hataweza kuingia tena. Akaunti inaweza kurudishwa.",
  },
  statusFailed: "Imeshindikana kubadili hali ya mtumiaji. Tafadhali jaribu tena.",
  invite: {
    title: "Kiungo cha mwaliko",
    registered:
      "{name} amesajiliwa. Kiungo hiki hufungua ukurasa wa kuchagua nywila. Hutumika mara moja tu, hadi tarehe {day}, na hakitaonyeshwa tena.",
    renewed:
      "Kwa kiungo hiki kipya {name} ataweza kuchagua nywila. Hutumika mara moja tu, hadi tarehe {day}, na hakitaonyeshwa tena. Viungo vya awali havitumiki tena.",
    broughtBack:
      "Akaunti ya {name} inatumika tena, lakini nywila yake ya awali haifanyi kazi tena. Kiungo hiki hufungua ukurasa wa kuchagua nywila mpya. Hutumika mara moja tu, hadi tarehe {day}, na hakitaonyeshwa tena.",
    qr: "Msimbo wa QR wa kiungo",
    qrHint: "Elekeza kamera ya simu nyingine kwenye msimbo, au mtumie kiungo.",
    link: "Kiungo",
    copy: "Nakili",
    share: "Shiriki",
    whatsapp: "Tuma kwa WhatsApp kwenda {telephone}",
    shareText: "Kiungo chako cha tovuti ya Visiga. Hutumika mara moja tu:",
  },
  notice: {
    saved: "Taarifa za {name} zimehifadhiwa.",
    deleted: "{name} amefutwa.",
    broughtBack: "{name} amerudishwa.",
  },
};
