export const contact = {
  title: "Contact",
  lead: "Call, write or come: whoever asks is welcome.",
  /** Replaces the lead while no site value is entered. */
  empty: "Our telephone numbers and addresses are not entered yet. Please come back soon.",
  call: { title: "Call us", office: "Office", admission: "Admission" },
  email: {
    title: "Email us",
    admission: {
      title: "For admission",
      text: "Forms, conditions and the entrance examination. Please tell us the boy’s parish and the class he has finished.",
    },
    projects: {
      title: "For projects",
      text: "Wine, milk and seedlings, and everyone who would like to help us build.",
    },
  },
  visit: { title: "Visit us", physical: "Physical address", postal: "Postal address" },
  social: { title: "Follow us", tiktok: "TikTok", youtube: "YouTube", instagram: "Instagram" },
  privacy: {
    title: "Pictures and privacy",
    lead: "Our pictures show boys, and boys have a right to be asked. This is what we do.",
    which: {
      question: "Which pictures we show",
      answer:
        "Life at the seminary: lessons, games, prayer and work. Never a boy who is sick, in distress or alone with an adult.",
    },
    consent: {
      question: "By whose consent",
      answer:
        "Where pupils appear on our pages, every picture that one of us adds counts as showing a minor, until one of us says that none can be recognised in it; on the other pages it does when we say so. Such a picture is published only once one of us has noted that the parents agreed in writing. Who noted it, and when, is kept with the picture. A picture that another program sends us without a word about minors is published at once, and stays on a list until one of us has said it.",
    },
    removal: {
      question: "How to have one removed",
      answer: "Call or write to us, and say which picture. It is taken down at once, and we do not ask why.",
      here: "On the page of each piece of news and beside each picture in full size stands “Ask for this picture to be removed”: two taps, without an account. A telephone number that you leave there is deleted 30 days after your request has been settled.",
    },
    ask: "Ask for a picture to be removed",
    subject: "Please remove a picture",
  },
} as const;
