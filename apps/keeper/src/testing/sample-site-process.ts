import { createServer } from "node:http";
import type { Socket } from "node:net";
import type { KeeperMessage, SiteMessage } from "#site/messages.ts";

/** A site for tests of its keeper. The database URL of its settings says how it behaves. */
const tell = (message: SiteMessage) => process.send?.(message);
const server = createServer((_, response) => response.setHeader("connection", "close").end(`site ${process.pid}`));
let behaviour = "";
let lost = 0;
process.on("disconnect", () => process.exit());
process.once("message", load);

function load(): void {
  tell({ kind: "beat", debugged: false });
  setInterval(() => tell({ kind: "beat", debugged: false }), 100);
  process.on("message", hear);
}

function hear(message: KeeperMessage, socket: unknown): void {
  if (message.kind === "stop" && behaviour !== "busy") process.exit(0);
  if (message.kind === "connection" && behaviour === "loses" && lost < 8) {
    lost += 1;
    (socket as Socket).destroy();
  } else if (message.kind === "connection") {
    (socket as Socket).resume();
    server.emit("connection", socket);
    tell({ kind: "taken" });
  }
  if (message.kind !== "start") return;
  behaviour = message.settings.config.databaseUrl ?? "";
  if (behaviour === "fails") {
    process.send?.(
      { kind: "failed", lines: ["It cannot start", "Mend it."], restorable: false } satisfies SiteMessage,
      () => process.exit(1),
    );
    return;
  }
  if (behaviour === "blocked") block();
  if (behaviour === "migrates") setTimeout(run, 4000);
  else run();
}

function run(): void {
  tell({ kind: "ready" });
  if (behaviour !== "unchecked") tell({ kind: "checked" });
  if (behaviour === "ends" || behaviour === "unchecked") setTimeout(() => process.exit(3), 50);
  if (behaviour === "hangs") setTimeout(block, 50);
}

function block(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
}
