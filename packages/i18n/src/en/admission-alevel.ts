export const admissionAlevel = {
  title: "Admission to A-level",
  lead: "A-level lasts two years, Form\u00a05 and Form\u00a06. We welcome young men who have finished Form\u00a04 well and who intend to become priests.",
  condition1: { title: "A practising Catholic male", note: "He lives his faith at home and in his parish." },
  condition2: { title: "Form\u00a04 finished", note: "With Division 1 or 2." },
  condition3: { title: "He intends to become a priest", note: "He says so himself, and freely." },
  condition4: { title: "He chooses one combination", note: "EGM, HGE, PCM, PCB or HGL." },
  combinations: "Choose one combination",
  formTitle: "Application form",
  formNote: "His parents, community leaders and the parish priest fill it in. Hand it in by the due date.",
  locations: { title: "Where to find the form", note: "Please ask for the A-level form." },
  other: "Admission to O-level",
  subjects: "What is taught at A-level",
} as const;
