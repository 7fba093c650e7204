export const contact = {
  title: "Contact",
  lead: "Call us, write to us or visit us.",
  /** Replaces the lead while no site value is entered. */
  empty: "Our phone numbers and addresses have not been entered yet. Please come back soon.",
  call: { title: "Call us", office: "Office", admission: "Admission" },
  email: {
    title: "Email us",
    admission: {
      title: "For admission",
      text: "Forms, conditions and the entrance examination. Please tell us the boy’s parish and the class he has finished.",
    },
    projects: {
      title: "For projects",
      text: "Wine, milk, seedlings, and offers of help with our buildings.",
    },
  },
  visit: { title: "Visit us", physical: "Physical address", map: "Show on the map", postal: "Postal address" },
  social: { title: "Follow us", tiktok: "TikTok", youtube: "YouTube", instagram: "Instagram" },
} as const;

export const developer = {
  title: "Developer",
  heading: "Who made this website",
  note: "Questions about the website are welcome here; for questions about the school, please contact the seminary.",
  write: "Write to the developer",
  call: "Call the developer",
  school: "Contact the seminary",
  empty: "Nothing has been entered here yet.",
} as const;

export const team = {
  title: "Creative team",
  lead: "The people who wrote, drew and built these pages.",
  part: "Part",
  name: "Name",
  note: "Note",
} as const;
