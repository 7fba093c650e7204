import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Action, Ledger, LedgerEntry, Shown } from "./ledger.ts";
import type { HttpResponse } from "./send-request.ts";
import { Writer, type WrittenFile } from "./writer.ts";

interface EditorsOptions {
  readonly url: string;
  readonly ledger: Ledger;
  /** A small picture for most records, and for every fifth one that takes longer to process. */
  readonly pictures: { readonly small: Buffer; readonly large: Buffer };
  /** Reports an unexpected response. */
  readonly fail: (what: string) => void;
}

const place = { title: "EVENTS", page: "GALLERY" };

/** Milliseconds between two changes of one editor, and between two attempts to add with the same key. */
const changeInterval = 300;
const retryInterval = 300;

/** Last action by turn; every second record stays published. */
const lastActions: readonly (Action | undefined)[] = ["pictureTakenDown", undefined, "pictureBinned", undefined];

/** Status of a proxy without a response, or of a replica without its database: the change may have been made or not. */
const isOpen = (status: number): boolean => [0, 502, 503, 504].includes(status);

/** Clients that add, edit, take down and delete records continuously and record the responses in the ledger. */
export class Editors {
  readonly #options: EditorsOptions;
  readonly #working: Promise<unknown>;
  #stopping = false;

  constructor(count: number, options: EditorsOptions) {
    this.#options = options;
    this.#working = Promise.all(Array.from({ length: count }, (_, index) => this.#work(index)));
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    await this.#working;
  }

  async #work(index: number): Promise<void> {
    const writer = new Writer(this.#options.url, `127.0.2.${index + 1}`);
    for (let iteration = 0; !this.#stopping; iteration += 1) {
      await this.#changeOneRecord(writer, `${index}-${iteration}-${randomUUID().slice(0, 8)}`, iteration).catch(
        (error: Error) => this.#options.fail(`an editor: ${error.message}`),
      );
      await pause(changeInterval);
    }
  }

  async #changeOneRecord(writer: Writer, name: string, iteration: number): Promise<void> {
    const { ledger, pictures } = this.#options;
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
        const edited = { ...place, name: `${name} edited` };
        const after = () => ({ name: edited.name, photo });
        return this.#change(entry, "pictureChanged", () => writer.edit(id, edited), after);
      },
    ];
    if (iteration % 3 === 0)
      steps.push(() => {
        if (photo !== null) ledger.leaving.add(photo);
        const replaced = { ...place, name: `${name} replaced` };
        const after = (answer?: HttpResponse): Shown => {
          photo = answer ? photoOf(JSON.parse(String(answer.body))) : photo;
          return { name: replaced.name, photo: answer ? photo : "untold" };
        };
        return this.#change(entry, "pictureChanged", () => writer.edit(id, replaced, pictures.small), after);
      });
    const end = lastActions[iteration % lastActions.length];
    if (end !== undefined)
      steps.push(() => {
        if (photo !== null) ledger.leaving.add(photo);
        const send = () => (end === "pictureBinned" ? writer.delete(id) : writer.takeDown(id));
        return this.#change(entry, end, send, () => undefined);
      });
    for (const step of steps) {
      await pause(changeInterval);
      if (!(await step())) return;
    }
  }

  async #add(
    writer: Writer,
    entry: LedgerEntry,
    picture: Buffer | undefined,
    key: string | undefined,
  ): Promise<WrittenFile | undefined> {
    const fields = { ...place, name: entry.addedAs };
    const send = () => writer.add(fields, picture, key).catch(noAnswer);
    let answer = await send();
    while (key !== undefined && isOpen(answer.status)) {
      await pause(retryInterval);
      answer = await send();
    }
    if (answer.status === 201) {
      const file = JSON.parse(String(answer.body)) as WrittenFile;
      entry.id = file.id;
      entry.acknowledge("pictureAdded", { name: file.name, photo: photoOf(file) });
      return file;
    }
    if (isOpen(answer.status))
      entry.leaveOpen("pictureAdded", { name: entry.addedAs, photo: picture ? "untold" : null });
    else this.#options.fail(`adding got status ${answer.status} ${answer.body}`);
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
    after: (answer?: HttpResponse) => Shown,
  ): Promise<boolean> {
    const answer = await send().catch(noAnswer);
    if (answer.status >= 200 && answer.status < 300) {
      entry.acknowledge(action, after(answer));
      return true;
    }
    // nginx may retry a deletion on another replica after the first one has executed it.
    const downtimeBeforeDelete = action === "pictureBinned" && answer.status === 404;
    if (downtimeBeforeDelete || isOpen(answer.status)) entry.leaveOpen(action, after());
    else this.#options.fail(`${action} got status ${answer.status} ${answer.body}`);
    return false;
  }
}

const photoOf = ({ photo }: WrittenFile): string | null => photo?.id ?? null;

const noAnswer = (error: Error): HttpResponse => ({ status: 0, headers: {}, body: Buffer.from(error.message) });
