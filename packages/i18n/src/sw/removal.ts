import type { removal as source } from "../en/removal.ts";
import type { Translation } from "../translation.ts";

export const removal: Translation<typeof source> = {
  link: "Omba picha hii iondolewe",
  linkOne: "Omba “{name}” iondolewe",
  choose: "Chagua picha unayotaka iondolewe.",
  none: "Kwa sasa hakuna picha kwenye ukurasa huu.",
  allPictures: "Picha zote za tovuti",
  title: "Omba picha iondolewe",
  lead: "Bonyeza “Omba iondolewe”. Huhitaji akaunti, wala huhitaji kueleza sababu.",
  telephone: "Namba ya simu",
  telephoneHint:
    "Ukipenda tukupigie. Hufutwa siku {days} baada ya ombi lako kushughulikiwa. Kwenye nakala zetu za akiba kwa kawaida hufutwa ndani ya wiki nane zaidi.",
  words: "Jambo jingine unalotaka tujue",
  optional: "(si lazima)",
  send: "Omba iondolewe",
  failed: "Ombi lako halikutumwa.",
  busy: "Yanatumwa maombi mengi sana. Ili mashine isiyatume, jibu swali lililo hapa chini, subiri sekunde {seconds}, kisha utume tena. Au tupigie simu.",
  sum: "{a} jumlisha {b} ni ngapi?",
  elsewhere: "Limetoka kwenye tovuti nyingine. Litume kutoka kwenye ukurasa huu.",
  call: "Ikiwa ni jambo la haraka, tupigie simu:",
  callSample: "Ikiwa ni jambo la haraka, tupigie simu (namba ya mfano):",
  gone: "Picha hiyo haipo kwenye tovuti, kwa hiyo hakuna cha kuondoa.",
  sentTitle: "Asante, tumepokea ombi lako",
  sent: "Wanaosimamia tovuti wataliona ombi lako watakapoingia tena. Ikiwa ni jambo la haraka, tupigie simu.",
  toContact: "Simu na anwani",
};
