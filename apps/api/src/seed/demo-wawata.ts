import { captioned } from "./demo-file.ts";

export const demoWawata = captioned("WAWATA", "WAWATA", 10, 9, {
  "wawata-2": {
    en: ["Visiting Sunday", "After Mass there is time for everything that a letter leaves out."],
    sw: ["Jumapili ya kutembelewa", "Baada ya Misa kuna muda wa yote ambayo barua huyaacha."],
  },
  kitchen: {
    en: ["The kitchen on a feast day", "Pilau for the whole seminary, begun before dawn."],
    sw: ["Jiko la sikukuu", "Pilau ya seminari nzima, iliyoanza kupikwa kabla ya mapambazuko."],
  },
  "tree-planting": {
    en: ["Planting day", "Forty seedlings along the chapel road."],
    sw: ["Siku ya kupanda miti", "Miche arobaini kando ya barabara ya kikanisani."],
  },
  "wawata-3": {
    en: ["Blessing of the new stove", "It saves half the firewood."],
    sw: ["Kubariki jiko jipya", "Linaokoa nusu ya kuni."],
  },
  "wawata-4": {
    en: ["The readers", "Sunday’s lector is somebody’s mother."],
    sw: ["Wasomaji", "Msomaji wa Jumapili ni mama wa mmoja wetu."],
  },
  "wawata-1": {
    en: ["Feast of the Assumption", "Everybody in white and blue."],
    sw: ["Sikukuu ya Kupalizwa Mbinguni", "Kila mtu akiwa amevaa nyeupe na buluu."],
  },
  rosary: {
    en: ["The living rosary", "Fifty-nine women, one bead each, and the boys kept count."],
    sw: ["Rozari hai", "Wanawake hamsini na tisa, kila mmoja punje moja, na vijana wakihesabu."],
  },
  banana: {
    en: ["From the parishes", "Every parish sends what grows best there; this was the year of bananas."],
    sw: ["Kutoka parokiani", "Kila parokia hutuma kinachostawi kwake; mwaka huu ulikuwa wa ndizi."],
  },
  drums: {
    en: ["A song for the rector", "Learnt on the bus, sung at the gate, remembered ever since."],
    sw: ["Wimbo kwa Gombera", "Walijifunza wimbo huu ndani ya basi, wakauimba getini, na bado tunaukumbuka."],
  },
  "marian-mother-and-child": {
    en: ["Entrusted to Our Lady", "Each mother lit a candle for her son, and one more for a boy who has no mother."],
    sw: [
      "Chini ya ulinzi wa Bikira Maria",
      "Kila mama aliwasha mshumaa kwa ajili ya mwanawe, na mwingine kwa ajili ya kijana asiye na mama.",
    ],
  },
  hens: {
    en: ["Twelve hens and a cockerel", "A gift to the farm. The cockerel has since taken over the timetable."],
    sw: ["Kuku kumi na wawili na jogoo", "Zawadi kwa shamba. Tangu hapo jogoo ndiye anayepanga ratiba."],
  },
  dispensary: {
    en: ["Cloths for the dispensary", "Sewn in the evenings and counted out on the veranda: one hundred and twenty."],
    sw: [
      "Vitambaa kwa ajili ya zahanati",
      "Vilishonwa jioni baada ya jioni na kuhesabiwa barazani: mia moja na ishirini.",
    ],
  },
});
