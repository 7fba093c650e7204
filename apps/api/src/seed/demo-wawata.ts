import { type DemoFile, datedFiles, pictured } from "./demo-file.ts";

export const demoWawata: readonly DemoFile[] = datedFiles(10, 9, { page: "WAWATA", title: "WAWATA" }, [
  pictured(
    "wawata-2",
    ["Visiting Sunday", "After Mass there is time for everything that a letter leaves out."],
    ["Jumapili ya kutembelewa", "Baada ya Misa kuna muda wa yote ambayo barua huyaacha."],
  ),
  pictured(
    "kitchen",
    ["The kitchen on a feast day", "Pilau for the whole seminary, begun before dawn."],
    ["Jiko la sikukuu", "Pilau ya seminari nzima, iliyoanza kupikwa kabla ya mapambazuko."],
  ),
  pictured(
    "tree-planting",
    ["Planting day", "Forty seedlings along the chapel road."],
    ["Siku ya kupanda miti", "Miche arobaini kando ya barabara ya kikanisani."],
  ),
  pictured(
    "wawata-3",
    ["Blessing of the new stove", "It saves half the firewood."],
    ["Kubariki jiko jipya", "Linaokoa nusu ya kuni."],
  ),
  pictured(
    "wawata-4",
    ["The readers", "Sunday’s lector is somebody’s mother."],
    ["Wasomaji", "Msomaji wa Jumapili ni mama wa mmoja wetu."],
  ),
  pictured(
    "wawata-1",
    ["Feast of the Assumption", "Everybody in white and blue."],
    ["Sikukuu ya Kupalizwa Mbinguni", "Kila mtu akiwa amevaa nyeupe na buluu."],
  ),
  pictured(
    "rosary",
    ["The living rosary", "Fifty-nine women, one bead each, and the boys kept count."],
    ["Rozari hai", "Wanawake hamsini na tisa, kila mmoja punje moja, na vijana wakihesabu."],
  ),
  pictured(
    "banana",
    ["From the parishes", "Every parish sends what grows best there; this was the year of bananas."],
    ["Kutoka parokiani", "Kila parokia hutuma kinachostawi kwake; mwaka huu ulikuwa wa ndizi."],
  ),
  pictured(
    "drums",
    ["A song for the rector", "Learnt on the bus, sung at the gate, remembered ever since."],
    ["Wimbo kwa Gombera", "Walijifunza wimbo huu ndani ya basi, wakauimba getini, na bado tunaukumbuka."],
  ),
  pictured(
    "marian-mother-and-child",
    ["Entrusted to Our Lady", "Each mother lit a candle for her son, and one more for a boy who has no mother."],
    [
      "Chini ya ulinzi wa Bikira Maria",
      "Kila mama aliwasha mshumaa kwa ajili ya mwanawe, na mwingine kwa ajili ya kijana asiye na mama.",
    ],
  ),
  pictured(
    "hens",
    ["Twelve hens and a cockerel", "A gift to the farm. The cockerel has since taken over the timetable."],
    ["Kuku kumi na wawili na jogoo", "Zawadi kwa shamba. Tangu hapo jogoo ndiye anayepanga ratiba."],
  ),
  pictured(
    "dispensary",
    ["Cloths for the dispensary", "Sewn in the evenings and counted out on the veranda: one hundred and twenty."],
    ["Vitambaa kwa ajili ya zahanati", "Vilishonwa jioni baada ya jioni na kuhesabiwa barazani: mia moja na ishirini."],
  ),
]);
