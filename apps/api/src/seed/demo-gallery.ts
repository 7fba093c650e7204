import type { PictureName } from "@visiga/artwork/pictures";
import type { GalleryCategory } from "@visiga/contracts/files";
import { type Bilingual, type DemoFile, datedFiles } from "./demo-file.ts";

function shot(title: GalleryCategory, picture: PictureName, name: Bilingual, description: Bilingual | null) {
  const event = title === "EVENTS" ? { event: true as const } : {};
  return { title, name, description, picture, ...event };
}

export const demoGallery: readonly DemoFile[] = datedFiles(8, 4, { page: "GALLERY" }, [
  shot(
    "STUDENTS",
    "hero-library",
    { en: "Evening study", sw: "Masomo ya jioni" },
    {
      en: "Form\u00a03 reads in silence by lamplight.",
      sw: "Kidato cha Tatu wakisoma kimya kwa mwanga wa taa.",
    },
  ),
  shot(
    "EVENTS",
    "procession",
    { en: "Procession of Our Lady", sw: "Maandamano ya Bikira Maria" },
    {
      en: "The statue leaves the chapel at dusk, carried by Form\u00a06.",
      sw: "Sanamu ikitoka kikanisani jua likizama, imebebwa na Kidato cha Sita.",
    },
  ),
  shot(
    "STUDENTS",
    "games-football",
    { en: "Second half", sw: "Kipindi cha pili" },
    { en: "House finals, three goals each.", sw: "Fainali za mabweni, mabao matatu kila upande." },
  ),
  shot(
    "EVENTS",
    "hero-choir",
    { en: "Rehearsal for Christmas", sw: "Mazoezi ya Noeli" },
    {
      en: "Forty voices and two drums in the old hall, with the windows open.",
      sw: "Sauti arobaini na ngoma mbili katika ukumbi wa zamani, madirisha yakiwa wazi.",
    },
  ),
  shot(
    "ENVIRONMENT",
    "hero-garden",
    { en: "The kitchen garden", sw: "Bustani ya jikoni" },
    {
      en: "Bananas behind, cassava in front, and a path that is swept every morning.",
      sw: "Migomba nyuma, mihogo mbele, na njia inayofagiliwa kila asubuhi.",
    },
  ),
  shot(
    "ENVIRONMENT",
    "hero-chapel",
    { en: "The chapel on the hill", sw: "Kikanisa juu ya kilima" },
    {
      en: "Seen from the road below, just after the bell.",
      sw: "Kutoka barabara iliyo chini, mara tu baada ya kengele.",
    },
  ),
  shot(
    "ENVIRONMENT",
    "hero-coast",
    { en: "The Indian Ocean coast", sw: "Pwani ya Bahari ya Hindi" },
    {
      en: "A dhow under its striped sail, on the way home before dark.",
      sw: "Jahazi lenye tanga la mistari likirudi kabla ya giza kuingia.",
    },
  ),
  // Without a name, to show the site's text for an untitled file.
  shot("ENVIRONMENT", "vineyard", { en: "", sw: "" }, null),
  shot(
    "EVENTS",
    "communion",
    { en: "First Communion", sw: "Komunio ya Kwanza" },
    {
      en: "Eleven children of our neighbours received Communion for the first time.",
      sw: "Watoto kumi na mmoja wa majirani zetu walipokea Komunio kwa mara ya kwanza.",
    },
  ),
  shot(
    "ENVIRONMENT",
    "cow",
    { en: "The dairy", sw: "Ng’ombe wa maziwa" },
    {
      en: "Two dozen litres a day, and a calf that answers to its name.",
      sw: "Lita ishirini na nne kwa siku, na ndama anayeitika jina lake.",
    },
  ),
  shot(
    "STUDENTS",
    "science",
    { en: "Form\u00a05, chemistry", sw: "Kidato cha Tano, kemia" },
    {
      en: "A double lesson in the laboratory. The blue one was meant to be green.",
      sw: "Vipindi viwili katika maabara. Ile ya buluu ilitakiwa kuwa ya kijani.",
    },
  ),
  shot(
    "EVENTS",
    "dispensary",
    { en: "Dispensary open day", sw: "Siku ya wageni katika zahanati" },
    {
      en: "Ninety neighbours were seen before noon, and everyone was given tea.",
      sw: "Majirani tisini walihudumiwa kabla ya saa sita, na kila mmoja alipewa chai.",
    },
  ),
  shot(
    "STUDENTS",
    "bus",
    { en: "Home for the holidays", sw: "Safari ya likizo" },
    {
      en: "The bus leaves at five in the morning; the songs begin at five past.",
      sw: "Basi huondoka saa kumi na moja alfajiri; nyimbo huanza dakika tano baadaye.",
    },
  ),
  shot(
    "EVENTS",
    "wawata-1",
    { en: "Mothers’ day", sw: "Siku ya akina mama" },
    {
      en: "WAWATA came with forty kilos of rice and would not let anyone else near the fire.",
      sw: "WAWATA walikuja na kilo arobaini za mchele, na hawakumruhusu mtu mwingine kuusogelea moto.",
    },
  ),
  shot(
    "EVENTS",
    "rosary",
    { en: "October", sw: "Oktoba" },
    {
      en: "The rosary is said on the steps every evening of the month.",
      sw: "Rozari husaliwa kwenye ngazi kila jioni ya mwezi huu.",
    },
  ),
  shot(
    "EVENTS",
    "advent",
    { en: "Fourth Sunday of Advent", sw: "Dominika ya Nne ya Majilio" },
    {
      en: "The wreath is tied by Form\u00a01, and holds until Christmas by prayer alone.",
      sw: "Taji limefungwa na Kidato cha Kwanza, na linadumu hadi Noeli kwa nguvu ya sala tu.",
    },
  ),
  shot(
    "ENVIRONMENT",
    "hens",
    { en: "The hen house", sw: "Banda la kuku" },
    {
      en: "Form\u00a02 counts the eggs, and counts them again.",
      sw: "Kidato cha Pili huhesabu mayai, kisha huyahesabu tena.",
    },
  ),
  shot(
    "STUDENTS",
    "drums",
    { en: "Drums for Sunday", sw: "Ngoma za Jumapili" },
    {
      en: "New skins, tuned over a small fire behind the sacristy.",
      sw: "Ngozi mpya, zilizokazwa kwa moto mdogo nyuma ya sakristia.",
    },
  ),
  shot(
    "STUDENTS",
    "geography",
    { en: "Form\u00a03, geography", sw: "Kidato cha Tatu, jiografia" },
    {
      en: "Find Visiga on the globe: closer to the sea than most of them had thought.",
      sw: "Tafuta Visiga kwenye tufe: iko karibu na bahari kuliko wengi walivyodhani.",
    },
  ),
  shot(
    "ENVIRONMENT",
    "maize",
    { en: "Before the harvest", sw: "Kabla ya mavuno" },
    {
      en: "Eleven sacks stood in this field, though nobody believed it yet.",
      sw: "Magunia kumi na moja yalikuwa katika shamba hili, ingawa hakuna aliyeamini bado.",
    },
  ),
  shot(
    "STUDENTS",
    "tree-planting",
    { en: "One seedling each", sw: "Kila mmoja mche wake" },
    {
      en: "Each boy waters the tree that he planted, for as long as he is with us.",
      sw: "Aliyeupanda ndiye anayeumwagilia, kwa muda wote awapo nasi.",
    },
  ),
  shot(
    "ENVIRONMENT",
    "banana",
    { en: "The banana grove", sw: "Shamba la migomba" },
    {
      en: "One bunch feeds a whole table, and there are eighteen tables.",
      sw: "Mkungu mmoja unatosha meza nzima, na meza ziko kumi na nane.",
    },
  ),
  shot(
    "STUDENTS",
    "dormitory",
    { en: "Before lights out", sw: "Kabla ya taa kuzimwa" },
    {
      en: "A made bed, a quiet quarter of an hour, and a letter to finish.",
      sw: "Kitanda kilichotandikwa, robo saa ya ukimya, na barua ya kumalizia.",
    },
  ),
  shot(
    "ENVIRONMENT",
    "plan",
    { en: "The whole place at once", sw: "Eneo lote kwa mara moja" },
    {
      en: "Drawn by Form\u00a04 for the visitors’ day, with the new well in its place.",
      sw: "Mchoro wa Kidato cha Nne kwa siku ya wageni, pamoja na kisima kipya mahali pake.",
    },
  ),
]);
