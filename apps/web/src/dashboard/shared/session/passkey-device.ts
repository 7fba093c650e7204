import {
  type AuthenticationOptions,
  type PasskeyLogin,
  type PasskeyRegistration,
  passkeyLimits,
  type RegistrationOptions,
} from "@visiga/contracts/passkeys";

/** Loaded on the first use, because most screens need no passkey. */
const library = () => import("@simplewebauthn/browser");

export type PasskeyObstacle = "address" | "browser";

/** Why this browser cannot use a passkey here, or null. `host` is the host of passkeys; null if there can be none. */
export function passkeyObstacle(host: string | null = location.hostname): PasskeyObstacle | null {
  const { hostname } = location;
  const named = !/^[\d.]+$|:/.test(hostname);
  const own = host !== null && (hostname === host || hostname.endsWith(`.${host}`));
  if (!isSecureContext || !named || !own) return "address";
  return "PublicKeyCredential" in window ? null : "browser";
}

export class PasskeyUnusable extends Error {
  constructor(readonly obstacle: PasskeyObstacle) {
    super(obstacle);
  }
}

function requireUsable(host: string): void {
  const obstacle = passkeyObstacle(host);
  if (obstacle) throw new PasskeyUnusable(obstacle);
}

/** Asks the device for a new passkey. @throws PasskeyUnusable, or the browser's error */
export async function createPasskey(options: RegistrationOptions): Promise<PasskeyRegistration["response"]> {
  requireUsable(options.rp.id);
  const { startRegistration } = await library();
  return { ...(await startRegistration({ optionsJSON: options })), clientExtensionResults: {} };
}

/** Asks the device to sign the challenge. @throws PasskeyUnusable, or the browser's error */
export async function answerChallenge(
  options: AuthenticationOptions,
  autofill = false,
): Promise<PasskeyLogin["response"]> {
  requireUsable(options.rpId);
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
