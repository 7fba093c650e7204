/** Reason not to start that the operator can fix: one line per mistake, printed without a stack. */
export class StartFailure extends Error {
  readonly lines: readonly string[];

  constructor(...lines: readonly string[]) {
    super(lines.join("\n"));
    this.name = "StartFailure";
    this.lines = lines;
  }
}

/** Prints a line for the operator before the server's logger exists. */
export type Report = (line: string) => void;

export class DiskTooFull extends StartFailure {}

/** Another server uses the data folder. */
export class InUse extends StartFailure {}

/** The server cannot listen at its address. */
export class PortFailure extends StartFailure {}
