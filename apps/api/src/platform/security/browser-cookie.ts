import { parseCookie, stringifySetCookie } from "cookie";
import type { FastifyReply, FastifyRequest } from "fastify";

const cookieName = "browser";

/** The cookie that identifies a browser at logins. Scripts cannot read it and other websites cannot send it. */
export interface BrowserCookie {
  readonly value: string | undefined;
  set(value: string, maxAge: number): void;
}

export const browserCookie = (request: FastifyRequest, reply: FastifyReply, secure: boolean): BrowserCookie => ({
  value: parseCookie(request.headers.cookie ?? "")[cookieName],
  set: (value, maxAge) =>
    void reply.header(
      "set-cookie",
      stringifySetCookie(cookieName, value, { path: "/api", maxAge, httpOnly: true, sameSite: "strict", secure }),
    ),
});
