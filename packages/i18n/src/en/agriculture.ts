export const agriculture = {
  title: "Agriculture",
  lead: "The farm feeds the kitchen and teaches patience. What we do not need, we sell.",
  choice: "Choose an activity",
  crops: {
    title: "Crops",
    text: "Maize, cassava, beans and bananas, with seed kept back from every harvest. A boy who has weeded a row to its end eats with another kind of thanks.",
  },
  livestock: {
    title: "Livestock",
    text: "Dairy cows, goats and hens. Whoever has risen at night for a calving does not complain about morning prayer.",
  },
  products: "Wine and milk",
  contact: "Contact for projects",
} as const;
