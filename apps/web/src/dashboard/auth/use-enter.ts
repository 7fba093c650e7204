import { useRouter } from "@tanstack/react-router";
import type { Tokens } from "@visiga/contracts/auth";
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
