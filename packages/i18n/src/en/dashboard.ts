/** The dashboard’s frame: sidebar, top bar, guard, account and the technical skills. */
export const dashboard = {
  title: "Dashboard",
  website: "Visiga Website",
  toWebsite: "Open the website",
  checking: "Checking authentication...",
  logout: "Logout",
  darkMode: "Dark Mode",
  lightMode: "Light Mode",
  language: "Language",
  openMenu: "Open the menu",
  closeMenu: "Close the menu",
  menu: "Menu",
  tabs: {
    label: "Parts of the dashboard",
    images: "Images",
    users: "Users",
    site: "Site",
    activity: "Activity",
    bin: "Bin",
  },
  notAllowed: "Your account has no access to this part. Ask an administrator if you need it.",
  account: {
    loggedInAs: "Logged in as",
    changePassword: "Change my password",
    current: "Current password",
    newPassword: "New password",
    again: "The same again",
    save: "Save",
    saving: "Saving...",
    changed: "Your password is changed. Other devices have been logged out.",
    logoutEverywhere: "Log out everywhere",
    logoutEverywhereConfirm: "You will be logged out on every device, this one too.",
  },
  /** A dialog that says what did not work. */
  failure: {
    title: "That did not work",
    ok: "OK",
  },
  notice: {
    close: "Close",
    undo: "Undo",
    undone: "Undone.",
    offline: "No line at the moment. What you type stays here.",
    backOnline: "The line is back.",
    draftRestored: "What you typed last time has been restored.",
    discardDraft: "Discard it",
  },
  skills: {
    title: "TECHNICAL SKILLS",
    percent: "{percent}%",
    performance: {
      title: "PERFORMANCE",
      text: "The seminary gives its whole strength to each boy entrusted to it.",
    },
    skills: {
      title: "SKILLS",
      text: "Study, farm and field teach hands as well as heads.",
    },
    innovation: {
      title: "INNOVATION",
      text: "New ways of teaching are tried with care at the seminary, and kept when they serve.",
    },
    development: {
      title: "DEVELOPMENT",
      text: "Year by year the seminary grows, in buildings and in people.",
    },
  },
} as const;
