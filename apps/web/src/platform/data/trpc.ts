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
import { largeInputs, mostCalls } from "@visiga/contracts/procedures";
import { tokenRefused } from "#platform/data/failure.ts";
import { promptPassword } from "#platform/session/password-prompt.ts";
import { accessToken, authorization, refreshSession } from "#platform/session/session.ts";

/** Calls procedures over HTTP. */
export function createTrpcClient(): TRPCClient<AppRouter> {
  const http = { url: "/api/trpc", headers: () => authorization(accessToken()) };
  return createTRPCClient<AppRouter>({
    links: [
      confirmingLink,
      refreshingLink,
      splitLink({
        condition: ({ path }) => largeInputs.has(path),
        true: httpLink(http),
        false: httpBatchLink({ ...http, maxURLLength: 2000, maxItems: mostCalls }),
      }),
    ],
  });
}

interface Mending {
  /** Whether `mend` may resolve this refusal. */
  readonly refused: (error: TRPCClientError<AppRouter>) => boolean;
  readonly mend: () => Promise<boolean>;
}

/** Retries a refused call once after a successful `mend`. `begin` is called before the call is sent. */
const mendingLink =
  (begin: () => Mending): TRPCLink<AppRouter> =>
  () =>
  ({ op, next }) =>
    observable((observer) => {
      const { refused, mend } = begin();
      const again = (error: TRPCClientError<AppRouter>) =>
        mend().then(
          (mended) => {
            if (mended) call = next(op).subscribe(observer);
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

/** Retries with a refreshed token after the token was refused. */
const refreshingLink = mendingLink(() => {
  const token = accessToken();
  return {
    refused: (error) => token !== null && tokenRefused(error),
    mend: async () => (await refreshSession(token)) !== null,
  };
});

/** Retries after a password prompt, for procedures that require a recent login. */
const confirmingLink = mendingLink(() => ({
  refused: ({ data }) => data?.code === "password_needed",
  mend: promptPassword,
}));
