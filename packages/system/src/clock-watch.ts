import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Clock } from "./clock.ts";
import { commandLine } from "./command-line.ts";

const minute = 60_000;
const day = 24 * 3600 * 1000;

/** Days by which the clock of this machine has jumped ahead. Only a person knows whether it is right. */
export interface ClockJump {
  readonly from: Date;
  readonly days: number;
}

export const jumpAdvice = `If it is right, because the server was off: ${commandLine("admin")} clock. If not, set it.`;

/** Knows when this machine was last seen at work, so that a clock that jumps deletes nothing. */
export class ClockWatch {
  readonly #path: string;
  #reported = false;

  constructor(
    dataDir: string,
    private readonly clock: Clock,
    private readonly report: (line: string) => void = () => {},
  ) {
    this.#path = join(dataDir, "clock");
  }

  /** The jump that nobody has confirmed. */
  async jump(): Promise<ClockJump | null> {
    const from = await this.#seen();
    const passed = from === null ? 0 : this.clock().getTime() - from.getTime();
    return from !== null && passed > day ? { from, days: Math.floor(passed / day) } : null;
  }

  /** Whether what is old by the clock may be deleted for good. Must be asked more often than once a day. */
  async isTrusted(): Promise<boolean> {
    const jump = await this.jump();
    if (jump !== null) {
      if (!this.#reported)
        this.report(
          `The clock is ${jump.days} days ahead of ${jump.from.toISOString()}, when the server was last at work. Until somebody confirms it, nothing old is deleted. ${jumpAdvice}`,
        );
      this.#reported = true;
      return false;
    }
    this.#reported = false;
    const seen = await this.#seen();
    // A clock that goes back is noted too: what is stored meanwhile looks old once it is set again.
    if (seen === null || Math.abs(this.clock().getTime() - seen.getTime()) > minute) await this.confirm();
    return true;
  }

  /** A person says that the clock is right. */
  async confirm(): Promise<void> {
    const draft = `${this.#path}.${process.pid}`;
    await writeFile(draft, `${this.clock().toISOString()}\n`);
    await rename(draft, this.#path);
  }

  async #seen(): Promise<Date | null> {
    const text = await readFile(this.#path, "utf8").catch(() => "");
    const seen = new Date(text.trim());
    return Number.isNaN(seen.getTime()) ? null : seen;
  }
}
