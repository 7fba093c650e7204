/** The page around the rector's own seven paragraphs. */
export const msg = {
  title: "Message from the Rector",
  greeting: "Dear parents, dear boys, dear friends of this house: karibuni Visiga.",
  caption: "The garden of the house",
  role: "Rector",
  empty: "The rector’s message will stand here as soon as it is written.",
} as const;
