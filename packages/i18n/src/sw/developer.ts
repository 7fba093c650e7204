import type { developer as source } from "../en/developer.ts";
import type { Translation } from "../translation.ts";

export const developer: Translation<typeof source> = {
  title: "Mtengenezaji wa tovuti",
  heading: "Aliyeitengeneza tovuti hii",
  note: "Maswali kuhusu tovuti yanakaribishwa hapa; kwa maswali kuhusu shule, tafadhali wasiliana na seminari.",
  write: "Mwandikie mtengenezaji",
  call: "Mpigie simu mtengenezaji",
  school: "Wasiliana na seminari",
  empty: "Bado hakuna kilichoandikwa hapa.",
};
