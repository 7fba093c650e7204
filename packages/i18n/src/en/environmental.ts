export const environmental = {
  title: "Environmental activities",
  lead: "We leave every place a little better than we found it, and we do it with our own hands.",
  choice: "Choose an activity",
  cleaning: {
    title: "Cleaning",
    text: "Each form has its corner: classrooms, dormitories, the road to the chapel. The work takes twenty minutes when it is done together, and an hour when it is not.",
  },
  gardening: {
    title: "Gardening",
    text: "Vegetables for the kitchen, flowers for the altar, and seedlings that go home with the boys at the end of the year.",
  },
  landscaping: {
    title: "Landscaping",
    text: "Paths, stone edges and shade trees. A planted slope keeps its soil, and a boy who has planted it thinks twice before he cuts a tree.",
  },
} as const;
