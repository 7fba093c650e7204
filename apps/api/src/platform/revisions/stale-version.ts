import type { RevisionKind } from "@visiga/contracts/activity";
import type { EntityManager } from "typeorm";
import { AppError } from "#platform/errors.ts";
import { RevisionEntity } from "./revision.entity.ts";

/** Error for an edit of an outdated version, with the current state and the last editor. */
export async function staleVersion(
  manager: EntityManager,
  subject: { readonly kind: RevisionKind; readonly subjectId: string },
  current: unknown,
): Promise<AppError> {
  const last = await manager.findOne(RevisionEntity, { where: subject, order: { id: "DESC" } });
  return new AppError("stale_version", { current, ...(last && { changed: { by: last.actorName, at: last.at } }) });
}
