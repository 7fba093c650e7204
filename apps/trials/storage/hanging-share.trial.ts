import { join } from "node:path";
import { restoreClient } from "@visiga/keeper/src/testing/restore-client.ts";
import { startTestServer } from "@visiga/keeper/src/testing/started-server.ts";
import { printedCode } from "@visiga/testing/server-process";
import { expect, onTestFinished, test } from "vitest";
import { Administrator, samplePicture } from "../harness/administrator.ts";
import { runCommand } from "../harness/command.ts";
import { mountHangingShare } from "../harness/hanging-share.ts";
import { testFolder } from "../harness/test-folder.ts";

const folder = testFolder();

const timed = async <Result>(work: Promise<Result>) => {
  const began = performance.now();
  return { result: await work, seconds: (performance.now() - began) / 1000 };
};

test("a site whose copies lie on a silent share serves, uploads, is diagnosed and stops", async () => {
  const share = await mountHangingShare();
  if (!share) return;
  onTestFinished(share.remove);
  const settings = { DATA_DIR: join(folder(), "data"), BACKUP_COPY_DIR: share.folder };
  const server = await startTestServer(settings.DATA_DIR, settings);
  onTestFinished(() => void server.process.kill("SIGKILL"));

  const restore = restoreClient(() => server.url, printedCode(server.output));
  const reads = await timed(Promise.all([1, 2, 3, 4, 5].map(() => restore.state())));
  expect(reads.result.map(({ backups }) => backups)).toEqual([[], [], [], [], []]);
  const client = new Administrator(server.url);
  const upload = await timed(client.post({ name: "Picture" }, samplePicture));
  expect(upload.result.status).toBe(201);
  const { photoUrl } = JSON.parse(String(upload.result.body));
  const picture = await timed(fetch(server.url + photoUrl));
  expect(picture.result.status).toBe(200);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);

  const diagnosis = await timed(runCommand("diagnose", [], { ...settings, PORT: new URL(server.url).port }));
  expect(diagnosis.result.out).toMatch(/^BROKEN +backups +cannot be listed: it has not answered for 15 s$/m);
  expect(diagnosis.result.out).toMatch(/^ok +server +ready at /m);
  expect(diagnosis.result.code).toBe(1);
  const list = await timed(runCommand("restore", [], settings));
  expect(list.result).toMatchObject({ code: 0, out: expect.stringContaining("it has not answered for 15 s") });

  const stop = await timed(server.stop());
  expect(stop.result).toEqual([0, null]);
  const seconds = Object.entries({ reads, upload, picture, diagnosis, list, stop }).map(
    ([name, { seconds: took }]) => `${name} ${took.toFixed(1)} s`,
  );
  process.stdout.write(`With a share that does not answer: ${seconds.join(", ")}\n`);
});

test.each([
  [5, "the disk does not read or write: it may be damaged, or was taken out (EIO: "],
  [30, "the disk is read-only (EROFS: "],
  [107, "the share is not connected any more (ENOTCONN: "],
  [116, "the share does not know this folder any more (ESTALE"],
  [122, "the account has used up its quota on the disk (EDQUOT"],
])("a share that fails with the error %i is named by it, not as missing", async (errno, says) => {
  const share = await mountHangingShare(errno);
  if (!share) return;
  onTestFinished(share.remove);
  const settings = { DATA_DIR: join(folder(), "data"), BACKUP_COPY_DIR: share.folder };
  const { out } = await runCommand("diagnose", [], settings);
  expect(out).toContain(`cannot be listed: ${says}`);
});
