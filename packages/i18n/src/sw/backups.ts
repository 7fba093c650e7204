import type * as source from "../en/backups.ts";
import type { Translation } from "../translation.ts";

export const backups: Translation<typeof source.backups> = {
  lead: "Tovuti hutengeneza nakala ya akiba kila usiku, na pia saa moja baada ya badiliko la mwisho: taarifa na picha zote katika faili moja. Nakala moja hutunzwa kwa kila siku katika siku 14 zilizopita, na moja kwa kila wiki katika wiki 8 zilizopita.",
  made: "Nakala ya mwisho: {day}, {time} ({size})",
  noneMade: "Bado hakuna nakala ya akiba. Nakala ya kwanza hutengenezwa dakika chache baada ya seva kuwashwa.",
  verified:
    "Ilijaribiwa mara ya mwisho: {day}, {time}. Nakala ilirejeshwa mahali pa muda na kukaguliwa kama imekamilika.",
  copiedToFolder: {
    last: "Nakala ya mwisho katika folda ya pili: {day}, {time}",
    none: "Bado hakuna nakala ya akiba katika folda ya pili.",
  },
  copiedToBucket: {
    last: "Nakala ya mwisho katika hifadhi ya pili ya mtandaoni: {day}, {time}",
    none: "Bado hakuna nakala ya akiba katika hifadhi ya pili ya mtandaoni.",
  },
  noneVerified: "Hapa bado hakuna nakala iliyojaribiwa.",
  problems: {
    madeRoom:
      "Nakala ya akiba haikuweza kutengenezwa tarehe {day}, saa {time}, kwa sababu diski ya seva inakaribia kujaa. Mwombe anayesimamia seva aongeze nafasi.",
    madeFailed:
      "Kutengeneza nakala ya akiba kulishindikana tarehe {day}, saa {time}. Mwombe anayesimamia seva aangalie kumbukumbu za seva.",
    verifiedFailed:
      "Nakala moja haikufaulu jaribio tarehe {day}, saa {time}. Mwombe anayesimamia seva aangalie kumbukumbu za seva.",
    copiedToFolderMissing:
      "Folda ya pili ya nakala za akiba haikuonekana tarehe {day}, saa {time}. Kama iko kwenye kifaa cha USB, kichomeke kwenye seva.",
    copiedToFolderRoom:
      "Folda ya pili haikuwa na nafasi ya nakala ya akiba tarehe {day}, saa {time}. Mwombe anayesimamia seva aongeze nafasi.",
    copiedToFolderFailed:
      "Nakala ya akiba haikuweza kunakiliwa kwenye folda ya pili tarehe {day}, saa {time}. Mwombe anayesimamia seva aangalie kumbukumbu za seva.",
    copiedToBucketFailed:
      "Nakala ya akiba haikuweza kunakiliwa kwenye hifadhi ya pili ya mtandaoni tarehe {day}, saa {time}. Mwombe anayesimamia seva aangalie kumbukumbu za seva.",
  },
  all: { title: "Nakala zote zilizopo hapa: {count}", backup: "{day}, {time} ({size})" },
  now: {
    make: "Tengeneza nakala ya akiba sasa",
    steps: {
      tables: "Nakala ya akiba inatengenezwa: taarifa zinahifadhiwa.",
      pictures: "Nakala ya akiba inatengenezwa: picha zinahifadhiwa.",
    },
    progress: { tables: "Majedwali: {done} kati ya {of}", pictures: "Picha: {done} kati ya {of}" },
    made: "Nakala ya tarehe {day}, saa {time} imekamilika ({size}).",
    interrupted: "Nakala iliyoanza tarehe {day}, saa {time} haikukamilika, kwa sababu seva ilizimika. Itengeneze tena.",
  },
  download: "Pakua nakala ya mwisho",
  care: "Tunza nakala katika jengo jingine. Mwenye faili hili anaweza kusoma kila jina na namba ya simu iliyomo.",
  encrypted:
    "Nakala hii hufunguka tu kwa maneno ya siri ambayo seva ilikuwa nayo ilipoitengeneza. Yatunze kwenye karatasi, mahali pengine: bila hayo hakuna anayeweza kuifungua.",
  encryption: {
    download: "Pakua ikiwa imefungwa kwa maneno ya siri",
    passphrase: "Maneno ya siri",
    advice: "Tumia angalau herufi 12. Maneno manne au matano yasiyohusiana ndiyo bora.",
    submit: "Pakua",
    busy: "Inaandaa...",
  },
  paper: {
    title: "Nakala ya akiba ya kutunza mahali pengine",
    lead: "Faili litafunguka kwa maneno haya ya siri tu. Unaweza kuweka ya kwako badala yake. Chapisha karatasi hii, au andika maneno haya, na uyatunze mbali na faili. Yakipotea, hakuna anayeweza kufungua nakala. Kisha pakua faili.",
    sheet: "Nakala ya akiba ya tovuti",
    made: "Ilitengenezwa tarehe {day}, saa {time}",
    file: "Faili: {name}",
    restoring: "Kwenye seva mpya: fungua ukurasa /restore, chagua faili, kisha weka maneno ya siri.",
    kept: "Faili limetunzwa hapa:",
    server: "Anayesimamia seva, na namba yake ya simu:",
    print: "Chapisha karatasi hii",
  },
  restore: "Rejesha nakala ya akiba",
  release: {
    installed: "Tovuti hii inatumia toleo {version}.",
    newer: "Toleo {version} limetoka. Mpe anayesimamia seva anwani hii:",
  },
  failed: "Imeshindikana kupakia taarifa za nakala za akiba.",
};

