import { fileURLToPath } from "node:url";
import { createTestApp } from "@visiga/api/src/testing/test-app.ts";
import { entryCreate } from "@visiga/contracts/entry-requests";
import { failure } from "@visiga/contracts/errors";
import { siteValueSchema } from "@visiga/contracts/site-editing";
import { type BilingualText, isRemovedText, isTextKey, type ValueKey } from "@visiga/contracts/site-texts";
import { userRegistration } from "@visiga/contracts/users";
import { type HttpResponse, openHttpClient } from "@visiga/testing/http-client";
import { plainPicture } from "@visiga/testing/sample-pictures";
import fc from "fast-check";
import { afterAll, expect, inject, test } from "vitest";
import * as z from "zod/mini";
import { type FuzzRequest, fuzzRequests } from "./fuzz-requests.ts";
import { knownIds } from "./schema-values.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Number of requests in one run; `pnpm fuzz` sends more than `pnpm test`. */
    fuzzRequests: number;
  }
}

/** Text that no response may contain: stack traces, queries, names of columns and folders, hashes, settings. */
const leaks =
  /node_modules|\.ts:\d+|\.js:\d+:\d+|QueryFailedError|DriverError|syntax error at|violates|password_hash|passwordHash|token_hash|\$argon2|postgres(ql)?:\/\/|visiga-test-|secret of the tests/;

const expected = new Set([
  200, 201, 204, 206, 207, 301, 302, 303, 304, 308, 400, 401, 403, 404, 405, 406, 409, 411, 413, 414, 415, 416, 422,
  429, 431,
]);

/** Checks that a response is no server error, leaks no internals and has the documented form if it is a refusal. */
function checkResponse({ target, caller }: FuzzRequest, { status, headers, ...response }: HttpResponse): void {
  const body = String(response.body);
  const seen = `${caller}: ${target} answered ${status} ${body.slice(0, 300)}`;
  expect(expected.has(status), seen).toBe(true);
  // A response may echo parts of the request, but requests never contain these patterns.
  expect(body.match(leaks)?.[0], seen).toBeUndefined();
  // A 304 response has only the headers that caches need.
  if (status !== 304) expect(headers["x-content-type-options"], seen).toBe("nosniff");
  if (target.includes("/api/v1") && status >= 400) {
    expect(failure.safeParse(JSON.parse(body)).success, seen).toBe(true);
  }
  // Only administrators may see email addresses of accounts.
  if (caller === "visitor" || caller === "forged") expect(body, seen).not.toContain("@accounts.example");
}

const unlimited = { points: 1e9, duration: 1 };
const api = await createTestApp({
  site: { root: fileURLToPath(new URL("../../web", import.meta.url)) },
  requestQuotas: { write: unlimited, read: unlimited, session: unlimited },
  loginQuota: { account: unlimited, address: unlimited, accountFromAddress: unlimited, browser: unlimited },
});
const client = await openHttpClient(api.app);

afterAll(async () => {
  client.close();
  await api.close();
});

/** Tokens by role. They are renewed when requests end a session, change a role or delete an account. */
const tokens = new Map<string, string>();
async function tokenOf(caller: FuzzRequest["caller"]): Promise<string | undefined> {
  if (caller === "visitor") return undefined;
  if (caller === "forged") return "eyJhbGciOiJub25lIn0.e30.";
  const token = tokens.get(caller);
  const alive = token && (await api.call("query", "auth.me", undefined, token)).json().result?.data.role === caller;
  if (alive) return token;
  const user = await api.addUser({ role: caller, email: `${crypto.randomUUID()}@accounts.example` });
  knownIds.push(user.id);
  const fresh = await api.logIn(user);
  tokens.set(caller, fresh);
  return fresh;
}

function collectIds(body: string): void {
  for (const [id] of body.matchAll(/\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/g)) knownIds.push(id);
  if (knownIds.length > 500) knownIds.splice(0, knownIds.length - 500);
}

const count = inject("fuzzRequests");
const timeout = 60_000 + count * 75;

const concurrency = 4;

test("no request makes the server fail, leak internals or store invalid data", { timeout }, async () => {
  const picture = await plainPicture().jpeg().toBuffer();
  const pictures = [picture, picture.subarray(0, 200), Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>")];
  const statuses = new Map<number, number>();
  const targets = new Set<string>();
  const { body } = await client.get("/");
  const assets = [...String(body).matchAll(/(?:src|href)="(\/[^"?#]+\.\w+)"/g)].map(([, address = "/"]) => address);
  const files = [...new Set(assets), "/api/docs/static/index.html", "/artwork", "/sw.js", "/feed.xml"];
  const answer = async (sent: FuzzRequest) => {
    const { url, method, body, caller } = sent;
    const token = await tokenOf(caller);
    const headers = { ...sent.headers, ...(token && { authorization: `Bearer ${token}` }) };
    const answered = await client.send(url, { ...(method && { method }), body, headers });
    checkResponse(sent, answered);
    collectIds(String(answered.body).slice(0, 4000));
    statuses.set(answered.status, (statuses.get(answered.status) ?? 0) + 1);
    targets.add(sent.target);
  };
  const { paths } = (await api.app.inject("/api/openapi.json")).json();
  const requests = fuzzRequests({ paths, pictures, files });
  await fc.assert(
    fc.asyncProperty(fc.array(requests, { minLength: concurrency, maxLength: concurrency }), async (sent) => {
      await Promise.all(sent.map(answer));
    }),
    { numRuns: Math.ceil(count / concurrency), endOnFailure: true },
  );
  await checkRows();
  const figures = [...statuses].sort(([one], [other]) => one - other).map(([status, times]) => `${status}: ${times}`);
  process.stdout.write(`${count} requests to ${targets.size} targets. Answers: ${figures.join(", ")}\n`);
  // Both valid and invalid values reached most places of the schemas.
  expect(statuses.get(200) ?? 0).toBeGreaterThan(count / 20);
  expect(statuses.get(400) ?? 0).toBeGreaterThan(count / 20);
});

async function checkRows(): Promise<void> {
  const files: Record<string, unknown>[] = await api.database.query(
    `SELECT name, title, page, coalesce(description, '') AS description, coalesce(name_sw, '') AS "nameSw",
      coalesce(title_sw, '') AS "titleSw", coalesce(description_sw, '') AS "descriptionSw", coalesce(alt, '') AS alt,
      coalesce(alt_sw, '') AS "altSw", focal_x::text AS "focalX", focal_y::text AS "focalY" FROM file`,
  );
  for (const file of files) expect(z.safeParse(entryCreate, file).error, JSON.stringify(file)).toBeUndefined();
  const users: Record<string, unknown>[] = await api.database.query(
    `SELECT name, email, coalesce(phone_number, '+255 700 000 001') AS "phoneNumber" FROM account`,
  );
  for (const user of users) expect(z.safeParse(userRegistration, user).error, JSON.stringify(user)).toBeUndefined();
  const values: { key: ValueKey; value: unknown }[] = await api.database.query(
    "SELECT key, value FROM site_value WHERE value IS NOT NULL",
  );
  for (const { key, value } of values) {
    if (isTextKey(key) && isRemovedText(value as BilingualText)) continue;
    expect(z.safeParse(siteValueSchema(key), value).error, `${key} ${JSON.stringify(value)}`).toBeUndefined();
  }
}
