import type { setPassword as source } from "../en/set-password.ts";
import type { Translation } from "../translation.ts";

export const setPassword: Translation<typeof source> = {
  title: "Weka nywila yako",
  greeting: "Karibu, {name}. Kiungo hiki hutumika mara moja tu, hadi tarehe {day}.",
  lead: "Kiungo hiki hutumika mara moja tu. Chagua nywila utakayoikumbuka.",
  checking: "Inahakiki kiungo...",
  newPassword: "Nywila mpya",
  again: "Rudia nywila mpya",
  show: "Onyesha nywila",
  hide: "Ficha nywila",
  advice:
    "Angalau herufi 8; 15 au zaidi ni bora. Maneno manne ambayo ni wewe tu ungeyaweka pamoja ni rahisi kuyakumbuka.",
  different: "Nywila hizi mbili hazifanani.",
  submit: "Hifadhi na uingie",
  busy: "Inahifadhi...",
  done: "Nywila yako imewekwa.",
  failed: "Imeshindikana kuhifadhi nywila. Tafadhali jaribu tena.",
  linkInvalid: "Kiungo hiki kimeshatumika au muda wake umekwisha. Mwombe msimamizi kiungo kipya.",
  toLogin: "Fungua ukurasa wa kuingia",
};
