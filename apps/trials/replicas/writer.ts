import { administrator } from "../bench/administrator.ts";
import { type HttpResponse, type RequestOptions, sendRequest } from "./send-request.ts";

export interface WrittenFile {
  readonly id: string;
  readonly name: string;
  readonly photo: { readonly id: string } | null;
  readonly photoUrl: string | null;
}

/** Milliseconds. An access token is valid for 15 minutes. */
const loginInterval = 10 * 60_000;

/** Changes files over the documented routes. Returns every response, whatever its status. */
export class Writer {
  readonly #url: string;
  readonly #from: string;
  #token = "";
  #loggedIn = Number.NEGATIVE_INFINITY;

  /** @param from source address on this machine */
  constructor(url: string, from: string) {
    this.#url = url;
    this.#from = from;
  }

  add(
    fields: Readonly<Record<string, string>>,
    picture: Buffer | undefined,
    key: string | undefined,
  ): Promise<HttpResponse> {
    return this.#send("POST", "/api/v1/files/image", form(fields, picture), key && { "idempotency-key": key });
  }

  edit(id: string, fields: Readonly<Record<string, string>>, picture?: Buffer): Promise<HttpResponse> {
    return this.#send("PUT", `/api/v1/files/edit/${id}`, form(fields, picture));
  }

  delete(id: string): Promise<HttpResponse> {
    return this.#send("DELETE", `/api/v1/files/${id}`);
  }

  takeDown(id: string): Promise<HttpResponse> {
    const body = JSON.stringify({ id, takenDown: true });
    return this.#send("POST", "/api/trpc/files.setTakenDown", body, { "content-type": "application/json" });
  }

  async #send(
    method: string,
    path: string,
    body?: RequestOptions["body"],
    headers: RequestOptions["headers"] | "" | undefined = {},
  ): Promise<HttpResponse> {
    await this.#logIn();
    const authorization = `Bearer ${this.#token}`;
    const answer = await sendRequest(this.#url + path, {
      method,
      body,
      from: this.#from,
      headers: { ...(headers || {}), authorization },
    });
    if (answer.status === 401) throw new Error("The session has ended");
    return answer;
  }

  async #logIn(): Promise<void> {
    if (performance.now() - this.#loggedIn < loginInterval) return;
    const { status, body } = await sendRequest(`${this.#url}/api/v1/auth/authenticate`, {
      method: "POST",
      from: this.#from,
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: administrator.ADMIN_EMAIL, password: administrator.ADMIN_PASSWORD }),
    });
    if (status !== 200) throw new Error(`The login failed: ${status} ${body}`);
    this.#token = (JSON.parse(String(body)) as { data: { token: string } }).data.token;
    this.#loggedIn = performance.now();
  }
}

function form(fields: Readonly<Record<string, string>>, picture: Buffer | undefined): FormData {
  const body = new FormData();
  for (const [field, value] of Object.entries(fields)) body.set(field, value);
  if (picture) body.set("file", new Blob([Uint8Array.from(picture)], { type: "image/jpeg" }), "photo.jpg");
  return body;
}
