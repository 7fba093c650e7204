import type { PublicPage } from "@visiga/contracts/pages";

interface SeoWords {
  readonly title: string;
  readonly description: string;
}

/** Every route’s title and description for search engines, shared links and the browser’s tab. */
export const seo = {
  siteName: "St. Mary’s Junior Seminary, Visiga",
  /** Every title but the home page’s, which is complete. */
  titlePattern: "{title} | St. Mary’s Junior Seminary, Visiga",
  shareAlt: "The crest and name of St. Mary’s Junior Seminary, Visiga, beside its chapel in stained glass",
  pages: {
    home: {
      title: "St. Mary’s Junior Seminary, Visiga",
      description:
        "A Catholic boys’ school of the Archdiocese of Dar es Salaam for boys who intend to become priests, with O-level and A-level. Opened on 9 May 1990.",
    },
    alumni: {
      title: "Alumni",
      description: "Former students of St. Mary’s Junior Seminary, Visiga.",
    },
    news: {
      title: "News",
      description: "What happened at St. Mary’s Junior Seminary, Visiga, newest first.",
    },
    aboutUs: {
      title: "About us",
      description:
        "The vision, mission and motto of the seminary, what has been achieved since 1990, and the plan for the coming years.",
    },
    msg: {
      title: "Message from the Rector",
      description: "The message of the rector of St. Mary’s Junior Seminary, Visiga.",
    },
    staff: {
      title: "Staff",
      description: "The teachers and other staff of St. Mary’s Junior Seminary, Visiga.",
    },
    history: {
      title: "History",
      description:
        "From the opening on 9 May 1990 and the first class of 35 students to today: the rectors, the first students, those we remember.",
    },
    organization: {
      title: "Organization",
      description:
        "Who leads and serves the seminary, from the archbishop and the rector to the teachers, the drivers and the cooks.",
    },
    oLevel: {
      title: "O-level",
      description:
        "Four years, Form 1 to 4: eleven core subjects for every boy, and Bible knowledge and computer studies as additional subjects.",
    },
    aLevel: {
      title: "A-level",
      description: "Two years, Form 5 and 6, in five combinations: EGM, HGE, PCM, PCB and HGL.",
    },
    spiritual: {
      title: "Spiritual life",
      description:
        "Daily Mass, Lauds, Angelus and Vespers, Benediction on Thursday, Holy Hour on the first Friday, a retreat at month end.",
    },
    games: {
      title: "Games and sports",
      description: "Games and sports at St. Mary’s Junior Seminary, Visiga, in words and pictures.",
    },
    dispensary: {
      title: "Dispensary",
      description: "The dispensary of the seminary at Visiga is open to the public.",
    },
    works: {
      title: "Environmental activities",
      description: "Cleaning, gardening and landscaping at St. Mary’s Junior Seminary, Visiga.",
    },
    work: {
      title: "Agriculture",
      description: "Crops, livestock, wine and milk of St. Mary’s Junior Seminary, Visiga.",
    },
    oLevelAdmission: {
      title: "O-level admission",
      description: "Who may apply for Form 1, where to find the application form, who fills it in and whom to call.",
    },
    aLevelAdmission: {
      title: "A-level admission",
      description:
        "Who may apply for Form 5, the five combinations, where to find the application form and whom to call.",
    },
    formationAdmission: {
      title: "Formation and admission",
      description:
        "Formation at the seminary and the conditions of admission to O-level and A-level on one page, in English.",
    },
    results: {
      title: "Entrance results",
      description: "Results of the entrance examination of the seminary, by the number of the form.",
    },
    calendar: {
      title: "Calendar",
      description: "Terms, holidays and other dates of the seminary, to save in your calendar or to print.",
    },
    privacy: {
      title: "Pictures and privacy",
      description:
        "Which pictures of our boys we show, how to have one removed, what we count, and the browsers with which this website was tested.",
    },
    documents: {
      title: "Documents",
      description: "Letters, forms and lists of the seminary, as PDF files.",
    },
    joining: {
      title: "Fees and joining",
      description: "School fees and joining instructions of the seminary, for O-level and A-level.",
    },
    contact: {
      title: "Contact",
      description: "Call, write or visit St. Mary’s Junior Seminary, Visiga: phone, email and address.",
    },
    wawata: {
      title: "WAWATA",
      description: "Pictures of WAWATA, the Catholic women’s association, at Visiga.",
    },
    services: {
      title: "Services",
      description:
        "O-level, A-level, spiritual life, games, dispensary and agriculture: the six services of the seminary.",
    },
    pillars: {
      title: "Four pillars",
      description: "Prayer, discipline, education and work: the four pillars on which the life of the seminary stands.",
    },
    gallery: {
      title: "Gallery",
      description: "Pictures of the place, the students and the events of St. Mary’s Junior Seminary, Visiga.",
    },
    images: {
      title: "Picture library",
      description: "Every public picture of this website with its page, its size and its file size.",
    },
    developer: {
      title: "Developer",
      description: "Who built this website, and the creative team behind it.",
    },
    login: {
      title: "Login",
      description: "For the people who manage the website of St. Mary’s Junior Seminary, Visiga.",
    },
    setPassword: {
      title: "Set your password",
      description: "Choose the password of your account with the one-time link you received.",
    },
    dashboard: {
      title: "Dashboard",
      description: "Pictures, users and content of the website of St. Mary’s Junior Seminary, Visiga.",
    },
    users: {
      title: "Users",
      description: "The accounts of the people who manage this website.",
    },
    offline: {
      title: "No connection",
      description: "The pages that are saved on this device for reading without the internet.",
    },
    search: {
      title: "Search",
      description: "Find a page of this website by a word.",
    },
    removal: {
      title: "Ask for a picture to be removed",
      description: "Two steps, without an account: ask the seminary to take a picture off this website.",
    },
    notFound: {
      title: "404 - Not Found",
      description: "There is no page here, or you do not have access to it.",
    },
  } satisfies Record<PublicPage, SeoWords> & Record<string, SeoWords>,
} as const;
