import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { keptSite } from "@visiga/api/kept-site";
import type { RestorePreview } from "@visiga/contracts/restore";
import { readConfig } from "@visiga/system/config/config";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type OpenRestorePage, openRestorePage } from "./page/open-restore-page.ts";
import type { RestoreRequest } from "./restore-files.ts";

let dataDir: string;
let page: OpenRestorePage;
const requests: RestoreRequest[] = [];
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "visiga-requests-"));
  requests.length = 0;
  page = await openRestorePage(readConfig({ DATA_DIR: dataDir }), keptSite, {
    tellOperator: () => {},
    request: (request) => requests.push(request),
    inspectBackup: async () => ({ madeAt: "2026-11-20T02:00:00.000Z" }) as RestorePreview,
  });
  await page.restore.add({ name: "site.tar", size: 4, offset: 0 }, Buffer.from("site"));
  await page.restore.check({});
  await vi.waitFor(() => expect(page.restore.isChecking).toBe(false));
});
afterEach(() => rm(dataDir, { recursive: true }));

const checkedId = async () => (await page.restore.state()).check?.id ?? "";
const other = () => page.restore.add({ name: "other.tar", size: 5, offset: 0 }, Buffer.from("other"));

test("of two confirmations at the same time one restores", async () => {
  const id = await checkedId();
  const both = await Promise.allSettled([page.restore.start("a", id), page.restore.start("b", id)]);
  expect(both.map(({ status }) => status)).toEqual(["fulfilled", "rejected"]);
  expect(requests).toHaveLength(1);
});

test("a backup that is being restored is neither replaced nor removed nor checked again", async () => {
  const starting = page.restore.start("a", await checkedId());
  for (const change of [other, () => page.restore.discard(), () => page.restore.check({})])
    await expect(change()).rejects.toThrow("unavailable");
  await starting;
  await expect(other()).rejects.toThrow("unavailable");
  page.restore.progress = null;
  expect((await page.restore.state()).upload).toEqual({ name: "site.tar", size: 4, received: 4 });
});

test("a confirmation restores no other backup than the one that it replaced about", async () => {
  const replaced = await checkedId();
  await page.restore.check({});
  await vi.waitFor(() => expect(page.restore.isChecking).toBe(false));
  for (const id of [replaced, ""]) await expect(page.restore.start("a", id)).rejects.toThrow("restore_not_checked");
  await page.restore.start("a", await checkedId());
  expect(requests).toHaveLength(1);
});

test("a check is over after an hour, because the site may have changed since", async () => {
  const id = await checkedId();
  vi.useFakeTimers({ now: Date.now() + 61 * 60_000, toFake: ["Date"] });
  expect((await page.restore.state()).check).toBeNull();
  await expect(page.restore.start("a", id)).rejects.toThrow("restore_not_checked");
  vi.useRealTimers();
});
