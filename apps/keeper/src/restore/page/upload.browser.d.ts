/** @public Of `upload.browser.js`, for its test. */
export class RefusedPart extends Error {
  readonly status: number;
}

/** @public */
export class ReplacedUpload extends Error {}

/** @public */
export function uploadBackup(options: {
  readonly file: File;
  readonly from: number;
  readonly signal: AbortSignal;
  readonly onProgress: (received: number) => void;
  readonly onWaiting: (reason: unknown) => void;
}): Promise<void>;
