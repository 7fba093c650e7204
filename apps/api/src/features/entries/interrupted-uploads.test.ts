import { once } from "node:events";
import { readdir } from "node:fs/promises";
import { type AddressInfo, connect, type Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { pictureLimits } from "@visiga/contracts/entries";
import { formBody, formType } from "@visiga/testing/form";
import { noisyPicture } from "@visiga/testing/sample-pictures";
import { beforeAll, expect, test } from "vitest";
import { storedPhotos } from "#testing/stored-photos.ts";
import { useTestApp } from "#testing/use-test-app.ts";

const words = { name: "The chapel", title: "EVENTS", page: "GALLERY" };
let port: number;

const { api } = await useTestApp();
let token = await api.logIn(await api.addUser());
beforeAll(async () => {
  await api.app.listen({ port: 0, host: "127.0.0.1" });
  ({ port } = api.app.server.address() as AddressInfo);
});

const uploads = () => readdir(join(api.config.dataDir, "tmp"));
const stored = () => storedPhotos(api);

async function begin(...headers: string[]): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  const lines = [
    "POST /api/v1/files/image HTTP/1.1",
    "Host: localhost",
    `Authorization: Bearer ${token}`,
    `Content-Type: ${formType}`,
    ...headers,
  ];
  socket.write(`${lines.join("\r\n")}\r\n\r\n`);
  return socket;
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error("it did not come to that");
    await pause(20);
  }
}

test("an interrupted upload leaves no row and no file, and the server keeps running", async () => {
  const body = formBody(words, { content: await noisyPicture(1500, 1000).jpeg().toBuffer() });
  for (const destroy of [true, false]) {
    const socket = await begin(`Content-Length: ${body.length}`);
    socket.write(body.subarray(0, body.length / 2));
    await until(async () => (await uploads()).length === 1);
    if (destroy) socket.resetAndDestroy();
    else socket.end();
    await until(async () => (await uploads()).length === 0);
    socket.destroy();
  }
  expect(await stored()).toEqual([]);
  expect((await api.rest("GET", "/files")).json()).toEqual([]);
  expect((await api.app.inject("/healthz")).statusCode).toBe(200);
});

test("uploads whose connection is lost before their forms are read leave their places to others", async () => {
  const body = formBody(words, { content: "x" });
  for (let lost = 0; lost < 8; lost++) {
    const socket = await begin(`Content-Length: ${body.length}`);
    await new Promise((sent) => socket.write(body.subarray(0, body.length / 2), sent));
    socket.resetAndDestroy();
  }
  const headers = { "content-type": formType, authorization: `Bearer ${token}` };
  const send = () => api.app.inject({ method: "POST", url: "/api/v1/files/image", headers, payload: formBody({}) });
  await until(async () => (await send()).statusCode === 400);
});

test("an upload without Content-Length is refused at its limit, before it fills the disk", async () => {
  const socket = await begin("Transfer-Encoding: chunked");
  let answer = "";
  socket.on("data", (data) => {
    answer += data;
  });
  socket.on("error", () => {});
  const chunk = Buffer.alloc(1024 * 1024, "x");
  const head = formBody(words, { content: "" });
  const send = (data: Buffer) =>
    socket.write(Buffer.concat([Buffer.from(`${data.length.toString(16)}\r\n`), data, Buffer.from("\r\n")]));
  send(head.subarray(0, head.lastIndexOf("\r\n--")));
  for (let sent = 0; sent <= pictureLimits.bytes + 4 * chunk.length && !answer; sent += chunk.length) {
    if (!send(chunk)) await Promise.race([once(socket, "drain"), pause(2000)]);
  }
  await until(async () => answer.includes("picture_too_large"));
  expect(answer).toContain("HTTP/1.1 413");
  await until(async () => (await uploads()).length === 0);
  socket.destroy();
});

test("a client that reads nothing until its whole body is sent gets the refusal of its form", async () => {
  const body = formBody(words, { content: Buffer.alloc(pictureLimits.bytes, "x"), field: "other" });
  const socket = await begin(`Content-Length: ${body.length}`);
  await new Promise((sent) => socket.write(body, sent));
  const [answer] = await once(socket, "data");
  expect(String(answer)).toContain("HTTP/1.1 400");
  socket.destroy();
});

test("a request whose Content-Length is too large is refused before its body is read", async () => {
  const socket = await begin(`Content-Length: ${pictureLimits.bytes * 4}`);
  const [answer] = await once(socket, "data");
  expect(String(answer)).toContain("HTTP/1.1 413");
  expect(await uploads()).toEqual([]);
  socket.destroy();
});

test("the server does not read the body of an unauthenticated upload", async () => {
  const good = token;
  token = "forged";
  const socket = await begin(`Content-Length: ${1024 * 1024}`);
  const [answer] = await once(socket, "data");
  expect(String(answer)).toContain("HTTP/1.1 401");
  expect(await uploads()).toEqual([]);
  socket.destroy();
  token = good;
});
