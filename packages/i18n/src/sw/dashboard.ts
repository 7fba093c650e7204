import type { dashboard as source } from "../en/dashboard.ts";
import type { Translation } from "../translation.ts";

export const dashboard: Translation<typeof source> = {
  title: "Dashibodi",
  website: "Tovuti ya Visiga",
  toWebsite: "Fungua tovuti",
  checking: "Inahakiki utambulisho...",
  logout: "Ondoka",
  darkMode: "Mwonekano wa giza",
  lightMode: "Mwonekano wa mwanga",
  language: "Lugha",
  openMenu: "Fungua menyu",
  closeMenu: "Funga menyu",
  menu: "Menyu",
  tabs: {
    label: "Sehemu za dashibodi",
    images: "Picha",
    users: "Watumiaji",
    site: "Tovuti",
    activity: "Kumbukumbu",
    bin: "Pipa",
    removals: "Maombi ya kuondoa",
  },
  notAllowed: "Akaunti yako hairuhusiwi kuona sehemu hii. Mwombe msimamizi ukiihitaji.",
  account: {
    loggedInAs: "Umeingia kama",
    changePassword: "Badili nywila yangu",
    current: "Nywila ya sasa",
    newPassword: "Nywila mpya",
    again: "Rudia nywila mpya",
    save: "Hifadhi",
    saving: "Inahifadhi...",
    cancel: "Ghairi",
    changed: "Nywila yako imebadilishwa. Umeondolewa kwenye vifaa vyako vingine.",
    logoutEverywhere: "Ondoka kwenye vifaa vyote",
    logoutEverywhereConfirm: "Utaondolewa kwenye kila kifaa, pamoja na hiki.",
    loggingOut: "Unaondoka...",
  },
  failure: {
    title: "Haikufanikiwa",
    ok: "Sawa",
  },
  notice: {
    close: "Funga",
    undo: "Tengua",
    undone: "Imetenguliwa.",
    offline: "Hakuna mtandao kwa sasa. Unachoandika kinabaki hapa.",
    backOnline: "Mtandao umerudi.",
    draftRestored: "Ulichoandika mara ya mwisho kimerejeshwa.",
    discardDraft: "Futa rasimu hii",
  },
  skills: {
    title: "UJUZI WA KITAALAMU",
    percent: "{percent}%",
    performance: {
      title: "UTENDAJI",
      text: "Seminari hutumia nguvu zake zote kwa ajili ya kila kijana aliyekabidhiwa kwake.",
    },
    skills: {
      title: "UJUZI",
      text: "Masomo, shamba na uwanja huifunza mikono pamoja na akili.",
    },
    innovation: {
      title: "UBUNIFU",
      text: "Mbinu mpya za kufundisha hujaribiwa seminarini kwa uangalifu, na hudumishwa zinapofaa.",
    },
    development: {
      title: "MAENDELEO",
      text: "Mwaka hadi mwaka seminari inakua, kwa majengo na kwa watu.",
    },
  },
};
