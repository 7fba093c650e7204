import type { SampleSite } from "#features/site/sample-site.ts";

/** Makes a text of the demo content. */
const said = (en: string, sw: string) => ({ en, sw });

const termDate = (number: number, first: string, last: string, what: ReturnType<typeof said>) => ({
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
      what: said("School fees, first half (sample)", "Ada ya nusu ya kwanza (mfano)"),
      amount: 100000,
      due: "2027-01-11",
      level: "both",
    },
    {
      what: said("School fees, second half (sample)", "Ada ya nusu ya pili (mfano)"),
      amount: 100000,
      due: "2027-07-05",
      level: "both",
    },
    { what: said("Uniform (sample)", "Sare (mfano)"), amount: 20000, due: null, level: "o-level" },
    { what: said("Laboratory (sample)", "Maabara (mfano)"), amount: 30000, due: null, level: "a-level" },
  ],
  payments: [
    { kind: "bank", name: "Sample Bank", number: "000 0000 0000", holder: "Sample Account 01" },
    { kind: "mobile", name: "Sample Network", number: "000 000", holder: "Sample Account 02" },
  ],
  thingsToBring: [
    { item: said("White shirt (sample)", "Shati jeupe (mfano)"), count: "2", level: "both" },
    { item: said("Mattress (sample)", "Godoro (mfano)"), count: "1", level: "both" },
    { item: said("Mosquito net (sample)", "Chandarua (mfano)"), count: "1", level: "both" },
    { item: said("Exercise books (sample)", "Madaftari (mfano)"), count: "12", level: "o-level" },
    { item: said("Scientific calculator (sample)", "Kikokotoo cha kisayansi (mfano)"), count: null, level: "a-level" },
  ],
  reportingDays: [
    { day: "2027-01-11", what: said("Form 1 (sample)", "Kidato cha Kwanza (mfano)"), level: "o-level" },
    { day: "2027-07-05", what: said("Form 5 (sample)", "Kidato cha Tano (mfano)"), level: "a-level" },
  ],
  entranceExaminations: [
    { day: "2027-09-04", place: said("Sample Parish 01", "Parokia ya Mfano 01"), level: "o-level" },
  ],
  joiningContact: [
    {
      name: "Sample Name 61",
      office: said("Admissions (sample)", "Ofisi ya kujiunga (mfano)"),
      phone: "+255 700 000 003",
      channels: ["call", "whatsapp"],
    },
  ],
  termDates: [
    termDate(1, "2027-01-11", "2027-06-04", said("First term (sample)", "Muhula wa kwanza (mfano)")),
    termDate(2, "2027-03-25", "2027-04-05", said("Easter holiday (sample)", "Likizo ya Pasaka (mfano)")),
    termDate(3, "2027-07-05", "2027-12-03", said("Second term (sample)", "Muhula wa pili (mfano)")),
    termDate(4, "2027-09-18", "2027-09-18", said("Visiting day (sample)", "Siku ya wazazi kutembelea (mfano)")),
  ],
} satisfies Partial<SampleSite>;
