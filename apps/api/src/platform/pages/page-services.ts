import type { IncomingMessage } from "node:http";
import type { EntranceAnswer } from "@visiga/contracts/entrance-results";
import type { Config } from "@visiga/system/config/config";
import type { Platform } from "#platform/platform.ts";
import type { ContentReader } from "./page-renderer.ts";
import type { RequestedPage } from "./requested-page.ts";

export interface PageServices
  extends Pick<Platform, "clock" | "contentVersion" | "origins" | "queues" | "commonPages"> {
  readonly config: Pick<Config, "serviceWorker">;
  readonly contentReader: ContentReader;
  readonly entranceResults: { answer(number: string): Promise<EntranceAnswer> };
  /** Opens a preview by its token. */
  readonly openPreview: (token: string) => Promise<{ readonly day: string; readonly reader: ContentReader }>;
  /** Counts a page that is sent, or confirmed by 304. */
  readonly countPageView: (page: RequestedPage, request: IncomingMessage) => void;
}
