import { loadDashboardDictionary } from "@visiga/i18n/dictionaries";
import { afterEach, expect, test, vi } from "vitest";
import { fetchWithClock } from "#platform/clock/server-clock.ts";
import { failedResponse, failureMessage } from "#platform/data/failure.ts";
import { UnexpectedResponse } from "./unexpected-response.ts";

afterEach(() => vi.unstubAllGlobals());

const { errors } = await loadDashboardDictionary("en");

const nginx = (title: string) =>
  `<html>\r\n<head><title>${title}</title></head>\r\n<body>\r\n<center><h1>${title}</h1></center>\r\n<hr><center>nginx/1.22.1</center>\r\n</body>\r\n</html>\r\n`;
const apache = (title: string) =>
  `<!DOCTYPE HTML PUBLIC "-//IETF//DTD HTML 2.0//EN">\n<html><head>\n<title>${title}</title>\n</head><body>\n<h1>${title}</h1>\n</body></html>\n`;
const html = "text/html; charset=utf-8";

/** Answers that are not the server's, in the form of those that proxies and networks give. */
const foreign = [
  {
    from: "nginx with a limit",
    status: 413,
    type: "text/html",
    body: nginx("413 Request Entity Too Large"),
    says: "tooLarge",
  },
  { from: "nginx without a server", status: 502, type: "text/html", body: nginx("502 Bad Gateway"), says: "away" },
  {
    from: "nginx with a silent server",
    status: 504,
    type: "text/html",
    body: nginx("504 Gateway Time-out"),
    says: "away",
  },
  {
    from: "Apache with a limit",
    status: 413,
    type: html,
    body: apache("413 Request Entity Too Large"),
    says: "tooLarge",
  },
  { from: "Apache without a server", status: 503, type: html, body: apache("503 Service Unavailable"), says: "away" },
  { from: "Caddy without a server, which sends no body", status: 502, type: null, body: "", says: "away" },
  { from: "Traefik", status: 502, type: "text/plain; charset=utf-8", body: "Bad Gateway", says: "away" },
  {
    from: "HAProxy",
    status: 503,
    type: "text/html",
    body: "<html><body><h1>503 Service Unavailable</h1>\nNo server is available.\n</body></html>",
    says: "away",
  },
  {
    from: "Cloudflare with a limit",
    status: 413,
    type: html,
    body: "<!DOCTYPE html><title>413</title><h1>Payload Too Large</h1>cloudflare",
    says: "tooLarge",
  },
  {
    from: "Cloudflare without a server",
    status: 522,
    type: html,
    body: "<!DOCTYPE html><title>522: Connection timed out</title>",
    says: "away",
  },
  {
    from: "Cloudflare with a question",
    status: 403,
    type: html,
    body: "<!DOCTYPE html><title>Just a moment...</title>",
    says: "other",
  },
  {
    from: "the login page of a Wi-Fi network",
    status: 200,
    type: html,
    body: "<html><form action=/login>Karibu! Ingia</form></html>",
    says: "other",
  },
  {
    from: "a network that asks for a login",
    status: 511,
    type: html,
    body: "<html>Network Authentication Required</html>",
    says: "other",
  },
  {
    from: "a gateway with JSON of its own",
    status: 413,
    type: "application/json",
    body: '{"message":"Request Too Long"}',
    says: "tooLarge",
  },
] as const;

/** Sends a request as the dashboard does. */
async function failureOf({ status, type, body }: { status: number; type: string | null; body: string }) {
  const answer = new Response(new TextEncoder().encode(body), {
    status,
    headers: type === null ? {} : { "content-type": type },
  });
  vi.stubGlobal("fetch", async () => answer);
  try {
    const response = await fetchWithClock("/api/v1/files");
    if (response.ok) return null;
    return failedResponse(response.status, await response.json(), null);
  } catch (error) {
    return error;
  }
}

test.each(foreign)(
  "the answer of $from is not taken for the server's, and has a sentence",
  async ({ says, ...answer }) => {
    const failure = await failureOf(answer);
    expect(failure).toBeInstanceOf(UnexpectedResponse);
    expect(failureMessage(failure, errors)).toBe(errors.proxy[says]);
  },
);

test("the server's own refusal keeps its message, and its success is an answer", async () => {
  const type = "application/json; charset=utf-8";
  const body = JSON.stringify({ code: "picture_too_large", message: "x" });
  expect(failureMessage(await failureOf({ status: 413, type, body }), errors)).toBe(errors.failure.picture_too_large);
  expect(await failureOf({ status: 200, type, body: "[]" })).toBeNull();
  expect(await failureOf({ status: 200, type: null, body: "" })).toBeNull();
});
