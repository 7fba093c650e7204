import { chmod, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The system's limit for the path of a socket, its closing zero aside. */
const longestPath = 103;
const socketName = ".s.PGSQL.5432";

export interface SocketFolder {
  readonly folder: string;
  /** The name that PostgreSQL's clients look for in that folder. */
  readonly socket: string;
  remove(): Promise<void>;
}

/** A folder that only this user can enter, in the data folder or, where that path is too long, under the system's. */
export async function openSocketFolder(dataDir: string, temporary = tmpdir()): Promise<SocketFolder> {
  const home = join(dataDir, "run");
  if (Buffer.byteLength(join(home, socketName)) <= longestPath) {
    await mkdir(home, { recursive: true, mode: 0o700 });
    await chmod(home, 0o700);
    const socket = join(home, socketName);
    await rm(socket, { force: true });
    return { folder: home, socket, remove: () => rm(socket, { force: true }) };
  }
  const folder = await mkdtemp(join(temporary, "visiga-"));
  return { folder, socket: join(folder, socketName), remove: () => rm(folder, { recursive: true, force: true }) };
}
