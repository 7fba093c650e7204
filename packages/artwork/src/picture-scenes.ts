import type { PictureName } from "./pictures.ts";

/** What a picture was drawn for; a picture may serve several. */
export type PictureUse =
  | "hero"
  | "gallery"
  | "about"
  | "academics"
  | "spiritual-life"
  | "farm"
  | "games"
  | "news"
  | "marian"
  | "wawata"
  | "choir"
  | "dispensary"
  | "portrait"
  | "organization"
  | "alumni";

export interface PictureScene {
  /** What is drawn; portraits share `person` and `woman`. */
  readonly scene: string;
  readonly use: readonly PictureUse[];
}

/** What each picture shows and where it may be used, to find one. Texts for readers are in i18n. */
export const pictureScenes: Readonly<Record<PictureName, PictureScene>> = {
  "hero-chapel": { scene: "chapel", use: ["hero", "gallery", "about"] },
  "hero-classroom": { scene: "classroom", use: ["hero", "gallery", "academics"] },
  "hero-choir": { scene: "choir", use: ["hero", "gallery", "spiritual-life"] },
  "hero-coast": { scene: "coast", use: ["hero", "gallery"] },
  "hero-library": { scene: "library", use: ["hero", "gallery", "academics"] },
  "hero-garden": { scene: "garden", use: ["hero", "gallery", "farm"] },
  "games-football": { scene: "football", use: ["games", "gallery", "news"] },
  "games-basketball": { scene: "basketball", use: ["games", "gallery", "news"] },
  "games-athletics": { scene: "athletics", use: ["games", "gallery", "news"] },
  "games-volleyball": { scene: "volleyball", use: ["games", "gallery", "news"] },
  "marian-our-lady": { scene: "ourLady", use: ["gallery", "marian", "spiritual-life"] },
  "marian-mother-and-child": { scene: "madonna", use: ["gallery", "marian", "wawata"] },
  "chapel-night": { scene: "chapelNight", use: ["gallery", "news", "spiritual-life"] },
  procession: { scene: "procession", use: ["gallery", "news", "spiritual-life"] },
  communion: { scene: "communion", use: ["gallery", "news", "spiritual-life"] },
  dove: { scene: "doveFlight", use: ["gallery", "news", "spiritual-life"] },
  advent: { scene: "advent", use: ["gallery", "news", "spiritual-life"] },
  rosary: { scene: "rosary", use: ["gallery", "news", "marian"] },
  bell: { scene: "bell", use: ["gallery", "news"] },
  science: { scene: "science", use: ["gallery", "news", "academics"] },
  geography: { scene: "geography", use: ["gallery", "news", "academics"] },
  computer: { scene: "computer", use: ["gallery", "news", "academics"] },
  drums: { scene: "drums", use: ["gallery", "news", "choir"] },
  "tree-planting": { scene: "treePlanting", use: ["gallery", "news", "farm"] },
  maize: { scene: "maize", use: ["gallery", "news", "farm"] },
  banana: { scene: "bananaGarden", use: ["gallery", "news", "farm"] },
  cow: { scene: "zebu", use: ["gallery", "news", "farm"] },
  hens: { scene: "hens", use: ["gallery", "news", "farm"] },
  vineyard: { scene: "vineyard", use: ["gallery", "news", "farm"] },
  kitchen: { scene: "kitchen", use: ["gallery", "news", "wawata"] },
  bus: { scene: "bus", use: ["gallery", "news"] },
  dormitory: { scene: "dormitory", use: ["gallery", "news"] },
  dispensary: { scene: "care", use: ["about", "dispensary"] },
  plan: { scene: "plan", use: ["about", "gallery"] },
  "portrait-archbishop": { scene: "person", use: ["portrait", "organization"] },
  "portrait-bishop": { scene: "person", use: ["portrait", "organization"] },
  "portrait-priest": { scene: "person", use: ["portrait", "organization"] },
  "portrait-director": { scene: "person", use: ["portrait", "organization"] },
  "portrait-teacher-tie": { scene: "person", use: ["portrait", "organization"] },
  "portrait-teacher-suit": { scene: "person", use: ["portrait", "organization"] },
  "portrait-accountant": { scene: "person", use: ["portrait", "organization"] },
  "portrait-chef": { scene: "person", use: ["portrait", "organization"] },
  "portrait-driver": { scene: "person", use: ["portrait", "organization"] },
  "portrait-nurse": { scene: "person", use: ["portrait", "organization", "dispensary"] },
  "portrait-alumnus-graduate": { scene: "person", use: ["portrait", "alumni"] },
  "portrait-alumnus-priest": { scene: "person", use: ["portrait", "alumni"] },
  "portrait-alumnus-suit": { scene: "person", use: ["portrait", "alumni"] },
  "portrait-student": { scene: "person", use: ["portrait", "organization", "alumni"] },
  "wawata-1": { scene: "woman", use: ["wawata"] },
  "wawata-2": { scene: "woman", use: ["wawata"] },
  "wawata-3": { scene: "woman", use: ["wawata"] },
  "wawata-4": { scene: "woman", use: ["wawata"] },
};
