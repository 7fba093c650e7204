import { createHash } from "node:crypto";
import type { FileRecord } from "@visiga/contracts/files";
import { ContentCache } from "#platform/cache/content-cache.ts";
import type { ContentVersion } from "#platform/database/content-version.ts";

/** A list of files as sent. */
export interface PublicList {
  /** JSON. */
  readonly body: Buffer;
  readonly etag: string;
}

export function publicList(records: readonly FileRecord[]): PublicList {
  const body = Buffer.from(JSON.stringify(records));
  return { body, etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"` };
}

/** Lists by page, cached until content changes, 64 MB in all. One of more than 16 MB is serialized for each request. */
export const publicLists = (contentVersion: Pick<ContentVersion, "current">): ContentCache<PublicList> =>
  new ContentCache(contentVersion, {
    maxSize: 64 * 1024 * 1024,
    maxEntrySize: 16 * 1024 * 1024,
    sizeCalculation: ({ body }) => body.length,
  });
