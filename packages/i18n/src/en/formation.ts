export const formation = {
  title: "Formation and admission",
  notice: "This page is in English only. The admission pages are in both languages:",
  olevel: "Admission to O-level",
  alevel: "Admission to A-level",
  body: {
    title: "Formation and admission",
    lead: "The conditions of admission to both levels, on one page.",
    school: {
      title: "What the seminary is",
      text: "St.\u00a0Mary’s Junior Seminary, Visiga, is a boys’ secondary school of the Archdiocese of Dar es Salaam. It forms boys who intend to become priests, through prayer, discipline, education and work.",
    },
    olevel: {
      title: "O-level, Form\u00a01 to 4",
      conditions: [
        "A practising Catholic male",
        "Primary school (Grade 7) completed",
        "Religion, oral and written entrance examinations passed",
        "He intends to become a priest",
      ],
      subjects: "Subjects",
      core: "Nine core subjects:",
      coreSubjects: [
        "Civics",
        "History",
        "Geography",
        "Kiswahili",
        "English",
        "Biology",
        "Physics",
        "Chemistry",
        "Math",
      ],
      additional: "Additional: bookkeeping and computer.",
    },
    alevel: {
      title: "A-level, Form\u00a05 and 6",
      conditions: [
        "A practising Catholic male",
        "Form\u00a04 finished with Division 1 or 2",
        "He intends to become a priest",
        "One combination chosen: EGM, HGE, PCM, PCB or HGL",
      ],
    },
    form: {
      title: "The form",
      price: "Price",
      priceValue: "{price} Tsh",
      dueDate: "Due date",
      sample: "sample date",
      places:
        "O-level forms are available at the seminary, at Msimbazi Centre and at St Joseph; A-level forms at the seminary and at the vocational director’s parish.",
      fillers: "Parents, community leaders and the parish priest fill them in, and they are submitted by the due date.",
    },
    call: "Call admissions",
    print: "Print this page",
  },
} as const;
