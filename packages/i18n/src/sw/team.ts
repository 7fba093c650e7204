import type { team as source } from "../en/team.ts";
import type { Translation } from "../translation.ts";

export const team: Translation<typeof source> = {
  title: "Timu ya ubunifu",
  lead: "Walioziandika, kuzichora na kuzijenga kurasa hizi.",
  part: "Sehemu",
  name: "Jina",
  note: "Maelezo",
};
