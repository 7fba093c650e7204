import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Clock } from "./clock.ts";
import type { Config } from "./config/config.ts";

/** Milliseconds for an answer. */
const timeout = 5000;

/** Milliseconds by which a clock that is set by the network differs from one elsewhere. */
const difference = 5 * 60_000;

/**
 * Whether the network confirms this machine's clock: the kernel's state of synchronization says so, or the time of a
 * server elsewhere that the settings name.
 */
export const networkAgrees = (config: Config, clock: Clock) => async (): Promise<boolean> =>
  (await synchronized()) === "yes" || (await isTimeOf(serversElsewhere(config), clock));

/** Synchronization state from systemd; undefined without systemd. */
export async function synchronized(): Promise<string | undefined> {
  const show = promisify(execFile)("timedatectl", ["show", "--property=NTPSynchronized", "--value"], { timeout: 3000 });
  return (await show.catch(() => undefined))?.stdout.trim();
}

/** Only those whose certificate is checked. A service without TLS mostly runs beside this one, with the same clock. */
export function serversElsewhere({ s3, backups, releaseSums }: Pick<Config, "s3" | "backups" | "releaseSums">) {
  const addresses = [releaseSums, backups.copyBucket?.endpoint, s3?.endpoint];
  return addresses.filter((address) => address?.startsWith("https:")).map(String);
}

/** Whether the first server that answers has the same time. */
export async function isTimeOf(addresses: readonly string[], clock: Clock): Promise<boolean> {
  for (const address of addresses)
    try {
      // Any answer has a date, also a refusal.
      const answer = await fetch(address, { method: "HEAD", redirect: "manual", signal: AbortSignal.timeout(timeout) });
      const date = Date.parse(answer.headers.get("date") ?? "");
      if (!Number.isNaN(date)) return Math.abs(clock().getTime() - date) < difference;
    } catch {
      // The next one may answer.
    }
  return false;
}
