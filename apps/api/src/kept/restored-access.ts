import { printableText } from "@visiga/system/printable-text";
import type { EntityManager } from "typeorm";
import type { AccessSnapshot, Account, OpenRequest } from "./access-snapshot.ts";

type RestoredAccess = ReturnType<typeof compareAccess>;

/** Access and content that a restore would bring back although they were removed since the backup. */
export function compareAccess(before: AccessSnapshot, restored: AccessSnapshot) {
  /** The entry changed later in the backup than on the current site, as with a restore point. */
  const isLater = (file: string) => (restored.changed.get(file) ?? 0) > (before.changed.get(file) ?? -1);
  const accounts = [...restored.accounts].flatMap(([id, account]) => {
    if (!account.active) return [];
    const was = before.accounts.get(id);
    return accountChanges(was, account).map((change) => `${printableText(account.email)} ${change}`);
  });
  return {
    accounts,
    files: [...restored.shown].filter(([key, { id }]) => !before.shown.has(key) && !isLater(id)).map(second),
    requests: [...restored.requests].filter(([key]) => !before.requests.has(key)).map(second),
    lost: [...before.requests].filter(([key]) => !restored.known.has(key)).map(second),
  };
}

/** What the account may do again, or which requirement it loses, compared with before the restore. */
function accountChanges(was: Account | undefined, { role, passwordHash, passkeys }: Account): string[] {
  if (!was) return ["is active, and was not there before this restore"];
  if (!was.active) return ["is active again"];
  const changes = [];
  if (role === "ADMIN" && was.role !== "ADMIN") changes.push("is an administrator again");
  else if (passwordHash !== was.passwordHash) changes.push("has its earlier password again");
  if (passkeys.some((id) => !was.passkeys.includes(id))) changes.push("has a passkey again that was removed");
  if (was.passkeys.length > 0 && passkeys.length === 0) changes.push("has no passkey any more: its password is enough");
  return changes;
}

const second = <Value>([, value]: readonly [string, Value]): Value => value;

/** Takes the entries down until a user decides, and inserts the requests that the restore would lose. */
export async function reapplyRemovals(manager: EntityManager, { files, lost }: RestoredAccess): Promise<void> {
  await manager.query(
    "UPDATE file SET taken_down = true, taken_down_by_restore = true, version = version + 1 WHERE id = ANY($1)",
    [files.map(({ id }) => id)],
  );
  for (const { fileId, photoId, name, telephone, words, askedAt } of lost)
    await manager.query(
      `INSERT INTO removal_request (file_id, photo_id, name, telephone, words, asked_at)
        SELECT $1, $2, $3, $4, $5, $6 WHERE EXISTS (SELECT FROM photo WHERE id = $2)`,
      [fileId, photoId, name, telephone, words, askedAt],
    );
}

/** The same as sentences for the operator. */
export const restoredAccessWords = ({ accounts, files, requests }: RestoredAccess): string[] => [
  ...accounts.map((sentence) => `Check this account: ${sentence}`),
  ...files.map(
    ({ name, page }) => `Taken down until somebody confirms it in the dashboard: “${printableText(name)}” on ${page}`,
  ),
  ...requestWords(requests, "Open again"),
];

export const requestWords = (requests: readonly OpenRequest[], state: string): string[] =>
  requests.map(
    ({ name, askedAt }) =>
      `${state}: the request of ${askedAt.toISOString().slice(0, 10)} to remove “${printableText(name)}”`,
  );
