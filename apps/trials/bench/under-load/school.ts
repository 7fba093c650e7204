import { formatInteger, median, occurrences, type Table } from "@visiga/testing/table";
import { fileForm, login, loginPath } from "../administrator.ts";
import { makePhotograph } from "../upload.ts";

/** One action of the administrator and its result. */
export interface CompletedRequest {
  readonly what: string;
  /** Status, or 0 without a response within 20 s. */
  readonly status: number;
  readonly milliseconds: number;
}

export const isDone = (status: number): boolean => status >= 200 && status < 300;

/** Adds count, failures and latency of the actions. */
export function addRequestRow(table: Table, name: string, done: readonly CompletedRequest[]): void {
  const times = done.map(({ milliseconds }) => milliseconds);
  const failed = done.filter(({ status }) => !isDone(status)).map(({ status }) => status);
  table.add(
    name,
    formatInteger(done.length),
    occurrences(failed),
    formatInteger(median(times)),
    formatInteger(Math.max(0, ...times)),
  );
}

interface File {
  readonly id: string;
  readonly version: number;
}

const page = { page: "WAWATA" };

const readPaths = {
  "list of the dashboard": `/api/trpc/files.browse?input=${encodeURIComponent("{}")}`,
  "the home page": "/",
} as const;

/** An administrator who logs in, reads lists, changes, uploads and deletes. Each step is timed. */
export class SchoolPerson {
  readonly done: CompletedRequest[] = [];
  #browser: string | undefined;
  #token = "";
  #refreshToken = "";
  #photograph: Promise<Buffer> | undefined;
  readonly #added: File[] = [];

  constructor(private readonly url: string) {}

  /** Logs in with the known browser or, with `newBrowser`, with an unknown one. Ends the previous session. */
  async logIn({ newBrowser = false } = {}): Promise<void> {
    const ended = this.#refreshToken;
    const what = newBrowser || this.#browser === undefined ? "login, new browser" : "login, known browser";
    const headers = { ...login.headers, ...(!newBrowser && this.#browser && { cookie: this.#browser }) };
    const response = await this.#send(what, loginPath, { ...login, headers });
    if (!response?.ok) return;
    this.#browser ??= response.headers.get("set-cookie")?.split(";", 1)[0];
    const { data } = (await response.json()) as { data: { token: string; refreshToken: string } };
    ({ token: this.#token, refreshToken: this.#refreshToken } = data);
    if (ended !== "") await this.#post("logout", "/api/v1/auth/logout", { refreshToken: ended });
  }

  async read(what: keyof typeof readPaths): Promise<void> {
    const response = await this.#send(what, readPaths[what]);
    await response?.arrayBuffer();
  }

  async add({ photo }: { photo: boolean }): Promise<void> {
    if (photo) this.#photograph ??= makePhotograph(1024, 768);
    const form = fileForm(
      { ...page, name: `Added at ${new Date().toISOString()}` },
      photo ? await this.#photograph : undefined,
    );
    const what = photo ? "upload" : "new file";
    const response = await this.#send(what, "/api/v1/files/image", { method: "POST", body: form });
    if (response?.ok) this.#added.push((await response.json()) as File);
  }

  async change(): Promise<void> {
    const file = this.#added.pop();
    if (!file) return this.add({ photo: false });
    const form = fileForm({ ...page, name: `Changed at ${new Date().toISOString()}`, version: String(file.version) });
    const response = await this.#send("change", `/api/v1/files/edit/${file.id}`, { method: "PUT", body: form });
    if (response?.ok) this.#added.push((await response.json()) as File);
    else this.#added.push(file);
  }

  /** Deletes the added files permanently, except `keep` of them. */
  async deleteBut(keep: number): Promise<void> {
    const ids = this.#added.splice(0, Math.max(0, this.#added.length - keep)).map(({ id }) => id);
    if (ids.length === 0) return;
    const binned = await this.#post("bin", "/api/trpc/files.bin", { ids });
    const entries = (binned as { result?: { data: { entries: string[] } } } | undefined)?.result?.data.entries;
    if (entries) await this.#post("delete for good", "/api/trpc/bin.deleteForGood", { entries });
  }

  async #post(what: string, path: string, body: unknown): Promise<unknown> {
    const headers = { "content-type": "application/json" };
    const response = await this.#send(what, path, { method: "POST", headers, body: JSON.stringify(body) });
    const text = (await response?.text()) ?? "";
    return text === "" ? undefined : JSON.parse(text);
  }

  /** The response, whose body the caller reads; undefined without one. */
  async #send(what: string, path: string, init: RequestInit = {}): Promise<Response | undefined> {
    const headers = { "x-forwarded-for": "192.0.2.1", ...(this.#token && { authorization: `Bearer ${this.#token}` }) };
    const startedAt = performance.now();
    const signal = AbortSignal.timeout(20_000);
    const sent = fetch(this.url + path, { ...init, headers: { ...headers, ...init.headers }, signal });
    const response = await sent.catch(() => undefined);
    this.done.push({ what, status: response?.status ?? 0, milliseconds: performance.now() - startedAt });
    return response;
  }
}
