import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import type { S3Client } from "@aws-sdk/client-s3";
import { listened } from "../listened.ts";

/** An answer that is no listing, or a listing without end: neither must be taken for an empty or a whole one. */
class NoListing extends Error {
  override readonly name = "NoListing";
  readonly $metadata = { httpStatusCode: 200 };
}

/** Before the root element there may be declarations and comments. */
const listing = /^\s*(?:<[?!][^>]*>\s*)*<ListBucketResult[\s/>]/;

/** Makes listings with another root element fail: the client takes each for an empty list. */
export function checkListings(client: S3Client): void {
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (request) => {
        const result = await next(request);
        const response = result.response as { statusCode: number; body: Readable };
        if (commandName !== "ListObjectsV2Command" || response.statusCode !== 200) return result;
        const body = await text(response.body);
        if (!listing.test(body)) {
          const answer = /<(?:!doctype )?html/i.test(body) ? "a page of HTML" : "something else";
          throw new NoListing(`the answer to the request for a list is ${answer}`);
        }
        response.body = listened(Readable.from([Buffer.from(body)]));
        return result;
      },
    { step: "deserialize", priority: "low" },
  );
}

interface Page {
  readonly IsTruncated?: boolean | undefined;
  readonly NextContinuationToken?: string | undefined;
}

/** The pages of a listing. @throws NoListing if the service never comes to the end */
export async function* checkedPages<P extends Page>(pages: AsyncIterable<P>): AsyncGenerator<P> {
  const tokens = new Set<string>();
  for await (const page of pages) {
    const { IsTruncated, NextContinuationToken: token } = page;
    if (IsTruncated && !token) throw new NoListing("the list has more pages, but the service does not say where");
    if (token && tokens.has(token)) throw new NoListing("the list has no end: a page of it leads to a former one");
    if (token) tokens.add(token);
    yield page;
  }
}
