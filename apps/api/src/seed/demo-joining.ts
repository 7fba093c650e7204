import type { SampleSite } from "#features/site/sample-site.ts";

const sample = (en: string, sw: string) => ({ en: `${en} (sample)`, sw: `${sw} (mfano)` });

const termDate = (number: number, first: string, last: string, what: ReturnType<typeof sample>) => ({
  id: `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`,
  first,
  last,
  what,
  level: null,
});

/** Fees, joining and term dates of the demo content: round numbers and plainly samples. */
export const demoJoining = {
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
} satisfies Partial<SampleSite>;
