import inspector from "node:inspector";
import type { Socket } from "node:net";
import { setFlagsFromString } from "node:v8";
import { keptSite } from "@visiga/api/kept-site";
import type { RenderPage } from "@visiga/api/page-renderer";
import { type RunningSite, startSite } from "@visiga/api/start-site";
import { localAddress } from "@visiga/system/config/config";
import { UnknownMigrations } from "@visiga/system/database/migrate";
import { reasonOf } from "@visiga/system/errors/disk-failure";
import type { StartFailure } from "@visiga/system/errors/start-failure";
import { print, printError } from "@visiga/system/output";
import { explainedFailure } from "#errors/explained-failure.ts";
import { openKeeper } from "#open-keeper.ts";
import { clusterFailure } from "#postgres/postgres-cluster.ts";
import { checkRestoredPages } from "#restore/restore-outcome.ts";
import type { KeeperMessage, RestoreRequest, SiteMessage, SiteSettings } from "#site/messages.ts";

/**
 * From now on V8 collects its heap whenever it has grown by 40 percent. On a machine with much memory it would be 300: under
 * a crowd, hundreds of megabytes that nobody needs. Unlike a limit, it ends no process; during the start it takes longer.
 */
const limitHeapGrowth = () => setFlagsFromString("--heap-growing-percent=40");

interface Options {
  /** For the pages of a site that is being developed. Absent: the built ones. */
  readonly renderSources?: () => Promise<RenderPage>;
  readonly explain?: (error: unknown) => StartFailure | undefined;
}

/** Makes this the process of the site, which its parent starts, and which ends with it. */
export function runSite({ renderSources, explain = explainedFailure }: Options = {}): void {
  const stopped = new Error("Stopped by the keeper");
  const stopping = new AbortController();
  let starting: Promise<RunningSite> | undefined;
  let finish = () => {};
  const finishing = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let accept: (socket: Socket) => void = (socket) => void socket.destroy();

  process.umask(0o077);
  // A signal for all processes of a terminal or a service: the keeper stops this one after the last response.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => {});
  process.on("disconnect", () => process.exit());

  const tell = (message: SiteMessage, socket?: Socket): Promise<void> =>
    new Promise((resolve) => process.send?.(message, socket, undefined, () => resolve()));
  const beat = () => void tell({ kind: "beat", debugged: inspector.url() !== undefined });
  beat();
  setInterval(beat, 1000).unref();

  process.on("message", (message: KeeperMessage, socket) => {
    if (message.kind === "connection") {
      // A client may have left meanwhile.
      if (socket) accept(socket as Socket);
      void tell({ kind: "taken" });
    } else if (message.kind === "start") void start(message.settings);
    else if (message.kind === "finish") finish();
    else if (message.kind === "stop") void stop();
  });

  async function start({ config, address, embedded }: SiteSettings): Promise<void> {
    try {
      const explainDatabase = (error: unknown) =>
        embedded ? clusterFailure("the database cannot be opened", error, "DATA_DIR") : error;
      const request = (confirmed: RestoreRequest) => void tell({ kind: "restore", request: confirmed });
      starting = startSite({
        config,
        databaseServer: { address, embedded, explain: explainDatabase, close: async () => {} },
        openKeeper: openKeeper(keptSite, { request }),
        ...(renderSources && { renderSources: await renderSources() }),
        tellOperator: print,
        stopping: stopping.signal,
      });
      const site = await starting;
      limitHeapGrowth();
      accept = site.accept;
      await tell({ kind: "ready" });
      await checkRestoredPages(config.dataDir, localAddress(config)).catch((error) => printError(reasonOf(error)));
      await tell({ kind: "checked" });
    } catch (error) {
      if (error === stopped) process.exit(0);
      const failure = explain(error);
      if (!failure) printError(String((error as Error).stack ?? error));
      const lines = failure?.lines ?? [String(error)];
      const restorable = !failure || error instanceof UnknownMigrations;
      await tell({ kind: "failed", lines, restorable });
      process.exit(1);
    }
  }

  async function stop(): Promise<void> {
    stopping.abort(stopped);
    const site = await starting?.catch(() => undefined);
    const onClosing = async () => {
      await tell({ kind: "closing" });
      await finishing;
    };
    const left: Promise<unknown>[] = [];
    await site?.stop(onClosing, (socket) => {
      left.push(tell({ kind: "untouched" }, socket).then(() => socket.destroy()));
    });
    await Promise.all(left);
    process.exit(0);
  }
}
