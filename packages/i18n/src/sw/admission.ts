import type * as source from "../en/admission.ts";
import { formation as englishFormation } from "../en/admission.ts";
import type { Translation } from "../translation.ts";

export const admission: Translation<typeof source.admission> = {
  title: "Kujiunga na O-level",
  lead: "O-level huchukua miaka minne, kuanzia Kidato cha Kwanza hadi cha Nne. Tunawakaribisha wavulana waliomaliza elimu ya msingi na wenye nia ya kuwa mapadri.",
  form: { title: "Fomu ya maombi", price: "Tsh {price}", note: "bei ya fomu" },
  dueDate: {
    title: "Tarehe ya mwisho",
    note: "hupangwa na seminari",
    sample: "tarehe ya mfano: iulize seminari tarehe halisi",
    over: "Tarehe ya mwisho ilikuwa {day}. Tafadhali iulize seminari tarehe nyingine.",
  },
  dayOver: "Mara ya mwisho ilikuwa {day}. Tafadhali iulize seminari tarehe inayofuata.",
  examinations: "Mtihani wa kujiunga",
  conditions: "Anayeweza kuomba",
  condition1: {
    title: "Mvulana Mkatoliki anayeishi imani yake",
    note: "Huiishi nyumbani na parokiani kwake.",
  },
  condition2: { title: "Aliyemaliza elimu ya msingi", note: "Darasa la Saba." },
  condition3: { title: "Aliyefaulu mitihani ya kujiunga", note: "Dini, mtihani wa mdomo na wa kuandika." },
  condition4: { title: "Mwenye nia ya kuwa padri", note: "Anasema hivyo mwenyewe, kwa hiari yake." },
  locations: { title: "Fomu inapatikana wapi", note: "Tafadhali ulizia fomu ya O-level." },
  fillers: {
    title: "Wanaojaza fomu",
    parents: "Wazazi wa mwombaji",
    communityLeaders: "Viongozi wa jumuiya",
    parishPriest: "Paroko",
  },
  submit: "Wasilisha fomu iliyojazwa kufikia tarehe ya mwisho.",
  submitBy: "Wasilisha fomu iliyojazwa kufikia tarehe {day}.",
  call: "Piga simu kuhusu kujiunga",
  write: "Andika kuhusu kujiunga",
  other: "Kujiunga na A-level",
  subjects: "Masomo ya O-level",
  formation: "Malezi na kujiunga, ukurasa mmoja (kwa Kiingereza)",
};

export const admissionAlevel: Translation<typeof source.admissionAlevel> = {
  title: "Kujiunga na A-level",
  lead: "A-level huchukua miaka miwili, Kidato cha Tano na cha Sita. Tunawakaribisha vijana waliomaliza Kidato cha Nne vizuri na wenye nia ya kuwa mapadri.",
  condition1: {
    title: "Kijana wa kiume Mkatoliki anayeishi imani yake",
    note: "Huiishi nyumbani na parokiani kwake.",
  },
  condition2: { title: "Aliyemaliza Kidato cha Nne", note: "Kwa Daraja la Kwanza au la Pili." },
  condition3: { title: "Mwenye nia ya kuwa padri", note: "Anasema hivyo mwenyewe, kwa hiari yake." },
  condition4: { title: "Anayechagua tahasusi moja", note: "EGM, HGE, PCM, PCB au HGL." },
  combinations: "Chagua tahasusi moja",
  formTitle: "Fomu ya maombi",
  formNote:
    "Fomu hujazwa na wazazi wa mwombaji, viongozi wa jumuiya na Paroko, na kurudishwa kufikia tarehe ya mwisho.",
  locations: { title: "Fomu inapatikana wapi", note: "Tafadhali ulizia fomu ya A-level." },
  other: "Kujiunga na O-level",
  subjects: "Masomo ya A-level",
};

export const formation: Translation<typeof source.formation> = {
  title: "Malezi na kujiunga",
  notice: "Ukurasa huu umeandikwa kwa Kiingereza. Masharti ya kujiunga kwa Kiswahili yako katika kurasa hizi:",
  olevel: "Kujiunga na O-level",
  alevel: "Kujiunga na A-level",
  body: englishFormation.body,
};

