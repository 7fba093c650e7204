import type { PictureName } from "@visiga/artwork/pictures";
import { artwork as english } from "@visiga/i18n/en/artwork";
import { artwork as swahili } from "@visiga/i18n/sw/artwork";
import type { Bilingual } from "./demo-file.ts";

type InDictionary = keyof typeof english;

/** Alternative texts of the artwork that no page uses directly, so that no dictionary contains them. */
const unused: Readonly<Record<Exclude<PictureName, InDictionary>, Bilingual>> = {
  "marian-our-lady": {
    en: "Our Lady in a blue mantle, hands joined in prayer, with twelve stars around her head.",
    sw: "Bikira Maria akiwa na joho la buluu, amefumba mikono kwa sala, na nyota kumi na mbili kuzunguka kichwa chake.",
  },
  "marian-mother-and-child": {
    en: "Our Lady holding the Child Jesus, with white lilies.",
    sw: "Bikira Maria amembeba Mtoto Yesu, pamoja na maua meupe ya yungiyungi.",
  },
  "chapel-night": {
    en: "The chapel at night with lit windows under the moon and stars.",
    sw: "Kikanisa usiku, madirisha yakiwa na mwanga chini ya mwezi na nyota.",
  },
  procession: {
    en: "Altar servers with candles walking in procession behind a cross.",
    sw: "Watumishi wa altare wakiandamana na mishumaa nyuma ya msalaba.",
  },
  communion: {
    en: "A golden chalice and the host between two candles and lilies.",
    sw: "Kalisi ya dhahabu na hostia kati ya mishumaa miwili na maua ya yungiyungi.",
  },
  dove: { en: "A white dove in flight with an olive branch.", sw: "Njiwa mweupe akiruka na tawi la mzeituni." },
  advent: {
    en: "An Advent wreath with four lit candles under a star.",
    sw: "Taji la Majilio lenye mishumaa minne inayowaka chini ya nyota.",
  },
  rosary: {
    en: "A rosary around the crowned monogram of Mary, with roses.",
    sw: "Rozari ikizunguka herufi M yenye taji, alama ya Bikira Maria, pamoja na mawaridi.",
  },
  drums: {
    en: "Three painted drums with sticks and musical notes.",
    sw: "Ngoma tatu zilizopakwa rangi, fimbo zake na noti za muziki.",
  },
  banana: {
    en: "A large bunch of bananas hanging from the plant.",
    sw: "Mkungu mkubwa wa ndizi ukining’inia kwenye mgomba.",
  },
  kitchen: {
    en: "A large cooking pot over a fire between hearthstones.",
    sw: "Sufuria kubwa juu ya moto kati ya mafiga.",
  },
  bus: {
    en: "A yellow school bus on a red earth road beside a baobab.",
    sw: "Basi la shule la njano kwenye barabara ya udongo mwekundu kando ya mbuyu.",
  },
  plan: {
    en: "Illustration of school grounds from above: chapel, roofs, roads, football field, trees and plots.",
    sw: "Mchoro wa eneo la shule kutoka juu: kikanisa, mapaa, barabara, uwanja wa mpira, miti na bustani.",
  },
  "portrait-archbishop": {
    en: "An archbishop with a mitre, pallium and pectoral cross.",
    sw: "Askofu mkuu akiwa na kofia ya kiaskofu, palio na msalaba wa kifuani.",
  },
  "portrait-bishop": {
    en: "An elderly bishop with a magenta zucchetto and pectoral cross.",
    sw: "Askofu mzee akiwa na kofia ndogo ya zambarau na msalaba wa kifuani.",
  },
  "portrait-priest": {
    en: "A bearded priest in a black cassock.",
    sw: "Padri mwenye ndevu akiwa amevaa kanzu nyeusi.",
  },
  "portrait-director": {
    en: "An elderly priest with a white beard, in alb and green stole.",
    sw: "Padri mzee mwenye ndevu nyeupe akiwa na alba na stola ya kijani.",
  },
  "portrait-teacher-tie": {
    en: "A young teacher with spectacles, white shirt and striped tie.",
    sw: "Mwalimu kijana mwenye miwani, shati jeupe na tai ya mistari.",
  },
  "portrait-teacher-suit": {
    en: "A teacher with a goatee in a brown suit and gold tie.",
    sw: "Mwalimu mwenye ndevu za kidevuni akiwa na suti ya kahawia na tai ya dhahabu.",
  },
  "portrait-accountant": {
    en: "A grey-haired accountant with spectacles and waistcoat, holding a ledger.",
    sw: "Mhasibu mwenye mvi, miwani na kizibao, akishika daftari la hesabu.",
  },
  "portrait-chef": {
    en: "A cook with a moustache, tall white hat and red neckerchief.",
    sw: "Mpishi mwenye sharubu, kofia ndefu nyeupe na kitambaa chekundu shingoni.",
  },
  "portrait-driver": {
    en: "A driver in a blue peaked cap and light blue shirt.",
    sw: "Dereva akiwa na kofia ya buluu na shati la buluu hafifu.",
  },
  "portrait-nurse": {
    en: "A nurse with a white cap and a stethoscope.",
    sw: "Muuguzi akiwa na kofia nyeupe na kifaa cha kusikilizia moyo.",
  },
  "portrait-alumnus-graduate": {
    en: "A young graduate in gown and square cap.",
    sw: "Mhitimu kijana akiwa na joho na kofia ya mahafali.",
  },
  "portrait-alumnus-priest": {
    en: "A young priest with spectacles, clerical collar and dark jacket.",
    sw: "Padri kijana mwenye miwani, kola ya kipadri na koti jeusi.",
  },
  "portrait-alumnus-suit": {
    en: "A young man in a light grey suit and open blue shirt.",
    sw: "Kijana wa kiume akiwa na suti ya kijivu na shati la buluu.",
  },
  "portrait-student": {
    en: "A schoolboy in uniform with a red tie and a satchel on his back.",
    sw: "Mwanafunzi wa kiume akiwa na sare, tai nyekundu na mkoba mgongoni.",
  },
  "wawata-1": {
    en: "A woman with a blue spotted kanga over her head and shoulders.",
    sw: "Mwanamke aliyejitanda kanga ya buluu yenye madoa kichwani na mabegani.",
  },
  "wawata-2": {
    en: "A mother in a red and white headscarf and kanga, carrying a child.",
    sw: "Mama mwenye kilemba na kanga nyekundu na nyeupe, amembeba mtoto.",
  },
  "wawata-3": {
    en: "A woman in an orange kanga carrying a basket of fruit on her head.",
    sw: "Mwanamke mwenye kanga ya rangi ya chungwa amebeba kikapu cha matunda kichwani.",
  },
  "wawata-4": {
    en: "An elderly woman with spectacles and a violet headscarf, holding a hymn book.",
    sw: "Bibi mwenye miwani na kilemba cha zambarau, akishika kitabu cha nyimbo.",
  },
};

const fromDictionaries = Object.fromEntries(
  (Object.keys(english) as InDictionary[]).map((name) => [name, { en: english[name], sw: swahili[name] }]),
) as Record<InDictionary, Bilingual>;

export const pictureAlternatives: Readonly<Record<PictureName, Bilingual>> = { ...unused, ...fromDictionaries };
