import type { seo as source } from "../en/seo.ts";
import type { Translation } from "../translation.ts";

export const seo: Translation<typeof source> = {
  siteName: "Seminari Ndogo ya Mtakatifu Maria, Visiga",
  titlePattern: "{title} | Seminari Ndogo ya Mtakatifu Maria, Visiga",
  shareAlt: "Nembo na jina la Seminari Ndogo ya Mtakatifu Maria, Visiga, kando ya kikanisa chake katika vioo vya rangi",
  pages: {
    home: {
      title: "Seminari Ndogo ya Mtakatifu Maria, Visiga",
      description:
        "Shule ya Kikatoliki ya wavulana ya Jimbo Kuu la Dar es Salaam, kwa wenye nia ya kuwa mapadri: O-level na A-level. Ilifunguliwa tarehe 9 Mei 1990.",
    },
    alumni: {
      title: "Wahitimu",
      description: "Waliosoma Seminari Ndogo ya Mtakatifu Maria, Visiga.",
    },
    news: {
      title: "Habari",
      description: "Yanayotokea katika Seminari Ndogo ya Mtakatifu Maria, Visiga, mapya yakitangulia.",
    },
    aboutUs: {
      title: "Kuhusu sisi",
      description: "Dira, dhamira na kaulimbiu ya seminari, yaliyofanyika tangu 1990 na mpango wa miaka ijayo.",
    },
    msg: {
      title: "Ujumbe wa Gombera",
      description: "Ujumbe wa Gombera wa Seminari Ndogo ya Mtakatifu Maria, Visiga.",
    },
    staff: {
      title: "Wafanyakazi",
      description: "Wanaofundisha na kufanya kazi katika Seminari Ndogo ya Mtakatifu Maria, Visiga.",
    },
    history: {
      title: "Historia",
      description:
        "Kuanzia kufunguliwa kwake tarehe 9 Mei 1990 na kuanza kwa wanafunzi 35 wa kwanza hadi leo: magombera, majina ya wanafunzi hao na tunaowakumbuka.",
    },
    organization: {
      title: "Muundo wa Uongozi",
      description:
        "Wanaoiongoza na kuihudumia seminari: kuanzia Askofu Mkuu na Gombera hadi walimu, madereva na wapishi.",
    },
    oLevel: {
      title: "Sekondari ya Kawaida (O-level)",
      description:
        "Miaka minne, Kidato cha Kwanza hadi cha Nne: masomo ya msingi kumi na moja, pamoja na Maarifa ya Biblia na Kompyuta.",
    },
    aLevel: {
      title: "Sekondari ya Juu (A-level)",
      description: "Miaka miwili, Kidato cha Tano na cha Sita, kwa tahasusi tano: EGM, HGE, PCM, PCB na HGL.",
    },
    spiritual: {
      title: "Maisha ya Kiroho",
      description:
        "Misa Takatifu, Masifu na Malaika wa Bwana kila siku, Baraka ya Sakramenti Kuu kila Alhamisi, Saa Takatifu Ijumaa ya kwanza, mafungo mwisho wa mwezi.",
    },
    games: {
      title: "Michezo",
      description: "Michezo ya Seminari Ndogo ya Mtakatifu Maria, Visiga, kwa maneno na picha.",
    },
    dispensary: {
      title: "Zahanati",
      description: "Zahanati ya seminari huko Visiga iko wazi kwa watu wote.",
    },
    works: {
      title: "Utunzaji wa Mazingira",
      description: "Usafi, bustani na upambaji wa mandhari katika Seminari Ndogo ya Mtakatifu Maria, Visiga.",
    },
    work: {
      title: "Kilimo na Ufugaji",
      description: "Mazao, mifugo, divai na maziwa ya Seminari Ndogo ya Mtakatifu Maria, Visiga.",
    },
    oLevelAdmission: {
      title: "Kujiunga na O-level",
      description:
        "Anayeweza kuomba nafasi ya Kidato cha Kwanza, mahali pa kupata fomu ya maombi, wanaoijaza na namba ya kupiga.",
    },
    aLevelAdmission: {
      title: "Kujiunga na A-level",
      description:
        "Anayeweza kuomba nafasi ya Kidato cha Tano, tahasusi tano, mahali pa kupata fomu ya maombi na namba ya kupiga.",
    },
    formationAdmission: {
      title: "Malezi na kujiunga",
      description:
        "Malezi ya seminari na masharti ya kujiunga na O-level na A-level katika ukurasa mmoja, kwa Kiingereza.",
    },
    results: {
      title: "Matokeo ya mtihani wa kujiunga",
      description: "Matokeo ya mtihani wa kujiunga na seminari, kwa namba ya fomu.",
    },
    calendar: {
      title: "Kalenda",
      description: "Mihula, likizo na tarehe nyingine za seminari, za kuweka kwenye kalenda yako au kuchapisha.",
    },
    privacy: {
      title: "Picha na faragha",
      description:
        "Picha za vijana wetu tunazoonyesha, jinsi ya kuomba picha iondolewe, tunachohesabu, na vivinjari vilivyotumika kuijaribu tovuti hii.",
    },
    documents: {
      title: "Nyaraka",
      description: "Barua, fomu na orodha za seminari, kama mafaili ya PDF.",
    },
    joining: {
      title: "Ada na kujiunga",
      description: "Ada ya shule na maelekezo ya kujiunga na seminari, kwa O-level na A-level.",
    },
    contact: {
      title: "Mawasiliano",
      description:
        "Piga simu, andika au tembelea Seminari Ndogo ya Mtakatifu Maria, Visiga: simu, barua pepe na anwani.",
    },
    wawata: {
      title: "Picha za WAWATA",
      description: "Picha za WAWATA, Wanawake Wakatoliki Tanzania, hapa Visiga.",
    },
    services: {
      title: "Huduma",
      description: "O-level, A-level, maisha ya kiroho, michezo, zahanati na kilimo: huduma sita za seminari.",
    },
    pillars: {
      title: "Nguzo nne",
      description: "Sala, nidhamu, elimu na kazi: nguzo nne zinazoshikilia maisha ya seminari.",
    },
    gallery: {
      title: "Picha",
      description: "Picha za mazingira, za wanafunzi na za matukio ya Seminari Ndogo ya Mtakatifu Maria, Visiga.",
    },
    images: {
      title: "Maktaba ya picha",
      description:
        "Kila picha ya tovuti hii inayoonekana na wageni, pamoja na ukurasa, vipimo na ukubwa wa faili lake.",
    },
    developer: {
      title: "Mtengenezaji wa tovuti",
      description: "Aliyeitengeneza tovuti hii, na timu ya ubunifu iliyoshirikiana naye.",
    },
    login: {
      title: "Ingia",
      description: "Kwa wanaosimamia tovuti ya Seminari Ndogo ya Mtakatifu Maria, Visiga.",
    },
    setPassword: {
      title: "Weka nywila yako",
      description: "Chagua nywila ya akaunti yako kwa kiungo cha mara moja ulichopokea.",
    },
    dashboard: {
      title: "Dashibodi",
      description: "Picha, watumiaji na maudhui ya tovuti ya Seminari Ndogo ya Mtakatifu Maria, Visiga.",
    },
    users: {
      title: "Watumiaji",
      description: "Akaunti za wanaosimamia tovuti hii.",
    },
    offline: {
      title: "Hakuna mtandao",
      description: "Kurasa zilizohifadhiwa kwenye kifaa hiki kwa kusomwa bila mtandao.",
    },
    search: {
      title: "Tafuta",
      description: "Tafuta ukurasa wa tovuti hii kwa neno.",
    },
    removal: {
      title: "Omba picha iondolewe",
      description: "Hatua mbili tu, bila akaunti: iombe seminari iondoe picha kwenye tovuti hii.",
    },
    notFound: {
      title: "404 - Ukurasa Haukupatikana",
      description: "Hakuna ukurasa hapa, au huna ruhusa ya kuuona.",
    },
  },
};
