import type { about as source } from "../en/about.ts";
import type { Translation } from "../translation.ts";

export const about: Translation<typeof source> = {
  title: "Kuhusu sisi",
  lead: "Seminari iliyopo Visiga, mkoani Pwani, ambamo vijana hujifunza kusali, kusoma, kutimiza ahadi zao na kufanya kazi.",
  vision: {
    title: "Dira",
    text: "Kuwa seminari inayolipatia Kanisa nchini Tanzania mapadri wenye sala, wenye fikra pevu na wanaojua kutumikia.",
    verse: "“Nami nitawapa ninyi wachungaji wanipendezao moyo wangu, watakaowalisha kwa maarifa na fahamu.”",
    source: "Yeremia 3:15, Union Version",
  },
  mission: {
    title: "Dhamira",
    text: "Tunawapokea vijana wanaovutwa na upadri na kuwapa hadi miaka sita ya sala, mafundisho bora, nidhamu na kazi ya mikono, ili kila mmoja ausikie wito wake kwa uhuru na kuuitikia kwa moyo mweupe. Kijana anayeitwa kwenye maisha mengine hutoka kwetu akiwa mtu wa imani, tayari kuwatumikia wengine.",
  },
  achievements: {
    title: "Mafanikio na malengo",
    items: [
      { figure: "1990", text: "Seminari ilifunguliwa tarehe 9\u00a0Mei\u00a01990." },
      { figure: "35", text: "ndio wanafunzi wa kwanza, walioanza mwaka 1991." },
      { figure: "117", text: "ndio wanafunzi waliokuwapo mwaka 1994." },
      { figure: "99%", text: "ya watahiniwa wetu hufaulu mitihani yao." },
      { figure: "30%", text: "ya wahitimu wa A-level huendelea na masomo ya upadri." },
      {
        figure: "90+",
        text: "Mapadri zaidi ya 90 katika miaka 25: lengo la seminari.",
      },
    ],
  },
  plan: {
    title: "Mpango wa maendeleo",
    lead: "Miradi minne ya miaka ijayo, kwa mpangilio itakavyoanza.",
    items: [
      { title: "Maji kwa miezi ya kiangazi", text: "Matangi mengine ya maji, na bomba la kuyafikisha bustanini." },
      { title: "Maabara za sayansi", text: "Maabara ya Biolojia na ya Kemia, kila moja peke yake." },
      { title: "Maktaba kubwa zaidi", text: "Kiti na taa kwa kila anayetaka kusoma jioni." },
      { title: "Wodi katika zahanati", text: "Vitanda kwa ajili ya wanafunzi na majirani." },
    ],
  },
  motto: "Kaulimbiu yetu",
  pictures: "Seminari yetu katika picha",
  drawn: "Kikanisa kilichochorwa kama kioo cha rangi.",
};
