import type { marian as source } from "../en/marian.ts";
import type { Translation } from "../translation.ts";

export const marian: Translation<typeof source> = {
  alt: "Mama wa Mungu akiwa na Mwanae, katika kioo cha rangi",
  window: "Bikira Maria na Mtoto Yesu, kioo cha rangi",
  litany: {
    about: "Mama wa Kanisa, utuombee.",
    msg: "Mama wa shauri jema, utuombee.",
    staff: "Nyumba ya dhahabu, utuombee.",
    history: "Malkia wa Watakatifu wote, utuombee.",
    services: "Msaada wa Wakristo, utuombee.",
    pillars: "Kioo cha haki, utuombee.",
    olevel: "Kikao cha hekima, utuombee.",
    alevel: "Bikira mwaminifu, utuombee.",
    spiritual: "Waridi lenye fumbo, utuombee.",
    games: "Sababu ya furaha yetu, utuombee.",
    dispensary: "Afya ya wagonjwa, utuombee.",
    environmental: "Nyota ya asubuhi, utuombee.",
    agriculture: "Mama mpendelevu, utuombee.",
    admission: "Mlango wa mbingu, utuombee.",
    admissionAlevel: "Malkia wa Mitume, utuombee.",
    formation: "Mama wa neema ya Mungu, utuombee.",
    calendar: "Malkia wa amani, utuombee.",
    entrance: "Mama wa matumaini, utuombee.",
    documents: "Sanduku la Agano, utuombee.",
    joining: "Bikira mwenye utaratibu, utuombee.",
    privacy: "Mama usiye na doa, utuombee.",
    contact: "Mama wa huruma, utuombee.",
  },
};
