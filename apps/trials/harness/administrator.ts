import { randomUUID } from "node:crypto";
import { entryForm } from "@visiga/api/src/testing/user-client.ts";
import type { EntryRecord } from "@visiga/contracts/entries";
import { type HttpRequestOptions, type HttpResponse, sendRequest } from "@visiga/testing/http-client";
import { plainPicture } from "@visiga/testing/sample-pictures";
import { administrator } from "@visiga/testing/server-process";

const json = { "content-type": "application/json" };

export const loginPath = "/api/v1/auth/authenticate";
export const login = { method: "POST", headers: json, body: JSON.stringify(administrator) } as const;

/** Milliseconds. An access token is valid for 15 minutes. */
const loginInterval = 10 * 60_000;

export const samplePicture = await plainPicture(320, 240).jpeg().toBuffer();

type Fields = Readonly<Record<string, string>>;

export type EntryState = ReturnType<typeof seen>;

export class NotAcknowledged extends Error {
  constructor(
    readonly status: number,
    text: string,
  ) {
    super(`${status} ${text.slice(0, 300)}`);
  }
}

/**
 * The administrator, who changes entries over the documented routes. `post`, `put` and `send` return every response; the
 * other methods throw `NotAcknowledged` unless the request succeeds.
 */
export class Administrator {
  #token = "";
  #loggedIn = Number.NEGATIVE_INFINITY;

  /** @param from source address on this machine; each address counts as a separate visitor */
  constructor(
    public url: string,
    private readonly from = "127.0.0.1",
  ) {}

  /** @param key of the request, so that it can be repeated without adding twice */
  post(fields: Fields, picture?: Buffer | null, key?: string): Promise<HttpResponse> {
    const { headers, payload } = entryForm({ name: randomUUID(), ...fields }, picture);
    const keyed = { ...headers, ...(key !== undefined && { "idempotency-key": key }) };
    return this.send("POST", "/api/v1/files/image", { body: payload, headers: keyed });
  }

  put(id: string, fields: Fields, picture?: Buffer): Promise<HttpResponse> {
    const { headers, payload } = entryForm(fields, picture);
    return this.send("PUT", `/api/v1/files/edit/${id}`, { body: payload, headers });
  }

  async send(method: string, path: string, { headers, body }: HttpRequestOptions = {}): Promise<HttpResponse> {
    await this.#logIn();
    const authorization = `Bearer ${this.#token}`;
    const options = { method, body, headers: { ...headers, authorization }, localAddress: this.from };
    return sendRequest(this.url + path, options);
  }

  add = async (fields: Fields = {}, picture: Buffer | null = samplePicture, key?: string): Promise<EntryState> =>
    seen(await acknowledged(this.post(fields, picture, key)));
  edit = async (id: string, name: string, picture?: Buffer): Promise<EntryState> =>
    seen(await acknowledged(this.put(id, { name }, picture)));
  delete = async (id: string): Promise<void> => void (await acknowledged(this.send("DELETE", `/api/v1/files/${id}`)));
  call = async (procedure: string, input?: unknown): Promise<void> =>
    void (await acknowledged(
      this.send("POST", `/api/trpc/${procedure}`, { body: JSON.stringify(input) ?? "", headers: json }),
    ));

  async entries(): Promise<EntryState[]> {
    return (await acknowledged<EntryRecord[]>(this.send("GET", "/api/v1/files"))).map(seen);
  }

  async bin(): Promise<readonly Pick<EntryState, "id" | "name">[]> {
    return (await this.query<{ items: Pick<EntryState, "id" | "name">[] }>("bin.list?input=%7B%7D")).items;
  }

  async query<Data>(procedure: string): Promise<Data> {
    return (await acknowledged<{ result: { data: Data } }>(this.send("GET", `/api/trpc/${procedure}`))).result.data;
  }

  /** @throws NotAcknowledged if it is refused */
  async #logIn(): Promise<void> {
    if (performance.now() - this.#loggedIn < loginInterval) return;
    const answering = sendRequest(this.url + loginPath, { ...login, localAddress: this.from });
    this.#token = (await acknowledged<{ data: { token: string } }>(answering)).data.token;
    this.#loggedIn = performance.now();
  }
}

const seen = ({ id, name, photo }: EntryRecord) => ({ id, name, photo: photo?.id });

async function acknowledged<Content = EntryRecord>(answering: Promise<HttpResponse>): Promise<Content> {
  const { status, body } = await answering.catch((error: Error) => {
    throw error instanceof NotAcknowledged ? error : new NotAcknowledged(0, error.message);
  });
  if (status >= 300) throw new NotAcknowledged(status, String(body));
  return JSON.parse(String(body) || "null");
}
