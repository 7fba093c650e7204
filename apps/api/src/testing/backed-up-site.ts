import { randomBytes, randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import { makeBackup } from "#features/backups/make-backup.ts";
import { restoreBackup } from "#features/backups/restore-backup.ts";
import { draftFile } from "#platform/archive/disk-archives.ts";
import { unlock } from "#platform/archive/encrypted-archive.ts";
import type { Manifest } from "#platform/archive/manifest.ts";
import type { Config } from "#platform/config/config.ts";
import { openExistingDatabase } from "#platform/database/existing-database.ts";
import type { Report } from "#platform/errors/start-failure.ts";
import type { EncodeVariants } from "#platform/pictures/variant-process.ts";
import { openStorage } from "#platform/storage/open-storage.ts";
import { schema } from "#schema.ts";
import { prepareContent } from "#seed/prepare-content.ts";
import { fileClient } from "./file-client.ts";
import { form } from "./form.ts";
import { addPasskey } from "./passkey-client.ts";
import { plainPicture } from "./sample-pictures.ts";
import { contentOf, type SiteContent } from "./site-content.ts";
import { createTestApp, type TestApp } from "./test-app.ts";

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
 * request, a session, a term date, a document and a count of page views.
 */
async function fill(api: TestApp): Promise<void> {
  const token = await api.logIn(await api.addUser({ role: "ADMIN" }));
  await addPasskey(api, token);
  const client = fileClient(api, token);
  const picture = await plainPicture(700, 500).jpeg().toBuffer();
  const { id } = await client.add({ name: "Binned\tand\\ back", description: "two\nlines" }, picture);
  const news = await client.add({ name: "Habari za Visiga", page: "NEWS", title: "Graduation 2026" }, picture);
  await api.rest("POST", "/removal-requests", { payload: { file: news.id, words: "Please\tno" } });
  await client.delete(id);
  api.clock.pass(60);
  await api.services.photoVariants.makeDue(new AbortController().signal);
  const term = {
    id: randomUUID(),
    first: "2027-01-11",
    last: "2027-06-04",
    what: { en: "Term", sw: null },
    level: null,
  };
  await api.call("mutation", "site.save", { key: "termDates", value: [term], version: 0 }, token);
  await addDocument(api, token);
  await api.database.query("INSERT INTO page_view VALUES ('2026-10-01', '/news', 'sw', true, 12)");
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
  const storage = await openStorage(place);
  try {
    return await makeBackup({ database, storage, temporary, open: () => draftFile(path) });
  } finally {
    await close();
    await rm(temporary, { recursive: true });
  }
}

/** @param passphrase of an encrypted backup */
export async function restoreTo(
  config: Place & Pick<Config, "backups">,
  path: string,
  report: Report = silent,
  passphrase?: string,
): Promise<Manifest> {
  const archive = passphrase === undefined ? { path } : await unlock(path, passphrase);
  return (await restoreBackup({ config, schema, archive, report })).manifest;
}

export async function contentIn(place: Place): Promise<SiteContent> {
  const { dataSource, close } = await openExistingDatabase(place, schema, silent);
  return contentOf(dataSource, await openStorage(place)).finally(close);
}
