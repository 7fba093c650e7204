import { once } from "node:events";
import { connect, type TLSSocket } from "node:tls";
import { reasonOf } from "@visiga/system/errors/disk-failure";
import { listened } from "@visiga/system/listened";
import { type Finding, findingsAbout } from "./finding.ts";
import { authorities, judgeChain } from "./phone-roots.ts";

const { fine, warn, broken } = findingsAbout("certificate");

const day = 24 * 3600 * 1000;
const timeout = 5000;

/** Checks the certificate of the public address, and the chain that it presents. @param trusted additional trusted certificates, in PEM */
export async function diagnoseCertificate(publicUrl: string | undefined, now: Date, trusted?: string) {
  if (!publicUrl?.startsWith("https:")) return [];
  const { hostname, port } = new URL(publicUrl);
  let socket: TLSSocket | undefined;
  try {
    socket = listened(
      connect({
        host: hostname.replace(/[[\]]/g, ""),
        port: Number(port || 443),
        servername: hostname,
        // The code below reports an invalid certificate together with its date.
        rejectUnauthorized: false,
        ...(trusted && { ca: trusted }),
      }),
    );
    await once(socket, "secureConnect", { signal: AbortSignal.timeout(timeout) });
    const trust = judge(socket, hostname, now);
    if (trust.state === "broken") return [trust];
    return [trust, judgeChain(authorities(socket.getPeerCertificate(true), now))];
  } catch (error) {
    const advice =
      "Does the name point to this machine, and does the proxy run? From inside some networks the public address cannot be reached.";
    return [warn(`${publicUrl} cannot be reached from here: ${reasonOf(error)}`, advice)];
  } finally {
    socket?.destroy();
  }
}

function judge(socket: TLSSocket, hostname: string, now: Date): Finding {
  const end = new Date(socket.getPeerCertificate().valid_to);
  const until = `is valid until ${end.toISOString().slice(0, 10)}`;
  if (end < now) return broken(`of ${hostname} has expired`, "The log of the proxy says why it was not renewed.");
  if (!socket.authorized)
    return broken(`of ${hostname} is not trusted by browsers: ${socket.authorizationError}`, "Look at the proxy.");
  if (end.getTime() - now.getTime() < 14 * day)
    return warn(until, "It should have been renewed by now: look in the log of the proxy.");
  return fine(until);
}
