import { parseCookie, stringifySetCookie } from "cookie";
import type { FastifyReply, FastifyRequest } from "fastify";

const cookieName = "browser";

export type BrowserCookie = ReturnType<typeof browserCookie>;

/** The cookie that identifies a browser at logins. Scripts cannot read it and other websites cannot send it. */
export const browserCookie = (request: FastifyRequest, reply: FastifyReply, secure: boolean) => ({
  value: parseCookie(request.headers.cookie ?? "", { decode: (value) => value })[cookieName],
  set: (value: string, maxAge: number): void =>
    void reply.header(
      "set-cookie",
      stringifySetCookie(cookieName, value, { path: "/api", maxAge, httpOnly: true, sameSite: "strict", secure }),
    ),
});
