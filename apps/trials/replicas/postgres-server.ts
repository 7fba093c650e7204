import { mkdir } from "node:fs/promises";
import { clusterFolder } from "@visiga/api/src/platform/postgres/data-dir.ts";
import { chooseAccount } from "@visiga/api/src/platform/postgres/postgres-account.ts";
import { clusterPassword, prepareCluster } from "@visiga/api/src/platform/postgres/postgres-cluster.ts";
import { portEndpoint } from "@visiga/api/src/platform/postgres/postgres-endpoint.ts";
import { startPostgres } from "@visiga/api/src/platform/postgres/postgres-process.ts";
import { findPrograms } from "@visiga/api/src/platform/postgres/postgres-programs.ts";
import { findLauncher } from "@visiga/api/src/platform/postgres/program-launcher.ts";
import { Client } from "pg";

/** A PostgreSQL process with a TCP port that can be restarted. */
export interface PostgresServer {
  readonly url: string;
  readonly version: string;
  query<Row extends object>(statement: string): Promise<Row[]>;
  /** Restarts with a fast shutdown, which closes every connection. @returns the duration in milliseconds */
  restart(): Promise<number>;
  stop(): Promise<void>;
}

/** Starts the project's PostgreSQL on a new cluster in the folder. */
export async function startPostgresServer(folder: string): Promise<PostgresServer> {
  await mkdir(folder);
  const programs = await findPrograms();
  const account = await chooseAccount(clusterFolder(folder));
  const launch = await findLauncher(programs, account, folder);
  const password = await clusterPassword(folder);
  const cluster = await prepareCluster({ dataDir: folder, programs, launch, account, password, durable: true });
  const { address, settings } = await portEndpoint(password);
  if (!("url" in address)) throw new Error("The server has no address for other processes");
  const { url } = address;
  const start = () =>
    startPostgres({
      programs,
      launch,
      cluster,
      settings: { ...settings, max_connections: 100, lc_messages: "C" },
      onUnexpectedExit: (lastLine) => process.stderr.write(`PostgreSQL ended: ${lastLine}\n`),
    });
  const query = async <Row extends object>(statement: string): Promise<Row[]> => {
    const client = new Client({ connectionString: url });
    await client.connect();
    return (await client.query<Row>(statement).finally(() => client.end())).rows;
  };
  let server = await start();
  const [row] = await query<{ server_version: string }>("SHOW server_version");
  return {
    url,
    version: `PostgreSQL ${row?.server_version}`,
    query,
    restart: async () => {
      const startedAt = performance.now();
      await server.stop();
      server = await start();
      return performance.now() - startedAt;
    },
    stop: () => server.stop(),
  };
}
