export const today = {
  loading: "Loading...",
  tasks: {
    news: "Add news",
    pictures: "Add pictures",
    fees: "Change fees",
    date: "Add a date",
    announcement: "Announcement",
  },
  waiting: "What waits",
  nothing: "Nothing waits.",
  failed: "Not everything could be loaded.",
  withoutConsent: "Hidden until the parents’ consent is noted: {count}",
  samples: "Samples left: {count}",
  backup: "The last backup is too old, or something went wrong with it",
  release: "Version {version} can be installed",
  opens: "Open Today after the login",
} as const;
