import type { SampleSite } from "#features/site/sample-site.ts";

const numbered = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${name} ${String(index + 1).padStart(2, "0")}`);

const paragraphs = (...texts: string[]): string => texts.join("\n\n");

const sample = (en: string, sw: string) => ({ en: `${en} (sample)`, sw: `${sw} (mfano)` });

const termDate = (number: number, first: string, last: string, what: ReturnType<typeof sample>) => ({
  id: `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`,
  first,
  last,
  what,
  level: null,
});

/** Demo site values, which the seminary replaces. Every name, number and address is clearly a sample. */
export const demoSite: SampleSite = {
  phoneOffice: "+255 700 000 001",
  phoneOfficeChannels: ["call"],
  phoneAdmission: "+255 700 000 002",
  phoneAdmissionChannels: ["call", "whatsapp", "sms"],
  emailAdmission: "admission@example.org",
  emailProjects: "projects@example.org",
  postalAddress: {
    en: "P.O. Box 000, Kibaha\nPwani, Tanzania",
    sw: "S.L.P. 000, Kibaha\nPwani, Tanzania",
  },
  physicalAddress: {
    en: "Visiga, Kibaha District, Pwani\nTurn off the Morogoro road at the seminary sign (sample directions).",
    sw: "Visiga, Wilaya ya Kibaha, Pwani\nAcha barabara ya Morogoro penye kibao cha seminari (maelekezo ya mfano).",
  },
  position: "-6.8, 38.9",
  tiktok: "https://www.tiktok.com/",
  youtube: "https://www.youtube.com/",
  instagram: "https://www.instagram.com/",
  motto: {
    en: "Prayer, Discipline, Education, Work",
    sw: "Sala, Nidhamu, Elimu, Kazi",
  },
  rectorName: "Sample Rector 04",
  rectorMessage: {
    en: paragraphs(
      "A seminary is a family before it is a school. Boys come to us from many parishes, some from the city and some from villages at the end of the road, and on the first evening they eat at one table. I have never seen a better beginning.",
      "You may ask what we do with them. We wake them early. We bring them to Mass, to their lessons, to the field and to the garden, and at the end of the day we bring them back to the chapel. In between there is laughter, and there is work to be done again because it was not done well the first time.",
      "To the boy who reads this: you do not need to be certain. You need to be willing. A vocation grows the way maize grows, quietly and mostly at night, and our part is to keep the ground clean around it.",
      "To the parents: you remain his first teachers. Write to him, pray with him when he is at home, and tell us what you see. What you have planted we shall water; it is God who gives the growth.",
      "To our alumni, priests and laymen alike: this is still your home. The bell is the same, and there is a plate for you at noon.",
      "To WAWATA, to our benefactors and to our neighbours who come to the dispensary: thank you for your patience, for your pilau and for your prayers. We are held up by more hands than we can count.",
      "May Our Lady, who kept all these words in her heart, keep your sons and this seminary in hers. Karibuni sana.",
    ),
    sw: paragraphs(
      "Seminari ni familia kabla ya kuwa shule. Vijana hutujia kutoka parokia nyingi, wengine kutoka mjini na wengine kutoka vijiji vilivyo mwisho wa barabara, na jioni ya kwanza wote hula meza moja. Sijawahi kuona mwanzo mzuri kuliko huo.",
      "Huenda mkajiuliza tunafanya nao nini. Tunawaamsha mapema. Tunawapeleka kwenye Misa, darasani, uwanjani na bustanini, na jua likitua tunawarudisha kikanisani. Katikati ya hayo yote kuna kicheko, na kuna kazi inayorudiwa kwa sababu mara ya kwanza haikufanywa vizuri.",
      "Kwako kijana unayesoma maneno haya: huhitaji kuwa na uhakika; unahitaji kuwa tayari. Wito hukua kama mahindi yanavyokua, kimyakimya na zaidi usiku, na sehemu yetu ni kupalilia shamba ili magugu yasiusonge.",
      "Kwenu wazazi: ninyi bado ndio walimu wake wa kwanza. Mwandikieni, salini naye anapokuwa nyumbani, na mtuambie mnayoyaona. Mlichokipanda tutakitia maji; anayekuza ni Mungu.",
      "Kwenu wahitimu wetu, mapadri na walei: hapa bado ni nyumbani kwenu. Kengele ni ileile, na sahani yenu ya mchana ipo.",
      "Kwa WAWATA, kwa wafadhili wetu na kwa majirani wanaokuja zahanati: asanteni kwa uvumilivu wenu, kwa pilau yenu na kwa sala zenu. Mikono inayotushika ni mingi kuliko tunavyoweza kuihesabu.",
      "Bikira Maria, aliyeyaweka maneno hayo yote moyoni mwake, awaweke humo pia wana wenu na seminari hii. Karibuni sana.",
    ),
  },
  admissionDueDate: "2027-06-30",
  historyYears: [
    {
      year: { en: "1990", sw: "1990" },
      heading: { en: "The doors open", sw: "Milango yafunguliwa" },
      text: {
        en: "On 9\u00a0May\u00a01990 the Archdiocese of Dar es Salaam opened a junior seminary at Visiga, and Sample Rector 01 became its first rector. With the keys he received a goal: over 90 priests in 25 years. Everything that he began, and everything that those after him continued, is to be measured by it.",
        sw: "Tarehe 9\u00a0Mei\u00a01990 Jimbo Kuu la Dar es Salaam lilifungua seminari ndogo huko Visiga, na Gombera wa Mfano 01 akawa Gombera wake wa kwanza. Pamoja na funguo alikabidhiwa lengo: mapadri zaidi ya 90 katika miaka 25. Yote aliyoyaanza, na yote waliyoyaendeleza waliomfuata, hupimwa kwa lengo hilo.",
      },
    },
    {
      year: { en: "1991", sw: "1991" },
      heading: { en: "The first class", sw: "Wanafunzi wa kwanza" },
      text: {
        en: "A year later he received the first class: 35 students. Their names stand below, and the pillars of their days were prayer, discipline, education and work.",
        sw: "Mwaka mmoja baadaye aliwapokea wanafunzi wa kwanza, 35. Majina yao yako hapa chini, na nguzo za siku zao zilikuwa sala, nidhamu, elimu na kazi.",
      },
    },
    {
      year: { en: "1994", sw: "1994" },
      heading: { en: "Three years on", sw: "Miaka mitatu baadaye" },
      text: {
        en: "From Sample Rector 01 the work passed to Sample Rector 02. The 35 of the beginning had become 117 by 1994, and the seminary that he led was more than three times as large as the one that his predecessor had opened.",
        sw: "Kutoka kwa Gombera wa Mfano 01 kazi ilipokelewa na Gombera wa Mfano 02. Wale 35 wa mwanzo walikuwa wamefikia 117 ilipofika mwaka 1994, na seminari aliyoiongoza ilikuwa kubwa zaidi ya mara tatu kuliko ile aliyoifungua mtangulizi wake.",
      },
    },
    {
      year: { en: "Then", sw: "Kisha" },
      heading: { en: "Form\u00a01 to Form\u00a06", sw: "Kidato cha Kwanza hadi cha Sita" },
      text: {
        en: "Sample Rector 03 followed him. A boy now stays for four years of O-level, and for two of A-level if he wishes to go on. Of the A-level graduates 30% continue to priestly studies.",
        sw: "Gombera wa Mfano 03 alimfuata. Sasa kijana hukaa miaka minne ya O-level, na anayetaka kuendelea, miwili ya A-level. Kati ya wahitimu wa A-level, 30% huendelea na masomo ya upadri.",
      },
    },
    {
      year: { en: "Today", sw: "Leo" },
      heading: { en: "The seminary now", sw: "Seminari ilivyo sasa" },
      text: {
        en: "Sample Rector 04 leads the seminary today. In the examinations 99% of its candidates pass.",
        sw: "Gombera wa Mfano 04 ndiye anayeiongoza seminari leo. Katika mitihani, 99% ya watahiniwa wake hufaulu.",
      },
    },
  ],
  firstStudents: numbered("Sample Student", 35).map((name) => ({ name })),
  firstAssignments: [
    {
      name: { en: "Rev. Sample Priest 01", sw: "Padri wa Mfano 01" },
      assignment: { en: "Assistant parish priest, Sample Parish 02", sw: "Paroko Msaidizi, Parokia ya Mfano 02" },
      year: "2004",
    },
    {
      name: { en: "Rev. Sample Priest 02", sw: "Padri wa Mfano 02" },
      assignment: { en: "Teacher at this seminary", sw: "Mwalimu katika seminari hii" },
      year: "2005",
    },
    {
      name: { en: "Rev. Sample Priest 03", sw: "Padri wa Mfano 03" },
      assignment: { en: "Hospital chaplain, Sample Parish 04", sw: "Padri mlezi wa hospitali, Parokia ya Mfano 04" },
      year: "2006",
    },
    {
      name: { en: "Rev. Sample Priest 04", sw: "Padri wa Mfano 04" },
      assignment: { en: "Assistant parish priest, Sample Parish 05", sw: "Paroko Msaidizi, Parokia ya Mfano 05" },
      year: "2007",
    },
    {
      name: { en: "Rev. Sample Priest 05", sw: "Padri wa Mfano 05" },
      assignment: { en: "Further studies", sw: "Masomo ya juu" },
      year: "2008",
    },
    {
      name: { en: "Rev. Sample Priest 06", sw: "Padri wa Mfano 06" },
      assignment: { en: "School chaplain, Sample Parish 07", sw: "Padri mlezi wa shule, Parokia ya Mfano 07" },
      year: "2009",
    },
  ],
  deceasedStudents: [
    { name: "Sample Student 04", parish: "Sample Parish 04" },
    { name: "Sample Student 07", parish: "Sample Parish 05" },
    { name: "Sample Student 10", parish: "Sample Parish 06" },
    { name: "Sample Student 13", parish: "Sample Parish 07" },
    { name: "Sample Student 16", parish: "Sample Parish 08" },
    { name: "Sample Student 19", parish: "Sample Parish 09" },
    { name: "Sample Student 22", parish: "Sample Parish 01" },
    { name: "Sample Student 25", parish: "Sample Parish 02" },
  ],
  developerName: "Sample Developer",
  developerEmail: "developer@example.org",
  developerPhone: "+255 700 000 009",
  developerPhoneChannels: ["call", "whatsapp"],
  developerAbout: {
    en: "Built this website for St.\u00a0Mary’s Junior Seminary, Visiga, so that it opens quickly on a small phone and can be looked after by one person.",
    sw: "Aliitengeneza tovuti hii kwa ajili ya Seminari Ndogo ya Mtakatifu Maria, Visiga, ili ifunguke upesi katika simu ndogo na iweze kutunzwa na mtu mmoja.",
  },
  credits: [
    {
      part: { en: "Direction and words", sw: "Uongozi na maandishi" },
      name: { en: "Sample Name 51", sw: "Jina la Mfano 51" },
      note: { en: "English and Swahili", sw: "Kiingereza na Kiswahili" },
    },
    {
      part: { en: "Swahili editor", sw: "Mhariri wa Kiswahili" },
      name: { en: "Sample Name 52", sw: "Jina la Mfano 52" },
      note: { en: "Checks the Swahili texts", sw: "Hukagua maandishi ya Kiswahili" },
    },
    {
      part: { en: "Stained glass", sw: "Vioo vya rangi" },
      name: { en: "Sample Name 53", sw: "Jina la Mfano 53" },
      note: { en: "Drawn for this school", sw: "Vimechorwa kwa ajili ya shule hii" },
    },
    {
      part: { en: "Typefaces", sw: "Aina za herufi" },
      name: { en: "Young Serif, Figtree", sw: "Young Serif, Figtree" },
      note: { en: "SIL Open Font License", sw: "Leseni ya SIL Open Font" },
    },
    {
      part: { en: "Programming", sw: "Uandishi wa programu" },
      name: { en: "Sample Developer", sw: "Mtengenezaji wa Mfano" },
      note: { en: "MIT License", sw: "Leseni ya MIT" },
    },
  ],
  fees: [
    {
      what: sample("School fees, first half", "Ada ya nusu ya kwanza"),
      amount: 100000,
      due: "2027-01-11",
      level: "both",
    },
    {
      what: sample("School fees, second half", "Ada ya nusu ya pili"),
      amount: 100000,
      due: "2027-07-05",
      level: "both",
    },
    { what: sample("Uniform", "Sare"), amount: 20000, due: null, level: "o-level" },
    { what: sample("Laboratory", "Maabara"), amount: 30000, due: null, level: "a-level" },
  ],
  payments: [
    { kind: "bank", name: "Sample Bank", number: "000 0000 0000", holder: "Sample Account 01" },
    { kind: "mobile", name: "Sample Network", number: "000 000", holder: "Sample Account 02" },
  ],
  thingsToBring: [
    { item: sample("White shirt", "Shati jeupe"), count: "2", level: "both" },
    { item: sample("Mattress", "Godoro"), count: "1", level: "both" },
    { item: sample("Mosquito net", "Chandarua"), count: "1", level: "both" },
    { item: sample("Exercise books", "Madaftari"), count: "12", level: "o-level" },
    { item: sample("Scientific calculator", "Kikokotoo cha kisayansi"), count: null, level: "a-level" },
  ],
  reportingDays: [
    { day: "2027-01-11", what: sample("Form 1", "Kidato cha Kwanza"), level: "o-level" },
    { day: "2027-07-05", what: sample("Form 5", "Kidato cha Tano"), level: "a-level" },
  ],
  entranceExaminations: [
    { day: "2027-09-04", place: { en: "Sample Parish 01", sw: "Parokia ya Mfano 01" }, level: "o-level" },
  ],
  joiningContact: [
    {
      name: "Sample Name 61",
      office: sample("Admissions", "Ofisi ya kujiunga"),
      phone: "+255 700 000 003",
      channels: ["call", "whatsapp"],
    },
  ],
  termDates: [
    termDate(1, "2027-01-11", "2027-06-04", sample("First term", "Muhula wa kwanza")),
    termDate(2, "2027-03-25", "2027-04-05", sample("Easter holiday", "Likizo ya Pasaka")),
    termDate(3, "2027-07-05", "2027-12-03", sample("Second term", "Muhula wa pili")),
    termDate(4, "2027-09-18", "2027-09-18", sample("Visiting day", "Siku ya wazazi kutembelea")),
  ],
};
