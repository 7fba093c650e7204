import { openChannel } from "#platform/storage/browser-storage.ts";
import type { BatchValues } from "./batch-values.ts";
import type { UploadItem } from "./upload-item.ts";
import { queueChannel, type UploadStore } from "./upload-store.ts";

/** Changes every second during sending, so it is broadcast to the tabs instead of stored. */
interface LiveState {
  /** The item that is being sent, and its progress from 0 to 1. */
  readonly sending: { readonly id: string; readonly part: number } | null;
  readonly offline: boolean;
}

export interface UploadState extends LiveState {
  /** `broken` means that this browser has no usable IndexedDB. */
  readonly phase: "reading" | "ready" | "broken";
  readonly items: readonly UploadItem[];
  readonly paused: boolean;
  readonly values: BatchValues | null;
  /** Number of the last added pictures that exceeded this device’s storage quota. */
  readonly overQuota: number;
}

type Message = "changed" | "tryNow" | LiveState;

/** One user’s queue in one tab, synchronised with the same user’s other tabs. */
export class UploadQueue {
  readonly changed = new Notifier();
  readonly tryAgain = new Notifier();
  abortUpload: (() => void) | null = null;
  #state: UploadState = {
    phase: "reading",
    items: [],
    paused: false,
    values: null,
    overQuota: 0,
    sending: null,
    offline: false,
  };
  #reading: Promise<void> = Promise.resolve();
  readonly #listeners = new Set<() => void>();
  /** Channel to the other tabs; null while it is closed, and where the browser denies it. */
  #channel: BroadcastChannel | null = null;

  constructor(
    readonly userId: string,
    readonly store: UploadStore,
  ) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): UploadState => this.#state;

  /** Starts to receive messages from the other tabs. */
  open(): void {
    this.#channel = openChannel(queueChannel(this.userId));
    if (!this.#channel) return;
    this.#channel.onmessage = ({ data }: MessageEvent<Message>) => {
      if (data === "changed") void this.read();
      else if (data === "tryNow") this.tryAgain.notify();
      else this.#set(data);
    };
  }

  close(): void {
    this.#channel?.close();
    this.#channel = null;
  }

  readonly broadcast = (change: Partial<LiveState>): void => {
    const { sending, offline } = { ...this.#state, ...change };
    this.#set({ sending, offline });
    this.#post({ sending, offline });
  };

  /** Reads the store again, in every tab. */
  async refresh(): Promise<void> {
    this.#post("changed");
    await this.read();
  }

  /** Reads the store. Reads run one after another, so that the newest one is applied last. */
  read(): Promise<void> {
    this.#reading = this.#reading.catch(() => {}).then(() => this.#read());
    return this.#reading;
  }

  async #read(): Promise<void> {
    const [items, { paused, values }] = await this.store.all(this.userId).catch((error) => {
      this.#set({ phase: "broken" });
      throw error;
    });
    const { sending } = this.#state;
    if (sending && (paused || !items.some(({ id }) => id === sending.id))) this.abortUpload?.();
    this.#set({ phase: "ready", items, paused, values });
    this.changed.notify();
  }

  setOverQuota(overQuota: number): void {
    this.#set({ overQuota });
  }

  tryNow(): void {
    this.#post("tryNow");
    this.tryAgain.notify();
  }

  #post(message: Message): void {
    this.#channel?.postMessage(message);
  }

  #set(change: Partial<UploadState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

/** Condition that asynchronous code can wait for. */
export class Notifier {
  /** Number of notifications. Reading it before checking a state ensures that `wait` misses no notification. */
  count = 0;
  readonly #waiters = new Set<() => void>();

  notify(): void {
    this.count += 1;
    for (const wake of this.#waiters) wake();
    this.#waiters.clear();
  }

  /** Resolves when `count` exceeds `seen`, `signal` is aborted, or the time is over. */
  wait(seen: number, signal: AbortSignal, milliseconds?: number): Promise<void> {
    if (this.count > seen || signal.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      this.#waiters.add(resolve);
      signal.addEventListener("abort", () => resolve());
      if (milliseconds !== undefined) setTimeout(resolve, milliseconds);
    });
  }
}
