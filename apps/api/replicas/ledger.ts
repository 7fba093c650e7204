export type Action = "pictureAdded" | "pictureChanged" | "pictureTakenDown" | "pictureBinned";

/** What visitors see of a record, by the id of its photo, which no answer may have told; undefined: nothing. */
export type Shown = { readonly name: string; readonly photo: string | null | "untold" } | undefined;

/** How often a change was sent with which outcome. */
interface Sent {
  acknowledged: number;
  unanswered: number;
}

/** One record as its editor knows it. The name that it is added with is its own. */
export class LedgerEntry {
  readonly addedAs: string;
  /** Undefined until an answer has told it. */
  id: string | undefined;
  readonly sent = new Map<Action, Sent>();
  /** What visitors may see at the end: more than one where the last change had no answer. */
  possible: Shown[] = [undefined];

  constructor(addedAs: string) {
    this.addedAs = addedAs;
  }

  acknowledge(action: Action, shown: Shown): void {
    this.#count(action).acknowledged += 1;
    this.possible = [shown];
  }

  /** The change may have been made or not: nobody makes another of this record, so that the end shows which. */
  leaveOpen(action: Action, shown: Shown): void {
    this.#count(action).unanswered += 1;
    this.possible = [...this.possible, shown];
  }

  #count(action: Action): Sent {
    const sent = this.sent.get(action) ?? { acknowledged: 0, unanswered: 0 };
    this.sent.set(action, sent);
    return sent;
  }
}

/** Everything that was sent to change something, by all editors. */
export class Ledger {
  readonly entries: LedgerEntry[] = [];
  /** Photos whose record was ever told to change: from then on visitors may be refused them. */
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
