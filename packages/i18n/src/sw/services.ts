import type * as source from "../en/services.ts";
import type { Translation } from "../translation.ts";

export const services: Translation<typeof source.services> = {
  homeTitle: "Anachokikuta kijana hapa",
  homeLead: "Shule, kikanisa, uwanja, shamba na zahanati: vyote humsaidia kijana kujiuliza Mungu anamwita afanye nini.",
  all: "Huduma zote",
  title: "Huduma",
  lead: "Huduma sita za seminari.",
  items: {
    olevel: {
      title: "Sekondari ya Kawaida",
      text: "O-level, Kidato cha Kwanza hadi cha Nne: masomo ya msingi kumi na moja, pamoja na Maarifa ya Biblia na Kompyuta.",
      description:
        "Kwa miaka minne kila kijana husoma masomo yaleyale kumi na moja, kuanzia Uraia hadi Elimu ya Biashara, na hujifunza jinsi ya kujifunza.",
      link: "Masomo ya msingi na ya ziada",
    },
    alevel: {
      title: "Sekondari ya Juu",
      text: "A-level, Kidato cha Tano na cha Sita, kwa tahasusi tano: EGM, HGE, PCM, PCB na HGL.",
      description:
        "Miaka miwili kwa vijana waliomaliza Kidato cha Nne kwa Daraja la Kwanza au la Pili. Kila mmoja huchagua tahasusi moja na kuisoma hadi mwisho.",
      link: "Tahasusi tano",
    },
    spiritual: {
      title: "Maisha ya Kiroho",
      text: "Misa Takatifu, Masifu ya Asubuhi, Malaika wa Bwana na Masifu ya Jioni kila siku; Baraka ya Sakramenti Kuu kila Alhamisi.",
      description: "Saa Takatifu Ijumaa ya kwanza, mafungo mwisho wa mwezi, na sala ya pamoja kila siku.",
      link: "Siku, wiki na mwezi",
    },
    games: {
      title: "Michezo",
      text: "Uwanja nao ni darasa: nguvu, uungwana na urafiki.",
      description:
        "Mpira wa miguu, wa kikapu na wa wavu, pamoja na riadha, humfunza kijana kushinda bila majivuno na kushindwa bila kinyongo.",
      link: "Michezo tunayocheza",
    },
    dispensary: {
      title: "Zahanati",
      text: "Tiba kwa wanafunzi wetu na kwa watu wote.",
      description: "Wanafunzi, wafanyakazi na majirani hupokelewa kwa namna moja. Kila mgonjwa huhudumiwa.",
      link: "Huduma za zahanati",
    },
    agriculture: {
      title: "Kilimo na Ufugaji",
      text: "Mazao na mifugo, divai na maziwa, kwa mikono yetu wenyewe.",
      description: "Shamba hulipatia jiko chakula, na vijana hujifunza kufanya kazi na kusubiri mavuno.",
      link: "Mazao, mifugo, divai na maziwa",
    },
  },
};

export const olevel: Translation<typeof source.olevel> = {
  title: "Sekondari ya Kawaida (O-level)",
  lead: "Miaka minne, kuanzia Kidato cha Kwanza hadi cha Nne. Masomo kumi na moja ya msingi husomwa na wote, na mengine mawili ni ya ziada.",
  core: "Masomo ya msingi",
  subjects: {
    civics: "Uraia",
    tanzanianHistory: "Historia ya Tanzania na Maadili",
    history: "Historia",
    geography: "Jiografia",
    kiswahili: "Kiswahili",
    english: "Kiingereza",
    biology: "Biolojia",
    physics: "Fizikia",
    chemistry: "Kemia",
    mathematics: "Hisabati",
    business: "Elimu ya Biashara",
  },
  additional: "Masomo ya ziada",
  bible: { title: "Maarifa ya Biblia", text: "Kuisoma, kuikariri na kusali nayo." },
  computer: { title: "Kompyuta", text: "Kuanzia kuijua kibodi hadi kuandika programu ya kwanza." },
  pictures: "Wanafunzi wetu wa O-level",
  admission: "Kujiunga na O-level",
};

export const alevel: Translation<typeof source.alevel> = {
  title: "Sekondari ya Juu (A-level)",
  lead: "Miaka miwili, Kidato cha Tano na cha Sita, kwa vijana waliomaliza Kidato cha Nne kwa Daraja la Kwanza au la Pili na ambao bado wana nia ya kuwa mapadri.",
  text: "Kila mmoja huchagua tahasusi moja kati ya tano na kuisoma hadi mwisho. Katika miaka hii kijana hujifunza kufanya kazi peke yake, kuuliza maswali mazuri na kuomba msaada.",
  combinations: "Tahasusi tano",
  combo1: { code: "EGM", subjects: "Uchumi, Jiografia, Hisabati" },
  combo2: {
    code: "HGE",
    subjects: "Historia, Jiografia, Uchumi",
  },
  combo3: { code: "PCM", subjects: "Fizikia, Kemia, Hisabati" },
  combo4: { code: "PCB", subjects: "Fizikia, Kemia, Biolojia" },
  combo5: { code: "HGL", subjects: "Historia, Jiografia, Lugha" },
  after: {
    title: "Baada ya hapo",
    graduates: { label: "Kati ya wahitimu wetu wa A-level", figure: "30%", text: "huendelea na masomo ya upadri" },
    candidates: { label: "Kati ya watahiniwa wetu", figure: "99%", text: "hufaulu mitihani yao" },
  },
  pictures: "Wanafunzi wetu wa A-level",
  admission: "Kujiunga na A-level",
};