export const joining: Translation<typeof source.joining> = {
  title: "Ada na kujiunga",
  lead: "Kwa wazazi: tafadhali someni haya kabla ya kulipa na kabla ya kuja.",
  empty: "Ada na maelekezo ya kujiunga bado hayajawekwa. Tafadhali iulize seminari.",
  ask: "Jinsi ya kuwasiliana na seminari",
  choose: "Ngazi",
  oLevel: {
    name: "O-level (Kidato cha Kwanza)",
    sum: "Jumla ya ada, O-level",
    only: "O-level tu",
    fees: "Ada ya Kidato cha Kwanza: {amount}.",
  },
  aLevel: {
    name: "A-level (Kidato cha Tano)",
    sum: "Jumla ya ada, A-level",
    only: "A-level tu",
    fees: "Ada ya Kidato cha Tano: {amount}.",
  },
  amount: "Tsh {amount}",
  fees: "Ada",
  fee: "Ada ya nini",
  cost: "Kiasi",
  due: "ilipwe kufikia tarehe {day}",
  dueOver: "ilipaswa kulipwa kufikia tarehe {day}",
  instalments: "Awamu za malipo",
  payments: {
    title: "Jinsi ya kulipa",
    bank: "Benki: {name}",
    lipa: "Lipa Namba: {name}",
    company: "Namba ya kampuni: {name}",
    mobile: "Pesa kwa simu: {name}",
    holder: "Jina la mwenye akaunti: {name}",
    since: "Namba hii inatumika tangu tarehe {day}.",
    reference: "Andika kwenye kumbukumbu: {words}",
    checked: "Hatua hizi zilihakikiwa tarehe {day}.",
    never:
      "Seminari haimwambii mtu yeyote namba mpya kwa SMS, WhatsApp au simu. Namba mpya hutangazwa tu kwenye {address}.",
    sample: "Namba hizi ni za mfano. Usitume fedha kwa namba hizi.",
    someSamples:
      "Usitume fedha kwa namba iliyoandikwa “(mfano)”. Lipa kwa namba nyingine tu zilizopo hapa, na uhakikishe jina la mwenye akaunti kabla ya kutuma fedha. Usimlipe mtu mwingine yeyote, hata akikuomba.",
    warning:
      "Lipa kwa namba hizi tu, na uhakikishe jina la mwenye akaunti kabla ya kutuma fedha. Usimlipe mtu mwingine yeyote, hata akikuomba.",
  },
  copy: "Nakili",
  copyOne: "Nakili namba {number}",
  copied: "Namba imenakiliwa.",
  papers: "Nyaraka za kuleta",
  forms: { title: "Fomu za kurudisha", note: "Zilete siku ya kuripoti zikiwa zimejazwa na kusainiwa." },
  things: "Vitu vya kuleta",
  reporting: {
    title: "Siku ya kuripoti",
    first: "Siku ya kuripoti",
    day: "Kuripoti: {day}.",
    last: "Siku ya mwisho ya kuripoti",
    lastDay: "Siku ya mwisho ya kuripoti: {day}.",
    who: "Wanaoripoti",
  },
  directions: {
    title: "Jinsi ya kufika",
    from: "Kutoka {place}",
    kilometres: "Kilomita {count}.",
    stand: "Kituo cha basi: {stand}.",
    fare: "Nauli ya basi: takriban {amount}.",
  },
  visiting: "Siku za kutembelea",
  questions: { title: "Mtu wa kuuliza", call: "Mpigie simu {name}" },
  file: {
    save: "Pakua kama PDF",
    number: "Namba",
    forms: "Fomu ziko {address}",
    steps: "Hatua za kulipa",
    leftOut: "Hapakuwa na nafasi ya kuandika: {parts}. Soma zaidi kwenye {address}",
    code: "Msimbo wa QR wa ukurasa {address}",
    issued: "Imetolewa tarehe {day}, isitumike baada ya tarehe {last}. Toleo jipya zaidi liko {address}",
  },
  printed: "Imechapishwa tarehe {day}. Anwani ya ukurasa huu: {address}",
};

export const calendar: Translation<typeof source.calendar> = {
  title: "Kalenda",
  lead: "Mihula, likizo na tarehe nyingine za shule.",
  empty: "Bado hakuna tarehe zilizowekwa.",
  coming: { empty: "Kwa sasa hakuna tarehe zijazo." },
  now: "Sasa",
  period: "{first} hadi {last}",
  cancelled: "Imefutwa",
  levels: { "o-level": "Kwa O-level", "a-level": "Kwa A-level", both: "Kwa O-level na A-level" },
  save: "Weka kwenye kalenda",
  saveOne: "Weka kwenye kalenda: {name}",
  past: "Tarehe zilizopita",
  subscribe: {
    title: "Kwenye kalenda yako",
    text: "Kwenye iPhone au kompyuta, chagua “Jiunge na kalenda”: kalenda yako itafuata kila badiliko. Kwenye simu ya Android, chagua “Tarehe zote katika faili moja”: kalenda yako itapata tarehe zilivyo sasa, na mabadiliko ya baadaye utayaona hapa tu.",
    action: "Jiunge na kalenda",
    file: "Tarehe zote katika faili moja",
    address: "Anwani kwa programu yoyote ya kalenda:",
  },
};

export const documents: Translation<typeof source.documents> = {
  title: "Nyaraka",
  lead: "Barua, fomu na orodha za seminari, kama mafaili ya PDF.",
  empty: "Kwa sasa hakuna nyaraka.",
  form: "Kurasa za kujiunga zinaeleza jinsi ya kupata fomu ya maombi.",
  section: "Nyaraka za kupakua",
  about: "PDF, {size}\u00a0KB, kurasa: {pages}",
  until: "Hadi {day}",
};
