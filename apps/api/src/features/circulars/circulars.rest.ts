import { type CircularKind, circularFormats, circularKinds, circularsPath } from "@visiga/contracts/circulars";
import { schoolDay } from "@visiga/contracts/dates";
import { id as uuid } from "@visiga/contracts/fields";
import { fill } from "@visiga/i18n/format";
import { fileHeaders } from "@visiga/system/http/security-headers";
import type { FastifyPluginAsync } from "fastify";
import * as z from "zod/mini";
import { CompressedResponse } from "#platform/cache/cached-response.ts";
import { ContentResponseCache } from "#platform/cache/content-response-cache.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { TaggedPdf } from "#platform/pdf/tagged-pdf.ts";
import type { DrawPicture } from "#platform/pictures/background-process.ts";
import type { Platform } from "#platform/platform.ts";
import { type Circular, type CircularDeps, readCircular } from "./circular.ts";
import { circularSvg } from "./circular-picture.ts";

/** Bytes in memory: about 80 pictures. */
const inMemory = 16 * 1024 * 1024;

const address = z.object({
  kind: z.enum(circularKinds),
  // In capital letters it names the same entry: nobody may have it drawn again in each spelling.
  id: uuid.check(z.toLowerCase()),
  format: z.enum(circularFormats),
});

const fileNames: Readonly<Record<CircularKind, { en: string; sw: string }>> = {
  announcement: { en: "announcement", sw: "tangazo" },
  news: { en: "news", sw: "habari" },
  document: { en: "document", sw: "waraka" },
};

interface Deps extends CircularDeps, Pick<Platform, "contentVersion" | "origins" | "queues"> {
  readonly drawPicture: DrawPicture;
}

/** Serves announcements, news and documents to forward: `/circulars/news/<id>.png?lang=sw`. */
export const circularsRest =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const { clock, contentVersion, origins, queues, drawPicture } = deps;
    const answers = new ContentResponseCache(contentVersion, inMemory);
    const route = `${circularsPath}/:kind/:id.:format`;
    app.earlyResponses.add({
      prefix: `${circularsPath}/`,
      route,
      work: { name: "feeds", isFull: () => queues.computations.isFull },
    });
    const config = { access: "public", cost: "computation" } as const;
    app.get<{ Querystring: { lang?: unknown } }>(route, { config }, async (request, reply) => {
      const found = z.safeParse(address, request.params).data;
      if (!found) throw new AppError("not_found");
      const { kind, id, format } = found;
      // The address determines the language, because it is forwarded.
      const language = request.query.lang === "sw" ? "sw" : "en";
      const origin = origins.of(request.raw);
      const today = schoolDay(clock());
      const name = [origin, today, language, kind, id, format].join(" ");
      return answers.send(request, reply, name, async () => {
        const circular = await readCircular(deps, { kind, id }, language, origin);
        const body =
          format === "pdf" ? await circularPdf(circular, today) : await drawPicture(await circularSvg(circular));
        const headers = {
          ...fileHeaders,
          // Asked for again each time, so that nothing holds it after its end.
          "cache-control": "no-cache",
          "content-disposition": `inline; filename="visiga-${fileNames[kind][language]}-${today}.${format}"`,
          "content-type": format === "pdf" ? "application/pdf" : "image/png",
          vary: "accept-encoding",
        };
        return new CompressedResponse({ status: 200, headers, body }, { rare: true });
      });
    });
  };

/** A circular as A4 pages with the head of the school. @param today the school's day */
async function circularPdf(circular: Circular, today: string): Promise<Buffer> {
  const { language, school, label, title, lang, text, until, issued, address, shownAddress, isIncomplete, words } =
    circular;
  const pdf = await TaggedPdf.create({ title, school, language, today });
  pdf.head({ school, title, lang, subtitle: label }, { address, alt: fill(words.code, { address: shownAddress }) });
  for (const paragraph of text.split("\n").filter((each) => each.trim() !== "")) pdf.paragraph({ text: paragraph });
  if (until) pdf.paragraph({ text: `${until}.` }, "bold", "red");
  return pdf.end(`${issued}. ${isIncomplete ? words.more : words.website} ${shownAddress}`);
}
