import { readFile, stat } from "node:fs/promises";

/** Who PostgreSQL's programs run as. */
export interface SystemAccount {
  readonly uid: number;
  readonly gid: number;
}

/**
 * PostgreSQL refuses to run as root. For root: the account that has the cluster already, else `postgres`, else `nobody`.
 * Undefined: the programs run as this process does.
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
