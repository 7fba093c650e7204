import type { frame as source } from "../en/frame.ts";
import type { Translation } from "../translation.ts";

export const frame: Translation<typeof source> = {
  crest: "Nembo ya Seminari Ndogo ya Mtakatifu Maria, Visiga",
  onThisPage: "Katika ukurasa huu",
  formation: "Malezi na kujiunga",
  joining: "Ada na kujiunga",
  contactAdmission: "Mawasiliano ya kujiunga",
  lastChanged: "Imebadilishwa mara ya mwisho tarehe {day}.",
  samplePicture: "Picha ya mfano",
  print: "Chapisha ukurasa huu",
};
