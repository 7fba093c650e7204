/** The six services: `text` is one sentence, `description` the details. */
export const services = {
  homeTitle: "What a boy finds here",
  homeLead:
    "A school, a chapel, a field, a farm and a dispensary, all in the service of one question: what is God asking of me?",
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
      description:
        "The month has its Holy Hour on the first Friday and its retreat at the end. Here a boy learns to pray before he is asked to preach.",
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
      description: "The farm feeds the kitchen and teaches patience, which no book can do as well as a field of maize.",
      link: "Crops, livestock, wine and milk",
    },
  },
} as const;
