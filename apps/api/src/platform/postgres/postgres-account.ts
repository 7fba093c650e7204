import { readFile, stat } from "node:fs/promises";

export interface SystemAccount {
  readonly uid: number;
  readonly gid: number;
}

/**
 * Chooses the account for PostgreSQL, which refuses to run as root: the cluster's owner, else `postgres`, else
 * `nobody`. Undefined if this process is not root: the programs then run under its own account.
 */
export async function chooseAccount(cluster: string): Promise<SystemAccount | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await stat(cluster).catch(() => undefined);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return (await knownAccount("postgres")) ?? (await knownAccount("nobody")) ?? { uid: 65_534, gid: 65_534 };
}

async function knownAccount(name: string): Promise<SystemAccount | undefined> {
  const lines = (await readFile("/etc/passwd", "utf8").catch(() => "")).split("\n");
  const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(":") ?? [];
  return uid && gid && uid !== "0" ? { uid: Number(uid), gid: Number(gid) } : undefined;
}
