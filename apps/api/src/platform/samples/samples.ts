import type { EntityManager } from "typeorm";

/** A picture or news, by its id alone, or content of the site: a value, a page text, or one record of a list. */
type Kind = "picture" | "site";

export interface Content {
  readonly key: string;
  readonly record?: unknown;
}

/** What was shipped and is not confirmed. The same content is a sample again wherever it returns from. */
export interface Samples {
  readonly has: (content: Content) => boolean;
}

const insertInto =
  (table: "shipped" | "confirmed") => async (manager: EntityManager, kind: Kind, all: readonly Content[]) => {
    if (all.length === 0) return;
    await manager.query(
      `INSERT INTO ${table} (kind, key, record)
      SELECT $1, content ->> 'key', coalesce(content -> 'record', 'null') FROM jsonb_array_elements($2::jsonb) content
      ON CONFLICT DO NOTHING`,
      [kind, JSON.stringify(all)],
    );
  };

/** Notes demo content that is inserted. */
export const ship = insertInto("shipped");

/** Notes that somebody at the school stands by the content. It stays confirmed for good. */
export const confirm = insertInto("confirmed");

/** SQL: the ids of the pictures and news that are samples. */
export const samplePictures = `SELECT key::uuid FROM shipped WHERE kind = 'picture'
  EXCEPT SELECT key::uuid FROM confirmed WHERE kind = 'picture'`;

/** @param ofRelease what this release ships in its code */
export async function readSiteSamples(manager: EntityManager, ofRelease: readonly Content[]): Promise<Samples> {
  const rows: (Content & { readonly confirmed: boolean })[] = await manager.query(
    `SELECT key, record, false AS confirmed FROM shipped WHERE kind = 'site'
      UNION ALL SELECT key, record, true FROM confirmed WHERE kind = 'site'`,
  );
  const samples = new Set([...ofRelease, ...rows.filter(({ confirmed }) => !confirmed)].map(identity));
  for (const row of rows) if (row.confirmed) samples.delete(identity(row));
  return { has: (content) => samples.has(identity(content)) };
}

/** PostgreSQL stores the members of an object in another order. */
const identity = ({ key, record }: Content): string =>
  JSON.stringify([key, record], (_, value) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
