/** The page on pictures of minors and their removal, on what is counted, and on browsers. */
export const privacy = {
  title: "Pictures and privacy",
  lead: "Our pictures show boys at school. This is how we protect their privacy.",
  which: {
    question: "Which pictures we show",
    answer:
      "Life at the seminary: lessons, games, prayer and work. Never a boy who is sick, in distress or alone with an adult.",
  },
  consent: {
    question: "Who has to agree",
    answer:
      "If a boy under 18 can be recognised in a picture, we show it only when his parents have agreed in writing. With each picture we keep who noted this, and when. On pages about students, a picture counts as showing boys under 18 until one of us has looked at it. One exception: a picture that another computer program sends us is shown at once, and one of us checks it afterwards.",
  },
  removal: {
    question: "How to have a picture removed",
    answer:
      "Call or write to us and say which picture. We will take it down. You do not need to say why. We then no longer show it, but we still have it. If you want it deleted, say so.",
    here: "You can also use “Ask for this picture to be removed”, beside a picture in full size, on a news page, or at the foot of a page with pictures. You do not need an account. A phone number that you leave there is deleted 30 days after your request is closed. Our backup copies normally lose it within eight weeks more.",
  },
  devices: {
    question: "What stays on phones",
    answer:
      "Your phone saves some of our pages, so that you can read them without the internet. It shows saved pictures of people, news and former students for one day at most, unless our website confirms them again. It deletes them as soon as it learns that they were removed. We cannot delete copies that people have saved or passed on.",
  },
  counts: {
    question: "What we count",
    answer:
      "How often each page is read on a day, in which language, and whether the data saver is on; apart from that, how many pages a day are read with Chrome, with Firefox or Safari, with Opera Mini and with other browsers. Nothing is kept about who reads it: no name, no address, no device. We do not count robots, or the people who manage this website: their browsers have a cookie with no other use.",
  },
  place: {
    server: "Country of our server",
    backups: "Country of our backups",
    registration: "Registration number at the Personal Data Protection Commission (PDPC)",
  },
  ask: "Ask for a picture to be removed",
  accessibility: {
    title: "Using this website",
    tried:
      "This website also works on small and old phones. It was last tested on {day}, with {browsers}. WebKitGTK has the engine of Safari.",
    ask: "If you cannot read or use something here, call us or write to us.",
  },
} as const;
