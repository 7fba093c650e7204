import type { PictureName } from "@visiga/artwork/pictures";
import { type Bilingual, type DemoFile, datedFiles } from "./demo-file.ts";

const scene = (title: "O-LEVEL" | "A-LEVEL", picture: PictureName, name: Bilingual, description: Bilingual) => ({
  title,
  name,
  description,
  picture,
});

export const demoSeminarians: readonly DemoFile[] = datedFiles(15, 8, { page: "SEMINARIAN" }, [
  scene(
    "O-LEVEL",
    "computer",
    { en: "Computer studies", sw: "Somo la kompyuta" },
    { en: "Form\u00a02, in pairs.", sw: "Kidato cha Pili, wawili wawili." },
  ),
  scene(
    "A-LEVEL",
    "science",
    { en: "Science, double lesson", sw: "Sayansi, vipindi viwili" },
    { en: "Form\u00a05 in the laboratory.", sw: "Kidato cha Tano katika maabara." },
  ),
  scene(
    "O-LEVEL",
    "hero-classroom",
    { en: "The first week", sw: "Juma la kwanza" },
    {
      en: "Form\u00a01 finds its desks, its books and, slowly, its courage.",
      sw: "Kidato cha Kwanza wakipata madawati, vitabu na, polepole, ujasiri wao.",
    },
  ),
  scene(
    "A-LEVEL",
    "hero-library",
    { en: "Private study", sw: "Kujisomea" },
    {
      en: "Form\u00a06 keeps the library open until the second bell.",
      sw: "Kidato cha Sita huiacha maktaba wazi hadi kengele ya pili.",
    },
  ),
  scene(
    "O-LEVEL",
    "geography",
    { en: "The map on the wall", sw: "Ramani ya ukutani" },
    {
      en: "Form\u00a03 can name every region, and most of the rivers.",
      sw: "Kidato cha Tatu wanaweza kuitaja mikoa yote na karibu mito yote.",
    },
  ),
  scene(
    "A-LEVEL",
    "vineyard",
    { en: "Work in the vineyard", sw: "Kazi ya shamba la mizabibu" },
    {
      en: "Two afternoons a week: pruning teaches patience better than any lecture.",
      sw: "Alasiri mbili kwa juma: kupogoa kunafundisha subira kuliko somo lolote.",
    },
  ),
  scene(
    "O-LEVEL",
    "drums",
    { en: "Practice before supper", sw: "Mazoezi kabla ya chakula cha jioni" },
    {
      en: "Boys who can keep time drum; the others learn.",
      sw: "Anayeweza kushika mapigo hupiga ngoma; asiyeweza hujifunza.",
    },
  ),
  scene(
    "A-LEVEL",
    "chapel-night",
    { en: "Holy Hour", sw: "Saa Takatifu" },
    {
      en: "First Friday of the month, and the lights stay on in the chapel.",
      sw: "Ijumaa ya kwanza ya mwezi, na taa za kikanisa hubaki zikiwaka.",
    },
  ),
]);
