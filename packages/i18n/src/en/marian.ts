import type { PageWith, pages } from "@visiga/contracts/pages";

/** The Marian picture beside the content: a line of the Litany of Loreto for each page, by its topic. */
export const marian = {
  alt: "The Mother of God with her child, in stained glass",
  window: "Our Lady and Child, stained glass",
  litany: {
    about: "Mother of the Church, pray for us.",
    msg: "Mother of good counsel, pray for us.",
    staff: "House of gold, pray for us.",
    history: "Queen of all saints, pray for us.",
    services: "Help of Christians, pray for us.",
    pillars: "Mirror of justice, pray for us.",
    olevel: "Seat of wisdom, pray for us.",
    alevel: "Virgin most faithful, pray for us.",
    spiritual: "Mystical rose, pray for us.",
    games: "Cause of our joy, pray for us.",
    dispensary: "Health of the sick, pray for us.",
    environmental: "Morning star, pray for us.",
    agriculture: "Mother most amiable, pray for us.",
    admission: "Gate of heaven, pray for us.",
    admissionAlevel: "Queen of apostles, pray for us.",
    formation: "Mother of divine grace, pray for us.",
    calendar: "Queen of peace, pray for us.",
    entrance: "Mother of hope, pray for us.",
    documents: "Ark of the covenant, pray for us.",
    joining: "Virgin most prudent, pray for us.",
    privacy: "Mother undefiled, pray for us.",
    contact: "Mother of mercy, pray for us.",
  } satisfies Record<(typeof pages)[PageWith<{ layout: "article" }>]["topic"], string>,
} as const;
