import type { KeptSite } from "@visiga/api/kept-site";
import { ClockWatch, jumpAdvice, jumpText } from "@visiga/system/clock-watch";
import { synchronized } from "@visiga/system/network-time";
import type { DataSource } from "typeorm";
import { type Finding, findingsAbout } from "./finding.ts";

const { fine, warn, broken } = findingsAbout("clock");

const seconds = (milliseconds: number): number => Math.round(milliseconds / 1000);

/**
 * Compares the clock with the database server's and with stored times.
 * @param database null if it could not be opened
 */
export async function diagnoseClock(
  now: () => Date,
  database: DataSource | null,
  kept: Pick<KeptSite, "lastChange">,
): Promise<Finding[]> {
  const found: Finding[] = [];
  if (database !== null) {
    const [{ at }]: [{ at: Date }] = await database.query("SELECT clock_timestamp() AS at");
    const apart = Math.abs(now().getTime() - at.getTime());
    const advice = "Let both machines get their time from the network.";
    if (apart > 5000) found.push(broken(`is ${seconds(apart)} s away from the database's clock`, advice));
    // A server that was never started has no tables.
    const newest = await kept.lastChange(database).catch(() => null);
    const ahead = newest === null ? 0 : newest.getTime() - now().getTime();
    const behind = `is ${seconds(ahead)} s behind the last change that was stored`;
    if (ahead > 60_000) found.push(broken(behind, "Set it: timedatectl set-ntp true"));
  }
  if ((await synchronized()) === "no")
    found.push(warn("is not set by the network", "timedatectl set-ntp true, or install systemd-timesyncd."));
  return found.length > 0 ? found : [fine(now().toISOString())];
}

/** Reports a jump that nobody has confirmed, for which nothing old is deleted and nothing planned is published. */
export async function diagnoseClockJump(
  dataDir: string,
  now: () => Date,
  networkAgrees: () => Promise<boolean>,
): Promise<Finding[]> {
  // The server asks every hour; a stopped one has not been at work.
  const jump = await new ClockWatch(dataDir, now, networkAgrees).jump();
  return jump === null ? [] : [warn(jumpText(jump), jumpAdvice)];
}
