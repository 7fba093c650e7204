import type { EntityManager } from "typeorm";
import type { UserActor } from "#platform/security/actor.ts";
import type { FileEntity } from "./file.entity.ts";

/** The columns of a file that waits for an administrator. A change answers the line with which it was sent back. */
export const sentForReview = { waiting: true, reviewNote: null } as const;

/** Whether the school wants an administrator to see what other users add or change before visitors do. */
export async function reviewRequired(manager: EntityManager): Promise<boolean> {
  const [{ required }]: [{ required: boolean }] = await manager.query("SELECT required FROM review_rule");
  return required;
}

export const waitsForReview = async (manager: EntityManager, { role }: UserActor): Promise<boolean> =>
  role !== "ADMIN" && (await reviewRequired(manager));

type Seen = Pick<FileEntity, "page" | "takenDown" | "minors" | "consentAt" | "shownUntil">;

/** Whether visitors would see a file elsewhere, longer, or at all after a change of these columns. */
export function showsMore(before: Seen, columns: Partial<Seen>): boolean {
  const after = { ...before, ...columns };
  if (after.page !== before.page || (isPermitted(after) && !isPermitted(before))) return true;
  return before.shownUntil !== null && (after.shownUntil === null || after.shownUntil > before.shownUntil);
}

const isPermitted = ({ takenDown, minors, consentAt }: Seen): boolean =>
  !takenDown && (minors !== true || consentAt !== null);
