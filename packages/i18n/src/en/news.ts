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
