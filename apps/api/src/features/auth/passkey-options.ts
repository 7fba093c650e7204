import { type AuthenticationOptions, passkeyLimits, type RegistrationOptions } from "@visiga/contracts/passkeys";
import type { AuthUser } from "./auth-users.ts";
import type { PasskeyEntity } from "./passkey.entity.ts";
import { type RelyingParty, userHandle } from "./passkey-verification.ts";

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
  { host }: RelyingParty,
): RegistrationOptions => ({
  challenge,
  rp: { id: host, name: "Visiga" },
  user: { id: userHandle(id), name: email, displayName: name },
  pubKeyCredParams: algorithms.map((alg) => ({ alg, type: "public-key" })),
  timeout,
  attestation: "none",
  excludeCredentials: present.map(({ credentialId }) => ({ id: credentialId, type: "public-key" })),
  authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
});

export const authenticationOptionsFor = (challenge: string, { host }: RelyingParty): AuthenticationOptions => ({
  challenge,
  rpId: host,
  timeout,
  userVerification: "required",
});
