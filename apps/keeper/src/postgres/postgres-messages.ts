/** Severity and text of a line of PostgreSQL's log, whose beginning is the time and the process. */
const logLine = /(?:^|\s)(LOG|WARNING|ERROR|FATAL|PANIC|DETAIL|HINT|CONTEXT|STATEMENT): {2}(.*)/;

/** A line of initdb or of a program that cannot start. */
const programLine = /^(?:initdb|postgres|pg_ctl|\S*setpriv|\S*\/postgres): (?:error: )?(.*)$/;

/** Says only that another message is the reason, or ends a connection. */
const withoutReason =
  /^(configuration file ".*" contains errors|could not load \S+|terminating |the database system is|removing |data directory ".*" not removed|startup process)/;

/** Begins the reason in the log of a wrong configuration, which is not an error to PostgreSQL. */
const complaint = /^(could not|syntax error|unrecognized|invalid|parameter|".*" is not)/;

/** Of the disk: what follows is what PostgreSQL could not do without it. */
const diskError =
  /No space left on device|wrote only \d+ of|Disk quota exceeded|Input\/output error|Read-only file system|File too large/;

const kept = 40;

/** Collects what PostgreSQL or initdb prints, and finds why it ended. */
export class PostgresMessages {
  #lines: { severity: string; text: string }[] = [];

  add(line: string): void {
    const [, severity = "", logged] = logLine.exec(line) ?? [];
    const text = logged ?? programLine.exec(line)?.[1] ?? line;
    if (!text.trim()) return;
    this.#lines.push({ severity: severity || (programLine.test(line) ? "ERROR" : ""), text: text.trim() });
    this.#lines = this.#lines.slice(-kept);
  }

  /** The message that ended it, with its detail. The last line if there is none. */
  get reason(): string {
    const lines = this.#lines;
    const find = (fits: (line: (typeof lines)[number]) => boolean) => lines.findLastIndex(fits);
    const candidates = [
      find(({ severity, text }) => ["PANIC", "FATAL", "ERROR"].includes(severity) && diskError.test(text)),
      find(({ severity, text }) => severity === "PANIC" && !withoutReason.test(text)),
      find(({ severity, text }) => severity === "FATAL" && !withoutReason.test(text)),
      find(({ severity, text }) => severity === "LOG" && complaint.test(text)),
      find(({ severity, text }) => severity === "ERROR" && !withoutReason.test(text)),
      lines.length - 1,
    ];
    const at = candidates.find((index) => index >= 0) ?? -1;
    const details = [];
    for (const { severity, text } of lines.slice(at + 1)) {
      if (!["DETAIL", "CONTEXT", ""].includes(severity) || text.startsWith("Run initdb")) break;
      details.push(text.replace(/[.,]$/, ""));
    }
    return `${lines[at]?.text ?? ""}${details.length > 0 ? ` (${details.join(", ")})` : ""}`;
  }
}
