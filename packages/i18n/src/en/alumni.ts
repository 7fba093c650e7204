export const alumni = {
  title: "Alumni",
  lead: "Priests, doctors, teachers and farmers who studied at Visiga.",
  viewMore: "View More",
  shown: "{shown} of {total}",
  empty: "No alumni have been added yet.",
  all: "All alumni",
  failed: "The list of alumni could not be loaded.",
} as const;
