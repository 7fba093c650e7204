export const alevel = {
  title: "A-level",
  lead: "Two years, Form\u00a05 and Form\u00a06, for young men who have finished Form\u00a04 with Division 1 or 2 and who still intend to become priests.",
  text: "Each chooses one of five combinations and studies it to the end. In these two years a young man learns to work alone, to ask good questions and to ask for help.",
  combinations: "Five combinations",
  combo1: { code: "EGM", subjects: "Economics, Geography, Mathematics" },
  combo2: { code: "HGE", subjects: "History, Geography, Economics" },
  combo3: { code: "PCM", subjects: "Physics, Chemistry, Mathematics" },
  combo4: { code: "PCB", subjects: "Physics, Chemistry, Biology" },
  combo5: { code: "HGL", subjects: "History, Geography, Language" },
  after: {
    title: "What comes after",
    graduates: { label: "Of our A-level graduates", figure: "30%", text: "continue to priestly studies" },
    candidates: { label: "Of our candidates", figure: "99%", text: "pass their examinations" },
  },
  pictures: "Our A-level students",
  admission: "A-level admission",
} as const;
