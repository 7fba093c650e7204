import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { RestorePreview } from "@visiga/contracts/restore";
import { readConfig } from "@visiga/system/config/config";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { RestoreRequest } from "#site/messages.ts";
import { type OpenRestore, openRestore } from "./page/open-restore.ts";

let dataDir: string;
let restore: OpenRestore;
const requests: RestoreRequest[] = [];
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "visiga-requests-"));
  requests.length = 0;
  restore = await openRestore(readConfig({ DATA_DIR: dataDir }), {
    tellOperator: () => {},
    request: (request) => requests.push(request),
    inspectBackup: async () => ({ madeAt: "2026-11-20T02:00:00.000Z" }) as RestorePreview,
  });
  await restore.add({ name: "site.tar", size: 4, offset: 0 }, Buffer.from("site"));
  await restore.check({});
  await vi.waitFor(() => expect(restore.isChecking).toBe(false));
});
afterEach(() => rm(dataDir, { recursive: true }));

const checkedId = async () => (await restore.state()).check?.id ?? "";
const other = () => restore.add({ name: "other.tar", size: 5, offset: 0 }, Buffer.from("other"));

test("of two confirmations at the same time one restores", async () => {
  const id = await checkedId();
  const both = await Promise.allSettled([restore.start("a", id), restore.start("b", id)]);
  expect(both.map(({ status }) => status)).toEqual(["fulfilled", "rejected"]);
  expect(requests).toHaveLength(1);
});

test("a backup that is being restored is neither replaced nor removed nor checked again", async () => {
  const starting = restore.start("a", await checkedId());
  for (const change of [other, () => restore.discard(), () => restore.check({})])
    await expect(change()).rejects.toThrow("unavailable");
  await starting;
  await expect(other()).rejects.toThrow("unavailable");
  restore.progress = null;
  expect((await restore.state()).upload).toEqual({ name: "site.tar", size: 4, received: 4 });
});

test("a confirmation restores no other backup than the one that it replaced about", async () => {
  const replaced = await checkedId();
  await restore.check({});
  await vi.waitFor(() => expect(restore.isChecking).toBe(false));
  for (const id of [replaced, ""]) await expect(restore.start("a", id)).rejects.toThrow("restore_not_checked");
  await restore.start("a", await checkedId());
  expect(requests).toHaveLength(1);
});

test("a check is over after an hour, because the site may have changed since", async () => {
  const id = await checkedId();
  vi.useFakeTimers({ now: Date.now() + 61 * 60_000, toFake: ["Date"] });
  expect((await restore.state()).check).toBeNull();
  await expect(restore.start("a", id)).rejects.toThrow("restore_not_checked");
  vi.useRealTimers();
});
