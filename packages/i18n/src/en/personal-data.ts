import type { PersonalDataName, PersonalDataPlace } from "@visiga/contracts/personal-data";

type RowWords = Readonly<Record<"title" | "what" | "why" | "kept" | "seenBy", string>>;

/** The register of personal data: on the screen, as a PDF, and in docs/personal-data.md. */
export const personalData = {
  lead: "What personal data the website stores, why, where, for how long, and who sees it.",
  columns: { what: "What", why: "Why", where: "Where", kept: "How long", seenBy: "Who sees it" },
  places: {
    database: "Server",
    storage: "Server; pictures: or its bucket",
    backups: "Server or its bucket; copies",
    log: "Server",
    browser: "Their devices",
  } satisfies Record<PersonalDataPlace, string>,
  rows: {
    entries: {
      title: "Pictures, news, alumni, staff",
      what: "Pictures, names, texts; whether children can be recognised; who noted consent, and when",
      why: "To show the life of the seminary",
      kept: "Until deleted, and {bin} days in the bin",
      seenBy: "Visitors; what is hidden: all users",
    },
    facts: {
      title: "Facts, texts, documents",
      what: "Names and numbers, as of the rector, former students, receivers of payments",
      why: "To inform parents and visitors",
      kept: "Until removed; earlier versions always",
      seenBy: "Visitors; waiting numbers to pay to: all users; plans, earlier versions: administrators",
    },
    results: {
      title: "Entrance results",
      what: "Form numbers with outcomes, without names",
      why: "To tell who was selected",
      kept: "Until the day after the last one",
      seenBy: "Everybody, from the hour on; before that, administrators",
    },
    removals: {
      title: "Requests to remove a picture",
      what: "The picture; phone number and message, if given",
      why: "To answer the request",
      kept: "While open, and {removal} days after it is closed",
      seenBy: "All users",
    },
    accounts: {
      title: "Accounts",
      what: "Name (also beside changes), email, phone number and role of each user; the password only as a hash",
      why: "To log in, and to know who did what",
      kept: "Always: a deleted account can be restored",
      seenBy: "Administrators; names: all users",
    },
    logins: {
      title: "Logins",
      what: "Sessions with browser and system; passkeys; links and network addresses only as hashes",
      why: "To stay logged in, and to stop guessing",
      kept: "Sessions {session} days, addresses 180, links {link}, until the next login or link after that; passkeys until removed; failed logins three hours",
      seenBy: "Each user; sessions: also administrators",
    },
    security: {
      title: "Security log",
      what: "Logins, refusals, changed rights, downloads, numbers to pay to: name, network address, browser and system",
      why: "To notice and explain misuse",
      kept: "{securityLog} days, 10,000 lines of each kind at most; the last download of a backup always",
      seenBy: "Administrators",
    },
    activity: {
      title: "Activity",
      what: "Who changed what, and when, with the earlier values",
      why: "To undo mistakes",
      kept: "Names and values of pictures and accounts {activity} days; the rest always",
      seenBy: "Administrators; the bin of pictures: all users",
    },
    backups: {
      title: "Backups",
      what: "All of the above, but of logins the passkeys only",
      why: "To lose nothing",
      kept: "14 days and 8 weeks, longer if the machine was off; the state before a restore until two later ones; other copies until deleted",
      seenBy: "Administrators, and whoever has the file, unless it is encrypted",
    },
    log: {
      title: "Log of the server",
      what: "Failures, a proxy’s with the visitor’s address and request; other addresses only if somebody has turned that on",
      why: "To find faults",
      kept: "As long as the machine keeps it",
      seenBy: "Who runs the server",
    },
    browsers: {
      title: "Visitors’ and users’ browsers",
      what: "Language, appearance, pages that were read; of users also login, drafts, unsent pictures",
      why: "To read and work with a bad connection",
      kept: "Until the browser deletes it; pictures of people a day; login and drafts until logout; a mark of the login 180 days",
      seenBy: "Whoever has the device",
    },
  } satisfies Record<PersonalDataName, RowWords>,
  counts: "Counts of pages read, which name nobody, are kept {months} months.",
  asking: {
    title: "How one asks",
    text: "To see, correct or delete what is stored about you, call or write to the school; for a picture there is a form on the website. A deleted account keeps its data: change its name, email and phone number first.",
  },
  law: {
    title: "What the law asks",
    points: [
      "The Personal Data Protection Act, 2022, and its Regulations of 2023: whoever collects personal data registers with the Personal Data Protection Commission (PDPC), for five years at a time.",
      "Personal data is collected for a stated purpose, used for that only, and kept no longer than it is needed.",
      "People may ask what is stored about them, and why, and have it corrected or deleted. They may take back their consent.",
      "The school appoints a data protection officer, who reports to the Commission every three months.",
      "Taking personal data out of Tanzania may need a permit of the Commission.",
    ],
    advice: "This is no legal advice. Ask the Commission.",
  },
  abroad: "Personal data is in another country: {country}. A permit of the Commission may be needed.",
  registerFile: "This list (PDF)",
  consentFile: "Consent form for parents (PDF)",
  otherConsentFile: "The form in Swahili (PDF)",
} as const;

/** The form that parents sign. */
export const consentForm = {
  title: "Consent to photographs on the website",
  sections: [
    {
      title: "What we ask",
      text: "We would like to show photographs on the seminary’s website in which your son can be recognised. We may do so only if you agree.",
    },
    {
      title: "Why",
      text: "To show parents, parishes and friends the life of the seminary: lessons, games, prayer and work.",
    },
    {
      title: "Who sees them, and how long",
      text: "Everybody with the internet can see them. We show them until we remove them or you take back your consent. What others have saved or passed on we cannot delete.",
    },
    {
      title: "You can take it back",
      text: "At any time, without a reason: call or write to us, or use the form on {address}. We then take the pictures down. If you want them deleted, say so; the backups of our server normally lose them within eight weeks more.",
    },
  ],
  answer: "Your answer",
  choices: ["I agree", "I do not agree"],
  lines: ["Name of the boy", "Form", "Name of the parent or guardian", "Phone number", "Signature", "Date"],
  office: "Office: {phone}.",
  registered: "Registration number at the Personal Data Protection Commission (PDPC): {number}.",
} as const;
