import { stringifySetCookie } from "cookie";

const year = 365 * 24 * 3600;

/** `Set-Cookie` that remembers a visitor's choice for a year. */
export const choiceCookie = (name: "language" | "saver", value: string): string =>
  stringifySetCookie(name, value, { path: "/", maxAge: year, sameSite: "lax" });
