import { formation as source } from "../en/formation.ts";
import type { Translation } from "../translation.ts";

export const formation: Translation<typeof source> = {
  title: "Malezi na kujiunga",
  notice: "Ukurasa huu umeandikwa kwa Kiingereza. Masharti ya kujiunga kwa Kiswahili yako katika kurasa hizi:",
  olevel: "Kujiunga na O-level",
  alevel: "Kujiunga na A-level",
  body: source.body,
};
