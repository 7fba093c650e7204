import { isIP } from "node:net";
import { passkeyLimits } from "@visiga/contracts/passkey-limits";
import type {
  AuthenticationOptions,
  PasskeyLogin,
  PasskeyRegistration,
  RegistrationOptions,
} from "@visiga/contracts/passkeys";
import { AppError } from "#platform/errors/app-error.ts";
import type { AuthUser } from "./auth-users.ts";
import type { PasskeyEntity } from "./passkey.entity.ts";

/** Loaded at the first use, because it takes 0.1 s of CPU time. */
const library = () => import("@simplewebauthn/server");

/** The address for which passkeys are made and checked. */
export interface RelyingParty {
  readonly origin: string;
  /** The host name (RP ID). */
  readonly host: string;
}

/** Null if browsers support no passkeys at this address: without https, except localhost, or without a host name. */
export function relyingParty(address: string): RelyingParty | null {
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, origin } = new URL(address);
  const local = hostname === "localhost" || hostname.endsWith(".localhost");
  const named = isIP(hostname) === 0 && !hostname.startsWith("[");
  return named && (protocol === "https:" || local) ? { origin, host: hostname } : null;
}

/** @throws AppError `passkeys_unusable` */
export function requireRelyingParty(address: string): RelyingParty {
  const site = relyingParty(address);
  if (!site) throw new AppError("passkeys_unusable");
  return site;
}

const userHandle = (userId: string): string => Buffer.from(userId).toString("base64url");

const timeout = passkeyLimits.challenge * 1000;

/** COSE: Ed25519, ECDSA with P-256, RSA for Windows. */
const algorithms = [-8, -7, -257] as const;

/**
 * Every passkey is discoverable, so that a login needs no email address, and every use verifies its user by
 * fingerprint, face or PIN. The model of the authenticator is not requested.
 */
export const registrationOptionsFor = (
  { id, name, email }: AuthUser,
  present: readonly PasskeyEntity[],
  challenge: string,
  { host, origin }: RelyingParty,
): RegistrationOptions => ({
  address: origin,
  challenge,
  rp: { id: host, name: "Visiga" },
  user: { id: userHandle(id), name: email, displayName: name },
  pubKeyCredParams: algorithms.map((alg) => ({ alg, type: "public-key" })),
  timeout,
  attestation: "none",
  excludeCredentials: present.map(({ credentialId }) => ({ id: credentialId, type: "public-key" })),
  authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
});

export const authenticationOptionsFor = (challenge: string, { host, origin }: RelyingParty): AuthenticationOptions => ({
  address: origin,
  challenge,
  rpId: host,
  timeout,
  userVerification: "required",
});

/** What the browser signed; empty if it cannot be read. */
export function readClientData(clientDataJSON: string): Partial<Record<"challenge" | "crossOrigin", unknown>> {
  try {
    return JSON.parse(Buffer.from(clientDataJSON, "base64url").toString()) ?? {};
  } catch {
    return {};
  }
}

/** Whether the signature was made in a frame of another site, which the library does not refuse. */
const isFramed = (clientDataJSON: string): boolean => readClientData(clientDataJSON).crossOrigin === true;

/** A verified new passkey; null if challenge, origin, host, frame or user verification is not as expected. */
export async function checkRegistration(
  response: PasskeyRegistration["response"],
  expectedChallenge: string,
  site: RelyingParty,
): Promise<Pick<PasskeyEntity, "credentialId" | "publicKey" | "counter"> | null> {
  if (isFramed(response.response.clientDataJSON)) return null;
  const expected = { expectedChallenge, expectedOrigin: site.origin, expectedRPID: site.host };
  const { verifyRegistrationResponse } = await library();
  const checked = await verifyRegistrationResponse({ response, ...expected }).catch(() => null);
  if (!checked?.verified) return null;
  const { id, publicKey, counter } = checked.registrationInfo.credential;
  return { credentialId: id, publicKey: Buffer.from(publicKey), counter: String(counter) };
}

/** The authenticator's count of uses; null if signature, challenge, origin, host, frame or user verification is wrong. */
export async function checkLogin(
  response: PasskeyLogin["response"],
  { credentialId, publicKey, userId, host }: PasskeyEntity,
  expectedChallenge: string,
  site: RelyingParty,
): Promise<number | null> {
  if (response.response.userHandle !== userHandle(userId) || host !== site.host) return null;
  if (isFramed(response.response.clientDataJSON)) return null;
  // Counters are compared in the database, after the signature, because a request to another replica may be pending.
  const credential = { id: credentialId, publicKey: new Uint8Array(publicKey), counter: 0 };
  const expected = { expectedChallenge, expectedOrigin: site.origin, expectedRPID: site.host };
  const { verifyAuthenticationResponse } = await library();
  const checked = await verifyAuthenticationResponse({ response, credential, ...expected }).catch(() => null);
  return checked?.verified ? checked.authenticationInfo.newCounter : null;
}
