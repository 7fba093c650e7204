import { join } from "node:path";
import { currentRelease } from "@visiga/testing/build-release";
import { spawnServer } from "@visiga/testing/server-process";
import { printed, provideSystemPackages } from "@visiga/testing/system-programs";
import { withFolder } from "@visiga/testing/temporary-folder";
import { expect, test } from "vitest";
import { startPgbouncer } from "./pgbouncer.ts";
import { startPostgresServer } from "./postgres-server.ts";

const session = "pool_mode = session";
const withoutTimeouts = "ignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout";

provideSystemPackages({ names: ["pgbouncer"], present: () => printed("pgbouncer", ["--version"]) !== undefined });

test.each([
  { mode: "in session mode", outcome: "is ready", settings: [session, withoutTimeouts], line: /^Ready at / },
  {
    mode: "in transaction mode",
    outcome: "asks for session mode",
    settings: ["pool_mode = transaction", withoutTimeouts],
    line: /^DATABASE_URL: a connection pooler shares one connection among several clients; use its session mode/,
  },
  {
    mode: "that refuses the timeouts",
    outcome: "names the setting",
    settings: [session],
    line: /^DATABASE_URL: 127\.0\.0\.1:\d+ refuses: unsupported startup parameter: statement_timeout$/,
  },
])("a server behind a PgBouncer $mode $outcome", async ({ settings, line }) => {
  await withFolder(async (folder) => {
    const database = await startPostgresServer(join(folder, "postgres"));
    const pooler = await startPgbouncer(join(folder, "pgbouncer"), database.url, settings);
    const server = spawnServer([currentRelease.main], {
      DATA_DIR: join(folder, "data"),
      DATABASE_URL: pooler.url,
      JWT_SECRET: "one secret that every replica knows of",
      PUBLIC_URL: "http://localhost",
      SEED_DEMO: "false",
    });
    try {
      await Promise.race([server.ready, server.ended]);
      expect(server.output).toContainEqual(expect.stringMatching(line));
    } finally {
      server.process.kill();
      await server.ended;
      await pooler.stop();
      await database.stop();
    }
  });
});
