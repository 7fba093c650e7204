import type { organization as source } from "../en/organization.ts";
import type { Translation } from "../translation.ts";

export const organization: Translation<typeof source> = {
  title: "Muundo wa uongozi",
  lead: "Wanaoitumikia seminari hii, kuanzia Askofu Mkuu hadi wapishi.",
  samples: "Majina na picha za hapa ni za mfano.",
  index: "Makundi",
  empty: "Bado hakuna majina yaliyoingizwa.",
  groups: {
    ARCHBISHOP: "Askofu Mkuu",
    AUXILIARY_BISHOP: "Askofu Msaidizi",
    RECTOR: "Gombera",
    SPIRITUAL_DIRECTOR: "Mlezi wa Kiroho",
    ACADEMIC_DEAN: "Mkuu wa Taaluma",
    DISCIPLINE_MASTER: "Mwalimu wa Nidhamu",
    GUARDIAN_TEACHER: "Mwalimu Mlezi",
    TEACHER: "Walimu",
    ACCOUNTANT: "Mhasibu",
    HEAD_CHEF: "Mpishi Mkuu",
    ACADEMIC: "Taaluma",
    STAFFS: "Wafanyakazi",
    ASSISTANT_ACADEMIC: "Msaidizi wa Taaluma",
    PROJECT_MANAGER: "Meneja Miradi",
    PROJECT_TEAM: "Timu ya Miradi",
    ASSISTANT_PROJECT_MANAGER: "Msaidizi wa Meneja Miradi",
    DISPENSARY_MANAGER: "Msimamizi wa Zahanati",
    DISPENSARY_TEAM: "Wahudumu wa Zahanati",
    ASSISTANT_DISPENSARY_MANAGER: "Msaidizi wa Msimamizi wa Zahanati",
    DRIVERS: "Madereva",
    CHEF_TEAM: "Wapishi",
    OTHER: "Wengine",
  },
};
