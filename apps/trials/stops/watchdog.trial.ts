import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { programPath } from "@visiga/api/src/testing/program-path.ts";
import { expect, test } from "vitest";

async function run(behaviour: "hangs" | "lives" | "stays") {
  const child = spawn(process.execPath, [await programPath("watched-process"), behaviour], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output = text(child.stderr);
  const ended = once(child, "exit");
  await once(child.stdout, "data");
  // A blocked event loop never runs signal handlers.
  if (behaviour !== "lives") child.kill("SIGTERM");
  const [code, signal] = await ended;
  return { code, signal, output: await output };
}

test("a process with a blocked event loop is killed, a responsive one is not", async () => {
  const [hung, alive] = await Promise.all([run("hangs"), run("lives")]);
  expect(hung).toEqual({
    code: null,
    signal: "SIGKILL",
    output: "The server's event loop has been blocked for 2 s and the process is killed\n",
  });
  expect(alive).toEqual({ code: 0, signal: null, output: "" });
});

test("a process that does not stop in time is killed", async () => {
  const stayed = await run("stays");
  expect(stayed).toEqual({ code: null, signal: "SIGKILL", output: "The server did not stop in time and is killed\n" });
});
