import { spawn } from "node:child_process";
import { once } from "node:events";
import { appendFile, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isReady } from "#update/check-site.ts";

/** Does what systemctl does with the unit of an installation: a start ends once the server is ready or has failed. */
const [root = "", command, unit] = process.argv.slice(2);
const url = `http://127.0.0.1:${process.env.PORT}`;
const launcher = join(root, "current/visiga");
const pidFile = join(root, "../visiga.pid");

if (command === "show") process.stdout.write(`ExecStart={ path=${launcher} ; argv[]=${launcher} start ; }\n`);
else await appendFile(join(root, "../systemctl.log"), `${command} ${unit}\n`);

if (command === "stop") {
  if (await isReady(url)) process.kill(Number(await readFile(pidFile, "utf8")), "SIGTERM");
  while (await isReady(url));
} else if (command === "start") {
  const server = spawn(launcher, ["start"], { stdio: "ignore", detached: true });
  await writeFile(pidFile, String(server.pid));
  const ready = async () => {
    while (!(await isReady(url)) && server.exitCode === null);
  };
  await Promise.race([once(server, "exit"), ready()]);
  server.unref();
  if (server.exitCode !== null) {
    process.stderr.write("Job for visiga.service failed because the control process exited with error code.\n");
    process.exitCode = 1;
  }
}
