import type { EntryPage, OrganizationGroup, SpecialTitle } from "./entries.ts";

/** How many entries a list shows at first, and how many more with each click. */
export const listStep = 24;

export const menuGroupNames = ["about-us", "services", "work", "admission"] as const;
export type MenuGroupName = (typeof menuGroupNames)[number];

/** A group of the menu; `bar`: beside the groups; `footer`: only the footer has a link. */
type Menu = MenuGroupName | "bar" | "footer";

/** Some of the public entries: those of a page, or those with a title. */
export interface PageList {
  readonly page?: EntryPage;
  readonly title?: SpecialTitle | OrganizationGroup;
  readonly first?: number;
}

export interface Page {
  readonly layout: "page" | "article" | "bare";
  /** The page's topic in the dictionary. An article takes its title and its line of the litany from it. */
  readonly topic: string;
  /** Paths of the texts that the page shows; default: its topic. */
  readonly editableTexts?: readonly string[];
  readonly menu?: Menu;
  /** Its menu lists it after the pages without this. */
  readonly menuLast?: true;
  /** The group that an article shows beside it; default: its menu. */
  readonly sideMenu?: MenuGroupName;
  /** The page is one of the services, with this block print. */
  readonly servicePrint?: string;
  /** The component gets each list under its name. */
  readonly lists?: Readonly<Record<string, PageList>>;
  /** `list` grows by this number of entries; default: it does not grow. */
  readonly step?: number;
  /** Keys of the site values that the page shows. */
  readonly facts?: readonly string[];
  /** It shows only site values, so nothing links it until one is entered. */
  readonly onlyFacts?: true;
  /** Nothing links it before this is planned and after it is over. */
  readonly period?: "entranceResults";
  /** The sitemap dates the page by the site values instead of its entries. */
  readonly datedByFacts?: true;
  /** What a visit may weigh; default: as a page of words. */
  readonly budget?: "home" | "gallery" | "pictures";
  /** It has a head for the printed sheet. */
  readonly printed?: true;
  readonly unsearched?: true;
  /** Parents need it: it is cached before it is read. */
  readonly precached?: true;
}

/** Paths of texts of a topic. */
const within = <Topic extends string, Name extends string>(topic: Topic, ...names: readonly Name[]) =>
  names.map((name) => `${topic}.${name}` as const);

/** Keys of the site values about the application form. */
export const formFacts = [
  "admissionPrice",
  "admissionDueDate",
  "phoneAdmission",
  "phoneAdmissionChannels",
  "emailAdmission",
] as const;

/** Makes the row of a page with this layout; see `Page`. A property that no page has is a type error. */
const rowWith =
  <const Layout extends Page["layout"]>(layout: Layout) =>
  <const Topic extends string, const Row extends Omit<Page, "layout" | "topic">>(
    topic: Topic,
    row: Row & Readonly<Record<Exclude<keyof Row, keyof Page>, never>>,
  ) => ({ layout, topic, ...row });

const page = rowWith("page");
const article = rowWith("article");
const bare = rowWith("bare");

