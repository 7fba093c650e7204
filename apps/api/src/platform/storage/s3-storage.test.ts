import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { type S3Service, startS3Service } from "@visiga/testing/s3-service";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { PhotoStorage } from "./photo-storage.ts";
import { openS3Storage } from "./s3-storage.ts";

const installation = { id: randomUUID(), site: randomUUID() };
const own = `media/${installation.id}`;
let service: S3Service;
let storage: PhotoStorage;
beforeAll(async () => {
  service = await startS3Service();
  storage = await openS3Storage(service.settings(), installation);
});
afterAll(() => service.close());
beforeEach(() => service.objects.clear());

const listed = (before: Date | null) => storage.list(before);

const webp = (width: number) => ({ format: "webp", width }) as const;
const avif = (width: number) => ({ format: "avif", width }) as const;
const variants = [
  { ...webp(320), data: Buffer.from("small") },
  { ...webp(640), data: Buffer.from("larger") },
];

test("a stored photo can be opened, with its size, until it is removed", async () => {
  const id = randomUUID();
  await storage.put(id, variants);
  expect([...service.objects.keys()]).toEqual([`${own}/${id}/320.webp`, `${own}/${id}/640.webp`]);
  const opened = await storage.open(id, webp(640));
  expect(opened?.bytes).toBe(6);
  expect(opened && (await buffer(opened.stream)).toString()).toBe("larger");
  expect(await storage.open(id, webp(960))).toBeNull();
  await storage.remove(id);
  await storage.remove(id);
  expect(service.objects.size).toBe(0);
});

test("a stored photo is never replaced", async () => {
  const id = randomUUID();
  await storage.put(id, variants);
  await expect(storage.put(id, [{ ...webp(320), data: Buffer.from("other") }])).rejects.toThrow();
  expect(service.objects.get(`${own}/${id}/320.webp`)?.data.toString()).toBe("small");
});

test("variants are added to a photo with their content type, without replacing any", async () => {
  const id = randomUUID();
  await storage.put(id, variants);
  await storage.add(id, [
    { ...avif(640), data: Buffer.from("light") },
    { ...webp(320), data: Buffer.from("other") },
  ]);
  expect(service.objects.get(`${own}/${id}/640.avif`)?.data.toString()).toBe("light");
  expect(service.objects.get(`${own}/${id}/640.avif`)?.type).toBe("image/avif");
  expect(service.objects.get(`${own}/${id}/320.webp`)?.data.toString()).toBe("small");
  await storage.remove(id);
  expect(service.objects.size).toBe(0);
});

test("a photo restored from quarantine replaces no existing variant", async () => {
  const id = randomUUID();
  await storage.put(id, variants);
  await storage.quarantine(id);
  await storage.put(id, [{ ...webp(320), data: Buffer.from("newer") }]);
  await storage.bringBack(id);
  expect([...service.objects].map(([key, { data }]) => [key, data.toString()]).sort()).toEqual([
    [`${own}/${id}/320.webp`, "newer"],
    [`${own}/${id}/640.webp`, "larger"],
  ]);
});

test("every photo is listed once, by age, without objects of others", async () => {
  const ids = [randomUUID(), randomUUID()].sort();
  for (const id of ids) await storage.put(id, variants);
  service.objects.set("media/somebody-else.txt", { data: Buffer.from(""), at: new Date(), type: "text/plain" });
  expect(await listed(null)).toEqual(ids);
  expect(await listed(new Date(Date.now() + 60_000))).toEqual(ids);
  expect(await listed(new Date(Date.now() - 60_000))).toEqual([]);
});

test("a silent service fails after the timeout, before its response and in the middle of it", async () => {
  const silent = createServer((request, response) => {
    if (request.method === "GET") response.writeHead(200, { "content-length": 100 }).write("half");
  }).listen(0, "127.0.0.1");
  await once(silent, "listening");
  const endpoint = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const timeouts = { connectionTimeout: 200, socketTimeout: 200, requestTimeout: 200 };
  const impatient = await openS3Storage({ ...service.settings(), endpoint }, installation, timeouts);
  await expect(impatient.ping()).rejects.toThrow(/tim/i);
  const opened = await impatient.open(randomUUID(), webp(320));
  await expect(opened && buffer(opened.stream)).rejects.toThrow();
  silent.closeAllConnections();
  silent.close();
});

test("a ping succeeds while the bucket exists", async () => {
  await storage.ping();
  await expect((await openS3Storage(service.settings("nowhere"), installation)).ping()).rejects.toThrow();
});
