/** The six services in order: dictionary topic, block print and page. */
export const serviceLinks = [
  { topic: "olevel", print: "book", to: "/o-level" },
  { topic: "alevel", print: "flask", to: "/a-level" },
  { topic: "spiritual", print: "chalice", to: "/spiritual" },
  { topic: "games", print: "ball", to: "/games" },
  { topic: "dispensary", print: "mortar", to: "/dispensary" },
  { topic: "agriculture", print: "maize", to: "/work" },
] as const;
