export const results = {
  csee: "Form\u00a04 results (CSEE)",
  acsee: "Form\u00a06 results (ACSEE)",
  caption:
    "Candidates of each year in Divisions I to IV and 0, and their share of all candidates, rounded to whole per cent.",
  year: "Year",
  candidates: "Candidates",
  /** For screen readers, in the order of `I`, `II`, `III`, `IV`, `0`. */
  divisions: ["Division I", "Division II", "Division III", "Division IV", "Division 0"],
  council: "Results of {year}, examinations council",
} as const;
