import { chown, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ServerAddress } from "@visiga/system/database/database-server";
import { type Report, StartFailure } from "@visiga/system/errors/start-failure";
import { freePort } from "@visiga/system/free-port";
import { longestSocketPath } from "#process/control.ts";
import { clusterFolder } from "./data-dir.ts";
import { clusterFailure, clusterPassword, prepareCluster } from "./postgres-cluster.ts";
import { stopOrphans } from "./postgres-orphans.ts";
import { startPostgres, supervise } from "./postgres-process.ts";
import { findPostgres, type SystemAccount } from "./program-launcher.ts";

export interface EmbeddedOptions {
  /** A Unix socket in the cluster's folder, or a loopback port with a password. Windows uses the port by default. */
  readonly listenOn?: "socket" | "port";
  /** False: no fsync, so a power cut may corrupt the cluster. For tests. */
  readonly durable?: boolean;
  readonly connections?: number;
  /** False: there must be a cluster. */
  readonly creates?: boolean;
  readonly tellOperator: Report;
  /** Called when PostgreSQL's process runs and is waited for. */
  readonly onWait?: (() => void) | undefined;
}

/** Settings for a machine with 1 GB of memory that also runs the server. */
const smallMachine = {
  shared_buffers: "32MB",
  maintenance_work_mem: "32MB",
  effective_cache_size: "256MB",
  max_wal_size: "128MB",
  min_wal_size: "32MB",
  wal_level: "minimal",
  max_wal_senders: 0,
  max_logical_replication_workers: 0,
  // After a crash it ends, and `supervise` starts it again: on its own it would try for ever, without a pause.
  restart_after_crash: "off",
  io_method: "sync",
  max_worker_processes: 2,
  max_parallel_workers_per_gather: 0,
  autovacuum_max_workers: 1,
  jit: "off",
  timezone: "UTC",
  // Failed statements are not logged: the caller reports them, and they contain personal data.
  log_min_messages: "log",
  log_checkpoints: "off",
  lc_messages: "C",
};

const usualEndpoint = process.platform === "win32" ? "port" : "socket";
const notDurable = { fsync: "off", synchronous_commit: "off", full_page_writes: "off" };

/**
 * The caller holds the lock of the data folder, which has the cluster. PostgreSQL ends with `stop` or with this process,
 * and is restarted after any other exit. @throws StartFailure if it cannot run
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  { listenOn = usualEndpoint, durable = true, connections = 30, creates = true, tellOperator, onWait }: EmbeddedOptions,
) {
  const postgres = await findPostgres(dataDir, clusterFolder(dataDir));
  const password = listenOn === "port" ? await clusterPassword(dataDir) : undefined;
  const cluster = await prepareCluster(dataDir, postgres, { password, durable, creates });
  const endpoint = password ? await portEndpoint(password) : await socketEndpoint(cluster, postgres.account);
  const settings = { ...smallMachine, ...(!durable && notDurable), max_connections: connections, ...endpoint.settings };
  const start = async () => {
    // Its child processes may outlive a killed postmaster.
    await stopOrphans(cluster);
    const started = startPostgres(postgres, cluster, settings);
    onWait?.();
    return started;
  };
  try {
    const { ended, stop } = await supervise(start, tellOperator);
    const address: ServerAddress = endpoint.address;
    return { address, ended, stop: () => stop().then(endpoint.remove) };
  } catch (error) {
    await endpoint.remove();
    if (error instanceof StartFailure) throw error;
    throw clusterFailure(`PostgreSQL does not start on ${cluster}`, error, cluster);
  }
}

const port = 5432;

/** A Unix socket in the cluster's folder, or in a temporary folder if that path is too long; both have mode 0700. */
async function socketEndpoint(cluster: string, account: SystemAccount | undefined) {
  const fits = Buffer.byteLength(join(cluster, `.s.PGSQL.${port}`)) <= longestSocketPath;
  const folder = fits ? cluster : await mkdtemp(join(tmpdir(), "visiga-"));
  if (!fits && account) await chown(folder, account.uid, account.gid);
  return {
    address: { host: folder, port },
    settings: { listen_addresses: "", unix_socket_directories: folder, port },
    remove: async () => {
      if (!fits) await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A free loopback port; the password excludes the machine's other accounts. */
async function portEndpoint(password: string) {
  const free = await freePort();
  return {
    address: { url: `postgres://postgres:${password}@127.0.0.1:${free}/postgres` },
    settings: { listen_addresses: "127.0.0.1", unix_socket_directories: "", port: free },
    remove: async () => {},
  };
}
