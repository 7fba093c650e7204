import type { Socket } from "node:net";
import { fileURLToPath } from "node:url";
import type { Config } from "@visiga/system/config/config";
import { print, printError } from "@visiga/system/output";
import { startDatabaseServer } from "./database/database-server.ts";
import { prepareDataDir } from "./postgres/data-dir.ts";
import { keepCompiledCode } from "./process/compile-cache.ts";
import { program } from "./program.ts";
import type { OpenRestore } from "./restore/page/open-restore.ts";
import type { StandIn } from "./restore/page/stand-by.ts";
import { type ForkedSite, forkSite } from "./site/fork-site.ts";
import { KeptRunning } from "./site/kept-running.ts";
import { ListeningPort } from "./site/listening-port.ts";
import type { RestoreRequest, SiteMessage, SiteSettings } from "./site/messages.ts";
import { SiteFailure, type SiteProcess, startSiteProcess } from "./site/site-process.ts";
import { waitingServer } from "./site/waiting-page.ts";

/** What happens before the site starts again: a restore that was asked for, or the report of the failure that ended it. */
interface Due {
  readonly request?: RestoreRequest | undefined;
  readonly failure?: SiteFailure;
}

/** Milliseconds in which the site finishes its requests before a restore. */
const finishTimeout = 10_000;

/** Starts PostgreSQL, holds the listening port, and keeps the site running in a process of its own. */
export class Keeper {
  readonly #port = new ListeningPort(waitingServer());
  readonly #site: KeptRunning;
  #forked: ForkedSite | undefined;
  #opened: Promise<void> | undefined;
  /** What the site needs of PostgreSQL. Its process is started before they are known. */
  #settings: Promise<SiteSettings> | undefined;
  #server: Awaited<ReturnType<typeof startDatabaseServer>> | undefined;
  #codeCache: string | undefined;
  #work: Promise<void> | undefined;
  #stopping = false;
  /** The page `/restore` while the site does not run, which has one of its own. */
  #page: OpenRestore | undefined;
  #standIn: StandIn | undefined;
  /** The site takes no more connections, although this program runs on. */
  #onClosing = () => this.#port.hold(waitingServer());
  #confirm: (request: RestoreRequest) => void = () => {};

