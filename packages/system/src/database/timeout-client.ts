import pg from "pg";
import { ServerPulse, silence } from "./server-pulse.ts";

export const serverTimeouts = { statement_timeout: 20_000, idle_in_transaction_session_timeout: 60_000 };

/** Milliseconds after which a query asks whether the server answers at all. */
const checkAfter = 2000;

type Connected = (error?: Error) => void;

/**
 * A connection of a pool. Its queries fail as soon as the server answers nobody, long before `query_timeout`, and while
 * it does not, at once. A connection without a response is closed: pg would keep it, and the next query would wait
 * behind the first.
 */
export class TimeoutClient extends pg.Client {
  readonly #pulse: ServerPulse;

  constructor(config: pg.ClientConfig = {}) {
    super(config);
    this.#pulse = pulseOf(config);
    // The pool stops listening to a connection before it is closed, and an error without a listener ends the process.
    this.on("error", () => {});
    const query = this.query.bind(this) as (...args: unknown[]) => unknown;
    const watched = (...args: unknown[]): unknown => {
      if (this.#pulse.isSilent && isAwaited(args)) return this.#watch(Promise.reject(silence()));
      const answer = query(...args);
      return answer instanceof Promise ? this.#watch(answer) : answer;
    };
    this.query = watched as typeof this.query;
    const connect = this.connect.bind(this);
    // The pool connects with a callback.
    this.connect = ((connected: Connected) => {
      if (this.#pulse.isSilent) process.nextTick(connected, silence());
      else connect(this.#watchConnecting(connected));
    }) as typeof this.connect;
  }

  #watch<Result>(answer: Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      let over = false;
      const check = async () => {
        const answers = await this.#pulse.answers();
        if (!answers) fail(silence());
        else if (!over) timer = setTimeout(check, checkAfter).unref();
      };
      let timer = setTimeout(check, checkAfter).unref();
      const fail = (error: Error) => {
        if (error.message.startsWith("Query read timeout")) void this.end();
        reject(error);
      };
      void answer.then(resolve, fail).finally(() => {
        over = true;
        clearTimeout(timer);
      });
    });
  }

  /** The pool's own limit ends the attempt. Here the server is asked meanwhile, so that the next ones fail at once. */
  #watchConnecting(connected: Connected): Connected {
    const timer = setTimeout(() => void this.#pulse.answers(), checkAfter).unref();
    return (error) => {
      clearTimeout(timer);
      connected(error);
    };
  }
}

/** The pool itself closes a connection whose query with a callback failed; a stream of rows has no promise. */
const isAwaited = (args: readonly unknown[]): boolean =>
  typeof args.at(-1) !== "function" && typeof (args[0] as { submit?: unknown } | undefined)?.submit !== "function";

/** One for each pool, which gives all its connections the same settings. */
const pulses = new WeakMap<pg.ClientConfig, ServerPulse>();

function pulseOf(settings: pg.ClientConfig): ServerPulse {
  const pulse = pulses.get(settings) ?? new ServerPulse(settings);
  pulses.set(settings, pulse);
  return pulse;
}
