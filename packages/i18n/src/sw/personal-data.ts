import type * as source from "../en/personal-data.ts";
import type { Translation } from "../translation.ts";

export const personalData: Translation<typeof source.personalData> = {
  lead: "Taarifa binafsi ambazo tovuti inatunza: zipi, kwa nini, wapi, kwa muda gani, na nani anaziona.",
  columns: { what: "Zipi", why: "Kwa nini", where: "Wapi", kept: "Kwa muda gani", seenBy: "Nani anaziona" },
  places: {
    database: "Seva",
    storage: "Seva; picha: au hifadhi yake ya mtandaoni",
    backups: "Seva au hifadhi yake ya mtandaoni; mahali penye nakala nyingine",
    log: "Seva",
    browser: "Vifaa vyao",
  },
  rows: {
    entries: {
      title: "Picha, habari, wahitimu, wafanyakazi",
      what: "Picha, majina, maandishi; kama kuna watoto wanaotambulika; nani alithibitisha idhini, na lini",
      why: "Kuonyesha maisha ya seminari",
      kept: "Hadi zifutwe, na siku {bin} kwenye pipa",
      seenBy: "Wageni; zilizofichwa: watumiaji wote",
    },
    facts: {
      title: "Taarifa za shule, maandishi, nyaraka",
      what: "Majina na namba, kama za Gombera, wanafunzi wa zamani, wapokeaji wa malipo",
      why: "Kuwapa wazazi na wageni taarifa",
      kept: "Hadi ziondolewe; matoleo ya awali daima",
      seenBy: "Wageni; namba za malipo zinazosubiri: watumiaji wote; mipango na matoleo ya awali: wasimamizi",
    },
    results: {
      title: "Matokeo ya mtihani wa kujiunga",
      what: "Namba za fomu na matokeo yake, bila majina",
      why: "Kueleza nani amechaguliwa",
      kept: "Hadi siku inayofuata siku ya mwisho",
      seenBy: "Kila mtu, kuanzia saa hiyo; kabla ya hapo, wasimamizi",
    },
    removals: {
      title: "Maombi ya kuondoa picha",
      what: "Picha, pamoja na namba ya simu na ujumbe, kama mwombaji ameviandika",
      why: "Kujibu ombi",
      kept: "Likiwa wazi, na siku {removal} baada ya kushughulikiwa",
      seenBy: "Watumiaji wote",
    },
    accounts: {
      title: "Akaunti",
      what: "Jina (pia pamoja na alichobadilisha), barua pepe, namba ya simu na jukumu la kila mtumiaji; nywila haihifadhiwi ilivyo, bali alama yake tu",
      why: "Kuingia, na kujua nani alifanya nini",
      kept: "Daima: akaunti iliyofutwa inaweza kurejeshwa",
      seenBy: "Wasimamizi; majina: watumiaji wote",
    },
    logins: {
      title: "Kuingia kwenye dashibodi",
      what: "Vikao pamoja na kivinjari na mfumo; funguo za siri; viungo na anwani za mtandao kwa alama tu",
      why: "Kubaki umeingia, na kuzuia kubahatisha",
      kept: "Vikao siku {session}, anwani siku 180, viungo siku {link}, vyote hadi mtumiaji aingie tena au kiungo kingine kitengenezwe baada ya hapo; funguo za siri hadi ziondolewe; kushindwa kuingia saa tatu",
      seenBy: "Kila mtumiaji zake; vikao: wasimamizi pia",
    },
    security: {
      title: "Kumbukumbu za usalama",
      what: "Kuingia, kukataliwa, haki zilizobadilishwa, kupakua, namba za malipo: jina, anwani ya mtandao, kivinjari na mfumo",
      why: "Kugundua na kueleza matumizi mabaya",
      kept: "Siku {securityLog}, mistari isiyozidi 10,000 ya kila aina; upakuaji wa mwisho wa nakala ya akiba daima",
      seenBy: "Wasimamizi",
    },
    activity: {
      title: "Shughuli",
      what: "Nani alibadilisha nini, na lini, pamoja na yaliyokuwepo awali",
      why: "Kurekebisha makosa",
      kept: "Majina na taarifa za picha na akaunti siku {activity}; mengine daima",
      seenBy: "Wasimamizi; pipa la picha: watumiaji wote",
    },
    backups: {
      title: "Nakala za akiba",
      what: "Yote yaliyotajwa juu, lakini ya kuingia ni funguo za siri tu",
      why: "Kutopoteza chochote",
      kept: "Siku 14 na wiki 8, zaidi kama seva ilizimwa; hali ya kabla ya kurejesha hadi marejesho mengine mawili; nakala nyingine hadi zifutwe",
      seenBy: "Wasimamizi, na yeyote mwenye faili, isipokuwa limefungwa kwa maneno ya siri",
    },
    log: {
      title: "Kumbukumbu za seva",
      what: "Hitilafu, zile za proksi zikiwa na anwani ya mtandao ya mgeni na ombi lake; anwani nyingine za wageni pale tu mtu anapoamua zitunzwe",
      why: "Kutafuta makosa",
      kept: "Kwa muda ambao kompyuta ya seva huzitunza",
      seenBy: "Anayesimamia seva",
    },
    browsers: {
      title: "Vivinjari vya wageni na watumiaji",
      what: "Lugha, mwonekano, kurasa zilizosomwa; kwa watumiaji pia kuingia, rasimu, picha ambazo bado hazijatumwa",
      why: "Kusoma na kufanya kazi penye mtandao hafifu",
      kept: "Hadi kivinjari kizifute; picha za watu siku moja; kuingia na rasimu hadi mtumiaji aondoke; alama ya kuingia siku 180",
      seenBy: "Mwenye kifaa",
    },
  },
  counts: "Hesabu za kurasa zilizosomwa, zisizotaja mtu yeyote, hutunzwa miezi {months}.",
  asking: {
    title: "Jinsi ya kuomba",
    text: "Anayetaka kuona, kurekebisha au kufuta taarifa zake huipigia simu au huiandikia shule; kwa picha kuna fomu kwenye tovuti. Akaunti iliyofutwa hubaki na taarifa zake: kwanza badilisha jina, barua pepe na namba ya simu.",
  },
  law: {
    title: "Sheria inataka nini",
    points: [
      "Sheria ya Ulinzi wa Taarifa Binafsi ya mwaka 2022 na Kanuni zake za mwaka 2023: anayekusanya taarifa binafsi hujisajili kwenye Tume ya Ulinzi wa Taarifa Binafsi (PDPC), kwa miaka mitano kila mara.",
      "Taarifa binafsi hukusanywa kwa sababu iliyotajwa, hutumika kwa sababu hiyo tu, na hutunzwa kwa muda unaohitajika tu.",
      "Mtu anaweza kuuliza taarifa zake zipi zinatunzwa, na kwa nini, na kuomba zirekebishwe au zifutwe. Anaweza kuondoa idhini yake.",
      "Shule humteua afisa wa ulinzi wa taarifa binafsi, ambaye huipa Tume ripoti kila baada ya miezi mitatu.",
      "Kupeleka taarifa binafsi nje ya Tanzania huenda kukahitaji kibali cha Tume.",
    ],
    advice: "Huu si ushauri wa kisheria. Iulize Tume.",
  },
  abroad: "Taarifa binafsi ziko katika nchi nyingine: {country}. Huenda kibali cha Tume kinahitajika.",
  registerFile: "Orodha hii (PDF)",
  consentFile: "Fomu ya idhini ya wazazi (PDF)",
  otherConsentFile: "Fomu kwa Kiingereza (PDF)",
};