/** Every page for search engines, in the order of sitemap, editor and menus. How to add one: docs/recipes.md. */
export const pages = {
  home: page("home", {
    editableTexts: [
      "title",
      "subtitle",
      "description",
      "motto",
      "home",
      ...within("services", "homeTitle", "homeLead", "items", "all"),
      ...within("pillars", "homeTitle", "homeLead", "list", "all"),
      ...within("contact.email", "admission.title", "projects.title"),
    ],
    lists: {
      hero: { page: "HOME", first: 6 },
      news: { page: "NEWS", first: 6 },
      wawata: { page: "WAWATA", first: 3 },
      gallery: { page: "GALLERY", first: 5 },
    },
    facts: ["announcements", "motto", "termDates"],
    budget: "home",
    precached: true,
  }),
  gallery: page("gallery", {
    menu: "footer",
    menuLast: true,
    lists: { list: { page: "GALLERY" } },
    step: listStep,
    budget: "gallery",
  }),
  alumni: page("alumni", { menu: "bar", lists: { list: { page: "ALUMNI" } }, step: 9, budget: "pictures" }),
  news: page("news", { menu: "bar", lists: { list: { page: "NEWS" } }, step: listStep, budget: "pictures" }),
  wawata: page("wawata", {
    menu: "footer",
    menuLast: true,
    lists: { list: { page: "WAWATA" }, emblem: { title: "EMBLEM", first: 1 } },
    step: listStep,
    budget: "pictures",
  }),
  organization: page("organization", {
    menu: "about-us",
    menuLast: true,
    lists: { list: { page: "ORGANIZATION", first: 1000 } },
    budget: "pictures",
  }),
  aboutUs: article("about", {
    editableTexts: ["about", "motto"],
    menu: "about-us",
    lists: { list: { page: "ABOUT" } },
    step: listStep,
    facts: ["motto"],
  }),
  msg: article("msg", {
    menu: "about-us",
    lists: { rector: { page: "ORGANIZATION", title: "RECTOR", first: 1 } },
    facts: ["rectorName", "rectorMessage"],
    datedByFacts: true,
  }),
  staff: article("staff", {
    menu: "about-us",
    lists: { list: { title: "STAFFS" } },
    step: listStep,
    budget: "pictures",
  }),
  history: article("history", {
    menu: "about-us",
    facts: ["historyYears", "firstStudents", "firstAssignments", "deceasedStudents"],
    datedByFacts: true,
  }),
  oLevel: article("olevel", {
    menu: "services",
    servicePrint: "book",
    lists: { list: { page: "SEMINARIAN", first: listStep } },
    facts: ["results"],
    budget: "pictures",
  }),
  aLevel: article("alevel", {
    menu: "services",
    servicePrint: "flask",
    lists: { list: { page: "SEMINARIAN", first: listStep } },
    facts: ["results"],
    budget: "pictures",
  }),
  spiritual: article("spiritual", { menu: "services", servicePrint: "chalice" }),
  games: article("games", { menu: "services", servicePrint: "ball", lists: { list: { title: "GAMES", first: 4 } } }),
  dispensary: article("dispensary", {
    menu: "services",
    servicePrint: "mortar",
    facts: ["phoneOffice", "phoneOfficeChannels"],
  }),
  works: article("environmental", { menu: "work", budget: "pictures" }),
  work: article("agriculture", {
    editableTexts: ["agriculture", "wine", "milk"],
    menu: "work",
    servicePrint: "maize",
    facts: ["emailProjects"],
    budget: "pictures",
  }),
  oLevelAdmission: article("admission", {
    editableTexts: [
      "admission",
      "joining.oLevel.fees",
      "joining.amount",
      ...within("joining.reporting", "day", "lastDay"),
    ],
    menu: "admission",
    facts: [...formFacts, "placesOLevel", "entranceExaminations", "fees", "reportingDays", "documents"],
    datedByFacts: true,
    printed: true,
    precached: true,
  }),
  aLevelAdmission: article("admissionAlevel", {
    editableTexts: [
      "admissionAlevel",
      ...within("admission", "form", "dueDate", "dayOver", "examinations", "conditions"),
      ...within("admission", "fillers", "submit", "submitBy"),
      ...within("admission", "call", "write", "formation"),
      ...within("joining", "aLevel.fees", "amount", "reporting.day", "reporting.lastDay"),
      ...within("alevel", "combo1", "combo2", "combo3", "combo4", "combo5"),
    ],
    menu: "admission",
    facts: [...formFacts, "placesALevel", "entranceExaminations", "fees", "reportingDays", "documents"],
    datedByFacts: true,
    printed: true,
    precached: true,
  }),
  formationAdmission: article("formation", {
    editableTexts: ["formation", "admission.dueDate.over"],
    menu: "footer",
    menuLast: true,
    sideMenu: "admission",
    facts: [...formFacts, "placesOLevel", "placesALevel"],
    printed: true,
  }),
  joining: article("joining", {
    editableTexts: ["joining", "admission.dayOver"],
    menu: "footer",
    menuLast: true,
    sideMenu: "admission",
    facts: [
      "fees",
      "instalments",
      "payments",
      "reportingDays",
      "papersToBring",
      "thingsToBring",
      "directions",
      "joiningContact",
    ],
    onlyFacts: true,
    datedByFacts: true,
    printed: true,
    precached: true,
  }),
  results: article("entrance", {
    menu: "footer",
    menuLast: true,
    sideMenu: "admission",
    period: "entranceResults",
    printed: true,
  }),
  calendar: article("calendar", {
    menu: "footer",
    menuLast: true,
    sideMenu: "admission",
    facts: ["termDates"],
    onlyFacts: true,
    datedByFacts: true,
    printed: true,
    precached: true,
  }),
  documents: article("documents", {
    menu: "footer",
    menuLast: true,
    sideMenu: "admission",
    facts: ["documents"],
    onlyFacts: true,
    datedByFacts: true,
  }),
  services: article("services", {
    editableTexts: ["services.title", "services.lead", "services.items"],
    menu: "footer",
    sideMenu: "services",
  }),
  pillars: article("pillars", {
    editableTexts: ["pillars.title", "pillars.lead", "pillars.list"],
    menu: "footer",
    sideMenu: "about-us",
  }),
  privacy: article("privacy", {
    menu: "footer",
    menuLast: true,
    sideMenu: "about-us",
    facts: ["serverCountry", "backupCountry", "dataRegistration"],
  }),
  contact: article("contact", {
    editableTexts: [
      "contact",
      ...within("privacy", "title", "accessibility.title"),
      "marian.litany.contact",
      "seo.pages.contact",
      "seo.pages.home.description",
    ],
    menu: "bar",
    facts: [
      "phoneOffice",
      "phoneOfficeChannels",
      "phoneAdmission",
      "phoneAdmissionChannels",
      "emailAdmission",
      "emailProjects",
      "physicalAddress",
      "position",
      "postalAddress",
      "tiktok",
      "youtube",
      "instagram",
      "dataRegistration",
    ],
    datedByFacts: true,
    precached: true,
  }),
  developer: bare("developer", {
    editableTexts: ["developer", "team"],
    facts: ["developerName", "developerEmail", "developerPhone", "developerPhoneChannels", "developerAbout", "credits"],
    datedByFacts: true,
    unsearched: true,
  }),
  images: bare("library", {
    lists: { list: { first: listStep } },
    step: listStep,
    budget: "pictures",
    unsearched: true,
  }),
} as const satisfies Record<string, Page>;

export type PublicPage = keyof typeof pages;

export type PageWith<Property> = {
  [Name in PublicPage]: (typeof pages)[Name] extends Property ? Name : never;
}[PublicPage];

type Dashed<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Dashed<Rest>}`
  : "";
type PathOf<Name extends string> = Name extends "home" ? "/" : `/${Dashed<Name>}`;

export type PublicPath = PathOf<PublicPage>;

/** `/about-us` for `aboutUs`, `/` for `home`. */
export const pathOf = <Name extends string>(name: Name): PathOf<Name> =>
  (name === "home" ? "/" : `/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`) as PathOf<Name>;
