import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { finished } from "node:stream/promises";
import { keptSite } from "@visiga/api/kept-site";
import { schema } from "@visiga/api/src/schema.ts";
import { addPasskey } from "@visiga/api/src/testing/passkey-client.ts";
import { photoFolderOf } from "@visiga/api/src/testing/stored-photos.ts";
import { createTestApp, type TestApp } from "@visiga/api/src/testing/test-app.ts";
import { userClient } from "@visiga/api/src/testing/user-client.ts";
import { openHttpClient } from "@visiga/testing/http-client";
import { plainPicture } from "@visiga/testing/sample-pictures";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { diskArchives, mountedArchives } from "#archive/disk-archives.ts";
import { backupName } from "#backup/backup-names.ts";
import { openAt, runningAddress } from "#database/existing-database.ts";
import { newestPostgres } from "#postgres/postgres-programs.ts";
import { openDataFolder } from "#testing/data-folders.ts";
import { diagnoseBackups } from "./backups.ts";
import { diagnoseClock } from "./clock.ts";
import { diagnoseDatabase, diagnosePostgres } from "./database.ts";
import type { Finding } from "./finding.ts";
import { diagnoseServer } from "./server.ts";
import { diagnoseStorage } from "./storage.ts";

let api: TestApp;
beforeEach(async () => {
  api = await createTestApp();
});
afterEach(() => api.close());

const states = (found: readonly Finding[]) => found.map(({ state }) => state);
const broken = (says: RegExp) => expect.objectContaining({ state: "broken", says: expect.stringMatching(says) });
const warning = (says: RegExp) => expect.objectContaining({ state: "warning", says: expect.stringMatching(says) });

test("a database of this version is fine once it has an active administrator", async () => {
  expect(await diagnoseDatabase(api.database, keptSite, api.config)).toContainEqual(broken(/no active administrator/));
  await api.addUser({ role: "ADMIN" });
  expect(await diagnoseDatabase(api.database, keptSite, api.config)).toEqual([
    expect.objectContaining({ says: expect.stringMatching(/^PostgreSQL \d+.*, \d+ [kM]B/) }),
  ]);
});

test("a database sorted by other rules than the system's is broken, with commands that mend it", async () => {
  await api.database.query("UPDATE pg_database SET datcollversion = '0' WHERE datname = current_database()");
  expect(await diagnoseDatabase(api.database, keptSite, api.config)).toContainEqual(
    expect.objectContaining({
      state: "broken",
      says: expect.stringMatching(/^sorts text by the rules of version 0, and the system has /),
      advice: expect.stringMatching(/^REINDEX DATABASE .*; ALTER DATABASE .* REFRESH COLLATION VERSION;$/),
    }),
  );
});

test("a PostgreSQL that a newer minor version replaces is a warning with the day of that version", () => {
  const { version, date } = newestPostgres;
  const older = version.replace(/\d+$/, (minor) => String(Number(minor) - 1));
  expect(diagnosePostgres(`${older} (Debian ${older}-1)`, "9 MB")).toEqual(
    warning(new RegExp(`${version} has been out since ${date}$`)),
  );
  for (const current of [version, `${version}0`, "17.2", "19.1"])
    expect(diagnosePostgres(current, "9 MB")).toMatchObject({ state: "ok", says: `PostgreSQL ${current}, 9 MB` });
});

test("a database of a newer version is broken, and one of an older version is a warning", async () => {
  await api.database.query("DELETE FROM migrations WHERE id = (SELECT max(id) FROM migrations)");
  expect(await diagnoseDatabase(api.database, keptSite, api.config)).toContainEqual(warning(/is of an older version/));
  await api.database.query("INSERT INTO migrations (timestamp, name) VALUES (9, 'FromTheFuture9')");
  expect(await diagnoseDatabase(api.database, keptSite, api.config)).toContainEqual(broken(/newer version/));
});

test("passkeys of another host name than that of PUBLIC_URL are reported", async () => {
  await addPasskey(api, await api.logIn(await api.addUser({ role: "ADMIN" })));
  const reportAt = (publicUrl?: string) => diagnoseDatabase(api.database, keptSite, { publicUrl });
  const foreign = warning(/^has 1 passkeys of another host name than PUBLIC_URL: nobody can log in with them$/);
  expect(await reportAt("https://www.school.example")).toContainEqual(foreign);
  for (const own of ["http://localhost:3000", undefined]) expect(await reportAt(own)).toHaveLength(1);
});

