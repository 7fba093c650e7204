import { tokenOwner } from "#platform/session/session.ts";
import { retryPause, sendOutcome } from "./send-outcome.ts";
import { sendWatched } from "./send-watched.ts";
import { canTravel, refused, stored, type UploadItem } from "./upload-item.ts";
import type { UploadQueue } from "./upload-queue.ts";

/** How often a server that fails at a picture is asked to take it, before that is said. */
const patience = 5;
/** Milliseconds until it is looked again whether the account has logged in. */
const loginPause = 30_000;

/** Sends what was started, in turn; where that does not succeed, again, with growing pauses. */
export async function sendPictures(queue: UploadQueue, signal: AbortSignal): Promise<void> {
  /** How often the server failed at each. */
  const faults = new Map<string, number>();
  let failures = 0;
  while (!signal.aborted) {
    const changes = queue.changed.rings;
    const calls = queue.tryAgain.rings;
    const item = nextItem(queue, faults);
    if (!item) {
      await queue.changed.wait(changes, signal);
      continue;
    }
    const pause = await trySending({ queue, item, signal, faults, failures: failures + 1 });
    failures = pause === null ? 0 : failures + 1;
    if (pause !== null) await queue.tryAgain.wait(calls, signal, pause);
  }
}

/** One that the server fails at does not hold up the others. */
function nextItem({ state }: UploadQueue, faults: ReadonlyMap<string, number>): UploadItem | undefined {
  const { items, paused } = state();
  const times = ({ id }: UploadItem) => faults.get(id) ?? 0;
  return paused ? undefined : items.filter(canTravel).sort((a, b) => times(a) - times(b) || a.place - b.place)[0];
}

interface Try {
  readonly queue: UploadQueue;
  readonly item: UploadItem;
  readonly signal: AbortSignal;
  readonly faults: Map<string, number>;
  /** In a row, counting this try should it fail. */
  readonly failures: number;
}

/** Answers after how many milliseconds to try again; null where this picture is settled or no longer wanted. */
async function trySending({ queue, item, signal, faults, failures }: Try): Promise<number | null> {
  const { store, account } = queue;
  const { id } = item;
  if (tokenOwner() !== account) return loginPause;
  const wanted = new AbortController();
  const callOff = () => wanted.abort();
  queue.callOff = callOff;
  signal.addEventListener("abort", callOff);
  try {
    await sendStored(queue, item, wanted.signal);
    // The last answer may have come just before the line went.
    queue.tell({ lost: !navigator.onLine });
    return null;
  } catch (error) {
    if (wanted.signal.aborted) return null;
    console.error(error);
    const outcome = sendOutcome(error);
    queue.tell({ lost: outcome.kind === "lost" || !navigator.onLine });
    if (outcome.kind === "lost") return retryPause(failures);
    if (outcome.kind === "loggedOut") return loginPause;
    const times = (faults.get(id) ?? 0) + 1;
    if (outcome.kind === "busy" && (outcome.failure.code !== "internal" || times < patience)) {
      faults.set(id, times);
      return retryPause(failures, outcome.retryAfter);
    }
    faults.delete(id);
    await store.change([id], (current) => (canTravel(current) ? refused(current, outcome.failure) : current));
    return null;
  } finally {
    signal.removeEventListener("abort", callOff);
    queue.callOff = null;
    queue.tell({ travelling: null });
    await queue.refresh();
  }
}

async function sendStored({ store, tell }: UploadQueue, { id, fields, fileName }: UploadItem, signal: AbortSignal) {
  const picture = await store.picture(id);
  if (!picture || !fields) {
    await store.change([id], (item) => (canTravel(item) ? refused(item, { code: "picture_unreadable" }) : item));
    return;
  }
  let shown = 0;
  tell({ travelling: { id, part: 0 } });
  const onProgress = (part: number) => {
    const percent = Math.floor(part * 100);
    if (percent !== shown) tell({ travelling: { id, part } });
    shown = percent;
  };
  await sendWatched({ id, fields, picture, fileName, signal, onProgress });
  // Only now that the server has said so is the picture let go.
  await store.change([id], stored, null);
}
