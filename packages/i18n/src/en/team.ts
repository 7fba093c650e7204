export const team = {
  title: "Creative team",
  lead: "The people who wrote, drew and built these pages.",
  part: "Part",
  name: "Name",
  note: "Note",
} as const;
