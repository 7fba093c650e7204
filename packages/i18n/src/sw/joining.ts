import type { joining as source } from "../en/joining.ts";
import type { Translation } from "../translation.ts";

export const joining: Translation<typeof source> = {
  title: "Ada na kujiunga",
  lead: "Gharama, jinsi ya kulipa, vitu vya kuleta, siku ya kuripoti na mtu wa kuuliza.",
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
  payments: {
    title: "Jinsi ya kulipa",
    bank: "Benki: {name}",
    mobile: "Pesa kwa simu: {name}",
    holder: "Jina la mwenye akaunti: {name}",
    sample: "Namba hizi ni za mfano. Usitume fedha kwa namba hizi.",
    someSamples:
      "Usitume fedha kwa namba iliyoandikwa “(mfano)”. Lipa kwa namba nyingine tu zilizopo hapa, na uhakikishe jina la mwenye akaunti kabla ya kutuma fedha. Usimlipe mtu mwingine yeyote, hata akikuomba.",
    warning:
      "Lipa kwa namba hizi tu, na uhakikishe jina la mwenye akaunti kabla ya kutuma fedha. Usimlipe mtu mwingine yeyote, hata akikuomba.",
  },
  copy: "Nakili",
  copyOne: "Nakili namba {number}",
  copied: "Namba imenakiliwa.",
  things: "Vitu vya kuleta",
  reporting: { title: "Siku ya kuripoti", first: "Siku ya kuripoti", day: "Kuripoti: {day}." },
  questions: { title: "Mtu wa kuuliza", call: "Mpigie simu {name}" },
  file: {
    save: "Pakua PDF ya kutuma",
    number: "Namba",
    code: "Msimbo wa QR wa ukurasa {address}",
    issued: "Imetolewa tarehe {day}. Toleo jipya zaidi liko {address}",
  },
  printed: "Imechapishwa tarehe {day}. Anwani ya ukurasa huu: {address}",
};
