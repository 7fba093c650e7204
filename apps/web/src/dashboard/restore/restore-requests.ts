import { type UseMutationOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  type RestoreChoice,
  type RestorePart,
  type RestoreState,
  restoreState,
  restoreSteps,
} from "@visiga/contracts/restore";
import * as z from "zod/mini";
import { useFailureReason } from "#dashboard/shared/words/use-failure-reason.ts";
import { refuseForeignAnswer } from "#platform/answers/unexpected-response.ts";
import { failedResponse, failureOf } from "#platform/data/failure.ts";
import { restoreKey } from "#platform/session/restore-key.ts";

/**
 * Sends a request with the key of this tab.
 * @throws RequestFailure, UnexpectedResponse, or TypeError if the server was not reached
 */
async function send(path: string, init: RequestInit = {}, key = restoreKey()): Promise<Response> {
  const headers = { ...init.headers, authorization: `Bearer ${key}` };
  const response = await fetch(`/api/v1/restore${path}`, { ...init, headers });
  refuseForeignAnswer(response.status, response.headers.get("content-type"));
  if (response.ok) return response;
  throw failedResponse(response.status, await response.json().catch(() => null), response.headers.get("retry-after"));
}

const sendJson = (path: string, body: unknown) =>
  send(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });

/** @param key a key to try; default: that of this tab */
export const readState = async (key?: string): Promise<RestoreState> =>
  z.parse(restoreState, await (await send("", {}, key)).json());

export const checkBackup = (choice: RestoreChoice) => sendJson("/check", choice);

export const startRestore = () => sendJson("/start", {});

export const deleteUpload = () => send("/parts", { method: "DELETE" });

export function addPart(part: RestorePart, data: Blob, signal: AbortSignal) {
  const form = new FormData();
  form.append("part", data, "part");
  const query = new URLSearchParams({ ...part, size: String(part.size), offset: String(part.offset) });
  return send(`/parts?${query}`, { method: "POST", body: form, signal });
}

/** A request whose failure is shown beside its button. */
export function useRestoreRequest<Input>(options: UseMutationOptions<unknown, Error, Input>) {
  const reasonOf = useFailureReason();
  const { mutate, isPending, error } = useMutation({ ...options, meta: { silent: true } });
  return { mutate, busy: isPending, reason: error && reasonOf(error) };
}

/** Whether the state changes without the user. During a restore the server is away for some seconds. */
const isRunning = ({ check, run }: RestoreState): boolean =>
  run?.phase === "running" || (run?.phase === "done" && run.pages.length === 0) || check?.result.phase === "running";

/** The state of the page `/restore`; undefined until it is read. Read every second while something runs. */
export function useRestoreState(key: string) {
  const queryClient = useQueryClient();
  const queryKey = ["restore", key];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: () => readState(),
    refetchInterval: ({ state }) => state.data !== undefined && isRunning(state.data) && 1000,
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
    refresh: () => void refetch(),
    /** Shows the first step at once: the server is about to stop. */
    begin: () =>
      queryClient.setQueryData<RestoreState>(
        queryKey,
        (before) => before && { ...before, run: { phase: "running", step: restoreSteps[0], done: 0, of: 0 } },
      ),
  };
}
