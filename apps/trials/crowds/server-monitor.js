/**
 * Loaded before a server: measures in milliseconds, without what other programs of the machine take from its main thread.
 * A request with the header `x-measure` writes to the file of that name the longest turn of the event loop, by the time of
 * the processor, what each request with the header `x-user` waited from its arrival to its response, and the highest
 * memory of the process, all since the last such request.
 */
import { subscribe } from "node:diagnostics_channel";
import { readFileSync, writeFileSync } from "node:fs";

/** Times of the thread: in which it ran, and in which it was ready and did not run (schedstat, nanoseconds). */
function threadTimes() {
  const [ran = 0, delayed = 0] = readFileSync("/proc/thread-self/schedstat", "latin1").split(" ", 2).map(Number);
  return { ran: ran / 1e6, delayed: delayed / 1e6 };
}
const time = () => performance.now() - threadTimes().delayed;
let [before, standstill] = [threadTimes().ran, 0];
setInterval(() => {
  const { ran } = threadTimes();
  standstill = Math.max(standstill, ran - before);
  before = ran;
}, 10).unref();

const arrived = new WeakMap();
let waits = [];
subscribe("http.server.request.start", ({ request }) => {
  if (request.headers["x-user"]) arrived.set(request, time());
  if (request.headers["x-measure"]) writeMeasured(request.headers["x-measure"]);
});
subscribe("http.server.response.finish", ({ request }) => {
  const start = arrived.get(request);
  if (start !== undefined) waits.push(time() - start);
});

function writeMeasured(path) {
  writeFileSync(path, JSON.stringify({ standstill, waits, memory: highestMemory() }));
  [standstill, waits] = [0, []];
}

/** Megabytes that the process had at most (proc(5)). */
function highestMemory() {
  const [, kilobytes] = /^VmHWM:\s+(\d+)/m.exec(readFileSync("/proc/self/status", "latin1")) ?? [];
  writeFileSync("/proc/self/clear_refs", "5");
  return Number(kilobytes) / 1024;
}
