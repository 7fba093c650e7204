import type { RevisionAction } from "@visiga/contracts/activity";
import type { FilePage } from "@visiga/contracts/files";
import type { ManagedFile } from "@visiga/contracts/managed-files";
import type { EntityManager } from "typeorm";
import { type Actor, requireUser, type UserActor } from "#platform/actor.ts";
import { FileEntity } from "./file.entity.ts";
import { consentColumns } from "./file-columns.ts";
import type { FileWriting } from "./file-editing.ts";
import { fileSnapshot } from "./file-snapshot.ts";
import { lockFile, lockFiles } from "./locked-files.ts";
import { readManaged } from "./managed-file.ts";

type Columns = Partial<Pick<FileEntity, "page" | "position" | "sample" | "takenDown" | "consentAt" | "consentBy">>;

/** Changes of a tap, without a form, for any active account. */
export class FileChanges {
  readonly #parts: Pick<FileWriting, "contentVersion" | "revisions" | "clock">;

  constructor(parts: Pick<FileWriting, "contentVersion" | "revisions" | "clock">) {
    this.#parts = parts;
  }

  /** To another page, where they have no place in its order yet. @throws AppError `unauthenticated`, `not_found` */
  async move(actor: Actor, ids: readonly string[], page: FilePage): Promise<{ count: number }> {
    const user = requireUser(actor);
    return this.#parts.contentVersion.change(async (manager) => {
      const moving = (await lockFiles(manager, ids)).filter((file) => file.page !== page);
      await this.#change(manager, user, moving, "pictureMoved", () => ({ page, position: null, sample: false }));
      return { count: moving.length };
    });
  }

  /** Out of the public's reach at once, or back into it. @throws AppError `unauthenticated`, `not_found` */
  async setTakenDown(actor: Actor, id: string, takenDown: boolean): Promise<ManagedFile> {
    const user = requireUser(actor);
    return this.#parts.contentVersion.change(async (manager) => {
      const file = await lockFile(manager, id);
      const action = takenDown ? "pictureTakenDown" : "picturePutBack";
      if (file.takenDown !== takenDown) await this.#change(manager, user, [file], action, () => ({ takenDown }));
      return readManaged(manager, id);
    });
  }

  /** Notes who says that the parents agreed, and when, or withdraws it. @throws AppError `unauthenticated`, `not_found` */
  async noteConsent(actor: Actor, id: string, agreed: boolean): Promise<ManagedFile> {
    const user = requireUser(actor);
    return this.#parts.contentVersion.change(async (manager) => {
      const file = await lockFile(manager, id);
      const action = agreed ? "consentNoted" : "consentWithdrawn";
      const consent = () => consentColumns(agreed, file, user, this.#parts.clock());
      if ((file.consentAt !== null) !== agreed) await this.#change(manager, user, [file], action, consent);
      return readManaged(manager, id);
    });
  }

  async #change(
    manager: EntityManager,
    user: UserActor,
    files: readonly FileEntity[],
    action: RevisionAction,
    columns: () => Columns,
  ): Promise<void> {
    if (files.length === 0) return;
    const change = columns();
    const ids = files.map(({ id }) => id);
    await manager.update(FileEntity, ids, { ...change, version: () => "version + 1" });
    await this.#parts.revisions.writeAll(
      manager,
      user,
      files.map((file) => ({
        ...{ kind: "picture" as const, action, subjectId: file.id, name: file.name },
        before: fileSnapshot(file),
        after: fileSnapshot({ ...file, ...change }),
      })),
    );
  }
}
