import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import type { S3Settings } from "#platform/config/config.ts";

export interface S3Service {
  /** Stored objects, by key. */
  readonly objects: Map<string, { readonly data: Buffer; readonly at: Date; readonly type: string }>;
  settings(bucket?: string): S3Settings;
  close(): Promise<void>;
}

/** The part of the S3 protocol that the storage uses, with one bucket `pictures`. */
export async function startS3Service(): Promise<S3Service> {
  const objects: S3Service["objects"] = new Map();
  const listing = (prefix: string) => {
    const found = [...objects]
      .filter(([key]) => key.startsWith(prefix))
      .sort(([one], [other]) => (one < other ? -1 : 1));
    const contents = found.map(
      ([key, { at }]) => `<Contents><Key>${key}</Key><LastModified>${at.toISOString()}</LastModified></Contents>`,
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
    settings: (bucket = "pictures") => ({
      endpoint: `http://127.0.0.1:${(service.address() as AddressInfo).port}`,
      bucket,
      region: "us-east-1",
      accessKeyId: "key",
      secretAccessKey: "secret",
    }),
    close: () => new Promise((resolve) => service.close(() => resolve())),
  };
}
