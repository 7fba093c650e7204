export interface WrittenFile {
  readonly id: string;
  readonly name: string;
  readonly photo: { readonly id: string } | null;
  readonly photoUrl: string | null;
}

export type Action = "pictureAdded" | "pictureChanged" | "pictureTakenDown" | "pictureBinned";

/** The public state of a record: name and photo id (`untold` if no response contained it). Undefined: not public. */
export type VisibleFile = { readonly name: string; readonly photo: string | null | "untold" } | undefined;

interface Sent {
  acknowledged: number;
  unanswered: number;
}

export class LedgerEntry {
  /** Undefined until a response contains it. */
  id: string | undefined;
  readonly sent = new Map<Action, Sent>();
  /** Possible final states: several if the last change had no response. */
  possible: VisibleFile[] = [undefined];

  constructor(readonly addedAs: string) {}

  acknowledge(action: Action, shown: VisibleFile): void {
    this.#count(action).acknowledged += 1;
    this.possible = [shown];
  }

  /**
   * Records a change with unknown outcome. No further change of this record follows, so that its final state shows the
   * outcome.
   */
  leaveOpen(action: Action, shown: VisibleFile): void {
    this.#count(action).unanswered += 1;
    this.possible = [...this.possible, shown];
  }

  #count(action: Action): Sent {
    const sent = this.sent.get(action) ?? { acknowledged: 0, unanswered: 0 };
    this.sent.set(action, sent);
    return sent;
  }
}

export class Ledger {
  readonly entries: LedgerEntry[] = [];
  /** Photos whose removal or replacement was requested. From then on visitors may be refused them. */
  readonly leaving = new Set<string>();

  open(addedAs: string): LedgerEntry {
    const entry = new LedgerEntry(addedAs);
    this.entries.push(entry);
    return entry;
  }

  total(outcome: keyof Sent): number {
    return this.entries.flatMap(({ sent }) => [...sent.values()]).reduce((sum, sent) => sum + sent[outcome], 0);
  }
}
