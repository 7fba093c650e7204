import type { documents as source } from "../en/documents.ts";
import type { Translation } from "../translation.ts";

export const documents: Translation<typeof source> = {
  title: "Nyaraka",
  lead: "Matangazo, fomu na orodha za seminari za kupakua kama PDF.",
  empty: "Kwa sasa hakuna nyaraka.",
  form: "Kurasa za kujiunga zinaeleza namna ya kupata fomu ya maombi.",
  section: "Nyaraka za kupakua",
  about: "PDF, {size}\u00a0KB, kurasa: {pages}",
  until: "Hadi {day}",
};
