import type { staff as source } from "../en/staff.ts";
import type { Translation } from "../translation.ts";

export const staff: Translation<typeof source> = {
  title: "Wafanyakazi",
  lead: "Mapadri, walimu na wafanyakazi huitunza seminari hii kwa pamoja, nao humjua kila kijana kwa jina lake.",
  caption: "Wanaoitumikia seminari hii",
  teaching: {
    title: "Wanaofundisha",
    text: "Mwalimu wa hapa huwa mezani pake kabla ya kengele ya kwanza na uwanjani baada ya kengele ya mwisho. Mkuu wa Taaluma huyasimamia masomo, na Mwalimu wa Nidhamu huusimamia mwenendo wa siku. Walimu walezi huwaangalia vijana wenyewe, na hujua ni nani hajaandika barua nyumbani.",
  },
  house: {
    title: "Wanaoitunza seminari",
    text: "Mhasibu, timu ya miradi shambani, wahudumu wa zahanati, madereva na wapishi: bila wao pasingekuwa na mshumaa altareni wala ugali mchana.",
  },
  chart: "Waone wote katika muundo wa uongozi",
};
