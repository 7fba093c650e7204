import { mkdir } from "node:fs/promises";
import { queryServer } from "@visiga/api/src/testing/test-server.ts";
import { startEmbeddedPostgres } from "@visiga/keeper/src/postgres/embedded-postgres.ts";
import { postmaster } from "@visiga/keeper/src/testing/data-folders.ts";

export type PostgresServer = Awaited<ReturnType<typeof startPostgresServer>>;

/** Starts the project's PostgreSQL on a new cluster in the folder, with a TCP port. It can be restarted. */
export async function startPostgresServer(folder: string) {
  await mkdir(folder);
  /** Set during a restart, whose lines are not printed. */
  let back: (() => void) | undefined;
  const tellOperator = (line: string) => {
    if (back === undefined) process.stderr.write(`${line}\n`);
    else if (line.includes("is back after")) back();
  };
  const { address, stop } = await startEmbeddedPostgres(folder, { listenOn: "port", connections: 100, tellOperator });
  if (!("url" in address)) throw new Error("The server has no address for other processes");
  const { url } = address;
  const query = <Row extends object>(statement: string): Promise<Row[]> => queryServer(url, statement);
  return {
    url,
    query,
    /** Ends it with a fast shutdown, which closes every connection, and waits until it is back. */
    restart: async () => {
      const isBack = new Promise<void>((resolve) => {
        back = resolve;
      });
      process.kill(await postmaster(folder), "SIGINT");
      await isBack;
      back = undefined;
    },
    stop,
  };
}
