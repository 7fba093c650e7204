import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { onSessionEnd, refreshSession, storeTokens, validToken } from "./session.ts";

const stored = new Map<string, string>();
const refreshed = { token: "fresh", refreshToken: "next" };

const tokenFor = (seconds: number) =>
  `e30.${btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + seconds }))}.signature`;

const answer = (status: number, body: unknown) => vi.fn(async () => Response.json(body, { status }));

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("document", { cookie: "" });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("a valid token is used without a refresh", async () => {
  const token = tokenFor(60);
  storeTokens({ token, refreshToken: "first" });
  expect(await validToken()).toBe(token);
});

test("an expired token is refreshed before a large request", async () => {
  vi.stubGlobal("fetch", answer(200, { data: refreshed }));
  storeTokens({ token: tokenFor(-60), refreshToken: "first" });
  expect(await validToken()).toBe("fresh");
  expect(stored.get("refreshToken")).toBe("next");
});

const refusal = { message: "The session has expired.", code: "session_expired" };

test("a refused refresh deletes the stored tokens", async () => {
  vi.stubGlobal("fetch", answer(401, refusal));
  storeTokens({ token: "old", refreshToken: "first" });
  expect(await refreshSession("old")).toBeNull();
  expect(stored.size).toBe(0);
});

test("a browser with tokens has a cookie that keeps it out of counts, and loses it with them", async () => {
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("fetch", answer(401, refusal));
  storeTokens({ token: "old", refreshToken: "first" });
  expect(document.cookie).toBe("reader=staff; path=/; max-age=2592000; samesite=lax");
  await refreshSession("old");
  expect(document.cookie).toBe("reader=staff; path=/; max-age=0; samesite=lax");
});

test("several refused refreshes end the session once", async () => {
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("fetch", answer(401, refusal));
  let ends = 0;
  const stop = onSessionEnd(() => {
    ends += 1;
  });
  storeTokens({ token: "old", refreshToken: "first" });
  for (const each of ["first", "second", "third"]) expect(await refreshSession("old"), each).toBeNull();
  stop();
  expect(ends).toBe(1);
});

test("a refused refresh keeps tokens that another tab has stored meanwhile", async () => {
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => {
      storeTokens({ token: "theirs", refreshToken: "theirs" });
      return Response.json(refusal, { status: 401 });
    }),
  );
  storeTokens({ token: "old", refreshToken: "first" });
  expect(await refreshSession("old")).toBe("theirs");
  expect(stored.get("refreshToken")).toBe("theirs");
});

test("an unavailable server does not end the session", async () => {
  vi.stubGlobal("fetch", answer(503, {}));
  storeTokens({ token: "old", refreshToken: "first" });
  await expect(refreshSession("old")).rejects.toThrow();
  expect(stored.get("refreshToken")).toBe("first");
});

test.each([
  [401, { error: "unauthorized", message: "Sign in to this network" }],
  [401, { message: "Unauthorized", code: "UNAUTHORIZED" }],
  [401, { error: { code: "session_expired" } }],
  [401, []],
  [401, null],
  [200, { data: {} }],
  [200, { status: "ok" }],
  [400, { statusCode: 400, error: "Bad Request", message: "Bad Request" }],
  [403, { message: "Blocked", code: "blocked" }],
])("the answer %i of a gateway to a refresh does not end the session: %j", async (status, body) => {
  vi.stubGlobal("fetch", answer(status, body));
  storeTokens({ token: "old", refreshToken: "first" });
  await expect(refreshSession("old")).rejects.toThrow();
  expect(stored.get("refreshToken")).toBe("first");
});

test.each([401, 407, 200])("a page of a gateway with status %i does not end the session", async (status) => {
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => new Response("<!DOCTYPE html><title>Log in</title>", { status })),
  );
  storeTokens({ token: "old", refreshToken: "first" });
  await expect(refreshSession("old")).rejects.toThrow();
  expect(stored.get("refreshToken")).toBe("first");
});

test("a token that another tab has refreshed is not refreshed again", async () => {
  const fetching = answer(200, { data: refreshed });
  vi.stubGlobal("fetch", fetching);
  storeTokens({ token: "theirs", refreshToken: "theirs" });
  expect(await refreshSession("stale")).toBe("theirs");
  expect(fetching).not.toHaveBeenCalled();
});
