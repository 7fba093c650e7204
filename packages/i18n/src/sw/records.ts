import type { records as source } from "../en/records.ts";
import type { Translation } from "../translation.ts";

const level = "Kwa wanafunzi gani";
const place = { add: "Ongeza mahali", fields: { name: "Jina", where: "Mahali" } };

export const records: Translation<typeof source> = {
  none: "Bado hakuna maingizo.",
  unnamed: "Bado hakuna jina",
  remove: "Ondoa: {name}",
  moveUp: "Pandisha: {name}",
  moveDown: "Shusha: {name}",
  sameDay: "(acha wazi kama ni siku hiyohiyo)",
  choose: "Chagua",
  noChoice: "Hakuna",
  linkWords: "Maneno ya kiungo",
  options: {
    "o-level": "O-level",
    "a-level": "A-level",
    both: "O-level na A-level",
    bank: "Benki",
    lipa: "Lipa Namba",
    company: "Namba ya kampuni",
    mobile: "Pesa kwa simu",
    csee: "CSEE (Kidato cha Nne)",
    acsee: "ACSEE (Kidato cha Sita)",
    call: "Simu za kawaida",
    whatsapp: "WhatsApp",
    sms: "Ujumbe mfupi (SMS)",
    admission: "Kurasa za kujiunga",
    joining: "Ada na kujiunga",
    joiningForms: "Ada na kujiunga: fomu za kurudisha",
    news: "Habari",
    visiting: "Siku ya kutembelea, pia kwenye Ada na kujiunga",
  },
  document: {
    choose: "Chagua PDF",
    another: "Chagua PDF nyingine",
    hint: "PDF isiyozidi 10\u00a0MB na kurasa 300, isiyo na programu wala mafaili ndani yake.",
    sending: "Imetumwa: {percent}%",
    checking: "Faili linakaguliwa...",
    stored: "PDF, {size}\u00a0KB, kurasa: {pages}",
  },
  of: {
    placesOLevel: place,
    placesALevel: place,
    historyYears: { add: "Ongeza mwaka", fields: { year: "Mwaka", heading: "Kichwa", text: "Maandishi" } },
    firstStudents: { add: "Ongeza mwanafunzi", fields: { name: "Jina" } },
    firstAssignments: {
      add: "Ongeza utume",
      fields: { name: "Jina", assignment: "Utume wa kwanza", year: "Mwaka" },
    },
    deceasedStudents: { add: "Ongeza mwanafunzi", fields: { name: "Jina", parish: "Parokia" } },
    credits: { add: "Ongeza sehemu", fields: { part: "Sehemu", name: "Jina", note: "Maelezo" } },
    announcements: {
      add: "Ongeza tangazo",
      fields: {
        text: "Tangazo",
        from: "Siku ya kwanza kuonekana",
        until: "Siku ya mwisho kuonekana",
        link: "Ukurasa linakoelekeza",
      },
    },
    fees: {
      add: "Ongeza ada",
      fields: { what: "Ni ada ya nini", amount: "Kiasi, kwa shilingi", due: "Ilipwe kufikia tarehe", level },
    },
    instalments: {
      add: "Ongeza awamu",
      fields: { what: "Jina la awamu", amount: "Kiasi, kwa shilingi", due: "Ilipwe kufikia tarehe", level },
    },
    payments: {
      add: "Ongeza njia ya kulipa",
      fields: {
        kind: "Aina ya namba",
        name: "Jina la benki au mtandao",
        number: "Namba ya kulipia",
        holder: "Jina la mwenye akaunti",
        reference: "Kumbukumbu ya kuandika (jina la mwanafunzi, kidato)",
        steps: "Hatua za kulipa kwa kila mtandao",
        checked: "Siku ambayo hatua zilihakikiwa",
        afterwards: "Cha kufanya baada ya kulipa (wapi pa kutuma risiti)",
      },
    },
    papersToBring: {
      add: "Ongeza waraka wa kuleta",
      fields: { item: "Waraka wa kuleta (cheti, picha, bima ya afya)", count: "Idadi", level },
    },
    thingsToBring: {
      add: "Ongeza kitu cha kuleta",
      fields: { item: "Kitu cha kuleta", count: "Idadi", level },
    },
    reportingDays: {
      add: "Ongeza siku ya kuripoti",
      fields: {
        day: "Siku ya kwanza",
        last: "Siku ya mwisho",
        what: "Wanaoripoti",
        afterwards: "Nini hufanyika baada ya siku ya mwisho",
        level,
      },
    },
    directions: {
      add: "Ongeza njia ya kufika shuleni",
      fields: {
        from: "Kutoka wapi",
        kilometres: "Kilomita",
        stand: "Kituo cha kushukia",
        fare: "Nauli ya basi, kwa shilingi",
        onward: "Jinsi ya kuendelea kutoka kituoni",
      },
    },
    entranceExaminations: {
      add: "Ongeza mtihani",
      fields: { day: "Siku", place: "Mahali", level },
    },
    joiningContact: {
      add: "Ongeza mtu wa kuuliza",
      fields: {
        name: "Jina",
        office: "Wadhifa",
        phone: "Namba ya simu",
        channels: "Njia za kuwasiliana kwa namba hii",
      },
    },
    termDates: {
      add: "Ongeza tarehe",
      fields: { first: "Siku ya kwanza", last: "Siku ya mwisho", what: "Ni nini", level, kind: "Aina ya tarehe" },
    },
    documents: {
      add: "Ongeza waraka",
      fields: {
        title: "Kichwa",
        file: "Faili",
        place: "Uonekane pia kwenye ukurasa huu",
        until: "Siku ya mwisho kuonekana",
      },
    },
    results: {
      add: "Ongeza matokeo",
      fields: {
        exam: "Mtihani",
        year: "Mwaka",
        candidates: "Watahiniwa",
        divisionI: "Daraja la Kwanza",
        divisionII: "Daraja la Pili",
        divisionIII: "Daraja la Tatu",
        divisionIV: "Daraja la Nne",
        division0: "Daraja la Sifuri",
        link: "Matokeo kwenye tovuti ya NECTA",
      },
    },
  },
};
