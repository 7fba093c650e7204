export const news = {
  title: "News",
  lead: "What happened on the hill, newest first.",
  list: "News, newest first",
  newer: "Newer",
  older: "Older",
  share: "Share",
  shareOne: "Share “{title}”",
  copied: "The link to this news is copied.",
  headlines: "All headlines",
  more: "Show older news",
  empty: "There is no news yet. When something happens on the hill, it will stand here.",
  failed: "The news did not arrive.",
} as const;
