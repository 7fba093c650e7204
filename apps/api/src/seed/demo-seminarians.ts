import { type DemoFile, datedFiles, pictured } from "./demo-file.ts";

const scene = (title: "O-LEVEL" | "A-LEVEL", ...words: Parameters<typeof pictured>) => ({
  title,
  ...pictured(...words),
});

export const demoSeminarians: readonly DemoFile[] = datedFiles(15, 8, { page: "SEMINARIAN" }, [
  scene(
    "O-LEVEL",
    "computer",
    ["Computer studies", "Form\u00a02, in pairs."],
    ["Somo la kompyuta", "Kidato cha Pili, wawili wawili."],
  ),
  scene(
    "A-LEVEL",
    "science",
    ["Science, double lesson", "Form\u00a05 in the laboratory."],
    ["Sayansi, vipindi viwili", "Kidato cha Tano katika maabara."],
  ),
  scene(
    "O-LEVEL",
    "hero-classroom",
    ["The first week", "Form\u00a01 finds its desks, its books and, slowly, its courage."],
    ["Juma la kwanza", "Kidato cha Kwanza wakipata madawati, vitabu na, polepole, ujasiri wao."],
  ),
  scene(
    "A-LEVEL",
    "hero-library",
    ["Private study", "Form\u00a06 keeps the library open until the second bell."],
    ["Kujisomea", "Kidato cha Sita huiacha maktaba wazi hadi kengele ya pili."],
  ),
  scene(
    "O-LEVEL",
    "geography",
    ["The map on the wall", "Form\u00a03 can name every region, and most of the rivers."],
    ["Ramani ya ukutani", "Kidato cha Tatu wanaweza kuitaja mikoa yote na karibu mito yote."],
  ),
  scene(
    "A-LEVEL",
    "vineyard",
    ["Work in the vineyard", "Two afternoons a week: pruning teaches patience better than any lecture."],
    ["Kazi ya shamba la mizabibu", "Alasiri mbili kwa juma: kupogoa kunafundisha subira kuliko somo lolote."],
  ),
  scene(
    "O-LEVEL",
    "drums",
    ["Practice before supper", "Boys who can keep time drum; the others learn."],
    ["Mazoezi kabla ya chakula cha jioni", "Anayeweza kushika mapigo hupiga ngoma; asiyeweza hujifunza."],
  ),
  scene(
    "A-LEVEL",
    "chapel-night",
    ["Holy Hour", "First Friday of the month, and the lights stay on in the chapel."],
    ["Saa Takatifu", "Ijumaa ya kwanza ya mwezi, na taa za kikanisa hubaki zikiwaka."],
  ),
]);
