import { passkeyLimits } from "@visiga/contracts/passkey-limits";
import type {
  AuthenticationOptions,
  PasskeyLogin,
  PasskeyRegistration,
  RegistrationOptions,
} from "@visiga/contracts/passkeys";

export type PasskeyObstacle = "address" | "browser";

/** Why this browser cannot use a passkey here, or null. `address` is the one for passkeys; null if there is none. */
export function passkeyObstacle(address: string | null = location.origin): PasskeyObstacle | null {
  const named = !/^[\d.]+$|:/.test(location.hostname);
  if (!isSecureContext || !named || location.origin !== address) return "address";
  return "PublicKeyCredential" in window ? null : "browser";
}

/** Loaded on the first use, because most screens need no passkey. */
const library = () => import("@simplewebauthn/browser");

export class PasskeyUnusable extends Error {
  constructor(
    readonly obstacle: PasskeyObstacle,
    readonly address: string,
  ) {
    super(obstacle);
  }
}

function requireUsable(address: string): void {
  const obstacle = passkeyObstacle(address);
  if (obstacle) throw new PasskeyUnusable(obstacle, address);
}

/** Key of the sentence about an error that the browser reported. */
export function passkeyFailure({ name }: Error): "cancelled" | "present" | "failed" {
  if (name === "NotAllowedError" || name === "AbortError") return "cancelled";
  return name === "InvalidStateError" ? "present" : "failed";
}

/** Asks the device for a new passkey. @throws PasskeyUnusable, or the browser's error */
export async function createPasskey({
  address,
  ...options
}: RegistrationOptions): Promise<PasskeyRegistration["response"]> {
  requireUsable(address);
  const { startRegistration } = await library();
  return { ...(await startRegistration({ optionsJSON: options })), clientExtensionResults: {} };
}

/** Asks the device to sign the challenge. @throws PasskeyUnusable, or the browser's error */
export async function answerChallenge(
  { address, ...options }: AuthenticationOptions,
  autofill = false,
): Promise<PasskeyLogin["response"]> {
  requireUsable(address);
  const { startAuthentication } = await library();
  const answer = await startAuthentication({ optionsJSON: options, useBrowserAutofill: autofill });
  const { userHandle = "" } = answer.response;
  return { ...answer, response: { ...answer.response, userHandle }, clientExtensionResults: {} };
}

/** Milliseconds before a challenge expires at which a new one replaces it. */
const renewal = 30_000;

/** Offers passkeys at the email field until the returned function is called. `onAnswer` gets one signed challenge. */
export function offerInAutofill(
  start: () => Promise<AuthenticationOptions>,
  onAnswer: (response: PasskeyLogin["response"]) => void,
): () => void {
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const offer = async () => {
    const { browserSupportsWebAuthnAutofill } = await library();
    if (stopped || !(await browserSupportsWebAuthnAutofill())) return;
    const options = await start();
    if (stopped) return;
    timer = setTimeout(begin, passkeyLimits.challenge * 1000 - renewal);
    const response = await answerChallenge(options, true);
    clearTimeout(timer);
    if (!stopped) onAnswer(response);
  };
  // A request that is replaced by another one is aborted. Without suggestions, the button remains.
  const begin = () => void offer().catch(() => {});
  begin();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
