import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { openPictureProcessApp } from "@visiga/api/src/testing/picture-process-app.ts";
import { programPath } from "@visiga/api/src/testing/program-path.ts";
import { plainPicture } from "@visiga/testing/sample-pictures";
import { expect, test } from "vitest";
import { testFolder } from "../harness/test-folder.ts";

const folder = testFolder();
const plain = await plainPicture().jpeg().toBuffer();

const tooCostly = { status: 422, code: "picture_too_costly" };

test.runIf(process.platform === "linux")(
  "a picture that needs more memory than allowed is refused, and the next one is stored",
  async () => {
    const limits = { memory: 200 * 1024 * 1024, timeout: 60_000 };
    const { client, leftovers, close } = await openPictureProcessApp(await programPath("prepare-picture"), limits);
    const large = await plainPicture(5000, 4000).jpeg({ progressive: true, chromaSubsampling: "4:4:4" }).toBuffer();
    const refused = await client.post({}, large);
    expect({ status: refused.statusCode, code: refused.json().code }).toEqual(tooCostly);
    expect(await leftovers()).toEqual([]);
    expect((await client.post({}, plain)).statusCode).toBe(201);
    await close();
  },
);

// The second limit is several times the duration of a start.
test.each([
  ["dies", "process.kill(process.pid, 'SIGABRT')", 60_000],
  ["takes too long", "{}", 4000],
])("an upload whose process %s is refused and leaves nothing behind", async (_, work, timeout) => {
  const program = join(folder(), "program.mjs");
  await writeFile(program, `process.on('message', () => ${work}); process.send({});`);
  const { client, leftovers, close } = await openPictureProcessApp(program, { memory: 1024 ** 3, timeout });
  const refused = await client.post({}, plain);
  expect({ status: refused.statusCode, code: refused.json().code }).toEqual(tooCostly);
  expect(await leftovers()).toEqual([]);
  await close();
});
