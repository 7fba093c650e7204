/** The three-column layout of content pages; names of the school are in `title`, menu links in `navbar`. */
export const frame = {
  crest: "Crest of St.\u00a0Mary’s Junior Seminary, Visiga",
  onThisPage: "On this page",
  formation: "Formation and admission",
  joining: "Fees and joining",
  contactAdmission: "Contact for admission",
  lastChanged: "Last changed on {day}.",
  samplePicture: "Sample picture",
  print: "Print this page",
} as const;
