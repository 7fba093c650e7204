import * as z from "zod/mini";
import { credentials, tokens } from "./auth.ts";
import { day, id, isoDateTime, requiredLine, withCode } from "./fields.ts";
import type { ProcedureTable } from "./procedures.ts";

const publicKey = z.literal("public-key");

/** Bytes as base64url. */
const bytes = (most: number) =>
  z.string(withCode("field_invalid")).check(z.regex(/^[\w-]+$/, "field_invalid"), z.maxLength(most, "field_invalid"));

/** The only address at which passkeys are made and used: scheme, host and port. */
const address = z.string();

/** What `navigator.credentials.create()` takes, in the JSON form of WebAuthn, and the address for it. */
export const registrationOptions = z.object({
  address,
  challenge: z.string(),
  /** `id` is the host name that the passkey belongs to. */
  rp: z.object({ id: z.string(), name: z.string() }),
  /** `id` is the user handle, which is not the email address. */
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: publicKey })),
  timeout: z.int(),
  attestation: z.literal("none"),
  excludeCredentials: z.array(z.object({ id: z.string(), type: publicKey })),
  authenticatorSelection: z.object({
    residentKey: z.literal("required"),
    requireResidentKey: z.literal(true),
    userVerification: z.literal("required"),
  }),
});
export type RegistrationOptions = z.infer<typeof registrationOptions>;

/** What `navigator.credentials.get()` takes, and the address for it. */
export const authenticationOptions = z.object({
  address,
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal("required"),
});
export type AuthenticationOptions = z.infer<typeof authenticationOptions>;

const credential = <Answer extends z.core.$ZodLooseShape>(answer: Answer) =>
  z.object({
    id: bytes(1400),
    rawId: bytes(1400),
    type: publicKey,
    clientExtensionResults: z.object({}),
    response: z.object({ clientDataJSON: bytes(4000), ...answer }),
  });

export const passkeyRegistration = z.object({
  name: requiredLine(200, "name_required", "name_too_long"),
  response: credential({ attestationObject: bytes(16_000) }),
});
export type PasskeyRegistration = z.infer<typeof passkeyRegistration>;

export const passkeyLogin = z.object({
  response: credential({ authenticatorData: bytes(4000), signature: bytes(4000), userHandle: bytes(100) }),
});
export type PasskeyLogin = z.infer<typeof passkeyLogin>;

export const passkeyReference = z.object({ id });

export const passkeyRecord = z.object({
  id,
  name: z.string(),
  addedAt: isoDateTime,
  usedAt: z.nullable(isoDateTime),
});
export type PasskeyRecord = z.infer<typeof passkeyRecord>;

export const ownPasskeys = z.object({
  passkeys: z.array(passkeyRecord),
  /** Null if the address of the request allows no passkeys. */
  address: z.nullable(address),
  /** First day on which administrators need one; null for a USER, and if no day is set. */
  requiredFrom: z.nullable(day),
});

export const passkeyQuery = z.object({ userId: id });

/** From which day on every administrator needs a passkey; null: none does. */
export const requirementChange = z.object({ from: z.nullable(day) });

export const passkeyRequirement = z.object({
  from: z.nullable(day),
  /** Names of the active administrators who have no passkey. */
  without: z.array(z.string()),
});

export const passkeyProcedures = {
  mine: { kind: "query", access: "user", cost: "query", output: ownPasskeys },
  ofUser: { kind: "query", access: "admin", cost: "query", input: passkeyQuery, output: z.array(passkeyRecord) },
  startRegistration: { kind: "mutation", access: "user", cost: "query", output: registrationOptions },
  register: { kind: "mutation", access: "user", cost: "query", input: passkeyRegistration, output: passkeyRecord },
  remove: { kind: "mutation", access: "user", cost: "query", input: passkeyReference, output: z.void() },
  requirement: { kind: "query", access: "admin", cost: "query", output: passkeyRequirement },
  require: { kind: "mutation", access: "admin", cost: "query", input: requirementChange, output: passkeyRequirement },
} as const satisfies ProcedureTable;

export const passkeyLoginProcedures = {
  startLogin: { kind: "mutation", access: "public", cost: "login", output: authenticationOptions },
  logIn: { kind: "mutation", access: "public", cost: "login", input: passkeyLogin, output: tokens },
  startEnrolment: {
    kind: "mutation",
    access: "public",
    cost: "computation",
    input: credentials,
    output: registrationOptions,
  },
  enrol: { kind: "mutation", access: "public", cost: "computation", input: passkeyRegistration, output: tokens },
} as const satisfies ProcedureTable;
