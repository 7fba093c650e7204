import type { RevisionAction, RevisionKind } from "@visiga/contracts/activity";
import { binDays } from "@visiga/contracts/bin";
import type { Clock } from "@visiga/system/clock";
import type { EntityManager, QueryDeepPartialEntity } from "typeorm";
import { AppError } from "#platform/errors/app-error.ts";
import type { ConfirmedUser } from "#platform/security/actor.ts";
import { RevisionEntity, type Snapshot } from "./revision.entity.ts";

export interface Change {
  readonly kind: RevisionKind;
  readonly subjectId: string;
  readonly action: RevisionAction;
  readonly name: string;
  readonly before?: Snapshot | null;
  readonly after?: Snapshot | null;
  readonly bin?: { readonly photoId: string | null };
  readonly idempotencyKey?: string | undefined;
}

export class RevisionWriter {
  constructor(private readonly clock: Clock) {}

  /** @param actor null for the system. @returns the revision's id, with which the bin restores it */
  async write(manager: EntityManager, actor: ConfirmedUser | null, change: Change): Promise<string> {
    const [id = ""] = await this.writeAll(manager, actor, [change]);
    return id;
  }

  /** Writes several changes with the same time. @returns their ids, in the same order */
  async writeAll(manager: EntityManager, actor: ConfirmedUser | null, changes: readonly Change[]): Promise<string[]> {
    if (changes.length === 0) return [];
    const at = this.clock();
    const rows = changes.map(({ bin, before = null, after = null, idempotencyKey = null, ...what }) => ({
      ...what,
      before,
      after,
      idempotencyKey,
      at,
      actorId: actor?.id ?? null,
      actorName: actor?.name ?? null,
      photoId: bin?.photoId ?? null,
      binUntil: bin ? new Date(at.getTime() + binDays * 24 * 3600 * 1000) : null,
    }));
    // TypeORM’s type for jsonb values does not allow arbitrary members.
    const { identifiers } = await manager.insert(RevisionEntity, rows as QueryDeepPartialEntity<RevisionEntity>[]);
    return identifiers.map(({ id }) => String(id));
  }
}

/** Error for an edit of an outdated version, with the current state and the last editor. */
export async function staleVersion(
  manager: EntityManager,
  subject: { readonly kind: RevisionKind; readonly subjectId: string },
  current: unknown,
): Promise<AppError> {
  const last = await manager.findOne(RevisionEntity, { where: subject, order: { id: "DESC" } });
  return new AppError("stale_version", { current, ...(last && { changed: { by: last.actorName, at: last.at } }) });
}
