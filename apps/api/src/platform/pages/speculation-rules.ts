import { itemPaths } from "@visiga/contracts/item-pages";
import { publicPaths } from "@visiga/contracts/public-paths";
import type { FastifyInstance } from "fastify";
import { dropDocumentHeaders } from "#platform/security/headers.ts";

const path = "/speculation.json";

/** Header that tells a browser where the rules are. */
export const speculationHeader = { "speculation-rules": `"${path}"` };

/**
 * Which links a browser may fetch before they are followed, when a finger or a pointer rests on them: those to public
 * pages and news, except the choices of language and data saver, which set a cookie.
 */
const speculationRules = {
  prefetch: [
    {
      source: "document",
      where: {
        and: [
          { href_matches: [...publicPaths, `${itemPaths.NEWS}/*`] },
          { not: { href_matches: ["/*\\?*(^|&)lang=*", "/*\\?*(^|&)saver=*"] } },
          { not: { selector_matches: "[download]" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
};

/** Serves the rules. */
export function serveSpeculationRules(app: FastifyInstance): void {
  const body = JSON.stringify(speculationRules);
  app.get(path, { schema: { hide: true } }, async (_, reply) => {
    dropDocumentHeaders(reply);
    return reply.header("cache-control", "public, max-age=86400").type("application/speculationrules+json").send(body);
  });
}
