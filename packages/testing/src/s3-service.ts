import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

export type S3Service = Awaited<ReturnType<typeof startS3Service>>;

/** Implements the part of the S3 protocol that the storage uses, with one bucket `pictures`. */
export async function startS3Service() {
  const objects = new Map<string, { readonly data: Buffer; readonly at: Date; readonly type: string }>();
  /** Parts of incomplete uploads, by upload id. */
  const uploads = new Map<string, Map<number, Buffer>>();
  const listing = (prefix: string) => {
    const found = [...objects]
      .filter(([key]) => key.startsWith(prefix))
      .sort(([one], [other]) => (one < other ? -1 : 1));
    const contents = found.map(
      ([key, { at, data }]) =>
        `<Contents><Key>${key}</Key><LastModified>${at.toISOString()}</LastModified><Size>${data.length}</Size></Contents>`,
    );
    return `<ListBucketResult><IsTruncated>false</IsTruncated>${contents.join("")}</ListBucketResult>`;
  };

  const service = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://localhost");
    const key = pathname.slice("/pictures/".length);
    const body = await buffer(request);
    const answer = (status: number, content: string | Buffer = "") =>
      response.writeHead(status, { "content-length": content.length }).end(content);
    const missing = () => answer(404, "<Error><Code>NoSuchKey</Code></Error>");
    if (!pathname.startsWith("/pictures")) return answer(404, "<Error><Code>NoSuchBucket</Code></Error>");
    if (request.method === "HEAD") return answer(200);
    const upload = searchParams.get("uploadId");
    if (request.method === "POST" && upload === null) {
      const id = randomUUID();
      uploads.set(id, new Map());
      return answer(200, `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`);
    }
    if (upload !== null) {
      const parts = uploads.get(upload) ?? new Map<number, Buffer>();
      if (request.method === "PUT") {
        parts.set(Number(searchParams.get("partNumber")), body);
        return response.writeHead(200, { etag: "part", "content-length": 0 }).end();
      }
      uploads.delete(upload);
      if (request.method === "DELETE") return answer(204);
      const data = Buffer.concat([...parts].sort(([one], [other]) => one - other).map(([, part]) => part));
      objects.set(key, { data, at: new Date(), type: "" });
      return answer(200, `<CompleteMultipartUploadResult><Key>${key}</Key></CompleteMultipartUploadResult>`);
    }
    if (request.method === "PUT") {
      if (request.headers["if-none-match"] === "*" && objects.has(key))
        return answer(412, "<Error><Code>PreconditionFailed</Code></Error>");
      const source = request.headers["x-amz-copy-source"];
      const data = source === undefined ? body : objects.get(String(source).replace(/^\/?pictures\//, ""))?.data;
      if (data === undefined) return missing();
      objects.set(key, { data, at: new Date(), type: String(request.headers["content-type"]) });
      return source === undefined ? answer(200) : answer(200, "<CopyObjectResult></CopyObjectResult>");
    }
    if (request.method === "DELETE") {
      objects.delete(key);
      return answer(204);
    }
    if (key === "") return answer(200, listing(searchParams.get("prefix") ?? ""));
    const found = objects.get(key);
    return found ? answer(200, found.data) : missing();
  });
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));

  return {
    objects,
    openUploads: () => uploads.size,
    settings: (bucket = "pictures") => ({
      endpoint: `http://127.0.0.1:${(service.address() as AddressInfo).port}`,
      bucket,
      region: "us-east-1",
      accessKeyId: "key",
      secretAccessKey: "secret",
    }),
    close: () => new Promise<void>((resolve) => service.close(() => resolve())),
  };
}
