import { setTimeout as pause } from "node:timers/promises";
import { type HttpRequestOptions, type HttpResponse, sendRequest } from "@visiga/api/src/testing/http-client.ts";
import { administrator as account } from "@visiga/web/e2e/support/administrator.ts";

export const administrator = { ADMIN_EMAIL: account.email, ADMIN_PASSWORD: account.password };

const json = { "content-type": "application/json" };

export const loginPath = "/api/v1/auth/authenticate";
export const login = {
  method: "POST",
  headers: json,
  body: JSON.stringify(account),
} as const;

/** Milliseconds. An access token is valid for 15 minutes. */
const loginInterval = 10 * 60_000;

type Fields = Readonly<Record<string, string>>;

function fileForm(fields: Fields, picture?: Buffer): FormData {
  const form = new FormData();
  const all = { name: "Bench", title: "EVENTS", page: "GALLERY", ...fields };
  for (const [field, value] of Object.entries(all)) form.set(field, value);
  if (picture) form.set("file", new Blob([Uint8Array.from(picture)], { type: "image/jpeg" }), "photo.jpg");
  return form;
}

/** Changes files over the documented routes. Returns every response, whatever its status. */
export class Administrator {
  #token = "";
  #loggedIn = Number.NEGATIVE_INFINITY;

  /** @param from source address on this machine; each address counts as a separate visitor */
  constructor(
    public url: string,
    private readonly from = "127.0.0.1",
  ) {}

  add(fields: Fields, picture?: Buffer, key?: string): Promise<HttpResponse> {
    const headers: Fields = key ? { "idempotency-key": key } : {};
    return this.send("POST", "/api/v1/files/image", { body: fileForm(fields, picture), headers });
  }

  edit(id: string, fields: Fields, picture?: Buffer): Promise<HttpResponse> {
    return this.send("PUT", `/api/v1/files/edit/${id}`, { body: fileForm(fields, picture) });
  }

  delete(id: string): Promise<HttpResponse> {
    return this.send("DELETE", `/api/v1/files/${id}`);
  }

  call(procedure: string, input?: unknown): Promise<HttpResponse> {
    return this.send("POST", `/api/trpc/${procedure}`, { body: JSON.stringify(input) ?? "", headers: json });
  }

  async send(method: string, path: string, { headers, body }: HttpRequestOptions = {}): Promise<HttpResponse> {
    await this.logIn();
    const authorization = `Bearer ${this.#token}`;
    return sendRequest(this.url + path, {
      method,
      body,
      localAddress: this.from,
      headers: { ...headers, authorization },
    });
  }

  /** @throws Error if it is refused */
  async logIn(): Promise<void> {
    if (performance.now() - this.#loggedIn < loginInterval) return;
    const { status, body } = await sendRequest(this.url + loginPath, { ...login, localAddress: this.from });
    if (status !== 200) throw new Error(`The administrator cannot log in: ${status} ${body}`);
    this.#token = JSON.parse(String(body)).data.token;
    this.#loggedIn = performance.now();
  }
}

export async function openAdministrator(url: string): Promise<Administrator> {
  const client = new Administrator(url);
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.logIn();
      return client;
    } catch (error) {
      if (attempt === 8) throw error;
      await pause(500);
    }
  }
}

export async function addFile(
  client: Administrator,
  name: string,
  picture?: Buffer,
  fields: Fields = {},
): Promise<void> {
  const { status, body } = await client.add({ ...fields, name }, picture);
  if (status !== 201) throw new Error(`Adding a file: ${status} ${body}`);
}

export async function fillGallery(client: Administrator): Promise<void> {
  const { body } = await sendRequest(`${client.url}/api/v1/files/page/GALLERY`);
  for (let made = JSON.parse(String(body)).length; made < 200; made += 1) await addFile(client, `Picture ${made}`);
}
