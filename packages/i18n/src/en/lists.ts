export const news = {
  title: "News",
  lead: "News from the seminary, newest first.",
  list: "News, newest first",
  newer: "Newer",
  older: "Older",
  share: "Share",
  shareOne: "Share “{title}”",
  copied: "The link to this news is copied.",
  headlines: "All headlines",
  more: "Show older news",
  album: {
    title: "Pictures",
    more: "More pictures: {count}",
  },
  empty: "There is no news yet.",
  failed: "The news could not be loaded.",
} as const;

export const alumni = {
  title: "Alumni",
  lead: "Priests, doctors, teachers and farmers who studied at Visiga.",
  viewMore: "View More",
  shown: "{shown} of {total}",
  empty: "No alumni have been added yet.",
  all: "All alumni",
  failed: "The list of alumni could not be loaded.",
} as const;

export const wawata = {
  title: "WAWATA",
  association: "The Catholic women’s association",
  archdiocese: "Archdiocese of Dar es Salaam",
  lead: "The women of our parishes visit us, pray with us, cook with us and bring us gifts. These are their days at Visiga.",
  loading: "Loading...",
  empty: "No WAWATA Images Found",
  emptyHint: "As soon as there are pictures, they will be shown here.",
  backHome: "Back to the home page",
  more: "Show {count} more",
  shown: "{shown} of {total}",
} as const;

/** Texts of /images; its cards use texts of the dashboard. */
export const library = {
  title: "Picture library",
  lead: "Every public picture of the website, with its page and its file size.",
} as const;
