import type { DataSource } from "typeorm";

interface Account {
  readonly email: string;
  readonly role: string;
  readonly active: boolean;
  readonly passwordHash: string | null;
}

/** Who may sign in to a database, and which photos visitors see. */
export interface Standing {
  /** By id. */
  readonly accounts: ReadonlyMap<string, Account>;
  readonly shown: ReadonlySet<string>;
}

/** Read as JSON, because earlier schemas lack some columns. */
export async function standingOf(database: Pick<DataSource, "query">): Promise<Standing> {
  const accounts = await database.query<(Account & { id: string })[]>(
    `SELECT id, email, role, status = 'ACTIVE' AS active, password_hash AS "passwordHash" FROM account ORDER BY email`,
  );
  const shown = await database.query<{ id: string }[]>(
    `SELECT DISTINCT photo_id AS id FROM file
      WHERE photo_id IS NOT NULL AND coalesce((to_jsonb(file) ->> 'shown')::boolean, true)`,
  );
  return { accounts: new Map(accounts.map((row) => [row.id, row])), shown: new Set(shown.map(({ id }) => id)) };
}

/** What a restore lets in or shows again that was shut out or taken down since the backup, in sentences for the operator. */
export function broughtBack(before: Standing, restored: Standing): string[] {
  const accounts = [...restored.accounts].flatMap(([id, account]) => {
    const was = before.accounts.get(id);
    if (!account.active) return [];
    if (!was?.active) return [`${account.email} is active again`];
    if (account.role === "ADMIN" && was.role !== "ADMIN") return [`${account.email} is an administrator again`];
    return account.passwordHash === was.passwordHash ? [] : [`${account.email} has the password of then again`];
  });
  const pictures = [...restored.shown].filter((id) => !before.shown.has(id)).length;
  return [
    ...accounts.map((sentence) => `Look at this account: ${sentence}`),
    ...(pictures > 0
      ? [`Look at the pictures: visitors see ${pictures} that they did not see before this restore`]
      : []),
  ];
}
