import type * as source from "../en/school.ts";
import type { Translation } from "../translation.ts";

export const title: Translation<typeof source.title> = {
  full: "Seminari Ndogo ya Mtakatifu Maria, Visiga",
  name: "Seminari Ndogo ya Mtakatifu Maria",
  shortName: "Seminari Ndogo ya Mt.\u00a0Maria",
  place: "Visiga",
};

export const subtitle: Translation<typeof source.subtitle> =
  "Shule ya Kikatoliki ya wavulana ya Jimbo Kuu la Dar es Salaam";

export const description: Translation<typeof source.description> =
  "Seminari ilifunguliwa tarehe 9\u00a0Mei 1990. Hufundisha na kulea wavulana wenye nia ya kuwa mapadri, kuanzia Kidato cha Kwanza hadi cha Sita: katika sala, masomo, nidhamu na kazi za mikono.";

export const motto: Translation<typeof source.motto> = {
  label: "Kaulimbiu yetu",
  sentence: "Sala, Nidhamu, Elimu, Kazi",
  words: {
    prayer: "Sala",
    discipline: "Nidhamu",
    education: "Elimu",
    work: "Kazi",
  },
};
