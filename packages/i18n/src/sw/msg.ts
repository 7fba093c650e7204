import type { msg as source } from "../en/msg.ts";
import type { Translation } from "../translation.ts";

export const msg: Translation<typeof source> = {
  title: "Ujumbe wa Gombera",
  greeting: "Wazazi wapendwa, vijana wapendwa, nanyi marafiki wote wa seminari: karibuni Visiga.",
  caption: "Bustani ya seminari yetu",
  role: "Gombera",
  empty: "Ujumbe wa Gombera utawekwa hapa mara tu utakapoandikwa.",
};
