import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { noisyPicture } from "@visiga/api/src/testing/sample-pictures.ts";
import { Administrator, type FileState, NotAcknowledged, samplePicture } from "../harness/administrator.ts";
import { repeated } from "../harness/repeated.ts";

export type Action = "pictureAdded" | "pictureChanged" | "pictureTakenDown" | "pictureBinned";

/** What visitors see of a record, whose photo is `untold` if no response contained it. Undefined: not public. */
export type VisibleFile = Omit<FileState, "id"> | undefined;

export interface LedgerEntry {
  readonly addedAs: string;
  /** Undefined until a response contains it. */
  id: string | undefined;
  readonly sent: { readonly action: Action; readonly acknowledged: boolean }[];
  /** Possible final states: several if the last change had no response, after which no other follows. */
  possible: readonly VisibleFile[];
}

export class Ledger {
  readonly entries: LedgerEntry[] = [];
  /** Photos whose removal or replacement was requested. From then on visitors may be refused them. */
  readonly leaving = new Set<string>();

  open(addedAs: string): LedgerEntry {
    const entry: LedgerEntry = { addedAs, id: undefined, sent: [], possible: [undefined] };
    this.entries.push(entry);
    return entry;
  }

  count(acknowledged: boolean): number {
    return this.entries.flatMap(({ sent }) => sent).filter((change) => change.acknowledged === acknowledged).length;
  }
}

export interface CrowdOptions {
  readonly url: string;
  readonly ledger: Ledger;
  readonly fail: (what: string) => void;
}

/** Milliseconds between two changes of one editor, and between two attempts to add with the same key. */
const interval = 300;

/** Last action by turn; every second record stays published. */
const lastActions = ["pictureTakenDown", undefined, "pictureBinned", undefined] as const;

/** Status of a proxy without a response, or of a replica without its database: the change may have been made or not. */
const isOpen = (error: unknown): boolean =>
  error instanceof NotAcknowledged && [0, 502, 503, 504].includes(error.status);

/**
 * Adds, edits, takes down and deletes records continuously and records the responses in the ledger.
 * @returns a function that ends it
 */
export async function startEditors(options: CrowdOptions): Promise<() => Promise<void>> {
  const large = await noisyPicture(1600, 1200).jpeg().toBuffer();
  const editors = ["127.0.2.1", "127.0.2.2"].map((address) => new Administrator(options.url, address));
  return repeated(editors.length, async (index, iteration) => {
    const name = `${index}-${iteration}-${randomUUID().slice(0, 8)}`;
    await changeOneRecord(editors[index] as Administrator, large, name, iteration, options).catch((error: Error) =>
      options.fail(`an editor: ${error.message}`),
    );
    await pause(interval);
  });
}

async function changeOneRecord(
  editor: Administrator,
  large: Buffer,
  name: string,
  iteration: number,
  { ledger, fail }: CrowdOptions,
): Promise<void> {
  const entry = ledger.open(name);
  /** @returns false if the change was refused, or if it is unknown whether it was made as `expected` */
  const change = async (
    action: Action,
    expected: VisibleFile,
    send: () => Promise<FileState | undefined>,
  ): Promise<boolean> => {
    try {
      const file = await send();
      entry.id ??= file?.id;
      entry.possible = [file];
    } catch (error) {
      // nginx may retry a deletion on another replica after the first one has executed it.
      const isRepeated = action === "pictureBinned" && error instanceof NotAcknowledged && error.status === 404;
      if (isOpen(error) || isRepeated) {
        entry.sent.push({ action, acknowledged: false });
        entry.possible = [...entry.possible, expected];
      } else fail(`${action}: ${error}`);
      return false;
    }
    entry.sent.push({ action, acknowledged: true });
    return true;
  };

  const picture = iteration % 5 === 4 ? large : iteration % 2 === 0 ? samplePicture : null;
  // Half of the records are added like in the dashboard: with an idempotency key, and repeated until there is a response.
  const key = iteration % 4 < 2 ? randomUUID() : undefined;
  const add = async (): Promise<FileState> => {
    for (;;) {
      try {
        return await editor.add({ name }, picture, key);
      } catch (error) {
        if (key === undefined || !isOpen(error)) throw error;
        await pause(interval);
      }
    }
  };
  if (!(await change("pictureAdded", { name, photo: picture ? "untold" : undefined }, add))) return;
  const id = String(entry.id);
  const shownPhoto = () => entry.possible[0]?.photo;
  const leave = () => {
    const photo = shownPhoto();
    if (photo !== undefined) ledger.leaving.add(photo);
  };

  await pause(interval);
  const edited = `${name} edited`;
  if (!(await change("pictureChanged", { name: edited, photo: shownPhoto() }, () => editor.edit(id, edited)))) return;
  if (iteration % 3 === 0) {
    await pause(interval);
    leave();
    const replaced = `${name} replaced`;
    const send = () => editor.edit(id, replaced, samplePicture);
    if (!(await change("pictureChanged", { name: replaced, photo: "untold" }, send))) return;
  }
  const end = lastActions[iteration % lastActions.length];
  if (end === undefined) return;
  await pause(interval);
  leave();
  await change(end, undefined, async () => {
    await (end === "pictureBinned" ? editor.delete(id) : editor.call("files.setTakenDown", { id, takenDown: true }));
    return undefined;
  });
}
