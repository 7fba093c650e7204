import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { type AddressInfo, connect } from "node:net";
import { join } from "node:path";
import { plainPicture } from "@visiga/testing/sample-pictures";
import { expect, test, vi } from "vitest";
import { openFilesIn } from "#testing/open-files.ts";
import { photoFolderOf } from "#testing/stored-photos.ts";
import { useTestApp } from "#testing/use-test-app.ts";

const { api, client } = await useTestApp({ user: {} });

const media = () => photoFolderOf(api);

async function addVariant(bytes?: number): Promise<string> {
  const { photo } = await client.add({}, await plainPicture().jpeg().toBuffer());
  const variant = join(String(photo?.id), "200.webp");
  if (bytes !== undefined) await writeFile(join(media(), variant), Buffer.alloc(bytes));
  return variant;
}
/** Waits, because a stream closes its file only after it ends. */
const expectAllClosed = () => vi.waitFor(() => expect(openFilesIn(media())).toEqual([]), 60_000);

test.each([
  ["a variant small enough for the memory cache", undefined],
  ["a larger variant", 1024 * 1024],
])("no file stays open after any response with %s", async (_, bytes) => {
  const url = `/media/${await addVariant(bytes)}`;
  const { statusCode, headers } = await api.app.inject(url);
  expect(statusCode).toBe(200);
  await expectAllClosed();
  expect((await api.app.inject({ method: "HEAD", url })).statusCode).toBe(200);
  await expectAllClosed();
  const known = { "if-none-match": String(headers.etag) };
  expect((await api.app.inject({ url, headers: known })).statusCode).toBe(304);
  await expectAllClosed();
});

test("no file stays open when a client disconnects during a picture", async () => {
  // Larger than the buffers of a connection.
  const variant = await addVariant(32 * 1024 * 1024);
  await api.app.listen({ port: 0, host: "127.0.0.1" });
  const socket = connect((api.app.server.address() as AddressInfo).port, "127.0.0.1");
  await once(socket, "connect");
  socket.write(`GET /media/${variant} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  await once(socket, "readable");
  expect(openFilesIn(media())).toEqual([variant]);
  socket.resetAndDestroy();
  await expectAllClosed();
});