export const consentForm: Translation<typeof source.consentForm> = {
  title: "Idhini ya picha kwenye tovuti",
  sections: [
    {
      title: "Tunachoomba",
      text: "Tungependa kuonyesha kwenye tovuti ya seminari picha ambazo mwanao anatambulika. Tunaruhusiwa kufanya hivyo pale tu unapokubali.",
    },
    {
      title: "Kwa nini",
      text: "Kuwaonyesha wazazi, parokia na marafiki maisha ya seminari: masomo, michezo, sala na kazi.",
    },
    {
      title: "Nani anaziona, na kwa muda gani",
      text: "Kila mtu mwenye intaneti anaweza kuziona. Tunazionyesha hadi tuziondoe au uondoe idhini yako. Kile ambacho watu wengine wamekihifadhi au kukisambaza hatuwezi kukifuta.",
    },
    {
      title: "Unaweza kuondoa idhini yako",
      text: "Wakati wowote, bila kueleza sababu: tupigie simu au tuandikie, au tumia fomu iliyo kwenye {address}. Hapo tutaziondoa picha hizo. Ukitaka zifutwe kabisa, tuambie; kwenye nakala za akiba za seva yetu kwa kawaida hufutwa ndani ya wiki nane zaidi.",
    },
  ],
  answer: "Jibu lako",
  choices: ["Ninakubali", "Sikubali"],
  lines: ["Jina la mwanafunzi", "Kidato", "Jina la mzazi au mlezi", "Namba ya simu", "Sahihi", "Tarehe"],
  office: "Ofisi: {phone}.",
  registered: "Namba ya usajili kwenye Tume ya Ulinzi wa Taarifa Binafsi (PDPC): {number}.",
};
