import type { QueryClient } from "@tanstack/react-query";
import { createTRPCClient, httpBatchLink, type TRPCClientError, type TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import { createTRPCOptionsProxy, type TRPCOptionsProxy } from "@trpc/tanstack-react-query";
import type { AppRouter } from "@visiga/api/app-router";
import { mostCalls } from "@visiga/contracts/procedures";
import { accessToken, authorization, refreshSession } from "#platform/session/session.ts";
import { tokenRefused } from "#platform/session/token-refusal.ts";

/** Query and mutation options of every procedure. */
export type Trpc = TRPCOptionsProxy<AppRouter>;

/** Procedures over HTTP. */
export function createTrpc(queryClient: QueryClient): Trpc {
  const client = createTRPCClient<AppRouter>({
    links: [
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

/** Repeats a call once with a refreshed token if its token was refused. */
const refreshingLink: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    observable((observer) => {
      const token = accessToken();
      const again = (error: TRPCClientError<AppRouter>) =>
        refreshSession(token).then(
          (fresh) => {
            if (fresh) call = next(op).subscribe(observer);
            else observer.error(error);
          },
          () => observer.error(error),
        );
      let call = next(op).subscribe({
        ...observer,
        error: (error) => {
          if (token && tokenRefused(error)) void again(error);
          else observer.error(error);
        },
      });
      return () => call.unsubscribe();
    });
