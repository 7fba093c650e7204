import type { contact as source } from "../en/contact.ts";
import type { Translation } from "../translation.ts";

export const contact: Translation<typeof source> = {
  title: "Mawasiliano",
  lead: "Piga simu, andika au njoo: kila anayeuliza anakaribishwa.",
  empty: "Namba zetu za simu na anwani bado hazijaandikwa. Tafadhali rudi tena hivi karibuni.",
  call: { title: "Tupigie simu", office: "Ofisi", admission: "Kujiunga" },
  email: {
    title: "Tuandikie",
    admission: {
      title: "Kwa ajili ya kujiunga",
      text: "Fomu, masharti na mtihani wa kujiunga. Tafadhali tutajie parokia ya kijana na darasa alilomaliza.",
    },
    projects: {
      title: "Kwa ajili ya miradi",
      text: "Divai, maziwa na miche, na kila anayependa kutusaidia kujenga.",
    },
  },
  visit: { title: "Tutembelee", physical: "Mahali tulipo", postal: "Anwani ya posta" },
  social: { title: "Tufuate", tiktok: "TikTok", youtube: "YouTube", instagram: "Instagram" },
  privacy: {
    title: "Picha na faragha",
    lead: "Picha zetu zinaonyesha vijana, na vijana wana haki ya kuulizwa. Hivi ndivyo tunavyofanya.",
    which: {
      question: "Picha tunazoonyesha",
      answer:
        "Maisha ya seminari: masomo, michezo, sala na kazi. Kamwe hatuonyeshi kijana mgonjwa, mwenye huzuni au aliye peke yake na mtu mzima.",
    },
    consent: {
      question: "Kwa idhini ya nani",
      answer:
        "Kwenye kurasa wanapoonekana wanafunzi, kila picha inayoongezwa na mmoja wetu huhesabiwa kuwa inaonyesha mtoto, hadi mmoja wetu aseme kwamba hakuna anayetambulika; kwenye kurasa nyingine, tunaposema hivyo. Picha ya namna hiyo huchapishwa pale tu mmoja wetu anapothibitisha kwamba wazazi wamekubali kwa maandishi. Jina la aliyethibitisha, na tarehe, huhifadhiwa pamoja na picha. Picha inayotumwa na programu nyingine bila neno lolote kuhusu watoto huchapishwa mara moja, na hubaki kwenye orodha hadi mmoja wetu aseme.",
    },
    removal: {
      question: "Namna ya kuomba picha iondolewe",
      answer: "Tupigie simu au tuandikie, ukitaja ni picha ipi. Huondolewa mara moja, wala hatuulizi sababu.",
      here: "Kwenye ukurasa wa kila habari na kando ya kila picha iliyokuzwa kuna “Omba picha hii iondolewe”: miguso miwili, bila akaunti. Namba ya simu utakayoiacha hapo hufutwa siku 30 baada ya ombi lako kushughulikiwa.",
    },
    ask: "Omba picha iondolewe",
    subject: "Naomba picha iondolewe",
  },
};
