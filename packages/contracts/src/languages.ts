/** The languages of the site, by the value kept in local storage and in the `language` cookie. */
export const languages = ["en", "sw"] as const;
export type Language = (typeof languages)[number];
/** Whether any value, as a query or a cookie holds it, is one of the languages. */
export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language);
