import type * as source from "../en/login.ts";
import type { Translation } from "../translation.ts";

export const login: Translation<typeof source.login> = {
  title: "Ingia kwenye Tovuti ya Visiga",
  password: "Nywila",
  submit: "Ingia",
  busy: "Unaingia...",
  failed: "Imeshindikana kuingia. Tafadhali jaribu tena.",
  forgotten:
    "Umesahau nywila? Mwombe msimamizi kiungo kipya. Kama wewe ndiye msimamizi pekee, mwombe anayesimamia seva.",
  sessionEnded: "Muda wa kikao chako umekwisha. Ingia tena ili uendelee ulipoachia.",
  shareFirst: "Hakuna kilichopokelewa, kwa sababu hakuna aliyeingia kwenye kifaa hiki. Ingia, kisha shiriki tena.",
};

export const setPassword: Translation<typeof source.setPassword> = {
  title: "Weka nywila yako",
  greeting: "Karibu, {name}. Kiungo hiki hutumika mara moja tu, hadi tarehe {day}.",
  lead: "Kiungo hiki hutumika mara moja tu. Chagua nywila utakayoikumbuka.",
  newPassword: "Nywila mpya",
  again: "Rudia nywila mpya",
  show: "Onyesha nywila",
  hide: "Ficha nywila",
  advice:
    "Angalau herufi 8; 15 au zaidi ni bora. Maneno manne yasiyohusiana, uliyoyachagua mwenyewe, ni rahisi kuyakumbuka.",
  different: "Nywila hizi mbili hazifanani.",
  submit: "Hifadhi na uingie",
  done: "Nywila yako imewekwa.",
  failed: "Imeshindikana kuhifadhi nywila. Tafadhali jaribu tena.",
  toLogin: "Fungua ukurasa wa kuingia",
};

export const passkeys: Translation<typeof source.passkeys> = {
  title: "Funguo zangu za siri",
  lead: "Ufunguo wa siri hukuwezesha kuingia kwa alama ya kidole, uso au PIN ya kifaa chako. Ukiwa nao, nywila peke yake haitoshi tena kuingia.",
  none: "Bado hakuna ufunguo wa siri.",
  added: "Uliongezwa tarehe {day}",
  used: "ulitumika mwisho {day}, {time}",
  notUsed: "bado haujatumika",
  name: "Jina la kifaa",
  add: "Ongeza ufunguo wa siri",
  waiting: "Inasubiri kifaa chako...",
  addedNow: "Ufunguo wa siri {name} umeongezwa.",
  remove: "Ondoa",
  removeOne: "Ondoa ufunguo wa siri {name}",
  removeQuestion: "Je, uondoe ufunguo wa siri {name}? Hutaweza tena kuingia kwa ufunguo huo.",
  removing: "Inaondoa...",
  removedNow: "Ufunguo wa siri {name} umeondolewa.",
  obstacles: {
    address:
      "Funguo za siri hazifanyi kazi kwenye anwani hii. Fungua tovuti kwa anwani yake ya kawaida, inayoanza na https://.",
    browser: "Kivinjari hiki hakina funguo za siri. Kisasishe, au tumia kingine.",
  },
  failures: {
    cancelled: "Umeghairi, au muda umekwisha. Jaribu tena.",
    present: "Kifaa hiki tayari kina ufunguo wa siri wa akaunti yako.",
    failed: "Kifaa chako kimeshindwa kufanya hivyo. Jaribu tena, au tumia kifaa kingine.",
  },
  login: {
    use: "Ingia kwa ufunguo wa siri",
    required: "Nywila yako ni sahihi. Sasa thibitisha kwa ufunguo wako wa siri.",
    missing: "Nywila yako ni sahihi. Hapa wasimamizi wanahitaji ufunguo wa siri: ongeza mmoja ili uendelee.",
    lost: "Umepoteza simu? Mwombe msimamizi mwingine kiungo. Kama wewe ndiye msimamizi pekee, mwombe anayesimamia seva.",
    back: "Rudi",
    passwordSet: "Nywila yako imewekwa. Ingia kwa nywila hiyo; kisha utaombwa ufunguo wa siri.",
  },
  notice: "Kuanzia tarehe {day} wasimamizi watahitaji ufunguo wa siri ili kuingia. Wewe bado huna.",
  requirement: {
    none: "Wasimamizi huingia kwa nywila peke yake, isipokuwa walioongeza ufunguo wa siri.",
    from: "Kuanzia tarehe {day} wasimamizi wanahitaji ufunguo wa siri.",
    without: "Wasio nao: {names}.",
    set: "Weka sharti la ufunguo wa siri",
    change: "Badili",
    lead: "Kuanzia siku hii msimamizi asiye na ufunguo wa siri ataweza kuingia ili kuuongeza tu, na vikao vyake vingine vitaisha. Hadi siku hiyo atakumbushwa.",
    day: "Siku ya kwanza",
    lift: "Ondoa sharti hili",
    saved: "Siku imehifadhiwa.",
    lifted: "Wasimamizi hawahitaji tena ufunguo wa siri.",
  },
  ofUser: {
    open: "Funguo za siri",
    openOne: "Funguo za siri za {name}",
    lead: "Ikiwa {name} amepoteza simu: hatua hii huondoa funguo zote za siri na nywila, humwondoa kwenye vifaa vyote na hutengeneza kiungo cha kuchagua nywila mpya. Mkabidhi kiungo hicho mwenyewe, ana kwa ana.",
    reset: "Ondoa zote na utengeneze kiungo",
    invite:
      "Funguo za siri na nywila za {name} zimeondolewa. Kiungo hiki hufungua ukurasa wa kuchagua nywila mpya. Hutumika mara moja tu, hadi tarehe {day}, na hakitaonyeshwa tena.",
  },
};
