import type { bin as source } from "../en/bin.ts";
import type { Translation } from "../translation.ts";

export const bin: Translation<typeof source> = {
  title: "Pipa",
  lead: "Vilivyomo havionekani tena kwa umma. Kila kimoja kinaweza kurudishwa ndani ya siku 30.",
  administratorDeletes: "Ni msimamizi tu anayeweza kuvifuta kabisa kabla ya hapo.",
  empty: "Pipa liko tupu.",
  loading: "Inapakia...",
  failed: "Imeshindikana kupakia yaliyomo kwenye pipa.",
  daysLeftOne: "imebaki siku {count}",
  daysLeftMany: "zimebaki siku {count}",
  binned: "iliwekwa kwenye pipa {day}",
  replaced: "ilibadilishwa {day}",
  restore: "Rudisha",
  restoreOne: "Rudisha “{name}”",
  restored: "“{name}” imerudi kwenye tovuti.",
  restoredHidden: {
    takenDown: "“{name}” imerudishwa. Wageni hawaioni, kwa sababu imeondolewa kwenye tovuti.",
    withoutConsent: "“{name}” imerudishwa. Wageni hawaioni, kwa sababu idhini ya wazazi haijathibitishwa.",
  },
  deleteForGood: "Futa kabisa",
  deleteForGoodOne: "Futa “{name}” kabisa",
  deleteForGoodHint: "Baada ya hapo “{name}” haiwezi kurudishwa.",
  deletedForGood: "“{name}” imefutwa kabisa.",
  emptyBin: "Safisha pipa",
  emptyBinConfirm: "Vyote vilivyo kwenye pipa vitafutwa kabisa, jumla {count}. Hakuna kitakachoweza kurudishwa.",
  emptied: "Pipa limesafishwa.",
  search: "Tafuta kwenye pipa",
  noMatch: "Hakuna kitu kwenye pipa kinachofanana na “{query}”.",
  restoreAll: "Rudisha vyote",
  restoring: "Inarudisha...",
  restoreAllConfirm: "Vitakavyorudishwa: {count}. Vitarudi mahali vilipokuwa.",
  restoreAllHint:
    "Kama kuna kitu kipya zaidi mahali pake, kitu hubaki kwenye pipa. Bado unaweza kukirudisha peke yake.",
  left: "Vilivyobaki kwenye pipa, kwa sababu kuna vipya zaidi mahali pake: {count}.",
  deleteSomeConfirm: "Vitakavyofutwa kabisa: {count}. Baada ya hapo huwezi kuvirudisha.",
  deletedSome: "Vilivyofutwa kabisa: {count}.",
};
