import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { errors } from "@visiga/i18n/en/errors";
import { afterEach, beforeAll, expect, test } from "vitest";
import { fileClient } from "#testing/file-client.ts";
import { programPath } from "#testing/program-path.ts";
import { avifDeclaring, jpegDeclaring, noisyPicture, plainPicture } from "#testing/sample-pictures.ts";
import { createTestApp, type TestApp } from "#testing/test-app.ts";
import { PictureProcess } from "./picture-process.ts";
import { PictureSemaphore } from "./picture-semaphore.ts";

const { failure } = errors;
const apis: TestApp[] = [];
let program: string;
let progressive: Buffer;
let plain: Buffer;

beforeAll(async () => {
  program = await programPath("prepare-picture");
  progressive = await jpegDeclaring(5000, 4000);
  plain = await plainPicture().jpeg().toBuffer();
});
afterEach(async () => {
  for (const api of apis.splice(0)) await api.close();
});

/** An application that prepares each picture in a separate process. */
async function open(...[path, limits]: [path?: string, limits?: { memory: number; timeout: number }]) {
  const api = await createTestApp({ pictures: new PictureProcess(path ?? program, new PictureSemaphore(), limits) });
  apis.push(api);
  const { dataDir } = api.config;
  const files = fileClient(api, await api.logIn(await api.addUser()));
  const leftovers = async () => {
    const folders = ["tmp", "media/.staging"].map((folder) => readdir(join(dataDir, folder)));
    const stored = (await readdir(join(dataDir, "media"))).filter((name) => name !== ".staging");
    return [...(await Promise.all(folders)).flat(), ...stored];
  };
  return { api, files, leftovers };
}

test("a picture is prepared in a separate process", async () => {
  const { files } = await open();
  const { photo } = await files.add({}, await noisyPicture(700, 500).png().toBuffer());
  expect(photo).toMatchObject({ width: 700, height: 500 });
  expect(photo?.sources.map(({ width }) => width)).toEqual([200, 400, 640]);
});

test("a refusal by the process keeps its code and leaves nothing behind", async () => {
  const { files, leftovers } = await open();
  const costly = await files.post({}, await avifDeclaring(8000, 8000));
  expect({ status: costly.statusCode, message: costly.json().message }).toEqual({
    status: 422,
    message: failure.picture_too_costly,
  });
  expect((await files.post({}, Buffer.from("no picture"))).statusCode).toBe(415);
  expect(await leftovers()).toEqual([]);
});

test.runIf(process.platform === "linux")(
  "a picture that takes more memory than the process may have is refused, and the next one is stored",
  async () => {
    const { files, leftovers } = await open(program, { memory: 250 * 1024 * 1024, timeout: 60_000 });
    const refused = await files.post({}, progressive);
    expect({ status: refused.statusCode, code: refused.json().code }).toEqual({
      status: 422,
      code: "picture_too_costly",
    });
    expect(await leftovers()).toEqual([]);
    expect((await files.post({}, plain)).statusCode).toBe(201);
  },
);

test("an upload whose process dies or takes too long is refused and leaves nothing behind", async () => {
  const { api, leftovers } = await open();
  const dying = join(api.config.dataDir, "dying.mjs");
  await writeFile(dying, "process.on('message', () => process.kill(process.pid, 'SIGABRT')); process.send({});");
  const hanging = join(api.config.dataDir, "hanging.mjs");
  await writeFile(hanging, "process.on('message', () => {}); process.send({});");
  // The second limit is several times the duration of a start.
  for (const [path, timeout] of [[dying, 60_000] as const, [hanging, 4000] as const]) {
    const { files, leftovers } = await open(path, { memory: 1024 ** 3, timeout });
    const refused = await files.post({}, plain);
    expect({ status: refused.statusCode, code: refused.json().code }).toEqual({
      status: 422,
      code: "picture_too_costly",
    });
    expect(await leftovers()).toEqual([]);
  }
  expect(await leftovers()).toEqual([]);
});

test("a process that cannot start is reported as a server error", async () => {
  const { files, leftovers } = await open("/nowhere.js");
  const refused = await files.post({}, plain);
  expect(refused.statusCode).toBe(503);
  expect(refused.json().code).toBe("unavailable");
  expect(await leftovers()).toEqual([]);
});
