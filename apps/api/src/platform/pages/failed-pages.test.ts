import { errors } from "@visiga/i18n/en/errors";
import { beforeEach, expect, test } from "vitest";
import { useStubSite, useTestApp } from "#testing/use-test-app.ts";

const log: { level: number; msg: string; reqId?: string; err?: { message: string; stack: string } }[] = [];

const site = await useStubSite();
const { api, token } = await useTestApp({
  user: {},
  site: { root: site.root },
  log: { write: (line) => void log.push(JSON.parse(line)) },
});
beforeEach(() => {
  log.length = 0;
});

const browser = { "user-agent": "Mozilla/5.0 (Linux; Android 10; K) Chrome/130.0.0.0 Mobile", accept: "text/html" };
const get = (url: string, headers: Record<string, string> = {}) =>
  api.app.inject({ url, headers: { ...browser, ...headers } });

const faults = [
  ["throws", "fault of a component"],
  ["fails", "fault of a frame"],
  ["empty", "The page /news was rendered without <title> or </main>"],
  ["untitled", "The page /news was rendered without <title> or </main>"],
] as const;

test.each(faults)(
  "a page that %s gets 500, is logged with its stack, and is neither cached nor counted",
  async (fault, message) => {
    for (let time = 1; time <= 2; time++) {
      const answer = await get(`/news?q=${fault}`, { "if-none-match": "*" });
      expect(answer.statusCode).toBe(500);
      expect(answer.headers).toMatchObject({ "cache-control": "no-store", "content-type": "text/html; charset=utf-8" });
      expect(answer.headers).not.toHaveProperty("etag");
      expect(answer.body).toContain(fault === "throws" ? "<main>" : errors.failure.internal);
      expect(log).toHaveLength(time);
      const entry = log.at(-1);
      expect(entry).toMatchObject({ level: 50, reqId: answer.headers["x-request-id"], err: { message } });
      expect(entry?.err?.stack).toContain("    at ");
      expect(JSON.stringify(entry)).not.toContain("q=");
    }
    await api.services.pageViews.store();
    expect(await api.database.query("SELECT * FROM page_view")).toEqual([]);
  },
);

test.each(faults)("a page for editing that %s is answered 500 and logged", async (fault, message) => {
  const answer = await get(`/editing/news?q=${fault}`, { authorization: `Bearer ${token}` });
  expect([answer.statusCode, answer.headers.etag]).toEqual([500, undefined]);
  expect(log).toEqual([expect.objectContaining({ level: 50, err: expect.objectContaining({ message }) })]);
});
