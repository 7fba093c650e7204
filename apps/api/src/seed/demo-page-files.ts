import { placeTitles } from "@visiga/contracts/files";
import { captioned, type DemoFile } from "./demo-file.ts";

/** Demo files whose place is fixed by page or title: hero, games, Marian picture, staff, /about-us. */
export const demoPageFiles: readonly DemoFile[] = [
  ...captioned("HOME", "HOME", 3, 1, {
    "hero-chapel": {
      en: ["The chapel on the hill", "Seen from the road below, just after the bell."],
      sw: ["Kikanisa juu ya kilima", "Kutoka barabara iliyo chini, mara tu baada ya kengele."],
    },
    "hero-classroom": {
      en: ["The first lesson", "An open book, a globe and the cross above them: the day begins here."],
      sw: ["Kipindi cha kwanza", "Kitabu kilichofunguliwa, tufe la dunia na msalaba juu yake: siku huanzia hapa."],
    },
    "hero-choir": {
      en: ["Sung with one voice", "The choir practises on Thursdays, after Benediction."],
      sw: ["Wimbo wa sauti moja", "Kwaya hufanya mazoezi kila Alhamisi, baada ya Baraka ya Sakramenti Kuu."],
    },
    "hero-coast": {
      en: ["The Indian Ocean coast", "The dhows come home as our boys go in to Vespers."],
      sw: ["Pwani ya Bahari ya Hindi", "Majahazi hurudi wakati vijana wetu wanapoingia kwenye Masifu ya Jioni."],
    },
    "hero-library": {
      en: ["A lamp in the library", "Evening study, when the whole seminary is quiet."],
      sw: ["Taa ya maktaba", "Masomo ya jioni, seminari yote ikiwa kimya."],
    },
    "hero-garden": {
      en: ["The gardens before the rains", "What grows here is eaten here, from the bananas to the beans."],
      sw: ["Bustani kabla ya mvua", "Kinachoota hapa huliwa hapa, kuanzia ndizi hadi maharage."],
    },
  }),
  ...captioned("ABOUT", "ABOUT", 12, 2, {
    "hero-chapel": {
      en: ["The seminary chapel", "The seminary opened on 9\u00a0May\u00a01990."],
      sw: ["Kikanisa cha seminari", "Seminari ilifunguliwa tarehe 9\u00a0Mei\u00a01990."],
    },
    plan: {
      en: ["The grounds from above", "Chapel, classrooms, field and farm, and room for new buildings."],
      sw: ["Eneo letu kutoka juu", "Kikanisa, madarasa, uwanja na shamba, na nafasi ya majengo mapya."],
    },
    dispensary: {
      en: [
        "A door open to the neighbours",
        "The dispensary cares for our students and for everyone who comes up the road.",
      ],
      sw: ["Mlango ulio wazi kwa majirani", "Zahanati huwahudumia wanafunzi wetu na kila mtu anayekuja."],
    },
    "hero-library": {
      en: ["Study by lamplight", "A larger library, with room for ninety readers, is part of the development plan."],
      sw: ["Masomo ya jioni", "Maktaba kubwa, yenye nafasi ya wasomaji tisini, ni sehemu ya mpango wa maendeleo."],
    },
  }),
  ...captioned("GALLERY", placeTitles.games, 120, 3, {
    "games-football": {
      en: ["House finals, second half", "Four houses, one cup, every Saturday."],
      sw: ["Fainali za mabweni, kipindi cha pili", "Mabweni manne, kombe moja, kila Jumamosi."],
    },
    "games-basketball": {
      en: ["Basketball between the palms", "The hoop was welded by a boy of Form\u00a04; it has held for six years."],
      sw: [
        "Mpira wa kikapu kati ya minazi",
        "Goli lilichomelewa na mwanafunzi wa Kidato cha Nne; limedumu miaka sita.",
      ],
    },
    "games-athletics": {
      en: ["The last bend", "To the dispensary and back: the record stands at eleven minutes."],
      sw: ["Kona ya mwisho", "Hadi zahanati na kurudi: rekodi ni dakika kumi na moja."],
    },
    "games-volleyball": {
      en: ["Two hands at the net", "Volleyball on the two courts beside the mango trees."],
      sw: ["Mikono miwili kwenye wavu", "Mpira wa wavu kwenye viwanja viwili kando ya miembe."],
    },
  }),
  ...captioned("GALLERY", placeTitles.marian, 140, 1, {
    "marian-mother-and-child": {
      en: [
        "Our Lady and Child, stained glass",
        "The Mother of God with her child, and the lilies that the boys bring in May.",
      ],
      sw: [
        "Bikira Maria na Mtoto Yesu, kioo cha rangi",
        "Mama wa Mungu na mwanawe, pamoja na maua ya yungiyungi ambayo vijana huleta mwezi Mei.",
      ],
    },
  }),
  ...captioned("GALLERY", placeTitles.staff, 150, 4, {
    "hero-classroom": {
      en: ["Before the opening of the school year", "The classrooms are ready, and so are the teachers."],
      sw: ["Kabla ya kufungua mwaka wa masomo", "Madarasa yako tayari, na walimu wako tayari pia."],
    },
    dispensary: {
      en: ["At the dispensary", "The sisters and their team, on the morning of the open day."],
      sw: ["Kwenye zahanati", "Masista na wenzao, asubuhi ya siku ya wageni."],
    },
    cow: {
      en: ["In the dairy", "Milking is done by six; the can goes to the kitchen and what is left to the neighbours."],
      sw: [
        "Kwenye zizi la ng’ombe",
        "Kufikia saa kumi na mbili ukamuaji umekwisha; kopo huenda jikoni, na maziwa yanayobaki kwa majirani.",
      ],
    },
  }),
];
