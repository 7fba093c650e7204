import type { Report } from "@visiga/system/errors/start-failure";
import type { ListeningPort } from "./listening-port.ts";
import type { SiteProcess } from "./site-process.ts";
import { waitingServer } from "./waiting-page.ts";

/** Starts of the site within a time, in milliseconds. */
const defaultLimits = { starts: 5, within: 60_000 };

interface Options {
  readonly listeningPort: Pick<ListeningPort, "giveTo" | "hold">;
  /** Starts the process and gives it its settings. */
  readonly startProcess: () => SiteProcess;
  /** Called before it gets its first connection. */
  readonly onReady?: () => Promise<void>;
  /** Called when it has ended too often, and is not started again. */
  readonly onRepeatedEnd: (reason: string) => void;
  readonly tellOperator: Report;
  readonly limits?: typeof defaultLimits;
}

/** Keeps the site running: one that ends by itself is started again, and its visitors wait meanwhile. */
export class KeptRunning {
  #process: SiteProcess | undefined;
  #wanted = false;
  #hasRun = false;
  #starts: number[] = [];
  readonly #ending = new AbortController();

  constructor(private readonly options: Options) {}

  /** @throws StartFailure if it does not start. Only one that has run is started again by itself */
  async start(): Promise<void> {
    this.#hasRun = false;
    this.#starts = [];
    const site = await this.#launch();
    await site.checked;
  }

  /** It is not started again. @param timeout milliseconds for its requests: a client may take hours for a response */
  async stop(timeout: number): Promise<void> {
    const ending = setTimeout(() => this.kill(), timeout).unref();
    await this.#stop();
    clearTimeout(ending);
  }

  /** Stops it for good, also between two starts. */
  end(): Promise<void> {
    this.#ending.abort();
    return this.#stop();
  }

  kill(): void {
    this.#process?.kill("it did not stop in time");
  }

  async #stop(): Promise<void> {
    this.#wanted = false;
    await this.#process?.stop();
  }

  async #launch(): Promise<SiteProcess> {
    this.#ending.signal.throwIfAborted();
    const site = this.options.startProcess();
    this.#process = site;
    this.#wanted = true;
    this.#starts.push(performance.now());
    void site.ended.then((reason) => this.#ended(site, reason));
    await site.ready;
    await this.options.onReady?.();
    this.options.listeningPort.giveTo(site.give);
    this.#hasRun = true;
    return site;
  }

  async #ended(site: SiteProcess, reason: string): Promise<void> {
    const { listeningPort, tellOperator, onRepeatedEnd, limits = defaultLimits } = this.options;
    if (!this.#wanted || site !== this.#process || !this.#hasRun) return;
    listeningPort.hold(waitingServer());
    const since = performance.now() - limits.within;
    this.#starts = this.#starts.filter((at) => at > since);
    if (this.#starts.length >= limits.starts) {
      this.#wanted = false;
      return onRepeatedEnd(
        `The site was started ${limits.starts} times in ${limits.within / 1000} s, and has ended each time: ${reason}`,
      );
    }
    tellOperator(`The site has ended and is started again: ${reason}`);
    await this.#launch().then(
      () => tellOperator("The site runs again"),
      // It has ended, and is started again.
      () => {},
    );
  }
}
