import { documentPlaces } from "./documents.ts";
import {
  amount,
  bilingualLine,
  choice,
  choices,
  count,
  day,
  document,
  id,
  level,
  line,
  link,
  optional,
  orElse,
  type PhoneChannel,
  paymentNumber,
  phone,
  phoneChannels,
  sentence,
  since,
  takesChannels,
  text,
  url,
  year,
} from "./site-fields.ts";
import { type RecordsShape, records } from "./site-records.ts";

/** Where a form is to be had. */
const formPlaces = records({ name: bilingualLine(200), where: optional(bilingualLine(500)) }, { max: 1000 });

const toBring = records({ item: bilingualLine(200), count: optional(line), level });

/**
 * The site values, which the seminary owns and edits, by key. `shape`: `line` and `text` are strings (a text may have
 * several lines or paragraphs), `choices` are some of its `options`, `records` is a list of records with typed `fields`,
 * of which only the words are in two languages.
 * `format` restricts a line. `bilingual` values have an English and a Swahili side, the others one value for both.
 */
export const siteCatalogue = {
  phoneOffice: { shape: "line", bilingual: false, format: "phone" },
  phoneOfficeChannels: { shape: "choices", bilingual: false, options: phoneChannels },
  phoneAdmission: { shape: "line", bilingual: false, format: "phone" },
  phoneAdmissionChannels: { shape: "choices", bilingual: false, options: phoneChannels },
  emailAdmission: { shape: "line", bilingual: false, format: "email" },
  emailProjects: { shape: "line", bilingual: false, format: "email" },
  postalAddress: { shape: "text", bilingual: true },
  physicalAddress: { shape: "text", bilingual: true },
  /** Latitude and longitude in decimal degrees, `-6.79, 38.98`. */
  position: { shape: "line", bilingual: false, format: "position" },
  tiktok: { shape: "line", bilingual: false, format: "url" },
  youtube: { shape: "line", bilingual: false, format: "url" },
  instagram: { shape: "line", bilingual: false, format: "url" },
  /** At the Personal Data Protection Commission. */
  dataRegistration: { shape: "line", bilingual: false },
  serverCountry: { shape: "line", bilingual: true },
  /** Where the bucket or the copies of backups are. */
  backupCountry: { shape: "line", bilingual: true },
  motto: { shape: "line", bilingual: true },
  rectorName: { shape: "line", bilingual: false },
  rectorMessage: { shape: "text", bilingual: true },
  /** Price of the form in Tanzanian shillings, digits only. */
  admissionPrice: { shape: "line", bilingual: false, format: "amount" },
  admissionDueDate: { shape: "line", bilingual: false, format: "day" },
  placesOLevel: formPlaces,
  placesALevel: formPlaces,
  entranceExaminations: records({ day, place: bilingualLine(200), level }, { title: ["day", "place"] }),
  historyYears: records(
    { year: optional(bilingualLine(100)), heading: bilingualLine(200), text: optional(text(5000)) },
    { max: 1000, title: ["year", "heading"] },
  ),
  firstStudents: records({ name: line }, { max: 1000 }),
  firstAssignments: records(
    { name: bilingualLine(200), assignment: optional(bilingualLine(500)), year: optional(line) },
    { max: 1000 },
  ),
  deceasedStudents: records({ name: line, parish: optional(line) }, { max: 1000 }),
  developerName: { shape: "line", bilingual: false },
  developerEmail: { shape: "line", bilingual: false, format: "email" },
  developerPhone: { shape: "line", bilingual: false, format: "phone" },
  developerPhoneChannels: { shape: "choices", bilingual: false, options: phoneChannels },
  developerAbout: { shape: "text", bilingual: true },
  credits: records(
    { part: bilingualLine(200), name: optional(bilingualLine(500)), note: optional(sentence(1000)) },
    { max: 1000 },
  ),
  /** The home page shows the first that has begun and not ended, in the school's time zone, both days inclusive. */
  announcements: records(
    { id, text: sentence(200), from: optional(day), until: day, link: optional(link(60)) },
    {
      max: 20,
      newFirst: true,
      rule: { holds: ({ from, until }) => from === null || from <= until, code: "period_reversed", at: "until" },
      unique: ["id"],
    },
  ),
  fees: records({ what: bilingualLine(200), amount, due: optional(day), level }),
  /** Parts of the sum of the fees. */
  instalments: records({ what: bilingualLine(200), amount, due: day, level }),
  payments: records(
    {
      kind: choice("bank", "lipa", "company", "mobile"),
      name: line,
      number: paymentNumber,
      holder: line,
      reference: optional(bilingualLine(200)),
      steps: optional(text(2000)),
      checked: optional(day),
      afterwards: optional(sentence(500)),
      since,
    },
    {
      rule: {
        holds: ({ steps, checked }) => steps === null || checked !== null,
        code: "field_required",
        at: "checked",
      },
    },
  ),
  papersToBring: toBring,
  thingsToBring: toBring,
  reportingDays: records(
    { day, last: optional(day), what: bilingualLine(200), afterwards: optional(sentence(500)), level },
    {
      title: ["day", "what"],
      rule: { holds: ({ day, last }) => last === null || last >= day, code: "period_reversed", at: "last" },
    },
  ),
  /** Ways to the school by bus. */
  directions: records({
    from: bilingualLine(200),
    kilometres: optional(count),
    stand: optional(bilingualLine(200)),
    fare: optional(amount),
    onward: optional(sentence(500)),
  }),
  joiningContact: records(
    { name: line, office: bilingualLine(100), phone, channels: choices(phoneChannels) },
    {
      max: 1,
      rule: { holds: ({ phone, channels }) => takesChannels(phone, channels), code: "phone_country_code", at: "phone" },
    },
  ),
  /** The id stays when a date is changed, so that subscribed calendars recognise it. */
  termDates: records(
    {
      id,
      first: day,
      last: orElse("first", day),
      what: bilingualLine(200),
      level: optional(level),
      kind: optional(choice("visiting")),
    },
    { rule: { holds: ({ first, last }) => last >= first, code: "period_reversed", at: "last" }, unique: ["id"] },
  ),
  documents: records(
    { id, title: bilingualLine(200), file: document, place: optional(choice(...documentPlaces)), until: optional(day) },
    { max: 60, newFirst: true, unique: ["id"] },
  ),
  results: records(
    {
      exam: choice("csee", "acsee"),
      year,
      candidates: count,
      divisionI: count,
      divisionII: count,
      divisionIII: count,
      divisionIV: count,
      division0: count,
      link: optional(url),
    },
    {
      newFirst: true,
      title: ["exam", "year"],
      rule: {
        holds: (each) =>
          each.divisionI + each.divisionII + each.divisionIII + each.divisionIV + each.division0 === each.candidates,
        code: "results_sum",
        at: "candidates",
      },
      unique: ["exam", "year"],
    },
  ),
} as const satisfies Record<string, SiteShape>;

type SiteShape =
  | { shape: "line" | "text"; bilingual: boolean; format?: "phone" | "email" | "url" | "amount" | "day" | "position" }
  | { shape: "choices"; bilingual: false; options: readonly PhoneChannel[] }
  | Pick<RecordsShape, "shape" | "bilingual">;
