/** The languages of the site, as stored in local storage and in the `language` cookie. */
export const languages = ["en", "sw"] as const;
export type Language = (typeof languages)[number];
/** Whether a value, as from a query or a cookie, is one of the languages. */
export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language);
