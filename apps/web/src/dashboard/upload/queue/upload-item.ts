import type { FailureCode, IssueCode } from "@visiga/contracts/errors";
import type { FileCreate } from "@visiga/contracts/files";

/** Why a picture was not taken, in codes that have words in every language. */
export interface UploadFailure {
  readonly code: FailureCode;
  readonly issue?: IssueCode | undefined;
}

/** One picture of the queue, as it is stored on the device; what travels is stored beside it. */
export interface UploadItem {
  /** Also the key by which the server knows the picture when it is sent again. */
  readonly id: string;
  /** Who added it; nobody else sees or sends it. */
  readonly account: string;
  /** Rises along the queue. */
  readonly place: number;
  readonly fileName: string;
  /** What travels with the picture; null until its batch was started. */
  readonly fields: FileCreate | null;
  readonly state: "preparing" | "waiting" | "stored" | "failed";
  /** Bytes as chosen. */
  readonly before: number;
  /** Bytes as they travel; null until that is known. */
  readonly after: number | null;
  /** A tiny copy as a data URL; null where the browser cannot open the picture. */
  readonly thumbnail: string | null;
  readonly failure: UploadFailure | null;
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

export const stored = (item: UploadItem): UploadItem => ({ ...item, state: "stored", failure: null });

export const refused = (item: UploadItem, failure: UploadFailure): UploadItem => ({
  ...item,
  state: "failed",
  failure,
});

/** Only what was ready to travel can be tried again: another try makes no picture of what is none. */
export const retried = (item: UploadItem): UploadItem =>
  canRetry(item) ? { ...item, state: "waiting", failure: null } : item;

export const canRetry = ({ state, after }: UploadItem): boolean => state === "failed" && after !== null;

/** Waits for its batch to be started. */
export const isChosen = ({ state, fields }: UploadItem): boolean =>
  fields === null && (state === "preparing" || state === "waiting");

/** Started, and neither stored nor refused yet. */
export const isUnderWay = ({ state, fields }: UploadItem): boolean =>
  fields !== null && (state === "preparing" || state === "waiting");

export const canSend = (item: UploadItem): boolean => isUnderWay(item) && item.state === "waiting";
