import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { startJobs } from "./jobs.ts";

test("any number of jobs starts without a warning of Node.js on the output of the server", async () => {
  const warnings: Error[] = [];
  const record = (warning: Error) => void warnings.push(warning);
  process.on("warning", record);
  onTestFinished(() => void process.off("warning", record));
  // Each waits, and while it runs may listen for the stop too.
  const run = async (signal: AbortSignal) => {
    await pause(60_000, undefined, { signal, ref: false }).catch(() => {});
  };
  const jobs = Array.from({ length: 40 }, (_, index) => ({ name: `job ${index}`, interval: 60_000, run }));
  const stop = startJobs(jobs, { isTrusted: async () => true }, () => {});
  await pause(0);
  await stop();
  expect(warnings.map(String)).toEqual([]);
});
