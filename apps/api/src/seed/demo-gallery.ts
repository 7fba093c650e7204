import type { GalleryCategory } from "@visiga/contracts/files";
import { type DemoFile, datedFiles, pictured } from "./demo-file.ts";

const shot = (title: GalleryCategory, ...words: Parameters<typeof pictured>) => ({
  title,
  ...pictured(...words),
  ...(title === "EVENTS" && { event: true as const }),
});

export const demoGallery: readonly DemoFile[] = datedFiles(8, 4, { page: "GALLERY" }, [
  shot(
    "STUDENTS",
    "hero-library",
    ["Evening study", "Form\u00a03 reads in silence by lamplight."],
    ["Masomo ya jioni", "Kidato cha Tatu wakisoma kimya kwa mwanga wa taa."],
  ),
  shot(
    "EVENTS",
    "procession",
    ["Procession of Our Lady", "The statue leaves the chapel at dusk, carried by Form\u00a06."],
    ["Maandamano ya Bikira Maria", "Sanamu ikitoka kikanisani jua likizama, imebebwa na Kidato cha Sita."],
  ),
  shot(
    "STUDENTS",
    "games-football",
    ["Second half", "House finals, three goals each."],
    ["Kipindi cha pili", "Fainali za mabweni, mabao matatu kila upande."],
  ),
  shot(
    "EVENTS",
    "hero-choir",
    ["Rehearsal for Christmas", "Forty voices and two drums in the old hall, with the windows open."],
    ["Mazoezi ya Noeli", "Sauti arobaini na ngoma mbili katika ukumbi wa zamani, madirisha yakiwa wazi."],
  ),
  shot(
    "ENVIRONMENT",
    "hero-garden",
    ["The kitchen garden", "Bananas behind, cassava in front, and a path that is swept every morning."],
    ["Bustani ya jikoni", "Migomba nyuma, mihogo mbele, na njia inayofagiliwa kila asubuhi."],
  ),
  shot(
    "ENVIRONMENT",
    "hero-chapel",
    ["The chapel on the hill", "Seen from the road below, just after the bell."],
    ["Kikanisa juu ya kilima", "Kutoka barabara iliyo chini, mara tu baada ya kengele."],
  ),
  shot(
    "ENVIRONMENT",
    "hero-coast",
    ["The Indian Ocean coast", "A dhow under its striped sail, on the way home before dark."],
    ["Pwani ya Bahari ya Hindi", "Jahazi lenye tanga la mistari likirudi kabla ya giza kuingia."],
  ),
  // Without a name, to show the site's text for an untitled file.
  shot("ENVIRONMENT", "vineyard", ["", ""], ["", ""]),
  shot(
    "EVENTS",
    "communion",
    ["First Communion", "Eleven children of our neighbours received Communion for the first time."],
    ["Komunio ya Kwanza", "Watoto kumi na mmoja wa majirani zetu walipokea Komunio kwa mara ya kwanza."],
  ),
  shot(
    "ENVIRONMENT",
    "cow",
    ["The dairy", "Two dozen litres a day, and a calf that answers to its name."],
    ["Ng’ombe wa maziwa", "Lita ishirini na nne kwa siku, na ndama anayeitika jina lake."],
  ),
  shot(
    "STUDENTS",
    "science",
    ["Form\u00a05, chemistry", "A double lesson in the laboratory. The blue one was meant to be green."],
    ["Kidato cha Tano, kemia", "Vipindi viwili katika maabara. Ile ya buluu ilitakiwa kuwa ya kijani."],
  ),
  shot(
    "EVENTS",
    "dispensary",
    ["Dispensary open day", "Ninety neighbours were seen before noon, and everyone was given tea."],
    ["Siku ya wageni katika zahanati", "Majirani tisini walihudumiwa kabla ya saa sita, na kila mmoja alipewa chai."],
  ),
  shot(
    "STUDENTS",
    "bus",
    ["Home for the holidays", "The bus leaves at five in the morning; the songs begin at five past."],
    ["Safari ya likizo", "Basi huondoka saa kumi na moja alfajiri; nyimbo huanza dakika tano baadaye."],
  ),
  shot(
    "EVENTS",
    "wawata-1",
    ["Mothers’ day", "WAWATA came with forty kilos of rice and would not let anyone else near the fire."],
    [
      "Siku ya akina mama",
      "WAWATA walikuja na kilo arobaini za mchele, na hawakumruhusu mtu mwingine kuusogelea moto.",
    ],
  ),
  shot(
    "EVENTS",
    "rosary",
    ["October", "The rosary is said on the steps every evening of the month."],
    ["Oktoba", "Rozari husaliwa kwenye ngazi kila jioni ya mwezi huu."],
  ),
  shot(
    "EVENTS",
    "advent",
    ["Fourth Sunday of Advent", "The wreath is tied by Form\u00a01, and holds until Christmas by prayer alone."],
    [
      "Dominika ya Nne ya Majilio",
      "Taji limefungwa na Kidato cha Kwanza, na linadumu hadi Noeli kwa nguvu ya sala tu.",
    ],
  ),
  shot(
    "ENVIRONMENT",
    "hens",
    ["The hen house", "Form\u00a02 counts the eggs, and counts them again."],
    ["Banda la kuku", "Kidato cha Pili huhesabu mayai, kisha huyahesabu tena."],
  ),
  shot(
    "STUDENTS",
    "drums",
    ["Drums for Sunday", "New skins, tuned over a small fire behind the sacristy."],
    ["Ngoma za Jumapili", "Ngozi mpya, zilizokazwa kwa moto mdogo nyuma ya sakristia."],
  ),
  shot(
    "STUDENTS",
    "geography",
    ["Form\u00a03, geography", "Find Visiga on the globe: closer to the sea than most of them had thought."],
    ["Kidato cha Tatu, jiografia", "Tafuta Visiga kwenye tufe: iko karibu na bahari kuliko wengi walivyodhani."],
  ),
  shot(
    "ENVIRONMENT",
    "maize",
    ["Before the harvest", "Eleven sacks stood in this field, though nobody believed it yet."],
    ["Kabla ya mavuno", "Magunia kumi na moja yalikuwa katika shamba hili, ingawa hakuna aliyeamini bado."],
  ),
  shot(
    "STUDENTS",
    "tree-planting",
    ["One seedling each", "Each boy waters the tree that he planted, for as long as he is with us."],
    ["Kila mmoja mche wake", "Aliyeupanda ndiye anayeumwagilia, kwa muda wote awapo nasi."],
  ),
  shot(
    "ENVIRONMENT",
    "banana",
    ["The banana grove", "One bunch feeds a whole table, and there are eighteen tables."],
    ["Shamba la migomba", "Mkungu mmoja unatosha meza nzima, na meza ziko kumi na nane."],
  ),
  shot(
    "STUDENTS",
    "dormitory",
    ["Before lights out", "A made bed, a quiet quarter of an hour, and a letter to finish."],
    ["Kabla ya taa kuzimwa", "Kitanda kilichotandikwa, robo saa ya ukimya, na barua ya kumalizia."],
  ),
  shot(
    "ENVIRONMENT",
    "plan",
    ["The whole place at once", "Drawn by Form\u00a04 for the visitors’ day, with the new well in its place."],
    ["Eneo lote kwa mara moja", "Mchoro wa Kidato cha Nne kwa siku ya wageni, pamoja na kisima kipya mahali pake."],
  ),
]);
