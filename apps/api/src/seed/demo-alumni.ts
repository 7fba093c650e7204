import type { PictureName } from "@visiga/artwork/pictures";
import { type DemoFile, datedFiles, numbered } from "./demo-file.ts";

type Alumnus = readonly [year: number, picture: PictureName, en: string, sw: string];

const clergy: ReadonlySet<PictureName> = new Set(["portrait-alumnus-priest", "portrait-priest", "portrait-director"]);

const alumni: readonly Alumnus[] = [
  [1995, "portrait-alumnus-priest", "Parish priest, Sample Parish 01", "Paroko, Parokia ya Mfano 01"],
  [
    1997,
    "portrait-alumnus-suit",
    "Dentist; comes back every June to look at our teeth.",
    "Daktari wa meno; hurudi kila Juni kutukagua meno.",
  ],
  [1999, "portrait-alumnus-graduate", "Teacher of physics in Form\u00a05", "Mwalimu wa fizikia wa Kidato cha Tano"],
  [2001, "portrait-priest", "Chaplain of a hospital", "Padri mlezi wa hospitali"],
  [2004, "portrait-teacher-suit", "Engineer, water and roads", "Mhandisi wa maji na barabara"],
  [2006, "portrait-teacher-tie", "Farmer; supplied the first vines", "Mkulima; alileta mizabibu ya kwanza"],
  [2008, "portrait-director", "Student of canon law", "Mwanafunzi wa sheria za Kanisa"],
  [2011, "portrait-accountant", "Journalist and father of three", "Mwandishi wa habari na baba wa watoto watatu"],
  [2014, "portrait-alumnus-suit", "Nurse at our dispensary", "Muuguzi katika zahanati yetu"],
  [
    1995,
    "portrait-priest",
    "Vicar for schools; still corrects our Latin.",
    "Makamu wa Askofu wa masuala ya shule; bado hutusahihisha Kilatini.",
  ],
  [
    1996,
    "portrait-accountant",
    "Auditor; gave the library its second shelf.",
    "Mkaguzi wa hesabu; aliipa maktaba rafu ya pili.",
  ],
  [1998, "portrait-teacher-tie", "Headmaster of a primary school in Kibaha", "Mwalimu mkuu wa shule ya msingi Kibaha"],
  [2000, "portrait-alumnus-suit", "Magistrate", "Hakimu"],
  [
    2002,
    "portrait-alumnus-priest",
    "Formator at a major seminary; he was one of our first A-level students.",
    "Mlezi katika seminari kuu; alikuwa miongoni mwa wanafunzi wetu wa kwanza wa A-level.",
  ],
  [2003, "portrait-teacher-suit", "Bank officer and choirmaster", "Afisa wa benki na mwalimu wa kwaya"],
  [2005, "portrait-alumnus-graduate", "Lecturer in mathematics", "Mhadhiri wa hisabati"],
  [2007, "portrait-alumnus-suit", "Captain of a coastal ferry", "Nahodha wa kivuko cha pwani"],
  [2009, "portrait-alumnus-priest", "Missionary; writes once a year", "Mmisionari; huandika mara moja kwa mwaka"],
  [
    2010,
    "portrait-teacher-tie",
    "Agronomist; our maize grows on his advice",
    "Bwana shamba; mahindi yetu hustawi kwa ushauri wake",
  ],
  [2012, "portrait-teacher-suit", "Architect of the new dormitory", "Msanifu majengo wa bweni jipya"],
  [2013, "portrait-priest", "Assistant priest, Sample Parish 02", "Paroko msaidizi, Parokia ya Mfano 02"],
  [2015, "portrait-alumnus-suit", "Software developer", "Mtengenezaji wa programu za kompyuta"],
  [2016, "portrait-alumnus-graduate", "Doctor in his first year", "Daktari wa mwaka wa kwanza"],
  [2017, "portrait-accountant", "Keeps the books of a fishing cooperative", "Mtunza hesabu wa ushirika wa wavuvi"],
  [
    2019,
    "portrait-alumnus-priest",
    "Deacon, to be ordained next year",
    "Shemasi, atakayepewa daraja la upadri mwakani",
  ],
  [2021, "portrait-alumnus-graduate", "Student of theology", "Mwanafunzi wa teolojia"],
  [
    2023,
    "portrait-student",
    "Student of law, and our youngest benefactor",
    "Mwanafunzi wa sheria, na mfadhili wetu mdogo kuliko wote",
  ],
];

export const demoAlumni: readonly DemoFile[] = datedFiles(
  5,
  6,
  alumni.map(([year, picture, en, sw], index) => {
    const name = numbered("Sample Alumnus", "Mhitimu wa Mfano", index);
    return {
      page: "ALUMNI",
      title: { en: `Class of ${year}`, sw: `Wahitimu wa mwaka ${year}` },
      name: clergy.has(picture) ? { en: `Rev. ${name.en}`, sw: `Padri ${name.sw}` } : name,
      description: { en, sw },
      picture,
    };
  }),
);
