import { schoolDay } from "@visiga/contracts/dates";
import { hiddenReasonsOf, type Visibility } from "@visiga/contracts/visibility";
import type { DataSource } from "typeorm";

export interface Account {
  readonly email: string;
  readonly role: string;
  readonly active: boolean;
  readonly passwordHash: string | null;
  readonly passkeys: readonly string[];
}

export interface ShownEntry {
  readonly id: string;
  /** The headline of news. */
  readonly name: string;
  readonly page: string;
}

export interface OpenRequest {
  readonly fileId: string;
  readonly photoId: string;
  readonly name: string;
  readonly telephone: string | null;
  readonly words: string | null;
  readonly askedAt: Date;
}

export type AccessSnapshot = Readonly<Awaited<ReturnType<typeof accessSnapshot>>>;

/** Accounts that may log in, entries that visitors see or will see, and open removal requests of a database. */
export async function accessSnapshot(database: Pick<DataSource, "query">) {
  const accounts = await database.query<(Account & { id: string })[]>(
    `SELECT id, email, role, status = 'ACTIVE' AS active, password_hash AS "passwordHash",
        ARRAY(SELECT credential_id FROM passkey WHERE account_id = account.id) AS passkeys
      FROM account ORDER BY email`,
  );
  const entries = await database.query<(ShownEntry & Visibility & { key: string })[]>(
    `SELECT id, CASE page WHEN 'NEWS' THEN title ELSE name END AS name, page, id || '/' || coalesce(photo_id::text, '') AS key,
        taken_down AS "takenDown", minors, consent_at AS consent, waiting,
        shown_from::text AS "shownFrom", shown_until::text AS "shownUntil"
      FROM file ORDER BY page, name`,
  );
  const former = await database.query<{ id: string; at: Date }[]>(
    "SELECT subject_id AS id, max(at) AS at FROM revision WHERE kind = 'picture' GROUP BY subject_id",
  );
  const requests = await database.query<(OpenRequest & { open: boolean })[]>(
    `SELECT file_id AS "fileId", photo_id AS "photoId", name, telephone, words, asked_at AS "askedAt",
      state = 'open' AS open FROM removal_request ORDER BY id`,
  );
  // Computed here: an older database may not have the function, and its column is for the day of the backup.
  const today = schoolDay(new Date());
  // An entry with a later first day appears by itself on that day.
  const isShown = (entry: Visibility) => hiddenReasonsOf(entry, today).every((reason) => reason === "scheduled");
  return {
    accounts: new Map(accounts.map((row): [string, Account] => [row.id, row])),
    /** Entries that visitors see, also from a later day on, keyed by entry and photo. */
    shown: new Map(entries.filter(isShown).map(({ key, id, name, page }) => [key, { id, name, page }])),
    requests: new Map(requests.filter(({ open }) => open).map((row): [string, OpenRequest] => [keyOf(row), row])),
    /** When each current or deleted entry last changed, in milliseconds since 1970; 0 if unknown. */
    changed: new Map([
      ...entries.map(({ id }): [string, number] => [id, 0]),
      ...former.map(({ id, at }): [string, number] => [id, at.getTime()]),
    ]),
    /** Keys of all requests, open or settled. */
    known: new Set(requests.map(keyOf)),
  };
}

const keyOf = ({ fileId, photoId, askedAt }: OpenRequest): string => `${fileId}/${photoId}/${askedAt.toISOString()}`;
