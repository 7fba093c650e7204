import { join } from "node:path";
import { spawnTestServer } from "@visiga/keeper/src/testing/started-server.ts";
import { printed, provideSystemPackages } from "@visiga/testing/system-programs";
import { withFolder } from "@visiga/testing/temporary-folder";
import { expect, test } from "vitest";
import { startPostgresServer } from "../harness/postgres-server.ts";
import { replicaSettings } from "../harness/replica-settings.ts";
import { startPgbouncer } from "./pgbouncer.ts";

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
    const server = await spawnTestServer(join(folder, "data"), replicaSettings(pooler.url));
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
