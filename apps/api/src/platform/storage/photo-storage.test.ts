import { randomUUID } from "node:crypto";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { VariantKind } from "@visiga/system/storage/picture-variant";
import { type S3Service, startS3Service } from "@visiga/testing/s3-service";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDiskStorage } from "./disk-storage.ts";
import type { PhotoStorage } from "./photo-storage.ts";
import { openS3Storage } from "./s3-storage.ts";

let folder: string;
let service: S3Service;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "visiga-ids-"));
  await mkdir(join(folder, "media"));
  await writeFile(join(folder, "secret"), "of the installation");
  service = await startS3Service();
});
afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true });
});

const installation = { id: randomUUID(), site: randomUUID() };
const id = randomUUID();
const variant = { format: "webp", width: 320, data: Buffer.from("picture") } as const;
const noIds = [
  "..",
  ".",
  "",
  "../media",
  `../${id}`,
  `${id}/..`,
  `${id}\n`,
  "/",
  ".staging",
  ".quarantine",
  "*",
  "a\0b",
];
const noVariants: VariantKind[] = [
  { format: "webp", width: "../../x" as never },
  { format: "../x" as never, width: 320 },
];

const methods: Record<string, (storage: PhotoStorage, id: string) => Promise<unknown>> = {
  put: (storage, name) => storage.put(name, [variant]),
  add: (storage, name) => storage.add(name, [variant]),
  open: (storage, name) => storage.open(name, variant),
  remove: (storage, name) => storage.remove(name),
  quarantine: (storage, name) => storage.quarantine(name),
  bringBack: (storage, name) => storage.bringBack(name),
  deleteQuarantined: (storage, name) => storage.deleteQuarantined(name),
};

describe.each<[string, () => Promise<PhotoStorage>, () => Promise<string[]>]>([
  ["disk", () => openDiskStorage(join(folder, "media"), installation), () => readdir(folder, { recursive: true })],
  ["bucket", () => openS3Storage(service.settings(), installation), async () => [...service.objects.keys()]],
])("storage on %s", (_, open, stored) => {
  test.each(Object.entries(methods))("%s rejects an invalid id and touches nothing", async (_name, call) => {
    const storage = await open();
    await storage.remove(id);
    await storage.put(id, [variant]);
    const before = await stored();
    for (const name of noIds) await expect(call(storage, name)).rejects.toThrow("is not an id");
    expect(await stored()).toEqual(before);
  });

  test("invalid variants are rejected, regardless of their type", async () => {
    const storage = await open();
    const before = await stored();
    for (const kind of noVariants) {
      const variants = [{ ...kind, data: variant.data }];
      await expect(storage.open(id, kind)).rejects.toThrow("is not the name of a variant");
      await expect(storage.put(randomUUID(), variants)).rejects.toThrow("is not the name of a variant");
      await expect(storage.add(id, variants)).rejects.toThrow("is not the name of a variant");
    }
    expect(await stored()).toEqual(before);
  });
});
