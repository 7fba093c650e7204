import type { FastifyPluginAsync } from "fastify";
import { ContentResponseCache, contentResponse } from "#platform/cache/content-response-cache.ts";
import type { ContentVersion } from "#platform/cache/content-version.ts";
import type { ContentReader } from "#platform/pages/page-renderer.ts";

/** Bytes: room for each language's module under its current address and under any other. */
const inMemory = 2 * 1024 * 1024;

const route = "/words/:name";

interface Deps {
  readonly contentVersion: ContentVersion;
  readonly contentReader: Pick<ContentReader, "search">;
}

/** Serves what the search finds as a module, which pages import when the search gets the focus. */
export const searchWordsRest =
  ({ contentVersion, contentReader }: Deps): FastifyPluginAsync =>
  async (app) => {
    const modules = new ContentResponseCache(contentVersion, inMemory);
    app.earlyResponses.add({ prefix: "/words/", route, find: (request) => modules.ready(request.url, request) });
    app.get<{ Params: { name: string } }>(
      route,
      { config: { access: "public", cost: "query" } },
      async (request, reply) => {
        const [, language] = /^search-(en|sw)-[\w-]+\.js$/.exec(request.params.name) ?? [];
        if (language !== "en" && language !== "sw") return reply.callNotFound();
        const { address, code } = await contentReader.search(language);
        // Another replica may know of an edit before this process.
        const current = address === request.url;
        const caching = current ? "public, max-age=31536000, immutable" : "no-cache";
        const module = async () => contentResponse("text/javascript", caching, Buffer.from(code));
        // Clients can invent addresses, so all other addresses of a language share one entry.
        return modules.send(request, reply, current ? request.url : language, module);
      },
    );
  };
