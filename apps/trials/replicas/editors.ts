import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { HttpResponse } from "@visiga/api/src/testing/http-client.ts";
import { Administrator } from "../bench/administrator.ts";
import type { Action, Ledger, LedgerEntry, VisibleFile, WrittenFile } from "./ledger.ts";
import { repeated } from "./repeated.ts";

interface EditorsOptions {
  readonly url: string;
  readonly ledger: Ledger;
  /** A small picture for most records, and for every fifth one that takes longer to process. */
  readonly pictures: { readonly small: Buffer; readonly large: Buffer };
  /** Reports an unexpected response. */
  readonly fail: (what: string) => void;
}

/** Milliseconds between two changes of one editor, and between two attempts to add with the same key. */
const changeInterval = 300;
const retryInterval = 300;

/** Last action by turn; every second record stays published. */
const lastActions: readonly (Action | undefined)[] = ["pictureTakenDown", undefined, "pictureBinned", undefined];

/** Status of a proxy without a response, or of a replica without its database: the change may have been made or not. */
const isOpen = (status: number): boolean => [0, 502, 503, 504].includes(status);

/** Clients that add, edit, take down and delete records continuously and record the responses in the ledger. */
export class Editors {
  readonly stop: () => Promise<void>;

  constructor(
    count: number,
    private readonly options: EditorsOptions,
  ) {
    const writers = Array.from({ length: count }, (_, index) => new Administrator(options.url, `127.0.2.${index + 1}`));
    this.stop = repeated(count, async (index, iteration) => {
      const name = `${index}-${iteration}-${randomUUID().slice(0, 8)}`;
      await this.#changeOneRecord(writers[index] as Administrator, name, iteration).catch((error: Error) =>
        options.fail(`an editor: ${error.message}`),
      );
      await pause(changeInterval);
    });
  }

  async #changeOneRecord(writer: Administrator, name: string, iteration: number): Promise<void> {
    const { ledger, pictures } = this.options;
    const entry = ledger.open(name);
    // Half of the records are added like in the dashboard: with an idempotency key, and retried until there is a
    // response.
    const key = iteration % 4 < 2 ? randomUUID() : undefined;
    const picture = iteration % 5 === 4 ? pictures.large : iteration % 2 === 0 ? pictures.small : undefined;
    const added = await this.#add(writer, entry, picture, key);
    if (!added) return;
    const { id } = added;
    let photo = photoOf(added);
    const steps: (() => Promise<boolean>)[] = [
      () => {
        const edited = { name: `${name} edited` };
        const after = () => ({ name: edited.name, photo });
        return this.#change(entry, "pictureChanged", () => writer.edit(id, edited), after);
      },
    ];
    if (iteration % 3 === 0)
      steps.push(() => {
        if (photo !== null) ledger.leaving.add(photo);
        const replaced = { name: `${name} replaced` };
        const after = (response?: HttpResponse): VisibleFile => {
          photo = response ? photoOf(JSON.parse(String(response.body))) : photo;
          return { name: replaced.name, photo: response ? photo : "untold" };
        };
        return this.#change(entry, "pictureChanged", () => writer.edit(id, replaced, pictures.small), after);
      });
    const end = lastActions[iteration % lastActions.length];
    if (end !== undefined)
      steps.push(() => {
        if (photo !== null) ledger.leaving.add(photo);
        const send = () =>
          end === "pictureBinned" ? writer.delete(id) : writer.call("files.setTakenDown", { id, takenDown: true });
        return this.#change(entry, end, send, () => undefined);
      });
    for (const step of steps) {
      await pause(changeInterval);
      if (!(await step())) return;
    }
  }

  async #add(
    writer: Administrator,
    entry: LedgerEntry,
    picture: Buffer | undefined,
    key: string | undefined,
  ): Promise<WrittenFile | undefined> {
    const fields = { name: entry.addedAs };
    const send = () => writer.add(fields, picture, key).catch(noAnswer);
    let response = await send();
    while (key !== undefined && isOpen(response.status)) {
      await pause(retryInterval);
      response = await send();
    }
    if (response.status === 201) {
      const file = JSON.parse(String(response.body)) as WrittenFile;
      entry.id = file.id;
      entry.acknowledge("pictureAdded", { name: file.name, photo: photoOf(file) });
      return file;
    }
    if (isOpen(response.status))
      entry.leaveOpen("pictureAdded", { name: entry.addedAs, photo: picture ? "untold" : null });
    else this.options.fail(`adding got status ${response.status} ${response.body}`);
    return undefined;
  }

  /**
   * @param after the state that visitors see afterwards, computed from the response if there is one
   * @returns false if it is unknown whether the change was made
   */
  async #change(
    entry: LedgerEntry,
    action: Action,
    send: () => Promise<HttpResponse>,
    after: (response?: HttpResponse) => VisibleFile,
  ): Promise<boolean> {
    const response = await send().catch(noAnswer);
    if (response.status >= 200 && response.status < 300) {
      entry.acknowledge(action, after(response));
      return true;
    }
    // nginx may retry a deletion on another replica after the first one has executed it.
    const isRepeatedDeletion = action === "pictureBinned" && response.status === 404;
    if (isRepeatedDeletion || isOpen(response.status)) entry.leaveOpen(action, after());
    else this.options.fail(`${action} got status ${response.status} ${response.body}`);
    return false;
  }
}

const photoOf = ({ photo }: WrittenFile): string | null => photo?.id ?? null;

const noAnswer = (error: Error): HttpResponse => ({ status: 0, headers: {}, body: Buffer.from(error.message) });
