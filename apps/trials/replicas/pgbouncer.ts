import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "@visiga/api/src/platform/system/free-port.ts";
import { queryServer } from "@visiga/api/src/testing/test-server.ts";

interface PgbouncerOptions {
  /** URL of the server behind it. */
  readonly server: string;
  /** Further lines of its section `[pgbouncer]`. */
  readonly settings: readonly string[];
}

/** Starts PgBouncer (Debian: `pgbouncer`) with its files in the folder. @returns the server's URL through it */
export async function startPgbouncer(folder: string, { server, settings }: PgbouncerOptions) {
  await mkdir(folder);
  await chmod(folder, 0o755);
  const file = join(folder, "pgbouncer.ini");
  const port = await freePort();
  const url = new URL(server);
  const write = (target: URL) =>
    writeFile(
      file,
      `[databases]
* = host=${target.hostname} port=${target.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${join(folder, "users.txt")}
default_pool_size = 80
server_login_retry = 1
${process.getuid?.() === 0 ? "user = nobody" : ""}
${settings.join("\n")}
`,
    );
  await write(url);
  await writeFile(join(folder, "users.txt"), `"${url.username}" "${decodeURIComponent(url.password)}"\n`);
  const pgbouncer = spawn("pgbouncer", ["-q", file], { stdio: ["ignore", "inherit", "inherit"] });
  url.port = String(port);
  return {
    url: url.href,
    /** Sends new connections to another server. */
    moveTo: async (other: string) => {
      await write(new URL(other));
      pgbouncer.kill("SIGHUP");
    },
    answers: () => untilAnswered(pgbouncer, url.href),
    stop: async () => {
      if (pgbouncer.kill("SIGTERM")) await once(pgbouncer, "exit");
    },
  };
}

async function untilAnswered(pgbouncer: ChildProcess, url: string): Promise<void> {
  for (;;) {
    if (pgbouncer.exitCode !== null) throw new Error("PgBouncer has ended");
    const answered = await queryServer(url, "SELECT 1").catch(() => undefined);
    if (answered) return;
    await pause(50);
  }
}
