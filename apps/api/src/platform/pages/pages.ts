import type { FastifyInstance, FastifyRequest } from "fastify";
import type { EarlyAnswers } from "#platform/answers/early-answers.ts";
import { sendReady } from "#platform/answers/ready-answer.ts";
import type { Clock } from "#platform/clock.ts";
import type { KnownContent } from "#platform/database/content-version.ts";
import type { Origins } from "#platform/origins.ts";
import { limitedAddress } from "#platform/security/limited-address.ts";
import type { RequestBudgets } from "#platform/security/request-limit.ts";
import { type AskedPage, askedPage } from "./asked-page.ts";
import { choiceCookie } from "./choice-cookie.ts";
import { serveClientFiles } from "./client-files.ts";
import type { DrawQueue } from "./draw-queue.ts";
import { type FinishedPage, finishPage } from "./finished-page.ts";
import { locateItem } from "./item-page.ts";
import { PageCache } from "./page-cache.ts";
import { answerPageFailure } from "./page-failure.ts";
import { type PageForm, servePageForms } from "./page-forms.ts";
import type { PageReads, PostedForm } from "./page-renderer.ts";
import { loadBuiltSite, type Site } from "./site-build.ts";
import { serveSiteSources } from "./site-development.ts";
import { serveSpeculationRules } from "./speculation-rules.ts";

export interface PagesOptions {
  /** Folder of the web application. */
  readonly siteRoot: string;
  readonly development: boolean;
  readonly contentVersion: KnownContent;
  readonly clock: Clock;
  readonly origins: Origins;
  readonly earlyAnswers: EarlyAnswers;
  readonly queue: DrawQueue;
  /** Address of the service worker that pages register; undefined: none. */
  readonly worker: string | undefined;
  readonly reads: PageReads;
  readonly forms: readonly PageForm[];
  readonly budgets: Pick<RequestBudgets, "read" | "write">;
}

/** What is never a page. */
const reserved = /^\/(api|media|artwork|assets)(\/|$)/i;

/** Serves the pages of the site, drawn on the server. */
export async function pages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const { siteRoot, development, contentVersion, clock, origins, earlyAnswers, queue, worker, reads, forms, budgets } =
    options;
  const { render, policy }: Site = development
    ? { render: await serveSiteSources(app, siteRoot) }
    : await loadBuiltSite(siteRoot);
  const draw = async (asked: AskedPage, origin: string, posted?: PostedForm): Promise<FinishedPage> => {
    const { address, language, saver, encoding } = asked;
    const rendered = await render({ href: address.href, language, saver, origin, worker, posted, reads });
    const finished = finishPage(asked, rendered, policy);
    // Compressed in its turn too, because that takes as long as drawing.
    await finished.answer.prepare(encoding);
    return finished;
  };
  serveSpeculationRules(app);
  await app.register(servePageForms, {
    forms,
    spendWrite: budgets.write,
    draw: async (request, posted) => {
      const asked = askedPage(request.raw);
      const drawn = await queue.draw("rare", () => draw(asked, origins.of(request), posted));
      return drawn.answer.prepare(asked.encoding);
    },
  });

  if (development) {
    const find: FindPage = (asked, request) => draw(asked, origins.of(request));
    servePages(app, reads, find, async () => {});
    return;
  }
  await serveClientFiles(app, siteRoot);
  const cache = new PageCache({ contentVersion, clock, queue });
  earlyAnswers.add({
    prefix: "/",
    route: "/*",
    find: (request) => {
      const asked = askedPage(request);
      const origin = origins.recall(request);
      // Any other path may be a file's.
      if (!asked.address.exists || asked.address.redirect !== null || origin === undefined) return undefined;
      return cache.peek(asked, origin)?.answer.ready(asked.encoding);
    },
  });
  const find: FindPage = (asked, request) => {
    const met = origins.meet(request);
    return cache.find(asked, met, () => draw(asked, met.origin));
  };
  const spendRead = async (asked: AskedPage, request: FastifyRequest) => {
    if (asked.address.exists && !cache.peek(asked, origins.of(request))) await budgets.read(limitedAddress(request));
  };
  servePages(app, reads, find, spendRead);
}

type FindPage = (asked: AskedPage, request: FastifyRequest) => Promise<FinishedPage>;

/** @param spendRead counts what has to be read or drawn for a page that is not in memory */
function servePages(
  app: FastifyInstance,
  reads: PageReads,
  find: FindPage,
  spendRead: (asked: AskedPage, request: FastifyRequest) => Promise<void>,
): void {
  app.get("/*", { schema: { hide: true }, errorHandler: answerPageFailure }, async (request, reply) => {
    if (reserved.test(request.url)) return reply.callNotFound();
    const asked = askedPage(request.raw);
    const { redirect, saver } = asked.address;
    if (saver !== null) reply.header("set-cookie", choiceCookie("saver", saver));
    if (redirect !== null) return reply.redirect(redirect, saver === null ? 308 : 303);
    await spendRead(asked, request);
    const page = await locateItem(asked, reads);
    // A browser keeps a 301 for good, but a headline may change back.
    if (typeof page === "string") return reply.header("cache-control", "no-cache").redirect(page, 301);
    const { answer } = await find(page, request);
    return sendReady(request, reply, await answer.prepare(asked.encoding));
  });
}
