/** What /images says of itself; its cards have the words of the dashboard. */
export const library = {
  title: "Picture library",
  lead: "Every public picture of the website, with its page and its weight.",
} as const;
