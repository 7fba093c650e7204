/** The calendar; the dates are a site value. */
export const calendar = {
  title: "Calendar",
  lead: "When terms and holidays begin and end.",
  empty: "No dates have been entered yet.",
  coming: { empty: "There are no coming dates at present." },
  now: "Now",
  period: "{first} to {last}",
  cancelled: "Cancelled",
  levels: { "o-level": "For O-level", "a-level": "For A-level", both: "For O-level and A-level" },
  save: "Save to calendar",
  saveOne: "Save to calendar: {name}",
  past: "Past dates",
  subscribe: {
    title: "In your own calendar",
    text: "On an iPhone or a computer, choose “Subscribe”: your calendar follows every change. On an Android phone, choose “All dates as a file”: your calendar gets the dates of today, and changes are on this page only.",
    action: "Subscribe",
    file: "All dates as a file",
    address: "Address for any calendar program:",
  },
} as const;
