import type * as source from "../en/privacy.ts";
import type { Translation } from "../translation.ts";

export const privacy: Translation<typeof source.privacy> = {
  title: "Picha na faragha",
  lead: "Picha zetu zinaonyesha vijana. Hivi ndivyo tunavyolinda faragha yao.",
  which: {
    question: "Picha tunazoonyesha",
    answer:
      "Maisha ya seminari: masomo, michezo, sala na kazi. Kamwe hatuonyeshi kijana mgonjwa, aliye katika dhiki au aliye peke yake na mtu mzima.",
  },
  consent: {
    question: "Kwa idhini ya nani",
    answer:
      "Picha inayoonyesha mvulana wa chini ya miaka 18 anayetambulika tunaionyesha pale tu wazazi wake wanapokubali kwa maandishi. Pamoja na picha tunatunza jina la aliyethibitisha na tarehe. Kwenye kurasa za wanafunzi, kila picha huhesabiwa kuwa ya aina hiyo hadi mmoja wetu aikague. Isipokuwa: picha inayotumwa na programu nyingine ya kompyuta huonekana mara moja, na mmoja wetu huikagua baadaye.",
  },
  removal: {
    question: "Jinsi ya kuomba picha iondolewe",
    answer:
      "Tupigie simu au tuandikie, ukitaja ni picha ipi. Tutaiondoa; huhitaji kueleza sababu. Haitaonyeshwa tena, lakini bado tutakuwa nayo. Ukitaka ifutwe kabisa, tuambie.",
    here: "Unaweza pia kubonyeza “Omba picha hii iondolewe” kando ya picha iliyokuzwa, kwenye ukurasa wa habari, au mwishoni mwa ukurasa wenye picha. Huhitaji akaunti. Namba ya simu utakayoiacha hapo hufutwa siku 30 baada ya ombi lako kushughulikiwa. Kwenye nakala zetu za akiba kwa kawaida hufutwa ndani ya wiki nane zaidi.",
  },
  devices: {
    question: "Kinachobaki kwenye simu",
    answer:
      "Simu yako huhifadhi baadhi ya kurasa zetu ili uzisome bila mtandao. Picha za watu, habari na wahitimu huonyeshwa kutoka hapo kwa siku moja tu, isipokuwa tovuti yetu ikizithibitisha tena. Hufutwa mara simu inapopata taarifa kwamba zimeondolewa. Nakala ambazo watu wamezihifadhi au kuzisambaza hatuwezi kuzifuta.",
  },
  counts: {
    question: "Tunachohesabu",
    answer:
      "Ni mara ngapi kila ukurasa umesomwa kwa siku, kwa lugha gani, na kama msomaji anaokoa data; kando na hayo, ni kurasa ngapi kwa siku zimesomwa kwa Chrome, kwa Firefox au Safari, kwa Opera Mini na kwa vivinjari vingine. Hatutunzi chochote kuhusu msomaji: si jina, si anwani, wala kifaa chake. Hatuhesabu roboti wala wanaosimamia tovuti hii: vivinjari vyao vina kidakuzi chenye kazi hiyo tu.",
  },
  place: {
    server: "Nchi iliyo na seva yetu",
    backups: "Nchi iliyo na nakala zetu za akiba",
    registration: "Namba ya usajili kwenye Tume ya Ulinzi wa Taarifa Binafsi (PDPC)",
  },
  ask: "Omba picha iondolewe",
  accessibility: {
    title: "Kutumia tovuti hii",
    tried:
      "Tovuti hii hufanya kazi hata kwenye simu ndogo na za zamani. Ilijaribiwa mara ya mwisho tarehe {day}, kwa {browsers}. WebKitGTK hutumia injini ya Safari.",
    ask: "Ukishindwa kusoma au kutumia kitu chochote hapa, tupigie simu au tuandikie.",
  },
};
