import { placeTitles } from "@visiga/contracts/files";
import { type DemoFile, datedFiles, pictured } from "./demo-file.ts";

/** Demo files whose place is fixed by page or title: hero, games, Marian picture, staff, /about-us. */
export const demoPageFiles: readonly DemoFile[] = [
  ...datedFiles(3, 1, { page: "HOME", title: "HOME" }, [
    pictured(
      "hero-chapel",
      ["The chapel on the hill", "Seen from the road below, just after the bell."],
      ["Kikanisa juu ya kilima", "Kutoka barabara iliyo chini, mara tu baada ya kengele."],
    ),
    pictured(
      "hero-classroom",
      ["The first lesson", "An open book, a globe and the cross above them: the day begins here."],
      ["Kipindi cha kwanza", "Kitabu kilichofunguliwa, tufe la dunia na msalaba juu yake: siku huanzia hapa."],
    ),
    pictured(
      "hero-choir",
      ["Sung with one voice", "The choir practises on Thursdays, after Benediction."],
      ["Wimbo wa sauti moja", "Kwaya hufanya mazoezi kila Alhamisi, baada ya Baraka ya Sakramenti Kuu."],
    ),
    pictured(
      "hero-coast",
      ["The Indian Ocean coast", "The dhows come home as our boys go in to Vespers."],
      ["Pwani ya Bahari ya Hindi", "Majahazi hurudi wakati vijana wetu wanapoingia kwenye Masifu ya Jioni."],
    ),
    pictured(
      "hero-library",
      ["A lamp in the library", "Evening study, when the whole seminary is quiet."],
      ["Taa ya maktaba", "Masomo ya jioni, seminari yote ikiwa kimya."],
    ),
    pictured(
      "hero-garden",
      ["The gardens before the rains", "What grows here is eaten here, from the bananas to the beans."],
      ["Bustani kabla ya mvua", "Kinachoota hapa huliwa hapa, kuanzia ndizi hadi maharage."],
    ),
  ]),
  ...datedFiles(12, 2, { page: "ABOUT", title: "ABOUT" }, [
    pictured(
      "hero-chapel",
      ["The seminary chapel", "The seminary opened on 9\u00a0May\u00a01990."],
      ["Kikanisa cha seminari", "Seminari ilifunguliwa tarehe 9\u00a0Mei\u00a01990."],
    ),
    pictured(
      "plan",
      ["The grounds from above", "Chapel, classrooms, field and farm, and room for new buildings."],
      ["Eneo letu kutoka juu", "Kikanisa, madarasa, uwanja na shamba, na nafasi ya majengo mapya."],
    ),
    pictured(
      "dispensary",
      [
        "A door open to the neighbours",
        "The dispensary cares for our students and for everyone who comes up the road.",
      ],
      ["Mlango ulio wazi kwa majirani", "Zahanati huwahudumia wanafunzi wetu na kila mtu anayekuja."],
    ),
    pictured(
      "hero-library",
      ["Study by lamplight", "A larger library, with room for ninety readers, is part of the development plan."],
      ["Masomo ya jioni", "Maktaba kubwa, yenye nafasi ya wasomaji tisini, ni sehemu ya mpango wa maendeleo."],
    ),
  ]),
  ...datedFiles(120, 3, { page: "GALLERY", title: placeTitles.games }, [
    pictured(
      "games-football",
      ["House finals, second half", "Four houses, one cup, every Saturday."],
      ["Fainali za mabweni, kipindi cha pili", "Mabweni manne, kombe moja, kila Jumamosi."],
    ),
    pictured(
      "games-basketball",
      ["Basketball between the palms", "The hoop was welded by a boy of Form\u00a04; it has held for six years."],
      ["Mpira wa kikapu kati ya minazi", "Goli lilichomelewa na mwanafunzi wa Kidato cha Nne; limedumu miaka sita."],
    ),
    pictured(
      "games-athletics",
      ["The last bend", "To the dispensary and back: the record stands at eleven minutes."],
      ["Kona ya mwisho", "Hadi zahanati na kurudi: rekodi ni dakika kumi na moja."],
    ),
    pictured(
      "games-volleyball",
      ["Two hands at the net", "Volleyball on the two courts beside the mango trees."],
      ["Mikono miwili kwenye wavu", "Mpira wa wavu kwenye viwanja viwili kando ya miembe."],
    ),
  ]),
  ...datedFiles(140, 1, { page: "GALLERY", title: placeTitles.marian }, [
    pictured(
      "marian-mother-and-child",
      [
        "Our Lady and Child, stained glass",
        "The Mother of God with her child, and the lilies that the boys bring in May.",
      ],
      [
        "Bikira Maria na Mtoto Yesu, kioo cha rangi",
        "Mama wa Mungu na mwanawe, pamoja na maua ya yungiyungi ambayo vijana huleta mwezi Mei.",
      ],
    ),
  ]),
  ...datedFiles(150, 4, { page: "GALLERY", title: placeTitles.staff }, [
    pictured(
      "hero-classroom",
      ["Before the opening of the school year", "The classrooms are ready, and so are the teachers."],
      ["Kabla ya kufungua mwaka wa masomo", "Madarasa yako tayari, na walimu wako tayari pia."],
    ),
    pictured(
      "dispensary",
      ["At the dispensary", "The sisters and their team, on the morning of the open day."],
      ["Kwenye zahanati", "Masista na wenzao, asubuhi ya siku ya wageni."],
    ),
    pictured(
      "cow",
      ["In the dairy", "Milking is done by six; the can goes to the kitchen and what is left to the neighbours."],
      [
        "Kwenye zizi la ng’ombe",
        "Kufikia saa kumi na mbili ukamuaji umekwisha; kopo huenda jikoni, na maziwa yanayobaki kwa majirani.",
      ],
    ),
  ]),
];
