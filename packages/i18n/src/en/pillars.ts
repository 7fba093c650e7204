/** The four pillars in their order: `description` on the home page, `text` added on /pillars. */
export const pillars = {
  homeTitle: "The four pillars of our seminary",
  homeLead:
    "They are our motto, and the pattern printed along the edge of these pages: the cross, the wave, the star and the leaf.",
  all: "More about the pillars",
  title: "Four pillars",
  lead: "Prayer, discipline, education and work are our motto. They are also the border of these pages: the cross, the wave, the star and the leaf, always in that order.",
  list: [
    {
      title: "Prayer",
      description: "The day begins and ends in the chapel, and we offer all our work to God.",
      text: "Prayer comes first in the day and first in the motto. Mass, Lauds, the Angelus and Vespers give us strength for our work.",
    },
    {
      title: "Discipline",
      description: "A boy who has learnt self-control is on time and keeps his promises.",
      text: "Discipline is the freedom of a man who governs his own time: he gets up when he said he would, and listens when another speaks.",
    },
    {
      title: "Education",
      description: "We study to understand the world God made, and to serve the people in it.",
      text: "Education means eleven core subjects at O-level and five combinations at A-level, taught by people who love them. A boy who reads well today will one day read for others: at the ambo, in a classroom, beside a sickbed.",
    },
    {
      title: "Work",
      description: "Hands that sweep, plant and mend learn respect for everyone who works.",
      text: "Work is done with the hands, every day: the broom, the hoe, the milking pail. Nobody who has planted a tree looks down on a gardener.",
    },
  ],
} as const;
