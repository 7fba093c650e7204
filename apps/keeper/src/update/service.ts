import { spawn } from "node:child_process";
import { once } from "node:events";
import { open, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type Config, localAddress } from "@visiga/system/config/config";
import { StartFailure } from "@visiga/system/errors/start-failure";
import { listened } from "@visiga/system/listened";
import { lockFolder } from "#database/database-server.ts";
import { askHolder, isHeld, takeControl } from "#process/control.ts";
import { waitUntilReady } from "./check-site.ts";
import { runProgram } from "./run-program.ts";

/** The server of an installation, as its operator starts and stops it. */
export type Service = Awaited<ReturnType<typeof findService>>;

const unit = "visiga";

/** Milliseconds; systemd ends a keeper that hangs, and the keeper its site, much earlier. */
const stopTimeout = 60_000;
const startTimeout = 15 * 60_000;

/** The service of systemd, if its unit runs this installation, and else a process in the background. */
export async function findService(root: string, settings: Pick<Config, "host" | "port" | "dataDir">) {
  const properties = await runProgram("systemctl", ["show", unit, "--property=ExecStart"]).catch(() => "");
  const isUnit = properties.includes(join(root, "current/visiga"));
  const url = localAddress(settings);
  const ready = (signal: AbortSignal) =>
    waitUntilReady(url, AbortSignal.any([signal, AbortSignal.timeout(startTimeout)]));
  const held = lockFolder(settings.dataDir);
  const { isRunning, start, ...control } = isUnit ? systemdUnit(ready) : backgroundProcess(root, held, ready);
  const lockAfter = async (ending: Promise<void>) => {
    await ending;
    const late = performance.now() + stopTimeout;
    for (;;) {
      const lock = await takeControl(held);
      if (lock) return lock;
      if (performance.now() > late) throw new StartFailure("the server does not stop");
      await pause(20);
    }
  };
  return {
    isRunning,
    start,
    /** Resolves once the server has ended. Until the lock is released, no other one can start. */
    stop: () => lockAfter(control.stop()),
    /** The same before a start, which the journal has to hold: with systemd the port stays open meanwhile. */
    hold: () => lockAfter(control.hold()),
  };
}

type Ready = (signal: AbortSignal) => Promise<void>;

interface Control {
  isRunning(): Promise<boolean>;
  stop(): Promise<void>;
  hold(): Promise<void>;
  /** Starts the release that `current` names. Resolves once it is ready. @throws StartFailure if it ends before */
  start(): Promise<void>;
}

const systemdUnit = (ready: Ready): Control => ({
  isRunning: () =>
    runProgram("systemctl", ["is-active", unit]).then(
      () => true,
      () => false,
    ),
  // Otherwise a connection would start it again. Earlier installations have no such unit.
  stop: async () => {
    await runProgram("systemctl", ["stop", `${unit}.socket`]).catch(() => {});
    await runProgram("systemctl", ["stop", unit]);
  },
  // A stop would close the port. During a restart, connections wait for its start.
  hold: async () => void (await runProgram("systemctl", ["restart", "--no-block", unit])),
  // The unit reports that it is ready or has failed.
  start: async () => {
    await runProgram("systemctl", ["start", unit]).catch(async ({ message }: Error) => {
      throw new StartFailure((await lastLogLine()) || message);
    });
    await ready(new AbortController().signal);
  },
});

/** The last output of the server, because systemctl only reports that it has failed. */
async function lastLogLine(): Promise<string> {
  const lines = [`_SYSTEMD_UNIT=${unit}.service`, "_TRANSPORT=stdout"];
  return (await runProgram("journalctl", ["--quiet", "--output=cat", "--lines=1", ...lines]).catch(() => "")).trim();
}

function backgroundProcess(root: string, held: string, ready: Ready): Control {
  const stop = async () => {
    if (await isHeld(held)) await askHolder(held, "stop").catch(() => {});
  };
  return {
    isRunning: () => isHeld(held),
    stop,
    hold: stop,
    start: () => startInBackground(root, ready),
  };
}

async function startInBackground(root: string, ready: Ready): Promise<void> {
  const path = join(root, "visiga.log");
  const log = await open(path, "a", 0o600);
  const { size } = await log.stat();
  const server = listened(
    spawn(join(root, "current/visiga"), ["start"], {
      cwd: root,
      detached: true,
      stdio: ["ignore", log.fd, log.fd],
    }),
  );
  await log.close();
  const started = new AbortController();
  const ended = once(server, "exit", { signal: started.signal }).then(async () => {
    const output = (await readFile(path)).subarray(size).toString().trim();
    throw new StartFailure(output.split("\n").at(-1) || "it ended without a message");
  });
  try {
    await Promise.race([ended, ready(started.signal)]);
    server.unref();
  } finally {
    started.abort();
    await ended.catch(() => {});
  }
}
