import type { IncomingMessage } from "node:http";
import { bearerToken } from "@visiga/system/http/bearer-token";
import { parseCookie } from "cookie";

/** The cookie that has a key, for `/restore` only. */
export const keyCookie = "restore";

export const cookiesOf = ({ headers }: IncomingMessage) =>
  parseCookie(headers.cookie ?? "", { decode: (value) => value });

/** The key of a request; null if it has none. */
export const keyOf = (request: IncomingMessage): string | null =>
  bearerToken(request.headers.authorization) ?? (cookiesOf(request)[keyCookie] || null);
