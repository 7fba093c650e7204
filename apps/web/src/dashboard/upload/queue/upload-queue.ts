import type { FileCreate } from "@visiga/contracts/files";
import { pictureIssue } from "#dashboard/kit/photos/picture-issue.ts";
import type { BatchValues } from "./batch-values.ts";
import { Bell } from "./bell.ts";
import { added, canRetry, isUnderWay, refused, retried, started, type UploadItem } from "./upload-item.ts";
import { isOutOfRoom, type UploadStore } from "./upload-store.ts";

/** What changes from second to second, and is not worth keeping. */
export interface UploadPulse {
  /** What is on its way, and how much of it, 0 to 1. */
  readonly travelling: { readonly id: string; readonly part: number } | null;
  /** The line is gone. */
  readonly lost: boolean;
}

export interface UploadState extends UploadPulse {
  /** The queue has been read; `broken` where this browser keeps none. */
  readonly phase: "reading" | "ready" | "broken";
  readonly items: readonly UploadItem[];
  readonly paused: boolean;
  readonly values: BatchValues | null;
  /** How many pictures found no room on this device, the last time some were added. */
  readonly noRoom: number;
}

type Message = "changed" | "tryNow" | UploadPulse;

/** One account’s queue in one tab: what it holds, and what a person can do with it. All tabs hold the same. */
export class UploadQueue {
  /** Rings when something may have to be done. */
  readonly changed = new Bell();
  /** Rings when it is worth trying again at once. */
  readonly tryAgain = new Bell();
  readonly account: string;
  readonly store: UploadStore;
  /** Calls off what is travelling, when it is no longer wanted. */
  callOff: (() => void) | null = null;
  #state: UploadState = {
    phase: "reading",
    items: [],
    paused: false,
    values: null,
    noRoom: 0,
    travelling: null,
    lost: false,
  };
  #reading: Promise<void> = Promise.resolve();
  readonly #listeners = new Set<() => void>();
  /** To the other tabs; null while it is closed. */
  #channel: BroadcastChannel | null = null;

  constructor(account: string, store: UploadStore) {
    this.account = account;
    this.store = store;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): UploadState => this.#state;

  /** Hears of the other tabs from now on. */
  open(): void {
    this.#channel = new BroadcastChannel(`uploads-${this.account}`);
    this.#channel.onmessage = ({ data }: MessageEvent<Message>) => this.#hear(data);
  }

  close(): void {
    this.#channel?.close();
    this.#channel = null;
  }

  /** Says to every tab what travels and whether there is a line. */
  readonly tell = (change: Partial<UploadPulse>): void => {
    const { travelling, lost } = { ...this.#state, ...change };
    this.#set({ travelling, lost });
    this.#post({ travelling, lost });
  };

  /** Reads what is stored, and lets every tab do so. */
  async refresh(): Promise<void> {
    this.#post("changed");
    await this.read();
  }

  /** One reading after the other: the last word is the newest. */
  read(): Promise<void> {
    this.#reading = this.#reading.catch(() => {}).then(() => this.#read());
    return this.#reading;
  }

  async #read(): Promise<void> {
    const [items, { paused, values }] = await this.store.all(this.account).catch((error) => {
      this.#set({ phase: "broken" });
      throw error;
    });
    const { travelling } = this.#state;
    if (travelling && (paused || !items.some(({ id }) => id === travelling.id))) this.callOff?.();
    this.#set({ phase: "ready", items, paused, values });
    this.changed.ring();
  }

  /** Files that are no pictures stand in the queue as refused. What was stored before leaves the list. */
  async add(files: readonly File[]): Promise<void> {
    const { items } = this.#state;
    // Asked now that there is something to lose; a browser that says no keeps the queue all the same, while it has room.
    void navigator.storage?.persist?.().catch(() => false);
    if (!items.some(isUnderWay)) await this.clearStored();
    let place = Math.max(Date.now(), ...items.map((item) => item.place + 1));
    let noRoom = 0;
    for (const file of files) {
      const item = added({ id: crypto.randomUUID(), account: this.account, place: place++, file });
      const issue = pictureIssue(file);
      try {
        // One that is too large may still become small enough.
        if (issue === "picture_type") await this.store.add(refused(item, { code: issue }), null);
        else await this.store.add(item, file);
        await this.refresh();
      } catch (error) {
        if (!isOutOfRoom(error)) throw error;
        noRoom += 1;
      }
    }
    this.#set({ noRoom });
  }

  /** Lets pictures travel, each with the words it is given. */
  async start(fields: ReadonlyMap<string, FileCreate>): Promise<void> {
    await this.store.change([...fields.keys()], (item) => started(item, fields.get(item.id) as FileCreate));
    await this.setPaused(false);
  }

  async setPaused(paused: boolean): Promise<void> {
    await this.store.keepBatch(this.account, { paused });
    await this.refresh();
    this.tryNow();
  }

  async keepValues(values: BatchValues): Promise<void> {
    await this.store.keepBatch(this.account, { values });
  }

  /** One that failed, or all. */
  async retry(id?: string): Promise<void> {
    const failed = this.#state.items.filter((item) => canRetry(item) && (id === undefined || item.id === id));
    await this.store.change(
      failed.map((item) => item.id),
      retried,
    );
    await this.refresh();
    this.tryNow();
  }

  /** Takes one out, and answers how to put it back. */
  async takeOut(item: UploadItem): Promise<() => Promise<void>> {
    const picture = await this.store.picture(item.id);
    await this.store.remove([item.id]);
    await this.refresh();
    return async () => {
      await this.store.add(item, picture ?? null);
      await this.refresh();
    };
  }

  /** Takes out all that are not stored. */
  async takeAllOut(): Promise<void> {
    await this.store.remove(this.#state.items.filter(({ state }) => state !== "stored").map(({ id }) => id));
    await this.refresh();
  }

  async clearStored(): Promise<void> {
    await this.store.remove(this.#state.items.filter(({ state }) => state === "stored").map((item) => item.id));
    await this.refresh();
  }

  /** Without waiting for the next time it is worth it; in whichever tab the work is done. */
  tryNow(): void {
    this.#post("tryNow");
    this.tryAgain.ring();
  }

  #hear(message: Message): void {
    if (message === "changed") void this.read();
    else if (message === "tryNow") this.tryAgain.ring();
    else this.#set(message);
  }

  #post(message: Message): void {
    this.#channel?.postMessage(message);
  }

  #set(change: Partial<UploadState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
