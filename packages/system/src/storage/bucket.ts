import type { Readable } from "node:stream";
import type { S3Settings } from "../config/config.ts";
import { listened } from "../listened.ts";
import { checkAnswers, checkedPages } from "./bucket-answers.ts";

/** Milliseconds; `socketTimeout` without receiving a byte. */
const defaultTimeouts = { connectionTimeout: 5000, socketTimeout: 15_000, requestTimeout: 30_000 };

export type S3Timeouts = typeof defaultTimeouts;

export type Bucket = Awaited<ReturnType<typeof openBucket>>;

/** A bucket of an S3-compatible service. The client is imported only here, because it is large. */
export async function openBucket(settings: S3Settings, timeouts = defaultTimeouts) {
  const { bucket: Bucket, endpoint, region, accessKeyId, secretAccessKey } = settings;
  const s3 = await import("@aws-sdk/client-s3");
  const client = new s3.S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Few services except Amazon's support bucket host names or the newer checksums.
    forcePathStyle: true,
    // An unreachable service does not delay the start, and a silent one does not block requests or variants for long.
    requestHandler: { ...timeouts, throwOnRequestTimeout: true },
    maxAttempts: 2,
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  checkAnswers(client);
  return {
    name: Bucket,
    client,
    async list(Prefix: string) {
      const objects = [];
      for await (const page of checkedPages(s3.paginateListObjectsV2({ client }, { Bucket, Prefix })))
        for (const { Key = "", Size = 0, LastModified = new Date() } of page.Contents ?? [])
          objects.push({ key: Key, bytes: Size, changed: LastModified });
      return objects;
    },
    /** Null if there is no such object. */
    async open(Key: string) {
      try {
        const { Body, ContentLength } = await client.send(new s3.GetObjectCommand({ Bucket, Key }));
        if (ContentLength === undefined) throw new Error("The storage service does not say how long an object is");
        return { bytes: ContentLength, stream: listened(Body as Readable) };
      } catch (error) {
        if (error instanceof s3.NoSuchKey) return null;
        throw error;
      }
    },
    put: (Key: string, Body: Buffer | string, more: { ContentType?: string | undefined; IfNoneMatch?: "*" } = {}) =>
      client.send(new s3.PutObjectCommand({ Bucket, Key, Body, ...more })),
    /** No error if there is no such object. */
    async copy(from: string, to: string) {
      const CopySource = encodeURI(`${Bucket}/${from}`);
      await client.send(new s3.CopyObjectCommand({ Bucket, CopySource, Key: to })).catch((error) => {
        if (!(error instanceof s3.NoSuchKey) && error.name !== "NoSuchKey") throw error;
      });
    },
    read: async (Key: string) => {
      const { Body } = await client.send(new s3.GetObjectCommand({ Bucket, Key }));
      return Body?.transformToString();
    },
    /** Begins an upload in parts, sends one, and gives it up. */
    async tryParts(Key: string) {
      const { UploadId } = await client.send(new s3.CreateMultipartUploadCommand({ Bucket, Key }));
      const part = { Bucket, Key, UploadId };
      await client.send(new s3.UploadPartCommand({ ...part, PartNumber: 1, Body: "probe" }));
      await client.send(new s3.AbortMultipartUploadCommand(part));
    },
    /** No error if there is no such object. */
    remove: (Key: string) => client.send(new s3.DeleteObjectCommand({ Bucket, Key })),
  };
}
