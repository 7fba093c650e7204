import type { QueryClient } from "@tanstack/react-query";
import { createTRPCClient, httpBatchLink, type TRPCClientError, type TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import { createTRPCOptionsProxy, type TRPCOptionsProxy } from "@trpc/tanstack-react-query";
import type { AppRouter } from "@visiga/api/app-router";
import { mostCalls } from "@visiga/contracts/procedures";
import { promptPassword } from "#platform/session/password-prompt.ts";
import { accessToken, authorization, refreshSession } from "#platform/session/session.ts";
import { tokenRefused } from "#platform/session/token-refusal.ts";

/** Query and mutation options of every procedure. */
export type Trpc = TRPCOptionsProxy<AppRouter>;

/** Procedures over HTTP. */
export function createTrpc(queryClient: QueryClient): Trpc {
  const client = createTRPCClient<AppRouter>({
    links: [
      confirmingLink,
      refreshingLink,
      httpBatchLink({
        url: "/api/trpc",
        headers: () => authorization(accessToken()),
        maxURLLength: 2000,
        maxItems: mostCalls,
      }),
    ],
  });
  return createTRPCOptionsProxy<AppRouter>({ client, queryClient });
}

interface Mending {
  /** Whether `mend` may remove the reason of the refusal. */
  readonly refused: (error: TRPCClientError<AppRouter>) => boolean;
  readonly mend: () => Promise<boolean>;
}

/** Repeats a call once where the reason of its refusal could be removed. `begin` is called before the call is sent. */
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

/** With a refreshed token if the token was refused. */
const refreshingLink = mendingLink(() => {
  const token = accessToken();
  return {
    refused: (error) => token !== null && tokenRefused(error),
    mend: async () => (await refreshSession(token)) !== null,
  };
});

/** After the password was given once more, for what asks for a recent one. */
const confirmingLink = mendingLink(() => ({
  refused: ({ data }) => data?.code === "password_needed",
  mend: promptPassword,
}));
