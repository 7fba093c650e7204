import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, chown, mkdir, readdir, writeFile } from "node:fs/promises";
import { userInfo } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { queryServer } from "@visiga/api/src/testing/test-server.ts";
import { freePort } from "@visiga/system/free-port";
import { until } from "@visiga/testing/until";
import { startPgbouncer } from "./pgbouncer.ts";
import type { PostgresServer } from "./postgres-server.ts";

const run = promisify(execFile);
const password = "one password of both servers";
const clusters = "/usr/lib/postgresql";

interface Node {
  readonly url: string;
  readonly process: ChildProcess;
}

/**
 * Starts a primary and a streaming standby of the system's PostgreSQL (Debian: `postgresql`), with PgBouncer in session
 * mode before them. All connections use TLS and check the certificate (`verify-full`).
 * `restart` kills the primary, promotes the standby and adds a new one.
 * @param synchronous whether a change is acknowledged only once the standby has stored it
 */
export async function startStandbyPair(folder: string, synchronous: boolean): Promise<PostgresServer> {
  await mkdir(folder);
  await chmod(folder, 0o755);
  const account = await databaseAccount();
  const programs = await newestPrograms();
  const [key, certificate] = [join(folder, "server.key"), join(folder, "server.crt")];
  await run("openssl", [
    ..."req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost".split(" "),
    ...["-keyout", key, "-out", certificate],
  ]);
  const keyOfPooler = join(folder, "pooler.key");
  await run("cp", [key, keyOfPooler]);
  await chmod(keyOfPooler, 0o644);
  await chown(key, account.uid, account.gid);
  const passwordFile = join(folder, "password");
  await writeFile(passwordFile, password);
  await chmod(passwordFile, 0o644);

  const data = join(folder, "data");
  await mkdir(data);
  await chown(data, account.uid, account.gid);
  // libpq looks for certificates in the home folder, which this account may not read.
  const options = { ...account, cwd: "/", env: { ...process.env, HOME: folder } };
  const program = (name: string, args: readonly string[]) => run(join(programs, name), args, options);
  const secured = (port: number | string) =>
    `postgres://postgres:${encodeURIComponent(password)}@localhost:${port}/postgres?sslmode=verify-full&sslrootcert=${certificate}`;

  const start = async (cluster: string): Promise<Node> => {
    const port = await freePort();
    const settings = {
      port,
      listen_addresses: "localhost",
      unix_socket_directories: "",
      max_connections: 150,
      ssl: "on",
      ssl_cert_file: certificate,
      ssl_key_file: key,
      log_min_messages: "panic",
    };
    const args = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
    const child = spawn(join(programs, "postgres"), ["-D", cluster, ...args], { ...options, stdio: "ignore" });
    const node = { url: secured(port), process: child };
    await until(() => queryServer(node.url, "SELECT 1"));
    return node;
  };

  let made = 0;
  const addStandby = async (primary: Node): Promise<Node> => {
    const cluster = join(data, String(made++));
    await program("pg_basebackup", ["-D", cluster, "-d", primary.url, "-R", "-X", "stream", "-c", "fast"]);
    const standby = await start(cluster);
    await until(async () => {
      const [row] = await queryServer(primary.url, "SELECT state FROM pg_stat_replication WHERE state = 'streaming'");
      if (!row) throw new Error("The standby does not stream yet");
    });
    if (synchronous) await setSynchronous(primary, "*");
    return standby;
  };

  const first = join(data, String(made++));
  const initial = ["--username=postgres", "--auth=scram-sha-256", "--encoding=UTF8", `--pwfile=${passwordFile}`];
  await program("initdb", ["-D", first, ...initial]);
  let primary = await start(first);
  let standby = await addStandby(primary);
  const pooler = await startPgbouncer(join(folder, "pgbouncer"), primary.url, [
    "pool_mode = session",
    "ignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout",
    "client_tls_sslmode = require",
    `client_tls_key_file = ${keyOfPooler}`,
    `client_tls_cert_file = ${certificate}`,
    "server_tls_sslmode = verify-full",
    `server_tls_ca_file = ${certificate}`,
  ]);
  await pooler.answers();
  const end = async ({ process: child }: Node) => {
    if (child.exitCode === null && child.kill("SIGQUIT")) await once(child, "exit");
  };
  const query = <Row extends object>(statement: string): Promise<Row[]> => queryServer(primary.url, statement);
  const [row] = await query<{ server_version: string }>("SHOW server_version");
  return {
    url: pooler.url,
    version: `PostgreSQL ${row?.server_version} with a ${synchronous ? "synchronous" : "asynchronous"} standby`,
    query,
    restart: async () => {
      const startedAt = performance.now();
      // An immediate shutdown: no connection is closed in order, nothing more is sent to the standby.
      await end(primary);
      primary = standby;
      await queryServer(primary.url, "SELECT pg_promote()");
      if (synchronous) await setSynchronous(primary, "");
      await pooler.moveTo(primary.url);
      await pooler.answers();
      const took = performance.now() - startedAt;
      standby = await addStandby(primary);
      return took;
    },
    stop: async () => {
      await pooler.stop();
      await end(standby);
      await end(primary);
    },
  };
}

async function setSynchronous(node: Node, names: "*" | ""): Promise<void> {
  await queryServer(node.url, `ALTER SYSTEM SET synchronous_standby_names = '${names}'`);
  await queryServer(node.url, "SELECT pg_reload_conf()");
}

/** PostgreSQL does not run as root. */
async function databaseAccount(): Promise<{ uid: number; gid: number }> {
  if (userInfo().uid !== 0) return userInfo();
  const id = async (option: string) => Number((await run("id", [option, "postgres"])).stdout);
  return { uid: await id("-u"), gid: await id("-g") };
}

async function newestPrograms(): Promise<string> {
  const [newest] = (await readdir(clusters)).sort((one, other) => Number(other) - Number(one));
  return join(clusters, String(newest), "bin");
}
