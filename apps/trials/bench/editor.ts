import { randomUUID } from "node:crypto";
import type { HttpResponse } from "@visiga/api/src/testing/http-client.ts";
import { plainPicture } from "@visiga/api/src/testing/sample-pictures.ts";
import { Administrator } from "./administrator.ts";

export class NotAcknowledged extends Error {
  constructor(
    readonly status: number,
    text: string,
  ) {
    super(`${status} ${text.slice(0, 300)}`);
  }
}

export interface FileState {
  readonly id: string;
  readonly name: string;
  readonly photo: string | undefined;
}

interface BinEntry {
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
  readonly #client: Administrator;

  private constructor(
    url: string,
    from: string | undefined,
    readonly picture: Buffer,
  ) {
    this.#client = new Administrator(url, from);
  }

  /** @param from source address on this machine */
  static async open(url: string, from?: string): Promise<Editor> {
    return new Editor(url, from, await plainPicture(320, 240).jpeg().toBuffer());
  }

  moveTo(url: string): void {
    this.#client.url = url;
  }

  /** @param key of the request, so that it can be repeated without adding twice */
  add = async (name: string = randomUUID(), picture: Buffer | null = this.picture, key?: string): Promise<FileState> =>
    seen(await acknowledged(this.#client.add({ name }, picture ?? undefined, key)));
  edit = async (id: string, name: string, picture?: Buffer): Promise<FileState> =>
    seen(await acknowledged(this.#client.edit(id, { name }, picture)));
  replacePicture = (id: string, name: string): Promise<FileState> => this.edit(id, name, this.picture);
  delete = async (id: string): Promise<void> => void (await acknowledged(this.#client.delete(id)));
  takeDown = (id: string): Promise<void> => this.#call("files.setTakenDown", { id, takenDown: true });
  restore = (entry: string): Promise<void> => this.#call("bin.restore", { entries: [entry] });
  deleteForGood = (entry: string): Promise<void> => this.#call("bin.deleteForGood", { entries: [entry] });
  emptyBin = (): Promise<void> => this.#call("bin.empty");

  async files(): Promise<FileState[]> {
    return (await acknowledged<ListedFile[]>(this.#client.send("GET", "/api/v1/files"))).map(seen);
  }

  async bin(): Promise<readonly BinEntry[]> {
    const { result } = await acknowledged<{ result: { data: { items: BinEntry[] } } }>(
      this.#client.send("GET", "/api/trpc/bin.list?input=%7B%7D"),
    );
    return result.data.items;
  }

  #call = async (procedure: string, input?: unknown): Promise<void> =>
    void (await acknowledged(this.#client.call(procedure, input)));
}

async function acknowledged<Content = ListedFile>(answering: Promise<HttpResponse>): Promise<Content> {
  const { status, body } = await answering.catch((error: Error) => {
    throw new NotAcknowledged(0, error.message);
  });
  if (status >= 300) throw new NotAcknowledged(status, String(body));
  return JSON.parse(String(body) || "null");
}
