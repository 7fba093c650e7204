import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";

export interface PostgresServer {
  /** Of a superuser, on the database `postgres`. */
  readonly url: string;
  stop(): Promise<void>;
}

/** The folder with a PostgreSQL server's programs: `PG_BIN`, else the PATH's, else the newest installed one. */
export function findPostgres(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  const folders = [environment.PG_BIN ?? "", ...(environment.PATH ?? "").split(delimiter), ...installedFolders()];
  return folders.find(
    (folder) => folder !== "" && ["initdb", "postgres"].every((name) => existsSync(join(folder, name))),
  );
}

function installedFolders(): string[] {
  const homes = ["/usr/lib/postgresql", "/usr/local/opt", "/opt/homebrew/opt"].filter((home) => existsSync(home));
  return homes.flatMap((home) =>
    readdirSync(home)
      .filter((name) => /^(postgresql@)?\d+$/.test(name))
      .sort((one, other) => Number(other.replace(/\D/g, "")) - Number(one.replace(/\D/g, "")))
      .map((name) => join(home, name, "bin")),
  );
}

/** Starts a server of its own on a free port, its data in a temporary folder that goes with it. */
export async function startPostgres(bin: string): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), "visiga-postgres-"));
  const user = serverUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, "data");
  const options = { cwd: folder, ...user };

  const made = spawnSync(
    join(bin, "initdb"),
    ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"],
    { ...options, encoding: "utf8" },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error}`);

  const port = await freePort();
  const settings = ["listen_addresses=127.0.0.1", "fsync=off", "full_page_writes=off", "max_connections=200"];
  const args = ["-D", data, "-p", String(port), "-k", folder, ...settings.flatMap((setting) => ["-c", setting])];
  const server = spawn(join(bin, "postgres"), args, { ...options, stdio: ["ignore", "ignore", "pipe"] });
  let log = "";
  server.stderr.on("data", (chunk) => {
    log = (log + chunk).slice(-4000);
  });
  const kill = () => void server.kill("SIGQUIT");
  process.once("exit", kill);

  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await answering(url, server, () => log);
  return {
    url,
    stop: async () => {
      process.off("exit", kill);
      await ended(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root: an account that is there for such things. */
function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  const account = ["postgres", "nobody"].map((name) => accounts.find(([known]) => known === name)).find(Boolean);
  if (!account) throw new Error("PostgreSQL does not run as root, and there is no user postgres or nobody");
  return { uid: Number(account[2]), gid: Number(account[3]) };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

async function answering(url: string, server: ChildProcess, log: () => string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    if (server.exitCode !== null) break;
    const client = new Client({ connectionString: url });
    client.on("error", () => {});
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await pause(50);
    }
  }
  server.kill("SIGKILL");
  throw new Error(`PostgreSQL did not start:\n${log()}`);
}

function ended(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (server.exitCode !== null) return resolve();
    server.once("exit", () => resolve());
    // Fast shutdown: clients that are still there are sent away.
    server.kill("SIGINT");
  });
}
