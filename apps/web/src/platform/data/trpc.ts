import {
  createTRPCClient,
  httpBatchLink,
  httpLink,
  splitLink,
  type TRPCClient,
  type TRPCClientError,
  type TRPCLink,
} from "@trpc/client";
import { observable } from "@trpc/server/observable";
import type { AppRouter } from "@visiga/api/app-router";
import { largeInputs, maxBatchCalls } from "@visiga/contracts/procedures";
import { tokenRefused } from "#platform/data/failure.ts";
import { promptPassword } from "#platform/session/password-prompt.ts";
import { accessToken, authorization, refreshSession } from "#platform/session/session.ts";

export function createTrpcClient(): TRPCClient<AppRouter> {
  const http = { url: "/api/trpc", headers: () => authorization(accessToken()) };
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

interface Recovery {
  /** Whether `recover` may resolve this refusal. */
  readonly refused: (error: TRPCClientError<AppRouter>) => boolean;
  readonly recover: () => Promise<boolean>;
}

/** Retries a refused call once after a successful `recover`. `begin` is called before the call is sent. */
const recoveringLink =
  (begin: () => Recovery): TRPCLink<AppRouter> =>
  () =>
  ({ op, next }) =>
    observable((observer) => {
      const { refused, recover } = begin();
      const again = (error: TRPCClientError<AppRouter>) =>
        recover().then(
          (recovered) => {
            if (recovered) call = next(op).subscribe(observer);
            else observer.error(error);
          },
          () => observer.error(error),
        );
      let call = next(op).subscribe({
        ...observer,
        error: (error) => {
          if (refused(error)) void again(error);
          else observer.error(error);
        },
      });
      return () => call.unsubscribe();
    });

const refreshingLink = recoveringLink(() => {
  const token = accessToken();
  return {
    refused: (error) => token !== null && tokenRefused(error),
    recover: async () => (await refreshSession(token)) !== null,
  };
});

/** Retries after a password prompt, for procedures that require a recent login. */
const confirmingLink = recoveringLink(() => ({
  refused: ({ data }) => data?.code === "password_needed",
  recover: promptPassword,
}));
