import { randomUUID } from "node:crypto";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { prepareContent } from "#seed/prepare-content.ts";
import { type FileClient, fileClient } from "#testing/file-client.ts";
import { type S3Service, startS3Service } from "#testing/s3-service.ts";
import { plainPicture } from "#testing/sample-pictures.ts";
import { createTestApp, type TestApp } from "#testing/test-app.ts";

const hour = 3600 * 1000;
const day = 24 * hour;

interface Installation {
  readonly api: TestApp;
  readonly client: FileClient;
  /** What the operator was told. */
  readonly lines: string[];
  /** What a start does before the server listens, that much later. */
  start(later?: number): Promise<void>;
}

interface Place {
  readonly environment: Readonly<Record<string, string>>;
  /** Ids of the pictures within reach, sorted. */
  stored(): Promise<string[]>;
  /** Puts a picture that no database knows. @returns its id */
  addUnknown(): Promise<string>;
  remove(id: string): Promise<void>;
  quarantined(): Promise<string[]>;
  forgetOwner(): Promise<void>;
}

let picture: Buffer;
let s3: S3Service;
let open: TestApp[] = [];
beforeAll(async () => {
  picture = await plainPicture().jpeg().toBuffer();
  s3 = await startS3Service();
});
afterAll(() => s3.close());
afterEach(async () => {
  await Promise.all(open.map((api) => api.close()));
  open = [];
});

const isId = (name: string) => /^[\da-f-]{36}$/.test(name);

async function folder(): Promise<Place> {
  const dataDir = await mkdtemp(join(tmpdir(), "visiga-pictures-"));
  const media = join(dataDir, "media");
  return {
    environment: { DATA_DIR: dataDir },
    stored: async () => (await readdir(media)).filter(isId).sort(),
    async addUnknown() {
      const id = randomUUID();
      await mkdir(join(media, id), { recursive: true });
      await writeFile(join(media, id, "320.webp"), "bytes");
      return id;
    },
    remove: (id) => rm(join(media, id), { recursive: true }),
    quarantined: () => readdir(join(media, ".quarantine")),
    forgetOwner: () => rm(join(media, ".installation")),
  };
}

async function bucket(): Promise<Place> {
  s3.objects.clear();
  /** Ids that stand in that part of a key. */
  const ids = (part: number) =>
    [...new Set([...s3.objects.keys()].map((key) => key.split("/")[part] ?? "").filter(isId))].sort();
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = s3.settings();
  return {
    environment: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_REGION: region,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    },
    stored: async () => ids(1),
    quarantined: async () => ids(2),
    remove: async (id) => void s3.objects.delete(`media/${id}/320.webp`),
    async addUnknown() {
      const id = randomUUID();
      s3.objects.set(`media/${id}/320.webp`, { data: Buffer.from("bytes"), at: new Date() });
      return id;
    },
    forgetOwner: async () => void s3.objects.delete("media/.installation"),
  };
}

/** A site of its own, on a fresh database, with its pictures in the given place. */
async function install({ environment }: Place): Promise<Installation> {
  const lines: string[] = [];
  const report = (line: string) => void lines.push(line);
  const api = await createTestApp({ environment, report });
  open.push(api);
  const client = fileClient(api, await api.logIn(await api.addUser()));
  return {
    api,
    client,
    lines,
    async start(later = 2 * hour) {
      lines.length = 0;
      const { cleared } = await prepareContent(api.services, api.config, report, new Date(Date.now() + later));
      await cleared;
    },
  };
}

async function addPictures({ client }: Installation, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let added = 0; added < count; added++) ids.push(String((await client.add({}, picture)).photo?.id));
  return ids.sort();
}

async function addUnknown(place: Place, count: number): Promise<string[]> {
  return (await Promise.all(Array.from({ length: count }, () => place.addUnknown()))).sort();
}

const together = (...ids: (readonly string[])[]) => ids.flat().sort();

