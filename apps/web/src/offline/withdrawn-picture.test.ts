import { expect, test } from "vitest";
import { picture, picturePage, Visitor } from "./testing/visitor.ts";
import { hour, notice, pass, waits } from "./testing/worker.ts";

async function seen(): Promise<Visitor> {
  const visitor = new Visitor();
  for (const path of ["/gallery", picturePage]) {
    await visitor.read(path);
    await visitor.show(picture);
  }
  return visitor;
}

async function expectDeleted(visitor: Visitor): Promise<void> {
  expect(await visitor.cached("pictures")).toEqual([]);
  visitor.connection = "cut";
  for (const path of [picturePage, "/gallery", "/offline"]) {
    const html = await (await visitor.open(path)).text();
    expect(html).toContain("<title>/offline |");
    expect(html).not.toContain(picturePage);
  }
}

test("a withdrawn picture and all pages with it are deleted when its page is requested again", async () => {
  const visitor = await seen();
  visitor.withdrawn = true;
  await visitor.read(picturePage);
  await expectDeleted(visitor);
});

test("a withdrawn picture and all pages with it are deleted when the picture is requested again", async () => {
  const visitor = await seen();
  visitor.withdrawn = true;
  await (await caches.open("pictures-1")).delete(picture);
  expect((await visitor.show(picture)).status).toBe(404);
  await expectDeleted(visitor);
});

test("an open page requests a picture's cached page after an hour, and deletes it if it is gone", async () => {
  const visitor = await seen();
  visitor.withdrawn = true;
  await visitor.read("/history");
  expect(await visitor.cached("pages")).toContain(`${picturePage}?lang=en`);
  await pass(1.1 * hour);
  await visitor.read("/history");
  await expectDeleted(visitor);
});

test("a slow connection does not show the cached page of a picture or a list of pictures", async () => {
  const visitor = await seen();
  visitor.connection = "slow";
  for (const path of [picturePage, "/gallery"]) expect(await waits(visitor.open(path), 60_000)).toBe(true);
});

test("offline, pictures of people with their pages are deleted after a day, others stay", async () => {
  const visitor = await seen();
  await visitor.read("/history");
  visitor.connection = "cut";
  await pass(23 * hour);
  expect(await (await visitor.open(picturePage)).text()).toContain(notice);
  expect((await visitor.show(picture)).status).toBe(200);
  await pass(2 * hour);
  await expect(visitor.show(picture)).rejects.toThrow();
  await visitor.idle("/history");
  await expectDeleted(visitor);
  expect(await (await visitor.open("/history")).text()).toContain("<title>/history |");
});
