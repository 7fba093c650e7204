import pg from "pg";
import { listened } from "../listened.ts";

/** Milliseconds that an answer may take, and pause before a server without one is asked again. */
const times = { answer: 3000, pause: 500 };

/** For `isUnavailable`, but not for `isInterrupted`: nobody asks such a server again at once. */
export const silence = (): Error => new Error("Query read timeout: the database answers nobody");

/** Whether the server of a pool answers at all, as opposed to a single slow query. */
export class ServerPulse {
  #silent = false;
  #asking: Promise<boolean> | undefined;

  /** @param settings of the pool's connections */
  constructor(private readonly settings: pg.ClientConfig) {}

  /** Whether it did not answer when it was last asked. It is asked again until it does. */
  get isSilent(): boolean {
    return this.#silent;
  }

  /** Whether it answers on a connection of its own. Callers share one question. */
  answers(): Promise<boolean> {
    this.#asking ??= this.#ask().then((answers) => {
      this.#asking = undefined;
      this.#silent = !answers;
      if (!answers) setTimeout(() => void this.answers(), times.pause).unref();
      return answers;
    });
    return this.#asking;
  }

  async #ask(): Promise<boolean> {
    const limits = { connectionTimeoutMillis: times.answer, query_timeout: times.answer };
    // The pool hides the password from copies.
    const client = listened(new pg.Client({ ...this.settings, ...limits, password: this.settings.password }));
    try {
      await client.connect();
      await client.query("SELECT 1");
      return true;
    } catch (error) {
      return !isSilence(error as NodeJS.ErrnoException);
    } finally {
      void client.end().catch(() => {});
    }
  }
}

/** A refusal is an answer. A stopped server accepts no more connections once its backlog is full: `EAGAIN`. */
const isSilence = ({ code, message }: NodeJS.ErrnoException): boolean =>
  code === "EAGAIN" || /^(timeout expired|Query read timeout)/.test(message);
