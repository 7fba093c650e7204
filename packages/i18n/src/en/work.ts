export const agriculture = {
  title: "Agriculture",
  lead: "The farm feeds the kitchen and teaches patience. What we do not need, we sell.",
  choice: "Choose an activity",
  crops: {
    title: "Crops",
    text: "Maize, cassava, beans and bananas, with seed kept back from every harvest.",
  },
  livestock: {
    title: "Livestock",
    text: "Dairy cows, goats and hens, which the boys help to look after.",
  },
  products: "Wine and milk",
  contact: "Contact for projects",
} as const;

export const environmental = {
  title: "Environmental activities",
  lead: "We keep the school clean and plant trees, with our own hands.",
  choice: "Choose an activity",
  cleaning: {
    title: "Cleaning",
    text: "Each form has its own area: classrooms, dormitories, the road to the chapel. Done together, the work takes twenty minutes.",
  },
  gardening: {
    title: "Gardening",
    text: "Vegetables for the kitchen, flowers for the altar, and seedlings that go home with the boys at the end of the year.",
  },
  landscaping: {
    title: "Landscaping",
    text: "Paths, stone edges and shade trees. A planted slope keeps its soil.",
  },
} as const;

export const wine = {
  title: "Wine",
  text: "From our own vines: altar wine for the parishes and table wine for guests. Sold at the seminary.",
} as const;

export const milk = {
  title: "Milk",
  text: "Fresh every morning, for the seminary first and then for the neighbours who come with their cans.",
} as const;
