import { type Config, localAddress } from "@visiga/system/config/config";
import { reasonOf } from "@visiga/system/errors/disk-failure";
import { lockFolder } from "#database/database-server.ts";
import { isHeld } from "#process/control.ts";
import { type Finding, findingsAbout } from "./finding.ts";

const { fine, warn, broken } = findingsAbout("server");

const timeout = 5000;

const untrustedProxy = warn(
  "requests come through a proxy that TRUST_PROXY does not name: if it is yours, all visitors count as one and share its limits",
  "Set TRUST_PROXY to its address: the line of the log that begins with TRUST_PROXY names it.",
);

const stopped = (url: string) => warn(`does not run at ${url}`, "Start it, unless it is meant to be stopped.");

const elsewhere = (url: string, { dataDir }: Pick<Config, "dataDir">) =>
  warn(
    `does not run at ${url}, but a program uses ${dataDir}`,
    "If it is the server, set PORT and HOST as it has them.",
  );

/** @param reason lines of the failure, the last ones with what to do */
const withoutSite = (url: string, [says = "its log says why", ...advice]: unknown[]) =>
  broken(
    `runs at ${url}, and the website does not start: ${says}`,
    advice.join(" ") || `${url}/restore can put a backup in its place.`,
  );

/** Checks whether the server of these settings runs and is ready. */
export async function diagnoseServer(settings: Pick<Config, "host" | "port" | "dataDir">): Promise<Finding[]> {
  const url = localAddress(settings);
  try {
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(timeout), redirect: "error" });
    const { status, ...states } = (await answer.json()) as Record<string, unknown>;
    if (status === "down") return [withoutSite(url, [states.reason].flat())];
    if (status === "starting" || status === "restoring" || status === "stopping")
      return [warn(`runs at ${url}, and the website is ${status}`, "Try again in a minute.")];
    const forwarded = states.proxy === "untrusted" ? [untrustedProxy] : [];
    if (status === "ok") return [fine(`ready at ${url}`), ...forwarded];
    const away = Object.entries(states).filter(([, state]) => state === "unavailable");
    const parts = away.map((part) => part.join(" ")).join(", ");
    return [broken(`runs at ${url} and is not ready: ${parts}`, "Look at these first."), ...forwarded];
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } };
    if (cause?.code === "ECONNREFUSED")
      return [(await isHeld(lockFolder(settings.dataDir))) ? elsewhere(url, settings) : stopped(url)];
    return [broken(`does not answer at ${url}: ${reasonOf(cause ?? error)}`, "Look at its log, and start it again.")];
  }
}
