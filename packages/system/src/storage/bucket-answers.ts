import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import type { S3Client } from "@aws-sdk/client-s3";
import { listened } from "../listened.ts";

/** An answer that is not that of a storage service, or a listing without end: neither must be taken for a success. */
class WrongAnswer extends Error {
  override readonly name = "WrongAnswer";
  readonly $metadata = { httpStatusCode: 200 };
}

interface Answer {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string>>;
  body: Readable;
}

/** Before the root element there may be declarations and comments. */
const rooted = (element: string) => new RegExp(`^\\s*(?:<[?!][^>]*>\\s*)*<${element}[\\s/>]`, "i");

const listing = rooted("ListBucketResult");
const webPage = new RegExp(`^\\s*<!doctype html|${rooted("html").source}`, "i");

/** Makes answers fail that the client takes for an empty list, an object, or a success: those of proxies and web pages. */
export function checkAnswers(client: S3Client): void {
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (request) => {
        const result = await next(request);
        const answer = result.response as Answer;
        if (answer.statusCode !== 200) return result;
        if (commandName === "GetObjectCommand") checkObject(answer);
        else await checkText(answer, commandName === "ListObjectsV2Command" ? listing : undefined);
        return result;
      },
    { step: "deserialize", priority: "low" },
  );
}

/** Refuses a web page, of which the site stores none. Only its type is read, because an object may be large. */
function checkObject({ headers, body }: Answer): void {
  if (!/^text\/html\b/i.test(headers["content-type"] ?? "")) return;
  body.destroy();
  throw new WrongAnswer("the answer to the request for an object is a page of HTML");
}

async function checkText(answer: Answer, expected: RegExp | undefined): Promise<void> {
  const body = await text(answer.body);
  const isPage = webPage.test(body);
  if (isPage || expected?.test(body) === false) {
    const asked = expected ? "the request for a list" : "a request that changes something";
    throw new WrongAnswer(`the answer to ${asked} is ${isPage ? "a page of HTML" : "something else"}`);
  }
  answer.body = listened(Readable.from([Buffer.from(body)]));
}

interface Page {
  readonly Contents?: readonly { readonly Key?: string | undefined }[] | undefined;
  readonly IsTruncated?: boolean | undefined;
  readonly NextContinuationToken?: string | undefined;
}

/** Pages in a row without a new object: some services skip what was deleted page by page. */
const emptyPages = 100;

/** The pages of a listing. @throws WrongAnswer if the service never comes to the end */
export async function* checkedPages<P extends Page>(pages: AsyncIterable<P>): AsyncGenerator<P> {
  const keys = new Set<string | undefined>();
  let empty = 0;
  for await (const page of pages) {
    if (page.IsTruncated && !page.NextContinuationToken)
      throw new WrongAnswer("the list has more pages, but the service does not say where");
    const known = keys.size;
    for (const { Key } of page.Contents ?? []) keys.add(Key);
    empty = keys.size > known ? 0 : empty + 1;
    if (empty > emptyPages) throw new WrongAnswer(`the list has no end: ${emptyPages} pages have no other object`);
    yield page;
  }
}
