export const history = {
  title: "History",
  lead: "Thirty-five boys and one goal: how the seminary began, who led it, and whom we remember.",
  short: {
    title: "The history in short",
    paragraphs: [
      "The seminary opened on 9\u00a0May\u00a01990, as a junior seminary of the Archdiocese of Dar es Salaam. The first class began in 1991 with 35 students, and in 1994 there were already 117.",
      "The seminary set itself one goal: over 90 priests in 25 years.",
      "In the examinations 99% of our candidates pass, and 30% of the A-level graduates continue to priestly studies.",
    ],
  },
  years: "The years and their rectors",
  bell: "The bell of the seminary",
  firstStudents: {
    title: "The first students",
    lead: "The students who began in 1991.",
    caption: "First students, 1991",
  },
  firstAssignments: {
    title: "First assignments",
    lead: "Where the first priests from the seminary were sent.",
    name: "Name",
    assignment: "First assignment",
    year: "Year",
  },
  deceased: {
    title: "Deceased students",
    prayer: "Eternal rest grant unto them, O Lord, and let perpetual light shine upon them.",
    name: "Name",
    parish: "Parish",
  },
  sampleNames: "All names here are samples until the seminary enters the real ones.",
} as const;
