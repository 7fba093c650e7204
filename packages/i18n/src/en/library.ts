/** Texts of /images; its cards use texts of the dashboard. */
export const library = {
  title: "Picture library",
  lead: "Every public picture of the website, with its page and its file size.",
} as const;
