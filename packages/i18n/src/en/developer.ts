export const developer = {
  title: "Developer",
  heading: "Who made this website",
  note: "Questions about the website are welcome here; for questions about the school, please contact the seminary.",
  write: "Write to the developer",
  call: "Call the developer",
  school: "Contact the seminary",
  empty: "Nothing has been entered here yet.",
} as const;
