import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { spawnServer } from "./server-process.ts";
import { until } from "./until.ts";

const idle = ["-e", "setInterval(() => {}, 1000)"];

test("a server ends with the process that started it, however that ends", async () => {
  const source = fileURLToPath(new URL("server-process.ts", import.meta.url));
  const start = `import { spawnServer } from ${JSON.stringify(source)};
    console.log(spawnServer(${JSON.stringify(idle)}, {}).process.pid);`;
  const starter = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", start], {
    cwd: import.meta.dirname,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [pid] = await once(createInterface({ input: starter.stdout }), "line");
  expect(process.kill(Number(pid), 0)).toBe(true);
  starter.kill("SIGKILL");
  await until(async () => expect(() => process.kill(Number(pid), 0)).toThrow("ESRCH"));
});

test("a server has its channels, and is reported as ended with its own signal", async () => {
  const server = spawnServer(["-e", "process.send('started'); setInterval(() => {}, 1000)"], {}, ["ipc", "pipe"]);
  expect(await once(server.process, "message")).toContain("started");
  server.process.kill("SIGKILL");
  expect(await server.ended).toEqual([null, "SIGKILL"]);
});
