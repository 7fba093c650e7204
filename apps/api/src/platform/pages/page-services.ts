import type { IncomingMessage } from "node:http";
import type { ContentVersion } from "#platform/cache/content-version.ts";
import type { Config } from "#platform/config/config.ts";
import type { BoundedQueue } from "#platform/http/bounded-queue.ts";
import type { Origins } from "#platform/http/origins.ts";
import type { PostQueue } from "#platform/http/response-slots.ts";
import type { Authenticate } from "#platform/security/identity.ts";
import type { RequestQuotas } from "#platform/security/request-quotas.ts";
import type { Clock } from "#platform/system/clock.ts";
import type { PageReads } from "./page-renderer.ts";
import type { RenderQueue } from "./render-queue.ts";
import type { RequestedPage } from "./requested-page.ts";

export interface PageServices extends PostQueue {
  readonly config: Pick<Config, "serviceWorker">;
  readonly clock: Clock;
  readonly contentVersion: ContentVersion;
  readonly authenticate: Authenticate;
  readonly origins: Origins;
  readonly quotas: RequestQuotas;
  readonly renderQueue: RenderQueue;
  readonly visitorReads: BoundedQueue;
  readonly pageReads: PageReads;
  /** Opens a preview by its token. */
  readonly openPreview: (token: string) => Promise<{ readonly day: string; readonly reads: PageReads }>;
  /** Counts a page that is sent, or confirmed by 304. */
  readonly countPageView: (page: RequestedPage, request: IncomingMessage) => void;
}
