import type { EntryCreate } from "@visiga/contracts/entry-requests";
import { type FailureCode, failureStatus, type IssueCode } from "@visiga/contracts/errors";
import type { ManagedEntry } from "@visiga/contracts/managed-entries";
import type { HiddenReason } from "@visiga/contracts/visibility";
import type { ProxyProblem } from "#platform/answers/unexpected-response.ts";

/** Why a picture was rejected, as codes that have a text in every language. */
export interface UploadFailure {
  readonly code: FailureCode;
  readonly issue?: IssueCode | undefined;
  /** A proxy has rejected it, not the server. */
  readonly proxy?: ProxyProblem | undefined;
}

/** One picture of the queue as stored on the device; its bytes are stored separately. */
export interface UploadItem {
  /** Id of the item, and the idempotency key of its request. */
  readonly id: string;
  /** Id of the user who added it; no other user sees or sends it. Stored on devices, so it cannot be renamed. */
  readonly account: string;
  /** Sort key of the queue, ascending. */
  readonly place: number;
  readonly fileName: string;
  /** Fields sent with the picture; null until its batch is started. */
  readonly fields: EntryCreate | null;
  readonly state: "preparing" | "waiting" | "stored" | "failed";
  readonly thumbnail: string | null;
  /** Perceptual hash; null or absent where there is none. */
  readonly fingerprint?: string | null;
  /** Hash of the bytes of the chosen file; null or absent where it could not be computed. */
  readonly digest?: string | null;
  /** The picture may be damaged. */
  readonly unopened?: boolean;
  readonly failure: UploadFailure | null;
  /** Why visitors do not see the stored entry; null if they do, and until it is stored. */
  readonly hidden?: HiddenReason | null;
  /** The stored entry; absent until it is stored, and for pictures stored by an earlier release. */
  readonly entry?: ManagedEntry;
  /** Chosen in the form of news, which sends it. */
  readonly form?: "news";
  /** Id of the item of the news whose album has the picture. The news is sent once all its pictures are stored. */
  readonly news?: string;
}

type NewItem = Pick<UploadItem, "id" | "account" | "place" | "fileName" | "form">;

export const added = (item: NewItem): UploadItem => ({
  ...item,
  fields: null,
  state: "preparing",
  thumbnail: null,
  failure: null,
});

export type Preparation = Pick<UploadItem, "thumbnail" | "fingerprint" | "digest" | "unopened">;

export const prepared = (item: UploadItem, result: Preparation): UploadItem => ({
  ...item,
  ...(item.state === "preparing" && { state: "waiting" }),
  ...result,
});

export const started = (item: UploadItem, fields: EntryCreate, news?: string): UploadItem =>
  isChosen(item) ? { ...item, fields, ...(news && { news }) } : item;

export const stored = (item: UploadItem, hidden: HiddenReason | null, entry?: ManagedEntry): UploadItem => ({
  ...item,
  state: "stored",
  failure: null,
  hidden,
  ...(entry && { entry }),
});

export const refused = (item: UploadItem, failure: UploadFailure): UploadItem => ({
  ...item,
  state: "failed",
  failure,
});

export const retried = (item: UploadItem): UploadItem =>
  canRetry(item) ? { ...item, state: "waiting", failure: null } : item;

/** Whether a retry can succeed: the server failed, or a proxy, but the server did not reject the picture. */
export const canRetry = ({ state, failure }: UploadItem): boolean =>
  state === "failed" && failure !== null && (failureStatus[failure.code] >= 500 || failure.proxy !== undefined);

/** Added, but its batch is not started yet. */
export const isChosen = ({ state, fields }: UploadItem): boolean =>
  fields === null && (state === "preparing" || state === "waiting");

/** Started, but neither stored nor rejected yet. */
export const isUnderWay = ({ state, fields }: UploadItem): boolean =>
  fields !== null && (state === "preparing" || state === "waiting");

export const isStored = ({ state }: UploadItem): boolean => state === "stored";

/** The pictures of the album of queued news. */
export const albumOf = ({ id }: UploadItem, items: readonly UploadItem[]): UploadItem[] =>
  items.filter(({ news }) => news === id);

/** Whether news waits for a picture that has failed: until somebody retries or removes it. */
export const isHeld = (item: UploadItem, items: readonly UploadItem[]): boolean =>
  isUnderWay(item) && albumOf(item, items).some(({ state }) => state === "failed");

/** Chosen in the form of news, which is not sent yet. */
export const isOfNewsForm = ({ form, fields }: UploadItem): boolean => form === "news" && fields === null;

export const canSend = (item: UploadItem): boolean => isUnderWay(item) && item.state === "waiting";

export function queueFigures(items: readonly UploadItem[]) {
  const stored = items.filter(isStored).length;
  const quarter = Math.ceil((Math.floor((stored / items.length) * 4) / 4) * items.length);
  const underWay = items.some(isUnderWay);
  return {
    stored,
    /** Number of failed items; zero while items are still being processed. */
    failed: underWay ? 0 : items.filter(({ state }) => state === "failed").length,
    /** Number of stored items to announce: the exact number when all items are done, until then only each quarter. */
    announced: underWay ? quarter : stored,
  };
}
