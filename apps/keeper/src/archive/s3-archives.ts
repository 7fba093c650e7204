import { createWriteStream } from "node:fs";
import { PassThrough, Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { S3Settings } from "@visiga/system/config/config";
import { listened } from "@visiga/system/listened";
import { openBucket } from "@visiga/system/storage/bucket";
import { type ArchivePlace, archiveType, fetchInto, isArchiveName } from "./archive-place.ts";

const prefix = "backups/";

/** Milliseconds: a part of several megabytes takes minutes over a slow connection. */
const timeouts = { connectionTimeout: 5000, socketTimeout: 60_000, requestTimeout: 600_000 };

/** @param temporary folder for an archive that is read as a file */
export async function s3Archives(settings: S3Settings, temporary: string): Promise<ArchivePlace> {
  const bucket = await openBucket(settings, timeouts);
  return {
    place: `${prefix} of the bucket ${bucket.name}`,
    encrypts: false,
    open: (name) => bucket.open(prefix + name),
    async list() {
      const found = (await bucket.list(prefix)).map(({ key, bytes }) => ({ name: key.slice(prefix.length), bytes }));
      return found.filter(({ name }) => isArchiveName(name));
    },
    async create(name) {
      const { Upload } = await import("@aws-sdk/lib-storage");
      const target = listened(new PassThrough());
      const upload = new Upload({
        client: bucket.client,
        params: {
          Bucket: bucket.name,
          Key: prefix + name,
          Body: listened(Readable.from(piecesOf(target))),
          ContentType: archiveType(name),
        },
      });
      const done = upload.done();
      // The writer receives the error, for example of a full disk.
      done.catch((error: Error) => target.destroy(error));
      return {
        target,
        keep: async () => void (await done),
        async discard() {
          target.destroy();
          await upload.abort();
          await done.catch(() => {});
        },
      };
    },
    fetch: (name) =>
      fetchInto(temporary, name, async (path) => {
        const archive = await bucket.open(prefix + name);
        if (archive) await pipeline(archive.stream, createWriteStream(path, { mode: 0o600 }));
        return archive !== null;
      }),
    remove: async (name) => void (await bucket.remove(prefix + name)),
    makeRoom: async () => null,
  };
}

/** The pieces of a stream that a failed upload does not destroy, so that its writer gets the upload's own error. */
async function* piecesOf(stream: Readable): AsyncGenerator<Buffer> {
  for await (const piece of stream.iterator({ destroyOnReturn: false })) yield piece;
}