test("a database server with almost no free connections is reported", async () => {
  const folder = await mkdtemp(join(tmpdir(), "visiga-connections-"));
  const first = await openDataFolder(folder);
  const second = await openAt(await runningAddress(folder), schema);
  const report = () => diagnoseDatabase(first.dataSource, keptSite, api.config);
  const crowded = warning(/^has almost no free connections$/);
  expect(await report()).not.toContainEqual(crowded);
  const used = [first, second].flatMap(({ dataSource }) =>
    Array.from({ length: 13 }, () => dataSource.createQueryRunner()),
  );
  await Promise.all(used.map((runner) => runner.connect()));
  expect(await report()).toContainEqual(crowded);
  await Promise.all(used.map((runner) => runner.release()));
  await second.close();
  await first.close();
  await rm(folder, { recursive: true });
});

test("photos that storage lacks are reported", async () => {
  const client = userClient(api, await api.logIn(await api.addUser()));
  const { photo } = await client.add({}, await plainPicture().jpeg().toBuffer());
  expect(states(await diagnoseStorage(api.config, api.database, keptSite))).toEqual(["ok"]);
  await rm(join(photoFolderOf(api), String(photo?.id)), { recursive: true });
  expect(await diagnoseStorage(api.config, api.database, keptSite)).toContainEqual(broken(/^1 of 1 checked photos/));
});

test("a missing folder of photos is a disk that is not mounted, and is not made", async () => {
  const client = userClient(api, await api.logIn(await api.addUser()));
  await client.add({}, await plainPicture().jpeg().toBuffer());
  const folder = photoFolderOf(api);
  await rm(folder, { recursive: true });
  expect(await diagnoseStorage(api.config, api.database, keptSite)).toEqual([
    expect.objectContaining({ state: "broken", advice: expect.stringMatching(/^Mount its disk or share/) }),
  ]);
  await expect(readdir(folder)).rejects.toThrow("ENOENT");
});

test("photos of another installation are reported", async () => {
  expect(states(await diagnoseStorage(api.config, api.database, keptSite))).toEqual(["ok"]);
  await api.database.query("UPDATE installation SET id = gen_random_uuid()");
  expect(await diagnoseStorage(api.config, api.database, keptSite)).toContainEqual(
    warning(new RegExp(`other installations beside them: ${api.services.installation.id}$`)),
  );
});

test("the state of a running server and an untrusted proxy are reported", async () => {
  const client = await openHttpClient(api.app);
  const { port } = api.app.server.address() as AddressInfo;
  const place = { ...api.config, host: "127.0.0.1", port };
  expect(await diagnoseServer(place)).toEqual([expect.objectContaining({ state: "ok" })]);
  await client.get("/healthz", { host: "localhost", "x-forwarded-for": "192.0.2.7" });
  expect(await diagnoseServer(place)).toEqual([
    expect.objectContaining({ state: "ok" }),
    warning(/a proxy that TRUST_PROXY does not name/),
  ]);
  await rm(join(api.config.dataDir, "media"), { recursive: true });
  await vi.waitFor(
    async () => expect(await diagnoseServer(place)).toContainEqual(broken(/is not ready: storage unavailable$/)),
    { timeout: 60_000 },
  );
  client.close();
  await api.app.close();
  expect(await diagnoseServer(place)).toEqual([warning(/does not run/)]);
});

test("an unreachable storage is broken", async () => {
  const s3 = { endpoint: "http://127.0.0.1:1", bucket: "b", region: "r", accessKeyId: "k", secretAccessKey: "s" };
  expect(await diagnoseStorage({ ...api.config, s3 }, null, keptSite)).toEqual([broken(/ECONNREFUSED/)]);
});

