import type { OrganizationGroup } from "@visiga/contracts/entries";

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

export const msg = {
  title: "Message from the Rector",
  greeting: "Dear parents, dear boys, dear friends of the seminary: karibuni Visiga.",
  caption: "The garden of the seminary",
  role: "Rector",
  empty: "The rector’s message will be shown here as soon as it is written.",
} as const;

export const staff = {
  title: "Staff",
  lead: "Priests, teachers and other staff look after the seminary, and they know every boy by name.",
  caption: "Our staff",
  teaching: {
    title: "Teaching",
    text: "Teachers here are at their desks before the first bell and on the field after the last. The academic dean watches over the lessons and the discipline master over the rule of the day. The guardian teachers watch over the boys themselves, and talk with each of them.",
  },
  house: {
    title: "Running the seminary",
    text: "The accountant, the project team on the farm, the dispensary team, the drivers and the cooks keep the seminary running every day.",
  },
  chart: "See everyone in the organisation chart",
} as const;

export const organization = {
  title: "Organization",
  lead: "Who serves the seminary, from the Archbishop to the cooks.",
  samples: "Names marked “(sample)” are samples.",
  index: "Groups",
  empty: "No names have been entered yet.",
  groups: {
    ARCHBISHOP: "Archbishop",
    AUXILIARY_BISHOP: "Auxiliary Bishop",
    RECTOR: "Rector",
    SPIRITUAL_DIRECTOR: "Spiritual Director",
    ACADEMIC_DEAN: "Academic Dean",
    DISCIPLINE_MASTER: "Discipline Master",
    GUARDIAN_TEACHER: "Guardian Teacher",
    TEACHER: "Teachers",
    ACCOUNTANT: "Accountant",
    HEAD_CHEF: "Head Chef",
    ACADEMIC: "Academic",
    STAFFS: "Staff",
    ASSISTANT_ACADEMIC: "Assistant Academic",
    PROJECT_MANAGER: "Project Manager",
    PROJECT_TEAM: "Project Team",
    ASSISTANT_PROJECT_MANAGER: "Assistant Project Manager",
    DISPENSARY_MANAGER: "Dispensary Manager",
    DISPENSARY_TEAM: "Dispensary Team",
    ASSISTANT_DISPENSARY_MANAGER: "Assistant Dispensary Manager",
    DRIVERS: "Drivers",
    CHEF_TEAM: "Chef Team",
    OTHER: "Other",
  },
} as const satisfies { groups: Record<OrganizationGroup, string>; [text: string]: unknown };

export const history = {
  title: "History",
  lead: "Thirty-five boys and one goal: how the seminary began, who led it, and whom we remember.",
  short: {
    title: "The history in short",
    paragraphs: [
      "The seminary opened on 9\u00a0May\u00a01990, as a junior seminary of the Archdiocese of Dar es Salaam. The first class began in 1991 with 35 students, and in 1994 there were already 117.",
      "The seminary set itself one goal: over 90 priests in 25 years.",
      "In the examinations 99% of our candidates pass, and 30% of the A-level graduates continue to priestly studies.",
    ],
  },
  years: "The years and their rectors",
  bell: "The bell of the seminary",
  firstStudents: {
    title: "The first students",
    lead: "The students who began in 1991.",
    caption: "First students, 1991",
  },
  firstAssignments: {
    title: "First assignments",
    lead: "Where the first priests from the seminary were sent.",
    name: "Name",
    assignment: "First assignment",
    year: "Year",
  },
  deceased: {
    title: "Deceased students",
    prayer: "Eternal rest grant unto them, O Lord, and let perpetual light shine upon them.",
    name: "Name",
    parish: "Parish",
  },
  sampleNames: "All names here are samples until the seminary enters the real ones.",
} as const;

/** The four pillars in their order: `description` on the home page, `text` added on /pillars. */
export const pillars = {
  homeTitle: "The four pillars of our seminary",
  homeLead:
    "They are our motto, and the pattern printed along the edge of these pages: the cross, the wave, the star and the leaf.",
  all: "More about the pillars",
  title: "Four pillars",
  lead: "Prayer, discipline, education and work are our motto. They are also the border of these pages: the cross, the wave, the star and the leaf, always in that order.",
  list: [
    {
      title: "Prayer",
      description: "The day begins and ends in the chapel, and we offer all our work to God.",
      text: "Prayer comes first in the day and first in the motto. Mass, Lauds, the Angelus and Vespers give us strength for our work.",
    },
    {
      title: "Discipline",
      description: "A boy who has learnt self-control is on time and keeps his promises.",
      text: "Discipline means that a boy governs his own time: he gets up when he said he would, and listens when another speaks.",
    },
    {
      title: "Education",
      description: "We study to understand the world God made, and to serve the people in it.",
      text: "Education means eleven core subjects at O-level and five combinations at A-level, taught by teachers who know their subjects well. A boy who reads well can serve as a reader in church, as a teacher or as a doctor.",
    },
    {
      title: "Work",
      description: "Hands that sweep, plant and mend learn respect for everyone who works.",
      text: "Work is done with the hands, every day: with the broom, the hoe and the milking pail.",
    },
  ],
} as const;
