import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type RestoreState, restoreSteps } from "@visiga/contracts/restore";
import { failureOf } from "#platform/data/failure.ts";
import { readState } from "./restore-requests.ts";

/** Milliseconds between two requests while something runs. */
const interval = 1000;

/** Whether the state changes without the user. During a restore the server is away for some seconds. */
const isRunning = ({ check, run }: RestoreState): boolean =>
  run?.phase === "running" || (run?.phase === "done" && run.pages.length === 0) || check?.result.phase === "running";

/** The state of the page `/restore`; undefined until it is read. */
export function useRestoreState(key: string) {
  const queryClient = useQueryClient();
  const queryKey = ["restore", key];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: () => readState(key),
    refetchInterval: ({ state }) => state.data !== undefined && isRunning(state.data) && interval,
    refetchIntervalInBackground: true,
    retry: false,
    gcTime: 0,
    meta: { silent: true },
  });
  const running = data !== undefined && isRunning(data);
  return {
    state: data,
    /** Why the state cannot be read; null during a restore. */
    error: running ? null : error,
    isRefused: !running && failureOf(error)?.code === "restore_key_invalid",
    refetch,
    /** Shows the first step at once: the server is about to stop. */
    begin: () =>
      queryClient.setQueryData<RestoreState>(
        queryKey,
        (before) => before && { ...before, run: { phase: "running", step: restoreSteps[0], done: 0, of: 0 } },
      ),
  };
}
