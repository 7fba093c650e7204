import type { FailureCode, IssueCode } from "@visiga/contracts/errors";
import type { FileCreate } from "@visiga/contracts/files";
import type { HiddenReason } from "@visiga/contracts/managed-files";

/** Why a picture was refused, in codes with words in every language. */
export interface UploadFailure {
  readonly code: FailureCode;
  readonly issue?: IssueCode | undefined;
}

/** One picture of the queue as stored on the device; its bytes are stored separately. */
export interface UploadItem {
  /** Also the idempotency key of its request. */
  readonly id: string;
  /** Id of the user who added it; no other user sees or sends it. Stored on devices, so it keeps this name. */
  readonly account: string;
  /** Sort key of the queue, ascending. */
  readonly place: number;
  readonly fileName: string;
  /** Fields sent with the picture; null until its batch is started. */
  readonly fields: FileCreate | null;
  readonly state: "preparing" | "waiting" | "stored" | "failed";
  /** Original bytes. */
  readonly before: number;
  /** Bytes after shrinking; null until that is done. */
  readonly after: number | null;
  /** Thumbnail as a data URL; null where the browser cannot decode the picture. */
  readonly thumbnail: string | null;
  readonly failure: UploadFailure | null;
  /** Why visitors do not see the stored file; null where they do, and until it is stored. */
  readonly hidden?: HiddenReason | null;
}

export interface NewPicture {
  readonly id: string;
  readonly account: string;
  readonly place: number;
  readonly file: Pick<File, "name" | "size">;
}

export const added = ({ id, account, place, file }: NewPicture): UploadItem => ({
  id,
  account,
  place,
  fileName: file.name,
  fields: null,
  state: "preparing",
  before: file.size,
  after: null,
  thumbnail: null,
  failure: null,
});

export const prepared = (item: UploadItem, after: number, thumbnail: string | null): UploadItem => ({
  ...item,
  ...(item.state === "preparing" && { state: "waiting" }),
  after,
  thumbnail,
});

export const started = (item: UploadItem, fields: FileCreate): UploadItem =>
  isChosen(item) ? { ...item, fields } : item;

export const stored = (item: UploadItem, hidden: HiddenReason | null): UploadItem => ({
  ...item,
  state: "stored",
  failure: null,
  hidden,
});

export const refused = (item: UploadItem, failure: UploadFailure): UploadItem => ({
  ...item,
  state: "failed",
  failure,
});

/** Only prepared items can be retried: a file that is no picture would be refused again. */
export const retried = (item: UploadItem): UploadItem =>
  canRetry(item) ? { ...item, state: "waiting", failure: null } : item;

export const canRetry = ({ state, after }: UploadItem): boolean => state === "failed" && after !== null;

/** Added, and its batch is not started yet. */
export const isChosen = ({ state, fields }: UploadItem): boolean =>
  fields === null && (state === "preparing" || state === "waiting");

/** Started, and neither stored nor refused yet. */
export const isUnderWay = ({ state, fields }: UploadItem): boolean =>
  fields !== null && (state === "preparing" || state === "waiting");

export const canSend = (item: UploadItem): boolean => isUnderWay(item) && item.state === "waiting";
