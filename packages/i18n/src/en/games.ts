export const games = {
  title: "Games and sports",
  lead: "After the last bell the field belongs to everyone. Strength, fair play and friendship are taught here without a blackboard.",
  slideshow: "Pictures of our games",
  play: "What we play",
  football: { title: "Football", text: "Eleven who learn to pass before they learn to score." },
  basketball: { title: "Basketball", text: "A quick eye, a quiet hand and the good of the team." },
  volleyball: { title: "Volleyball", text: "Nobody holds the ball; everybody keeps it in the air." },
  athletics: { title: "Athletics", text: "The oldest contest of all: to be faster than yesterday." },
  why: {
    title: "Why we play",
    text: "A boy who can lose on Saturday and serve Mass beside the winner on Sunday has learnt something that no examination asks. The boys themselves choose the teams, mark the lines and wash the shirts.",
  },
} as const;
