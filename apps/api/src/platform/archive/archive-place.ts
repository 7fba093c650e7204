import type { Readable, Writable } from "node:stream";

/** An archive while it is written. */
export interface ArchiveDraft {
  readonly target: Writable;
  /** Makes it an archive, once all is written. Once resolved, it survives a crash. */
  keep(): Promise<void>;
  /** Leaves nothing of it. */
  discard(): Promise<void>;
}

export interface StoredArchive {
  readonly name: string;
  readonly bytes: number;
}

/** Where archives are kept, by name. */
export interface ArchivePlace {
  /** For messages to the operator. */
  readonly place: string;
  /** Sorted by name. */
  list(): Promise<StoredArchive[]>;
  create(name: string): Promise<ArchiveDraft>;
  /** Null if there is none with that name. */
  open(name: string): Promise<{ readonly bytes: number; readonly stream: Readable } | null>;
  /** A file with the archive to read it from, and what frees it again. Null if there is none with that name. */
  fetch(name: string): Promise<{ readonly path: string; release(): Promise<void> } | null>;
  remove(name: string): Promise<void>;
  /**
   * Removes what a process that was killed has left unfinished: only one writes at a time.
   * @returns bytes that may be written before the place is short of room; null where nobody can tell
   */
  makeRoom(): Promise<number | null>;
}

/** Names of archives: nothing that leads elsewhere. */
export const isArchiveName = (name: string): boolean => /^[\w][\w.-]*\.tar$/.test(name);