test("backups that are missing, too old or not verified are reported as broken", async () => {
  const archives = diskArchives(join(api.config.dataDir, "backups"));
  const places = { archives, copies: [] };
  const noon = new Date("2026-11-22T12:00:00Z");
  expect(await diagnoseBackups(places, api.database, noon, keptSite)).toEqual([warning(/^there is none in/)]);
  const draft = await archives.create(backupName(new Date("2026-11-22T02:00:00Z")));
  draft.target.end("archive");
  await finished(draft.target);
  await draft.keep();
  const record = (work: string, at: string, problem: string | null) =>
    api.database.query("INSERT INTO backup_report (work, name, at, problem) VALUES ($1, 'b.tar', $2, $3)", [
      work,
      at,
      problem,
    ]);
  await record("made", "2026-11-22T02:00:00Z", null);
  await record("verified", "2026-11-22T02:10:00Z", null);
  expect(states(await diagnoseBackups(places, api.database, noon, keptSite))).toEqual(["ok", "ok"]);
  const later = await diagnoseBackups(places, api.database, new Date("2026-12-24T12:00:00Z"), keptSite);
  expect(later).toEqual([broken(/newest 778 hours old/), warning(/no backup has been verified for 32 days/)]);
  await record("made", "2026-11-22T03:00:00Z", "room");
  await record("verified", "2026-11-22T03:10:00Z", "failed");
  expect(await diagnoseBackups(places, api.database, noon, keptSite)).toEqual([
    expect.objectContaining({ state: "ok" }),
    broken(/too little free space/),
    broken(/could not be verified/),
  ]);
});

test("a backup named after a time in the future is broken, and the others count", async () => {
  const archives = diskArchives(await mkdtemp(join(tmpdir(), "visiga-future-")));
  const noon = new Date("2026-11-22T12:00:00Z");
  for (const at of ["2035-06-01T02:00:00Z", "2026-11-22T02:00:00Z"]) {
    const draft = await archives.create(backupName(new Date(at)));
    draft.target.end("archive");
    await finished(draft.target);
    await draft.keep();
  }
  const verified = "INSERT INTO backup_report (work, name, at) VALUES ('verified', 'a.tar', '2035-06-02')";
  await api.database.query(verified);
  expect((await diagnoseBackups({ archives, copies: [] }, api.database, noon, keptSite)).at(-1)).toEqual(
    warning(/^was verified at 2035-06-02.*, in the future$/),
  );
  expect(await diagnoseBackups({ archives, copies: [] }, null, noon, keptSite)).toEqual([
    broken(/^1 in .* named after a time in the future .* do not count: visiga-2035-06-01T02-00-00Z\.tar$/),
  ]);
});

test("a second place of backups that is missing, or whose last copy failed, is broken", async () => {
  const archives = diskArchives(join(api.config.dataDir, "first"));
  const folder = join(api.config.dataDir, "stick");
  const places = {
    archives,
    copies: [{ work: "copiedToFolder", place: folder, list: () => mountedArchives(folder).list() }],
  } as const;
  const noon = new Date("2026-11-22T12:00:00Z");
  const ofCopies = async () => (await diagnoseBackups(places, api.database, noon, keptSite)).slice(1);
  await api.database.query("DELETE FROM backup_report");
  await api.database.query(
    "INSERT INTO backup_report (work, name, at, problem) VALUES ('copiedToFolder', 'b.tar', now(), 'missing')",
  );
  expect(await ofCopies()).toEqual([
    broken(/^cannot be listed: there is no folder .*stick$/),
    broken(/^b\.tar was not copied to BACKUP_COPY_DIR: there was no such folder$/),
  ]);
  await mkdir(folder);
  await writeFile(join(folder, backupName(new Date("2026-11-22T02:00:00Z"))), "archive");
  await api.database.query("UPDATE backup_report SET problem = NULL");
  expect(await ofCopies()).toEqual([expect.objectContaining({ state: "ok" })]);
});

test("a clock that is behind a stored time is broken", async () => {
  expect(states(await diagnoseClock(() => new Date(), api.database, keptSite))).not.toContain("broken");
  await userClient(api, await api.logIn(await api.addUser())).add({});
  const behind = () => new Date(api.clock.now().getTime() - 3600_000);
  expect(await diagnoseClock(behind, api.database, keptSite)).toContainEqual(
    broken(/^is 3600 s behind the last change/),
  );
  const apart = () => new Date(Date.now() + 60_000);
  expect(await diagnoseClock(apart, api.database, keptSite)).toContainEqual(
    broken(/s away from the database's clock$/),
  );
});
