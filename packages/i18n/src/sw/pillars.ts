import type { pillars as source } from "../en/pillars.ts";
import type { Translation } from "../translation.ts";

export const pillars: Translation<typeof source> = {
  homeTitle: "Nguzo nne za seminari yetu",
  homeLead: "Ndizo kaulimbiu yetu, na alama zake hupamba pindo la kurasa hizi: msalaba, wimbi, nyota na jani.",
  all: "Zaidi kuhusu nguzo",
  title: "Nguzo nne",
  lead: "Sala, nidhamu, elimu na kazi ndiyo kaulimbiu yetu. Alama zake hupamba pindo la kurasa hizi: msalaba, wimbi, nyota na jani, daima kwa mpangilio huo.",
  list: [
    {
      title: "Sala",
      description: "Siku huanza na kuishia kikanisani, na kazi zetu zote tunamtolea Mungu.",
      text: "Sala ndiyo ya kwanza katika siku, na ndiyo ya kwanza katika kaulimbiu. Misa Takatifu, Masifu ya Asubuhi, Malaika wa Bwana na Masifu ya Jioni hutupa nguvu ya kufanya kazi.",
    },
    {
      title: "Nidhamu",
      description: "Kijana aliyejifunza kujitawala huheshimu muda na hutimiza ahadi zake.",
      text: "Nidhamu ni uhuru wa mtu anayeutawala muda wake: huamka kwa wakati alioahidi, na hunyamaza mwenzake anapozungumza.",
    },
    {
      title: "Elimu",
      description: "Tunasoma ili tuuelewe ulimwengu aliouumba Mungu na kuwatumikia watu wake.",
      text: "Elimu ni masomo ya msingi kumi na moja katika O-level na tahasusi tano katika A-level, yakifundishwa na walimu wanaoyapenda. Kijana anayesoma vizuri leo atawasomea wengine kesho: mimbarini, darasani na kando ya kitanda cha mgonjwa.",
    },
    {
      title: "Kazi",
      description: "Mikono inayofagia, kupanda na kutengeneza hujifunza kumheshimu kila mtu afanyaye kazi.",
      text: "Kazi hufanywa kwa mikono, kila siku: kwa ufagio, kwa jembe, kwa ndoo ya maziwa. Aliyewahi kupanda mti hamdharau mtunza bustani.",
    },
  ],
};
