import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Clock } from "./clock.ts";
import { commandLine } from "./command-line.ts";
import { reasonOf } from "./errors/disk-failure.ts";

const minute = 60_000;
const day = 24 * 3600 * 1000;

/** Days by which the clock of this machine has jumped ahead. Nothing has confirmed that it is right. */
export interface ClockJump {
  readonly from: Date;
  readonly days: number;
}

export const jumpAdvice = `If it is right, confirm it in the dashboard, or: ${commandLine("admin")} clock. If not, set it.`;

export const jumpText = ({ from, days }: ClockJump): string =>
  `is ${days} days ahead of ${from.toISOString()}, when the server was last at work: until somebody confirms it, nothing old is deleted, and nothing planned is published`;

interface Seen {
  readonly at: Date;
  /** Whether the clock was a day behind an earlier time: what is stored meanwhile looks old once it is set. */
  readonly behind: boolean;
}

/** Knows when this machine was last seen at work, so that a clock that jumps deletes nothing. */
export class ClockWatch {
  readonly #path: string;
  #reported = false;
  #unwritten = false;
  /** Milliseconds since the process began. */
  #askedAt = -minute;
  /** The last note, which may still be written. */
  #noted = Promise.resolve();

  /** @param networkAgrees whether a source of time outside of this machine confirms its clock; asked once a minute */
  constructor(
    dataDir: string,
    private readonly clock: Clock,
    private readonly networkAgrees: () => Promise<boolean>,
    private readonly tellOperator: (line: string) => void = () => {},
  ) {
    this.#path = join(dataDir, "clock");
  }

  /** The jump that neither the network nor a person has confirmed. */
  async jump(): Promise<ClockJump | null> {
    const seen = await this.#seen();
    if (seen === null || this.#passed(seen) <= day) return null;
    // The network knows that a machine was off, not that what is stored has its right time.
    if (!seen.behind && (await this.#askNetwork())) return null;
    return { from: seen.at, days: Math.floor(this.#passed(seen) / day) };
  }

  /** Whether what is old by the clock may be deleted for good. Must be asked more often than once a day. */
  async isTrusted(): Promise<boolean> {
    const jump = await this.jump();
    if (jump !== null) {
      if (!this.#reported) this.tellOperator(`The clock ${jumpText(jump)}. ${jumpAdvice}`);
      this.#reported = true;
      return false;
    }
    this.#reported = false;
    const seen = await this.#seen();
    const passed = seen === null ? null : this.#passed(seen);
    if (passed === null || Math.abs(passed) > minute)
      await this.#note(seen?.behind || Number(passed) < -day).catch((error: unknown) => this.#reportUnwritten(error));
    return true;
  }

  /** A person says that the clock is right. */
  confirm(): Promise<void> {
    return this.#note(false);
  }

  /** Nobody who asks is held up by a full disk. Without a note for a day, the clock is no longer trusted. */
  #reportUnwritten(error: unknown): void {
    if (!this.#unwritten) this.tellOperator(`${this.#path} cannot be written: ${reasonOf(error)}`);
    this.#unwritten = true;
  }

  async #askNetwork(): Promise<boolean> {
    if (performance.now() - this.#askedAt < minute) return false;
    this.#askedAt = performance.now();
    return this.networkAgrees();
  }

  /** One after the other: they write the same draft. */
  #note(behind: boolean): Promise<void> {
    this.#noted = this.#noted.catch(() => {}).then(() => this.#write(behind));
    return this.#noted;
  }

  async #write(behind: boolean): Promise<void> {
    const draft = `${this.#path}.${process.pid}`;
    await writeFile(draft, `${this.clock().toISOString()}${behind ? " behind" : ""}\n`);
    await rename(draft, this.#path);
  }

  #passed({ at }: Seen): number {
    return this.clock().getTime() - at.getTime();
  }

  async #seen(): Promise<Seen | null> {
    const [time = "", behind] = (await readFile(this.#path, "utf8").catch(() => "")).trim().split(" ");
    const at = new Date(time);
    return Number.isNaN(at.getTime()) ? null : { at, behind: behind !== undefined };
  }
}
