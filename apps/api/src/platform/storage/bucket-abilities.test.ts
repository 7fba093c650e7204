import { createServer, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { readConfig } from "@visiga/system/config/config";
import { openBucket } from "@visiga/system/storage/bucket";
import { refusedAbilities } from "@visiga/system/storage/bucket-abilities";
import { type S3Service, startS3Service } from "@visiga/testing/s3-service";
import { afterAll, beforeAll, expect, test } from "vitest";
import { reportBuckets } from "./configured-buckets.ts";

let service: S3Service;
beforeAll(async () => {
  service = await startS3Service();
});
afterAll(() => service.close());

interface Refusal {
  readonly status: number;
  readonly body: string;
  /** Media type; absent: XML. */
  readonly type?: string;
}

const xml = (code: string) => `<Error><Code>${code}</Code><Message>words of the service</Message></Error>`;
const denied = { status: 403, body: xml("AccessDenied") };

/** A storage service that answers some requests otherwise. */
async function withService(
  refuse: (asked: IncomingMessage) => Refusal | undefined,
  work: (endpoint: string) => Promise<void>,
) {
  const server = createServer((asked, response) => {
    const refusal = refuse(asked);
    if (refusal) {
      asked.resume();
      response.writeHead(refusal.status, { "content-type": refusal.type ?? "application/xml" }).end(refusal.body);
      return;
    }
    const { endpoint } = service.settings();
    const options = { method: asked.method ?? "GET", headers: asked.headers };
    const forwarded = request(endpoint + asked.url, options, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    asked.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`).finally(() => server.close());
}

const foundWith = async (refuse: (asked: IncomingMessage) => Refusal | undefined) => {
  let found: string[] = [];
  await withService(refuse, async (endpoint) => {
    const refused = await refusedAbilities({ ...service.settings(), endpoint }, "media/");
    found = refused.map(({ says, advice, needed }) => `${needed ? "" : "(not needed) "}${says}: ${advice}`);
  });
  return found;
};

const isListing = ({ method, url = "" }: IncomingMessage) => method === "GET" && url.includes("list-type");
const answerLists = (body: string) => (asked: IncomingMessage) =>
  isListing(asked) ? { status: 200, body } : undefined;
const loginPage = "<!doctype html><html><body>Log in</body></html>";
const answerPage = (method: string) => (asked: IncomingMessage) =>
  asked.method === method && !isListing(asked) ? { status: 200, body: loginPage, type: "text/html" } : undefined;
const listingWith = (content: string) => `<?xml version="1.0"?>\n<ListBucketResult>${content}</ListBucketResult>`;
const leadingTo = (token: string, content = "") =>
  listingWith(`${content}<IsTruncated>true</IsTruncated><NextContinuationToken>${token}</NextContinuationToken>`);
let tokens = 0;

const conditional = (asked: IncomingMessage) => asked.headers["if-none-match"] === "*";
const inParts = ({ url = "" }: IncomingMessage) => /[?&](uploads|uploadId)/.test(url);

test("a bucket that does everything has nothing refused, and keeps nothing of the probe", async () => {
  service.objects.clear();
  expect(await foundWith(() => undefined)).toEqual([]);
  expect([...service.objects.keys()]).toEqual([]);
  expect(service.openUploads()).toBe(0);
});

test.each([
  {
    of: "without conditional writes",
    refuse: (asked: IncomingMessage) => (conditional(asked) ? { status: 501, body: xml("NotImplemented") } : undefined),
    finds: [
      /^the bucket pictures does not write only what is not there \(If-None-Match\): NotImplemented.*: Update the storage/,
    ],
  },
  {
    of: "that may not list",
    refuse: (asked: IncomingMessage) => (isListing(asked) ? denied : undefined),
    finds: [/does not list: AccessDenied.*: Allow the key ListBucket/],
  },
  {
    of: "where a web page answers the request for a list",
    refuse: answerLists(loginPage),
    finds: [/does not list: WrongAnswer .* is a page of HTML: A web page answers at the endpoint/],
  },
  {
    of: "where a web page answers what is written",
    refuse: answerPage("PUT"),
    finds: [/does not write: WrongAnswer .* is a page of HTML: A web page answers at the endpoint/],
  },
  {
    of: "where a web page answers what is read",
    refuse: answerPage("GET"),
    finds: [/does not read: WrongAnswer .* is a page of HTML: A web page answers at the endpoint/],
  },
  {
    of: "where a web page answers what is deleted",
    refuse: answerPage("DELETE"),
    finds: [/does not take large files in parts: WrongAnswer/, /does not delete: WrongAnswer .* is a page of HTML/],
  },
  {
    of: "whose list never ends",
    refuse: answerLists(leadingTo("a")),
    finds: [/does not list: WrongAnswer the list has no end.*: Update the storage/],
  },
  {
    of: "that may not delete",
    refuse: (asked: IncomingMessage) => (asked.method === "DELETE" && !inParts(asked) ? denied : undefined),
    finds: [/does not delete: AccessDenied.*: Allow the key DeleteObject/],
  },
  {
    of: "that takes no files in parts",
    refuse: (asked: IncomingMessage) => (inParts(asked) ? denied : undefined),
    finds: [/does not take large files in parts: AccessDenied/],
  },
  {
    of: "that does not copy",
    refuse: (asked: IncomingMessage) => (asked.headers["x-amz-copy-source"] ? denied : undefined),
    finds: [/does not copy: AccessDenied/],
  },
  {
    of: "that may only be read",
    refuse: (asked: IncomingMessage) => (asked.method === "PUT" ? denied : undefined),
    finds: [/does not write: AccessDenied.*: Allow the key PutObject/],
  },
  {
    of: "that does not exist",
    refuse: () => ({ status: 404, body: xml("NoSuchBucket") }),
    finds: [/does not write: NoSuchBucket.*: Make the bucket/],
  },
  {
    of: "with another secret",
    refuse: () => ({ status: 403, body: xml("SignatureDoesNotMatch") }),
    finds: [/does not write: SignatureDoesNotMatch.*: Are the access key and the secret right/],
  },
  {
    of: "of a machine with a wrong clock",
    refuse: () => ({ status: 403, body: xml("RequestTimeTooSkewed") }),
    finds: [/does not write: RequestTimeTooSkewed.*: Set the clock/],
  },
  {
    of: "whose endpoint is a web page",
    refuse: () => ({ status: 405, body: "<!doctype html><title>Console</title><p>Log in" }),
    finds: [/does not write: /],
  },
])("a bucket $of is named with what to do", async ({ refuse, finds }) => {
  expect(await foundWith(refuse)).toEqual(finds.map((line) => expect.stringMatching(line)));
});

test.each<[string, (asked: IncomingMessage) => string]>([
  ["a page of HTML", () => loginPage],
  ["a page of XHTML", () => '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><body/></html>'],
  ["a page that names the element", () => "<html><ListBucketResult></ListBucketResult></html>"],
  ["nothing", () => ""],
  ["JSON", () => "{}"],
  ["an error with status 200", () => xml("InternalError")],
  ["the list of all buckets", () => "<ListAllMyBucketsResult><Buckets/></ListAllMyBucketsResult>"],
  ["one page for ever", () => leadingTo("a")],
  ["two pages for ever", ({ url = "" }) => leadingTo(url.includes("token=a") ? "b" : "a")],
  ["empty pages for ever, each with another token", () => leadingTo(String(tokens++))],
  [
    "the same object for ever, each with another token",
    () => leadingTo(String(tokens++), "<Contents><Key>a</Key></Contents>"),
  ],
  ["a first page alone", () => listingWith("<IsTruncated>true</IsTruncated>")],
])("a bucket that answers a request for a list with %s has no list, not an empty one", async (_, body) => {
  await withService(
    (asked) => (isListing(asked) ? { status: 200, body: body(asked) } : undefined),
    async (endpoint) => {
      const bucket = await openBucket({ ...service.settings(), endpoint });
      await expect(bucket.list("backups/")).rejects.toThrow(/^the (answer to the request for a list|list) (is|has) /);
    },
  );
});

test("a list of several pages is read to its end", async () => {
  const page = (key: string, more: string) => listingWith(`<Contents><Key>${key}</Key></Contents>${more}`);
  const first = page("a", "<IsTruncated>true</IsTruncated><NextContinuationToken>x</NextContinuationToken>");
  const last = page("b", "<IsTruncated>false</IsTruncated>");
  await withService(
    ({ url = "" }) => ({ status: 200, body: url.includes("token=x") ? `<!-- of a proxy -->${last}` : first }),
    async (endpoint) => {
      const bucket = await openBucket({ ...service.settings(), endpoint });
      expect((await bucket.list("")).map(({ key }) => key)).toEqual(["a", "b"]);
    },
  );
});

test("the start reports each bucket of the settings by the name of its setting", async () => {
  const lines: string[] = [];
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = service.settings();
  const named = (prefix: string, name: string) => ({
    [`${prefix}_ENDPOINT`]: endpoint,
    [`${prefix}_BUCKET`]: name,
    [`${prefix}_REGION`]: region,
    [`${prefix}_ACCESS_KEY_ID`]: accessKeyId,
    [`${prefix}_SECRET_ACCESS_KEY`]: secretAccessKey,
  });
  const config = readConfig({ ...named("S3", bucket), ...named("BACKUP_S3", "nowhere") });
  await reportBuckets(config, (line) => lines.push(line));
  expect(lines).toEqual([expect.stringMatching(/^BACKUP_S3_BUCKET: the bucket nowhere does not write: NoSuchBucket/)]);
});
