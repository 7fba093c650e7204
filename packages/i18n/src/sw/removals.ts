import type { removals as source } from "../en/removals.ts";
import type { Translation } from "../translation.ts";

export const removals: Translation<typeof source> = {
  title: "Maombi ya kuondoa picha",
  lead: "Maombi ya wageni ya kuondoa picha. Namba za simu na maneno yao hufutwa siku {days} baada ya ombi kushughulikiwa; kwenye nakala za akiba kwa kawaida ndani ya wiki nane zaidi.",
  failed: "Imeshindikana kupakia maombi.",
  more: "Maombi zaidi",
  openOne: "Ombi {count} linasubiri",
  openMany: "Maombi {count} yanasubiri",
  asked: "lilitumwa {day}, {time}",
  call: "Piga simu {telephone}",
  notShown: "Haipo tena kwenye tovuti",
  hide: "Ondoa",
  hideOne: "Ondoa “{name}”",
  hidden: "“{name}” imeondolewa. Wageni hawaioni tena.",
  reopened: "Ombi kuhusu “{name}” liko wazi tena.",
  dismiss: "Funga ombi, picha ibaki",
  dismissOne: "Funga ombi, picha ibaki: “{name}”",
  close: "Funga ombi",
  closeOne: "Funga ombi kuhusu “{name}”",
  dismissed: "Ombi kuhusu “{name}” limefungwa.",
};
