import { once } from "node:events";
import { readdir } from "node:fs/promises";
import { type AddressInfo, connect } from "node:net";
import { join } from "node:path";
import { errors } from "@visiga/i18n/en/errors";
import type { DiskSpace } from "@visiga/system/disk/disk-space";
import { formType } from "@visiga/testing/form";
import { plainPicture } from "@visiga/testing/sample-pictures";
import { beforeEach, expect, test, vi } from "vitest";
import { useTestApp } from "#testing/use-test-app.ts";

const gigabyte = 1e9;
const ample: DiskSpace = { free: 50 * gigabyte, total: 100 * gigabyte };
const full: DiskSpace = { free: 9 * gigabyte, total: 100 * gigabyte };
const refused = { code: "disk_full", message: errors.failure.disk_full };

let disk: DiskSpace;
const enough = new AbortController();
const encodeVariants = vi.fn(async () => {
  enough.abort();
  return [];
});
let log: string;

const { api, token, client } = await useTestApp({
  user: {},
  measureDisk: async () => disk,
  encodeVariants,
  log: { write: (line) => (log += line) },
});
const jpeg = await plainPicture().jpeg().toBuffer();
beforeEach(() => {
  disk = ample;
  log = "";
});

test.each([
  ["less than a tenth of the disk is free", full],
  ["less than 1 GB is free", { free: 0.9 * gigabyte, total: 4 * gigabyte }],
])("if %s, pictures are refused and texts are accepted", async (_, space) => {
  const { id } = await client.add({}, jpeg);
  disk = space;
  for (const answer of [await client.post({}, jpeg), await client.put(id, {}, jpeg)]) {
    expect(answer.statusCode).toBe(507);
    expect(answer.json()).toEqual(refused);
  }
  const turned = await client.put(id, { turns: "1" });
  expect([turned.statusCode, turned.json()]).toEqual([507, refused]);
  expect((await client.post({ name: "Without a picture" })).statusCode).toBe(201);
  expect((await client.put(id, { name: "New name" })).json()).toMatchObject({ name: "New name", version: 2 });
  expect(await readdir(join(api.config.dataDir, "tmp"))).toEqual([]);
  disk = ample;
  expect((await client.put(id, {}, jpeg)).statusCode).toBe(200);
});

test("each upload that a full disk refuses is logged in one line, without a stack", async () => {
  disk = full;
  await client.post({}, jpeg);
  await client.put(crypto.randomUUID(), {}, jpeg);
  const lines = log.trim().split("\n");
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ msg: "POST /api/v1/files/image", code: "disk_full" }),
    expect.objectContaining({ msg: "PUT /api/v1/files/edit/:id", code: "disk_full" }),
  ]);
  expect(log).not.toMatch(/stack|\.ts:\d/);
});

test("a long upload is refused before its body is sent", async () => {
  disk = full;
  await api.app.listen({ port: 0, host: "127.0.0.1" });
  const socket = connect((api.app.server.address() as AddressInfo).port, "127.0.0.1");
  const lines = ["POST /api/v1/files/image HTTP/1.1", "Host: localhost", `Authorization: Bearer ${token}`];
  socket.write([...lines, `Content-Type: ${formType}`, "Content-Length: 20000000", "", ""].join("\r\n"));
  const [answer] = await once(socket, "data");
  expect(String(answer)).toContain("HTTP/1.1 507");
  socket.destroy();
});

test("missing variants of photos are made once there is free space again", async () => {
  await client.add({}, jpeg);
  api.clock.pass(10);
  disk = full;
  await api.services.photoVariants.makeDue(enough.signal);
  expect(encodeVariants).not.toHaveBeenCalled();
  disk = ample;
  await api.services.photoVariants.makeDue(enough.signal);
  expect(encodeVariants).toHaveBeenCalled();
});
