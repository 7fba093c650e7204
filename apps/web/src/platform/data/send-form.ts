import { refuseForeignAnswer } from "#platform/answers/unexpected-response.ts";
import { readServerClock } from "#platform/clock/server-clock.ts";
import { requireCurrentBuild } from "#platform/installed/current-build.ts";
import { authorization, refreshSession, validToken } from "#platform/session/session.ts";
import { failedResponse } from "./failure.ts";

interface FormRequest {
  readonly method: "POST" | "PUT";
  readonly url: string;
  readonly form: FormData;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** Called during the upload with the fraction that was sent, 0 to 1. */
  readonly onProgress: (part: number) => void;
}

/**
 * Sends a multipart form and returns the JSON of the response. Refreshes a refused token and retries once.
 * @throws RequestFailure, UnexpectedResponse, or Error if the server was not reached
 */
export async function sendForm(request: FormRequest): Promise<unknown> {
  await requireCurrentBuild();
  const token = await validToken();
  const answer = await send(request, token);
  const fresh = answer.status === 401 && token ? await refreshSession(token) : null;
  const final = fresh ? await send(request, fresh) : answer;
  refuseForeignAnswer(final.status, final.getResponseHeader("content-type"));
  readServerClock(final.getResponseHeader("date"));
  if (final.status >= 200 && final.status < 300) return final.response;
  throw failedResponse(final.status, final.response, final.getResponseHeader("retry-after"));
}

/** Sends the form with XMLHttpRequest, because `fetch` does not report the progress of an upload. */
function send(
  { method, url, form, headers = {}, signal, onProgress }: FormRequest,
  token: string | null,
): Promise<XMLHttpRequest> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(signal?.reason ?? new Error("The request was given up"));
    if (signal?.aborted) return giveUp();
    const request = new XMLHttpRequest();
    request.open(method, url);
    request.responseType = "json";
    for (const [name, value] of Object.entries({ ...headers, ...authorization(token) })) {
      request.setRequestHeader(name, value);
    }
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => lengthComputable && onProgress(loaded / total);
    const abort = () => request.abort();
    signal?.addEventListener("abort", abort);
    request.onloadend = () => signal?.removeEventListener("abort", abort);
    request.onload = () => resolve(request);
    request.onerror = () => reject(new Error("The server was not reached"));
    request.onabort = giveUp;
    request.send(form);
  });
}
