/**
 * Loaded before a server: measures in processor time of its main thread, in milliseconds, because other programs of the
 * machine take any time of a clock. Answers each message with the longest turn of the event loop, and with what each
 * request with the header `x-user` waited from its arrival to its response.
 */
import { subscribe } from "node:diagnostics_channel";
import { readFileSync } from "node:fs";

const used = () => Number(readFileSync("/proc/thread-self/schedstat", "latin1").split(" ", 1)[0]) / 1e6;
let [before, longest] = [used(), 0];
setInterval(() => {
  const now = used();
  longest = Math.max(longest, now - before);
  before = now;
}, 10).unref();

const arrived = new WeakMap();
let waits = [];
subscribe("http.server.request.start", ({ request }) => {
  if (request.headers["x-user"]) arrived.set(request, used());
});
subscribe("http.server.response.finish", ({ request }) => {
  const start = arrived.get(request);
  if (start !== undefined) waits.push(used() - start);
});

process.on("message", () => {
  const answer = { longest, waits };
  // What is kept counts, not what waits to be collected: that depends on the memory of the machine.
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  process.send?.({ ...answer, memory: (heapUsed + external) / 1024 ** 2 });
  before = used();
  [longest, waits] = [0, []];
});
process.channel?.unref();
