/** The header: utility bar, menu, drawer and the search box. */
export const navbar = {
  skip: "Skip to content",
  archdiocese: "Archdiocese of Dar es Salaam",
  mainMenu: "Main menu",
  menu: "Menu",
  openMenu: "Open the menu",
  closeMenu: "Close the menu",
  editPage: "Edit this page",
  news: "News",
  alumni: "Alumni",
  contact: "Contact",
  groups: {
    aboutUs: {
      label: "About Us",
      items: {
        aboutUs: "About Us",
        msg: "Message from the Rector",
        staff: "Staff",
        history: "History",
        organization: "Organization",
      },
    },
    services: {
      label: "Services",
      items: {
        oLevel: "O-level",
        aLevel: "A-level",
        spiritual: "Spiritual Life",
        games: "Games and Sports",
        dispensary: "Dispensary",
      },
    },
    work: {
      label: "Work",
      items: {
        works: "Environmental Activities",
        work: "Agriculture",
      },
    },
    admission: {
      label: "Admission",
      items: {
        oLevelAdmission: "O-level Admission",
        aLevelAdmission: "A-level Admission",
      },
    },
  },
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
