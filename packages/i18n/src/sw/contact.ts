import type * as source from "../en/contact.ts";
import type { Translation } from "../translation.ts";

export const contact: Translation<typeof source.contact> = {
  title: "Mawasiliano",
  lead: "Tupigie simu, tuandikie au tutembelee. Karibu.",
  empty: "Namba zetu za simu na anwani bado hazijaandikwa. Tafadhali rudi tena hivi karibuni.",
  call: { title: "Tupigie simu", office: "Ofisi", admission: "Kujiunga" },
  email: {
    title: "Tuandikie",
    admission: {
      title: "Kwa ajili ya kujiunga",
      text: "Fomu, masharti na mtihani wa kujiunga. Tafadhali tutajie parokia ya kijana na darasa alilomaliza.",
    },
    projects: {
      title: "Kwa ajili ya miradi",
      text: "Divai, maziwa, miche, na misaada kwa ajili ya majengo yetu.",
    },
  },
  visit: { title: "Tutembelee", physical: "Mahali tulipo", map: "Onyesha kwenye ramani", postal: "Anwani ya posta" },
  social: { title: "Tufuate", tiktok: "TikTok", youtube: "YouTube", instagram: "Instagram" },
};

export const developer: Translation<typeof source.developer> = {
  title: "Mtengenezaji wa tovuti",
  heading: "Aliyeitengeneza tovuti hii",
  note: "Maswali kuhusu tovuti yanakaribishwa hapa; kwa maswali kuhusu shule, tafadhali wasiliana na seminari.",
  write: "Mwandikie mtengenezaji",
  call: "Mpigie simu mtengenezaji",
  school: "Wasiliana na seminari",
  empty: "Bado hakuna kilichoandikwa hapa.",
};

export const team: Translation<typeof source.team> = {
  title: "Timu ya ubunifu",
  lead: "Walioziandika, kuzichora na kuzijenga kurasa hizi.",
  part: "Sehemu",
  name: "Jina",
  note: "Maelezo",
};
