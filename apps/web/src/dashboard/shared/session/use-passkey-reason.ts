import { TRPCClientError } from "@trpc/client";
import { useFailureReason } from "#dashboard/shared/words/use-failure-reason.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { PasskeyUnusable } from "./passkey-device.ts";

/** Returns a function that describes why a passkey was not added or used, by the server or by the browser. */
export function usePasskeyReason(): (error: unknown) => string {
  const { failures, obstacles } = useDashboardDictionary().passkeys;
  const reasonOf = useFailureReason();
  return (error) => {
    if (error instanceof TRPCClientError || !(error instanceof Error)) return reasonOf(error);
    if (error instanceof PasskeyUnusable) return obstacles[error.obstacle];
    if (error.name === "NotAllowedError" || error.name === "AbortError") return failures.cancelled;
    return error.name === "InvalidStateError" ? failures.present : failures.failed;
  };
}
