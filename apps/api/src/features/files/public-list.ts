import type { FileRecord } from "@visiga/contracts/files";
import { EncodedAnswer } from "#platform/answers/encoded-answer.ts";
import { ContentCache } from "#platform/cache/content-cache.ts";
import type { KnownContent } from "#platform/database/content-version.ts";
import { securityHeaders } from "#platform/security/headers.ts";

/** The answer with a list of files, as JSON. */
export function publicList(records: readonly FileRecord[]): EncodedAnswer {
  const headers = {
    ...securityHeaders,
    "cache-control": "no-cache",
    "content-type": "application/json; charset=utf-8",
    vary: "accept-encoding",
  };
  return new EncodedAnswer({ status: 200, headers, body: Buffer.from(JSON.stringify(records)) });
}

/** Lists by path, cached until content changes, 64 MB in all. One of more than 8 MB is serialized for each request. */
export const publicLists = (contentVersion: KnownContent): ContentCache<EncodedAnswer> =>
  new ContentCache(contentVersion, {
    maxSize: 64 * 1024 * 1024,
    maxEntrySize: 16 * 1024 * 1024,
    sizeCalculation: ({ weight }) => weight,
  });
