import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { type Browser, chromium, type Page } from "@playwright/test";
import { chromiumArgs } from "@visiga/testing/chromium";

/** A browser with a folder of its own, that a test can kill and start again. */
export class KilledBrowser {
  #process: ChildProcess | undefined;
  #browser: Browser | undefined;

  constructor(private readonly folder: string) {}

  async start(): Promise<Page> {
    const args = ["--headless", "--remote-debugging-port=0", `--user-data-dir=${this.folder}`, "--window-size=360,740"];
    const child = spawn(String(process.env.E2E_CHROMIUM), [...chromiumArgs, ...args], {
      // A group of its own, which is killed as a whole.
      detached: true,
      stdio: ["ignore", "ignore", "pipe"],
    });
    child.on("error", () => {});
    this.#process = child;
    this.#browser = await chromium.connectOverCDP(await addressOf(child));
    const [context] = this.#browser.contexts();
    if (!context) throw new Error("The browser has no window");
    return context.newPage();
  }

  async kill(): Promise<void> {
    const child = this.#process;
    if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    process.kill(-child.pid, "SIGKILL");
    await ended;
    await this.#browser?.close().catch(() => {});
  }
}

async function addressOf({ stderr }: ChildProcess): Promise<string> {
  if (!stderr) throw new Error("The browser has no output");
  stderr.on("error", () => {});
  // Reads on after the address: otherwise the browser would wait once the pipe is full.
  const lines = createInterface({ input: stderr });
  lines.on("error", () => {});
  return new Promise((resolve, reject) => {
    lines.on("line", (line) => {
      const [, address] = /^DevTools listening on (ws:\S+)/.exec(line) ?? [];
      if (address) resolve(address);
    });
    lines.on("close", () => reject(new Error("The browser has not started")));
  });
}
