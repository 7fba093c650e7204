export const wine = {
  title: "Wine",
  text: "From our own vines: altar wine for the parishes and table wine for guests. Sold at the seminary.",
} as const;
