import { captioned } from "./demo-file.ts";

export const demoSeminarians = captioned("SEMINARIAN", "O-LEVEL", 15, 8, {
  computer: {
    en: ["Computer studies", "Form\u00a02, in pairs."],
    sw: ["Somo la kompyuta", "Kidato cha Pili, wawili wawili."],
  },
  science: {
    title: "A-LEVEL",
    en: ["Science, double lesson", "Form\u00a05 in the laboratory."],
    sw: ["Sayansi, vipindi viwili", "Kidato cha Tano katika maabara."],
  },
  "hero-classroom": {
    en: ["The first week", "Form\u00a01 finds its desks, its books and, slowly, its courage."],
    sw: ["Juma la kwanza", "Kidato cha Kwanza wakipata madawati, vitabu na, polepole, ujasiri wao."],
  },
  "hero-library": {
    title: "A-LEVEL",
    en: ["Private study", "Form\u00a06 keeps the library open until the second bell."],
    sw: ["Kujisomea", "Kidato cha Sita huiacha maktaba wazi hadi kengele ya pili."],
  },
  geography: {
    en: ["The map on the wall", "Form\u00a03 can name every region, and most of the rivers."],
    sw: ["Ramani ya ukutani", "Kidato cha Tatu wanaweza kuitaja mikoa yote na karibu mito yote."],
  },
  vineyard: {
    title: "A-LEVEL",
    en: ["Work in the vineyard", "Two afternoons a week: pruning teaches patience better than any lecture."],
    sw: ["Kazi ya shamba la mizabibu", "Alasiri mbili kwa juma: kupogoa kunafundisha subira kuliko somo lolote."],
  },
  drums: {
    en: ["Practice before supper", "Boys who can keep time drum; the others learn."],
    sw: ["Mazoezi kabla ya chakula cha jioni", "Anayeweza kushika mapigo hupiga ngoma; asiyeweza hujifunza."],
  },
  "chapel-night": {
    title: "A-LEVEL",
    en: ["Holy Hour", "First Friday of the month, and the lights stay on in the chapel."],
    sw: ["Saa Takatifu", "Ijumaa ya kwanza ya mwezi, na taa za kikanisa hubaki zikiwaka."],
  },
});
