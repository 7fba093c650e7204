import type { home as source } from "../en/home.ts";
import type { Translation } from "../translation.ts";

export const home: Translation<typeof source> = {
  hero: {
    apply: "Jinsi ya kujiunga",
    message: "Ujumbe wa Gombera",
    slideshow: "Picha za seminari",
    position: "{shown} kati ya {total}",
    previous: "Picha iliyotangulia",
    next: "Picha inayofuata",
    pause: "Simamisha",
    play: "Cheza",
    slides: {
      chapel: "Kikanisa juu ya kilima",
      classroom: "Kabla ya kipindi cha kwanza",
      choir: "Wimbo wa jioni wa kwaya",
      coast: "Pwani ya Bahari ya Hindi",
      library: "Maktaba baada ya giza kuingia",
      garden: "Asubuhi bustanini",
    },
  },
  announcement: {
    label: "Tangazo",
    hide: "Ficha tangazo hili",
  },
  news: {
    title: "Habari",
    all: "Habari zote",
    newer: "Habari mpya zaidi",
    older: "Habari za awali",
  },
  films: {
    title: "Filamu mbili fupi",
    lead: "Zimechorwa kama vioo vya rangi, na hazina sauti.",
    unsupported: "Kivinjari chako hakiwezi kuonyesha video hii.",
    pause: "Simamisha",
    play: "Cheza",
    choir: {
      caption: "Mshumaa na muziki",
      description: "Mshumaa unawaka mbele ya mistari ya muziki yenye noti, katika vioo vya rangi.",
    },
    coast: {
      caption: "Jahazi wakati wa machweo",
      description: "Jahazi lenye tanga la mistari linakatiza bahari jua likitua, katika vioo vya rangi.",
    },
  },
  wawata: {
    title: "WAWATA, mama zetu katika imani",
    lead: "Wanawake Wakatoliki Tanzania hututembelea, husali na kupika pamoja nasi, na hutuletea zawadi.",
    all: "Picha zote za WAWATA",
  },
  gallery: {
    title: "Siku zetu Visiga",
    all: "Tazama picha zote",
  },
};
