/** The motto is the four pillars, always in this order. */
export const motto = {
  label: "Our motto",
  sentence: "Prayer, Discipline, Education, Work",
  words: {
    prayer: "Prayer",
    discipline: "Discipline",
    education: "Education",
    work: "Work",
  },
} as const;