export const results: Translation<typeof source.results> = {
  csee: "Matokeo ya Kidato cha Nne (CSEE)",
  acsee: "Matokeo ya Kidato cha Sita (ACSEE)",
  caption: "Idadi ya watahiniwa waliopata kila daraja kila mwaka, na asilimia yao.",
  year: "Mwaka",
  candidates: "Watahiniwa",
  divisions: ["Daraja la Kwanza", "Daraja la Pili", "Daraja la Tatu", "Daraja la Nne", "Daraja la Sifuri"],
  council: "Matokeo ya mwaka {year} kwenye tovuti ya NECTA",
};

export const spiritual: Translation<typeof source.spiritual> = {
  title: "Maisha ya kiroho",
  lead: "Kijana anayetaka kuwa padri hujifunza kusali. Hapa seminari nzima husali pamoja kila siku.",
  day: { title: "Siku", morning: "Asubuhi", noon: "Adhuhuri", evening: "Jioni", night: "Usiku" },
  week: {
    title: "Wiki",
    caption: "Sala za wiki",
    everyDay: "kila siku",
    days: [
      { short: "Jtt", name: "Jumatatu" },
      { short: "Jnn", name: "Jumanne" },
      { short: "Jtn", name: "Jumatano" },
      { short: "Alh", name: "Alhamisi" },
      { short: "Iju", name: "Ijumaa" },
      { short: "Jmo", name: "Jumamosi" },
      { short: "Jpi", name: "Jumapili" },
    ],
  },
  month: "Mwezi",
  lauds: { title: "Masifu ya Asubuhi", when: "Kila siku", text: "Siku huanza kwa zaburi." },
  mass: { title: "Misa Takatifu", when: "Kila siku", text: "Ndiyo kiini cha kila siku; Jumapili na sikukuu huimbwa." },
  angelus: {
    title: "Malaika wa Bwana",
    when: "Kila siku",
    text: "Kengele ikilia, vipindi, michezo na kazi husimama kwa ajili ya sala.",
  },
  vespers: { title: "Masifu ya Jioni", when: "Kila siku", text: "Tunamrudishia Mungu siku yake na kumshukuru." },
  prayers: { title: "Sala za kila siku", when: "Kila siku", text: "Kuchunguza dhamiri kwa ufupi, kisha ukimya." },
  benediction: {
    title: "Baraka ya Sakramenti Kuu",
    when: "Kila Alhamisi",
    text: "Kila Alhamisi, kwa nyimbo ambazo kila mmoja huziimba bila kitabu.",
  },
  holyHour: {
    title: "Saa Takatifu",
    when: "Ijumaa ya kwanza ya mwezi",
    figure: "Ijumaa ya kwanza",
    text: "saa moja mbele ya Sakramenti Kuu",
  },
  conference: { title: "Konferensi", text: "Mlezi wa Kiroho huzungumza na vijana na kuyajibu maswali yao." },
  retreat: {
    title: "Mafungo",
    when: "Mwisho wa mwezi",
    figure: "Mwisho wa mwezi",
    text: "seminari nzima hukaa kimya na kusikiliza",
  },
};

export const games: Translation<typeof source.games> = {
  title: "Michezo",
  lead: "Baada ya kipindi cha mwisho, uwanja uko wazi kwa kila kijana. Michezo hufundisha nguvu, uungwana na urafiki.",
  slideshow: "Picha za michezo yetu",
  play: "Michezo tunayocheza",
  football: {
    title: "Mpira wa miguu",
    text: "Timu mbili za watu kumi na mmoja, ambao hufunga mabao kwa kucheza pamoja.",
  },
  basketball: {
    title: "Mpira wa kikapu",
    text: "Timu mbili za watu watano. Mchezo huu hufundisha wepesi wa macho na mikono.",
  },
  volleyball: {
    title: "Mpira wa wavu",
    text: "Timu mbili za watu sita. Haruhusiwi mtu kuushika mpira, hivyo kila mmoja huwategemea wenzake.",
  },
  athletics: { title: "Riadha", text: "Kukimbia, kuruka na kurusha, kila mmoja akijaribu kuvuka rekodi yake." },
  why: {
    title: "Kwa nini tunacheza",
    text: "Katika michezo kijana hujifunza kushindwa, na kubaki rafiki wa aliyemshinda. Vijana wenyewe huchagua timu, huchora mistari ya uwanja na kufua jezi.",
  },
};

export const dispensary: Translation<typeof source.dispensary> = {
  title: "Zahanati",
  lead: "Zahanati huwahudumia wanafunzi wetu na iko wazi kwa watu wote. Kila mgonjwa hupokelewa.",
  open: {
    title: "Iko wazi kwa watu wote.",
    text: "Si lazima uwe wa seminari wala uwe Mkatoliki ili utibiwe hapa. Piga simu kabla ya kuja, nasi tutakueleza saa za huduma.",
  },
  care: "Huduma tunazotoa",
  consultation: { title: "Kumwona mhudumu wa afya", text: "Kwa wanafunzi, wafanyakazi na majirani." },
  laboratory: { title: "Maabara", text: "Vipimo vya kutambua ugonjwa kabla ya matibabu kuanza." },
  motherAndChild: { title: "Mama na mtoto", text: "Kwa wajawazito, akina mama na watoto wadogo." },
  pharmacy: { title: "Dawa", text: "Hutolewa pamoja na maelezo rahisi ya jinsi ya kuzitumia." },
  call: "Piga simu kuhusu zahanati",
  telephone: "Simu",
  telephoneSample: "Simu (mfano)",
  connect: "Ofisi itakuunganisha.",
};
