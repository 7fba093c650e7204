import type { RecordsKey, ShownField } from "@visiga/contracts/site";

const level = "For whom";
const place = { add: "Add a place", fields: { name: "Name", where: "Where it is" } } as const;

/** Site values that are lists of records: their fields and what is done with them. */
export const records = {
  none: "There are no entries yet.",
  unnamed: "No name yet",
  remove: "Remove: {name}",
  moveUp: "Move up: {name}",
  moveDown: "Move down: {name}",
  sameDay: "(leave empty if it is the same day)",
  choose: "Choose",
  noChoice: "None",
  linkWords: "Words of the link",
  options: {
    "o-level": "O-level",
    "a-level": "A-level",
    both: "O-level and A-level",
    bank: "Bank",
    lipa: "Lipa Namba",
    company: "Company number",
    mobile: "Mobile money",
    csee: "CSEE (Form 4)",
    acsee: "ACSEE (Form 6)",
    call: "Calls",
    whatsapp: "WhatsApp",
    sms: "SMS",
    admission: "The admission pages",
    joining: "Fees and joining",
    joiningForms: "Fees and joining: forms to bring back",
    news: "News",
    visiting: "Visiting day, also on Fees and joining",
  },
  document: {
    choose: "Choose a PDF",
    another: "Choose another PDF",
    hint: "A PDF of at most 10\u00a0MB and 300 pages, without scripts or files inside.",
    sending: "Sent: {percent}%",
    checking: "The file is being checked...",
    stored: "PDF, {size}\u00a0KB, pages: {pages}",
  },
  of: {
    placesOLevel: place,
    placesALevel: place,
    historyYears: { add: "Add a year", fields: { year: "Year", heading: "Heading", text: "Text" } },
    firstStudents: { add: "Add a student", fields: { name: "Name" } },
    firstAssignments: {
      add: "Add an assignment",
      fields: { name: "Name", assignment: "First assignment", year: "Year" },
    },
    deceasedStudents: { add: "Add a student", fields: { name: "Name", parish: "Parish" } },
    credits: { add: "Add a part", fields: { part: "Part", name: "Name", note: "Note" } },
    announcements: {
      add: "Add an announcement",
      fields: { text: "Announcement", from: "First day shown", until: "Last day shown", link: "Page it leads to" },
    },
    fees: {
      add: "Add a fee",
      fields: { what: "What it is for", amount: "Amount, in Tsh", due: "To be paid by", level },
    },
    instalments: {
      add: "Add an instalment",
      fields: { what: "Name of the instalment", amount: "Amount, in Tsh", due: "To be paid by", level },
    },
    payments: {
      add: "Add a way to pay",
      fields: {
        kind: "Kind of number",
        name: "Name of the bank or network",
        number: "Number to pay to",
        holder: "Name on the account",
        reference: "Reference to write (name of the boy, form)",
        steps: "Steps to pay, for each network",
        checked: "Day on which the steps were checked",
        afterwards: "What to do afterwards (where to send the slip)",
      },
    },
    papersToBring: {
      add: "Add a paper to bring",
      fields: { item: "Paper to bring (certificate, photographs, health insurance)", count: "How many", level },
    },
    thingsToBring: {
      add: "Add a thing to bring",
      fields: { item: "What to bring", count: "How many", level },
    },
    reportingDays: {
      add: "Add a reporting day",
      fields: {
        day: "First day",
        last: "Last day",
        what: "Who reports",
        afterwards: "What happens after the last day",
        level,
      },
    },
    directions: {
      add: "Add a way to the school",
      fields: {
        from: "From where",
        kilometres: "Kilometres",
        stand: "Bus stand to get off at",
        fare: "Bus fare, in Tsh",
        onward: "How to go on from the stand",
      },
    },
    entranceExaminations: {
      add: "Add an examination",
      fields: { day: "Day", place: "Place", level },
    },
    joiningContact: {
      add: "Add the person",
      fields: { name: "Name", office: "Office", phone: "Phone number", channels: "Ways to reach this number" },
    },
    termDates: {
      add: "Add a date",
      fields: { first: "First day", last: "Last day", what: "What it is", level, kind: "Kind of date" },
    },
    documents: {
      add: "Add a document",
      fields: { title: "Title", file: "File", place: "Also list it on this page", until: "Last day shown" },
    },
    results: {
      add: "Add a result",
      fields: {
        exam: "Examination",
        year: "Year",
        candidates: "Candidates",
        divisionI: "Division 1",
        divisionII: "Division 2",
        divisionIII: "Division 3",
        divisionIV: "Division 4",
        division0: "Division 0",
        link: "Results on NECTA’s website",
      },
    },
  } satisfies { readonly [K in RecordsKey]: RecordWords<K> },
} as const;

interface RecordWords<K extends RecordsKey> {
  readonly add: string;
  readonly fields: { readonly [Name in ShownField<K>]: string };
}
