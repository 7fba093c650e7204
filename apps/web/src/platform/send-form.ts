import { failure } from "@visiga/contracts/errors";
import * as z from "zod/mini";
import { RequestFailure } from "./failure.ts";
import { authorization, liveToken, refreshSession } from "./session.ts";

interface FormRequest {
  readonly method: "POST" | "PUT";
  readonly url: string;
  readonly form: FormData;
  /** 0 to 1, as the form travels. */
  readonly onProgress: (part: number) => void;
}

/**
 * Sends a multipart form and answers the JSON that came back. A refused token is refreshed once.
 * @throws RequestFailure where the server said no, Error where it was not reached or spoke in another way
 */
export async function sendForm(request: FormRequest): Promise<unknown> {
  const token = await liveToken();
  const answer = await send(request, token);
  if (answer.status !== 401 || !token) return read(answer);
  const fresh = await refreshSession(token);
  return read(fresh ? await send(request, fresh) : answer);
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** `fetch` tells nothing of how far a form has travelled. */
function send({ method, url, form, onProgress }: FormRequest, token: string | null): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    request.responseType = "json";
    const header = authorization(token).authorization;
    if (header) request.setRequestHeader("authorization", header);
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => lengthComputable && onProgress(loaded / total);
    request.onload = () => resolve({ status: request.status, body: request.response });
    request.onerror = () => reject(new Error("The server was not reached"));
    request.send(form);
  });
}

function read({ status, body }: Answer): unknown {
  if (status >= 200 && status < 300) return body;
  const known = z.safeParse(failure, body);
  throw known.success ? new RequestFailure(known.data) : new Error(`The server answered ${status}`);
}
