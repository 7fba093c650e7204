import { itemPaths } from "@visiga/contracts/item-pages";
import { pageChoices } from "@visiga/contracts/page-parameters";
import { publicPaths } from "@visiga/contracts/public-paths";
import type { FastifyInstance } from "fastify";
import { dropDocumentHeaders } from "#platform/security/headers.ts";

const path = "/speculation.json";

export const speculationHeader = { "speculation-rules": `"${path}"` };

/** Public pages and news, except links that set a cookie, such as the language. */
const speculationRules = {
  prefetch: [
    {
      source: "document",
      where: {
        and: [
          { href_matches: [...publicPaths, `${itemPaths.NEWS}/*`] },
          { not: { href_matches: ["lang", ...Object.keys(pageChoices)].map((name) => `/*\\?*(^|&)${name}=*`) } },
          { not: { selector_matches: "[download]" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
};

export function serveSpeculationRules(app: FastifyInstance): void {
  const body = JSON.stringify(speculationRules);
  app.get(path, { schema: { hide: true } }, async (_, reply) => {
    dropDocumentHeaders(reply);
    return reply.header("cache-control", "public, max-age=86400").type("application/speculationrules+json").send(body);
  });
}