describe.each([
  ["a folder", folder],
  ["a bucket", bucket],
])("pictures in %s", (_, make) => {
  let place: Place;
  beforeEach(async () => {
    place = await make();
  });

  test("an empty database beside them, as when the old one was moved away, leaves every one and says what that means", async () => {
    const first = await install(place);
    await first.start();
    const ids = await addPictures(first, 2);

    const second = await install(place);
    for (let starts = 0; starts < 2; starts++) {
      await second.start();
      expect(await place.stored()).toEqual(ids);
      expect(second.lines).toEqual([expect.stringContaining("belong to another installation")]);
    }
    await first.start();
    expect(await place.stored()).toEqual(ids);
    expect(first.lines).toEqual([expect.stringMatching(/^Another installation .+ stores its pictures/)]);
  });

  test("a second installation with pictures of its own neither clears away nor takes over the first one’s", async () => {
    const [first, second] = [await install(place), await install(place)];
    await first.start();
    const ids = await addPictures(first, 1);
    await second.start();
    const others = await addPictures(second, 2);
    for (const { start } of [second, first, second]) await start();
    expect(await place.stored()).toEqual(together(ids, others));
    expect(first.lines).toEqual([expect.stringMatching(/^Another installation .+ stores its pictures/)]);
    expect(second.lines).toEqual([expect.stringContaining("belong to another installation")]);
  });

  test("an installation from before there were marks takes its pictures, and then clears away what nobody holds", async () => {
    const site = await install(place);
    const ids = await addPictures(site, 2);
    const [unknown] = await addUnknown(place, 1);
    await site.start();
    expect(await place.stored()).toEqual(ids);
    expect(site.lines).toEqual([expect.stringContaining(String(unknown))]);
    const second = await install(place);
    await second.start();
    expect(second.lines).toEqual([expect.stringContaining("belong to another installation")]);
  });

  test("what nobody holds is out of reach for 30 days, comes back with its row, and is deleted after them", async () => {
    const site = await install(place);
    await site.start();
    const ids = await addPictures(site, 1);
    const lost = await site.client.add({}, picture);
    const id = String(lost.photo?.id);
    const { database } = site.api;
    const [row] = await database.query("SELECT * FROM photo WHERE id = $1", [id]);
    const [file] = await database.query("DELETE FROM file WHERE photo_id = $1 RETURNING name, title, page", [id]);
    expect(file).toBeDefined();
    await site.start();
    expect(await place.stored()).toEqual(ids);
    expect(await place.quarantined()).toEqual([id]);
    expect(site.lines).toEqual([`In quarantine for 30 days, because no record shows them: 1 picture (${id}).`]);
    expect(await site.client.see(lost)).toBe(404);
    expect(await database.query("SELECT 1 FROM photo WHERE id = $1", [id])).toEqual([]);
    await site.start(29 * day);
    expect(site.lines).toEqual([]);

    await database.query(
      "INSERT INTO photo (id, width, height, color, placeholder, sources) VALUES ($1, $2, $3, $4, $5, $6)",
      [id, row.width, row.height, row.color, row.placeholder, JSON.stringify(row.sources)],
    );
    const again = await database.query(
      "INSERT INTO file (name, title, page, photo_id) VALUES ('a', 'EVENTS', 'GALLERY', $1) RETURNING id",
      [id],
    );
    await site.start(40 * day);
    expect(site.lines).toEqual([`Back from quarantine, because records show them again: 1 picture (${id}).`]);
    await site.api.services.contentVersion.change(async () => {});
    expect(await site.client.see(lost)).toBe(200);

    await database.query("DELETE FROM file WHERE id = $1", [again[0].id]);
    await site.start();
    expect(await place.quarantined()).toEqual([id]);
    await site.start(31 * day);
    expect(await place.quarantined()).toEqual([]);
    expect(site.lines).toEqual([`Deleted after 30 days in quarantine: 1 picture (${id}).`]);
    expect(await place.stored()).toEqual(ids);
  });
});

