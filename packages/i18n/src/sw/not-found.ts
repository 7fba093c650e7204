import type { notFound as source } from "../en/not-found.ts";
import type { Translation } from "../translation.ts";

export const notFound: Translation<typeof source> = {
  title: "404 - Ukurasa Haukupatikana",
  message: "Huna ruhusa ya kuona ukurasa huu.",
  login: "Ingia",
  home: "Mwanzo",
  failure: {
    title: "Ukurasa huu haukufunguka",
    message: "Kuna hitilafu upande wetu au kwenye mtandao. Jaribu tena.",
  },
};
