import { createHash } from "node:crypto";
import type { FileRecord } from "@visiga/contracts/files";
import type { ContentVersion } from "#platform/database/content-version.ts";

export interface KeptList {
  /** JSON. */
  readonly body: Buffer;
  readonly etag: string;
}

/** Longer lists are written anew each time, so that a large library does not fill the memory. */
const longest = 16 * 1024 * 1024;

/** Public lists, written once and sent until content changes. */
export class KeptLists {
  readonly #contentVersion: Pick<ContentVersion, "current">;
  #version = -1;
  #lists = new Map<string, Promise<KeptList>>();

  constructor(contentVersion: Pick<ContentVersion, "current">) {
    this.#contentVersion = contentVersion;
  }

  /** @param name one of few: what is kept is not bounded otherwise */
  find(name: string, read: () => Promise<FileRecord[]>): Promise<KeptList> {
    // Looked at before reading: what is read later may only be newer than the version that it is kept under.
    if (this.#version !== this.#contentVersion.current) {
      this.#version = this.#contentVersion.current;
      this.#lists = new Map();
    }
    const lists = this.#lists;
    const found = lists.get(name);
    if (found) return found;
    const list = write(read);
    lists.set(name, list);
    const forget = () => lists.delete(name);
    list.then(({ body }) => body.length > longest && forget(), forget);
    return list;
  }
}

async function write(read: () => Promise<FileRecord[]>): Promise<KeptList> {
  const body = Buffer.from(JSON.stringify(await read()));
  return { body, etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"` };
}
