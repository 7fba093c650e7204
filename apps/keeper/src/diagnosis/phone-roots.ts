import type { DetailedPeerCertificate } from "node:tls";
import { type Finding, findingsAbout } from "./finding.ts";

const { fine, warn } = findingsAbout("certificate");

/** What phones know of a root: the first Android that has it, and who lacks it. The widest known one comes first. */
interface Root {
  readonly names: readonly string[];
  readonly android: string;
  /** Phones that are too many to be left out. */
  readonly lack?: string;
}

/** Sources: docs/decisions/0015-certificate-of-old-phones.md. */
const roots: readonly Root[] = [
  { names: ["AAA Certificate Services", "GlobalSign Root CA", "DigiCert Global Root CA"], android: "5.0" },
  { names: ["USERTrust RSA Certification Authority", "USERTrust ECC Certification Authority"], android: "5.1" },
  { names: ["ISRG Root X1"], android: "7.1.1", lack: "Android before 7.1.1, Firefox before 50 and KaiOS 2.5" },
  {
    names: ["GTS Root R1", "GTS Root R2", "GTS Root R3", "GTS Root R4"],
    android: "10",
    lack: "phones of before 2018",
  },
  {
    names: [
      "ISRG Root X2",
      "Sectigo Public Server Authentication Root R46",
      "Sectigo Public Server Authentication Root E46",
    ],
    android: "14",
    lack: "Android before 14",
  },
];

const nameOf = ({ CN, OU, O }: Partial<Record<"CN" | "OU" | "O", string | string[]>> = {}): string =>
  [CN ?? OU ?? O ?? ""].flat().join(" ");

/**
 * The names of the authorities to which the chain of a server leads, from its own certificate on. Phones have other roots
 * than this machine, so that each of them may be the last one for some.
 */
export function authorities(certificate: DetailedPeerCertificate, now: Date): readonly string[] {
  const names: string[] = [];
  const seen = new Set<string>();
  for (let one = certificate; one && !seen.has(one.fingerprint256); one = one.issuerCertificate) {
    seen.add(one.fingerprint256);
    // An old phone may know the issuer, but not by a certificate that has expired.
    if (new Date(one.valid_to) < now) break;
    names.push(nameOf(one.issuer));
  }
  return names;
}

/** Which phones the chain shuts out. */
export function judgeChain(names: readonly string[]): Finding {
  const known = roots.find((root) => root.names.some((name) => names.includes(name)));
  const last = names.at(-1) ?? "";
  if (!known) return fine(`leads to ${last}; whether older phones know it has to be tried with one`);
  const root = known.names.find((name) => names.includes(name)) ?? last;
  if (!known.lack) return fine(`leads to ${root}, which phones know from Android ${known.android} on`);
  return warn(
    `leads to ${root}, which ${known.lack} do not know: they show an error instead of the website`,
    "docs/operations.md names an authority that older phones know.",
  );
}
