import type { FileState } from "../harness/administrator.ts";

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
