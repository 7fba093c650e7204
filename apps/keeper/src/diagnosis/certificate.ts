import { once } from "node:events";
import { isIP } from "node:net";
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
  const host = hostname.replace(/[[\]]/g, "");
  let socket: TLSSocket | undefined;
  let isReached = false;
  try {
    socket = listened(
      connect({
        host,
        port: Number(port || 443),
        // TLS has names only.
        servername: isIP(host) ? "" : host,
        // The code below reports an invalid certificate together with its date.
        rejectUnauthorized: false,
        ...(trusted && { ca: trusted }),
      }),
    );
    const signal = AbortSignal.timeout(timeout);
    await once(socket, "connect", { signal });
    isReached = true;
    await once(socket, "secureConnect", { signal });
    const trust = judge(socket, hostname, now);
    if (trust.state === "broken") return [trust];
    return [trust, judgeChain(authorities(socket.getPeerCertificate(true), now))];
  } catch (error) {
    const reason = reasonOfFailure(error);
    if (isReached)
      return [warn(`of ${publicUrl} cannot be read: TLS fails (${reason})`, "The log of the proxy says why.")];
    const advice =
      "Does the name point to this machine, and does the proxy run? From inside some networks the public address cannot be reached.";
    return [warn(`${publicUrl} cannot be reached from here: ${reason}`, advice)];
  } finally {
    socket?.destroy();
  }
}

/** The words of the TLS library name its source files; its codes do not. */
function reasonOfFailure(error: unknown): string {
  const { name, code } = error as NodeJS.ErrnoException;
  if (name === "AbortError") return `no answer in ${timeout / 1000} seconds`;
  return code?.startsWith("ERR_SSL") ? code : reasonOf(error);
}

function judge(socket: TLSSocket, hostname: string, now: Date): Finding {
  const end = new Date(socket.getPeerCertificate().valid_to);
  const until = `is valid until ${end.toISOString().slice(0, 10)}`;
  if (end < now) return broken(`of ${hostname} has expired`, "The log of the proxy says why it was not renewed.");
  if (!socket.authorized)
    return broken(
      `of ${hostname} is not trusted by browsers, because ${reasonOfDistrust(socket)}`,
      "Check the certificate and the log of the proxy.",
    );
  if (end.getTime() - now.getTime() < 14 * day)
    return warn(until, "It should have been renewed by now: look in the log of the proxy.");
  return fine(until);
}

function reasonOfDistrust(socket: TLSSocket): string {
  const code = String(socket.authorizationError);
  if (code === "ERR_TLS_CERT_ALTNAME_INVALID")
    return `it is of ${socket.getPeerCertificate().subjectaltname ?? "no name"}`;
  if (code === "DEPTH_ZERO_SELF_SIGNED_CERT") return "it is signed by itself";
  if (code === "UNABLE_TO_VERIFY_LEAF_SIGNATURE" || code === "UNABLE_TO_GET_ISSUER_CERT_LOCALLY")
    return "its issuer is unknown: the proxy must also send the certificates between it and its root";
  return `of ${code}`;
}
