/** O-level, and the texts that both levels share (price, date, who fills the form in). */
export const admission = {
  title: "Admission to O-level",
  lead: "O-level lasts four years, from Form\u00a01 to Form\u00a04. We welcome boys who have finished primary school and who intend to become priests.",
  form: { title: "Application form", price: "{price} Tsh", note: "price of the form" },
  dueDate: {
    title: "Due date",
    note: "set by the seminary",
    sample: "sample date: ask the seminary for the real one",
    over: "The last date was {day}. Ask the seminary for the next one.",
  },
  examinations: "Entrance examination",
  conditions: "Who may apply",
  condition1: { title: "A practising Catholic male", note: "He lives his faith at home and in his parish." },
  condition2: { title: "Primary school completed", note: "Grade 7." },
  condition3: { title: "Entrance examinations passed", note: "Religion, oral and written." },
  condition4: { title: "He intends to become a priest", note: "He says so himself, and freely." },
  locations: { title: "Where to find the form", note: "Please ask for the O-level form." },
  fillers: {
    title: "Who fills in the form",
    parents: "His parents",
    communityLeaders: "Community leaders",
    parishPriest: "The parish priest",
  },
  submit: "Submit the completed form by the due date.",
  submitBy: "Submit the completed form by {day}.",
  call: "Call admissions",
  write: "Write to admissions",
  other: "Admission to A-level",
  subjects: "What is taught at O-level",
  formation: "Formation and admission, on one page",
} as const;

export const admissionAlevel = {
  title: "Admission to A-level",
  lead: "A-level lasts two years, Form\u00a05 and Form\u00a06. We welcome young men who have finished Form\u00a04 well and who intend to become priests.",
  condition1: { title: "A practising Catholic male", note: "He lives his faith at home and in his parish." },
  condition2: { title: "Form\u00a04 finished", note: "With Division 1 or 2." },
  condition3: { title: "He intends to become a priest", note: "He says so himself, and freely." },
  condition4: { title: "He chooses one combination", note: "EGM, HGE, PCM, PCB or HGL." },
  combinations: "Choose one combination",
  formTitle: "Application form",
  formNote: "His parents, community leaders and the parish priest fill it in. Hand it in by the due date.",
  locations: { title: "Where to find the form", note: "Please ask for the A-level form." },
  other: "Admission to O-level",
  subjects: "What is taught at A-level",
} as const;

export const formation = {
  title: "Formation and admission",
  notice: "This page is in English only. The admission pages are in both languages:",
  olevel: "Admission to O-level",
  alevel: "Admission to A-level",
  body: {
    title: "Formation and admission",
    lead: "The conditions of admission to both levels, on one page.",
    school: {
      title: "What the seminary is",
      text: "St.\u00a0Mary’s Junior Seminary, Visiga, is a boys’ secondary school of the Archdiocese of Dar es Salaam. It forms boys who intend to become priests, through prayer, discipline, education and work.",
    },
    olevel: {
      title: "O-level, Form\u00a01 to 4",
      conditions: [
        "A practising Catholic male",
        "Primary school (Grade 7) completed",
        "Religion, oral and written entrance examinations passed",
        "He intends to become a priest",
      ],
      subjects: "Subjects",
      core: "Nine core subjects:",
      coreSubjects: [
        "Civics",
        "History",
        "Geography",
        "Kiswahili",
        "English",
        "Biology",
        "Physics",
        "Chemistry",
        "Math",
      ],
      additional: "Additional: bookkeeping and computer.",
    },
    alevel: {
      title: "A-level, Form\u00a05 and 6",
      conditions: [
        "A practising Catholic male",
        "Form\u00a04 finished with Division 1 or 2",
        "He intends to become a priest",
        "One combination chosen: EGM, HGE, PCM, PCB or HGL",
      ],
    },
    form: {
      title: "The form",
      price: "Price",
      priceValue: "{price} Tsh",
      dueDate: "Due date",
      sample: "sample date",
      places:
        "O-level forms are available at the seminary, at Msimbazi Centre and at St Joseph; A-level forms at the seminary and at the vocational director’s parish.",
      fillers: "Parents, community leaders and the parish priest fill them in, and they are submitted by the due date.",
    },
    call: "Call admissions",
    print: "Print this page",
  },
} as const;

