export const dispensary = {
  title: "Dispensary",
  lead: "The dispensary cares for our students and is open to the public. Everyone who is sick is received.",
  open: {
    title: "Open to the public.",
    text: "You need not belong to the seminary, nor be a Catholic, to be treated here. Call before you come, and we shall tell you the hours.",
  },
  care: "What we do here",
  consultation: { title: "Consultation", text: "For students, staff and neighbours." },
  laboratory: { title: "Laboratory", text: "So that treatment begins with knowledge and not with a guess." },
  motherAndChild: { title: "Mother and child", text: "For pregnant women, mothers and small children." },
  pharmacy: { title: "Pharmacy", text: "The medicine, and how to take it, explained in plain words." },
  call: "Call the dispensary",
  telephone: "Phone number",
  telephoneSample: "Phone number (sample)",
  connect: "The office will put you through.",
} as const;
