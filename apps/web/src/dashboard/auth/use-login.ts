import { useMutation } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import type { Tokens } from "@visiga/contracts/auth";
import type { PasskeyLogin } from "@visiga/contracts/passkeys";
import { useEffect, useEffectEvent } from "react";
import { answerChallenge, offerInAutofill, passkeyObstacle } from "#dashboard/shared/session/passkey-device.ts";
import { usePasskeyReason } from "#dashboard/shared/session/use-passkey-reason.ts";
import { useTrpcClient } from "#platform/data/use-trpc.ts";
import { screens } from "#platform/document/screens.ts";
import { clearPlace, rememberedPlace } from "#platform/session/next-screen.ts";
import { storeTokens } from "#platform/session/session.ts";

/** Returns a function that stores the tokens of a login and opens the place where the last session ended. */
export function useEnter(): (tokens: Tokens) => Promise<void> {
  const { history } = useRouter();
  const { preferences } = useTrpcClient().auth;
  const firstPlace = () =>
    preferences.query().then(
      ({ opensToday }) => (opensToday ? "/dashboard?tab=today" : "/dashboard"),
      () => "/dashboard",
    );
  return async (tokens) => {
    storeTokens(tokens);
    const place = rememberedPlace() ?? (await firstPlace());
    clearPlace();
    // The server renders the pages of the website, so they need a full navigation.
    if (new URL(place, location.origin).pathname in screens) history.push(place);
    else location.assign(place);
  };
}

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
