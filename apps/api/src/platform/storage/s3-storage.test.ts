import { randomUUID } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { PictureStorage } from "./picture-storage.ts";
import { openS3Storage } from "./s3-storage.ts";

const objects = new Map<string, Buffer>();
let service: Server;
let storage: PictureStorage;

const listing = (prefix: string) => {
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix)).sort();
  const contents = keys.map(
    (key) => `<Contents><Key>${key}</Key><LastModified>2026-01-02T03:04:05.000Z</LastModified></Contents>`,
  );
  return `<ListBucketResult><IsTruncated>false</IsTruncated>${contents.join("")}</ListBucketResult>`;
};

/** As much of the protocol as pictures need. */
beforeAll(async () => {
  service = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://localhost");
    const key = pathname.slice("/pictures/".length);
    const body = await buffer(request);
    const answer = (status: number, content: string | Buffer = "") =>
      response.writeHead(status, { "content-length": content.length }).end(content);
    if (!pathname.startsWith("/pictures")) return answer(404, "<Error><Code>NoSuchBucket</Code></Error>");
    if (request.method === "HEAD") return answer(200);
    if (request.method === "PUT") {
      if (request.headers["if-none-match"] === "*" && objects.has(key))
        return answer(412, "<Error><Code>PreconditionFailed</Code></Error>");
      objects.set(key, body);
      return answer(200);
    }
    if (request.method === "DELETE") {
      objects.delete(key);
      return answer(204);
    }
    if (key === "") return answer(200, listing(searchParams.get("prefix") ?? ""));
    const found = objects.get(key);
    return found ? answer(200, found) : answer(404, "<Error><Code>NoSuchKey</Code></Error>");
  });
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  storage = await open("pictures");
});
afterAll(() => service.close());
beforeEach(() => objects.clear());

const open = (bucket: string) =>
  openS3Storage({
    endpoint: `http://127.0.0.1:${(service.address() as AddressInfo).port}`,
    bucket,
    region: "us-east-1",
    accessKeyId: "key",
    secretAccessKey: "secret",
  });

async function listed(before: Date | null): Promise<string[]> {
  const ids = [];
  for await (const id of storage.list(before)) ids.push(id);
  return ids;
}

const copies = [
  { width: 320, data: Buffer.from("small") },
  { width: 640, data: Buffer.from("larger") },
];

test("gives back what was put, with its weight, until it is removed", async () => {
  const id = randomUUID();
  await storage.put(id, copies);
  expect([...objects.keys()]).toEqual([`media/${id}/320.webp`, `media/${id}/640.webp`]);
  const opened = await storage.open(id, 640);
  expect(opened?.bytes).toBe(6);
  expect(opened && (await buffer(opened.stream)).toString()).toBe("larger");
  expect(await storage.open(id, 960)).toBeNull();
  await storage.remove(id);
  await storage.remove(id);
  expect(objects.size).toBe(0);
});

test("never replaces a picture", async () => {
  const id = randomUUID();
  await storage.put(id, copies);
  await expect(storage.put(id, [{ width: 320, data: Buffer.from("other") }])).rejects.toThrow();
  expect(objects.get(`media/${id}/320.webp`)?.toString()).toBe("small");
});

test("lists every picture once, by age, and only its own", async () => {
  const ids = [randomUUID(), randomUUID()].sort();
  for (const id of ids) await storage.put(id, copies);
  objects.set("media/somebody-else.txt", Buffer.from(""));
  expect(await listed(null)).toEqual(ids);
  expect(await listed(new Date("2026-02-01"))).toEqual(ids);
  expect(await listed(new Date("2026-01-01"))).toEqual([]);
});

test("answers a ping while its bucket is there", async () => {
  await storage.ping();
  await expect((await open("nowhere")).ping()).rejects.toThrow();
});
