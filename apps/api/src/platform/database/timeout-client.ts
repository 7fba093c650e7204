import pg from "pg";

export const serverTimeouts = { statement_timeout: 20_000, idle_in_transaction_session_timeout: 60_000 };

/** Closes the connection after `query_timeout`. pg would keep it, and the next query would wait behind the first. */
export class TimeoutClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // The pool stops listening to a connection before it is closed, and an error without a listener ends the process.
    this.on("error", () => {});
    const query = this.query.bind(this) as (...args: unknown[]) => unknown;
    const watched = (...args: unknown[]): unknown => {
      const answer = query(...args);
      // The pool itself closes a connection whose callback query failed.
      if (answer instanceof Promise) answer.catch((error: Error) => this.#endAfter(error));
      return answer;
    };
    this.query = watched as typeof this.query;
  }

  #endAfter({ message }: Error): void {
    if (message === "Query read timeout") void this.end();
  }
}
