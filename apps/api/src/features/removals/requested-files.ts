import type { FilePage } from "@visiga/contracts/files";

/** A file for whose photo a request asks, and that photo. */
export interface FilePhoto {
  readonly id: string;
  readonly photoId: string;
}

export interface RequestedFile extends FilePhoto {
  /** Null for a deleted file. */
  readonly page: FilePage | null;
  readonly nameSw: string | null;
  /** Whether visitors see the photo, in this file or in another. */
  readonly shown: boolean;
}

/** What this feature uses of files. */
export interface RequestedFiles {
  /** The photo of a file that visitors see; null if they do not. */
  shownPhoto(id: string): Promise<{ readonly photoId: string; readonly name: string } | null>;
  readRequested(requested: readonly FilePhoto[]): Promise<RequestedFile[]>;
}
