import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { administrator, printedCode } from "@visiga/testing/server-process";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type BackedUpSite, backUpSite, contentIn } from "#testing/backed-up-site.ts";
import { restoreClient } from "#testing/restore-client.ts";
import { startTestServer } from "#testing/started-server.ts";
import { verifiedPages } from "#verification/verified-pages.ts";

let source: BackedUpSite;
beforeAll(async () => {
  source = await backUpSite();
});
afterAll(() => source.close());

/** A first start on an empty data folder. */
async function firstStart() {
  const dataDir = await mkdtemp(join(tmpdir(), "visiga-restore-"));
  const server = await startTestServer(dataDir);
  const place = { databaseUrl: undefined, dataDir, s3: undefined };
  const restore = restoreClient(() => server.url, printedCode(server.output));
  const logIn = (email: string = administrator.email, password: string = administrator.password) =>
    fetch(`${server.url}/api/v1/auth/authenticate`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email, password }),
    });
  const close = async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { server, dataDir, place, restore, logIn, close };
}

test("a backup is restored on an empty machine with the printed code, and the way back restores the site before", async () => {
  const site = await firstStart();
  const { restore, server } = site;
  await restore.upload(source.archive, 100_000);
  const preview = await restore.preview(null);
  expect(preview).toMatchObject({
    madeAt: source.manifest.madeAt,
    version: source.manifest.version,
    photos: source.manifest.photos.length,
    accounts: [{ administrator: true, active: true }],
    sameSite: false,
    accountsAgain: [],
    requestsAgain: 1,
  });
  expect(preview.shownAgain.map(({ name }) => name)).toContain("Graduation 2026");

  const [done, ...before] = await restore.restore();
  expect(done).toMatchObject({
    phase: "done",
    madeAt: source.manifest.madeAt,
    restorePoint: expect.stringMatching(/^before-restore-/),
    pages: verifiedPages.map((path) => ({ path, opens: true })),
  });
  expect(before.filter(({ phase }) => phase === "running").length).toBeGreaterThan(0);
  expect((await restore.state()).upload).toBe(null);
  // The administrator of the first start is gone.
  expect((await site.logIn()).status).toBe(401);

  const [point] = (await restore.state()).backups;
  expect(point?.name).toMatch(/^before-restore-/);
  await restore.preview(String(point?.name));
  expect((await restore.restore())[0]).toMatchObject({ phase: "done" });
  expect((await site.logIn()).status).toBe(200);
  // Now an administrator has logged in.
  expect((await restore.send("")).status).toBe(401);

  await server.stop();
  await site.close();
});

test("the restored site has the content of the backup", async () => {
  const site = await firstStart();
  await site.restore.upload(source.archive);
  await site.restore.preview(null);
  expect((await site.restore.restore())[0]).toMatchObject({ phase: "done" });
  await site.server.stop();
  const { tables, ...content } = await contentIn(site.place);
  const { tables: expected, ...expectedContent } = source.content;
  expect(content).toEqual(expectedContent);
  expect({ ...tables, security_event: [] }).toEqual({ ...expected, security_event: [] });
  await site.close();
});

test("a backup that was changed between check and restore is refused, and the site stays", async () => {
  const site = await firstStart();
  const { restore } = site;
  await restore.upload(source.archive);
  await restore.preview(null);
  const uploaded = join(site.dataDir, "restore", "upload");
  const bytes = await readFile(uploaded);
  bytes.writeUInt8(bytes.readUInt8(1024) ^ 1, 1024);
  await writeFile(uploaded, bytes);
  expect((await restore.restore())[0]).toMatchObject({ phase: "failed", failure: "damaged" });
  expect((await restore.state()).upload).toMatchObject({ name: "site.tar", received: bytes.length });
  expect((await site.logIn()).status).toBe(200);
  await site.close();
});

test("a damaged backup is refused with its reason before anything is replaced", async () => {
  const site = await firstStart();
  const { restore } = site;
  const cut = join(source.folder, "cut.tar");
  await writeFile(cut, (await readFile(source.archive)).subarray(0, -5000));
  await restore.upload(cut);
  expect(await restore.check(null)).toMatchObject({ phase: "failed", failure: "damaged" });
  expect((await restore.sendJson("/start", {})).status).toBe(409);
  await site.close();
});
