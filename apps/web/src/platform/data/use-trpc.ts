import { createTRPCContext } from "@trpc/tanstack-react-query";
import type { AppRouter } from "#platform/data/procedures.ts";

/** `useTrpc` gives the options of every procedure for `useQuery` and `useMutation`, `useTrpcClient` calls one. */
export const {
  TRPCProvider: TrpcProvider,
  useTRPC: useTrpc,
  useTRPCClient: useTrpcClient,
} = createTRPCContext<AppRouter>();
