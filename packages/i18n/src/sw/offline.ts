import type { offline as source } from "../en/offline.ts";
import type { Translation } from "../translation.ts";

export const offline: Translation<typeof source> = {
  kept: "Unasoma nakala iliyohifadhiwa tarehe {when}.",
  title: "Hakuna mtandao",
  message:
    "Ukurasa huu haukuhifadhiwa kwenye kifaa hiki, kwa hiyo unahitaji mtandao. Kurasa zilizohifadhiwa hufunguka bila mtandao. Tafadhali jaribu tena baadaye.",
  listTitle: "Zilizohifadhiwa kwenye kifaa hiki",
  none: "Bado hakuna kilichohifadhiwa.",
};
