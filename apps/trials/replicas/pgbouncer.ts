import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { freePort } from "@visiga/system/free-port";

/**
 * Starts PgBouncer (Debian: `pgbouncer`) with its files in the folder.
 * @param server URL of the server behind it
 * @param settings further lines of its section `[pgbouncer]`
 * @returns the server's URL through it
 */
export async function startPgbouncer(folder: string, server: string, settings: readonly string[]) {
  await mkdir(folder);
  await chmod(folder, 0o755);
  const file = join(folder, "pgbouncer.ini");
  const port = await freePort();
  const url = new URL(server);
  await writeFile(
    file,
    `[databases]
* = host=${url.hostname} port=${url.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${join(folder, "users.txt")}
default_pool_size = 80
${process.getuid?.() === 0 ? "user = nobody" : ""}
${settings.join("\n")}
`,
  );
  await writeFile(join(folder, "users.txt"), `"${url.username}" "${decodeURIComponent(url.password)}"\n`);
  const pgbouncer = spawn("pgbouncer", ["-q", file], { stdio: ["ignore", "inherit", "inherit"] });
  url.port = String(port);
  return {
    url: url.href,
    stop: async () => {
      if (pgbouncer.kill("SIGTERM")) await once(pgbouncer, "exit");
    },
  };
}
