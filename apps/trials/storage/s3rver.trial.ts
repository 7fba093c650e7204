import { spawn } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import { createRequire } from "node:module";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { openS3Storage } from "@visiga/api/src/platform/storage/s3-storage.ts";
import { s3Archives } from "@visiga/keeper/src/archive/s3-archives.ts";
import { withFolder } from "@visiga/testing/temporary-folder";
import { expect, test } from "vitest";

const bucket = "pictures";

const require = createRequire(import.meta.url);

/** The npm package lacks its own program. */
const commandLine = join(require.resolve("@20minutes/s3rver"), "../cli.js");

/** S3rver needs a hash that OpenSSL 3 only has as a legacy one, and signs paths in its own way. */
async function withS3rver(use: (settings: Parameters<typeof openS3Storage>[0], folder: string) => Promise<void>) {
  await withFolder(async (folder) => {
    const options = ["-d", `${folder}/s3rver`, "-p", "0", "--configure-bucket", bucket];
    const program = `require(${JSON.stringify(commandLine)}).parse(["node", "s3rver", ...process.argv.slice(1)])`;
    const server = spawn(
      process.execPath,
      ["--openssl-legacy-provider", "-e", program, "--", ...options, "--allow-mismatched-signatures"],
      {
        stdio: ["ignore", "pipe", "inherit"],
      },
    );
    try {
      let port: string | undefined;
      for await (const line of createInterface(server.stdout)) {
        port = /listening on .*:(\d+)$/.exec(line)?.[1];
        if (port) break;
      }
      server.stdout.resume();
      const endpoint = `http://127.0.0.1:${port}`;
      const keys = { accessKeyId: "S3RVER", secretAccessKey: "S3RVER" };
      await use({ endpoint, bucket, region: "us-east-1", ...keys }, folder);
    } finally {
      server.kill();
    }
  });
}

const variants = [320, 640, 960].map((width) => ({ format: "webp", width, data: Buffer.from(`${width}`) }) as const);

test("photos in S3rver are opened, hidden, brought back, removed and listed over pages", () =>
  withS3rver(async (settings) => {
    const storage = await openS3Storage(settings, { id: randomUUID(), site: randomUUID() });
    await storage.ping();
    const ids = Array.from({ length: 340 }, () => randomUUID()).sort();
    for (const id of ids) await storage.put(id, variants);
    expect(await storage.list(null)).toEqual(ids);

    const [id = ""] = ids;
    const text = async () => {
      const opened = await storage.open(id, { format: "webp", width: 640 });
      return opened && (await buffer(opened.stream)).toString();
    };
    expect(await text()).toBe("640");
    await storage.quarantine(id);
    expect(await text()).toBeNull();
    await storage.bringBack(id);
    expect(await text()).toBe("640");
    await storage.remove(id);
    expect(await text()).toBeNull();
  }));

test("a backup in S3rver is uploaded in parts, and one that is given up leaves nothing", () =>
  withS3rver(async (settings, folder) => {
    const place = await s3Archives(settings, folder);
    const content = randomBytes(22 * 1024 * 1024);
    const draft = await place.create("visiga-1.tar");
    await pipeline(Readable.from([content]), draft.target);
    await draft.keep();
    const givenUp = await place.create("visiga-2.tar");
    givenUp.target.on("error", () => {});
    givenUp.target.write(content);
    await givenUp.discard();
    expect(await place.list()).toEqual([{ name: "visiga-1.tar", bytes: content.length }]);
    const opened = await place.open("visiga-1.tar");
    expect(opened && (await buffer(opened.stream)).equals(content)).toBe(true);
    await place.remove("visiga-1.tar");
    expect(await place.list()).toEqual([]);
  }));
