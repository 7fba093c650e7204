export const msg = {
  title: "Message from the Rector",
  greeting: "Dear parents, dear boys, dear friends of the seminary: karibuni Visiga.",
  caption: "The garden of the seminary",
  role: "Rector",
  empty: "The rector’s message will be shown here as soon as it is written.",
} as const;
