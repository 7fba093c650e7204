import type { PictureName } from "@visiga/artwork/pictures";
import { type Bilingual, type DemoFile, datedFiles } from "./demo-file.ts";

type Alumnus = readonly [year: number, picture: PictureName, description: Bilingual];

const clergy: ReadonlySet<PictureName> = new Set(["portrait-alumnus-priest", "portrait-priest", "portrait-director"]);

const alumni: readonly Alumnus[] = [
  [1995, "portrait-alumnus-priest", { en: "Parish priest, Sample Parish 01", sw: "Paroko, Parokia ya Mfano 01" }],
  [
    1997,
    "portrait-alumnus-suit",
    {
      en: "Dentist; comes back every June to look at our teeth.",
      sw: "Daktari wa meno; hurudi kila Juni kutukagua meno.",
    },
  ],
  [
    1999,
    "portrait-alumnus-graduate",
    { en: "Teacher of physics in Form\u00a05", sw: "Mwalimu wa fizikia wa Kidato cha Tano" },
  ],
  [2001, "portrait-priest", { en: "Chaplain of a hospital", sw: "Padri mlezi wa hospitali" }],
  [2004, "portrait-teacher-suit", { en: "Engineer, water and roads", sw: "Mhandisi wa maji na barabara" }],
  [2006, "portrait-teacher-tie", { en: "Farmer; supplied the first vines", sw: "Mkulima; alileta mizabibu ya kwanza" }],
  [2008, "portrait-director", { en: "Student of canon law", sw: "Mwanafunzi wa sheria za Kanisa" }],
  [
    2011,
    "portrait-accountant",
    { en: "Journalist and father of three", sw: "Mwandishi wa habari na baba wa watoto watatu" },
  ],
  [2014, "portrait-alumnus-suit", { en: "Nurse at our dispensary", sw: "Muuguzi katika zahanati yetu" }],
  [
    1995,
    "portrait-priest",
    {
      en: "Vicar for schools; still corrects our Latin.",
      sw: "Makamu wa Askofu wa masuala ya shule; bado hutusahihisha Kilatini.",
    },
  ],
  [
    1996,
    "portrait-accountant",
    { en: "Auditor; gave the library its second shelf.", sw: "Mkaguzi wa hesabu; aliipa maktaba rafu ya pili." },
  ],
  [
    1998,
    "portrait-teacher-tie",
    { en: "Headmaster of a primary school in Kibaha", sw: "Mwalimu mkuu wa shule ya msingi Kibaha" },
  ],
  [2000, "portrait-alumnus-suit", { en: "Magistrate", sw: "Hakimu" }],
  [
    2002,
    "portrait-alumnus-priest",
    {
      en: "Formator at a major seminary; he was one of our first A-level students.",
      sw: "Mlezi katika seminari kuu; alikuwa miongoni mwa wanafunzi wetu wa kwanza wa A-level.",
    },
  ],
  [2003, "portrait-teacher-suit", { en: "Bank officer and choirmaster", sw: "Afisa wa benki na mwalimu wa kwaya" }],
  [2005, "portrait-alumnus-graduate", { en: "Lecturer in mathematics", sw: "Mhadhiri wa hisabati" }],
  [2007, "portrait-alumnus-suit", { en: "Captain of a coastal ferry", sw: "Nahodha wa kivuko cha pwani" }],
  [
    2009,
    "portrait-alumnus-priest",
    { en: "Missionary; writes once a year", sw: "Mmisionari; huandika mara moja kwa mwaka" },
  ],
  [
    2010,
    "portrait-teacher-tie",
    { en: "Agronomist; our maize grows on his advice", sw: "Bwana shamba; mahindi yetu hustawi kwa ushauri wake" },
  ],
  [2012, "portrait-teacher-suit", { en: "Architect of the new dormitory", sw: "Msanifu majengo wa bweni jipya" }],
  [2013, "portrait-priest", { en: "Assistant priest, Sample Parish 02", sw: "Paroko msaidizi, Parokia ya Mfano 02" }],
  [2015, "portrait-alumnus-suit", { en: "Software developer", sw: "Mtengenezaji wa programu za kompyuta" }],
  [2016, "portrait-alumnus-graduate", { en: "Doctor in his first year", sw: "Daktari wa mwaka wa kwanza" }],
  [
    2017,
    "portrait-accountant",
    { en: "Keeps the books of a fishing cooperative", sw: "Mtunza hesabu wa ushirika wa wavuvi" },
  ],
  [
    2019,
    "portrait-alumnus-priest",
    { en: "Deacon, to be ordained next year", sw: "Shemasi, atakayepewa daraja la upadri mwakani" },
  ],
  [2021, "portrait-alumnus-graduate", { en: "Student of theology", sw: "Mwanafunzi wa teolojia" }],
  [
    2023,
    "portrait-student",
    {
      en: "Student of law, and our youngest benefactor",
      sw: "Mwanafunzi wa sheria, na mfadhili wetu mdogo kuliko wote",
    },
  ],
];

export const demoAlumni: readonly DemoFile[] = datedFiles(
  5,
  6,
  { page: "ALUMNI" },
  alumni.map(([year, picture, description], index) => {
    const number = String(index + 1).padStart(2, "0");
    const name = { en: `Sample Alumnus ${number}`, sw: `Mhitimu wa Mfano ${number}` };
    return {
      title: { en: `Class of ${year}`, sw: `Wahitimu wa mwaka ${year}` },
      name: clergy.has(picture) ? { en: `Rev. ${name.en}`, sw: `Padri ${name.sw}` } : name,
      description,
      picture,
    };
  }),
);
