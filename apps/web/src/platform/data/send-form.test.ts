import { afterEach, expect, test, vi } from "vitest";
import { readServerClock, serverNow } from "#platform/clock/server-clock.ts";
import { sendForm } from "./send-form.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  readServerClock(new Date().toUTCString());
});

/** Answers every request. The routers of networks often have a wrong clock. */
function answer(status: number, type: string) {
  const headers: Readonly<Record<string, string>> = { "content-type": type, date: "Thu, 01 Jan 1970 00:01:00 GMT" };
  vi.stubGlobal(
    "XMLHttpRequest",
    class {
      readonly upload = {};
      readonly status = status;
      readonly response = {};
      onload = () => {};
      onloadend = () => {};
      open() {}
      setRequestHeader() {}
      getResponseHeader = (name: string) => headers[name] ?? null;
      send() {
        this.onload();
        this.onloadend();
      }
    },
  );
}

const send = () => sendForm({ method: "POST", url: "/api/v1/files/image", form: new FormData(), onProgress: () => {} });

test("the clock of what answers in the server's place is not believed", async () => {
  vi.useFakeTimers({ now: new Date("2026-11-29T10:00:00Z") });
  readServerClock("Sun, 29 Nov 2026 12:00:00 GMT");
  for (const status of [200, 403, 502, 511]) {
    answer(status, "text/html");
    await expect(send()).rejects.toThrow(String(status));
    expect(serverNow().toISOString()).toBe("2026-11-29T12:00:00.000Z");
  }
  answer(201, "application/json; charset=utf-8");
  await send();
  expect(serverNow().toISOString()).toBe("1970-01-01T00:01:00.000Z");
});
