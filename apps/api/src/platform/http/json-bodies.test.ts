import { Readable } from "node:stream";
import { bodyLimit, largeInputs, maxJsonDepth } from "@visiga/contracts/procedures";
import { errors } from "@visiga/i18n/en/errors";
import { form } from "@visiga/testing/form";
import { expect, test, vi } from "vitest";
import { useTestApp } from "#testing/use-test-app.ts";

const { api, token } = await useTestApp({ user: { role: "ADMIN" } });

const post = (url: string, payload: string | Readable, bearer?: string) =>
  api.app.inject({
    method: "POST",
    url,
    payload,
    headers: { "content-type": "application/json", ...(bearer && { authorization: `Bearer ${bearer}` }) },
  });

const places = ["/api/v1/auth/authenticate", "/api/trpc/auth.login"];
const tooLarge = { code: "request_too_large", message: errors.failure.request_too_large };
const malformed = { code: "malformed_request", message: errors.failure.malformed_request };

test.each(places)(
  "%s accepts a body of 64 KB, and refuses a longer one with or without a Content-Length",
  async (url) => {
    const most = JSON.stringify({ email: "a@example.org", password: "x", padding: "" });
    const body = (bytes: number) => most.replace('""', () => `"${"x".repeat(bytes - most.length)}"`);
    expect((await post(url, body(bodyLimit))).statusCode).toBe(401);
    for (const payload of [body(bodyLimit + 1), Readable.from([body(bodyLimit), " "])]) {
      const refused = await post(url, payload);
      expect(refused.statusCode).toBe(413);
      expect(refused.json()).toEqual(tooLarge);
    }
  },
);

test.each(places)("%s accepts 20 nested arrays, and refuses more", async (url) => {
  const nested = (depth: number) =>
    `{"email":"a@example.org","password":"x","more":${"[".repeat(depth - 1)}${"]".repeat(depth - 1)}}`;
  expect((await post(url, nested(maxJsonDepth))).statusCode).toBe(401);
  for (const depth of [maxJsonDepth + 1, 30_000]) {
    const refused = await post(url, nested(depth));
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toEqual(malformed);
  }
});

test("no route parses a megabyte of nested arrays", async () => {
  const arrays = "[".repeat(500_000) + "]".repeat(500_000);
  const parse = vi.spyOn(JSON, "parse");
  const statuses: Record<string, number> = {};
  for (const url of [...places, "/api/trpc/site.save", "/api/v1/nowhere", "/api/nowhere", "/nowhere", "/media/x/y"])
    statuses[url] = (await post(url, arrays)).statusCode;
  statuses["site.save of a user"] = (await post("/api/trpc/site.save", arrays, token)).statusCode;
  const longest = Math.max(0, ...parse.mock.calls.map(([text]) => String(text).length));
  vi.restoreAllMocks();
  expect(longest).toBeLessThan(100_000);
  expect(statuses).toEqual({
    [String(places[0])]: 413,
    [String(places[1])]: 413,
    "/api/trpc/site.save": 401,
    "site.save of a user": 400,
    "/api/v1/nowhere": 413,
    "/api/nowhere": 404,
    "/nowhere": 404,
    "/media/x/y": 405,
  });
});

test("a list of 1,000 records is accepted, but not in a batch", async () => {
  const rows = Array.from({ length: 1000 }, (_, row) => ({
    name: `Sample Student ${row}`,
    parish: "A long name of a parish ".repeat(3),
  }));
  const table = JSON.stringify({ key: "deceasedStudents", value: rows, version: 0 });
  expect(table.length).toBeGreaterThan(bodyLimit);
  expect(table.length).toBeLessThan((largeInputs.get("site.save") ?? 0) / 1.5);
  expect((await post("/api/trpc/site.save", table, token)).body).toContain("Sample Student 999");
  const batched = await post("/api/trpc/site.save,auth.me?batch=1", `{"0":${table}}`, token);
  expect(batched.statusCode).toBe(413);
});

test("procedures refuse multipart forms, which would be read completely", async () => {
  const { headers, payload } = form({ email: "a@example.org", password: "x" });
  const answer = await api.app.inject({ method: "POST", url: "/api/trpc/auth.login", headers, payload });
  expect(answer.statusCode).toBe(415);
  expect(answer.json().code).toBe("unsupported_media_type");
});
