import { placeTitles } from "@visiga/contracts/files";
import { type DemoFile, datedFiles } from "./demo-file.ts";

/** Demo files whose place is fixed by page or title: hero, games, Marian picture, staff, /about-us. */
const hero = datedFiles(3, 1, { page: "HOME", title: "HOME" }, [
  {
    name: { en: "The chapel on the hill", sw: "Kikanisa juu ya kilima" },
    description: {
      en: "Seen from the road below, just after the bell.",
      sw: "Kutoka barabara iliyo chini, mara tu baada ya kengele.",
    },
    picture: "hero-chapel",
  },
  {
    name: { en: "The first lesson", sw: "Kipindi cha kwanza" },
    description: {
      en: "An open book, a globe and the cross above them: the day begins here.",
      sw: "Kitabu kilichofunguliwa, tufe la dunia na msalaba juu yake: siku huanzia hapa.",
    },
    picture: "hero-classroom",
  },
  {
    name: { en: "Sung with one voice", sw: "Wimbo wa sauti moja" },
    description: {
      en: "The choir practises on Thursdays, after Benediction.",
      sw: "Kwaya hufanya mazoezi kila Alhamisi, baada ya Baraka ya Sakramenti Kuu.",
    },
    picture: "hero-choir",
  },
  {
    name: { en: "The Indian Ocean coast", sw: "Pwani ya Bahari ya Hindi" },
    description: {
      en: "The dhows come home as our boys go in to Vespers.",
      sw: "Majahazi hurudi wakati vijana wetu wanapoingia kwenye Masifu ya Jioni.",
    },
    picture: "hero-coast",
  },
  {
    name: { en: "A lamp in the library", sw: "Taa ya maktaba" },
    description: {
      en: "Evening study, when the whole seminary is quiet.",
      sw: "Masomo ya jioni, seminari yote ikiwa kimya.",
    },
    picture: "hero-library",
  },
  {
    name: { en: "The gardens before the rains", sw: "Bustani kabla ya mvua" },
    description: {
      en: "What grows here is eaten here, from the bananas to the beans.",
      sw: "Kinachoota hapa huliwa hapa, kuanzia ndizi hadi maharage.",
    },
    picture: "hero-garden",
  },
]);

const about = datedFiles(12, 2, { page: "ABOUT", title: "ABOUT" }, [
  {
    name: { en: "The seminary chapel", sw: "Kikanisa cha seminari" },
    description: {
      en: "The seminary opened on 9\u00a0May\u00a01990.",
      sw: "Seminari ilifunguliwa tarehe 9\u00a0Mei\u00a01990.",
    },
    picture: "hero-chapel",
  },
  {
    name: { en: "The grounds from above", sw: "Eneo letu kutoka juu" },
    description: {
      en: "Chapel, classrooms, field and farm, and room for new buildings.",
      sw: "Kikanisa, madarasa, uwanja na shamba, na nafasi ya majengo mapya.",
    },
    picture: "plan",
  },
  {
    name: { en: "A door open to the neighbours", sw: "Mlango ulio wazi kwa majirani" },
    description: {
      en: "The dispensary cares for our students and for everyone who comes up the road.",
      sw: "Zahanati huwahudumia wanafunzi wetu na kila mtu anayekuja.",
    },
    picture: "dispensary",
  },
  {
    name: { en: "Study by lamplight", sw: "Masomo ya jioni" },
    description: {
      en: "A larger library, with room for ninety readers, is part of the development plan.",
      sw: "Maktaba kubwa, yenye nafasi ya wasomaji tisini, ni sehemu ya mpango wa maendeleo.",
    },
    picture: "hero-library",
  },
]);

const games = datedFiles(120, 3, { page: "GALLERY", title: placeTitles.games }, [
  {
    name: { en: "House finals, second half", sw: "Fainali za mabweni, kipindi cha pili" },
    description: {
      en: "Four houses, one cup, every Saturday.",
      sw: "Mabweni manne, kombe moja, kila Jumamosi.",
    },
    picture: "games-football",
  },
  {
    name: { en: "Basketball between the palms", sw: "Mpira wa kikapu kati ya minazi" },
    description: {
      en: "The hoop was welded by a boy of Form\u00a04; it has held for six years.",
      sw: "Goli lilichomelewa na mwanafunzi wa Kidato cha Nne; limedumu miaka sita.",
    },
    picture: "games-basketball",
  },
  {
    name: { en: "The last bend", sw: "Kona ya mwisho" },
    description: {
      en: "To the dispensary and back: the record stands at eleven minutes.",
      sw: "Hadi zahanati na kurudi: rekodi ni dakika kumi na moja.",
    },
    picture: "games-athletics",
  },
  {
    name: { en: "Two hands at the net", sw: "Mikono miwili kwenye wavu" },
    description: {
      en: "Volleyball on the two courts beside the mango trees.",
      sw: "Mpira wa wavu kwenye viwanja viwili kando ya miembe.",
    },
    picture: "games-volleyball",
  },
]);

const marian = datedFiles(140, 1, { page: "GALLERY", title: placeTitles.marian }, [
  {
    name: { en: "Our Lady and Child, stained glass", sw: "Bikira Maria na Mtoto Yesu, kioo cha rangi" },
    description: {
      en: "The Mother of God with her child, and the lilies that the boys bring in May.",
      sw: "Mama wa Mungu na mwanawe, pamoja na maua ya yungiyungi ambayo vijana huleta mwezi Mei.",
    },
    picture: "marian-mother-and-child",
  },
]);

const staff = datedFiles(150, 4, { page: "GALLERY", title: placeTitles.staff }, [
  {
    name: { en: "Before the opening of the school year", sw: "Kabla ya kufungua mwaka wa masomo" },
    description: {
      en: "The classrooms are ready, and so are the teachers.",
      sw: "Madarasa yako tayari, na walimu wako tayari pia.",
    },
    picture: "hero-classroom",
  },
  {
    name: { en: "At the dispensary", sw: "Kwenye zahanati" },
    description: {
      en: "The sisters and their team, on the morning of the open day.",
      sw: "Masista na wenzao, asubuhi ya siku ya wageni.",
    },
    picture: "dispensary",
  },
  {
    name: { en: "In the dairy", sw: "Kwenye zizi la ng’ombe" },
    description: {
      en: "Milking is done by six; the can goes to the kitchen and what is left to the neighbours.",
      sw: "Kufikia saa kumi na mbili ukamuaji umekwisha; kopo huenda jikoni, na maziwa yanayobaki kwa majirani.",
    },
    picture: "cow",
  },
]);

export const demoPageFiles: readonly DemoFile[] = [...hero, ...about, ...games, ...marian, ...staff];
