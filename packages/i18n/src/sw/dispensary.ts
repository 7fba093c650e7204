import type { dispensary as source } from "../en/dispensary.ts";
import type { Translation } from "../translation.ts";

export const dispensary: Translation<typeof source> = {
  title: "Zahanati",
  lead: "Zahanati huwahudumia wanafunzi wetu na iko wazi kwa watu wote. Kila mgonjwa hupokelewa.",
  open: {
    title: "Iko wazi kwa watu wote.",
    text: "Si lazima uwe wa seminari wala uwe Mkatoliki ili utibiwe hapa. Piga simu kabla ya kuja, nasi tutakueleza saa za huduma.",
  },
  care: "Huduma tunazotoa",
  consultation: { title: "Kumwona mhudumu wa afya", text: "Kwa wanafunzi, wafanyakazi na majirani." },
  laboratory: { title: "Maabara", text: "Vipimo vya kutambua ugonjwa kabla ya matibabu kuanza." },
  motherAndChild: { title: "Mama na mtoto", text: "Kwa wajawazito, akina mama na watoto wadogo." },
  pharmacy: { title: "Dawa", text: "Dawa, na jinsi ya kuitumia, kwa maelezo yanayoeleweka." },
  call: "Piga simu zahanati",
  telephone: "Simu",
  telephoneSample: "Simu (mfano)",
  connect: "Ofisi itakuunganisha.",
};
