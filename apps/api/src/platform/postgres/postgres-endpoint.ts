import { chown, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "#platform/system/free-port.ts";
import type { SystemAccount } from "./program-launcher.ts";

/** Longest path of a Unix socket in bytes, without the terminating zero. */
const maxPath = 103;
const port = 5432;

/** Address of a PostgreSQL server: a URL, or the folder and the port of a Unix socket. */
export type ServerAddress = { readonly url: string } | { readonly host: string; readonly port: number };

/** A Unix socket in the cluster's folder, or in a temporary folder if that path is too long; both have mode 0700. */
export async function socketEndpoint(cluster: string, account: SystemAccount | undefined) {
  const fits = Buffer.byteLength(join(cluster, `.s.PGSQL.${port}`)) <= maxPath;
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
export async function portEndpoint(password: string) {
  const free = await freePort();
  return {
    address: { url: `postgres://postgres:${password}@127.0.0.1:${free}/postgres` },
    settings: { listen_addresses: "127.0.0.1", unix_socket_directories: "", port: free },
    remove: async () => {},
  };
}
