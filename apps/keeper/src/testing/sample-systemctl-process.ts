import { spawn } from "node:child_process";
import { appendFile, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { isReady } from "#update/check-site.ts";

/** Does what systemctl does with the unit of an installation: a start ends once the server is ready or has failed. */
const [root = "", command = "", ...args] = process.argv.slice(2);
const url = `http://127.0.0.1:${process.env.PORT}`;
const launcher = join(root, "current/visiga");
const pidFile = join(root, "../visiga.pid");

const runs = async () => {
  const pid = await readFile(pidFile, "utf8").catch(() => "none");
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  return stat !== "" && !/\) [ZX] /.test(stat);
};

async function launch(): Promise<void> {
  const server = spawn(launcher, ["start"], { stdio: "ignore", detached: true });
  server.unref();
  await writeFile(pidFile, String(server.pid));
}

async function stop(): Promise<void> {
  if (await runs()) process.kill(Number(await readFile(pidFile, "utf8")), "SIGTERM");
  while (await runs()) await pause(10);
}

if (command === "show") process.stdout.write(`ExecStart={ path=${launcher} ; argv[]=${launcher} start ; }\n`);
else if (command === "is-active") process.exitCode = (await isReady(url)) ? 0 : 3;
else {
  await appendFile(join(root, "../systemctl.log"), `${[command, ...args].join(" ")}\n`);
  if (command !== "start" && args[0] !== "visiga.socket") await stop();
  if (command !== "stop" && !(await runs())) await launch();
  if (command === "start") {
    while (!(await isReady(url)) && (await runs())) await pause(10);
    if (!(await runs())) {
      process.stderr.write("Job for visiga.service failed because the control process exited with error code.\n");
      process.exitCode = 1;
    }
  }
}
