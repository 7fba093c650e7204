import type { BackupStatus } from "@visiga/contracts/backups";
import { expect, test } from "vitest";
import { needsCare } from "./backups-care.ts";

const now = new Date("2026-11-22T12:00:00Z");
const [fresh, old] = ["2026-11-21T23:00:00Z", "2026-11-19T23:00:00Z"];

const backup = (at: string) => ({ name: "visiga.tar", at, bytes: 1, encrypted: false });
const copy = (last: string | null) => ({ work: "copiedToFolder" as const, last, problem: null });
const missing = { work: "copiedToFolder", reason: "missing", at: fresh } as const;
const status: BackupStatus = {
  run: null,
  backups: [backup(fresh)],
  verified: null,
  problem: null,
  copies: [copy(fresh)],
};

test.each<[boolean, string, Partial<BackupStatus>]>([
  [false, "a fresh backup with a fresh copy", {}],
  [false, "no backup yet", { backups: [], copies: [copy(null)] }],
  [true, "an old backup", { backups: [backup(old)] }],
  [true, "a backup that failed", { problem: { work: "made", reason: "room", at: fresh } }],
  [true, "an old copy", { copies: [copy(fresh), { ...copy(old), work: "copiedToBucket" }] }],
  [true, "a copy that failed", { copies: [{ ...copy(fresh), problem: missing }] }],
])("backups need care (%s) with %s", (expected, _, change) => {
  expect(needsCare({ ...status, ...change }, now)).toBe(expected);
});
