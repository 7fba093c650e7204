import type { PasskeyLogin } from "@visiga/contracts/passkeys";
import { loadDashboardDictionary } from "@visiga/i18n/dictionaries";
import {
  answerChallenge,
  offerInAutofill,
  PasskeyUnusable,
  passkeyFailure,
} from "#dashboard/shared/session/passkey-device.ts";
import { documentLanguage } from "#dashboard/shared/toggles/screen-language.ts";
import { UnexpectedResponse } from "#platform/answers/unexpected-response.ts";
import { callProcedure, Refused } from "#platform/data/call-procedure.ts";
import { requireStorage, StorageDenied } from "#platform/storage/browser-storage.ts";
import { enter } from "./enter.ts";

interface Handlers {
  onBusy: (busy: boolean) => void;
  /** `reason`: what the browser reported; null if the API refused, or was not reached. */
  onFailed: (error: unknown, reason: readonly (string | Node)[] | null) => void;
}

/** Lets a button log in with a passkey, and offers passkeys among the suggestions of the email field. */
export function offerPasskeys(button: HTMLButtonElement, { onBusy, onFailed }: Handlers): void {
  const start = () => callProcedure("passkeys", "startLogin");
  let stop = () => {};
  const offer = () => {
    stop = offerInAutofill(start, (response) => void logIn(response));
  };
  const logIn = async (chosen?: PasskeyLogin["response"]) => {
    stop();
    onBusy(true);
    try {
      requireStorage();
      const response = chosen ?? (await answerChallenge(await start()));
      enter(await callProcedure("passkeys", "logIn", { response }));
    } catch (error) {
      const reason = await reasonOf(error).catch(() => null);
      onBusy(false);
      onFailed(error, reason);
      offer();
    }
  };
  button.addEventListener("click", () => void logIn());
  offer();
}

async function reasonOf(error: unknown): Promise<(string | Node)[] | null> {
  const others = [Refused, UnexpectedResponse, StorageDenied, TypeError];
  if (!(error instanceof Error) || others.some((other) => error instanceof other)) return null;
  const { passkeys } = await loadDashboardDictionary(documentLanguage());
  if (!(error instanceof PasskeyUnusable)) return [passkeys.failures[passkeyFailure(error)]];
  const sentence = passkeys.obstacles[error.obstacle];
  if (error.obstacle !== "address" || error.address === location.origin) return [sentence];
  const link = Object.assign(document.createElement("a"), {
    href: `${error.address}/login`,
    textContent: error.address,
  });
  return [`${sentence} `, link];
}
