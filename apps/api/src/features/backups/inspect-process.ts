import { type Inspection, readInspection } from "./inspected-backup.ts";
import { runLowPriority } from "./verify-process.ts";

export interface InspectedFile {
  /** A path, or the name of a backup on the server. */
  readonly file: string;
  readonly passphrase: string | undefined;
}

/** Restores a backup into a temporary folder and reads what is inside. @throws Error if the process fails */
export type InspectBackup = (file: InspectedFile, signal: AbortSignal) => Promise<Inspection>;

/** @param program path of `cli/inspect-backup`, as source or built */
export const inspectByProcess =
  (program: string): InspectBackup =>
  async ({ file, passphrase }, signal) => {
    const environment = passphrase === undefined ? {} : { BACKUP_PASSPHRASE: passphrase };
    return readInspection(await runLowPriority(program, [file], { signal, environment }));
  };
