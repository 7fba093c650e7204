/** A reason not to start that the operator can mend: one line per mistake, printed without a stack. */
export class StartFailure extends Error {
  readonly lines: readonly string[];

  constructor(...lines: readonly string[]) {
    super(lines.join("\n"));
    this.name = "StartFailure";
    this.lines = lines;
  }
}

/** Tells the operator something in one line while there is no server yet. */
export type Report = (line: string) => void;