/** Fees and joining instructions. The fees, numbers and days themselves are site values. */
export const joining = {
  title: "Fees and joining",
  lead: "What it costs, how to pay, what to bring, when to report and whom to ask.",
  empty: "Fees and joining instructions have not been entered yet. Please ask the seminary.",
  ask: "How to reach the seminary",
  choose: "Level",
  oLevel: {
    name: "O-level (Form\u00a01)",
    sum: "Total fees, O-level",
    only: "O-level only",
    fees: "Fees for Form\u00a01: {amount}.",
  },
  aLevel: {
    name: "A-level (Form\u00a05)",
    sum: "Total fees, A-level",
    only: "A-level only",
    fees: "Fees for Form\u00a05: {amount}.",
  },
  amount: "{amount} Tsh",
  fees: "Fees",
  fee: "Fee",
  cost: "Amount",
  due: "to be paid by {day}",
  dueOver: "was to be paid by {day}",
  payments: {
    title: "How to pay",
    bank: "Bank: {name}",
    lipa: "Lipa Namba: {name}",
    company: "Company number: {name}",
    mobile: "Mobile money: {name}",
    holder: "Name on the account: {name}",
    since: "This number has been in use since {day}.",
    reference: "Reference to write: {words}",
    checked: "These steps were checked on {day}.",
    never:
      "The seminary never tells anyone a new number by SMS, WhatsApp or call. A new number is published only at {address}.",
    sample: "These numbers are samples. Do not send money to them.",
    someSamples:
      "Do not send money to a number marked “(sample)”. Pay to the other numbers only, and check the name on the account before you send money. Do not pay anyone else, even if they ask you to.",
    warning:
      "Pay to these numbers only, and check the name on the account before you send money. Do not pay anyone else, even if they ask you to.",
  },
  copy: "Copy",
  copyOne: "Copy the number {number}",
  copied: "The number is copied.",
  things: "What to bring",
  reporting: {
    title: "When to report",
    first: "Reporting day",
    day: "Reporting day: {day}.",
    who: "Who reports",
  },
  questions: { title: "Whom to ask", call: "Call {name}" },
  file: {
    save: "Download as a PDF",
    number: "Number",
    code: "QR code of the page {address}",
    issued: "Issued on {day}, not to be used after {last}. The newest version is at {address}",
  },
  printed: "Printed on {day}. Address of this page: {address}",
} as const;

export const calendar = {
  title: "Calendar",
  lead: "Terms, holidays and other dates of the school.",
  empty: "No dates have been entered yet.",
  coming: { empty: "There are no coming dates at present." },
  now: "Now",
  period: "{first} to {last}",
  cancelled: "Cancelled",
  levels: { "o-level": "For O-level", "a-level": "For A-level", both: "For O-level and A-level" },
  save: "Save to calendar",
  saveOne: "Save to calendar: {name}",
  past: "Past dates",
  subscribe: {
    title: "In your own calendar",
    text: "On an iPhone or a computer, choose “Subscribe”: your calendar follows every change. On an Android phone, choose “All dates as a file”: your calendar gets the dates of today, and changes are on this page only.",
    action: "Subscribe",
    file: "All dates as a file",
    address: "Address for any calendar program:",
  },
} as const;

export const documents = {
  title: "Documents",
  lead: "Letters, forms and lists of the seminary, as PDF files.",
  empty: "There are no documents at present.",
  form: "The pages about admission say how to get the application form.",
  section: "Documents to download",
  /** Size and pages of a file. */
  about: "PDF, {size}\u00a0KB, pages: {pages}",
  until: "Until {day}",
} as const;
