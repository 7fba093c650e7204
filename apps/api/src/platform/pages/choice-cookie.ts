import type { PageChoice } from "@visiga/contracts/page-parameters";
import { stringifySetCookie } from "cookie";

const year = 365 * 24 * 3600;

/** A `Set-Cookie` header that stores a visitor's choice for a year. */
export const choiceCookie = (name: "language" | PageChoice, value: string): string =>
  stringifySetCookie(name, value, { path: "/", maxAge: year, sameSite: "lax" });
