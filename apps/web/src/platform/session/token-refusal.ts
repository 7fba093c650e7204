import { TRPCClientError } from "@trpc/client";

const codes: readonly unknown[] = ["session_expired", "unauthenticated"];

/** Whether a procedure was refused because of its token, so that a refresh may help. */
export const tokenRefused = (error: unknown): boolean =>
  error instanceof TRPCClientError && codes.includes(error.data?.code);
