import { randomUUID } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { keptSite } from "@visiga/api/kept-site";
import type { AccessSnapshot } from "@visiga/api/src/kept/access-snapshot.ts";
import { listedInPreview, restorePreview } from "@visiga/contracts/restore";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { checkArchive } from "#archive/archive-reader.ts";
import { isEncrypted, unlock } from "#archive/encrypted-archive.ts";
import type { Manifest } from "#archive/manifest.ts";
import { failedRestore, previewOf } from "./inspection.ts";

const installation = randomUUID();
const site = randomUUID();
const at = new Date("2026-11-29T00:00:00Z");
const each = <Value>(count: number, value: (index: number) => Value) =>
  Array.from({ length: count }, (_, n) => value(n));

/** A backup with this many accounts, files, requests and entries, whose texts are as long as a row may be. */
function inspected(count: number, text: string) {
  const manifest: Manifest = {
    format: 1,
    version: "1.0.0",
    madeAt: at.toISOString(),
    installation,
    migrations: ["Baseline"],
    tables: [{ name: "file", columns: [], rows: count, numbered: [] }],
    leftOut: [],
    photos: each(count, () => randomUUID()),
    missing: [],
    entries: each(count, (n) => ({ name: `pictures/${n}`, bytes: 1, sha256: "" })),
  };
  const account = (n: number) => ({
    email: `${n}@${text}`,
    role: n === count - 1 ? "ADMIN" : "USER",
    active: true,
    passwordHash: text,
    passkeys: [text],
  });
  const file = (n: number) => ({ id: `${n}`, name: text, page: text });
  const request = (n: number) => ({
    fileId: `${n}`,
    photoId: "",
    name: text,
    telephone: text,
    words: text,
    askedAt: at,
  });
  const access: AccessSnapshot = {
    accounts: new Map(each(count, (n) => [`${n}`, account(n)])),
    shown: new Map(each(count, (n) => [`${n}`, file(n)])),
    requests: new Map(each(count, (n) => [`${n}`, request(n)])),
    changed: new Map(),
    known: new Set(),
  };
  return { manifest, site: { site, access, calendar: [], plans: [], numbers: [] } };
}

test.each([
  ["of the same site", site],
  ["of another site", randomUUID()],
])("the preview of a large backup %s is small, and says of how many it does not tell more", (_, present) => {
  const large = inspected(5000, "\u0000x".repeat(1000));
  // On the present site all were changed later, and are gone.
  const changed = new Map(each(5000, (n): [string, number] => [`${n}`, 1]));
  const access = { ...inspected(0, "").site.access, changed };
  const preview = previewOf(large, { site: present, access, calendar: [], plans: [], numbers: [] }, keptSite);
  expect(z.parse(restorePreview, preview)).toEqual(preview);
  expect(JSON.stringify(preview).length).toBeLessThan(50_000);
  expect(preview).toMatchObject({ records: 5000, photos: 5000, bytes: 5000, requestsAgain: 5000 });
  const again = present === site ? 5000 : 0;
  for (const [list, total] of [
    [preview.accounts, 5000],
    [preview.shownAgain, 5000],
    [preview.accountsAgain, again],
  ] as const)
    expect([list.total, list.first.length]).toEqual([total, Math.min(total, listedInPreview)]);
  expect(preview.accounts.first.map(({ administrator }) => administrator).indexOf(true)).toBe(0);
});

test.each([
  ["a zip", "PK\u0003\u0004"],
  ["a file of age that needs a key", "age-encryption.org/v1\n-> X25519 abc\nabc\n--- abc\n"],
  ["a passphrase at a cost of 1 GB", "age-encryption.org/v1\n-> scrypt abc 20\nabc\n--- abc\n"],
])("a file of another program is not called a damaged backup: %s", async (_, start) => {
  const folder = await mkdtemp(join(tmpdir(), "visiga-foreign-"));
  const path = join(folder, "backup");
  await writeFile(path, start.padEnd(2000, "x"));
  const refused = (await isEncrypted(path)) ? unlock(path, "four words of the office") : checkArchive({ path });
  expect(failedRestore(await refused.catch((error: unknown) => error))).toMatchObject({ failure: "foreign" });
  await rm(folder, { recursive: true });
});
