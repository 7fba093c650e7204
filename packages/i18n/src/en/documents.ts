export const documents = {
  title: "Documents",
  lead: "Circulars, forms and lists of the seminary, to download as PDF.",
  empty: "There are no documents at present.",
  form: "The pages about admission say how to get the application form.",
  section: "Documents to download",
  /** Size and pages of a file. */
  about: "PDF, {size}\u00a0KB, pages: {pages}",
  until: "Until {day}",
} as const;
