export const about = {
  title: "About us",
  lead: "A seminary at Visiga, in Pwani Region, where boys learn to pray, to study, to keep their word and to work.",
  vision: {
    title: "Vision",
    text: "A seminary from which the Church in Tanzania receives priests who pray, who think clearly and who know how to serve.",
    verse:
      "“And I will give you pastors according to my own heart, and they shall feed you with knowledge and doctrine.”",
    source: "Jeremiah 3:15, Douay-Rheims",
  },
  mission: {
    title: "Mission",
    text: "We receive boys who feel drawn to the priesthood and give them up to six years of prayer, sound teaching, discipline and honest work, so that each may hear his calling freely and answer it with an open heart. A boy who is called to another life leaves us as a man of faith, ready to serve others.",
  },
  achievements: {
    title: "Achievements and goals",
    items: [
      { figure: "1990", text: "The seminary opened on 9\u00a0May\u00a01990." },
      { figure: "35", text: "students sat in the first class, in 1991." },
      { figure: "117", text: "students were here in 1994." },
      { figure: "99%", text: "of our candidates pass their examinations." },
      { figure: "30%", text: "of A-level graduates continue to priestly studies." },
      { figure: "90+", text: "Over 90 priests in 25 years: the goal of the seminary." },
    ],
  },
  plan: {
    title: "Development plan",
    lead: "Four projects for the coming years, in the order in which they will begin.",
    items: [
      { title: "Water for the dry months", text: "More water tanks, and a pipe to the gardens." },
      { title: "Science rooms", text: "Separate laboratories for biology and chemistry." },
      { title: "A larger library", text: "A chair and a lamp for every evening reader." },
      { title: "A ward in the dispensary", text: "Beds for students and for neighbours." },
    ],
  },
  motto: "Our motto",
  pictures: "The seminary in pictures",
  /** Below the artwork, where there is no picture of the seminary. */
  drawn: "A chapel, drawn as stained glass.",
} as const;
