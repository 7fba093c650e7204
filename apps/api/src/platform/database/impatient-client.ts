import pg from "pg";

/**
 * A connection that ends with a query that it did not answer within `query_timeout`. pg itself would go on using it,
 * and the next query would wait behind that one.
 */
export class ImpatientClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const query = this.query.bind(this) as (...given: unknown[]) => unknown;
    const watched = (...given: unknown[]): unknown => {
      const answer = query(...given);
      // Queries with a callback are the pool's, which drops their connection after any error.
      if (answer instanceof Promise) answer.catch((error: Error) => this.#endAfter(error));
      return answer;
    };
    this.query = watched as typeof this.query;
  }

  #endAfter({ message }: Error): void {
    if (message === "Query read timeout") void this.end();
  }
}
