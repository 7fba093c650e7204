import type { artwork as source } from "../en/artwork.ts";
import type { Translation } from "../translation.ts";

export const artwork: Translation<typeof source> = {
  "hero-chapel":
    "Kikanisa cha mawe chenye mnara wa kengele na paa jekundu juu ya kilima cha kijani jua likichomoza, pamoja na minazi na mgunga.",
  "hero-classroom": "Kitabu kilichofunguliwa juu ya meza ya mbao chini ya msalaba, pamoja na tufe la dunia na vitabu.",
  "hero-choir": "Mshumaa unaowaka mbele ya mistari ya muziki yenye noti, pamoja na ngoma.",
  "hero-coast": "Jahazi lenye tanga la mistari katika Bahari ya Hindi wakati wa machweo.",
  "hero-library": "Taa inayowaka na kitabu kilichofunguliwa ndani ya tao, kati ya rafu zilizojaa vitabu.",
  "hero-garden": "Migomba na matuta ya shamba pamoja na jembe chini ya anga la asubuhi.",
  "games-football": "Mpira wa miguu ukielekea golini kwenye uwanja wa nyasi.",
  "games-basketball": "Mpira wa kikapu juu ya pete ya goli mbele ya ubao, kati ya minazi.",
  "games-volleyball": "Mikono miwili ikinyooshwa kuupokea mpira wa wavu juu ya wavu.",
  "games-athletics": "Kiatu cha mbio na kijiti cha kupokezana kwenye njia za uwanja wa riadha jua likichomoza.",
  bell: "Kengele ya shaba ikipigwa ndani ya tao la mawe.",
  science: "Hadubini, chupa na neli za majaribio juu ya meza ya maabara.",
  geography: "Tufe la dunia likionyesha Afrika, ramani ya ukutani na dira.",
  computer: "Kompyuta yenye chati kwenye kioo chake, juu ya meza yenye vitabu.",
  dispensary: "Mikono miwili iliyofunguliwa chini ya msalaba wa kijani, kati ya matawi ya majani.",
  maize: "Shamba la mahindi yaliyokomaa jua likichomoza.",
  hens: "Jogoo, kuku na vifaranga mbele ya banda lao.",
  vineyard: "Zabibu kwenye mzabibu juu ya kikombe na mtungi wa divai.",
  cow: "Ng’ombe kando ya zizi, pamoja na kopo la maziwa.",
  dormitory: "Kitanda kilichotandikwa na taa inayowaka kando ya dirisha lililo wazi wakati wa jioni.",
  "tree-planting": "Mikono miwili ikishika udongo wenye mche wa mti.",
};
