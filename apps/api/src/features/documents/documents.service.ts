import { open } from "node:fs/promises";
import { type DocumentFile, documentLimits } from "@visiga/contracts/documents";
import pLimit from "p-limit";
import { In, LessThan, Not } from "typeorm";
import { AppError, invalidField } from "#platform/errors/app-error.ts";
import type { UserPlatform } from "#platform/platform.ts";
import { type Actor, requireAdmin } from "#platform/security/actor.ts";
import { DocumentEntity, DocumentPartEntity } from "./document.entity.ts";
import type { CheckDocument } from "./document-check.ts";

const partBytes = 512 * 1024;

/** Bytes that a download holds in memory while its client does not read, once in the stream and once in the socket. */
const sliceBytes = 32 * 1024;

/** Milliseconds until a document that no record names is removed: its form may be open still. */
const unusedFor = 24 * 3600 * 1000;

interface Deps extends Pick<UserPlatform, "database" | "clock" | "clockWatch" | "writes"> {
  readonly checkDocument: CheckDocument;
  /** The ids of the documents that a record names, or an earlier version of the list. */
  readonly documentIds: () => Promise<readonly string[]>;
}

export class DocumentsService {
  /** All downloads together take one connection. */
  readonly #limit = pLimit(1);

  constructor(private readonly deps: Deps) {}

  /** Checks and stores an untrusted file, and removes those that nothing names any more. */
  async add(actor: Actor, path: string): Promise<DocumentFile> {
    requireAdmin(actor);
    const { writes, clock, clockWatch, checkDocument, documentIds } = this.deps;
    const checked = await checkDocument(path);
    if ("refused" in checked) throw new AppError(checked.refused);
    const { pages } = checked;
    const named = await documentIds();
    const unused = LessThan(new Date(clock().getTime() - unusedFor));
    const trusted = await clockWatch.isTrusted();
    const file = await open(path);
    try {
      const { size: bytes } = await file.stat();
      if (bytes > documentLimits.bytes) throw new AppError("document_too_large");
      return await writes.transaction(actor, { as: "admin" }, async (manager) => {
        if (trusted) await manager.delete(DocumentEntity, { id: Not(In([...named])), createdAt: unused });
        const { id } = await manager.save(DocumentEntity, { pages, bytes, createdAt: clock() });
        for (let number = 0; number * partBytes < bytes; number += 1) {
          const data = Buffer.alloc(Math.min(partBytes, bytes - number * partBytes));
          await file.read(data, 0, data.length, number * partBytes);
          await manager.insert(DocumentPartEntity, { documentId: id, number, data });
        }
        return { id, pages, bytes };
      });
    } finally {
      await file.close();
    }
  }

  /** @throws AppError `validation_failed` for records of files that are not stored so */
  async check(records: readonly { readonly file: DocumentFile }[]): Promise<void> {
    const ids = records.map(({ file }) => file.id);
    const stored = await this.deps.database.manager.findBy(DocumentEntity, { id: In(ids) });
    const byId = new Map(stored.map((file) => [file.id, file]));
    for (const [index, { file }] of records.entries()) {
      const known = byId.get(file.id);
      if (known?.pages !== file.pages || known.bytes !== file.bytes)
        throw invalidField(`value.${index}.file`, "document_unknown");
    }
  }

  /** The content, read slice by slice as it is consumed. @param from the first byte */
  async *read({ id, bytes }: DocumentFile, from: number): AsyncIterable<Buffer> {
    const query =
      "SELECT substring(data FROM $3 FOR $4) AS slice FROM document_part WHERE document_id = $1 AND number = $2";
    for (let at = from; at < bytes; ) {
      const position = [Math.floor(at / partBytes), (at % partBytes) + 1];
      const [row] = await this.#limit(() =>
        this.deps.database.query<{ slice: Buffer }[]>(query, [id, ...position, sliceBytes]),
      );
      if (!row?.slice.length) throw new AppError("unavailable");
      yield row.slice;
      at += row.slice.length;
    }
  }
}
