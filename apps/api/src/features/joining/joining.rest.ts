import { schoolDay } from "@visiga/contracts/dates";
import { chosenLevel } from "@visiga/contracts/joining";
import { isLinked } from "@visiga/contracts/linked-pages";
import { markedRecords } from "@visiga/i18n/marked-records";
import { securityHeaders } from "@visiga/system/http/security-headers";
import type { FastifyPluginAsync } from "fastify";
import { CompressedResponse } from "#platform/cache/cached-response.ts";
import { ContentResponseCache } from "#platform/cache/content-response-cache.ts";
import type { ContentReader } from "#platform/pages/page-renderer.ts";
import type { Platform } from "#platform/platform.ts";
import { joiningSheet } from "./joining-sheet.ts";

/** Bytes of PDF files in memory: about 100 files. */
const inMemory = 16 * 1024 * 1024;

const route = "/joining.pdf";

interface Deps extends Pick<Platform, "clock" | "contentVersion" | "origins" | "queues"> {
  readonly contentReader: Pick<ContentReader, "site" | "texts">;
}

/** Serves the page /joining as a PDF to forward: `/joining.pdf?level=o-level&lang=sw`. */
export const joiningRest =
  ({ clock, contentVersion, origins, contentReader, queues }: Deps): FastifyPluginAsync =>
  async (app) => {
    const answers = new ContentResponseCache(contentVersion, inMemory);
    app.earlyResponses.add({ prefix: route, route, work: { name: "feeds", isFull: () => queues.computations.isFull } });

    const config = { access: "public", cost: "computation" } as const;
    app.get<{ Querystring: { lang?: unknown } }>(route, { config }, async (request, reply) => {
      // The address determines the language, because the file is forwarded.
      const language = request.query.lang === "sw" ? "sw" : "en";
      const level = chosenLevel(new URL(request.url, "http://_").search);
      const origin = origins.of(request.raw);
      const today = schoolDay(clock());
      const key = [origin, today, language, level].join(" ");
      const [content, { texts }] = await Promise.all([contentReader.site(language), contentReader.texts(language)]);
      if (!isLinked("joining", content.facts)) return reply.callNotFound();
      const site = markedRecords(content, language);
      const answer = async () => {
        const body = await joiningSheet({ language, level, site, texts, origin, today });
        const name = [language === "sw" ? "visiga-kujiunga" : "visiga-joining", level].filter(Boolean).join("-");
        const headers = {
          ...securityHeaders,
          // A number to pay to may have been replaced, and a day be over since midnight.
          "cache-control": "no-cache",
          "content-disposition": `attachment; filename="${name}.pdf"`,
          "content-type": "application/pdf",
          vary: "accept-encoding",
        };
        return new CompressedResponse({ status: 200, headers, body }, { rare: true });
      };
      return answers.send(request, reply, key, answer);
    });
  };
