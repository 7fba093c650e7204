import type { login as source } from "../en/login.ts";
import type { Translation } from "../translation.ts";

export const login: Translation<typeof source> = {
  title: "Ingia kwenye Tovuti ya Visiga",
  email: "Barua pepe",
  password: "Nywila",
  submit: "Ingia",
  busy: "Unaingia...",
  failed: "Imeshindikana kuingia. Tafadhali jaribu tena.",
  forgotten:
    "Umesahau nywila? Mwombe msimamizi kiungo kipya. Kama wewe ndiye msimamizi pekee, mwombe anayesimamia seva.",
  sessionEnded: "Muda wa kikao chako umekwisha. Ingia tena ili uendelee ulipoachia.",
  darkMode: "Mwonekano wa giza",
  lightMode: "Mwonekano wa mwanga",
  backToWebsite: "Rudi kwenye tovuti",
};
