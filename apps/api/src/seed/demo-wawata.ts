import type { PictureName } from "@visiga/artwork/pictures";
import { type Bilingual, type DemoFile, datedFiles } from "./demo-file.ts";

const day = (picture: PictureName, name: Bilingual, description: Bilingual) => ({ picture, name, description });

export const demoWawata: readonly DemoFile[] = datedFiles(10, 9, { page: "WAWATA", title: "WAWATA" }, [
  day(
    "wawata-2",
    { en: "Visiting Sunday", sw: "Jumapili ya kutembelewa" },
    {
      en: "After Mass there is time for everything that a letter leaves out.",
      sw: "Baada ya Misa kuna muda wa yote ambayo barua huyaacha.",
    },
  ),
  day(
    "kitchen",
    { en: "The kitchen on a feast day", sw: "Jiko la sikukuu" },
    {
      en: "Pilau for the whole seminary, begun before dawn.",
      sw: "Pilau ya seminari nzima, iliyoanza kupikwa kabla ya mapambazuko.",
    },
  ),
  day(
    "tree-planting",
    { en: "Planting day", sw: "Siku ya kupanda miti" },
    { en: "Forty seedlings along the chapel road.", sw: "Miche arobaini kando ya barabara ya kikanisani." },
  ),
  day(
    "wawata-3",
    { en: "Blessing of the new stove", sw: "Kubariki jiko jipya" },
    { en: "It saves half the firewood.", sw: "Linaokoa nusu ya kuni." },
  ),
  day(
    "wawata-4",
    { en: "The readers", sw: "Wasomaji" },
    { en: "Sunday’s lector is somebody’s mother.", sw: "Msomaji wa Jumapili ni mama wa mmoja wetu." },
  ),
  day(
    "wawata-1",
    { en: "Feast of the Assumption", sw: "Sikukuu ya Kupalizwa Mbinguni" },
    { en: "Everybody in white and blue.", sw: "Kila mtu akiwa amevaa nyeupe na buluu." },
  ),
  day(
    "rosary",
    { en: "The living rosary", sw: "Rozari hai" },
    {
      en: "Fifty-nine women, one bead each, and the boys kept count.",
      sw: "Wanawake hamsini na tisa, kila mmoja punje moja, na vijana wakihesabu.",
    },
  ),
  day(
    "banana",
    { en: "From the parishes", sw: "Kutoka parokiani" },
    {
      en: "Every parish sends what grows best there; this was the year of bananas.",
      sw: "Kila parokia hutuma kinachostawi kwake; mwaka huu ulikuwa wa ndizi.",
    },
  ),
  day(
    "drums",
    { en: "A song for the rector", sw: "Wimbo kwa Gombera" },
    {
      en: "Learnt on the bus, sung at the gate, remembered ever since.",
      sw: "Walijifunza wimbo huu ndani ya basi, wakauimba getini, na bado tunaukumbuka.",
    },
  ),
  day(
    "marian-mother-and-child",
    { en: "Entrusted to Our Lady", sw: "Chini ya ulinzi wa Bikira Maria" },
    {
      en: "Each mother lit a candle for her son, and one more for a boy who has no mother.",
      sw: "Kila mama aliwasha mshumaa kwa ajili ya mwanawe, na mwingine kwa ajili ya kijana asiye na mama.",
    },
  ),
  day(
    "hens",
    { en: "Twelve hens and a cockerel", sw: "Kuku kumi na wawili na jogoo" },
    {
      en: "A gift to the farm. The cockerel has since taken over the timetable.",
      sw: "Zawadi kwa shamba. Tangu hapo jogoo ndiye anayepanga ratiba.",
    },
  ),
  day(
    "dispensary",
    { en: "Cloths for the dispensary", sw: "Vitambaa kwa ajili ya zahanati" },
    {
      en: "Sewn in the evenings and counted out on the veranda: one hundred and twenty.",
      sw: "Vilishonwa jioni baada ya jioni na kuhesabiwa barazani: mia moja na ishirini.",
    },
  ),
]);
