import { parseCookie, stringifySetCookie } from "cookie";
import type { FastifyReply, FastifyRequest } from "fastify";

const cookieName = "browser";

/** The cookie by which logins recognise a browser. No script and no other website can read or send it. */
export interface BrowserCookie {
  readonly value: string | undefined;
  set(value: string, maxAge: number): void;
}

/** @param secure whether the site is reached over https */
export const browserCookie = (request: FastifyRequest, reply: FastifyReply, secure: boolean): BrowserCookie => ({
  value: parseCookie(request.headers.cookie ?? "")[cookieName],
  set: (value, maxAge) =>
    void reply.header(
      "set-cookie",
      stringifySetCookie(cookieName, value, { path: "/api", maxAge, httpOnly: true, sameSite: "strict", secure }),
    ),
});
