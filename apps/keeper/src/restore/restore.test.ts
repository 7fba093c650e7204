import { stat } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type BackedUpSite, backUpSite } from "#testing/backed-up-site.ts";
import { checkRestoreOntoEmpty, checkRestoreOver, readPages } from "#testing/restored-site.ts";

let source: BackedUpSite;
let pages: Record<string, string>;

beforeAll(async () => {
  source = await backUpSite();
  pages = await readPages(source.site.config);
});
afterAll(() => source.close());

test("a backup contains all rows and variants but no credentials, and only its owner can read it", async () => {
  const { archive, manifest, content } = source;
  expect((await stat(archive)).mode & 0o777).toBe(0o600);
  const counts = Object.fromEntries(manifest.tables.map(({ name, rows }) => [name, rows]));
  expect(counts).toEqual(
    Object.fromEntries(Object.entries(content.tables).map(([name, state]) => [name, Number.parseInt(state, 10)])),
  );
  expect(counts.account).toBe(1);
  expect(counts.revision).toBeGreaterThan(0);
  expect(manifest.missing).toEqual([]);
  const variants = Object.entries(content.pictures).map(([name, sha256]) => [`pictures/${name}`, sha256]);
  expect(variants.some(([name]) => String(name).includes("share-"))).toBe(true);
  expect(variants.some(([name]) => String(name).endsWith(".avif"))).toBe(true);
  expect(variants.some(([name]) => String(name).endsWith(".jpeg"))).toBe(true);
  const archived = manifest.entries.slice(manifest.tables.length).map(({ name, sha256 }) => [name, sha256]);
  expect(archived.sort()).toEqual(variants.sort());
});

test("every table is in a backup with rows of this test or is explicitly excluded", async () => {
  const { manifest, site } = source;
  const tables: { name: string }[] = await site.database.query(
    "SELECT table_name::text AS name FROM information_schema.tables WHERE table_schema = current_schema()",
  );
  const kept = manifest.tables.map(({ name }) => name);
  expect(tables.map(({ name }) => name).sort()).toEqual([...kept, ...manifest.leftOut, "migrations"].sort());
  // Backups exclude credentials, and reports about files that are not in them.
  expect(manifest.leftOut).toEqual([
    "session",
    "password_link",
    "known_address",
    "used_challenge",
    "login_attempt",
    "backup_report",
    "backup_run",
    "backup_link",
  ]);
  expect(manifest.tables.filter(({ rows }) => rows === 0).map(({ name }) => name)).toEqual([]);
});

// `apps/trials/restores/machines.trial.ts` restores onto and over the other kinds of machines.

test("a backup restored onto an empty machine gives the same site, whose backup is equal", () =>
  checkRestoreOntoEmpty("embedded, disk", source, pages));

test("a backup restored over another site leaves a restore point, which restores that site", () =>
  checkRestoreOver("server, bucket", source));
