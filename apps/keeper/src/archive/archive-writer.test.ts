import { Readable, Writable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { diskFailure } from "@visiga/system/errors/disk-failure";
import { expect, test } from "vitest";
import { ArchiveWriter } from "./archive-writer.ts";

/** A file on a disk that takes so many bytes. */
function smallDisk(room: number, code: string): Writable {
  let rest = room;
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      rest -= chunk.length;
      setImmediate(done, rest < 0 ? Object.assign(new Error(`${code}: sample, write`), { code }) : null);
    },
  });
}

const pieces = (count: number, wait: number) =>
  Readable.from(
    (async function* () {
      for (let piece = 0; piece < count; piece++) {
        if (wait > 0) await pause(wait);
        yield Buffer.alloc(65_536);
      }
    })(),
  );

test.each([
  ["ENOSPC", 0, 40, 0],
  ["ENOSPC", 0, 1, 0],
  ["ENOSPC", 100_000, 40, 0],
  ["EFBIG", 1_000_000, 40, 0],
  ["EDQUOT", 2_000_000, 40, 1],
  ["EIO", 2_621_000, 40, 0],
  ["EROFS", 600, 1, 1],
])(
  "a disk that fails with %s after %i bytes fails the archive, and ends no process",
  async (code, room, count, wait) => {
    const archive = new ArchiveWriter(smallDisk(room, code));
    const writing = (async () => {
      for (let entry = 0; entry < 3; entry++) await archive.add(`entry-${entry}`, count * 65_536, pieces(count, wait));
      await archive.finish({} as never);
    })();
    const error = await writing.catch((failure: unknown) => failure);
    expect(diskFailure(error)).toMatch(new RegExp(`^(the disk|the account|the file) .* \\(${code}: sample, write\\)$`));
    await archive.abandon();
    // An error without a listener would come now, and end this run.
    await pause(20);
  },
);

test("a content that cannot be read, or has another length, fails the archive with its own error", async () => {
  const none = () => new Writable({ write: (_chunk, _encoding, done) => done() });
  const broken = Readable.from(
    (async function* () {
      yield Buffer.alloc(10);
      throw new Error("the picture cannot be read");
    })(),
  );
  const archive = new ArchiveWriter(none());
  await expect(archive.add("broken", 20, broken)).rejects.toThrow("the picture cannot be read");
  await archive.abandon();
  const other = new ArchiveWriter(none());
  await expect(other.add("short", 20, Readable.from([Buffer.alloc(10)]))).rejects.toThrow("changed its length");
  await other.abandon();
});
