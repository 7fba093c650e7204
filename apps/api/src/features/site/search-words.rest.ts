import type { FastifyInstance } from "fastify";
import { acceptedEncoding } from "#platform/cache/compressed-response.ts";
import { contentResponse, createContentResponseCache, sendEncoded } from "#platform/cache/content-response-cache.ts";

/** Bytes: room for each language's module under its current address and under any other. */
const inMemory = 2 * 1024 * 1024;

const route = "/words/:name";

/** Serves what the search finds as a module, which pages import when the search gets the focus. */
export async function searchWordsRest(app: FastifyInstance): Promise<void> {
  const modules = createContentResponseCache(app.contentVersion, inMemory);
  app.responseCache.add({
    prefix: "/words/",
    route,
    find: ({ url, headers }) => modules.peek(url)?.ready(acceptedEncoding(headers["accept-encoding"])),
  });
  app.get<{ Params: { name: string } }>(route, { schema: { hide: true } }, async (request, reply) => {
    const [, language] = /^search-(en|sw)-[\w-]+\.js$/.exec(request.params.name) ?? [];
    if (language !== "en" && language !== "sw") return reply.callNotFound();
    const { address, code } = await app.pageReads.search(language);
    // Another replica may know of an edit before this process.
    const current = address === request.url;
    const caching = current ? "public, max-age=31536000, immutable" : "no-cache";
    const module = async () => contentResponse("text/javascript", caching, Buffer.from(code));
    // Clients can invent addresses, so all other addresses of a language share one entry.
    return sendEncoded(request, reply, await modules.find(current ? request.url : language, module));
  });
}
