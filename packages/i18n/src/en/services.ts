/** The six services: `text` is one sentence, `description` the details. */
export const services = {
  homeTitle: "What a boy finds here",
  homeLead:
    "The school, the chapel, the field, the farm and the dispensary help a boy to find out what God is asking of him.",
  all: "All services",
  title: "Services",
  lead: "The six services of the seminary.",
  items: {
    olevel: {
      title: "O-level",
      text: "Form\u00a01 to 4: eleven core subjects, with Bible knowledge and computer studies.",
      description:
        "Four years in which every boy studies the same eleven subjects, from civics to business studies, and learns how to learn.",
      link: "Core and additional subjects",
    },
    alevel: {
      title: "A-level",
      text: "Form\u00a05 and 6, in five combinations: EGM, HGE, PCM, PCB and HGL.",
      description:
        "Two years for young men who finished Form\u00a04 with Division 1 or 2. Each chooses one combination and studies it to the end.",
      link: "The five combinations",
    },
    spiritual: {
      title: "Spiritual life",
      text: "Mass, Lauds, the Angelus and Vespers every day; Benediction every Thursday.",
      description: "Holy Hour on the first Friday, a retreat at the end of the month, and prayer together every day.",
      link: "The day, the week, the month",
    },
    games: {
      title: "Games and sports",
      text: "The field is a classroom too: strength, fair play and friendship.",
      description:
        "Football, basketball, volleyball and athletics teach a boy to win without boasting and to lose without bitterness.",
      link: "What we play",
    },
    dispensary: {
      title: "Dispensary",
      text: "Care for our students and for the public.",
      description: "Students, staff and neighbours are received alike. Everyone who is sick is looked after.",
      link: "What the dispensary does",
    },
    agriculture: {
      title: "Agriculture",
      text: "Crops and livestock, wine and milk, from our own hands.",
      description: "The farm gives food for the kitchen, and the boys learn to work and to wait for the harvest.",
      link: "Crops, livestock, wine and milk",
    },
  },
} as const;

export const olevel = {
  title: "O-level",
  lead: "Four years, from Form\u00a01 to Form\u00a04. Eleven core subjects for everyone, and two additional subjects.",
  core: "Core subjects",
  subjects: {
    civics: "Civics",
    tanzanianHistory: "Tanzanian history",
    history: "History",
    geography: "Geography",
    kiswahili: "Kiswahili",
    english: "English",
    biology: "Biology",
    physics: "Physics",
    chemistry: "Chemistry",
    mathematics: "Basic mathematics",
    business: "Business studies",
  },
  additional: "Additional subjects",
  bible: { title: "Bible knowledge", text: "Read, learnt by heart and prayed." },
  computer: { title: "Computer studies", text: "From the keyboard to a first program." },
  pictures: "Our O-level students",
  admission: "O-level admission",
} as const;

export const alevel = {
  title: "A-level",
  lead: "Two years, Form\u00a05 and Form\u00a06, for young men who have finished Form\u00a04 with Division 1 or 2 and who still intend to become priests.",
  text: "Each chooses one of five combinations and studies it to the end. In these two years a young man learns to work alone, to ask good questions and to ask for help.",
  combinations: "Five combinations",
  combo1: { code: "EGM", subjects: "Economics, Geography, Mathematics" },
  combo2: { code: "HGE", subjects: "History, Geography, Economics" },
  combo3: { code: "PCM", subjects: "Physics, Chemistry, Mathematics" },
  combo4: { code: "PCB", subjects: "Physics, Chemistry, Biology" },
  combo5: { code: "HGL", subjects: "History, Geography, Language" },
  after: {
    title: "What comes after",
    graduates: { label: "Of our A-level graduates", figure: "30%", text: "continue to priestly studies" },
    candidates: { label: "Of our candidates", figure: "99%", text: "pass their examinations" },
  },
  pictures: "Our A-level students",
  admission: "A-level admission",
} as const;

export const results = {
  csee: "Form\u00a04 results (CSEE)",
  acsee: "Form\u00a06 results (ACSEE)",
  caption: "How many candidates got each division in each year, and what per cent they were.",
  year: "Year",
  candidates: "Candidates",
  /** For screen readers, in the order of `I`, `II`, `III`, `IV`, `0`. */
  divisions: ["Division 1", "Division 2", "Division 3", "Division 4", "Division 0"],
  council: "Results for {year} on NECTA’s website",
} as const;

export const spiritual = {
  title: "Spiritual life",
  lead: "A boy who wants to become a priest learns to pray. Here the whole seminary prays together every day.",
  day: { title: "The day", morning: "Morning", noon: "Noon", evening: "Evening", night: "Night" },
  week: {
    title: "The week",
    caption: "Prayer in the week",
    everyDay: "every day",
    days: [
      { short: "M", name: "Monday" },
      { short: "T", name: "Tuesday" },
      { short: "W", name: "Wednesday" },
      { short: "T", name: "Thursday" },
      { short: "F", name: "Friday" },
      { short: "S", name: "Saturday" },
      { short: "S", name: "Sunday" },
    ],
  },
  month: "The month",
  lauds: { title: "Lauds", when: "Every day", text: "The day begins with the psalms." },
  mass: { title: "Holy Mass", when: "Every day", text: "The heart of every day, sung on Sundays and feasts." },
  angelus: {
    title: "Angelus",
    when: "Every day",
    text: "When the bell rings, lessons, games and work stop for prayer.",
  },
  vespers: { title: "Vespers", when: "Every day", text: "We give the day back to God, and thank him." },
  prayers: { title: "Daily prayers", when: "Every day", text: "A short examination of conscience, then silence." },
  benediction: {
    title: "Benediction",
    when: "Every Thursday",
    text: "Every Thursday, with the hymns everyone knows by heart.",
  },
  holyHour: {
    title: "Holy Hour",
    when: "First Friday of the month",
    figure: "First Friday",
    text: "an hour before the Blessed Sacrament",
  },
  conference: { title: "Conference", text: "The spiritual director speaks to the boys, and answers their questions." },
  retreat: {
    title: "Retreat",
    when: "At the end of the month",
    figure: "Month end",
    text: "the whole seminary keeps silence and listens",
  },
} as const;

export const games = {
  title: "Games and sports",
  lead: "After the last lesson the field is open to every boy. Games teach strength, fair play and friendship.",
  slideshow: "Pictures of our games",
  play: "What we play",
  football: { title: "Football", text: "Two teams of eleven, who have to play together to score." },
  basketball: { title: "Basketball", text: "Two teams of five. It trains quick eyes and sure hands." },
  volleyball: {
    title: "Volleyball",
    text: "Two teams of six. Nobody may hold the ball, so each relies on the others.",
  },
  athletics: { title: "Athletics", text: "Running, jumping and throwing, each boy against his own best result." },
  why: {
    title: "Why we play",
    text: "In games a boy learns to lose, and to stay a friend of the winner. The boys themselves choose the teams, mark the lines and wash the shirts.",
  },
} as const;

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
  call: "Call about the dispensary",
  telephone: "Phone number",
  telephoneSample: "Phone number (sample)",
  connect: "The office will put you through.",
} as const;