describe("pictures wherever they are stored", () => {
  let place: Place;
  beforeEach(async () => {
    place = await folder();
  });

  test("nor does one that starts before the first has marked them", async () => {
    const unknown = await addUnknown(place, 3);
    const second = await install(place);
    await second.start();
    expect(second.lines).toEqual([expect.stringContaining("3 of the 3 pictures")]);
    const own = await addPictures(second, 4);
    await second.start();
    expect(second.lines).toEqual([expect.stringContaining("3 of the 7 pictures")]);
    expect(await place.stored()).toEqual(together(unknown, own));
  });

  test("one that lost its mark gets it again while every picture is known, and not otherwise", async () => {
    const site = await install(place);
    await site.start();
    const ids = await addPictures(site, 2);
    await place.forgetOwner();
    const unknown = await addUnknown(place, 1);
    await site.start();
    expect(site.lines).toEqual([expect.stringContaining("1 of the 3 pictures")]);
    expect(await place.stored()).toEqual(together(ids, unknown));
    await place.remove(String(unknown[0]));
    await site.start();
    expect(site.lines).toEqual([]);
    await addUnknown(place, 1);
    await site.start();
    expect(await place.stored()).toEqual(ids);
  });

  test("a backup from before there were marks, restored beside its pictures, is known by them", async () => {
    const site = await install(place);
    await site.start();
    const ids = await addPictures(site, 2);
    await site.api.database.query("DELETE FROM installation");
    const unknown = await addUnknown(place, 1);
    await site.start();
    expect(await place.stored()).toEqual(ids);
    expect(site.lines).toEqual([expect.stringContaining(String(unknown[0]))]);
  });

  test("a database that was emptied clears nothing away", async () => {
    const site = await install(place);
    await site.start();
    const ids = await addPictures(site, 2);
    await site.api.database.query("DELETE FROM revision; DELETE FROM file; DELETE FROM photo");
    await site.start(40 * day);
    expect(await place.stored()).toEqual(ids);
    expect(site.lines).toEqual([expect.stringContaining("knows no picture")]);
  });

  test("more than a small share is never cleared away, at one start or at several", async () => {
    const site = await install(place);
    await site.start();
    const ids = await addPictures(site, 1);
    const few = await addUnknown(place, 8);
    await site.start();
    expect(await place.stored()).toEqual(ids);
    const more = await addUnknown(place, 3);
    await site.start();
    expect(await place.stored()).toEqual(together(ids, more));
    expect(site.lines).toEqual([expect.stringContaining("3 of the 4 pictures")]);

    await addUnknown(place, 8);
    await site.start(31 * day);
    expect(site.lines).toEqual([
      expect.stringContaining("Deleted after 30 days in quarantine: 8 pictures"),
      expect.stringContaining("11 of the 12 pictures"),
    ]);
    expect(few.filter((id) => site.lines[0]?.includes(id))).toEqual(few);
  });

  test("the bin holds its pictures, and what is young may still be on its way", async () => {
    const site = await install(place);
    await site.start();
    const record = await site.client.add({}, picture);
    await site.client.delete(record.id);
    await site.start();
    expect(await place.stored()).toEqual([record.photo?.id]);
    const young = await addUnknown(place, 1);
    await site.api.services.photoSweep.sweep(new Date(Date.now() - hour), new Date());
    expect(await place.stored()).toEqual(together([String(record.photo?.id)], young));
    expect(site.lines).toEqual([]);
  });
});

test("a folder’s half-written pictures are cleared away, somebody else’s are not", async () => {
  const place = await folder();
  const first = await install(place);
  const staging = join(first.api.config.dataDir, "media", ".staging");
  await first.start();
  await mkdir(join(staging, randomUUID()));
  await first.start();
  expect(await readdir(staging)).toEqual([]);
  await mkdir(join(staging, randomUUID()));
  await (await install(place)).start();
  expect(await readdir(staging)).toHaveLength(1);
});
