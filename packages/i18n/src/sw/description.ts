import type { description as source } from "../en/description.ts";
import type { Translation } from "../translation.ts";

export const description: Translation<typeof source> =
  "Nyumba hii ilifunguliwa tarehe 9\u00a0Mei 1990. Inawafundisha na kuwalea wavulana wanaonuia kuwa mapadri, kuanzia Kidato cha Kwanza hadi cha Sita: katika sala na masomo, katika nidhamu na kazi ya mikono yao.";