export const restore: Translation<typeof source.restore> = {
  lead: "Nakala ya akiba huchukua nafasi ya tovuti nzima: taarifa, picha na akaunti.",
  saved: "Tovuti ilivyo sasa huhifadhiwa kwanza.",
  unsaved: "Tovuti ilivyo sasa haisomeki, kwa hiyo haiwezi kuhifadhiwa. Hifadhidata yake inabaki kwenye seva.",
  back: "Chagua nakala nyingine",
  down: "Tovuti haifanyi kazi. Nakala ya akiba inaweza kuchukua nafasi yake.",
  code: {
    label: "Msimbo",
    hint: "Seva iliuonyesha ilipowashwa mara ya kwanza. Anayesimamia seva anao.",
    downHint: "Seva iliuonyesha tovuti iliposimama. Anayesimamia seva anao.",
    submit: "Endelea",
    note: "Msimbo hutumika hadi msimamizi aingie. Baada ya hapo, wasimamizi hufungua ukurasa huu kwenye dashibodi, chini ya Mengineyo.",
    downNote: "Msimbo hutumika kwa siku moja. Anayewasha seva upya hupata mwingine.",
    login: "Fungua ukurasa wa kuingia",
  },
  upload: {
    title: "Faili kutoka kwenye kifaa hiki",
    choose: "Chagua faili",
    again: "Chagua tena faili {name} ili kuendelea kupakia.",
    arrived: "{received} kati ya {size} zimefika.",
    minutes: "Dakika zilizobaki: takriban {minutes}",
    waiting: "Hakuna mtandao. Upakiaji utaendelea mtandao ukirudi.",
    remove: "Futa faili",
    check: "Kagua faili hili",
    needsScript:
      "Ili kutuma faili, washa JavaScript kwenye kivinjari chako. Bila hiyo unaweza kurejesha nakala ambazo seva inazipata.",
  },
  stored: {
    title: "Nakala ambazo seva inazipata",
    none: "Seva haijapata nakala yoyote.",
    check: "Kagua",
    restorePoint: "Kabla ya urejeshaji uliopita",
  },
  passphrase: {
    label: "Maneno ya siri ya nakala",
    lead: "Nakala hii imefungwa kwa maneno ya siri.",
  },
  checking: "Nakala inakaguliwa. Inaweza kuchukua dakika kadhaa.",
  runsOn: "Tovuti inaendelea kufanya kazi.",
  preview: {
    title: "Kilichomo",
    made: "Ilitengenezwa",
    moment: "{day}, {time}",
    version: "Toleo",
    records: "Taarifa",
    photos: "Picha",
    size: "Ukubwa",
    accounts: "Akaunti",
    administrator: "msimamizi",
    inactive: "imesimamishwa",
    otherSite:
      "Nakala hii ilitengenezwa kwenye seva nyingine. Hilo ni kawaida kwenye mashine mpya. Wageni wataona kila kitu kilichomo, hata vitu vilivyoondolewa baada ya {day}.",
    unreadable:
      "Tovuti ilivyo sasa haisomeki, kwa hiyo haiwezi kulinganishwa na nakala hii. Wageni wataona kila kitu kilichomo, hata vitu vilivyoondolewa baada ya {day}.",
    shown: "Kwa sasa hizi zimefichwa. Zitabaki zimefichwa hadi mtu azirudishe kwenye dashibodi:",
    count: "Picha na habari watakazoona wageni: {count}",
    more: "Nyingine: {count}",
    requests: "Maombi ya kuondoa picha yatakayokuwa wazi: {count}",
    accountsAgain: "Zikague akaunti hizi baadaye (kwa Kiingereza):",
    nothing:
      "Vilivyofichwa au kuondolewa baada ya nakala hii kutengenezwa havitarudi. Maandishi yatarudi kuwa kama yalivyokuwa siku hiyo.",
  },
  confirm: {
    submit: "Badilisha tovuti",
    title: "Ubadilishe tovuti?",
    question: "Nakala ya tarehe {day}, saa {time} itachukua nafasi ya tovuti.",
    explanation:
      "Tovuti haitapatikana kwa dakika chache. Baada ya hapo kila mtu ataingia upya, kwa nywila ya siku hiyo.",
  },
  running: "Urejeshaji utaendelea hata ukifunga ukurasa huu.",
  visitors: "Kwa sasa tovuti haipatikani. Tafadhali jaribu tena baada ya dakika chache.",
  visitorsDown:
    "Tovuti imesimama. Seva inajaribu kuiwasha tena. Anayesimamia seva ataona sababu kwenye kumbukumbu za seva. Tafadhali jaribu tena baada ya dakika chache.",
  steps: {
    check: "Kukagua nakala tena",
    restorePoint: "Kuhifadhi tovuti ilivyo sasa",
    tables: "Kurejesha taarifa",
    pictures: "Kurejesha picha",
    start: "Kuwasha tovuti",
    pages: "Kufungua kurasa kumi",
  },
  step: "{done} kati ya {of}",
  done: {
    title: "Nakala ya tarehe {day}, saa {time} imerejeshwa.",
    pages: "Kurasa zinazofunguka: {opens} kati ya {all}",
    broken: "Kurasa zisizofunguka: {paths}",
    login: "Ingia",
    note: "Ingia kwa akaunti iliyomo kwenye nakala.",
    back: "Tengua urejeshaji huu",
    backQuestion: "Utengue urejeshaji huu, na urudishe tovuti ilivyokuwa kabla yake?",
    backExplanation: "Kwanza seva itakuonyesha kitakachobadilika. Hakuna kinachobadilika hadi uthibitishe hapo.",
    backNote:
      "Tovuti ilivyokuwa kabla ya urejeshaji imehifadhiwa. Unaweza kuirudisha hadi {day}: hapa, na ukishaingia, chini ya Mengineyo, “Rejesha nakala ya akiba”.",
    report: "Ripoti kwa anayesimamia seva (kwa Kiingereza)",
  },
  failures: {
    foreign: "Faili hili si nakala ya akiba, au programu nyingine imelifunga. Chagua faili ambalo tovuti ilitengeneza.",
    damaged: "Nakala hii imeharibika au haijakamilika. Tumia nyingine, au nakili faili upya.",
    newer: "Nakala hii ilitengenezwa na toleo jipya zaidi la programu. Sakinisha toleo hilo kwanza.",
    passphrase: "Maneno haya ya siri hayafungui nakala.",
    room: "Diski ya seva haina nafasi ya kutosha kwa nakala hii.",
    interrupted: "Seva ilizimika wakati wa urejeshaji.",
    failed: "Imeshindikana kurejesha nakala.",
  },
  unchanged: "Hakuna kilichobadilishwa.",
  detail: "Kwa anayesimamia seva: {detail}",
};
