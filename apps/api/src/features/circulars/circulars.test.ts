import { circularPath } from "@visiga/contracts/circulars";
import { beforeEach, expect, test } from "vitest";
import { updateShownEntries } from "#features/entries/shown-days.ts";
import { drawPicture } from "#platform/pictures/draw-picture.ts";
import { announcedCircular, circularClient } from "#testing/circular-client.ts";
import { useTestApp } from "#testing/use-test-app.ts";

let drawn = 0;
const { api } = await useTestApp({
  drawPicture: (svg) => {
    drawn += 1;
    return drawPicture(svg);
  },
});
let client: Awaited<ReturnType<typeof circularClient>>;
beforeEach(async () => {
  await api.database.query("TRUNCATE file, site_value, revision CASCADE");
  client = await circularClient(api);
});

test("its addresses answer 404 before the first day, then the file, and 410 after the last", async () => {
  await client.announce(client.announcement({ from: client.day(1) }));
  await client.expectStatus(announcedCircular, 404);
  api.clock.pass(24 * 3600);
  await client.expectStatus(announcedCircular, 200);
  api.clock.pass(2 * 24 * 3600);
  await client.expectStatus(announcedCircular, 410);
  const { body, headers } = await client.get(circularPath(announcedCircular, "png", "sw"));
  expect(body).toContain("Tangazo hili limekwisha au limeondolewa.");
  expect(body).toContain("This notice has ended or was withdrawn.");
  expect(headers["cache-control"]).toBe("no-store");
});

test("a removed announcement answers 410, and one that never was 404", async () => {
  await client.announce(client.announcement());
  await client.expectStatus(announcedCircular, 200);
  await client.announce();
  await client.expectStatus(announcedCircular, 410);
  await client.expectStatus({ ...announcedCircular, id: "00000000-0000-4000-8000-000000000002" }, 404);
  for (const path of ["/circulars/news/1.png", "/circulars/photo/00000000-0000-4000-8000-000000000001.png"])
    expect((await client.get(path)).statusCode).toBe(404);
});

test("an id in capital letters names the same circular, also after its end", async () => {
  const inCapitals = { ...announcedCircular, id: announcedCircular.id.toUpperCase() };
  await client.announce(client.announcement());
  await client.expectStatus(inCapitals, 200);
  await client.announce();
  await client.expectStatus(inCapitals, 410);
  const news = await client.addNews();
  await client.put(news.id, { page: "GALLERY" });
  await client.expectStatus({ ...news, id: news.id.toUpperCase() }, 410);
});

test("a circular is drawn once, however its id is spelt and whatever its query says", async () => {
  const { id } = await client.addNews();
  const before = drawn;
  for (const spelt of [id, id.toUpperCase(), `${id.slice(0, 30)}${id.slice(30).toUpperCase()}`])
    for (const query of ["", "?lang=en", "?lang=xx", "?lang=en&more=1"])
      expect((await client.get(`/circulars/news/${spelt}.png${query}`)).statusCode).toBe(200);
  expect(drawn - before).toBe(1);
});

test("no cache may use a circular without asking, and an unchanged one is not sent again", async () => {
  await client.announce(client.announcement());
  for (const format of ["pdf", "png"] as const) {
    const url = circularPath(announcedCircular, format, "en");
    const { headers } = await client.get(url, { "accept-encoding": "br" });
    expect(headers["cache-control"]).toBe("no-cache");
    expect((await client.get(url, { "if-none-match": headers.etag })).statusCode).toBe(304);
  }
});

test("news taken down, ended, deleted or moved answers 410, and news to come or waiting 404", async () => {
  const down = await client.addNews();
  await client.expectStatus(down, 200);
  await client.mutate("files.setTakenDown", { id: down.id, version: down.version, takenDown: true });
  await client.expectStatus(down, 410);

  const ending = await client.addNews({ shownUntil: client.day(0) });
  await client.expectStatus(ending, 200);
  api.clock.pass(24 * 3600);
  await updateShownEntries(api.services);
  await client.expectStatus(ending, 410);

  client = await circularClient(api);
  const binned = await client.addNews();
  await client.mutate("files.bin", { ids: [binned.id] });
  await client.expectStatus(binned, 410);
  const moved = await client.addNews();
  expect((await client.put(moved.id, { page: "GALLERY" })).statusCode).toBe(200);
  await client.expectStatus(moved, 410);
  await client.expectStatus(await client.addNews({ shownFrom: client.day(5) }), 404);
  const waiting = await client.addNews();
  await api.services.contentVersion.change((manager) =>
    manager.query("UPDATE file SET waiting = true WHERE id = $1", [waiting.id]),
  );
  await client.expectStatus(waiting, 404);
  await client.expectStatus(await client.addNews({ page: "GALLERY" }), 404);
});

test("a document answers 410 after its last day", async () => {
  const { circular } = await client.addDocument(client.day(0));
  await client.expectStatus(circular, 200);
  api.clock.pass(24 * 3600);
  await client.expectStatus(circular, 410);
});
