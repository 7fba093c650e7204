import { useNavigate } from "@tanstack/react-router";
import { fill } from "@visiga/i18n/format";
import { createContext, type ReactNode, use, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useListRefresh } from "#dashboard/shared/lists/use-list-feedback.ts";
import { useServerOpensHeic } from "#dashboard/shared/photos/use-picture-types.ts";
import { useNeedsReview } from "#dashboard/shared/review/use-review-rule.ts";
import { TabCount } from "#dashboard/shared/tab/tab-head.tsx";
import { useHiddenList } from "#dashboard/shared/toasts/toast-answers.ts";
import { useToast } from "#dashboard/shared/toasts/toasts.tsx";
import { useSessionUser } from "#platform/session/session-user.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { Link } from "#ui/controls/link.tsx";
import { preparePictures } from "./queue/prepare-pictures.ts";
import { sendPictures } from "./queue/send-pictures.ts";
import { albumOf, isHeld, isStored, isUnderWay } from "./queue/upload-item.ts";
import { UploadQueue, type UploadState } from "./queue/upload-queue.ts";
import { UploadStore } from "./queue/upload-store.ts";
import { useNewsReport } from "./use-news-report.ts";

const UploadsContext = createContext<UploadQueue | null>(null);

export function useUploads(): { queue: UploadQueue; state: UploadState } {
  const queue = use(UploadsContext);
  if (!queue) throw new Error("useUploads needs an Uploads parent");
  return { queue, state: useSyncExternalStore(queue.subscribe, queue.state, queue.state) };
}

/** Runs the upload queue while any part of the dashboard is open, and reports its completion. */
export function Uploads({ children }: { children: ReactNode }) {
  const { id } = useSessionUser();
  const [queue] = useState(() => new UploadQueue(id, new UploadStore()));
  const serverOpensHeic = useRef(useServerOpensHeic());
  useEffect(() => run(queue, () => serverOpensHeic.current()), [queue]);
  return (
    <UploadsContext value={queue}>
      <CompletionToast />
      {children}
    </UploadsContext>
  );
}

/** Shrinks and sends pictures until the returned function is called. */
function run(queue: UploadQueue, serverOpensHeic: () => Promise<boolean>): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const listen = (target: EventTarget, event: string, act: () => void) =>
    target.addEventListener(event, act, { signal });
  listen(window, "offline", () => queue.broadcast({ offline: true }));
  listen(window, "online", () => {
    queue.broadcast({ offline: false });
    queue.tryNow();
  });
  // A phone that wakes from standby usually has a connection again.
  listen(document, "visibilitychange", () => !document.hidden && queue.tryNow());
  queue.open();
  const work = async () => {
    // Resets the progress of a tab that was closed while sending.
    queue.broadcast({ sending: null, offline: !navigator.onLine });
    await Promise.all([preparePictures(queue, signal, serverOpensHeic), sendPictures(queue, signal)]);
  };
  queue
    .read()
    // Only one tab works at a time.
    .then(() => navigator.locks.request("uploads", { signal }, work))
    .catch((error) => signal.aborted || console.error(error));
  return () => {
    stop.abort();
    queue.close();
  };
}

function CompletionToast() {
  const { images } = useDashboardDictionary();
  const { upload, review } = images;
  const navigate = useNavigate();
  const needsReview = useNeedsReview();
  const { items } = useUploads().state;
  const refresh = useListRefresh();
  const listing = useHiddenList();
  const showToast = useToast();
  const reportNews = useNewsReport();
  const underWay = items.filter((item) => isUnderWay(item) && !isHeld(item, items));
  const left = underWay.length;
  /** Ids of what has been under way since the last report. */
  const before = useRef(new Set<string>());

  useEffect(() => {
    const known = before.current;
    for (const { id } of underWay) known.add(id);
    if (left > 0 || known.size === 0) return;
    before.current = new Set();
    const stored = items.filter(isStored);
    const count = stored.length;
    if (count === 0) return;
    const failed = items.filter(({ state }) => state === "failed").length;
    const news = stored.find(({ id, form, entry }) => known.has(id) && form === "news" && entry?.page === "NEWS");
    if (news?.entry && failed === 0) {
      reportNews(
        news.entry,
        albumOf(news, items).flatMap(({ entry }) => entry ?? []),
      );
      return;
    }
    if (items.some((item) => isHeld(item, items))) {
      showToast(`${fill(upload.partly, { stored: count, failed })} ${upload.newsHeld}`, undefined, [
        { label: images.see, act: () => void navigate({ to: "/dashboard", search: { task: "upload" } as never }) },
      ]);
      return;
    }
    const reasons = stored.flatMap((item) => item.hidden ?? []);
    const hidden = reasons.length;
    const [reason] = reasons;
    const sent = failed > 0 ? fill(upload.partly, { stored: count, failed }) : fill(upload.done, { count });
    const seen = hidden > 0 ? fill(needsReview ? review.some : upload.someHidden, { count: hidden }) : upload.allShown;
    showToast(`${sent} ${seen}`, undefined, listing(reason));
    refresh();
  });
  return null;
}

function useUnderWay() {
  const { items } = useUploads().state;
  const started = items.filter(({ fields, state }) => fields !== null && state !== "failed");
  return started.some(isUnderWay) ? { stored: started.filter(isStored).length, count: started.length } : null;
}

export function UploadCount() {
  const { upload } = useDashboardDictionary().images;
  const underWay = useUnderWay();
  if (!underWay) return null;
  return <TabCount label={fill(upload.sum, underWay)}>{`${underWay.stored} / ${underWay.count}`}</TabCount>;
}

export function UploadLink({ className }: { className?: string | undefined }) {
  if (!useUnderWay()) return null;
  return (
    <Link to="/dashboard?task=upload" className={className}>
      <UploadCount />
    </Link>
  );
}
