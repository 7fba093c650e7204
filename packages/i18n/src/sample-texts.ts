import { pathsOf } from "./text-paths.ts";

/** Page texts that state what docs/specification.md does not: samples until the school edits or confirms them. */
export const sampleTexts: readonly string[] = pathsOf([
  ["motto", "sentence"],
  ["home.hero.slides", "chapel", "classroom", "choir", "coast", "library", "garden"],
  ["home", "films.title", "films.lead", "wawata.lead"],
  ["services", "homeLead"],
  ["services.items", "olevel.description", "spiritual.description"],
  ["services.items.games", "text", "description"],
  ["services.items.dispensary", "text", "description"],
  ["services.items.agriculture", "description"],
  ["pillars", "homeLead", "lead"],
  ["pillars.list.0", "description", "text"],
  ["pillars.list.1", "description", "text"],
  ["pillars.list.2", "description", "text"],
  ["pillars.list.3", "description", "text"],
  ["alumni", "lead"],
  ["wawata", "lead"],
  ["about", "lead", "vision.text", "vision.verse", "vision.source", "mission.text", "plan.lead"],
  ["about.plan.items", "0.title", "0.text", "1.title", "1.text", "2.title", "2.text", "3.title", "3.text"],
  ["msg", "greeting", "caption"],
  ["staff", "lead", "teaching.text", "house.text"],
  ["history", "bell"],
  ["olevel", "bible.text", "computer.text"],
  ["alevel", "text"],
  ["spiritual", "lead", "day.morning", "day.noon", "day.evening", "day.night"],
  ["spiritual", "lauds.text", "mass.text", "angelus.text", "vespers.text", "prayers.text"],
  ["spiritual", "benediction.text", "conference.text", "retreat.text"],
  ["games", "lead", "football.title", "football.text", "basketball.title", "basketball.text"],
  ["games", "volleyball.title", "volleyball.text", "athletics.title", "athletics.text", "why.text"],
  ["dispensary", "lead", "open.text", "consultation.title", "consultation.text"],
  ["dispensary", "laboratory.title", "laboratory.text", "motherAndChild.title", "motherAndChild.text"],
  ["dispensary", "pharmacy.title", "pharmacy.text", "connect"],
  ["environmental", "lead", "cleaning.text", "gardening.text", "landscaping.text"],
  ["agriculture", "lead", "crops.text", "livestock.text"],
  ["wine", "text"],
  ["milk", "text"],
  ["admission", "condition1.note", "condition4.note"],
  ["admissionAlevel", "condition1.note", "condition3.note"],
  ["contact", "email.admission.text", "email.projects.text"],
  ["privacy", "lead", "which.answer", "removal.answer"],
]);

const known = new Set(sampleTexts);

export const isSampleText = (path: string): boolean => known.has(path);
