import { expect, test } from "vitest";
import { Visitor } from "./testing/visitor.ts";
import { notice, waits } from "./testing/worker.ts";

test("a browser that saves data caches pages as they are read, and only the offline page before", async () => {
  const visitor = new Visitor({ connection: { saveData: true } });
  await visitor.read("/history");
  expect(await visitor.cached("pages")).toEqual(["/history?lang=en", "/offline?lang=en"]);
});

test("the visitor's choice of full pages overrides the browser's setting", async () => {
  const visitor = new Visitor({ connection: { saveData: true } });
  visitor.cookies.saver = "off";
  await visitor.read("/history");
  expect(await visitor.cached("pages")).toContain("/contact?lang=en");
});

test.each([true, false])(
  "a visitor with data saver gets no copy while online, if workers can read cookies: %s",
  async (readsCookies) => {
    const visitor = new Visitor({ readsCookies });
    await visitor.read("/history");
    visitor.cookies.saver = "on";
    await visitor.read("/history?saver=on");
    visitor.connection = "slow";
    expect(await waits(visitor.open("/history"), 60_000)).toBe(true);
  },
);

test("a visitor with data saver gets a full copy when offline, and the notice", async () => {
  const visitor = new Visitor();
  await visitor.read("/history");
  visitor.cookies.saver = "on";
  await visitor.read("/staff");
  visitor.connection = "cut";
  const answer = await visitor.open("/contact");
  expect(answer.headers.get("save-data")).toBe("off");
  expect(await answer.text()).toContain(notice);
});

test("turning data saver on or off over a slow connection shows no cached copy", async () => {
  const visitor = new Visitor();
  await visitor.read("/history");
  visitor.connection = "slow";
  for (const saver of ["on", "off"]) {
    expect(await waits(visitor.open(`/history?saver=${saver}`), 60_000)).toBe(true);
  }
});

test.each([true, false])(
  "pages are cached with pictures once data saver is off, if workers can read cookies: %s",
  async (readsCookies) => {
    const visitor = new Visitor({ readsCookies });
    visitor.cookies.saver = "on";
    await visitor.read("/history");
    visitor.cookies.saver = "off";
    await visitor.read("/history?saver=off");
    visitor.connection = "slow";
    const opening = visitor.open("/history");
    expect(await waits(opening, 3_000)).toBe(false);
    expect((await opening).headers.get("save-data")).toBe("off");
  },
);
