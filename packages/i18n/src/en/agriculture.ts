export const agriculture = {
  title: "Agriculture",
  lead: "The farm feeds the kitchen and teaches patience. What we do not need, we sell.",
  choice: "Choose an activity",
  crops: {
    title: "Crops",
    text: "Maize, cassava, beans and bananas, with seed kept back from every harvest. A boy who has weeded a row to its end is thankful for his meal.",
  },
  livestock: {
    title: "Livestock",
    text: "Dairy cows, goats and hens. A boy who has got up at night to help a cow to calve does not complain about morning prayer.",
  },
  products: "Wine and milk",
  contact: "Contact for projects",
} as const;
