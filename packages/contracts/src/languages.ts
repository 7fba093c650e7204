/** The languages of the site, as stored in local storage and in the `language` cookie. */
export const languages = ["en", "sw"] as const;
export type Language = (typeof languages)[number];
export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language);
