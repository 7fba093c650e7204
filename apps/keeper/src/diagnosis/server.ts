import { type Config, localAddress } from "@visiga/system/config/config";
import { reasonOf } from "@visiga/system/errors/disk-failure";
import { type Finding, findingsAbout } from "./finding.ts";

const { fine, warn, broken } = findingsAbout("server");

const timeout = 5000;

const untrustedProxy = warn(
  "requests come through a proxy that TRUST_PROXY does not name: if it is yours, all visitors count as one and share its limits",
  "Set TRUST_PROXY to its address: the line of the log that begins with TRUST_PROXY names it.",
);

/** Checks whether the server of these settings runs and is ready. */
export async function diagnoseServer(settings: Pick<Config, "host" | "port">): Promise<Finding[]> {
  const url = localAddress(settings);
  try {
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(timeout), redirect: "error" });
    const { status, ...states } = (await answer.json()) as Record<string, unknown>;
    const forwarded = states.proxy === "untrusted" ? [untrustedProxy] : [];
    if (status === "ok") return [fine(`ready at ${url}`), ...forwarded];
    const away = Object.entries(states).filter(([, state]) => state === "unavailable");
    const parts = away.map((part) => part.join(" ")).join(", ");
    return [broken(`runs at ${url} and is not ready: ${parts}`, "Look at these first."), ...forwarded];
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } };
    if (cause?.code === "ECONNREFUSED")
      return [warn(`does not run at ${url}`, "Start it, unless it is meant to be stopped.")];
    return [broken(`does not answer at ${url}: ${reasonOf(cause ?? error)}`, "Look at its log, and start it again.")];
  }
}
