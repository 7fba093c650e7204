import { hiddenReason } from "@visiga/contracts/visibility";
import { sendEntry } from "#dashboard/shared/photos/send-entry.ts";
import { today } from "#dashboard/shared/words/format-date-time.ts";
import { tokenOwner } from "#platform/session/session.ts";
import { retryPause, sendOutcome } from "./send-outcome.ts";
import { albumOf, canSend, isStored, refused, stored, type UploadItem } from "./upload-item.ts";
import type { UploadQueue } from "./upload-queue.ts";

/** Internal server errors after which a picture counts as failed. */
const maxServerErrors = 5;
/** Milliseconds without progress after which a request is aborted. */
const idleTimeout = 90_000;
/** Milliseconds between checks whether the queue’s user is signed in again. */
const loginPause = 30_000;

/** Sends started pictures one after another until `signal` is aborted; retries with backoff. */
export async function sendPictures(queue: UploadQueue, signal: AbortSignal): Promise<void> {
  const serverErrors = new Map<string, number>();
  let failures = 0;
  while (!signal.aborted) {
    const changes = queue.changed.count;
    const retries = queue.tryAgain.count;
    const item = nextItem(queue, serverErrors);
    if (!item) {
      await queue.changed.wait(changes, signal);
      continue;
    }
    const pause = await trySending({ queue, item, signal, serverErrors, failures: failures + 1 });
    failures = pause === null ? 0 : failures + 1;
    if (pause !== null) await queue.tryAgain.wait(retries, signal, pause);
  }
}

/** The next picture to send. Pictures with server errors come last, so that they do not block the others. */
function nextItem({ state }: UploadQueue, serverErrors: ReadonlyMap<string, number>): UploadItem | undefined {
  const { items, paused } = state();
  const times = ({ id }: UploadItem) => serverErrors.get(id) ?? 0;
  const ready = items.filter((item) => canSend(item) && albumOf(item, items).every(isStored));
  return paused ? undefined : ready.sort((a, b) => times(a) - times(b) || a.place - b.place)[0];
}

interface Try {
  readonly queue: UploadQueue;
  readonly item: UploadItem;
  readonly signal: AbortSignal;
  readonly serverErrors: Map<string, number>;
  /** Consecutive failures, including this attempt if it fails. */
  readonly failures: number;
}

/** Resolves to the milliseconds before a retry; to null if the picture is done or was removed. */
async function trySending({ queue, item, signal, serverErrors, failures }: Try): Promise<number | null> {
  const { store, userId } = queue;
  const { id } = item;
  if (tokenOwner() !== userId) return loginPause;
  const request = new AbortController();
  const timedOut = new Error("The request timed out");
  const abortUpload = () => request.abort();
  queue.abortUpload = abortUpload;
  signal.addEventListener("abort", abortUpload);
  try {
    await sendStored(queue, item, request.signal, () => request.abort(timedOut));
    // The connection may have been lost right after the last response.
    queue.broadcast({ offline: !navigator.onLine });
    return null;
  } catch (error) {
    if (request.signal.aborted && request.signal.reason !== timedOut) return null;
    console.error(error);
    const outcome = sendOutcome(error);
    queue.broadcast({ offline: outcome.kind === "lost" || !navigator.onLine });
    if (outcome.kind === "lost") return retryPause(failures);
    if (outcome.kind === "loggedOut") return loginPause;
    const times = (serverErrors.get(id) ?? 0) + 1;
    if (outcome.kind === "busy" && (outcome.failure.code !== "internal" || times < maxServerErrors)) {
      serverErrors.set(id, times);
      return retryPause(failures, outcome.retryAfter);
    }
    serverErrors.delete(id);
    await store.change([id], (current) => (canSend(current) ? refused(current, outcome.failure) : current));
    return null;
  } finally {
    signal.removeEventListener("abort", abortUpload);
    queue.abortUpload = null;
    queue.broadcast({ sending: null });
    await queue.refresh();
  }
}

async function sendStored(
  { store, broadcast, state }: UploadQueue,
  { id, fields, fileName }: UploadItem,
  signal: AbortSignal,
  timeOut: () => void,
) {
  const picture = await store.picture(id);
  if (!picture || !fields) {
    await store.change([id], (item) => (canSend(item) ? refused(item, { code: "picture_unreadable" }) : item));
    return;
  }
  const album = state().items.flatMap(({ news, entry }) => (news === id && entry ? entry.id : []));
  let shown = 0;
  broadcast({ sending: { id, part: 0 } });
  let timer = setTimeout(timeOut, idleTimeout);
  const onProgress = (part: number) => {
    clearTimeout(timer);
    timer = setTimeout(timeOut, idleTimeout);
    const percent = Math.floor(part * 100);
    if (percent !== shown) broadcast({ sending: { id, part } });
    shown = percent;
  };
  const request = {
    id: undefined,
    key: id,
    fields: album.length > 0 ? { ...fields, pictures: album } : fields,
    picture: { picture, fileName },
    signal,
    onProgress,
  };
  const entry = await sendEntry(request).finally(() => clearTimeout(timer));
  // The picture is deleted from the device only after the server has stored it.
  await store.change([id], (item) => stored(item, hiddenReason(entry, today()), entry), null);
}
