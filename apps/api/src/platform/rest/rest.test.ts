import { PassThrough } from "node:stream";
import Fastify, { type FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { afterEach, beforeEach, expect, test } from "vitest";
import * as z from "zod/mini";
import { AppError } from "#platform/errors/app-error.ts";
import { failures, logFailure } from "#platform/http/failures.ts";
import { type Guards, guardRoutes } from "./access.ts";
import { registerRest } from "./rest.ts";

let app: FastifyInstance;
let log: string;
let reached: boolean;

const guards: Guards = {
  authenticate: async (token) => {
    if (token !== "good") throw new AppError("session_expired");
    return { kind: "user", id: "1", name: "Sample", role: "USER" };
  },
  securityLog: { write: async () => {} },
};

/** Failures of the server that explain themselves. */
const ordinary: Readonly<Record<string, Error>> = {
  "/api/no-room": new AppError("disk_full"),
  "/api/full": new AppError("disk_full", { cause: new Error("ENOSPC: no space left") }),
  "/api/gone": new AppError("unavailable", { cause: new Error("connection terminated") }),
  "/api/refused": Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" }),
  "/api/plugin": Object.assign(new Error("storage is full"), { statusCode: 507 }),
};

beforeEach(async () => {
  log = "";
  reached = false;
  const stream = new PassThrough().on("data", (line) => {
    log += line;
  });
  app = Fastify({ logger: { stream } });
  await app.register(async (scope) => {
    const rest = scope.withTypeProvider<ZodTypeProvider>();
    guardRoutes(scope, guards);
    registerRest(scope);
    const answer = z.object({ name: z.string() });
    const schema = { response: { 200: answer, ...failures } };
    const config = { access: "public" } as const;
    rest.get("/extra", { config, schema }, async () => ({ name: "Sample", passwordHash: "hush" }));
    rest.get("/api/misfit", { config, schema }, async () => ({ name: 7, secret: "hush" }) as never);
    rest.get("/api/broken", { config, schema }, async () => {
      throw new Error("hush: the password is 1234");
    });
    rest.get("/api/stale", { config, schema }, async () => {
      throw new AppError("stale_version", { current: { id: 1, version: 3 } });
    });
    rest.get("/busy", { config, schema }, async () => {
      throw new AppError("rate_limited", { retryAfter: 12.3 });
    });
    for (const [path, error] of Object.entries(ordinary))
      rest.get(path, { config, schema }, async () => {
        throw error;
      });
    rest.post("/guarded", { config: { access: "user" }, schema: { body: answer, ...schema } }, async () => {
      reached = true;
      return { name: "Sample" };
    });
    rest.post("/admin", { config: { access: "admin" }, schema: { body: answer, ...schema } }, async () => ({
      name: "x",
    }));
  });
});
afterEach(() => app.close());

test("a response contains only the properties of its schema", async () => {
  expect((await app.inject("/extra")).json()).toEqual({ name: "Sample" });
});

test.each(["/api/misfit", "/api/broken"])("an error of %s is logged and hidden from the client", async (url) => {
  const answer = await app.inject(url);
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({ code: "internal", message: expect.stringContaining("went wrong") });
  expect(answer.body).not.toContain("hush");
  expect(log).toContain(url === "/api/broken" ? "hush" : "Response doesn't match the schema");
});

test.each(Object.entries(ordinary))("the failure of %s is logged in one line without a stack", async (url, error) => {
  expect((await app.inject(url)).statusCode).toBeGreaterThanOrEqual(503);
  const failures = log
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line))
    .filter(({ level }) => level >= 50);
  const cause = error.cause instanceof Error ? error.cause : error instanceof AppError ? undefined : error;
  expect(failures).toEqual([
    expect.objectContaining({ msg: `GET ${url}`, code: expect.stringMatching(/^(disk_full|unavailable)$/) }),
  ]);
  expect(failures[0].reason).toBe(cause?.message);
  expect(log).not.toMatch(/stack|\.ts:\d/);
});

test.each(["unavailable", "uploads_waiting"] as const)(
  "a refusal because of overload is not logged: %s",
  async (code) => {
    const lines: unknown[] = [];
    logFailure({ error: (...line: unknown[]) => void lines.push(line) }, new AppError(code), "GET /");
    expect(lines).toEqual([]);
  },
);

test("a conflict response contains the current record", async () => {
  const answer = await app.inject("/api/stale");
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({ code: "stale_version", current: { id: 1, version: 3 } });
});

test("the response to too many requests has a Retry-After in whole seconds", async () => {
  const answer = await app.inject("/busy");
  expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([429, "13"]);
});

test("a caller without access is refused before the body is read", async () => {
  const post = (url: string, authorization?: string) =>
    app.inject({
      method: "POST",
      url,
      headers: { "content-type": "application/json", ...(authorization && { authorization }) },
      payload: "{",
    });
  expect((await post("/guarded")).statusCode).toBe(401);
  expect((await post("/guarded", "Bearer bad")).json().code).toBe("session_expired");
  expect((await post("/guarded", "Basic good")).json().code).toBe("unauthenticated");
  expect((await post("/admin", "Bearer good")).statusCode).toBe(403);
  expect((await post("/guarded", "Bearer good")).statusCode).toBe(400);
  expect(reached).toBe(false);
});

test("a route without a response schema is rejected", () => {
  const bare = Fastify();
  registerRest(bare);
  expect(() => bare.get("/secret", async () => "")).toThrow("is not documented");
});
