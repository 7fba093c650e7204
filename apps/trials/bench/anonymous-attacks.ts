import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { currentRelease } from "@visiga/testing/build-release";
import { formatInteger, Table } from "@visiga/testing/table";
import { login, loginPath } from "./administrator.ts";
import { addConnectionAttacks } from "./connections/attacks.ts";
import { addCrowds, batch } from "./crowds.ts";
import { type ServerProcess, withServer } from "./server-process.ts";
import { timed } from "./timed-requests.ts";

/**
 * Measures attacks by anonymous clients and how they slow down readers and logins: a batch of 181 lists, crowds with
 * searches or addresses that never repeat or with unbudgeted work, 200 requests with slow bodies, and more than a
 * thousand connections from one address, directly and behind nginx and Caddy configured as in docs/deploy. Takes some
 * minutes over loopback, on servers that it starts. `--main PATH` measures another built server; `--only connections`
 * leaves out everything but the connections.
 */
const { main = currentRelease.main, only } = parseArgs({
  options: { main: { type: "string" }, only: { type: "string" } },
}).values;

const trickling = 200;
/** Seconds to wait before counting the requests that are still open. */
const duration = 75;

/** Number of requests with slow bodies that are still open after `duration`. */
async function trickle({ url }: ServerProcess): Promise<number> {
  const { hostname, port } = new URL(url);
  let open = 0;
  const sockets = await Promise.all(
    Array.from({ length: trickling }, async () => {
      const socket = connect(Number(port), hostname);
      await once(socket, "connect");
      open += 1;
      socket.on("error", () => {});
      socket.once("close", () => {
        open -= 1;
      });
      socket.write(
        `POST ${loginPath} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{`,
      );
      return socket;
    }),
  );
  const drops = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write(" ");
  }, 5000);
  await pause(duration * 1000);
  clearInterval(drops);
  const left = open;
  for (const socket of sockets) socket.destroy();
  return left;
}

const milliseconds = (value: number): string => `${value < 10 ? value.toFixed(1) : formatInteger(value)} ms`;

const table = new Table("anonymous attacks", "what happens", "meanwhile");
const measureRequests = async (server: ServerProcess): Promise<void> => {
  const logIn = () => timed(server.url, { path: loginPath, ...login });
  await timed(server.url, { path: "/" });
  const alone = await logIn();
  table.add("a login alone", `${alone.status} in ${milliseconds(alone.milliseconds)}`, "");
  const lists = timed(server.url, { path: batch(181) });
  const meanwhile = await logIn();
  const { status, bytes, milliseconds: taken } = await lists;
  table.add(
    "181 lists in one request",
    `${status}, ${(bytes / 1e6).toFixed(1)} MB, ${milliseconds(taken)}`,
    `a login: ${meanwhile.status} in ${milliseconds(meanwhile.milliseconds)}`,
  );
  await addCrowds(table, server);
  table.add(`${trickling} bodies that trickle in`, `${await trickle(server)} still open after ${duration} s`, "");
};
if (only !== "connections") await withServer(main, measureRequests);
await addConnectionAttacks(table, main);
process.stdout.write(`${table}\n`);
