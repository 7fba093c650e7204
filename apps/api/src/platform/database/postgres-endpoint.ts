import { chown, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "#platform/free-port.ts";
import type { ServerAddress } from "./connection.ts";
import type { SystemAccount } from "./postgres-account.ts";

/** The system's limit for the path of a socket, its closing zero aside. */
const longestPath = 103;
const port = 5432;

/** How clients reach PostgreSQL, and what it must be told for that. */
export interface Endpoint {
  readonly address: ServerAddress;
  readonly settings: Readonly<Record<string, string | number>>;
  remove(): Promise<void>;
}

/** The cluster's folder lets nobody else in; so does the short one that takes its place where its path is too long. */
export async function socketEndpoint(cluster: string, account: SystemAccount | undefined): Promise<Endpoint> {
  const fits = Buffer.byteLength(join(cluster, `.s.PGSQL.${port}`)) <= longestPath;
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

/** A free port of loopback, where the password keeps the machine's other users out. */
export async function portEndpoint(password: string): Promise<Endpoint> {
  const free = await freePort();
  return {
    address: { url: `postgres://postgres:${password}@127.0.0.1:${free}/postgres` },
    settings: { listen_addresses: "127.0.0.1", unix_socket_directories: "", port: free },
    remove: async () => {},
  };
}
