import type { MenuGroupName, PageWith } from "@visiga/contracts/pages";

/** The three-column layout of content pages; names of the school are in `title`, menu links in `navbar`. */
export const frame = {
  crest: "Crest of St.\u00a0Mary’s Junior Seminary, Visiga",
  onThisPage: "On this page",
  formation: "Formation and admission",
  joining: "Fees and joining",
  contactAdmission: "Contact for admission",
  lastChanged: "Last changed on {day}.",
  samplePicture: "Sample picture",
  print: "Print this page",
} as const;

export const navbar = {
  skip: "Skip to content",
  archdiocese: "Archdiocese of Dar es Salaam",
  mainMenu: "Main menu",
  menu: "Menu",
  openMenu: "Open the menu",
  closeMenu: "Close the menu",
  editPage: "Edit this page",
  parents: { label: "For parents", fees: "Fees", calendar: "Calendar", apply: "Apply", call: "Call" },
  groups: {
    "about-us": "About Us",
    services: "Services",
    work: "Work",
    admission: "Admission",
  } satisfies Record<MenuGroupName, string>,
  pages: {
    aboutUs: "About Us",
    msg: "Message from the Rector",
    staff: "Staff",
    history: "History",
    organization: "Organization",
    oLevel: "O-level",
    aLevel: "A-level",
    spiritual: "Spiritual Life",
    games: "Games and Sports",
    dispensary: "Dispensary",
    works: "Environmental Activities",
    work: "Agriculture",
    oLevelAdmission: "O-level Admission",
    aLevelAdmission: "A-level Admission",
    alumni: "Alumni",
    news: "News",
    contact: "Contact",
  } satisfies Record<PageWith<{ menu: MenuGroupName | "bar" }>, string>,
  /** The label names the effect of a click. */
  theme: {
    dark: "DarkMode",
    light: "LightMode",
  },
  language: {
    english: "English",
    swahili: "Swahili",
    shortEnglish: "EN",
    shortSwahili: "SW",
  },
  social: {
    label: "Follow us",
    tiktok: "TikTok",
    youtube: "YouTube",
    instagram: "Instagram",
  },
  search: {
    open: "Search",
    label: "Search the site",
    placeholder: "Search the site",
    submit: "Search",
    clear: "Clear",
    results: "Results",
    none: "No page matches “{query}”. Try another word.",
    countOne: "{count} page found",
    countMany: "{count} pages found",
  },
} as const;

export const footer = {
  contact: "Contact",
  phone: "Phone number",
  email: "Email",
  address: "Address",
  followUs: "Follow us",
  morePages: "More pages",
  pages: {
    services: "Services",
    pillars: "Four pillars",
    gallery: "Gallery",
    wawata: "WAWATA",
    formationAdmission: "Formation and admission",
    calendar: "Calendar",
    results: "Entrance results",
    documents: "Documents",
    joining: "Fees and joining",
    privacy: "Pictures and privacy",
  } satisfies Record<PageWith<{ menu: "footer" }>, string>,
  archdiocese: "A school of the Archdiocese of Dar es Salaam",
  copyright: "© {year} St.\u00a0Mary’s Junior Seminary, Visiga",
} as const;

export const saver = {
  /** The link in the menu, named after its effect. */
  on: "Use less data",
  off: "Show all pictures",
  /** Short form of the link; its words are part of the full label. */
  offShort: "All pictures",
  /** Followed by the weight. */
  show: "Show picture",
  film: "Watch the film",
  open: "Open picture",
  kilobytes: "{size}\u00a0KB",
  megabytes: "{size}\u00a0MB",
} as const;

export const notFound = {
  title: "404 - Not Found",
  message: "You are not authorized to view this page.",
  login: "Login",
  home: "Home",
  failure: {
    title: "This page did not open",
    message: "Something went wrong on our side or with your internet connection. Try again.",
  },
} as const;

export const offline = {
  kept: "This is a saved copy from {when}.",
  title: "No connection",
  message:
    "You need the internet for this page. Try again later. Pages that are saved on this device open without the internet.",
  listTitle: "Saved on this device",
  none: "Nothing is saved yet.",
} as const;
