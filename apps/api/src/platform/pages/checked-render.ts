import type { FastifyBaseLogger } from "fastify";
import { knownFailure, logFailure } from "#platform/http/failures.ts";
import type { PageRequest, RenderedPage, RenderPage } from "./page-renderer.ts";

/** Renders a page, and logs what made it fail. */
export type CheckedRender = (request: PageRequest, log: Pick<FastifyBaseLogger, "error">) => Promise<RenderedPage>;

/** @returns a renderer that throws if a page lacks its title or its content */
export const checkedRender =
  (render: RenderPage): CheckedRender =>
  async (request, log) => {
    const rendered = await render(request);
    const { status, html, failure } = rendered;
    // The query may hold what a visitor searched for.
    const page = `page ${request.href.replace(/\?.*/s, "")}`;
    if (status >= 500) logFailure(log, knownFailure(failure), page);
    else if (!/<title[\s>]/.test(html) || !html.includes("</main>"))
      throw new Error(`The ${page} was rendered without <title> or </main>`);
    return rendered;
  };
