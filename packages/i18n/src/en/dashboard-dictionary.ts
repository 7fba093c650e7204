// Every topic of the screens behind the login. Imported as a namespace, which is the dictionary.
export * from "./activity.ts";
export * from "./backups.ts";
export * from "./bin.ts";
export * from "./dashboard.ts";
export * from "./entrance-results.ts";
export * from "./errors.ts";
export * from "./images.ts";
export * from "./letters.ts";
export * from "./login.ts";
export * from "./page-views.ts";
export * from "./personal-data.ts";
export * from "./records.ts";
export * from "./removals.ts";
export * from "./security-log.ts";
export * from "./site.ts";
export * from "./today.ts";
export * from "./users.ts";
