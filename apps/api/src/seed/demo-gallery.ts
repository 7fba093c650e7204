import { captioned, type DemoFile } from "./demo-file.ts";

const pictures = captioned("GALLERY", "ENVIRONMENT", 8, 4, {
  "hero-library": {
    title: "STUDENTS",
    en: ["Evening study", "Form\u00a03 reads in silence by lamplight."],
    sw: ["Masomo ya jioni", "Kidato cha Tatu wakisoma kimya kwa mwanga wa taa."],
  },
  procession: {
    title: "EVENTS",
    en: ["Procession of Our Lady", "The statue leaves the chapel at dusk, carried by Form\u00a06."],
    sw: ["Maandamano ya Bikira Maria", "Sanamu ikitoka kikanisani jua likizama, imebebwa na Kidato cha Sita."],
  },
  "games-football": {
    title: "STUDENTS",
    en: ["Second half", "House finals, three goals each."],
    sw: ["Kipindi cha pili", "Fainali za mabweni, mabao matatu kila upande."],
  },
  "hero-choir": {
    title: "EVENTS",
    en: ["Rehearsal for Christmas", "Forty voices and two drums in the old hall, with the windows open."],
    sw: ["Mazoezi ya Noeli", "Sauti arobaini na ngoma mbili katika ukumbi wa zamani, madirisha yakiwa wazi."],
  },
  "hero-garden": {
    en: ["The kitchen garden", "Bananas behind, cassava in front, and a path that is swept every morning."],
    sw: ["Bustani ya jikoni", "Migomba nyuma, mihogo mbele, na njia inayofagiliwa kila asubuhi."],
  },
  "hero-chapel": {
    en: ["The chapel on the hill", "Seen from the road below, just after the bell."],
    sw: ["Kikanisa juu ya kilima", "Kutoka barabara iliyo chini, mara tu baada ya kengele."],
  },
  "hero-coast": {
    en: ["The Indian Ocean coast", "A dhow under its striped sail, on the way home before dark."],
    sw: ["Pwani ya Bahari ya Hindi", "Jahazi lenye tanga la mistari likirudi kabla ya giza kuingia."],
  },
  // Without a name, to show the site's text for an untitled file.
  vineyard: { en: ["", ""], sw: ["", ""] },
  communion: {
    title: "EVENTS",
    en: ["First Communion", "Eleven children of our neighbours received Communion for the first time."],
    sw: ["Komunio ya Kwanza", "Watoto kumi na mmoja wa majirani zetu walipokea Komunio kwa mara ya kwanza."],
  },
  cow: {
    en: ["The dairy", "Two dozen litres a day, and a calf that answers to its name."],
    sw: ["Ng’ombe wa maziwa", "Lita ishirini na nne kwa siku, na ndama anayeitika jina lake."],
  },
  science: {
    title: "STUDENTS",
    en: ["Form\u00a05, chemistry", "A double lesson in the laboratory. The blue one was meant to be green."],
    sw: ["Kidato cha Tano, kemia", "Vipindi viwili katika maabara. Ile ya buluu ilitakiwa kuwa ya kijani."],
  },
  dispensary: {
    title: "EVENTS",
    en: ["Dispensary open day", "Ninety neighbours were seen before noon, and everyone was given tea."],
    sw: [
      "Siku ya wageni katika zahanati",
      "Majirani tisini walihudumiwa kabla ya saa sita, na kila mmoja alipewa chai.",
    ],
  },
  bus: {
    title: "STUDENTS",
    en: ["Home for the holidays", "The bus leaves at five in the morning; the songs begin at five past."],
    sw: ["Safari ya likizo", "Basi huondoka saa kumi na moja alfajiri; nyimbo huanza dakika tano baadaye."],
  },
  "wawata-1": {
    title: "EVENTS",
    en: ["Mothers’ day", "WAWATA came with forty kilos of rice and would not let anyone else near the fire."],
    sw: [
      "Siku ya akina mama",
      "WAWATA walikuja na kilo arobaini za mchele, na hawakumruhusu mtu mwingine kuusogelea moto.",
    ],
  },
  rosary: {
    title: "EVENTS",
    en: ["October", "The rosary is said on the steps every evening of the month."],
    sw: ["Oktoba", "Rozari husaliwa kwenye ngazi kila jioni ya mwezi huu."],
  },
  advent: {
    title: "EVENTS",
    en: ["Fourth Sunday of Advent", "The wreath is tied by Form\u00a01, and holds until Christmas by prayer alone."],
    sw: [
      "Dominika ya Nne ya Majilio",
      "Taji limefungwa na Kidato cha Kwanza, na linadumu hadi Noeli kwa nguvu ya sala tu.",
    ],
  },
  hens: {
    en: ["The hen house", "Form\u00a02 counts the eggs, and counts them again."],
    sw: ["Banda la kuku", "Kidato cha Pili huhesabu mayai, kisha huyahesabu tena."],
  },
  drums: {
    title: "STUDENTS",
    en: ["Drums for Sunday", "New skins, tuned over a small fire behind the sacristy."],
    sw: ["Ngoma za Jumapili", "Ngozi mpya, zilizokazwa kwa moto mdogo nyuma ya sakristia."],
  },
  geography: {
    title: "STUDENTS",
    en: ["Form\u00a03, geography", "Find Visiga on the globe: closer to the sea than most of them had thought."],
    sw: ["Kidato cha Tatu, jiografia", "Tafuta Visiga kwenye tufe: iko karibu na bahari kuliko wengi walivyodhani."],
  },
  maize: {
    en: ["Before the harvest", "Eleven sacks stood in this field, though nobody believed it yet."],
    sw: ["Kabla ya mavuno", "Magunia kumi na moja yalikuwa katika shamba hili, ingawa hakuna aliyeamini bado."],
  },
  "tree-planting": {
    title: "STUDENTS",
    en: ["One seedling each", "Each boy waters the tree that he planted, for as long as he is with us."],
    sw: ["Kila mmoja mche wake", "Aliyeupanda ndiye anayeumwagilia, kwa muda wote awapo nasi."],
  },
  banana: {
    en: ["The banana grove", "One bunch feeds a whole table, and there are eighteen tables."],
    sw: ["Shamba la migomba", "Mkungu mmoja unatosha meza nzima, na meza ziko kumi na nane."],
  },
  dormitory: {
    title: "STUDENTS",
    en: ["Before lights out", "A made bed, a quiet quarter of an hour, and a letter to finish."],
    sw: ["Kabla ya taa kuzimwa", "Kitanda kilichotandikwa, robo saa ya ukimya, na barua ya kumalizia."],
  },
  plan: {
    en: ["The whole place at once", "Drawn by Form\u00a04 for the visitors’ day, with the new well in its place."],
    sw: ["Eneo lote kwa mara moja", "Mchoro wa Kidato cha Nne kwa siku ya wageni, pamoja na kisima kipya mahali pake."],
  },
});

export const demoGallery = pictures.map(
  (file): DemoFile => (file.title === "EVENTS" ? { ...file, event: true } : file),
);
