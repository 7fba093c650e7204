import type { description as source } from "../en/description.ts";
import type { Translation } from "../translation.ts";

export const description: Translation<typeof source> =
  "Seminari ilifunguliwa tarehe 9\u00a0Mei 1990. Hufundisha na kulea wavulana wenye nia ya kuwa mapadri, kuanzia Kidato cha Kwanza hadi cha Sita: katika sala, masomo, nidhamu na kazi za mikono.";
