import type { PictureName } from "@visiga/artwork/pictures";
import { artwork as englishArtwork } from "@visiga/i18n/en/artwork";
import { artwork as swahiliArtwork } from "@visiga/i18n/sw/artwork";

type Alternatives = Readonly<Record<PictureName, string>>;

// The dictionaries have the alternative texts of the artwork that pages use directly. The others stand here.
const en: Alternatives = {
  ...englishArtwork,
  "marian-our-lady": "Our Lady in a blue mantle, hands joined in prayer, with twelve stars around her head.",
  "marian-mother-and-child": "Our Lady holding the Child Jesus, with white lilies.",
  "chapel-night": "The chapel at night with lit windows under the moon and stars.",
  procession: "Altar servers with candles walking in procession behind a cross.",
  communion: "A golden chalice and the host between two candles and lilies.",
  dove: "A white dove in flight with an olive branch.",
  advent: "An Advent wreath with four lit candles under a star.",
  rosary: "A rosary around the crowned monogram of Mary, with roses.",
  drums: "Three painted drums with sticks and musical notes.",
  banana: "A large bunch of bananas hanging from the plant.",
  kitchen: "A large cooking pot over a fire between hearthstones.",
  bus: "A yellow school bus on a red earth road beside a baobab.",
  plan: "Illustration of school grounds from above: chapel, roofs, roads, football field, trees and plots.",
  "portrait-archbishop": "An archbishop with a mitre, pallium and pectoral cross.",
  "portrait-bishop": "An elderly bishop with a magenta zucchetto and pectoral cross.",
  "portrait-priest": "A bearded priest in a black cassock.",
  "portrait-director": "An elderly priest with a white beard, in alb and green stole.",
  "portrait-teacher-tie": "A young teacher with spectacles, white shirt and striped tie.",
  "portrait-teacher-suit": "A teacher with a goatee in a brown suit and gold tie.",
  "portrait-accountant": "A grey-haired accountant with spectacles and waistcoat, holding a ledger.",
  "portrait-chef": "A cook with a moustache, tall white hat and red neckerchief.",
  "portrait-driver": "A driver in a blue peaked cap and light blue shirt.",
  "portrait-nurse": "A nurse with a white cap and a stethoscope.",
  "portrait-alumnus-graduate": "A young graduate in gown and square cap.",
  "portrait-alumnus-priest": "A young priest with spectacles, clerical collar and dark jacket.",
  "portrait-alumnus-suit": "A young man in a light grey suit and open blue shirt.",
  "portrait-student": "A schoolboy in uniform with a red tie and a satchel on his back.",
  "wawata-1": "A woman with a blue spotted kanga over her head and shoulders.",
  "wawata-2": "A mother in a red and white headscarf and kanga, carrying a child.",
  "wawata-3": "A woman in an orange kanga carrying a basket of fruit on her head.",
  "wawata-4": "An elderly woman with spectacles and a violet headscarf, holding a hymn book.",
};

const sw: Alternatives = {
  ...swahiliArtwork,
  "marian-our-lady":
    "Bikira Maria akiwa na joho la buluu, amefumba mikono kwa sala, na nyota kumi na mbili kuzunguka kichwa chake.",
  "marian-mother-and-child": "Bikira Maria amembeba Mtoto Yesu, pamoja na maua meupe ya yungiyungi.",
  "chapel-night": "Kikanisa usiku, madirisha yakiwa na mwanga chini ya mwezi na nyota.",
  procession: "Watumishi wa altare wakiandamana na mishumaa nyuma ya msalaba.",
  communion: "Kalisi ya dhahabu na hostia kati ya mishumaa miwili na maua ya yungiyungi.",
  dove: "Njiwa mweupe akiruka na tawi la mzeituni.",
  advent: "Taji la Majilio lenye mishumaa minne inayowaka chini ya nyota.",
  rosary: "Rozari ikizunguka herufi M yenye taji, alama ya Bikira Maria, pamoja na mawaridi.",
  drums: "Ngoma tatu zilizopakwa rangi, fimbo zake na noti za muziki.",
  banana: "Mkungu mkubwa wa ndizi ukining’inia kwenye mgomba.",
  kitchen: "Sufuria kubwa juu ya moto kati ya mafiga.",
  bus: "Basi la shule la njano kwenye barabara ya udongo mwekundu kando ya mbuyu.",
  plan: "Mchoro wa eneo la shule kutoka juu: kikanisa, mapaa, barabara, uwanja wa mpira, miti na bustani.",
  "portrait-archbishop": "Askofu mkuu akiwa na kofia ya kiaskofu, palio na msalaba wa kifuani.",
  "portrait-bishop": "Askofu mzee akiwa na kofia ndogo ya zambarau na msalaba wa kifuani.",
  "portrait-priest": "Padri mwenye ndevu akiwa amevaa kanzu nyeusi.",
  "portrait-director": "Padri mzee mwenye ndevu nyeupe akiwa na alba na stola ya kijani.",
  "portrait-teacher-tie": "Mwalimu kijana mwenye miwani, shati jeupe na tai ya mistari.",
  "portrait-teacher-suit": "Mwalimu mwenye ndevu za kidevuni akiwa na suti ya kahawia na tai ya dhahabu.",
  "portrait-accountant": "Mhasibu mwenye mvi, miwani na kizibao, akishika daftari la hesabu.",
  "portrait-chef": "Mpishi mwenye sharubu, kofia ndefu nyeupe na kitambaa chekundu shingoni.",
  "portrait-driver": "Dereva akiwa na kofia ya buluu na shati la buluu hafifu.",
  "portrait-nurse": "Muuguzi akiwa na kofia nyeupe na kifaa cha kusikilizia moyo.",
  "portrait-alumnus-graduate": "Mhitimu kijana akiwa na joho na kofia ya mahafali.",
  "portrait-alumnus-priest": "Padri kijana mwenye miwani, kola ya kipadri na koti jeusi.",
  "portrait-alumnus-suit": "Kijana wa kiume akiwa na suti ya kijivu na shati la buluu.",
  "portrait-student": "Mwanafunzi wa kiume akiwa na sare, tai nyekundu na mkoba mgongoni.",
  "wawata-1": "Mwanamke aliyejitanda kanga ya buluu yenye madoa kichwani na mabegani.",
  "wawata-2": "Mama mwenye kilemba na kanga nyekundu na nyeupe, amembeba mtoto.",
  "wawata-3": "Mwanamke mwenye kanga ya rangi ya chungwa amebeba kikapu cha matunda kichwani.",
  "wawata-4": "Bibi mwenye miwani na kilemba cha zambarau, akishika kitabu cha nyimbo.",
};

export const pictureAlternatives = { en, sw };
