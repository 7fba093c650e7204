/** Reason not to start that the operator can fix, in lines that are printed without a stack: mistakes, or what and advice. */
export class StartFailure extends Error {
  readonly lines: readonly string[];

  constructor(...lines: readonly (string | undefined)[]) {
    const known = lines.filter((line) => line !== undefined);
    super(known.join("\n"));
    this.name = "StartFailure";
    this.lines = known;
  }
}

/** Prints a line for the operator before the server's logger exists. */
export type Report = (line: string) => void;

export class DiskTooFull extends StartFailure {}

/** Another server uses the data folder. */
export class InUse extends StartFailure {}

/** The server cannot listen at its address. */
export class PortFailure extends StartFailure {}
