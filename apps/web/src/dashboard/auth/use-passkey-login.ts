import { useMutation } from "@tanstack/react-query";
import type { PasskeyLogin } from "@visiga/contracts/passkeys";
import { useEffect, useEffectEvent } from "react";
import { answerChallenge, offerInAutofill, passkeyObstacle } from "#dashboard/shared/session/passkey-device.ts";
import { usePasskeyReason } from "#dashboard/shared/session/use-passkey-reason.ts";
import { useTrpcClient } from "#platform/data/use-trpc.ts";
import { useEnter } from "./use-enter.ts";

/** Logs in with a passkey. `autofill` also offers it among the suggestions of the email field. */
export function usePasskeyLogin({ autofill = false } = {}) {
  const client = useTrpcClient();
  const reasonOf = usePasskeyReason();
  const { mutate, isPending, isSuccess, error, reset } = useMutation({
    mutationFn: async (chosen: PasskeyLogin["response"] | undefined) => {
      const response = chosen ?? (await answerChallenge(await client.passkeys.startLogin.mutate()));
      return client.passkeys.logIn.mutate({ response });
    },
    // A cancelled request is not logged as an error.
    meta: { silent: true },
    onSuccess: useEnter(),
  });
  const busy = isPending || isSuccess;
  const offer = useEffectEvent(() => offerInAutofill(() => client.passkeys.startLogin.mutate(), mutate));
  useEffect(() => (autofill && !busy && passkeyObstacle() === null ? offer() : undefined), [autofill, busy]);
  return { busy, reason: error && reasonOf(error), logIn: () => mutate(undefined), reset };
}
