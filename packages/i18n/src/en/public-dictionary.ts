// Every topic of the public pages. Imported as a namespace, which is the dictionary.
export * from "./about.ts";
export * from "./admission.ts";
export * from "./artwork.ts";
export * from "./common.ts";
export * from "./contact.ts";
export * from "./frame.ts";
export * from "./gallery.ts";
export * from "./home.ts";
export * from "./lists.ts";
export * from "./marian.ts";
export * from "./privacy.ts";
export * from "./removal.ts";
export * from "./school.ts";
export * from "./search.ts";
export * from "./seo.ts";
export * from "./services.ts";
export * from "./work.ts";
