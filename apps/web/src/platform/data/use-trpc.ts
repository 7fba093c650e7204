import { useRouteContext } from "@tanstack/react-router";
import type { Trpc } from "./trpc.ts";

/** Options of every procedure, for `useQuery` and `useMutation`. */
export const useTrpc = (): Trpc => useRouteContext({ from: "__root__", select: (context) => context.trpc });