  /** @param first a process for the site that waits already */
  constructor(
    private readonly config: Config,
    first: ForkedSite,
  ) {
    this.#forked = first;
    this.#site = new KeptRunning({
      listeningPort: this.#port,
      startProcess: () => this.#startProcess(),
      onReady: () => this.#open(),
      onRepeatedEnd: (reason) => this.#runAgain({ failure: new SiteFailure(true, reason) }),
      tellOperator: print,
    });
  }

  get url(): string {
    return this.#port.url(this.config);
  }

  /** Whether the page `/restore` is shown because the site does not run. */
  get standsBy(): boolean {
    return this.#standIn !== undefined;
  }

  /**
   * Resolves once the site runs. @param onStandBy called when the page `/restore` replaces it until the next attempt
   * @throws StartFailure for what no backup mends
   */
  start(onStandBy: () => void): Promise<void> {
    this.#work = this.#run({}, onStandBy);
    return this.#work;
  }

  /** Stops the site after its last request, and then PostgreSQL. */
  async stop(): Promise<void> {
    this.#stopping = true;
    const stopped = Promise.all([this.#site.end(), this.#standIn?.stop()]);
    await this.#work?.catch(() => {});
    await stopped;
    this.#port.close();
    await this.#server?.close();
  }

  async abort(): Promise<void> {
    this.#site.kill();
    await this.#server?.close();
  }

  async #run(first: Due, onStandBy = () => {}): Promise<void> {
    for (let due = first; ; ) {
      if (due.request) await this.#restore(due.request);
      if (this.#stopping) return;
      const failure = due.failure
        ? { error: due.failure }
        : await this.#begin().then(
            () => null,
            (error: unknown) => ({ error }),
          );
      if (!failure) {
        this.#page = undefined;
        return;
      }
      this.#site.kill();
      await this.#server?.close();
      const { isRestorable, standBy } = await import("./restore/page/stand-by.ts");
      if (this.#stopping || !(await isRestorable(failure.error, this.config))) {
        this.#port.close();
        throw failure.error;
      }
      const confirmed = new Promise<RestoreRequest>((resolve) => {
        this.#confirm = resolve;
      });
      await this.#open();
      const at = { restore: await this.#openPage(), listeningPort: this.#port };
      this.#standIn = await standBy(this.config, at, failure.error);
      // `stop` was called before there was anything to stop.
      if (this.#stopping) return this.#standIn.stop();
      onStandBy();
      due = { request: await Promise.race([confirmed, this.#standIn.waits]) };
      await this.#standIn.stop();
      this.#standIn = undefined;
      if (!due.request) this.#port.hold(waitingServer());
    }
  }

  /** The site's code is loaded while PostgreSQL starts. */
  async #begin(): Promise<void> {
    const { dataDir, databaseUrl } = this.config;
    await prepareDataDir(dataDir, !databaseUrl);
    this.#codeCache ??= await keepCompiledCode(dataDir, [fileURLToPath(import.meta.url), program("site")]);
    this.#settings = this.#startServer();
    const running = this.#site.start();
    running.catch(() => {});
    await this.#settings;
    await running.catch((error) => {
      // The site sees a lost connection only.
      throw this.#server?.ended() ? this.#server.explain(error) : error;
    });
  }

  #open(): Promise<void> {
    this.#opened ??= this.#port.open(this.config);
    return this.#opened;
  }

  async #startServer(): Promise<SiteSettings> {
    const onWait = () => void this.#open().catch(() => {});
    this.#server = await startDatabaseServer(this.config, print, { onWait });
    // With DATABASE_URL, a proxy takes another replica as long as this one refuses connections.
    if (!this.config.databaseUrl) await this.#open();
    const { address, embedded } = this.#server;
    const { port } = this.#opened ? this.#port : this.config;
    return { config: { ...this.config, port }, address, embedded };
  }

  #startProcess(): SiteProcess {
    const site = startSiteProcess(this.#forked ?? forkSite(program("site")), {
      codeCache: this.#codeCache,
      onMessage: (message, socket) => this.#receive(message, socket),
    });
    this.#forked = undefined;
    void this.#settings?.then(site.start, () => site.kill("the database did not start"));
    return site;
  }

  #receive(message: SiteMessage, socket?: Socket): void {
    if (message.kind === "closing") {
      if (this.#stopping) this.#port.close();
      else this.#onClosing();
    }
    if (message.kind === "untouched" && socket) this.#port.answer(socket);
    if (message.kind === "restore") this.#runAgain({ request: message.request });
  }

  #runAgain(due: Due): void {
    this.#work = this.#run(due).then(() => print(`Listening again at ${this.url}`));
    this.#work.catch((error) => {
      printError(String(error));
      if (!this.#stopping) process.exit(1);
    });
  }

  async #restore(request: RestoreRequest): Promise<void> {
    const [{ runRestore, showRestore }, { keptSite }] = await Promise.all([
      import("./restore/run-restore.ts"),
      import("@visiga/api/kept-site"),
    ]);
    const at = { restore: await this.#openPage(), listeningPort: this.#port };
    this.#onClosing = () => showRestore(this.config, at, request);
    await this.#site.stop(this.config.drain * 1000 + finishTimeout);
    if (this.#stopping) return;
    await this.#server?.close();
    await runRestore(this.config, keptSite, at, request);
    this.#port.hold(waitingServer());
  }

  async #openPage(): Promise<OpenRestore> {
    const { openRestore } = await import("./restore/page/open-restore.ts");
    const request = (confirmed: RestoreRequest) => this.#confirm(confirmed);
    this.#page ??= await openRestore(this.config, { tellOperator: print, request });
    return this.#page;
  }
}
