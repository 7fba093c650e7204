/** The school’s name: in full, in its two lines, and as short as a phone’s header needs it. */
export const title = {
  full: "St.\u00a0Mary’s Junior Seminary, Visiga",
  name: "St.\u00a0Mary’s Junior Seminary",
  shortName: "St.\u00a0Mary’s Junior Seminary",
  place: "Visiga",
} as const;
