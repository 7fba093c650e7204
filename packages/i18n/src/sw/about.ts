import type * as source from "../en/about.ts";
import type { Translation } from "../translation.ts";

export const about: Translation<typeof source.about> = {
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

export const msg: Translation<typeof source.msg> = {
  title: "Ujumbe wa Gombera",
  greeting: "Wazazi wapendwa, vijana wapendwa, nanyi marafiki wote wa seminari: karibuni Visiga.",
  caption: "Bustani ya seminari yetu",
  role: "Gombera",
  empty: "Ujumbe wa Gombera utawekwa hapa mara tu utakapoandikwa.",
};

export const staff: Translation<typeof source.staff> = {
  title: "Wafanyakazi",
  lead: "Mapadri, walimu na wafanyakazi huitunza seminari hii kwa pamoja, nao humjua kila kijana kwa jina lake.",
  caption: "Wanaoitumikia seminari hii",
  teaching: {
    title: "Wanaofundisha",
    text: "Mwalimu wa hapa huwa mezani pake kabla ya kengele ya kwanza na uwanjani baada ya kengele ya mwisho. Mkuu wa Taaluma huyasimamia masomo, na Mwalimu wa Nidhamu huusimamia mwenendo wa siku. Walimu walezi huwaangalia vijana wenyewe, na huzungumza na kila mmoja wao.",
  },
  house: {
    title: "Wanaoitunza seminari",
    text: "Mhasibu, timu ya miradi shambani, wahudumu wa zahanati, madereva na wapishi huiwezesha seminari kuendelea kila siku.",
  },
  chart: "Waone wote katika muundo wa uongozi",
};

export const organization: Translation<typeof source.organization> = {
  title: "Muundo wa uongozi",
  lead: "Wanaoitumikia seminari hii, kuanzia Askofu Mkuu hadi wapishi.",
  samples: "Majina yaliyoandikwa “(mfano)” ni ya mfano tu.",
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

export const history: Translation<typeof source.history> = {
  title: "Historia",
  lead: "Vijana thelathini na watano na lengo moja: jinsi seminari ilivyoanza, walioiongoza, na tunaowakumbuka.",
  short: {
    title: "Historia kwa ufupi",
    paragraphs: [
      "Seminari ilifunguliwa tarehe 9\u00a0Mei\u00a01990, ikiwa Seminari Ndogo ya Jimbo Kuu la Dar es Salaam. Wanafunzi 35 wa kwanza walianza mwaka 1991; ilipofika mwaka 1994 walikuwa 117.",
      "Seminari ilijiwekea lengo moja: mapadri zaidi ya 90 katika miaka 25.",
      "Katika mitihani, 99% ya watahiniwa wetu hufaulu, na 30% ya wahitimu wa A-level huendelea na masomo ya upadri.",
    ],
  },
  years: "Magombera na miaka yao",
  bell: "Kengele ya seminari",
  firstStudents: {
    title: "Wanafunzi wa kwanza",
    lead: "Wanafunzi walioanza mwaka 1991.",
    caption: "Wanafunzi wa kwanza, 1991",
  },
  firstAssignments: {
    title: "Utume wa kwanza",
    lead: "Mahali walipotumwa mapadri wa kwanza waliotoka katika seminari hii.",
    name: "Jina",
    assignment: "Utume wa kwanza",
    year: "Mwaka",
  },
  deceased: {
    title: "Wanafunzi marehemu",
    prayer: "Raha ya milele uwape, ee Bwana, na mwanga wa milele uwaangazie.",
    name: "Jina",
    parish: "Parokia",
  },
  sampleNames: "Majina yote ya hapa ni ya mfano, hadi seminari itakapoingiza majina halisi.",
};

export const pillars: Translation<typeof source.pillars> = {
  homeTitle: "Nguzo nne za seminari yetu",
  homeLead: "Ndizo kaulimbiu yetu, na alama zake hupamba pindo la kurasa hizi: msalaba, wimbi, nyota na jani.",
  all: "Zaidi kuhusu nguzo",
  title: "Nguzo nne",
  lead: "Sala, nidhamu, elimu na kazi ndiyo kaulimbiu yetu. Alama zake hupamba pindo la kurasa hizi: msalaba, wimbi, nyota na jani, daima kwa mpangilio huo.",
  list: [
    {
      title: "Sala",
      description: "Siku huanza na kuishia kikanisani, na kazi zetu zote tunamtolea Mungu.",
      text: "Sala ndiyo ya kwanza katika siku, na ndiyo ya kwanza katika kaulimbiu. Misa Takatifu, Masifu ya Asubuhi, Malaika wa Bwana na Masifu ya Jioni hutupa nguvu ya kufanya kazi.",
    },
    {
      title: "Nidhamu",
      description: "Kijana aliyejifunza kujitawala huheshimu muda na hutimiza ahadi zake.",
      text: "Kijana mwenye nidhamu huutawala muda wake: huamka kwa wakati alioahidi, na hunyamaza mwenzake anapozungumza.",
    },
    {
      title: "Elimu",
      description: "Tunasoma ili tuuelewe ulimwengu aliouumba Mungu na kuwatumikia watu wake.",
      text: "Elimu ni masomo ya msingi kumi na moja katika O-level na tahasusi tano katika A-level, yakifundishwa na walimu wanaoyamudu. Kijana anayesoma vizuri anaweza kuwa msomaji kanisani, mwalimu au daktari.",
    },
    {
      title: "Kazi",
      description: "Mikono inayofagia, kupanda na kutengeneza hujifunza kumheshimu kila mtu afanyaye kazi.",
      text: "Kazi hufanywa kwa mikono, kila siku: kwa ufagio, kwa jembe, kwa ndoo ya maziwa.",
    },
  ],
};
