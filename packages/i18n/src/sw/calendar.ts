import type { calendar as source } from "../en/calendar.ts";
import type { Translation } from "../translation.ts";

export const calendar: Translation<typeof source> = {
  title: "Kalenda",
  lead: "Tarehe za kuanza na kumalizika kwa mihula na likizo.",
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
    text: "Kwenye iPhone au kompyuta, chagua “Jiunge na kalenda”: kalenda yako itafuata kila badiliko. Kwenye simu ya Android, chagua “Tarehe zote katika faili moja”: kalenda yako itapata tarehe za sasa, na mabadiliko utayaona hapa tu.",
    action: "Jiunge na kalenda",
    file: "Tarehe zote katika faili moja",
    address: "Anwani kwa programu yoyote ya kalenda:",
  },
};
