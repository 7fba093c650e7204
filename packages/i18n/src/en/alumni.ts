export const alumni = {
  title: "Alumni",
  lead: "Priests, doctors, teachers, farmers: they left through the same gate, and most of them come back for the feast.",
  viewMore: "View More",
  shown: "{shown} of {total}",
  empty: "No alumni have been added yet.",
  failed: "The list of alumni did not arrive.",
} as const;
