import type { IncomingMessage, ServerResponse } from "node:http";
import { limitRequests } from "@visiga/api/request-quotas";
import type { Config } from "@visiga/system/config/config";
import { openArchives } from "#archive/open-archives.ts";
import { type PageOptions, Restore } from "#restore/restore.ts";
import type { RestorePage } from "./restore-page.ts";

/** With the page `/restore`, which imports `Restore`: as one class, the two would import each other. */
export class OpenRestore extends Restore {
  #page: Promise<RestorePage> | undefined;

  /** Answers a request. @param address of the client, for quotas; empty if it is not known */
  async handle(request: IncomingMessage, response: ServerResponse, address: string): Promise<void> {
    this.#page ??= this.#loadPage();
    await (await this.#page).handle(request, response, address);
  }

  /** At the first request: few servers ever show the page. */
  async #loadPage(): Promise<RestorePage> {
    const { RestorePage } = await import("./restore-page.ts");
    const { tellOperator, quota } = this.options;
    return new RestorePage({
      restore: this,
      publicUrl: this.config.publicUrl,
      count: limitRequests(quota),
      tellOperator,
    });
  }
}

export const openRestore = async (config: Config, options: PageOptions): Promise<OpenRestore> =>
  new OpenRestore(config, await openArchives(config), options);
