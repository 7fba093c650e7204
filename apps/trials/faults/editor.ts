import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { logIn } from "../bench/administrator.ts";

/** A request failed. Holds the status, or 0 without a response. */
export class NotAcknowledged extends Error {
  constructor(
    readonly status: number,
    text: string,
  ) {
    super(`${status} ${text.slice(0, 300)}`);
  }
}

/** Summary of one record in the API. */
export interface FileState {
  readonly id: string;
  readonly name: string;
  readonly photo: string | undefined;
}

export interface BinEntry {
  readonly id: string;
  readonly name: string;
}

interface ListedFile {
  readonly id: string;
  readonly name: string;
  readonly photo: { readonly id: string } | null;
}

const seen = ({ id, name, photo }: ListedFile): FileState => ({ id, name, photo: photo?.id });

/** A client that manages pictures over HTTP. Every method throws `NotAcknowledged` unless the request succeeds. */
export class Editor {
  #url: string;
  #token = "";
  #loggedIn = Number.NEGATIVE_INFINITY;
  readonly #picture: Buffer;

  private constructor(url: string, picture: Buffer) {
    this.#url = url;
    this.#picture = picture;
  }

  static async open(url: string): Promise<Editor> {
    const picture = await sharp({ create: { width: 320, height: 240, channels: 3, background: "#7a8" } })
      .jpeg()
      .toBuffer();
    return new Editor(url, picture);
  }

  /** Continues the session at another address of the server. */
  moveTo(url: string): void {
    this.#url = url;
  }

  add = (name: string = randomUUID()): Promise<FileState> => this.#send("POST", "/files/image", name);
  replace = (id: string, name: string): Promise<FileState> => this.#send("PUT", `/files/edit/${id}`, name);
  delete = (id: string): Promise<unknown> => this.#request("DELETE", `/api/v1/files/${id}`);
  restore = (entry: string): Promise<unknown> => this.#mutate("bin.restore", { entries: [entry] });
  deleteForGood = (entry: string): Promise<unknown> => this.#mutate("bin.deleteForGood", { entries: [entry] });
  emptyBin = (): Promise<unknown> => this.#mutate("bin.empty");

  async files(): Promise<FileState[]> {
    return ((await this.#request("GET", "/api/v1/files")) as ListedFile[]).map(seen);
  }

  async bin(): Promise<readonly BinEntry[]> {
    const { result } = (await this.#request("GET", "/api/trpc/bin.list?input=%7B%7D")) as {
      result: { data: { items: BinEntry[] } };
    };
    return result.data.items;
  }

  async #send(method: string, path: string, name: string): Promise<FileState> {
    const body = new FormData();
    for (const [field, value] of Object.entries({ name, title: "EVENTS", page: "GALLERY" })) body.set(field, value);
    body.set("file", new Blob([Uint8Array.from(this.#picture)], { type: "image/jpeg" }), "photo.jpg");
    return seen((await this.#request(method, `/api/v1${path}`, { body })) as ListedFile);
  }

  #mutate(procedure: string, input?: unknown): Promise<unknown> {
    const body = input === undefined ? "" : JSON.stringify(input);
    return this.#request("POST", `/api/trpc/${procedure}`, { body, headers: { "content-type": "application/json" } });
  }

  async #request(method: string, path: string, { headers, ...rest }: RequestInit = {}): Promise<unknown> {
    // An access token is valid for 15 minutes.
    if (performance.now() - this.#loggedIn > 10 * 60_000) {
      this.#token = await logIn({ url: this.#url });
      this.#loggedIn = performance.now();
    }
    const authorization = `Bearer ${this.#token}`;
    const answer = await fetch(this.#url + path, { method, headers: { ...headers, authorization }, ...rest }).catch(
      (error: Error) => {
        throw new NotAcknowledged(0, error.message);
      },
    );
    const text = await answer.text().catch((error: Error) => {
      throw new NotAcknowledged(0, error.message);
    });
    if (!answer.ok) throw new NotAcknowledged(answer.status, text);
    return text === "" ? undefined : JSON.parse(text);
  }
}
