/** The school’s name: in full, in its two lines, and as short as a phone’s header needs it. */
export const title = {
  full: "St.\u00a0Mary’s Junior Seminary, Visiga",
  name: "St.\u00a0Mary’s Junior Seminary",
  shortName: "St.\u00a0Mary’s Junior Seminary",
  place: "Visiga",
} as const;

export const subtitle = "A Catholic boys’ school of the Archdiocese of Dar es Salaam";

export const description =
  "The seminary opened on 9\u00a0May 1990. It teaches and forms boys who intend to become priests, from Form\u00a01 to Form\u00a06, through prayer, study, discipline and manual work.";

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
