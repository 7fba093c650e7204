import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import type { RunningSite } from "@visiga/api/keeper";
import type { KeptSite } from "@visiga/api/kept-site";
import { limitRequests, type RequestQuota } from "@visiga/api/request-quotas";
import { type Clock, systemClock } from "@visiga/system/clock";
import type { Config } from "@visiga/system/config/config";
import { measureSpareBytes } from "@visiga/system/disk/disk-space";
import type { Report } from "@visiga/system/errors/start-failure";
import { openArchives } from "#archive/open-archives.ts";
import { ListedPlaces } from "#backup/listed-places.ts";
import { type AskSecondPlace, secondPlaces } from "#backup/second-places.ts";
import { program } from "#program.ts";
import { type InspectBackup, inspectByProcess } from "#restore/backup-processes.ts";
import { Restore } from "#restore/restore.ts";
import { RestoreFiles, type RestoreRequest } from "#restore/restore-files.ts";
import { RestoreKeys } from "#restore/restore-keys.ts";

export interface PageOptions {
  /** Called when somebody has confirmed a restore. Absent: there is none to run it. */
  readonly request?: (request: RestoreRequest) => void;
  readonly tellOperator: Report;
  readonly clock?: Clock;
  readonly spareBytes?: () => Promise<number>;
  readonly inspectBackup?: InspectBackup | undefined;
  readonly askSecondPlace?: AskSecondPlace | undefined;
  readonly quota?: RequestQuota | undefined;
}

export type OpenRestorePage = Awaited<ReturnType<typeof openRestorePage>>;

/** The page `/restore` of an installation, whether its site runs or not. */
export async function openRestorePage(config: Config, kept: Pick<KeptSite, "wasRestored">, options: PageOptions) {
  const {
    request = () => {},
    tellOperator,
    clock = systemClock,
    spareBytes,
    inspectBackup,
    askSecondPlace,
    quota,
  } = options;
  const { publicUrl } = config;
  let site: Pick<RunningSite, "mayRestore"> | null = null;
  const files = new RestoreFiles(config.dataDir);
  const keys = new RestoreKeys({ files, clock, site: () => site });
  const temporary = join(config.dataDir, "tmp");
  const archives = await openArchives(config);
  const places = secondPlaces(config, askSecondPlace);
  const restore = new Restore({
    kept,
    clock,
    files,
    keys,
    spareBytes: spareBytes ?? (() => measureSpareBytes(config.dataDir)),
    inspectBackup: inspectBackup ?? inspectByProcess(program("inspect-backup"), temporary),
    archives,
    secondPlaces: new ListedPlaces(places),
    request,
  });
  const count = limitRequests(quota);
  // Loaded at the first request: few servers ever show the page.
  const loadPage = async () => {
    const { RestorePage } = await import("./restore-page.ts");
    return new RestorePage({ restore, keys, siteRuns: () => site !== null, publicUrl, count, tellOperator });
  };
  let page: ReturnType<typeof loadPage> | undefined;
  return {
    restore,
    keys,
    /** Where the backups are, and their copies. */
    archives,
    places,
    /** @param address of the client, for quotas; empty if it is not known */
    async handle(incoming: IncomingMessage, response: ServerResponse, address: string): Promise<void> {
      page ??= loadPage();
      await (await page).handle(incoming, response, address);
    },
    /** The site runs: it is asked who may use the page. */
    runs(running: Pick<RunningSite, "mayRestore">): void {
      site = running;
      keys.owner = null;
      restore.down = null;
    },
    /** The site has stopped, or does not start. @param reason sentences for the operator; null if it will start again */
    stopped(reason: readonly string[] | null = null): void {
      site = null;
      restore.down = reason;
    },
  };
}
