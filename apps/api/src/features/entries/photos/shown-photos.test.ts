import { randomUUID } from "node:crypto";
import { plainPicture } from "@visiga/testing/sample-pictures";
import { expect, test, vi } from "vitest";
import { ContentVersion } from "#platform/cache/content-version.ts";
import { useTestApp } from "#testing/use-test-app.ts";
import { ShownPhotos } from "./shown-photos.ts";

const { api, client } = await useTestApp({ user: {} });
const picture = await plainPicture().jpeg().toBuffer();

/** The shown photos as seen by another process on the same database that has not yet been notified of a change. */
async function openElsewhere() {
  const version = new ContentVersion(api.database);
  await version.refresh();
  version.expectChanges(60_000);
  return { version, shown: new ShownPhotos(api.database, version) };
}

test("another process finds a new photo before its notice, and refuses a deleted one after it", async () => {
  const { version, shown } = await openElsewhere();
  expect(await shown.has(randomUUID())).toBe(false);
  const added = [];
  for (let count = 0; count < 5; count += 1) added.push(await client.add({}, picture));
  for (const { photo } of added) expect(await shown.has(String(photo?.id))).toBe(true);
  const [first, ...others] = added;
  await client.mutate("files.setTakenDown", { id: first?.id, takenDown: true });
  await version.refresh();
  expect(await shown.has(String(first?.photo?.id))).toBe(false);
  for (const { photo } of others) expect(await shown.has(String(photo?.id))).toBe(true);
});

test("300 invented ids at once cost three queries, from one process or several", async () => {
  const here = new ShownPhotos(api.database, api.services.contentVersion);
  const { shown: elsewhere } = await openElsewhere();
  const read = vi.spyOn(api.database, "query");
  const confirm = vi.spyOn(ContentVersion.prototype, "refresh");
  try {
    for (const shown of [here, elsewhere]) {
      const answers = await Promise.all(Array.from({ length: 300 }, () => shown.has(randomUUID())));
      expect(new Set(answers)).toEqual(new Set([false]));
    }
    expect(read).toHaveBeenCalledTimes(2);
    expect(confirm).toHaveBeenCalledTimes(1);
  } finally {
    vi.restoreAllMocks();
  }
});
