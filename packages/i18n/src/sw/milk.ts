import type { milk as source } from "../en/milk.ts";
import type { Translation } from "../translation.ts";

export const milk: Translation<typeof source> = {
  title: "Maziwa",
  text: "Hukamuliwa kila asubuhi: kwanza kwa ajili ya seminari, kisha kwa majirani wanaokuja na vyombo vyao.",
};
