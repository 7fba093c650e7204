import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sendPictures } from "./send-pictures.ts";
import { added, prepared, started } from "./upload-item.ts";
import { UploadQueue } from "./upload-queue.ts";
import type { UploadStore } from "./upload-store.ts";

const userId = "user";
const fields = { name: "Feast 1", title: "EVENTS", page: "GALLERY" } as const;
const item = added({ id: "a", account: userId, place: 1, fileName: "IMG_1.jpg" });
const waiting = started(prepared(item, { thumbnail: null, unopened: false }), fields);

const change = vi.fn();
const store: Partial<UploadStore> = {
  all: async () => [[waiting], { paused: false, values: null }],
  picture: async () => new Blob(["picture"]),
  change,
};

/** A request whose connection is lost without notice. */
class StalledRequest {
  static sent: StalledRequest[] = [];
  readonly upload: { onprogress?: (event: Partial<ProgressEvent>) => void } = {};
  onabort?: () => void;
  aborted = false;
  open() {}
  setRequestHeader() {}
  send() {
    StalledRequest.sent.push(this);
  }
  abort() {
    this.aborted = true;
    this.onabort?.();
  }
}

let stop: AbortController;
let queue: UploadQueue;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("localStorage", { getItem: () => `e30.${btoa(JSON.stringify({ sub: userId }))}.signature` });
  vi.stubGlobal("XMLHttpRequest", StalledRequest);
  StalledRequest.sent = [];
  stop = new AbortController();
  queue = new UploadQueue(userId, store as UploadStore);
  await queue.read();
  void sendPictures(queue, stop.signal);
  await vi.advanceTimersByTimeAsync(0);
});
afterEach(() => {
  stop.abort();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("an upload without progress for 90 seconds is aborted and tried again", async () => {
  await vi.advanceTimersByTimeAsync(89_000);
  expect(StalledRequest.sent.map(({ aborted }) => aborted)).toEqual([false]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(StalledRequest.sent.map(({ aborted }) => aborted)).toEqual([true, false]);
  expect(queue.state().offline).toBe(true);
  expect(change).not.toHaveBeenCalled();
});

test("an upload that progresses slowly is not aborted", async () => {
  for (const loaded of [1, 2, 3]) {
    await vi.advanceTimersByTimeAsync(80_000);
    StalledRequest.sent[0]?.upload.onprogress?.({ loaded, total: 9, lengthComputable: true });
  }
  expect(StalledRequest.sent.map(({ aborted }) => aborted)).toEqual([false]);
});

test("an upload of a picture that is taken out is aborted without an error", async () => {
  queue.abortUpload?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(StalledRequest.sent[0]?.aborted).toBe(true);
  expect(console.error).not.toHaveBeenCalled();
  expect(queue.state().offline).toBe(false);
});
