import { schoolDay } from "@visiga/contracts/dates";
import { loadDashboardDictionary, loadPublicDictionary } from "@visiga/i18n/dictionaries";
import { withTexts } from "@visiga/i18n/text-paths";
import type { FastifyPluginAsync } from "fastify";
import type { ContentReader } from "#platform/pages/page-renderer.ts";
import type { Platform } from "#platform/platform.ts";
import { consentForm, personalDataRegister } from "./personal-data-sheets.ts";

interface Deps extends Pick<Platform, "clock" | "origins"> {
  readonly contentReader: Pick<ContentReader, "site" | "texts">;
}

const files = [
  { en: "personal-data", sw: "taarifa-binafsi", access: "admin", write: personalDataRegister },
  { en: "consent-form", sw: "fomu-ya-idhini", access: "user", write: consentForm },
] as const;

/** Serves the register of personal data and the consent form for parents as PDF: `/consent-form.pdf?lang=sw`. */
export const personalDataRest =
  ({ clock, origins, contentReader }: Deps): FastifyPluginAsync =>
  async (app) => {
    for (const { access, write, ...names } of files) {
      const config = { access, cost: "computation" } as const;
      app.get<{ Querystring: { lang?: unknown } }>(`/${names.en}.pdf`, { config }, async (request, reply) => {
        const language = request.query.lang === "sw" ? "sw" : "en";
        const [site, { texts }, dictionary, words] = await Promise.all([
          contentReader.site(language),
          contentReader.texts(language),
          loadPublicDictionary(language),
          loadDashboardDictionary(language),
        ]);
        const today = schoolDay(clock());
        const page = withTexts(dictionary, texts);
        const file = await write({ language, site, page, words, today, origin: origins.of(request.raw) });
        const disposition = `attachment; filename="${names[language]}.pdf"`;
        reply.headers({ "cache-control": "no-store", "content-disposition": disposition });
        return reply.type("application/pdf").send(file);
      });
    }
  };
