import { randomBytes, randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { keptSite } from "@visiga/api/kept-site";
import type { EncodeVariants } from "@visiga/api/src/platform/pictures/background-process.ts";
import { ensureInstallation } from "@visiga/api/src/platform/storage/installation.ts";
import { openStorage } from "@visiga/api/src/platform/storage/open-storage.ts";
import { schema } from "@visiga/api/src/schema.ts";
import { prepareContent } from "@visiga/api/src/seed/prepare-content.ts";
import { addPasskey } from "@visiga/api/src/testing/passkey-client.ts";
import { createTestApp, type TestApp } from "@visiga/api/src/testing/test-app.ts";
import { userClient } from "@visiga/api/src/testing/user-client.ts";
import type { Config } from "@visiga/system/config/config";
import type { Report } from "@visiga/system/errors/start-failure";
import { form } from "@visiga/testing/form";
import { plainPicture } from "@visiga/testing/sample-pictures";
import PDFDocument from "pdfkit";
import { draftFile } from "#archive/disk-archives.ts";
import { unlock } from "#archive/encrypted-archive.ts";
import type { Manifest } from "#archive/manifest.ts";
import { makeBackup } from "#backup/make-backup.ts";
import { openExistingDatabase } from "#database/existing-database.ts";
import { restoreBackup } from "#restore/restore-backup.ts";
import { saveLargestValues } from "./largest-values.ts";
import { contentOf, type SiteContent } from "./site-content.ts";

type Place = Pick<Config, "databaseUrl" | "dataDir" | "s3">;

const silent = () => {};
const madeVariants: EncodeVariants = async ({ kinds }) => kinds.map((kind) => ({ ...kind, data: randomBytes(500) }));

export type BackedUpSite = Awaited<ReturnType<typeof backUpSite>>;

export async function backUpSite() {
  const folder = await mkdtemp(join(tmpdir(), "visiga-backups-"));
  const site = await createTestApp({ encodeVariants: madeVariants });
  await prepareContent(site.services, site.config, console.error, new Date());
  await fill(site);
  const archive = join(folder, "site.tar");
  const manifest = await backUpPlace(site.config, archive);
  const content = await contentIn(site.config);
  const close = async () => {
    await site.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { site, folder, archive, manifest, content, close };
}

/**
 * Adds an account with a passkey, pictures with every variant, news with a social image, a picture in the bin, a removal
 * request, a session, a document, the largest values that may be entered, a confirmed sample, a planned value and a count
 * of page views.
 */
async function fill(api: TestApp): Promise<void> {
  const token = await api.logIn(await api.addUser({ role: "ADMIN" }));
  await addPasskey(api, token);
  const client = userClient(api, token);
  const picture = await plainPicture(700, 500).jpeg().toBuffer();
  const { id } = await client.add({ name: "Binned\tand\\ back", description: "two\nlines" }, picture);
  const news = await client.add({ name: "Habari za Visiga", page: "NEWS", title: "Graduation 2026" }, picture);
  await api.rest("POST", "/removal-requests", { payload: { file: news.id, words: "Please\tno" } });
  await client.delete(id);
  api.clock.pass(60);
  await api.services.photoVariants.makeDue(new AbortController().signal);
  await addDocument(api, token);
  await saveLargestValues(api, token);
  for (const table of ["shipped", "confirmed"])
    await api.database.query(`INSERT INTO ${table} VALUES ('picture', $1, 'null')`, [news.id]);
  await api.database.query(
    `INSERT INTO planned_value (key, value, due_at, planned_at, planner_id, planner_name)
      VALUES ('rectorName', '"Sample Rector"', '2099-01-01', '2026-10-01', gen_random_uuid(), 'Sample User')`,
  );
  await api.database.query("INSERT INTO page_view VALUES ('2026-10-01', '/news', 'sw', true, 12)");
  await api.database.query("INSERT INTO page_view_browser VALUES ('2026-10-01', 'operaMini', 12)");
}

async function addDocument(api: TestApp, token: string): Promise<void> {
  const pdf = new PDFDocument().text("Circular");
  const content = buffer(pdf);
  pdf.end();
  const file = (await api.rest("POST", "/documents", { token, ...form({}, { content: await content }) })).json();
  const record = { id: randomUUID(), title: { en: "Circular", sw: null }, file, place: null, until: null };
  await api.call("mutation", "site.save", { key: "documents", value: [record], version: 0 }, token);
}

/** Makes a backup of the configured installation, whether its server runs or not. */
export async function backUpPlace(place: Place, path: string): Promise<Manifest> {
  const { dataSource: database, close } = await openExistingDatabase(place, schema, silent);
  const temporary = await mkdtemp(join(tmpdir(), "visiga-temporary-"));
  const storage = await openStorage(place, await ensureInstallation(database));
  try {
    return await makeBackup({ kept: keptSite, database, storage, temporary, open: () => draftFile(path) });
  } finally {
    await close();
    await rm(temporary, { recursive: true });
  }
}

/** @param passphrase of an encrypted backup */
export async function restoreTo(
  config: Place & Pick<Config, "backups">,
  path: string,
  tellOperator: Report = silent,
  passphrase?: string,
): Promise<Manifest> {
  const archive = passphrase === undefined ? { path } : await unlock(path, passphrase);
  return (await restoreBackup({ config, kept: keptSite, archive, tellOperator })).manifest;
}

export async function contentIn(place: Place): Promise<SiteContent> {
  const { dataSource, close } = await openExistingDatabase(place, schema, silent);
  const storage = await openStorage(place, await ensureInstallation(dataSource));
  return contentOf(dataSource, storage).finally(close);
}
