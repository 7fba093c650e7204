export const milk = {
  title: "Milk",
  text: "Fresh every morning, for the seminary first and then for the neighbours who come with their cans.",
} as const;
