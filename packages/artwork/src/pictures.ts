/** What a picture was drawn for; a picture may serve several. */
export type PictureUse =
  | "hero"
  | "gallery"
  | "about"
  | "academics"
  | "spiritual-life"
  | "farm"
  | "games"
  | "news"
  | "marian"
  | "wawata"
  | "choir"
  | "dispensary"
  | "portrait"
  | "organization"
  | "alumni";

export interface Picture {
  /** File name in `files/pictures/`, always WebP. */
  readonly file: string;
  /** Size of the file in pixels. */
  readonly width: number;
  readonly height: number;
  /** What is drawn; portraits share `person` and `woman`. */
  readonly scene: string;
  readonly alt: { readonly en: string; readonly sw: string };
  readonly use: readonly PictureUse[];
}

/** All pictures, in the order in which they were drawn: hero, games, Marian, school life, portraits, WAWATA. */
export const pictures = [
  {
    file: "hero-chapel.webp",
    width: 1920,
    height: 1080,
    scene: "chapel",
    alt: {
      en: "A stone chapel with a bell tower and red roof on a green hill at sunrise, with palms and an acacia.",
      sw: "Kanisa la mawe lenye mnara wa kengele na paa jekundu juu ya kilima cha kijani jua likichomoza, pamoja na minazi na mgunga.",
    },
    use: ["hero", "gallery", "about"],
  },
  {
    file: "hero-classroom.webp",
    width: 1920,
    height: 1080,
    scene: "classroom",
    alt: {
      en: "An open book on a wooden desk beneath a cross, with a globe and a stack of books.",
      sw: "Kitabu kilichofunguliwa juu ya meza ya mbao chini ya msalaba, pamoja na tufe la dunia na vitabu.",
    },
    use: ["hero", "gallery", "academics"],
  },
  {
    file: "hero-choir.webp",
    width: 1920,
    height: 1080,
    scene: "choir",
    alt: {
      en: "A burning candle before a ribbon of musical notes, with a drum.",
      sw: "Mshumaa unaowaka mbele ya mistari ya muziki yenye noti, pamoja na ngoma.",
    },
    use: ["hero", "gallery", "spiritual-life"],
  },
  {
    file: "hero-coast.webp",
    width: 1920,
    height: 1080,
    scene: "coast",
    alt: {
      en: "A dhow with a striped sail on the Indian Ocean at dusk.",
      sw: "Jahazi lenye tanga la mistari katika Bahari ya Hindi wakati wa machweo.",
    },
    use: ["hero", "gallery"],
  },
  {
    file: "hero-library.webp",
    width: 1920,
    height: 1080,
    scene: "library",
    alt: {
      en: "A lit lamp and an open book in an arch between full bookshelves.",
      sw: "Taa inayowaka na kitabu kilichofunguliwa ndani ya tao, kati ya rafu zilizojaa vitabu.",
    },
    use: ["hero", "gallery", "academics"],
  },
  {
    file: "hero-garden.webp",
    width: 1920,
    height: 1080,
    scene: "garden",
    alt: {
      en: "Banana plants and ploughed rows with a hoe under a green morning sky.",
      sw: "Migomba na matuta ya shamba pamoja na jembe chini ya anga la asubuhi.",
    },
    use: ["hero", "gallery", "farm"],
  },
  {
    file: "games-football.webp",
    width: 1600,
    height: 900,
    scene: "football",
    alt: {
      en: "A football in flight towards the goal on a green field.",
      sw: "Mpira wa miguu ukielekea golini kwenye uwanja wa nyasi.",
    },
    use: ["games", "gallery", "news"],
  },
  {
    file: "games-basketball.webp",
    width: 1600,
    height: 900,
    scene: "basketball",
    alt: {
      en: "A basketball above the hoop in front of the backboard, between palms.",
      sw: "Mpira wa kikapu juu ya pete ya goli mbele ya ubao, kati ya minazi.",
    },
    use: ["games", "gallery", "news"],
  },
  {
    file: "games-athletics.webp",
    width: 1600,
    height: 900,
    scene: "athletics",
    alt: {
      en: "A running shoe and a relay baton on the lanes of a track at sunrise.",
      sw: "Kiatu cha mbio na kijiti cha kupokezana kwenye njia za uwanja wa riadha jua likichomoza.",
    },
    use: ["games", "gallery", "news"],
  },
  {
    file: "games-volleyball.webp",
    width: 1600,
    height: 900,
    scene: "volleyball",
    alt: {
      en: "Two hands reaching up for a volleyball above the net.",
      sw: "Mikono miwili ikinyooshwa kuupokea mpira wa wavu juu ya wavu.",
    },
    use: ["games", "gallery", "news"],
  },
  {
    file: "marian-our-lady.webp",
    width: 1200,
    height: 1600,
    scene: "ourLady",
    alt: {
      en: "Our Lady in a blue mantle, hands joined in prayer, with twelve stars around her head.",
      sw: "Bikira Maria akiwa na joho la buluu, amefumba mikono kwa sala, na nyota kumi na mbili kuzunguka kichwa chake.",
    },
    use: ["gallery", "marian", "spiritual-life"],
  },
  {
    file: "marian-mother-and-child.webp",
    width: 1200,
    height: 1600,
    scene: "madonna",
    alt: {
      en: "Our Lady holding the Child Jesus, with white lilies.",
      sw: "Bikira Maria amembeba Mtoto Yesu, pamoja na maua meupe ya yungiyungi.",
    },
    use: ["gallery", "marian", "wawata"],
  },
  {
    file: "chapel-night.webp",
    width: 1280,
    height: 960,
    scene: "chapelNight",
    alt: {
      en: "The chapel at night with lit windows under the moon and stars.",
      sw: "Kanisa usiku, madirisha yakiwa na mwanga chini ya mwezi na nyota.",
    },
    use: ["gallery", "news", "spiritual-life"],
  },
  {
    file: "procession.webp",
    width: 1280,
    height: 960,
    scene: "procession",
    alt: {
      en: "Altar servers with candles walking in procession behind a cross.",
      sw: "Watumishi wa altare wakiandamana na mishumaa nyuma ya msalaba.",
    },
    use: ["gallery", "news", "spiritual-life"],
  },
  {
    file: "communion.webp",
    width: 1280,
    height: 960,
    scene: "communion",
    alt: {
      en: "A golden chalice and the host between two candles and lilies.",
      sw: "Kalisi ya dhahabu na hostia kati ya mishumaa miwili na maua ya yungiyungi.",
    },
    use: ["gallery", "news", "spiritual-life"],
  },
  {
    file: "dove.webp",
    width: 1280,
    height: 960,
    scene: "doveFlight",
    alt: {
      en: "A white dove in flight with an olive branch.",
      sw: "Njiwa mweupe akiruka na tawi la mzeituni.",
    },
    use: ["gallery", "news", "spiritual-life"],
  },
  {
    file: "advent.webp",
    width: 1280,
    height: 960,
    scene: "advent",
    alt: {
      en: "An Advent wreath with four lit candles under a star.",
      sw: "Taji la Majilio lenye mishumaa minne inayowaka chini ya nyota.",
    },
    use: ["gallery", "news", "spiritual-life"],
  },
  {
    file: "rosary.webp",
    width: 1280,
    height: 960,
    scene: "rosary",
    alt: {
      en: "A rosary around the crowned monogram of Mary, with roses.",
      sw: "Rozari ikizunguka herufi M yenye taji, alama ya Bikira Maria, pamoja na mawaridi.",
    },
    use: ["gallery", "news", "marian"],
  },
  {
    file: "bell.webp",
    width: 1280,
    height: 960,
    scene: "bell",
    alt: {
      en: "A bronze bell swinging in a stone arch.",
      sw: "Kengele ya shaba ikipigwa ndani ya tao la mawe.",
    },
    use: ["gallery", "news"],
  },
  {
    file: "science.webp",
    width: 1280,
    height: 960,
    scene: "science",
    alt: {
      en: "A microscope, flasks and test tubes on a laboratory bench.",
      sw: "Hadubini, chupa na neli za majaribio juu ya meza ya maabara.",
    },
    use: ["gallery", "news", "academics"],
  },
  {
    file: "geography.webp",
    width: 1280,
    height: 960,
    scene: "geography",
    alt: {
      en: "A globe showing Africa, a wall map and a compass.",
      sw: "Tufe la dunia likionyesha Afrika, ramani ya ukutani na dira.",
    },
    use: ["gallery", "news", "academics"],
  },
  {
    file: "computer.webp",
    width: 1280,
    height: 960,
    scene: "computer",
    alt: {
      en: "A computer with charts on its screen, on a desk with books.",
      sw: "Kompyuta yenye chati kwenye kioo chake, juu ya meza yenye vitabu.",
    },
    use: ["gallery", "news", "academics"],
  },
  {
    file: "drums.webp",
    width: 1280,
    height: 960,
    scene: "drums",
    alt: {
      en: "Three painted drums with sticks and musical notes.",
      sw: "Ngoma tatu zilizopakwa rangi, fimbo zake na noti za muziki.",
    },
    use: ["gallery", "news", "choir"],
  },
  {
    file: "tree-planting.webp",
    width: 1280,
    height: 960,
    scene: "treePlanting",
    alt: {
      en: "Two hands holding soil with a young tree.",
      sw: "Mikono miwili ikishika udongo wenye mche wa mti.",
    },
    use: ["gallery", "news", "farm"],
  },
  {
    file: "maize.webp",
    width: 1280,
    height: 960,
    scene: "maize",
    alt: {
      en: "A maize field with ripe cobs at sunrise.",
      sw: "Shamba la mahindi yaliyokomaa jua likichomoza.",
    },
    use: ["gallery", "news", "farm"],
  },
  {
    file: "banana.webp",
    width: 1280,
    height: 960,
    scene: "bananaGarden",
    alt: {
      en: "A large bunch of bananas hanging from the plant.",
      sw: "Mkungu mkubwa wa ndizi ukining’inia kwenye mgomba.",
    },
    use: ["gallery", "news", "farm"],
  },
  {
    file: "cow.webp",
    width: 1280,
    height: 960,
    scene: "zebu",
    alt: {
      en: "A cow beside the byre, with a milk can.",
      sw: "Ng’ombe kando ya zizi, pamoja na kopo la maziwa.",
    },
    use: ["gallery", "news", "farm"],
  },
  {
    file: "hens.webp",
    width: 1280,
    height: 960,
    scene: "hens",
    alt: {
      en: "A cockerel, hens and chicks in front of the coop.",
      sw: "Jogoo, kuku na vifaranga mbele ya banda lao.",
    },
    use: ["gallery", "news", "farm"],
  },
  {
    file: "vineyard.webp",
    width: 1280,
    height: 960,
    scene: "vineyard",
    alt: {
      en: "Grapes on the vine above a cup and a jug of wine.",
      sw: "Zabibu kwenye mzabibu juu ya kikombe na mtungi wa divai.",
    },
    use: ["gallery", "news", "farm"],
  },
  {
    file: "kitchen.webp",
    width: 1280,
    height: 960,
    scene: "kitchen",
    alt: {
      en: "A large cooking pot over a fire between hearthstones.",
      sw: "Sufuria kubwa juu ya moto kati ya mafiga.",
    },
    use: ["gallery", "news", "wawata"],
  },
  {
    file: "bus.webp",
    width: 1280,
    height: 960,
    scene: "bus",
    alt: {
      en: "A yellow school bus on a red earth road beside a baobab.",
      sw: "Basi la shule la njano kwenye barabara ya udongo mwekundu kando ya mbuyu.",
    },
    use: ["gallery", "news"],
  },
  {
    file: "dormitory.webp",
    width: 1280,
    height: 960,
    scene: "dormitory",
    alt: {
      en: "A made bed and a lit lamp by an open window at dusk.",
      sw: "Kitanda kilichotandikwa na taa inayowaka kando ya dirisha lililo wazi wakati wa jioni.",
    },
    use: ["gallery", "news"],
  },
  {
    file: "dispensary.webp",
    width: 1280,
    height: 960,
    scene: "care",
    alt: {
      en: "Two open hands below a green cross, between leafy branches.",
      sw: "Mikono miwili iliyofunguliwa chini ya msalaba wa kijani, kati ya matawi ya majani.",
    },
    use: ["about", "dispensary"],
  },
  {
    file: "plan.webp",
    width: 1280,
    height: 960,
    scene: "plan",
    alt: {
      en: "Illustration of school grounds from above: chapel, roofs, roads, football field, trees and plots.",
      sw: "Mchoro wa eneo la shule kutoka juu: kanisa, mapaa, barabara, uwanja wa mpira, miti na bustani.",
    },
    use: ["about", "gallery"],
  },
  {
    file: "portrait-archbishop.webp",
    width: 960,
    height: 960,
    scene: "person",
    alt: {
      en: "An archbishop with a mitre, pallium and pectoral cross.",
      sw: "Askofu mkuu akiwa na kofia ya kiaskofu, palio na msalaba wa kifuani.",
    },
    use: ["portrait", "organization"],
  },
  {
    file: "portrait-bishop.webp",
    width: 960,
    height: 960,
    scene: "person",
    alt: {
      en: "An elderly bishop with a magenta zucchetto and pectoral cross.",
      sw: "Askofu mzee akiwa na kofia ndogo ya zambarau na msalaba wa kifuani.",
    },
    use: ["portrait", "organization"],
  },
  {
    file: "portrait-priest.webp",
    width: 960,
    height: 960,
    scene: "person",
    alt: {
      en: "A bearded priest in a black cassock.",
      sw: "Padri mwenye ndevu akiwa amevaa kanzu nyeusi.",
    },
    use: ["portrait", "organization"],
  },
  {
    file: "portrait-director.webp",
    width: 960,
    height: 960,
    scene: "person",
    alt: {
      en: "An elderly priest with a white beard, in alb and green stole.",
      sw: "Padri mzee mwenye ndevu nyeupe akiwa na alba na stola ya kijani.",
    },
    use: ["portrait", "organization"],
  },
  {
    file: "portrait-teacher-tie.webp",
    width: 960,
    height: 960,
    scene: "person",
    alt: {
      en: "A young teacher with spectacles, white shirt and striped tie.",
      sw: "Mwalimu kijana mwenye miwani, shati jeupe na tai ya mistari.",
    },
    use: ["portrait", "organization"],
  },
  {
    file: "portrait-teacher-suit.webp",
    width: 960,
    height: 960,
    scene: "person",
    alt: {
      en: "A teacher with a goatee in a brown suit and gold tie.",
      sw: "Mwalimu mwenye ndevu za kidevuni akiwa na suti ya kahawia na tai ya dhahabu.",
    },
    use: ["portrait", "organization"],
  },
  {
    file: "portrait-accountant.webp",
    width: 960,
    height: 960,
    scene: "person",
    alt: {
      en: "A grey-haired accountant with spectacles and waistcoat, holding a ledger.",
      sw: "Mhasibu mwenye mvi, miwani na kizibao, akishika daftari la hesabu.",
    },
    use: ["portrait", "organization"],
  },
  {
    file: "portrait-chef.webp",
    width: 960,
    height: 960,
    scene: "person",
    alt: {
      en: "A cook with a moustache, tall white hat and red neckerchief.",
      sw: "Mpishi mwenye sharubu, kofia ndefu nyeupe na kitambaa chekundu shingoni.",
    },
    use: ["portrait", "organization"],
  },
  {
    file: "portrait-driver.webp",
    width: 960,
    height: 960,
    scene: "person",
    alt: {
      en: "A driver in a blue peaked cap and light blue shirt.",
      sw: "Dereva akiwa na kofia ya buluu na shati la buluu hafifu.",
    },
    use: ["portrait", "organization"],
  },
  {
    file: "portrait-nurse.webp",
    width: 960,
    height: 960,
    scene: "person",
    alt: {
      en: "A nurse with a white cap and a stethoscope.",
      sw: "Muuguzi akiwa na kofia nyeupe na kifaa cha kusikilizia moyo.",
    },
    use: ["portrait", "organization", "dispensary"],
  },
  {
    file: "portrait-alumnus-graduate.webp",
    width: 960,
    height: 960,
    scene: "person",
    alt: {
      en: "A young graduate in gown and square cap.",
      sw: "Mhitimu kijana akiwa na joho na kofia ya mahafali.",
    },
    use: ["portrait", "alumni"],
  },
  {
    file: "portrait-alumnus-priest.webp",
    width: 960,
    height: 960,
    scene: "person",
    alt: {
      en: "A young priest with spectacles, clerical collar and dark jacket.",
      sw: "Padri kijana mwenye miwani, kola ya kipadri na koti jeusi.",
    },
    use: ["portrait", "alumni"],
  },
  {
    file: "portrait-alumnus-suit.webp",
    width: 960,
    height: 960,
    scene: "person",
    alt: {
      en: "A young man in a light grey suit and open blue shirt.",
      sw: "Kijana wa kiume akiwa na suti ya kijivu na shati la buluu.",
    },
    use: ["portrait", "alumni"],
  },
  {
    file: "portrait-student.webp",
    width: 960,
    height: 960,
    scene: "person",
    alt: {
      en: "A schoolboy in uniform with a red tie and a satchel on his back.",
      sw: "Mwanafunzi wa kiume akiwa na sare, tai nyekundu na mkoba mgongoni.",
    },
    use: ["portrait", "organization", "alumni"],
  },
  {
    file: "wawata-1.webp",
    width: 960,
    height: 960,
    scene: "woman",
    alt: {
      en: "A woman with a blue spotted kanga over her head and shoulders.",
      sw: "Mwanamke aliyejitanda kanga ya buluu yenye madoa kichwani na mabegani.",
    },
    use: ["wawata"],
  },
  {
    file: "wawata-2.webp",
    width: 960,
    height: 960,
    scene: "woman",
    alt: {
      en: "A mother in a red and white headscarf and kanga, carrying a child.",
      sw: "Mama mwenye kilemba na kanga nyekundu na nyeupe, amembeba mtoto.",
    },
    use: ["wawata"],
  },
  {
    file: "wawata-3.webp",
    width: 960,
    height: 960,
    scene: "woman",
    alt: {
      en: "A woman in an orange kanga carrying a basket of fruit on her head.",
      sw: "Mwanamke mwenye kanga ya rangi ya chungwa amebeba kikapu cha matunda kichwani.",
    },
    use: ["wawata"],
  },
  {
    file: "wawata-4.webp",
    width: 960,
    height: 960,
    scene: "woman",
    alt: {
      en: "An elderly woman with spectacles and a violet headscarf, holding a hymn book.",
      sw: "Bibi mwenye miwani na kilemba cha zambarau, akishika kitabu cha nyimbo.",
    },
    use: ["wawata"],
  },
] as const satisfies readonly Picture[];

type NameOf<File> = File extends `${infer Name}.webp` ? Name : never;

/** A picture’s file name without its ending. */
export type PictureName = NameOf<(typeof pictures)[number]["file"]>;

const byFile = new Map<string, Picture>(pictures.map((each) => [each.file, each]));

/** The picture of that name. Throws a RangeError for a name that got past the type. */
export function picture(name: PictureName): Picture {
  const found = byFile.get(`${name}.webp`);
  if (!found) throw new RangeError(`There is no picture named ${name}`);
  return found;
}
