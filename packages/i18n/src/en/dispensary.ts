export const dispensary = {
  title: "Dispensary",
  lead: "The dispensary cares for our students and is open to the public. Everyone who is sick is received.",
  open: {
    title: "Open to the public.",
    text: "You do not need to belong to the seminary or be a Catholic. Call before you come: we will tell you when we are open.",
  },
  care: "What we do here",
  consultation: { title: "Consultation", text: "For students, staff and neighbours." },
  laboratory: { title: "Laboratory", text: "Tests to find out what is wrong before treatment begins." },
  motherAndChild: { title: "Mother and child", text: "For pregnant women, mothers and small children." },
  pharmacy: { title: "Pharmacy", text: "The medicine, and how to take it, explained in plain words." },
  call: "Call the dispensary",
  telephone: "Phone number",
  telephoneSample: "Phone number (sample)",
  connect: "The office will put you through.",
} as const;
