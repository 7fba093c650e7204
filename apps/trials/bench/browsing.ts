import { ManagedFilesService } from "@visiga/api/src/features/files/managed-files.service.ts";
import type { UserActor } from "@visiga/api/src/platform/actor.ts";
import { openDatabase } from "@visiga/api/src/platform/database/database.ts";
import { schema } from "@visiga/api/src/schema.ts";
import type { ManagedFileQuery } from "@visiga/contracts/managed-files";
import { median, Table } from "@visiga/testing/table";
import { withFolder } from "@visiga/testing/temporary-folder";
import type { DataSource } from "typeorm";

const few = 1_000;
const many = 100_000;
const actor: UserActor = { kind: "user", id: "", name: "Bench", role: "USER" };

/** Median milliseconds of each kind of slice, with 1,000 and then 100,000 files in a new embedded database. */
export const compareBrowsing = (): Promise<Table> =>
  withFolder(async (dataDir) => {
    const { dataSource, close } = await openDatabase({ dataDir, databaseUrl: undefined }, schema, () => {});
    try {
      await fill(dataSource, 1, few);
      const small = await browse(dataSource, few);
      await fill(dataSource, few + 1, many);
      const large = await browse(dataSource, many);
      const table = new Table("browsing", "100,000 files", "1,000 files", "ratio");
      for (const [what, ofMany] of Object.entries(large)) {
        const ofFew = small[what] ?? 0;
        table.add(what, `${ofMany.toFixed(1)} ms`, `${ofFew.toFixed(1)} ms`, (ofMany / ofFew).toFixed(2));
      }
      return table;
    } finally {
      await close();
    }
  });

/** Inserts files of every page, spread over some years; a few of them need attention. */
async function fill(database: DataSource, from: number, to: number): Promise<void> {
  await database.query(
    `INSERT INTO file (name, name_sw, title, description, page, weight, minors, created_at)
      SELECT 'Picture ' || n, 'Picha ' || n, 'EVENTS', 'Feast of day ' || n % 365 || ', seen by witness ' || n,
        (ARRAY['GALLERY', 'NEWS', 'ALUMNI', 'WAWATA'])[1 + n % 4], 20000 + n % 100000, n % 500 = 0,
        timestamptz '2020-01-01' + n * interval '20 minutes'
      FROM generate_series($1::integer, $2::integer) n`,
    [from, to],
  );
}

async function browse(database: DataSource, count: number): Promise<Record<string, number>> {
  const contentVersion = { isUsable: true, current: 0 };
  const photos = { thumbnail: async () => null, opensHeic: async () => false };
  const browsing = new ManagedFilesService({ database, contentVersion, photos });
  const slice = (query: ManagedFileQuery) => browsing.browse(actor, query);
  const changed = () => {
    contentVersion.current += 1;
  };
  /** A slice from the middle of the list, continued from its cursor. */
  const [{ created_at: middle, id } = { created_at: new Date(0), id: "" }] = await database.query<
    { created_at: Date; id: string }[]
  >("SELECT created_at, id FROM file WHERE name = $1", [`Picture ${count / 2}`]);
  const at = middle.toISOString();
  const after = Buffer.from(`newest ${id} ${at} ${at}`).toString("base64url");
  return {
    "first slice": await timed(() => slice({})),
    "first slice after a change, counted again": await timed(() => slice({}), changed),
    "a slice from the middle": await timed(() => slice({ after })),
    "first slice of a page by name": await timed(() => slice({ page: "NEWS", sort: "name" })),
    "search of two words": await timed(() => slice({ search: `feast ${count / 2}` })),
    "those without consent": await timed(() => slice({ only: "withoutConsent" })),
  };
}

/** Median of 20 runs after two warm-up runs. `before` runs ahead of each and is not measured. */
async function timed(work: () => Promise<unknown>, before = () => {}): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 22; round += 1) {
    before();
    const startedAt = performance.now();
    await work();
    if (round >= 2) times.push(performance.now() - startedAt);
  }
  return median(times);
}
