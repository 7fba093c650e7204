import type { IncomingMessage } from "node:http";
import type { Config } from "@visiga/system/config/config";
import type { Platform } from "#platform/platform.ts";
import type { PageReads } from "./page-renderer.ts";
import type { RequestedPage } from "./requested-page.ts";

export interface PageServices
  extends Pick<Platform, "clock" | "contentVersion" | "origins" | "queues" | "commonPages"> {
  readonly config: Pick<Config, "serviceWorker">;
  readonly pageReads: PageReads;
  /** Opens a preview by its token. */
  readonly openPreview: (token: string) => Promise<{ readonly day: string; readonly reads: PageReads }>;
  /** Counts a page that is sent, or confirmed by 304. */
  readonly countPageView: (page: RequestedPage, request: IncomingMessage) => void;
}
