import { createContext, use } from "react";
import type { Trpc } from "./trpc.ts";

export const TrpcContext = createContext<Trpc | null>(null);

/** Options of every procedure, for `useQuery` and `useMutation`. */
export function useTrpc(): Trpc {
  const trpc = use(TrpcContext);
  if (!trpc) throw new Error("No TrpcContext above this component");
  return trpc;
}
