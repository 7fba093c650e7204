import type { title as source } from "../en/title.ts";
import type { Translation } from "../translation.ts";

export const title: Translation<typeof source> = {
  full: "Seminari Ndogo ya Mtakatifu Maria, Visiga",
  name: "Seminari Ndogo ya Mtakatifu Maria",
  shortName: "Seminari Ndogo ya Mt.\u00a0Maria",
  place: "Visiga",
};
