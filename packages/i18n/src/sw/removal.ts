import type { removal as source } from "../en/removal.ts";
import type { Translation } from "../translation.ts";

export const removal: Translation<typeof source> = {
  link: "Omba picha hii iondolewe",
  linkOne: "Omba “{name}” iondolewe",
  choose: "Ni picha ipi iondolewe? Iguse.",
  none: "Kwa sasa hakuna picha yetu kwenye ukurasa huu.",
  allPictures: "Picha zote za tovuti",
  title: "Omba picha iondolewe",
  lead: "Mguso mmoja unatosha. Huhitaji akaunti, wala huhitaji kueleza sababu.",
  telephone: "Namba ya simu",
  telephoneHint: "Ukipenda tukupigie. Hufutwa siku {days} baada ya ombi lako kushughulikiwa.",
  words: "Unachotaka tujue",
  optional: "(si lazima)",
  send: "Omba iondolewe",
  failed: "Ombi lako halikutumwa.",
  gone: "Picha hii haipo tena kwenye tovuti, kwa hiyo hakuna cha kuondoa.",
  sentTitle: "Asante, tumepokea ombi lako",
  sent: "Wanaosimamia tovuti wataliona watakapoingia tena, na wataiondoa picha. Ikiwa haliwezi kusubiri, tupigie simu.",
  toContact: "Simu na anwani",
};
