import {
  createTRPCClient,
  httpBatchLink,
  httpLink,
  splitLink,
  type TRPCClientError,
  type TRPCLink,
} from "@trpc/client";
import { observable } from "@trpc/server/observable";
import { largeInputs, maxBatchCalls } from "@visiga/contracts/procedures";
import { fetchWithClock } from "#platform/clock/server-clock.ts";
import { tokenRefused } from "#platform/data/failure.ts";
import type { AppRouter } from "#platform/data/procedures.ts";
import { promptPassword } from "#platform/session/password-prompt.ts";
import { accessToken, authorization, refreshSession } from "#platform/session/session.ts";

export function createTrpcClient() {
  const http = { url: "/api/trpc", headers: () => authorization(accessToken()), fetch: fetchWithClock };
  return createTRPCClient<AppRouter>({
    links: [
      confirmingLink,
      refreshingLink,
      splitLink({
        condition: ({ path }) => largeInputs.has(path),
        true: httpLink(http),
        false: httpBatchLink({ ...http, maxURLLength: 2000, maxItems: maxBatchCalls }),
      }),
    ],
  });
}

/** Resolves to whether a refused call can be sent again. */
type Recover = (error: TRPCClientError<AppRouter>) => Promise<boolean>;

/** Retries a refused call once if it recovers. `begin` is called before the call is sent. */
const recoveringLink =
  (begin: () => Recover): TRPCLink<AppRouter> =>
  () =>
  ({ op, next }) =>
    observable((observer) => {
      const recover = begin();
      let call = next(op).subscribe({
        ...observer,
        error: async (error) => {
          if (await recover(error).catch(() => false)) call = next(op).subscribe(observer);
          else observer.error(error);
        },
      });
      return () => call.unsubscribe();
    });

const refreshingLink = recoveringLink(() => {
  const token = accessToken();
  return async (error) => token !== null && tokenRefused(error) && (await refreshSession(token)) !== null;
});

/** Retries after a password prompt, for procedures that require a recent login. */
const confirmingLink = recoveringLink(
  () =>
    async ({ data }) =>
      data?.code === "password_needed" && promptPassword(),
);
